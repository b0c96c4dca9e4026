### La finestra: entrada, sala, taula, preferències, què ha fallat. El que diu el joc mateix és a rules.ftl.

client-brand = Manille
client-you = Tu

## La taula

client-table = Taula
client-hand = Les teves cartes
client-trick = Cartes a la taula
client-deal = Mà
client-trumps = Trumfo
client-no-trump = sense trumfo
client-no-trump-sign = ST
client-counts = Val
client-match = Partida
client-score = Marcador
client-score-legs = Marcador · mànigues { $legs }
client-last-trick = Última basa
client-no-trick = No hi ha cap carta.
client-your-turn = Et toca
client-dealer-letter = R
client-plate = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartes
} · { $tricks ->
    [one] 1 basa
   *[other] { $tricks } bases
}
client-plate-own = { $tricks ->
    [0] cap basa encara
    [one] 1 basa
   *[other] { $tricks } bases
}
client-plate-away = sense connexió
client-keys = Tecles de l’1 al { $most }, o fletxes i Retorn
client-take-choice = Triar
client-waiting-others = Esperant els altres…

## Què pot fer una carta

client-refused = Ara no
client-refusal-must-follow = Serveix el pal
client-refusal-must-beat = Mata la carta que guanya
client-refusal-must-ruff = Has de fallar
client-refusal-must-overruff = Has de contrafallar
client-refusal-no-undertrump = Trumfo més baix, no
client-may-play-head = Sí
client-may-play = Pots jugar { CARD($card) }.

## El tauler del costat

client-side = Registre i xat
client-log = Registre
client-chat = Xat
client-rules = Regles
client-say = Escriu alguna cosa
client-say-hint = Escriu… (Retorn)

## Resultats

client-account = Compte de la mà
client-opened-hands = Totes les cartes repartides
client-next-deal = Mà següent
client-to-match = Resultat de la partida
client-deal-tied = Ningú no puntua
client-deal-won = El teu equip s’apunta { $points }
client-deal-lost = L’altre equip s’apunta { $points }
client-deal-won-by = { $side }: { $points }
client-deal-number = Mà { $number }
client-deal-about = Mà { $number } · trumfo: { $trump }{ $times ->
    [1] { "" }
   *[other] {" "}· val × { $times }
}
client-total = Marcador
client-total-of = Total ({ $match })
client-legs = Mànigues guanyades
client-history = La partida, mà a mà
client-again = Una altra partida
client-again-hint = L’amfitrió pot començar una altra partida.
client-to-lobby = Tornar a l’entrada

## Menú i connexió perduda

client-menu = Menú
client-resume = Seguir jugant
client-settings = Preferències
client-full-screen = Pantalla completa
client-leave-table = Deixar la taula
client-lost = Connexió perduda
client-lost-why = Et guarden el seient. La finestra prova de tornar-hi tota sola.
client-lost-since = { $seconds } s

## L’entrada

client-lobby = Taules d’aquesta xarxa
client-column-table = Taula
client-column-game = Joc
client-column-seats = Seients
client-column-state = Estat
client-column-ms = Temps
client-ms = { $ms } ms
client-state-room = espera
client-state-play = juga
client-state-result = juga
client-state-over = acabada
client-state-silent = no respon
client-state-version = altra versió
client-looking = Es busquen taules…
client-lobby-keys = Les fletxes trien una taula, Retorn hi entra, Tab va endavant.
client-name = El teu nom
client-name-hint = com el veuen els altres
client-address = Adreça
client-join = Entrar a la taula
client-join-address = Entrar per adreça
client-host = Obrir una taula…
client-quick = Contra bots
client-game = Joc
client-play-bots = Jugar contra bots
client-quit = Sortir
client-choose-table = Primer tria una taula.
client-table-gone = Aquesta taula ja no hi és.
client-other-version = Aquesta taula té una altra versió del programa. Cal que sigui la mateixa.

## Obrir una taula

client-hosting = Taula nova
client-table-name = Nom de la taula
client-table-of = Taula amb { $name }
client-bots = Bots per començar
client-bot-count = { $count ->
    [0] cap
   *[other] { $count }
}
client-bot = Mena de bot
client-bot-kind = { $bot ->
    [steady] Assenyat
    [greedy] Golafre
    [random] A l’atzar
   *[other] { $bot }
}
client-open-table = Obrir la taula
client-back = Enrere

## La sala

client-room = Sala
client-side-number = Equip { $number }
client-seats = Seients
client-seat-number = Seient { $number }
client-seat-empty = Seient lliure
client-seat-empty-hint = per a un amic o un bot
client-seat-human = en aquesta xarxa
client-seat-away = sense connexió
client-seat-host = amfitrió
client-seat-bot = bot · { $bot }
client-ready = A punt
client-not-ready = Espera
client-i-am-ready = Estic a punt
client-not-ready-yet = Encara no
client-start = Començar
client-add-bot = Afegir un bot
client-remove-bot = Treure el bot
client-options = Regles…
client-leave = Marxar
client-no-free-seat = No hi ha cap seient lliure.
client-sit-here = Seure aquí
client-kick = Fer fora
client-swap = Canviar-se amb { $name }
client-done = Fet
client-address-to-type = Els amics d’aquesta xarxa veuen la taula tots sols, o escriuen: { $address }
client-room-keys = Retorn en un seient mostra què s’hi pot fer.

## Preferències

client-preview = Les cartes
client-language = Llengua
client-language-en = English
client-language-fr = Français
client-language-nl = Nederlands
client-language-ca = Català
client-language-es = Español
client-text-size = Mida del text
client-palette = Colors dels pals
client-palette-four = Quatre colors
client-palette-two = Dos colors
client-palette-colour-blind = Per a daltònics
client-letters = Lletres de figures
client-letters-default = Les de la llengua
client-letters-en = K Q J
client-letters-fr = R D V
client-letters-nl = H V B
client-card-back = Dors
client-card-back-scallops = Escates
client-card-back-lattice = Reixeta
client-speed = Moviment
client-speed-slow = Lent
client-speed-normal = Normal
client-speed-fast = Ràpid
client-speed-off = Cap
client-trick-pause = La basa es queda
client-trick-pause-1-2 = 1,2 s
client-trick-pause-2 = 2 s
client-trick-pause-4 = 4 s
client-trick-pause-click = fins a un clic
client-volume = Volum
client-sound = So
client-sound-on = Amb so
client-sound-off = Sense so
client-reduced-motion = Menys moviment
client-no-rules = Aquí no hi ha cap joc instal·lat.

## Esperar, i què ha fallat

client-opening = S’obre la taula…
client-joining = Anant cap a la taula…
client-give-up = Deixar-ho
client-table-ended = La taula s’ha acabat
client-not-reached = No s’ha arribat a la taula
client-not-opened = No s’ha pogut obrir la taula
client-retry = Reintentar
client-copy-details = Copiar detalls
client-copied = Copiat
