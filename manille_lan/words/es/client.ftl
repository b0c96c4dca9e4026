### La ventana: inicio, sala, mesa, ajustes, lo que ha ido mal. Lo que dice el juego está en rules.ftl.

client-brand = Manilla
client-you = Tú

## La mesa

client-table = Mesa
client-hand = Tus cartas
client-trick = Cartas en la mesa
client-deal = Mano
client-trumps = Triunfo
client-no-trump = sin triunfo
client-no-trump-sign = ST
client-counts = Vale
client-match = Partida
client-score = Tanteo
client-score-legs = Tanteo · mangas { $legs }
client-last-trick = Última baza
client-no-trick = Ahí no hay ninguna carta.
client-your-turn = Te toca
client-dealer-letter = D
client-plate = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} · { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}
client-plate-own = { $tricks ->
    [0] aún sin bazas
    [one] 1 baza
   *[other] { $tricks } bazas
}
client-plate-away = sin conexión
client-keys = Teclas 1 a { $most }, o flechas e Intro
client-take-choice = Elegir
client-waiting-others = Esperando a los demás…

## Lo que puede una carta

client-refused = Ahora no
client-refusal-must-follow = Debes asistir
client-refusal-must-beat = Debes montar
client-refusal-must-ruff = Debes fallar
client-refusal-must-overruff = Debes contrafallar
client-refusal-no-undertrump = Triunfo menor, no
client-may-play-head = Sí
client-may-play = Puedes jugar { CARD($card) }.

## El panel lateral

client-side = Registro y chat
client-log = Registro
client-chat = Chat
client-rules = Reglas
client-say = Di algo
client-say-hint = Di algo… (Intro)

## Resultados

client-account = Cuenta de la mano
client-opened-hands = Las cartas, como se dieron
client-next-deal = Otra mano
client-to-match = Fin de la partida
client-deal-tied = Nadie anota
client-deal-won = Tu bando anota { $points }
client-deal-lost = El otro bando anota { $points }
client-deal-won-by = { $side }: { $points }
client-deal-number = Mano { $number }
client-deal-about = Mano { $number } · triunfo: { $trump }{ $times ->
    [1] { "" }
   *[other] {" "}· vale × { $times }
}
client-total = Tanteo
client-total-of = Total ({ $match })
client-legs = Mangas ganadas
client-history = La partida, mano por mano
client-again = Otra partida
client-again-hint = El anfitrión puede empezar otra partida.
client-to-lobby = Volver al inicio

## Menú y conexión perdida

client-menu = Menú
client-resume = Seguir jugando
client-settings = Ajustes
client-full-screen = Pantalla completa
client-leave-table = Dejar la mesa
client-lost = Conexión perdida
client-lost-why = Se te guarda el sitio. La ventana intenta volver por sí sola.
client-lost-since = { $seconds } s

## El inicio

client-lobby = Mesas de esta red
client-column-table = Mesa
client-column-game = Juego
client-column-seats = Sitios
client-column-state = Estado
client-column-ms = Ping
client-ms = { $ms } ms
client-state-room = esperando
client-state-play = jugando
client-state-result = jugando
client-state-over = terminada
client-state-silent = no responde
client-state-version = otra versión
client-looking = Buscando mesas…
client-lobby-keys = Flechas: elegir mesa; Intro: unirse; Tab: seguir.
client-name = Tu nombre
client-name-hint = como lo ven los demás
client-address = Dirección
client-join = Unirse a la mesa
client-join-address = Unirse por dirección
client-host = Abrir una mesa…
client-quick = Contra bots
client-game = Juego
client-play-bots = Jugar contra bots
client-quit = Salir
client-choose-table = Elige antes una mesa.
client-table-gone = Esa mesa ya no está.
client-other-version = Esa mesa usa otra versión del programa. Ambos deben tener la misma.

## Abrir una mesa

client-hosting = Una mesa nueva
client-table-name = Nombre de la mesa
client-table-of = Mesa de { $name }
client-bots = Bots al empezar
client-bot-count = { $count ->
    [0] ninguno
   *[other] { $count }
}
client-bot = Tipo de bot
client-bot-kind = { $bot ->
    [steady] Sensato
    [greedy] Codicioso
    [random] Al azar
   *[other] { $bot }
}
client-open-table = Abrir la mesa
client-back = Volver

## La sala

client-room = Sala
client-side-number = Bando { $number }
client-seats = Sitios
client-seat-number = Sitio { $number }
client-seat-empty = Sitio libre
client-seat-empty-hint = para un amigo o un bot
client-seat-human = en esta red
client-seat-away = sin conexión
client-seat-host = anfitrión
client-seat-bot = bot · { $bot }
client-ready = A punto
client-not-ready = Espera
client-i-am-ready = Ya estoy
client-not-ready-yet = Aún no estoy
client-start = Empezar
client-add-bot = Añadir un bot
client-remove-bot = Quitar el bot
client-options = Reglas…
client-leave = Salir
client-no-free-seat = No hay sitio libre.
client-sit-here = Sentarse aquí
client-kick = Expulsar
client-swap = Cambiar el sitio con { $name }
client-done = Hecho
client-address-to-type = Tus amigos en esta red ya ven la mesa, o pueden escribir: { $address }
client-room-keys = Intro en un sitio muestra lo que se puede hacer.

## Ajustes

client-preview = Las cartas
client-language = Idioma
client-language-en = English
client-language-fr = Français
client-language-nl = Nederlands
client-language-ca = Català
client-language-es = Español
client-text-size = Tamaño de letra
client-palette = Color de palos
client-palette-four = Cuatro colores
client-palette-two = Dos colores
client-palette-colour-blind = Para daltónicos
client-letters = Letras de figuras
client-letters-default = Las del idioma
client-letters-en = K Q J
client-letters-fr = R D V
client-letters-nl = H V B
client-card-back = Dorso
client-card-back-scallops = Escamas
client-card-back-lattice = Celosía
client-speed = Movimiento
client-speed-slow = Lento
client-speed-normal = Normal
client-speed-fast = Rápido
client-speed-off = Ninguno
client-trick-pause = La baza queda
client-trick-pause-1-2 = 1,2 s
client-trick-pause-2 = 2 s
client-trick-pause-4 = 4 s
client-trick-pause-click = hasta un clic
client-volume = Volumen
client-sound = Sonido
client-sound-on = Con sonido
client-sound-off = Sin sonido
client-reduced-motion = Menos movimiento
client-no-rules = Aquí no hay ningún juego instalado.

## Esperar, y lo que ha ido mal

client-opening = Abriendo la mesa…
client-joining = De camino a la mesa…
client-give-up = Cancelar
client-table-ended = La mesa ha terminado
client-not-reached = No se llegó a la mesa
client-not-opened = No se pudo abrir la mesa
client-retry = Reintentar
client-copy-details = Copiar detalles
client-copied = Copiado
