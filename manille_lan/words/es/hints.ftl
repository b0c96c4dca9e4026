### Hints, and why bots do what they do. A bot may give the reasons below, or bring `why-...` of its own.

rule-hints = Pistas
    .help = Si los jugadores pueden pedir una pista.

client-hint = Pista
client-hint-said = Pista: { $action }
client-hint-thinking = Buscando una pista…
client-hint-none = No se ha encontrado ninguna pista.
client-hint-off = En esta mesa no se dan pistas.
client-hints-by = Pistas de
client-hints-by-default = el bot más fuerte
client-reasons = Por qué los bots han jugado así
client-reasons-before = Antes de la primera baza
client-reasons-trick = Baza { $number }
client-reasons-back = Volver al resultado

text-why-hint = /porque muestra por qué los bots han jugado así.
text-no-reasons = Ningún bot ha dicho por qué ha jugado así. Se dice cuando termina la mano.
text-command-hint = pista
    .args = { "" }
    .help = pedir una pista
text-command-why = porque porqué
    .args = { "" }
    .help = mostrar, tras una mano, por qué los bots han jugado así

## Reasons. $card, $head and $out are cards, $suit a suit, $seat a player, $points card points, $count cards.

why-only = No se puede hacer otra cosa.
why-load = { WHO($seat) ->
    [me] Tienes
    [partner] Tu compañero tiene
   *[other] { SEAT($seat) } tiene
} la baza: se { $points ->
    [one] carga un punto
   *[other] cargan { $points } puntos
} de cartas.
why-keep = { WHO($seat) ->
    [me] Tienes
    [partner] Tu compañero tiene
   *[other] { SEAT($seat) } tiene
} la baza: se guardan las cartas buenas.
why-last = Es el último en jugar: { CARD($card) } gana la baza seguro.
why-ruff = No quedan { SUIT($suit) } en la mano: { CARD($card) } falla.
why-master = { CARD($card) } manda: ningún contrario tiene una más alta.
why-beat = { CARD($card) } gana a { CARD($head) }.
why-still-out = Aún no ha salido { CARD($out) }: { CARD($card) } caería.
why-cannot-win = Nada gana a { CARD($head) }: con { CARD($card) } se pierde lo mínimo.
why-draw-trumps = { $count ->
    [one] Aún falta por salir un triunfo
   *[other] Aún faltan por salir { $count } triunfos
}: { CARD($card) } los hace caer.
why-up-to = { WHO($seat) ->
    [me] Tienes
    [partner] Tu compañero tiene
   *[other] { SEAT($seat) } tiene
} { CARD($card) }: se sale hacia ella.
why-gives-nothing = { CARD($card) } no regala nada.
