### El joc: refusos, fases, accions, fets, línies del compte, opcions. Els identificadors acaben amb les paraules
### del motor. $seat, $by i $accused són seients, $side un equip, $card i $head cartes, $cards unes quantes, $led i
### $trump pals.

## Per què es refusa una acció: la regla, per què val ara, què es pot fer

refusal-must-follow = Has de servir { SUIT($led) }: és el pal de sortida, i tens { CARDS($cards) }.
refusal-must-beat = { SEAT($seat) } guanya amb { CARD($head) }: has de matar, i pots fer-ho amb { CARDS($cards) }.
refusal-must-ruff = No tens { SUIT($led) } i guanya { SEAT($seat) }: has de fallar. Pots jugar { CARDS($cards) }.
refusal-must-overruff = { SEAT($seat) } ha fallat amb { CARD($head) }: has de contrafallar. Pots fer-ho amb { CARDS($cards) }.
refusal-no-undertrump = No pots tirar un trumfo més baix que { CARD($head) } si tens cap altra carta. Pots jugar { CARDS($cards) }.
refusal-not-held = No tens { CARD($card) }.
refusal-not-offered = Ara no es pot fer «{ $action }».
refusal-cut = Escapça entre { $low } i { $high } cartes.
refusal-claim = Una reclamació diu una basa, de l’1 al { $tricks }, i un jugador de l’altre equip.
refusal-deal-over = La mà s’ha acabat.
refusal-not-your-turn = Ara li toca a { SEAT($seat) }.

## Fases: què es demana a qui té el torn

phase-cut = { WHO($seat) ->
    [me] Escapça: quantes cartes van a sota?
   *[other] Ara escapça { SEAT($seat) }.
}
    .title = Escapçar
phase-deal = Es reparteixen les cartes.
    .title = Repartir
phase-blind_offer = { WHO($seat) ->
    [me] Reparteixes: canta trumfo a cegues, o mira les cartes.
   *[other] { SEAT($seat) } pot cantar trumfo a cegues.
}
    .title = A cegues
phase-trumps = { WHO($seat) ->
    [me] Canta trumfo.
   *[other] Ara canta { SEAT($seat) }.
}
    .title = Trumfo
phase-turn_up = Es gira una carta.
    .title = Carta girada
phase-calls = { WHO($seat) ->
    [me] Vols contrar?
   *[other] { SEAT($seat) } pot contrar.
}
    .title = Contrar
phase-play = { WHO($seat) ->
    [me] Et toca: juga una carta.
   *[other] Ara juga { SEAT($seat) }.
}
    .title = Joc
phase-claims = { WHO($seat) ->
    [me] L’altre equip ha jugat alguna carta no permesa?
   *[other] { SEAT($seat) } pot reclamar una falta.
}
    .title = Reclamar

## Accions: en un botó

verb-cut = Escapço { $count }
verb-blind = { $suit ->
    [none] Sense trumfo, a cegues
   *[suit] { SUIT($suit) }, a cegues
}
verb-look = Miro les cartes
verb-trump = { $suit ->
    [none] Sense trumfo
   *[suit] { SUIT($suit) }
}
verb-en_face = Delego en el company
verb-pass = Passo
verb-double = Contro
verb-play = { CARD($card) }
verb-none = No reclamo
verb-claim = Basa { $trick }: { SEAT($accused) }

## Accions: al registre

did-cut = { WHO($by) ->
    [me] Escapces { $count } cartes.
   *[other] { SEAT($by) } escapça { $count } cartes.
}
did-blind = { $suit ->
    [none] { WHO($by) ->
        [me] Cantes sense trumfo, a cegues.
       *[other] { SEAT($by) } canta sense trumfo, a cegues.
    }
   *[suit] { WHO($by) ->
        [me] Cantes { SUIT($suit) }, a cegues.
       *[other] { SEAT($by) } canta { SUIT($suit) }, a cegues.
    }
}
did-look = { WHO($by) ->
    [me] Mires les teves cartes.
   *[other] { SEAT($by) } mira les seves cartes.
}
did-trump = { $suit ->
    [none] { WHO($by) ->
        [me] Cantes sense trumfo.
       *[other] { SEAT($by) } canta sense trumfo.
    }
   *[suit] { WHO($by) ->
        [me] Cantes { SUIT($suit) }.
       *[other] { SEAT($by) } canta { SUIT($suit) }.
    }
}
did-en_face = { WHO($by) ->
    [me] Delegues en el teu company.
   *[other] { SEAT($by) } delega en el seu company.
}
did-pass = { WHO($by) ->
    [me] Passes.
   *[other] { SEAT($by) } passa.
}
did-double = { WHO($by) ->
    [me] Dius contro.
   *[other] { SEAT($by) } diu contro.
}
did-play = { WHO($by) ->
    [me] Jugues { CARD($card) }.
   *[other] { SEAT($by) } juga { CARD($card) }.
}
did-none = { WHO($by) ->
    [me] No reclames res.
   *[other] { SEAT($by) } no reclama res.
}
did-claim = { WHO($by) ->
    [me] Reclames que { SEAT($accused) } ha fet una falta a la basa { $trick }.
   *[other] { SEAT($by) } reclama que { SEAT($accused) } ha fet una falta a la basa { $trick }.
}

