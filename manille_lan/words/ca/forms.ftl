### El que hi afegeixen les altres formes del joc: subhastes i munt, parlar, cartes a cegues, piles, botifarra.
### $seat i $by són seients, $card una carta, $cards unes quantes; $kind, $what i $value, el que es diu d’unes cartes.

## Refusos

refusal-bid = «{ $action }» ara no és cap oferta. Ofereix entre { $low } i { $high } punts, o capot, o passa.
refusal-lay = { $left ->
    [0] Ara no es pot fer «{ $action }».
    [1] Primer has de descartar una carta; «{ $action }» no pot ser.
   *[other] Primer has de descartar { $left } cartes; «{ $action }» no pot ser.
}
refusal-position = Tens { $count } cartes: digues una posició de l’1 al { $count }.
refusal-false = Això no és veritat de les teves cartes.
refusal-answer-first = Primer cal respondre al teu company.
refusal-order = El teu company ha donat una ordre: has de sortir amb { CARDS($cards) }.
refusal-lowest = Qui no pot guanyar ha de jugar baix. Pots jugar { CARDS($cards) }.

## Fases

phase-privilege = { WHO($seat) ->
    [me] Vols jugar sol?
   *[other] { SEAT($seat) } pot jugar sol.
}
    .title = Qui juga sol
phase-auction = { WHO($seat) ->
    [me] Què ofereixes?
   *[other] Ara ofereix { SEAT($seat) }.
}
    .title = Subhasta
phase-draw = { WHO($seat) ->
    [me] Roba del munt, o para.
   *[other] { SEAT($seat) } pot robar del munt.
}
    .title = Munt
phase-widow = Es posa el munt a la taula.
    .title = Munt
phase-exchange = { WHO($seat) ->
    [me] Canvia cartes amb el munt, o planta’t.
   *[other] { SEAT($seat) } pot canviar cartes amb el munt.
}
    .title = Canvi

## Accions: en un botó

verb-accept = Jugo sol
verb-decline = Declino
    .said = Passo.
verb-bid = { $value ->
    [slam] Capot
   *[other] { $value }
}
verb-draw = Robo carta
verb-stop = Prou
verb-lay = Descarto { CARD($card) }
verb-stand = Em planto
verb-take = Agafo el munt
verb-pick = Munt: carta { $count }
verb-position = Carta { $count }
verb-invite = Convido el company a parlar
    .said = Parla tu!
verb-tell = { $kind ->
    [suit] A { SUIT($what) } en tinc { $value }
    [rank] Del rang { RANK($what) } en tinc { $value }
   *[card] { $value ->
        [yes] Tinc { CARD($what) }
       *[no] No tinc { CARD($what) }
    }
}
verb-ask = { $kind ->
    [suit] A { SUIT($what) }, quantes?
    [rank] Quantes del rang { RANK($what) }?
   *[card] Tens { CARD($what) }?
}
verb-answer = { $value ->
    [yes] Sí
    [no] No
   *[other] { $value }
}
verb-instruct = { $kind ->
    [suit] Surt amb { SUIT($what) }
   *[card] Surt amb { CARD($what) }
}

## Accions: al registre

did-accept = { WHO($by) ->
    [me] Jugues sol.
   *[other] { SEAT($by) } juga sol.
}
did-decline = { WHO($by) ->
    [me] Declines.
   *[other] { SEAT($by) } declina.
}
did-bid = { $value ->
    [slam] { WHO($by) ->
        [me] Ofereixes capot.
       *[other] { SEAT($by) } ofereix capot.
    }
   *[other] { WHO($by) ->
        [me] Ofereixes { $value }.
       *[other] { SEAT($by) } ofereix { $value }.
    }
}
did-draw = { WHO($by) ->
    [me] Robes del munt.
   *[other] { SEAT($by) } roba del munt.
}
did-stop = { WHO($by) ->
    [me] No robes més.
   *[other] { SEAT($by) } no roba més.
}
did-lay = Descartes { CARD($card) }.
did-stand = { WHO($by) ->
    [me] Et plantes: el munt es queda on és.
   *[other] { SEAT($by) } es planta: el munt es queda on és.
}
did-take = { WHO($by) ->
    [me] Agafes cartes del munt.
   *[other] { SEAT($by) } agafa cartes del munt.
}
did-pick = { WHO($by) ->
    [me] Dius la carta { $count } del munt.
   *[other] { SEAT($by) } diu la carta { $count } del munt.
}
did-position = { SEAT($by) } juga la carta { $count }.
did-invite = { WHO($by) ->
    [me] Convides el teu company a parlar.
    [partner] { SEAT($by) } et demana que parlis.
   *[other] { SEAT($by) } convida el seu company a parlar.
}
did-tell = { $kind ->
    [suit] { SEAT($by) }: «A { SUIT($what) } en tinc { $value }.»
    [rank] { SEAT($by) }: «Del rang { RANK($what) } en tinc { $value }.»
   *[card] { $value ->
        [yes] { SEAT($by) }: «Tinc { CARD($what) }.»
       *[no] { SEAT($by) }: «No tinc { CARD($what) }.»
    }
}
did-ask = { $kind ->
    [suit] { SEAT($by) }: «A { SUIT($what) }, quantes?»
    [rank] { SEAT($by) }: «Quantes del rang { RANK($what) }?»
   *[card] { SEAT($by) }: «Tens { CARD($what) }?»
}
did-answer = { $value ->
    [yes] { SEAT($by) }: «Sí.»
    [no] { SEAT($by) }: «No.»
   *[other] { SEAT($by) }: «{ $value }.»
}
did-instruct = { $kind ->
    [suit] { SEAT($by) }: «Surt amb { SUIT($what) }.»
   *[card] { SEAT($by) }: «Surt amb { CARD($what) }.»
}

