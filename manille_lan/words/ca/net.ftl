# La xarxa: per què no s’arriba a una taula, per què s’ha acabat una connexió, què no pot fer l’entrada.

## El que algú ha escrit com a adreça

address-empty = Escriu una adreça, com ara 192.168.1.20 o 192.168.1.20:47770.
address-port = «{ $text }» no és cap port: ha de ser un nombre de l’1 al 65535.
address-ip = «{ $text }» no és cap adreça IP.
address-name = «{ $text }» no és cap nom d’ordinador.
address-needs-brackets = Escriu l’adreça IPv6 entre claudàtors: [{ $text }].
address-brackets = Falta un claudàtor, o hi ha alguna cosa al darrere: «{ $text }».
address-needs-scope = { $text } només vol dir alguna cosa en una xarxa: afegeix-hi % i el nom de la xarxa.
address-link = Aquest enllaç està malmès. Torna’l a demanar i copia’l sencer.

## Obrir una taula

error-port_taken = Un altre programa fa servir el port { $port }. Tria’n un altre, o cap per agafar el primer que sigui lliure.
error-port_denied = Aquest ordinador no et deixa fer servir el port { $port }. Tria’n un per sobre de 1024.
error-port_failed = No es pot obrir el port { $port }: { $detail }.
error-no_port = A partir del { $port } no hi ha cap port lliure.

## Arribar a una taula

error-unreachable = No respon res a { $address }. Potser la taula està tancada, hi ha un tallafoc pel mig o la teva VPN bloqueja la xarxa local.
error-refused = No hi ha cap taula oberta a { $address }. Potser s’ha tancat, o té un altre port.
error-no_route = Aquest ordinador no té camí cap a { $address }. Comprova la xarxa; en un Mac, permet aquest programa a «Privadesa i seguretat», «Xarxa local».
error-unknown_host = Cap ordinador no es diu { $address }. Comprova com s’escriu, o posa-hi l’adreça IP.
error-no_answer = Alguna cosa respon en aquesta adreça, però no com una taula d’aquest joc. Potser hi entren massa persones alhora: torna-ho a provar.
error-fingerprint_mismatch = A { $address } respon una taula que no és la que coneixes. No se li ha enviat res.
error-wrong_table = En aquest lloc respon una altra taula.
error-not_joined = Encara no ets a cap taula.
error-protocol_version = { $update ->
    [host] La taula té una versió més antiga (protocol { $host_min } a { $host_max }; el teu, { $guest_min } a { $guest_max }). L’ha d’actualitzar l’amfitrió.
   *[guest] La taula té una versió més nova (protocol { $host_min } a { $host_max }; el teu, { $guest_min } a { $guest_max }). Has d’actualitzar.
}
error-rules_differ = Aquest bot porta unes regles diferents de les de la taula: les seves són { $mine }, les de la taula { $table }.
error-table_full = Tots els seients estan ocupats.
error-game_started = La partida ha començat i no hi ha cap seient lliure.
error-name_taken = Aquí ja hi ha algú que es diu així. Què et sembla «{ $suggestion }»?
error-bad_name = Tria un nom en què es vegi alguna cosa.
error-unknown_session = La taula ja no coneix el teu seient.
error-too_many_connections = Hi ha massa persones en aquesta taula, o entrant-hi. Torna-ho a provar d’aquí a un moment.

## A la taula

error-not_your_turn = No et toca.
error-stale = Això arriba tard: el torn ja havia passat.
error-not_owner = Només ho pot fer l’amfitrió de la taula.
error-bad_request = Ara això no es pot fer.
error-no_seat = No tens seient en aquesta taula.
error-rate_limited = Massa coses de cop. Espera un moment.
error-internal = La taula ha fet un error. Ha quedat anotat al seu registre.

## El final d’una connexió

error-left = Has deixat la taula.
error-leaving = Has deixat la taula.
error-replaced = Has entrat en aquesta taula des d’una altra finestra. Aquesta s’ha aturat.
error-kicked = L’amfitrió t’ha fet fora d’aquesta taula.
error-closed = L’amfitrió ha tancat la taula.
error-closing = La taula s’ha tancat perquè ja no hi havia ningú.
error-match_over = La partida s’ha acabat, i la taula també.
error-shutting_down = La taula s’ha tancat.
error-slow_consumer = La teva connexió no podia seguir.
error-silent = Fa massa estona que la taula no sap res de tu.
error-hello_timeout = La salutació a la taula no ha arribat a temps.
error-expected_hello = La taula no entén aquest programa.
error-malformed = Per la xarxa ha arribat una cosa que no és cap missatge.
error-invalid_message = Per la xarxa ha arribat un missatge amb un camp equivocat.
error-unknown_type = Per la xarxa ha arribat un missatge d’una mena desconeguda.
error-too_big = Per la xarxa ha arribat un missatge massa llarg.

## La connexió, en un mot

link-connecting = Connectant…
link-online = Connectat
link-unstable = La connexió és inestable
link-reconnecting = Connexió perduda: es torna a provar…

## L’entrada

discovery-no_network = No hi ha xarxa. Es pot jugar en aquest ordinador.
discovery-mdns_taken = Un altre programa té el port per trobar taules (5353). Encara es troben per difusió, enllaç o adreça.
discovery-mdns_off = Aquí no es poden trobar taules per mDNS. Encara es troben per difusió, enllaç o adreça.
discovery-probe_off = Aquí no es poden demanar taules per difusió. Encara es troben per mDNS, enllaç o adreça.
discovery-nothing_found = No s’ha trobat cap taula. Una Wi-Fi de convidats, una VPN o un tallafoc poden separar els ordinadors. Escriu una adreça, enganxa un enllaç o fes que un ordinador comparteixi la connexió.
discovery-hidden = { $count ->
    [one] Una taula més
   *[other] { $count } taules més
}
discovery-silent = no respon
