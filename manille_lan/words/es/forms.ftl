### Lo que añaden las otras formas del juego: subastas y baceta, habla, cartas a ciegas, montones, Botifarra.
### $seat y $by son sitios, $card una carta, $cards varias; $kind, $what y $value lo que se dice de unas cartas.

## Negativas

refusal-bid = «{ $action }» no es una puja posible ahora. Puja de { $low } a { $high } puntos, todas las bazas, o pasa.
refusal-lay = { $left ->
    [0] «{ $action }» no se puede hacer ahora.
    [1] Antes hay que descartar una carta; «{ $action }» no vale.
   *[other] Antes hay que descartar { $left } cartas; «{ $action }» no vale.
}
refusal-position = Tienes { $count } cartas: di una posición de la 1 a la { $count }.
refusal-false = Eso no es cierto con tus cartas.
refusal-answer-first = Antes hay que responder a tu compañero.
refusal-order = Tu compañero ha dado una orden: debes salir con { CARDS($cards) }.
refusal-lowest = Quien no puede ganar debe jugar bajo. Puedes jugar { CARDS($cards) }.

## Fases

phase-privilege = { WHO($seat) ->
    [me] ¿Quieres jugar a solas?
   *[other] { SEAT($seat) } puede jugar a solas.
}
    .title = Quién juega a solas
phase-auction = { WHO($seat) ->
    [me] ¿Qué pujas?
   *[other] { SEAT($seat) } puja.
}
    .title = Subasta
phase-draw = { WHO($seat) ->
    [me] Roba de la baceta, o plántate.
   *[other] { SEAT($seat) } puede robar de la baceta.
}
    .title = Baceta
phase-widow = Se muestra la baceta.
    .title = Baceta
phase-exchange = { WHO($seat) ->
    [me] Cambia cartas con la baceta, o plántate.
   *[other] { SEAT($seat) } puede cambiar cartas con la baceta.
}
    .title = Cambio

## Acciones: en un botón

verb-accept = Juego a solas
verb-decline = No, gracias
    .said = Paso.
verb-bid = { $value ->
    [slam] Todas las bazas
   *[other] { $value }
}
verb-draw = Robar carta
verb-stop = No más
verb-lay = Descartar { CARD($card) }
verb-stand = Me planto
verb-take = Tomar la baceta
verb-pick = Carta { $count } de la baceta
verb-position = Carta { $count }
verb-invite = Que hable mi compañero
    .said = ¡Habla tú!
verb-tell = { $kind ->
    [suit] Tengo { $value } de { SUIT($what) }
    [rank] { $what ->
        [A] De ases tengo { $value }
        [K] De reyes tengo { $value }
        [Q] De damas tengo { $value }
        [J] De sotas tengo { $value }
       *[other] Tengo { $value } { $value ->
            [one] vez
           *[other] veces
        } { RANK($what) }
    }
   *[card] { $value ->
        [yes] Tengo { CARD($what) }
       *[no] No tengo { CARD($what) }
    }
}
verb-ask = { $kind ->
    [suit] ¿Cuántas de { SUIT($what) }?
    [rank] { $what ->
        [A] ¿Cuántos ases?
        [K] ¿Cuántos reyes?
        [Q] ¿Cuántas damas?
        [J] ¿Cuántas sotas?
       *[other] ¿Cuántas veces { RANK($what) }?
    }
   *[card] ¿Tienes { CARD($what) }?
}
verb-answer = { $value ->
    [yes] Sí
    [no] No
   *[other] { $value }
}
verb-instruct = { $kind ->
    [suit] Sal de { SUIT($what) }
   *[card] Sal con { CARD($what) }
}

## Acciones: en el registro

did-accept = { WHO($by) ->
    [me] Juegas a solas.
   *[other] { SEAT($by) } juega a solas.
}
did-decline = { WHO($by) ->
    [me] Declinas.
   *[other] { SEAT($by) } declina.
}
did-bid = { $value ->
    [slam] { WHO($by) ->
        [me] Pujas todas las bazas.
       *[other] { SEAT($by) } puja todas las bazas.
    }
   *[other] { WHO($by) ->
        [me] Pujas { $value }.
       *[other] { SEAT($by) } puja { $value }.
    }
}
did-draw = { WHO($by) ->
    [me] Robas de la baceta.
   *[other] { SEAT($by) } roba de la baceta.
}
did-stop = { WHO($by) ->
    [me] Ya no robas más.
   *[other] { SEAT($by) } ya no roba más.
}
did-lay = Descartas { CARD($card) }.
did-stand = { WHO($by) ->
    [me] Te plantas: la baceta queda donde está.
   *[other] { SEAT($by) } se planta: la baceta queda donde está.
}
did-take = { WHO($by) ->
    [me] Tomas de la baceta.
   *[other] { SEAT($by) } toma de la baceta.
}
did-pick = { WHO($by) ->
    [me] Nombras la carta { $count } de la baceta.
   *[other] { SEAT($by) } nombra la carta { $count } de la baceta.
}
did-position = { SEAT($by) } juega su carta { $count }.
did-invite = { WHO($by) ->
    [me] Pides a tu compañero que hable.
    [partner] { SEAT($by) } te pide que hables.
   *[other] { SEAT($by) } pide a su compañero que hable.
}
did-tell = { $kind ->
    [suit] { SEAT($by) }: «Tengo { $value } de { SUIT($what) }».
    [rank] { $what ->
        [A] { SEAT($by) }: «De ases tengo { $value }».
        [K] { SEAT($by) }: «De reyes tengo { $value }».
        [Q] { SEAT($by) }: «De damas tengo { $value }».
        [J] { SEAT($by) }: «De sotas tengo { $value }».
       *[other] { SEAT($by) }: «Tengo { $value } { $value ->
            [one] vez
           *[other] veces
        } { RANK($what) }».
    }
   *[card] { $value ->
        [yes] { SEAT($by) }: «Tengo { CARD($what) }».
       *[no] { SEAT($by) }: «No tengo { CARD($what) }».
    }
}
did-ask = { $kind ->
    [suit] { SEAT($by) }: «¿Cuántas de { SUIT($what) }?».
    [rank] { $what ->
        [A] { SEAT($by) }: «¿Cuántos ases?».
        [K] { SEAT($by) }: «¿Cuántos reyes?».
        [Q] { SEAT($by) }: «¿Cuántas damas?».
        [J] { SEAT($by) }: «¿Cuántas sotas?».
       *[other] { SEAT($by) }: «¿Cuántas veces { RANK($what) }?».
    }
   *[card] { SEAT($by) }: «¿Tienes { CARD($what) }?».
}
did-answer = { $value ->
    [yes] { SEAT($by) }: «Sí».
    [no] { SEAT($by) }: «No».
   *[other] { SEAT($by) }: «{ $value }».
}
did-instruct = { $kind ->
    [suit] { SEAT($by) }: «Sal de { SUIT($what) }».
   *[card] { SEAT($by) }: «Sal con { CARD($what) }».
}

