### Wat de andere vormen van het spel toevoegen: bieden en talon, spreken, blinde handen, stapels, botifarra.
### $seat en $by zijn plaatsen, $card een kaart, $cards meer kaarten; $kind, $what en $value wat over een hand gezegd
### wordt.

## Weigeringen

refusal-bid = “{ $action }” kun je nu niet bieden. Bied { $low } tot { $high } punten, alle slagen, of pas.
refusal-lay = { $left ->
    [0] “{ $action }” kan nu niet.
    [1] Leg eerst één kaart weg; “{ $action }” kan niet.
   *[other] Leg eerst { $left } kaarten weg; “{ $action }” kan niet.
}
refusal-position = Je hebt { $count } kaarten: noem een plaats van 1 tot { $count }.
refusal-false = Dat is niet waar voor jouw hand.
refusal-answer-first = Je maat moet eerst antwoord krijgen.
refusal-order = Je maat heeft een opdracht gegeven: je moet uitkomen met { CARDS($cards) }.
refusal-lowest = Wie de slag niet kan halen, moet laag spelen. Je mag { CARDS($cards) } spelen.

## Fasen

phase-privilege = { WHO($seat) ->
    [me] Wil je alleen spelen?
   *[other] { SEAT($seat) } mag alleen spelen.
}
    .title = Wie speelt alleen
phase-auction = { WHO($seat) ->
    [me] Wat bied je?
   *[other] { SEAT($seat) } biedt.
}
    .title = Opbod
phase-draw = { WHO($seat) ->
    [me] Trek uit de talon, of stop.
   *[other] { SEAT($seat) } mag uit de talon trekken.
}
    .title = Talon
phase-widow = De talon wordt opengelegd.
    .title = Talon
phase-exchange = { WHO($seat) ->
    [me] Ruil kaarten met de talon, of ruil niet.
   *[other] { SEAT($seat) } mag kaarten ruilen met de talon.
}
    .title = Ruilen

## Acties: op een knop

verb-accept = Ik speel alleen
verb-decline = Nee, bedankt
    .said = Ik pas.
verb-bid = { $value ->
    [slam] Alle slagen
   *[other] { $value }
}
verb-draw = Een kaart trekken
verb-stop = Genoeg
verb-lay = { CARD($card) } wegleggen
verb-stand = Ik ruil niet
verb-take = Ik neem de talon
verb-pick = Talonkaart { $count }
verb-position = Kaart { $count }
verb-invite = Mijn maat laten spreken
    .said = Aan jou het woord!
verb-tell = { $kind ->
    [suit] Ik heb { $value } { SUIT($what) }
    [rank] Ik heb { $value } keer een { RANK($what) }
   *[card] { $value ->
        [yes] Ik heb { CARD($what) }
       *[no] Ik heb { CARD($what) } niet
    }
}
verb-ask = { $kind ->
    [suit] Hoeveel { SUIT($what) }?
    [rank] Hoeveel keer een { RANK($what) }?
   *[card] Heb je { CARD($what) }?
}
verb-answer = { $value ->
    [yes] Ja
    [no] Nee
   *[other] { $value }
}
verb-instruct = { $kind ->
    [suit] Kom uit met { SUIT($what) }
   *[card] Kom uit met { CARD($what) }
}

## Acties: in het verloop

did-accept = { WHO($by) ->
    [me] Je speelt alleen.
   *[other] { SEAT($by) } speelt alleen.
}
did-decline = { WHO($by) ->
    [me] Je zegt nee.
   *[other] { SEAT($by) } zegt nee.
}
did-bid = { $value ->
    [slam] { WHO($by) ->
        [me] Je biedt alle slagen.
       *[other] { SEAT($by) } biedt alle slagen.
    }
   *[other] { WHO($by) ->
        [me] Je biedt { $value }.
       *[other] { SEAT($by) } biedt { $value }.
    }
}
did-draw = { WHO($by) ->
    [me] Je trekt uit de talon.
   *[other] { SEAT($by) } trekt uit de talon.
}
did-stop = { WHO($by) ->
    [me] Je trekt niet meer.
   *[other] { SEAT($by) } trekt niet meer.
}
did-lay = Je legt { CARD($card) } weg.
did-stand = { WHO($by) ->
    [me] Je ruilt niet: de talon blijft liggen.
   *[other] { SEAT($by) } ruilt niet: de talon blijft liggen.
}
did-take = { WHO($by) ->
    [me] Je neemt uit de talon.
   *[other] { SEAT($by) } neemt uit de talon.
}
did-pick = { WHO($by) ->
    [me] Je noemt talonkaart { $count }.
   *[other] { SEAT($by) } noemt talonkaart { $count }.
}
did-position = { SEAT($by) } speelt kaart { $count }.
did-invite = { WHO($by) ->
    [me] Je laat je maat spreken.
    [partner] { SEAT($by) } vraagt je te spreken.
   *[other] { SEAT($by) } laat de maat spreken.
}
did-tell = { $kind ->
    [suit] { SEAT($by) }: “Ik heb { $value } { SUIT($what) }.”
    [rank] { SEAT($by) }: “Ik heb { $value } keer een { RANK($what) }.”
   *[card] { $value ->
        [yes] { SEAT($by) }: “Ik heb { CARD($what) }.”
       *[no] { SEAT($by) }: “Ik heb { CARD($what) } niet.”
    }
}
did-ask = { $kind ->
    [suit] { SEAT($by) }: “Hoeveel { SUIT($what) }?”
    [rank] { SEAT($by) }: “Hoeveel keer een { RANK($what) }?”
   *[card] { SEAT($by) }: “Heb je { CARD($what) }?”
}
did-answer = { $value ->
    [yes] { SEAT($by) }: “Ja.”
    [no] { SEAT($by) }: “Nee.”
   *[other] { SEAT($by) }: “{ $value }.”
}
did-instruct = { $kind ->
    [suit] { SEAT($by) }: “Kom uit met { SUIT($what) }.”
   *[card] { SEAT($by) }: “Kom uit met { CARD($what) }.”
}

