### Het spel: weigeringen, fasen, acties, gebeurtenissen, regels van de afrekening, opties. De ids eindigen op de
### woorden van de motor. $seat, $by en $accused zijn plaatsen, $side een ploeg, $card en $head kaarten, $cards
### meer kaarten, $led en $trump kleuren.

## Waarom een actie geweigerd wordt: de regel, waarom hij nu geldt, wat wel mag

refusal-must-follow = Je moet { SUIT($led) } volgen: die kleur is gevraagd, en je hebt { CARDS($cards) }.
refusal-must-beat = { SEAT($seat) } ligt het hoogst met { CARD($head) }: je moet erover, en dat kan met { CARDS($cards) }.
refusal-must-ruff = Je hebt geen { SUIT($led) }, en { SEAT($seat) } ligt het hoogst: je moet troeven. Je mag { CARDS($cards) } spelen.
refusal-must-overruff = { SEAT($seat) } heeft getroefd met { CARD($head) }: je moet overtroeven. Dat kan met { CARDS($cards) }.
refusal-no-undertrump = Een troef onder { CARD($head) } mag niet zolang je iets anders hebt. Je mag { CARDS($cards) } spelen.
refusal-not-held = Je hebt { CARD($card) } niet.
refusal-not-offered = “{ $action }” kan nu niet.
refusal-cut = Neem tussen { $low } en { $high } kaarten af.
refusal-claim = Een melding noemt een slag van 1 tot { $tricks } en een speler van de andere ploeg.
refusal-deal-over = De ronde is voorbij.
refusal-not-your-turn = { SEAT($seat) } is aan de beurt.

## Fasen: wat gevraagd wordt aan wie aan de beurt is

phase-cut = { WHO($seat) ->
    [me] Neem af: hoeveel kaarten gaan onderaan?
   *[other] { SEAT($seat) } neemt af.
}
    .title = Afnemen
phase-deal = De kaarten worden gedeeld.
    .title = Delen
phase-blind_offer = { WHO($seat) ->
    [me] Jij deelt: maak blind troef, of bekijk je kaarten.
   *[other] { SEAT($seat) } mag blind troef maken.
}
    .title = Blind
phase-trumps = { WHO($seat) ->
    [me] Kies troef.
   *[other] { SEAT($seat) } kiest troef.
}
    .title = Troef
phase-turn_up = Er wordt een kaart gekeerd.
    .title = Keerkaart
phase-calls = { WHO($seat) ->
    [me] Klop je? Dan telt het dubbel.
   *[other] { SEAT($seat) } mag kloppen.
}
    .title = Kloppen
phase-play = { WHO($seat) ->
    [me] Jij bent aan de beurt: speel een kaart.
   *[other] { SEAT($seat) } moet spelen.
}
    .title = Spelen
phase-claims = { WHO($seat) ->
    [me] Heeft iemand van de andere ploeg een kaart gespeeld die niet mocht?
   *[other] { SEAT($seat) } mag een fout melden.
}
    .title = Fouten melden

## Acties: op een knop

verb-cut = { $count } afnemen
verb-blind = { $suit ->
    [none] Blind zonder troef
   *[suit] Blind { SUIT($suit) }
}
verb-look = Mijn kaarten bekijken
verb-trump = { $suit ->
    [none] Zonder troef
   *[suit] { SUIT($suit) }
}
verb-en_face = Mijn maat kiest
verb-pass = Ik pas
verb-double = Ik klop
verb-play = { CARD($card) }
verb-none = Niets te melden
verb-claim = Slag { $trick }: { SEAT($accused) }

## Acties: in het verloop

