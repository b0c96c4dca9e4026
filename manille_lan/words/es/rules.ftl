### El juego: negativas, fases, acciones, sucesos, líneas de la cuenta, opciones. Los identificadores acaban en las
### palabras del motor. $seat, $by y $accused son sitios, $side un bando, $card y $head cartas, $cards varias, $led
### y $trump palos.

## Por qué se rechaza una acción: la regla, por qué vale ahora, qué se puede hacer

refusal-must-follow = Debes asistir a { SUIT($led) }: es el palo de salida y tienes { CARDS($cards) }.
refusal-must-beat = { SEAT($seat) } va ganando con { CARD($head) }: debes montar, y puedes con { CARDS($cards) }.
refusal-must-ruff = No tienes { SUIT($led) } y va ganando { SEAT($seat) }: debes fallar. Puedes jugar { CARDS($cards) }.
refusal-must-overruff = { SEAT($seat) } ha fallado con { CARD($head) }: debes contrafallar. Puedes con { CARDS($cards) }.
refusal-no-undertrump = Mientras tengas otra cosa no puedes echar un triunfo menor que { CARD($head) }. Puedes jugar { CARDS($cards) }.
refusal-not-held = No tienes { CARD($card) }.
refusal-not-offered = «{ $action }» no se puede hacer ahora.
refusal-cut = Corta entre { $low } y { $high } cartas.
refusal-claim = Una reclamación nombra una baza de la 1 a la { $tricks } y a un jugador del otro bando.
refusal-deal-over = La mano ha terminado.
refusal-not-your-turn = Le toca a { SEAT($seat) }.

## Fases: qué se le pregunta a quien le toca

phase-cut = { WHO($seat) ->
    [me] Corta la baraja: ¿cuántas cartas pasan abajo?
   *[other] { SEAT($seat) } corta la baraja.
}
    .title = Corte
phase-deal = Se dan las cartas.
    .title = Reparto
phase-blind_offer = { WHO($seat) ->
    [me] Das tú: elige triunfo sin ver tus cartas, o míralas.
   *[other] { SEAT($seat) } puede elegir triunfo a ciegas.
}
    .title = A ciegas
phase-trumps = { WHO($seat) ->
    [me] Elige triunfo.
   *[other] { SEAT($seat) } elige triunfo.
}
    .title = Triunfo
phase-turn_up = Se descubre la muestra.
    .title = Muestra
phase-calls = { WHO($seat) ->
    [me] ¿Doblas?
   *[other] { SEAT($seat) } puede doblar.
}
    .title = Doblar
phase-play = { WHO($seat) ->
    [me] Te toca: juega una carta.
   *[other] Le toca jugar a { SEAT($seat) }.
}
    .title = Juego
phase-claims = { WHO($seat) ->
    [me] ¿Ha jugado alguien del otro bando una carta no permitida?
   *[other] { SEAT($seat) } puede reclamar un renuncio.
}
    .title = Reclamaciones

## Acciones: en un botón

verb-cut = Cortar { $count }
verb-blind = { $suit ->
    [none] Sin triunfo, a ciegas
   *[suit] { SUIT($suit) }, a ciegas
}
verb-look = Ver mis cartas
verb-trump = { $suit ->
    [none] Sin triunfo
   *[suit] { SUIT($suit) }
}
verb-en_face = Elige mi compañero
verb-pass = Paso
verb-double = Doblar
verb-play = { CARD($card) }
verb-none = No reclamar
verb-claim = Baza { $trick }: { SEAT($accused) }

## Acciones: en el registro

did-cut = { WHO($by) ->
    [me] Cortas { $count } cartas.
   *[other] { SEAT($by) } corta { $count } cartas.
}
did-blind = { $suit ->
    [none] { WHO($by) ->
        [me] Eliges jugar sin triunfo, a ciegas.
       *[other] { SEAT($by) } elige jugar sin triunfo, a ciegas.
    }
   *[suit] { WHO($by) ->
        [me] Eliges { SUIT($suit) }, a ciegas.
       *[other] { SEAT($by) } elige { SUIT($suit) }, a ciegas.
    }
}
did-look = { WHO($by) ->
    [me] Miras tus cartas.
   *[other] { SEAT($by) } mira sus cartas.
}
did-trump = { $suit ->
    [none] { WHO($by) ->
        [me] Eliges jugar sin triunfo.
       *[other] { SEAT($by) } elige jugar sin triunfo.
    }
   *[suit] { WHO($by) ->
        [me] Eliges { SUIT($suit) } como triunfo.
       *[other] { SEAT($by) } elige { SUIT($suit) } como triunfo.
    }
}
did-en_face = { WHO($by) ->
    [me] Dejas que elija tu compañero.
   *[other] { SEAT($by) } deja que elija su compañero.
}
did-pass = { WHO($by) ->
    [me] Pasas.
   *[other] { SEAT($by) } pasa.
}
did-double = { WHO($by) ->
    [me] Doblas.
   *[other] { SEAT($by) } dobla.
}
did-play = { WHO($by) ->
    [me] Juegas { CARD($card) }.
   *[other] { SEAT($by) } juega { CARD($card) }.
}
did-none = { WHO($by) ->
    [me] No reclamas nada.
   *[other] { SEAT($by) } no reclama nada.
}
did-claim = { WHO($by) ->
    [me] Reclamas un renuncio de { SEAT($accused) } en la baza { $trick }.
   *[other] { SEAT($by) } reclama un renuncio de { SEAT($accused) } en la baza { $trick }.
}