## Altres fets, al registre

event-drawn = Robat: { CARDS($cards) }.
event-lay_hidden = { SEAT($seat) } descarta una carta.
event-widow_up = El munt ensenya { CARDS($cards) }.
event-taken = Agafat del munt: { CARDS($cards) }.
event-faced = { WHO($seat) ->
    [me] La teva carta és { CARD($card) }.
   *[other] { SEAT($seat) } juga { CARD($card) }.
}
event-piles = { SEAT($seat) } té a la vista: { CARDS($cards) }.
event-uncovered = { SEAT($seat) } gira { CARD($card) }.

## El compte d’una mà

score-discards = Descartades
score-goal = Cal arribar a
score-contract = Oferta
score-payment = Pagament
score-times_slam = Capot: × { $value }
score-times_stood = Plantat: × { $value }

## Opcions

rule-players = Jugadors
    .help = Quants hi juguen.
    .number = { $number }
rule-trump_mode = Trumfo
    .help = Com surt el trumfo.
    .dealer = el canta qui reparteix
    .turned = es gira una carta
    .declarer = el canta el solista
rule-parlee_base = El joc de base
    .help = Amb les cartes de quin joc es juga; a més, s’hi parla.
    .muette = manille muda
    .retournee = manille girada
    .belge = manillen belga
    .coinchee = manille contrada
rule-removal_order = Sets que se’n van
    .help = En quin ordre es treuen sets de la baralla quan no es pot repartir per igual.
rule-barraca = Barraca
    .help = Un quart contro, només amb un pal.
rule-botifarra_play = Qui no pot guanyar
    .help = Si qui no pot guanyar ha de jugar baix.
    .free = juga el que vol
    .forced = ha de jugar baix
rule-manilla2_odd = Les dues cartes senars
    .help = Per a qui és el punt de dues cartes que sobren.
    .floor = ningú
    .last_trick = l’última basa
    .majority = qui té més bases
rule-reveal = Girar la següent
    .help = Quan es gira la carta que hi ha sota la jugada.
    .after_trick = acabada la basa
    .at_once = de seguida
rule-defenders_are_partners = Defensa en equip
    .help = Si els que juguen contra el solista no s’han de matar ni fallar entre ells.
rule-all_pass = Si tothom passa
    .help = Què es fa quan ningú no vol jugar sol.
    .next_dealer = reparteix el següent
    .dealer_plays = juga qui reparteix
rule-min_bid = Oferta mínima
    .help = Els mínims punts que es poden oferir.
rule-exchange = Canvi
    .help = Què agafa el solista del munt.
    .take_all = tot el munt
    .pick = les cartes que diu
rule-doubles = L’audàcia dobla
    .help = El capot, i plantar-se, doblen cadascun el que es guanya o es perd.
rule-discards_count = Cartes descartades
    .help = Per a qui compten els punts descartats o deixats al munt.
    .nobody = ningú
    .declarer = el solista
    .defenders = la defensa
rule-payment = Pagament
    .help = Què paga o cobra cada contrari.
    .declining = menys per cada carta robada
    .flat = sempre igual
rule-truth = Veritat
    .help = Si el que no és veritat es refusa, o es deixa que els altres ho reclamin.
    .enforced = obligada
    .honour = sota paraula d’honor

## Errors d’opcions

option-individual-only = { $variant } es juga cadascú per ell: match=individual:N.
option-individual-players = { $deals } mans no es poden repartir entre { $players } jugadors: tothom reparteix les mateixes vegades.
option-barraca = La barraca demana max_calls=3.
option-forced-strict = El joc obligat demana play_rule=strict.
option-truth-honour = La paraula d’honor (truth=honour) demana enforcement=honour.
option-base = L’opció { $option } no vol dir res quan el joc de base és { $base }.