did-cut = { WHO($by) ->
    [me] Je neemt { $count } kaarten af.
   *[other] { SEAT($by) } neemt { $count } kaarten af.
}
did-blind = { $suit ->
    [none] { WHO($by) ->
        [me] Je speelt blind zonder troef.
       *[other] { SEAT($by) } speelt blind zonder troef.
    }
   *[suit] { WHO($by) ->
        [me] Je maakt blind { SUIT($suit) } troef.
       *[other] { SEAT($by) } maakt blind { SUIT($suit) } troef.
    }
}
did-look = { WHO($by) ->
    [me] Je bekijkt je kaarten.
   *[other] { SEAT($by) } bekijkt de kaarten.
}
did-trump = { $suit ->
    [none] { WHO($by) ->
        [me] Je speelt zonder troef.
       *[other] { SEAT($by) } speelt zonder troef.
    }
   *[suit] { WHO($by) ->
        [me] Je maakt { SUIT($suit) } troef.
       *[other] { SEAT($by) } maakt { SUIT($suit) } troef.
    }
}
did-en_face = { WHO($by) ->
    [me] Je laat je maat kiezen.
   *[other] { SEAT($by) } laat de maat kiezen.
}
did-pass = { WHO($by) ->
    [me] Je past.
   *[other] { SEAT($by) } past.
}
did-double = { WHO($by) ->
    [me] Je klopt.
   *[other] { SEAT($by) } klopt.
}
did-play = { WHO($by) ->
    [me] Je speelt { CARD($card) }.
   *[other] { SEAT($by) } speelt { CARD($card) }.
}
did-none = { WHO($by) ->
    [me] Je meldt geen fout.
   *[other] { SEAT($by) } meldt geen fout.
}
did-claim = { WHO($by) ->
    [me] Je meldt een fout van { SEAT($accused) } in slag { $trick }.
   *[other] { SEAT($by) } meldt een fout van { SEAT($accused) } in slag { $trick }.
}

## Andere gebeurtenissen, in het verloop

event-dealt = { WHO($seat) ->
    [me] Jij deelt.
   *[other] { SEAT($seat) } deelt.
}
event-drew = { WHO($seat) ->
    [me] Je trekt { CARD($card) }.
   *[other] { SEAT($seat) } trekt { CARD($card) }.
}
event-turned = Gekeerd: { CARD($card) }.
event-marked = { WHOSE($side) ->
    [me] Je noteert { $value } voor de keerkaart.
    [one] { SIDE($side) } noteert { $value } voor de keerkaart.
    [us] Jouw ploeg noteert { $value } voor de keerkaart.
    [them] De andere ploeg noteert { $value } voor de keerkaart.
   *[other] { SIDE($side) } noteren { $value } voor de keerkaart.
}
event-held = { WHOSE($side) ->
    [me] Je houdt { $value } voor de keerkaart tegoed tot de ronde gespeeld is.
    [one] { SIDE($side) } houdt { $value } voor de keerkaart tegoed tot de ronde gespeeld is.
    [us] Jouw ploeg houdt { $value } voor de keerkaart tegoed tot de ronde gespeeld is.
    [them] De andere ploeg houdt { $value } voor de keerkaart tegoed tot de ronde gespeeld is.
   *[other] { SIDE($side) } houden { $value } voor de keerkaart tegoed tot de ronde gespeeld is.
}
event-won = { WHO($seat) ->
    [me] Jij haalt de slag.
   *[other] { SEAT($seat) } haalt de slag.
}
event-thrown_in = De ronde vervalt: niemand scoort.
event-deal_over = De ronde is voorbij.
event-leg = { WHOSE($side) ->
    [me] Je wint de manche.
    [one] { SIDE($side) } wint de manche.
    [us] Jouw ploeg wint de manche.
    [them] De andere ploeg wint de manche.
   *[other] { SIDE($side) } winnen de manche.
}
event-match_over = { WHOSE($side) ->
    [me] Je wint de partij!
    [one] { SIDE($side) } wint de partij.
    [us] Jouw ploeg wint de partij!
    [them] De andere ploeg wint de partij.
   *[other] { SIDE($side) } winnen de partij.
}
    .shared = De partij eindigt gelijk.

## De afrekening van een ronde

