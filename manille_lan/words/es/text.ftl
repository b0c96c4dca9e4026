### El terminal: lo que dice, y sus órdenes. El mensaje de una orden es lo que se puede escribir para darla, `.args`
### lo que sigue, `.help` lo que hace.

text-joined = Estás en «{ $name }»: { $game }.
text-help-hint = /ayuda muestra lo que puedes escribir.
text-left = Te has ido.
text-chat = { $name }: { $text }
text-rewound = Se ha deshecho una acción.
text-link-connecting = Conectando …
text-link-reconnecting = Se ha perdido la conexión; reintentando …
text-link-unstable = La conexión es inestable …
text-link-online = Ha vuelto la conexión.

text-hand = Tus cartas: { $cards }
text-no-hand = No tienes cartas que puedas ver.
text-watching = Estás mirando.
text-trick = En la mesa: { $cards }
text-played = { $player } { $card }
text-number = Escribe un número de { $low } a { $high }.
text-last = La última baza: { $cards }. La ganó { $player }.
text-last-none = En esta mano aún no hay ninguna baza acabada.
text-last-hidden = En esta mesa no se muestra la última baza.
text-account = { $label }: { $value }
text-account-side = { $side }: { $label }: { $value }
text-score = Tanteo: { $scores }
text-side-score = { $side } { $score }{ $legs ->
    [0] { "" }
    [one] { " " }({ $legs } manga)
   *[other] { " " }({ $legs } mangas)
}
text-target = Se juega a { $target }.
text-deals-left = { $count ->
    [one] Queda una mano.
   *[other] Quedan { $count } manos.
}
text-room = { $owner ->
    [true] /empezar empieza; los sitios libres se llenan con bots. /listo dice que ya estás.
   *[false] /listo dice que ya estás; empieza quien abrió la mesa.
}
text-next = Intro pasa a la mano siguiente.
text-over = { $owner ->
    [true] /otra juega otra partida, /salir se va.
   *[false] Quien abrió la mesa puede empezar otra partida; /salir se va.
}
text-variant = Ahora el juego es { $game }.
text-catalogue = Juegos: { $games }. Bots: { $bots }.
text-spectators = Miran: { $names }
text-seat = { $number }. { $name }{ $has_state ->
    [true] { " " }({ $state })
   *[false] { "" }
}
text-state-owner = al cargo
text-state-bot = bot
text-state-ready = a punto
text-state-waiting = aún no a punto
text-state-away = ausente
text-state-empty = libre

text-not-asked = Ahora no se te pregunta nada, así que «{ $text }» no hace nada. /decir escribe a los demás, /ayuda muestra las órdenes.
text-no-choice = «{ $text }» no es una de las opciones: escribe un número, o una carta como 10H.
text-no-command = No hay ninguna orden /{ $text }. /ayuda las muestra.
text-usage = Se escribe: { $usage }

## Órdenes

text-help = Responde a una pregunta con su número o con la carta (10H, KS ...: S H D C son ♠ ♥ ♦ ♣). Además hay:
text-command-say = decir chat
    .args = TEXTO
    .help = escribir a todos
text-command-hand = cartas
    .args = { "" }
    .help = ver tus cartas
text-command-last = última ultima baza
    .args = { "" }
    .help = ver la última baza
text-command-score = tanteo
    .args = { "" }
    .help = ver el tanteo
text-command-seats = sitios quién quien
    .args = { "" }
    .help = ver quién está en cada sitio
text-command-rules = reglas
    .args = { "" }
    .help = ver las reglas de esta mesa
text-command-ready = listo lista
    .args = [no]
    .help = decir que ya estás, o que aún no
text-command-next = siguiente
    .args = { "" }
    .help = pasar a la mano siguiente
text-command-sit = sentarse sitio
    .args = SITIO
    .help = cambiar de sitio
text-command-rename = nombre
    .args = NOMBRE
    .help = cambiar de nombre
text-command-variant = juego variante
    .args = JUEGO
    .help = elegir el juego
text-command-option = opción opcion opciones
    .args = [NOMBRE=VALOR]
    .help = cambiar una opción, o verlas todas
text-command-bot = bot
    .args = SITIO [BOT]
    .help = poner un bot en un sitio libre
text-command-nobot = sinbot
    .args = SITIO
    .help = quitar un bot
text-command-swap = cambiar
    .args = SITIO SITIO
    .help = cambiar entre sí dos sitios
text-command-kick = expulsar
    .args = SITIO
    .help = expulsar a alguien
text-command-start = empezar
    .args = { "" }
    .help = empezar la partida
text-command-again = otra
    .args = { "" }
    .help = jugar otra partida
text-command-close = cerrar
    .args = { "" }
    .help = cerrar la mesa para todos
text-command-leave = salir irse
    .args = { "" }
    .help = dejar la mesa
text-command-help = ayuda
    .args = { "" }
    .help = ver esto

## El inicio

text-lobby = Mesas de esta red. Escribe un número o una dirección para sentarte, /abrir [JUEGO] para abrir una mesa, /jugar [JUEGO] contra bots, /salir para irte.
text-lobby-command-host = abrir
text-lobby-command-play = jugar
text-lobby-command-quit = salir irse
text-lobby-row = { $number }) { $name }  { $game }  { $taken } de { $seats } sitios ocupados, { $phase }
text-lobby-gone = { $name } ya no está.
text-lobby-none = Aún no se ha encontrado ninguna mesa.
text-lobby-no-number = Aquí no hay ninguna mesa número { $number }.
text-lobby-opening = Abriendo una mesa …