## Andere gebeurtenissen, in het verloop

event-drawn = Getrokken: { CARDS($cards) }.
event-lay_hidden = { SEAT($seat) } legt een kaart weg.
event-widow_up = De talon toont { CARDS($cards) }.
event-taken = Uit de talon genomen: { CARDS($cards) }.
event-faced = { WHO($seat) ->
    [me] Je kaart is { CARD($card) }.
   *[other] { SEAT($seat) } speelt { CARD($card) }.
}
event-piles = { SEAT($seat) } heeft open: { CARDS($cards) }.
event-uncovered = { SEAT($seat) } keert { CARD($card) }.

## De afrekening van een ronde

score-discards = Weggelegd
score-goal = Te halen
score-contract = Bod
score-payment = Betaling
score-times_slam = Alle slagen: × { $value }
score-times_stood = Niet geruild: × { $value }

## Opties

rule-players = Spelers
    .help = Met hoeveel je speelt.
    .number = { $number }
rule-trump_mode = Troef
    .help = Hoe de troef tot stand komt.
    .dealer = de deler kiest
    .turned = er wordt een kaart gekeerd
    .declarer = de alleenspeler kiest
rule-parlee_base = Het spel erachter
    .help = Met de kaarten van welk spel je speelt; het spreken komt erbij.
    .muette = Manille muette
    .retournee = Franse manille
    .belge = Belgisch manillen
    .coinchee = Manille coinchée
rule-removal_order = Zevens die weggaan
    .help = In welke volgorde zevens uit het pak gaan als de kaarten niet gelijk te verdelen zijn.
rule-barraca = Barraca
    .help = Een vierde keer kloppen, alleen bij een kleur.
rule-botifarra_play = Wie niet kan winnen
    .help = Of wie de slag niet kan halen, laag moet spelen.
    .free = mag alles spelen
    .forced = moet laag spelen
rule-manilla2_odd = De twee restkaarten
    .help = Wie het punt krijgt voor twee kaarten die overblijven.
    .floor = niemand
    .last_trick = de laatste slag
    .majority = wie meer slagen heeft
rule-reveal = Volgende kaart keren
    .help = Wanneer de kaart onder een gespeelde kaart gekeerd wordt.
    .after_trick = na de slag
    .at_once = meteen
rule-defenders_are_partners = Tegenspelers zijn maats
    .help = Of de tegenspelers niet over elkaar hoeven te gaan en elkaar niet hoeven te troeven.
rule-all_pass = Als iedereen past
    .help = Wat er gebeurt als niemand alleen wil spelen.
    .next_dealer = de volgende deelt
    .dealer_plays = de deler moet spelen
rule-min_bid = Laagste bod
    .help = Hoeveel punten je minstens moet bieden.
rule-exchange = Ruilen
    .help = Hoe de alleenspeler uit de talon neemt.
    .take_all = alles
    .pick = kaarten naar keuze
rule-doubles = Durf telt dubbel
    .help = Alle slagen bieden en niet ruilen verdubbelen elk wat je wint of verliest.
rule-discards_count = Weggelegde kaarten
    .help = Voor wie de punten tellen die weggelegd werden of in de talon bleven.
    .nobody = niemand
    .declarer = de alleenspeler
    .defenders = de tegenspelers
rule-payment = Betaling
    .help = Wat elke tegenstander betaalt of krijgt.
    .declining = minder per getrokken kaart
    .flat = altijd hetzelfde
rule-truth = Waarheid
    .help = Of onware woorden geweigerd worden, of de anderen ze moeten melden.
    .enforced = verplicht
    .honour = op erewoord

## Fouten in opties

option-individual-only = { $variant } speelt ieder voor zich: match=individual:N.
option-individual-players = { $deals } rondes zijn niet te verdelen onder { $players } spelers: iedereen deelt even vaak.
option-barraca = De barraca kan alleen met max_calls=3.
option-forced-strict = Verplicht laag spelen kan alleen met play_rule=strict.
option-truth-honour = Woorden op erewoord (truth=honour) kunnen alleen met enforcement=honour.
option-base = De optie { $option } betekent niets als { $base } het spel erachter is.