side-you = Jij
side-us = Wij
side-them = Zij
score-line = { $label }: { $value }
score-turned_up = Keerkaart
score-card_points = Kaartpunten
score-trick_points = Slagen, elk één punt
score-threshold = Helft van de punten
score-excess = Boven de helft
score-times_no_trump = Zonder troef: × { $value }
score-times_blind = Blind: × { $value }
score-times_calls = Geklopt: × { $value }
score-times_tie = Na een gelijke ronde: × { $value }
score-times_capot = Alle slagen: × { $value }
score-capped = Niet meer dan × { $value }
score-score = Score van de ronde
score-tie = Gelijk, elk { $value }: niemand scoort
score-held_lost = Punten tegoed, verloren
score-capote = Alle slagen: de manche is gewonnen
score-breach = Fout bewezen, in slag { $value }
score-penalty_points = Al wat de ronde kon opbrengen
score-penalty = Score van de ronde, door de fout

## Opties van de regels: naam, een regel uitleg, namen van de waarden

value-true = ja
value-false = nee

rule-direction = Speelrichting
    .help = In welke richting de beurt, het delen en de rol van deler doorschuiven.
    .cw = met de klok mee
    .ccw = tegen de klok in
rule-seating = Maats
    .help = Of de spelers blijven zitten zoals ze aanschoven, of kaarten trekken om maats en plaatsen.
    .lobby = zoals ze zitten
    .draw = met kaarten getrokken
rule-first_dealer = Eerste deler
    .help = Wie in een partij als eerste deelt.
    .draw = wie het hoogst trekt
    .random = om het even wie, door loting
    .host = de host
rule-shuffle = Schudden
    .help = Voor elke ronde, of alleen voor de eerste: dan weet wie de vorige ronde onthoudt veel over de volgende.
    .full = voor elke ronde
    .none = alleen voor de eerste ronde
rule-cut = Afnemen
    .help = Of de buur van de deler gevraagd wordt om af te nemen.
    .none = niet gevraagd
    .ask = gevraagd voor elke ronde
rule-packets = Pakjes
    .help = Hoeveel kaarten iedereen per keer krijgt.
rule-no_trump_allowed = Zonder troef
    .help = Of de ronde zonder troef gespeeld mag worden; dan telt ze dubbel.
rule-en_face = Maat mag kiezen
    .help = De deler mag de keuze van troef aan de maat overlaten.
rule-blind = Blind troef maken
    .help = De deler mag troef maken voor hij een kaart bekijkt; dan telt de ronde dubbel.
    .none = nooit
    .nt = alleen zonder troef
    .any = een kleur of zonder troef
rule-blind_dealer_leads = Blinde deler komt uit
    .help = Als er blind troef gemaakt is, komt de deler in de eerste slag uit.
rule-partner_hidden = Maat kijkt niet
    .help = De maat van de deler ziet geen kaarten tot de troef bekend is.
rule-max_calls = Kloppen
    .help = Hoe vaak er in een ronde geklopt mag worden, beide ploegen samen.
    .number = { $number ->
        [0] niet
       *[other] hoogstens { $number } keer
    }
rule-multiplier_cap = Limiet
    .help = Hoeveel keer een ronde hoogstens kan tellen.
    .none = geen
    .number = × { $number }
rule-capot = Alle slagen dubbel
    .help = De ploeg die alle slagen haalt, scoort dubbel.
rule-capot_in_cap = Limiet met alle slagen
    .help = Of de limiet ook geldt voor wat alle slagen verdubbelt.
rule-coinche_scope = Wat kloppen verdubbelt
    .help = De score van beide ploegen, of alleen van wie klopte, zoals een oude tekst het zegt.
    .both = wie ook wint
    .literal = volgens de oude tekst
rule-tie_doubles_next = Na een gelijke ronde
    .help = Of de ronde na een gelijke ronde dubbel telt.
    .no = niets
    .single = de volgende ronde telt dubbel
    .cumulative = elke gelijke ronde na elkaar verdubbelt opnieuw
rule-jack = Boer
    .help = Kaartpunten van een boer.
