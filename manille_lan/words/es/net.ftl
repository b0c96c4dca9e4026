# La red: por qué no se llega a una mesa, por qué acabó una conexión, qué no puede hacer el inicio.

## Lo que alguien escribió como dirección

address-empty = Escribe una dirección, como 192.168.1.20 o 192.168.1.20:47770.
address-port = «{ $text }» no es un puerto: debe ser un número de 1 a 65535.
address-ip = «{ $text }» no es una dirección IP.
address-name = «{ $text }» no es el nombre de un ordenador.
address-needs-brackets = Escribe las direcciones IPv6 entre corchetes: [{ $text }].
address-brackets = Falta un corchete, o hay algo detrás: «{ $text }».
address-needs-scope = { $text } solo significa algo en una red: añade % y el nombre de la red.
address-link = Este enlace está dañado. Pídelo otra vez y cópialo entero.

## Abrir una mesa

error-port_taken = El puerto { $port } lo usa otro programa. Elige otro, o ninguno para tomar el siguiente libre.
error-port_denied = Este ordenador no te deja usar el puerto { $port }. Elige uno por encima de 1024.
error-port_failed = No se puede abrir el puerto { $port }: { $detail }.
error-no_port = No hay ningún puerto libre a partir del { $port }.

## Llegar a una mesa

error-unreachable = Nada responde en { $address }. Puede que la mesa esté cerrada, que haya un cortafuegos de por medio o que tu VPN bloquee la red local.
error-refused = No hay ninguna mesa abierta en { $address }. Puede que se haya cerrado o que tenga otro puerto.
error-no_route = Este ordenador no tiene camino hasta { $address }. Revisa la red; en un Mac, permite este programa en «Privacidad y seguridad», «Red local».
error-unknown_host = Ningún ordenador se llama { $address }. Revisa cómo está escrito, o pon su dirección IP.
error-no_answer = Algo responde en esa dirección, pero no como una mesa de este juego. Puede que estén entrando demasiados: inténtalo otra vez.
error-fingerprint_mismatch = En { $address } responde otra mesa, no la que conoces. No se le ha enviado nada.
error-wrong_table = Ahí responde otra mesa.
error-not_joined = Aún no estás en ninguna mesa.
error-protocol_version = { $update ->
    [host] La mesa usa una versión más antigua (protocolo { $host_min } a { $host_max }; el tuyo es { $guest_min } a { $guest_max }). Debe actualizarse su anfitrión.
   *[guest] La mesa usa una versión más nueva (protocolo { $host_min } a { $host_max }; el tuyo es { $guest_min } a { $guest_max }). Debes actualizarte tú.
}
error-rules_differ = Este bot trae otras reglas que las de la mesa: las suyas son { $mine }, las de la mesa { $table }.
error-table_full = Todos los sitios están ocupados.
error-game_started = La partida ha empezado y no hay ningún sitio libre.
error-name_taken = Aquí ya hay alguien con ese nombre. ¿Qué tal «{ $suggestion }»?
error-bad_name = Elige un nombre en el que se vea algo.
error-unknown_session = La mesa ya no reconoce tu sitio.
error-too_many_connections = Hay demasiados en esta mesa, o entrando en ella. Inténtalo dentro de un momento.

## En la mesa

error-not_your_turn = No te toca.
error-stale = Has llegado tarde: el turno ya había pasado.
error-not_owner = Eso solo puede hacerlo el anfitrión de la mesa.
error-bad_request = Eso no se puede hacer ahora.
error-no_seat = No tienes sitio en esta mesa.
error-rate_limited = Demasiado a la vez. Espera un momento.
error-internal = La mesa ha cometido un error. Queda apuntado en su registro.

## El fin de una conexión

error-left = Has dejado la mesa.
error-leaving = Has dejado la mesa.
error-replaced = Has entrado en esta mesa desde otra ventana. Esta se ha parado.
error-kicked = El anfitrión te ha expulsado de esta mesa.
error-closed = El anfitrión ha cerrado la mesa.
error-closing = La mesa se ha cerrado porque ya no quedaba nadie.
error-match_over = La partida ha terminado, y la mesa también.
error-shutting_down = La mesa se ha cerrado.
error-slow_consumer = Tu conexión no daba abasto.
error-silent = La mesa lleva demasiado tiempo sin saber de ti.
error-hello_timeout = No se ha saludado a la mesa a tiempo.
error-expected_hello = La mesa no entiende este programa.
error-malformed = Por la red ha llegado algo que no es un mensaje.
error-invalid_message = Por la red ha llegado un mensaje con un campo incorrecto.
error-unknown_type = Por la red ha llegado un mensaje de un tipo desconocido.
error-too_big = Por la red ha llegado un mensaje demasiado largo.

## La conexión, en una palabra

link-connecting = Conectando…
link-online = Con conexión
link-unstable = La conexión es inestable
link-reconnecting = Conexión perdida: reintentando…

## El inicio

discovery-no_network = No hay red. Los juegos en este ordenador funcionan.
discovery-mdns_taken = Otro programa ocupa el puerto con que se buscan mesas (5353). Aún se encuentran por difusión, enlace o dirección.
discovery-mdns_off = Aquí no se pueden buscar mesas por mDNS. Aún se encuentran por difusión, enlace o dirección.
discovery-probe_off = Aquí no se puede preguntar por mesas por difusión. Aún se encuentran por mDNS, enlace o dirección.
discovery-nothing_found = No se ha encontrado ninguna mesa. Una wifi de invitados, una VPN o un cortafuegos pueden separar los ordenadores. Escribe una dirección, pega un enlace o haz que un ordenador comparta su wifi.
discovery-hidden = { $count ->
    [one] Una mesa más
   *[other] { $count } mesas más
}
discovery-silent = no responde