## Altres fets, al registre

event-dealt = { WHO($seat) ->
    [me] Reparteixes.
   *[other] { SEAT($seat) } reparteix.
}
event-drew = { WHO($seat) ->
    [me] Treus { CARD($card) }.
   *[other] { SEAT($seat) } treu { CARD($card) }.
}
event-turned = Carta girada: { CARD($card) }.
event-marked = { WHOSE($side) ->
    [me] T’apuntes { $value } per la carta girada.
    [one] { SIDE($side) } s’apunta { $value } per la carta girada.
    [us] El teu equip s’apunta { $value } per la carta girada.
    [them] L’altre equip s’apunta { $value } per la carta girada.
   *[other] { SIDE($side) } s’apunten { $value } per la carta girada.
}
event-held = { WHOSE($side) ->
    [me] Et guardes { $value } per la carta girada fins al final de la mà.
    [one] { SIDE($side) } es guarda { $value } per la carta girada fins al final de la mà.
    [us] El teu equip es guarda { $value } per la carta girada fins al final de la mà.
    [them] L’altre equip es guarda { $value } per la carta girada fins al final de la mà.
   *[other] { SIDE($side) } es guarden { $value } per la carta girada fins al final de la mà.
}
event-won = { WHO($seat) ->
    [me] Guanyes la basa.
   *[other] { SEAT($seat) } guanya la basa.
}
event-thrown_in = La mà s’anul·la: ningú no puntua.
event-deal_over = La mà s’ha acabat.
event-leg = { WHOSE($side) ->
    [me] Guanyes la màniga.
    [one] { SIDE($side) } guanya la màniga.
    [us] El teu equip guanya la màniga.
    [them] L’altre equip guanya la màniga.
   *[other] { SIDE($side) } guanyen la màniga.
}
event-match_over = { WHOSE($side) ->
    [me] Guanyes la partida!
    [one] { SIDE($side) } guanya la partida.
    [us] El teu equip guanya la partida!
    [them] L’altre equip guanya la partida.
   *[other] { SIDE($side) } guanyen la partida.
}
    .shared = La partida acaba en empat.

## El compte d’una mà

side-you = Tu
side-us = Nosaltres
side-them = Ells
score-line = { $label }: { $value }
score-turned_up = Carta girada
score-card_points = Punts de cartes
score-trick_points = Bases, a un punt
score-threshold = La meitat dels punts
score-excess = Per sobre de la meitat
score-times_no_trump = Sense trumfo: × { $value }
score-times_blind = Cantat a cegues: × { $value }
score-times_calls = Contrada: × { $value }
score-times_tie = Després d’un empat: × { $value }
score-times_capot = Capot: × { $value }
score-capped = No més de × { $value }
score-score = Punts de la mà
score-tie = Empat a { $value }: ningú no puntua
score-held_lost = Punts guardats perduts
score-capote = Capot: màniga guanyada
score-breach = Falta provada, basa { $value }
score-penalty_points = Tot el que podia valer la mà
score-penalty = Punts de la mà, per la falta

## Opcions de les regles: nom, una línia d’ajuda, noms dels valors

value-true = sí
value-false = no

rule-direction = Sentit del joc
    .help = Cap a quin costat van el torn, les cartes i el torn de repartir.
    .cw = horari
    .ccw = antihorari
rule-seating = Companys
    .help = Si cadascú seu on ha entrat, o si companys i seients es treuen a cartes.
    .lobby = tal com seuen
    .draw = a cartes
rule-first_dealer = Primer a repartir
    .help = Qui reparteix primer a la partida.
    .draw = qui treu la carta més alta
    .random = qualsevol, a l’atzar
    .host = l’amfitrió
rule-shuffle = Barrejar
    .help = Abans de cada mà, o només abans de la primera: llavors, qui recorda l’última mà sap molt de la següent.
    .full = abans de cada mà
    .none = només abans de la primera
rule-cut = Escapçar
    .help = Si es demana al veí de qui reparteix que escapci la baralla.
    .none = no es demana
    .ask = abans de cada mà
rule-packets = Repartiment
    .help = Quantes cartes rep cadascú cada vegada.
rule-no_trump_allowed = Sense trumfo
    .help = Si la mà es pot jugar sense trumfo; llavors val doble.
rule-en_face = Delegar
    .help = Qui reparteix pot deixar que canti el company del davant.
rule-blind = Cantar a cegues
    .help = Qui reparteix pot cantar trumfo abans de mirar cap carta; llavors la mà val doble.
    .none = mai
    .nt = només sense trumfo
    .any = un pal o sense trumfo
rule-blind_dealer_leads = A cegues, surt qui reparteix
    .help = Si s’ha cantat a cegues, qui reparteix surt a la primera basa.