## Otros sucesos, en el registro

event-dealt = { WHO($seat) ->
    [me] Das tú.
   *[other] { SEAT($seat) } da.
}
event-drew = { WHO($seat) ->
    [me] Sacas { CARD($card) }.
   *[other] { SEAT($seat) } saca { CARD($card) }.
}
event-turned = Muestra: { CARD($card) }.
event-marked = { WHOSE($side) ->
    [me] Anotas { $value } por la muestra.
    [one] { SIDE($side) } anota { $value } por la muestra.
    [us] Tu bando anota { $value } por la muestra.
    [them] El otro bando anota { $value } por la muestra.
   *[other] { SIDE($side) } anotan { $value } por la muestra.
}
event-held = { WHOSE($side) ->
    [me] Reservas { $value } por la muestra hasta que se juegue la mano.
    [one] { SIDE($side) } reserva { $value } por la muestra hasta que se juegue la mano.
    [us] Tu bando reserva { $value } por la muestra hasta que se juegue la mano.
    [them] El otro bando reserva { $value } por la muestra hasta que se juegue la mano.
   *[other] { SIDE($side) } reservan { $value } por la muestra hasta que se juegue la mano.
}
event-won = { WHO($seat) ->
    [me] Ganas la baza.
   *[other] { SEAT($seat) } gana la baza.
}
event-thrown_in = La mano se anula: nadie anota.
event-deal_over = La mano ha terminado.
event-leg = { WHOSE($side) ->
    [me] Ganas la manga.
    [one] { SIDE($side) } gana la manga.
    [us] Tu bando gana la manga.
    [them] El otro bando gana la manga.
   *[other] { SIDE($side) } ganan la manga.
}
event-match_over = { WHOSE($side) ->
    [me] ¡Ganas la partida!
    [one] { SIDE($side) } gana la partida.
    [us] ¡Tu bando gana la partida!
    [them] El otro bando gana la partida.
   *[other] { SIDE($side) } ganan la partida.
}
    .shared = La partida acaba en empate.

## La cuenta de una mano

side-you = Tú
side-us = Nosotros
side-them = Ellos
score-line = { $label }: { $value }
score-turned_up = Muestra
score-card_points = Puntos de las cartas
score-trick_points = Bazas, a punto cada una
score-threshold = Mitad de los puntos
score-excess = Por encima de la mitad
score-times_no_trump = Sin triunfo: × { $value }
score-times_blind = A ciegas: × { $value }
score-times_calls = Doblada: × { $value }
score-times_tie = Tras un empate: × { $value }
score-times_capot = Capote: × { $value }
score-capped = No más de × { $value }
score-score = Tanteo de la mano
score-tie = Empate a { $value }: nadie anota
score-held_lost = Puntos reservados, perdidos
score-capote = Capote: se gana la manga
score-breach = Renuncio probado, en la baza { $value }
score-penalty_points = Todo lo que podía dar la mano
score-penalty = Tanteo de la mano, por el renuncio

## Opciones de las reglas: nombre, una línea de ayuda, nombres de los valores

value-true = sí
value-false = no

rule-direction = Sentido del juego
    .help = Hacia qué lado pasan el turno, el reparto y el dar.
    .cw = horario
    .ccw = antihorario
rule-seating = Compañeros
    .help = Si los jugadores se quedan como llegaron o sacan cartas para compañeros y sitios.
    .lobby = como se han sentado
    .draw = a la carta más alta
rule-first_dealer = Primer dador
    .help = Quién da primero en una partida.
    .draw = quien saca la carta más alta
    .random = cualquiera, al azar
    .host = el anfitrión
rule-shuffle = Barajar
    .help = Antes de cada mano o solo antes de la primera: entonces quien recuerda la última mano sabe mucho de la siguiente.
    .full = antes de cada mano
    .none = solo antes de la primera mano
rule-cut = Cortar
    .help = Si se pide al vecino del dador que corte la baraja.
    .none = no se pide
    .ask = se pide antes de cada mano
rule-packets = Reparto
    .help = Cuántas cartas recibe cada uno de una vez.
rule-no_trump_allowed = Sin triunfo
    .help = Si la mano puede jugarse sin triunfo, lo que la dobla.
rule-en_face = Puede elegir el compañero
    .help = El dador puede dejar la elección del triunfo a su compañero.
rule-blind = Elegir a ciegas
    .help = El dador puede elegir triunfo antes de mirar ninguna carta, lo que dobla la mano.
    .none = nunca
    .nt = solo sin triunfo
    .any = un palo o sin triunfo
rule-blind_dealer_leads = A ciegas, sale el dador
    .help = Si se eligió triunfo a ciegas, el dador sale en la primera baza.