rule-trick_point = Slagpunt
    .help = Punten voor elke slag, naast de kaartpunten.
rule-threshold = Te overschrijden
    .help = Een ploeg scoort wat ze boven dit getal heeft.
    .half = de helft van alle punten
rule-play_rule = Speelplicht
    .help = Wat een speler moet doen die kan volgen, erover gaan of troeven.
    .strict = volgen, erover gaan en troeven
    .follow_trump = volgen; kan dat niet, troeven
    .follow_only = volgen
    .none = geen
rule-undertrump = Ondertroeven
    .help = Of een troef onder de hoogste troef gespeeld mag worden als er een gewone kleur gevraagd is.
    .ban = alleen als je niets anders hebt
    .ban_vs_opponents = onder de troef van een tegenstander alleen als je niets anders hebt
    .free_if_unable = mag als je niet kunt overtroeven
    .free = mag
rule-match = Partij
    .help = Waarmee je de partij wint.
    .race = tot { $number }
    .trees = beste van drie, elk tot { $number }
    .fixed = { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }
    .sets = beste van drie manches: 34, 34, dan 44
    .hands = beste van drie manches van 40
    .individual = { $number } rondes, elk voor zich
rule-turnup = Punten van de keerkaart
    .help = Wanneer ze genoteerd worden, als ze het doel halen.
    .at_once = meteen
    .held = na de ronde, als de ploeg de helft heeft
rule-capote_wins_hand = Alle slagen wint manche
    .help = In een partij met manches van 40 wint de ploeg die alle slagen haalt meteen de manche.
rule-enforcement = Fouten
    .help = Of verboden kaarten geweigerd worden, of de anderen de fout moeten melden.
    .refuse = geweigerd
    .honour = te melden na de ronde
rule-violation_multiplied = Fout vermenigvuldigd
    .help = Of de straf voor een fout vermenigvuldigd wordt zoals de ronde.
rule-show_last_trick = Laatste slag
    .help = Of de laatste slag opnieuw bekeken mag worden.
rule-table_talk = Praten onder het spel
    .help = Of spelers mogen chatten terwijl er gespeeld wordt.
    .closed = alleen tussen de rondes
    .open = altijd

## Fouten in opties, notatie en namen

option-value = De optie { $option } kan niet “{ $value }” zijn. Toegelaten: { $allowed }.
option-form = “{ $text }” is geen optie. Schrijf NAAM=WAARDE, bijvoorbeeld match=race:101.
option-twice = De optie { $option } staat er twee keer.
option-unknown = { $variant } heeft geen optie { $option }. Wel: { $known }.
option-players = { $low ->
    [4] { $variant } speel je met vier, niet met { $players }.
   *[other] { $variant } speel je met { $low } tot { $high }, niet met { $players }.
}
option-packets = Die pakjes zijn samen { $total } kaarten, maar een hand telt er { $hand }.
option-threshold = { $threshold } is meer dan de helft van de punten, en die is { $half }.
option-blind-no-trump = Blind zonder troef kan alleen met de optie no_trump_allowed.
option-held-fixed = Punten tegoed houden (turnup=held) kan niet in een partij met een vast aantal rondes: die heeft geen doel.
option-individual = { $variant } speel je in ploegen; individuele partijen zijn voor de spellen met opbod.
notation-card = “{ $text }” is geen kaart van dit pak ({ $pack }).
notation-suit = “{ $text }” is geen kleur. De kleuren zijn { $suits }.
notation-card-twice = Een kaart staat twee keer in “{ $text }”.
notation-pack = Er is geen pak “{ $text }”. Wel: { $packs }.
notation-action = “{ $text }” is geen actie.
notation-event = “{ $text }” is geen gebeurtenis.
notation-line = “{ $text }” is geen regel van de afrekening.
notation-view = Wat de tafel stuurde, is geen beeld van een ronde: { $problem }
notation-order = Een ronde heeft het hele pak van { $size } kaarten nodig; dit zijn er { $count }, of er staat een kaart twee keer.
match-over = De partij is voorbij.