rule-partner_hidden = El company no mira
    .help = El company de qui reparteix no veu les cartes fins que s’ha cantat trumfo.
rule-max_calls = Contros
    .help = Quantes vegades es pot doblar una mà, entre els dos equips.
    .number = { $number ->
        [0] cap
       *[other] com a molt { $number }
    }
rule-multiplier_cap = Límit
    .help = Per quant es pot multiplicar una mà, com a molt.
    .none = cap
    .number = × { $number }
rule-capot = El capot dobla
    .help = L’equip que guanya totes les bases s’apunta el doble.
rule-capot_in_cap = Capot dins del límit
    .help = Si el límit també val per al doble del capot.
rule-coinche_scope = Què multiplica el contro
    .help = Els punts de tots dos equips, o només els de qui contra, com diu un text antic.
    .both = guanyi qui guanyi
    .literal = segons el text antic
rule-tie_doubles_next = Després d’un empat
    .help = Si la mà després d’un empat val el doble.
    .no = res
    .single = la mà següent val doble
    .cumulative = cada empat seguit torna a doblar
rule-jack = Sota
    .help = Punts que val una sota.
rule-trick_point = Punt per basa
    .help = Punts per cada basa, a més dels punts de cartes.
rule-threshold = Cal superar
    .help = Un equip s’apunta el que fa per sobre d’aquest nombre.
    .half = la meitat dels punts
rule-play_rule = Obligacions
    .help = Què ha de fer un jugador que pot servir, matar o fallar.
    .strict = servir, matar i fallar
    .follow_trump = servir; fallar si no se’n té
    .follow_only = servir
    .none = cap
rule-undertrump = Trumfo més baix
    .help = Si en un altre pal es pot tirar un trumfo més baix que el que guanya.
    .ban = només si no queda res més
    .ban_vs_opponents = sota el trumfo d’un contrari, només si no queda res més
    .free_if_unable = permès a qui no pot contrafallar
    .free = permès
rule-match = Partida
    .help = Com es guanya la partida.
    .race = fins a { $number }
    .trees = al millor de tres de { $number }
    .fixed = { $number ->
        [one] { $number } mà
       *[other] { $number } mans
    }
    .sets = al millor de tres: 34, 34 i 44
    .hands = al millor de tres de 40
    .individual = { $number } mans, cadascú per ell
rule-turnup = Punts de la carta girada
    .help = Quan s’apunten, si amb ells s’arriba a la fita.
    .at_once = de seguida
    .held = acabada la mà, si l’equip fa la meitat
rule-capote_wins_hand = El capot guanya la màniga
    .help = En una partida a mànigues de 40, l’equip que guanya totes les bases guanya la màniga de cop.
rule-enforcement = Faltes
    .help = Si les cartes no permeses es refusen, o es deixa que els altres les reclamin.
    .refuse = es refusen
    .honour = es reclamen acabada la mà
rule-violation_multiplied = Falta multiplicada
    .help = Si el càstig d’una falta es multiplica com la mà.
rule-show_last_trick = Última basa
    .help = Si es pot tornar a mirar l’última basa.
rule-table_talk = Xat durant el joc
    .help = Si els jugadors poden xatejar mentre es juguen cartes.
    .closed = només entre mans
    .open = sempre

## Errors d’opcions, notació i noms

option-value = L’opció { $option } no pot ser «{ $value }». Permès: { $allowed }.
option-form = «{ $text }» no és cap opció. Escriu NOM=VALOR, per exemple match=race:101.
option-twice = L’opció { $option } surt dues vegades.
option-unknown = { $variant } no té cap opció { $option }. Té: { $known }.
option-players = { $low ->
    [4] { $variant } és un joc per a quatre, no per a { $players }.
   *[other] { $variant } és un joc de { $low } a { $high } jugadors, no per a { $players }.
}
option-packets = Així es reparteixen { $total } cartes, però en toquen { $hand } per jugador.
option-threshold = { $threshold } és més que la meitat dels punts, que és { $half }.
option-blind-no-trump = Cantar sense trumfo a cegues demana l’opció no_trump_allowed.
option-held-fixed = No es poden guardar punts (turnup=held) en una partida a un nombre fix de mans: no té cap fita.
option-individual = { $variant } es juga per equips; les partides individuals són per a les subhastes.
notation-card = «{ $text }» no és cap carta d’aquesta baralla ({ $pack }).
notation-suit = «{ $text }» no és cap pal. Els pals són { $suits }.
notation-card-twice = Hi ha una carta repetida a «{ $text }».
notation-pack = No hi ha cap baralla «{ $text }». N’hi ha: { $packs }.
notation-action = «{ $text }» no és cap acció.
notation-event = «{ $text }» no és cap fet.
notation-line = «{ $text }» no és cap línia del compte.
notation-view = El que ha enviat la taula no és cap vista d’una mà: { $problem }
notation-order = Una mà demana la baralla sencera, { $size } cartes; aquí n’hi ha { $count }, o n’hi ha una de repetida.
match-over = La partida s’ha acabat.