rule-partner_hidden = El compañero no mira
    .help = El compañero del dador no ve sus cartas hasta que se elige triunfo.
rule-max_calls = Veces que se dobla
    .help = Cuántas veces puede doblarse una mano, entre los dos bandos.
    .number = { $number ->
        [0] ninguna
       *[other] como mucho { $number }
    }
rule-multiplier_cap = Límite
    .help = Lo máximo por lo que puede multiplicarse una mano.
    .none = ninguno
    .number = × { $number }
rule-capot = El capote dobla
    .help = El bando que gana todas las bazas anota el doble.
rule-capot_in_cap = El capote, en el límite
    .help = Si el límite vale también para lo que dobla el capote.
rule-coinche_scope = Qué multiplica el doblar
    .help = El tanteo de cualquiera de los bandos o solo el de quien dobló, como dice un texto antiguo.
    .both = el de quien gane
    .literal = según el texto antiguo
rule-tie_doubles_next = Tras un empate
    .help = Si la mano que sigue a un empate vale el doble.
    .no = nada
    .single = la mano siguiente vale el doble
    .cumulative = cada empate seguido dobla otra vez
rule-jack = Sota
    .help = Puntos de una sota.
rule-trick_point = Punto por baza
    .help = Puntos por cada baza, además de los de las cartas.
rule-threshold = A superar
    .help = Un bando anota lo que tiene por encima de este número.
    .half = la mitad de los puntos
rule-play_rule = Obligaciones
    .help = Qué debe hacer quien puede asistir, montar o fallar.
    .strict = asistir, montar y fallar
    .follow_trump = asistir; fallar si no se puede
    .follow_only = asistir
    .none = ninguna
rule-undertrump = Triunfo menor
    .help = Si en otro palo puede echarse un triunfo menor que el que va ganando.
    .ban = solo si no queda otra cosa
    .ban_vs_opponents = bajo el de un contrario, solo si no queda otra cosa
    .free_if_unable = permitido a quien no puede contrafallar
    .free = permitido
rule-match = Partida
    .help = Con qué se gana la partida.
    .race = a { $number } puntos
    .trees = al mejor de tres mangas, cada una a { $number }
    .fixed = { $number ->
        [one] { $number } mano
       *[other] { $number } manos
    }
    .sets = al mejor de tres mangas: a 34, a 34 y a 44
    .hands = al mejor de tres mangas de 40
    .individual = { $number } manos, individual
rule-turnup = Puntos de la muestra
    .help = Cuándo se anotan, si con ellos se llega a la meta.
    .at_once = enseguida
    .held = tras la mano, si el bando tiene la mitad
rule-capote_wins_hand = El capote gana la manga
    .help = En una partida por mangas de 40, el bando que gana todas las bazas gana la manga sin más.
rule-enforcement = Renuncios
    .help = Si las cartas no permitidas se rechazan o se deja que los otros las reclamen.
    .refuse = se rechazan
    .honour = se reclaman tras la mano
rule-violation_multiplied = Renuncio multiplicado
    .help = Si la pena por un renuncio se multiplica como la mano.
rule-show_last_trick = Última baza
    .help = Si puede volver a mirarse la última baza.
rule-table_talk = Hablar mientras se juega
    .help = Si los jugadores pueden chatear mientras se juegan las cartas.
    .closed = solo entre manos
    .open = siempre

## Errores de opciones, notación y nombres

option-value = La opción { $option } no puede ser «{ $value }». Se permite: { $allowed }.
option-form = «{ $text }» no es una opción. Escribe NOMBRE=VALOR, por ejemplo match=race:101.
option-twice = La opción { $option } está dada dos veces.
option-unknown = { $variant } no tiene la opción { $option }. Tiene: { $known }.
option-players = { $low ->
    [4] { $variant } es para cuatro, no para { $players }.
   *[other] { $variant } es para entre { $low } y { $high }, no para { $players }.
}
option-packets = Ese reparto da { $total } cartas, pero cada uno recibe { $hand }.
option-threshold = { $threshold } es más que la mitad de los puntos, que es { $half }.
option-blind-no-trump = Elegir sin triunfo a ciegas necesita la opción no_trump_allowed.
option-held-fixed = No pueden reservarse puntos (turnup=held) en una partida de un número fijo de manos: no tiene meta.
option-individual = { $variant } se juega por bandos; las partidas individuales son para las subastas.
notation-card = «{ $text }» no es una carta de esta baraja ({ $pack }).
notation-suit = «{ $text }» no es un palo. Los palos son { $suits }.
notation-card-twice = Una carta está dos veces en «{ $text }».
notation-pack = No hay ninguna baraja «{ $text }». Hay: { $packs }.
notation-action = «{ $text }» no es una acción.
notation-event = «{ $text }» no es un suceso.
notation-line = «{ $text }» no es una línea de la cuenta.
notation-view = Lo que ha enviado la mesa no es una vista de una mano: { $problem }
notation-order = Una mano necesita toda la baraja de { $size } cartas; estas son { $count }, o una está dos veces.
match-over = La partida ha terminado.