## Otros sucesos, en el registro

event-drawn = De la baceta: { CARDS($cards) }.
event-lay_hidden = { SEAT($seat) } descarta una carta.
event-widow_up = La baceta muestra { CARDS($cards) }.
event-taken = Tomado de la baceta: { CARDS($cards) }.
event-faced = { WHO($seat) ->
    [me] Tu carta es { CARD($card) }.
   *[other] { SEAT($seat) } juega { CARD($card) }.
}
event-piles = { SEAT($seat) } tiene a la vista: { CARDS($cards) }.
event-uncovered = { SEAT($seat) } descubre { CARD($card) }.

## La cuenta de una mano

score-discards = Descarte
score-goal = A alcanzar
score-contract = Puja
score-payment = Pago
score-times_slam = Todas las bazas: × { $value }
score-times_stood = Plantado: × { $value }

## Opciones

rule-players = Jugadores
    .help = Cuántos juegan.
    .number = { $number }
rule-trump_mode = Triunfo
    .help = De dónde sale el triunfo.
    .dealer = lo elige el dador
    .turned = lo da la muestra
    .declarer = lo elige el declarante
rule-parlee_base = El juego de base
    .help = El juego cuyas cartas se juegan; a él se añade el habla.
    .muette = Manille muette
    .retournee = Manilla francesa
    .belge = Manillen belga
    .coinchee = Manille coinchée
rule-removal_order = Sietes que se quitan
    .help = En qué orden se quitan sietes de la baraja cuando las cartas no se reparten por igual.
rule-barraca = Barraca
    .help = Doblar una cuarta vez, solo con un palo de triunfo.
rule-botifarra_play = Quien no puede ganar
    .help = Si quien no puede ganar debe jugar bajo.
    .free = juega lo que quiere
    .forced = debe jugar bajo
rule-manilla2_odd = Las dos cartas sueltas
    .help = Quién se lleva el punto por dos cartas que sobran.
    .floor = nadie
    .last_trick = la última baza
    .majority = quien tiene más bazas
rule-reveal = Descubrir la siguiente
    .help = Cuándo se descubre la carta que había bajo la jugada.
    .after_trick = tras la baza
    .at_once = enseguida
rule-defenders_are_partners = Defensores compañeros
    .help = Si quienes juegan contra el declarante no tienen que montarse ni fallarse entre ellos.
rule-all_pass = Si todos pasan
    .help = Qué pasa cuando nadie quiere jugar a solas.
    .next_dealer = da el jugador siguiente
    .dealer_plays = debe jugar el dador
rule-min_bid = Puja mínima
    .help = Los menos puntos que se pueden pujar.
rule-exchange = Cambio
    .help = Cómo toma el declarante de la baceta.
    .take_all = toda entera
    .pick = las cartas que nombra
rule-doubles = Audacias que doblan
    .help = Pujar todas las bazas y plantarse doblan, cada uno, lo que se gana o se pierde.
rule-discards_count = Cartas descartadas
    .help = Para quién cuentan los puntos descartados o que quedan en la baceta.
    .nobody = nadie
    .declarer = el declarante
    .defenders = los defensores
rule-payment = Pago
    .help = Qué paga o recibe cada contrario.
    .declining = menos por cada carta robada
    .flat = siempre lo mismo
rule-truth = Verdad
    .help = Si lo dicho en falso se rechaza o se deja que los otros lo reclamen.
    .enforced = obligada
    .honour = de palabra

## Errores de opciones

option-individual-only = { $variant } se juega cada uno para sí: match=individual:N.
option-individual-players = { $deals } manos no se reparten entre { $players } jugadores: todos dan las mismas veces.
option-barraca = La barraca necesita max_calls=3.
option-forced-strict = El juego forzado necesita play_rule=strict.
option-truth-honour = Hablar de palabra (truth=honour) necesita enforcement=honour.
option-base = La opción { $option } no tiene sentido cuando el juego de base es { $base }.
