# Le réseau : pourquoi on n'atteint pas une table, pourquoi une liaison a pris fin, ce que le salon ne peut pas faire.

## Ce qu'on a tapé comme adresse

address-empty = Tapez une adresse, par exemple 192.168.1.20 ou 192.168.1.20:47770.
address-port = « { $text } » n'est pas un port : il faut un nombre de 1 à 65535.
address-ip = « { $text } » n'est pas une adresse IP.
address-name = « { $text } » n'est pas un nom d'ordinateur.
address-needs-brackets = Écrivez une adresse IPv6 entre crochets : [{ $text }].
address-brackets = Il manque un crochet, ou quelque chose le suit : « { $text } ».
address-needs-scope = { $text } n'a de sens que sur un seul réseau : ajoutez % et le nom de ce réseau.
address-link = Ce lien est abîmé. Redemandez-le et copiez-le en entier.

## Ouvrir une table

error-port_taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre, ou aucun pour prendre le prochain qui est libre.
error-port_denied = Cet ordinateur ne vous laisse pas prendre le port { $port }. Choisissez-en un au-dessus de 1024.
error-port_failed = Impossible d'ouvrir le port { $port } : { $detail }.
error-no_port = Aucun port n'est libre à partir de { $port }.

## Atteindre une table

error-unreachable = Rien ne répond à { $address }. La table est peut-être fermée, un pare-feu fait barrage, ou votre VPN bloque le réseau local.
error-refused = Aucune table n'est ouverte à { $address }. Elle a pu être fermée, ou elle a un autre port.
error-no_route = Cet ordinateur n'a pas de chemin vers { $address }. Vérifiez le réseau ; sur Mac, autorisez ce programme sous « Confidentialité et sécurité », « Réseau local ».
error-unknown_host = Aucun ordinateur ne s'appelle { $address }. Vérifiez l'orthographe, ou tapez son adresse IP.
error-no_answer = Quelque chose répond à cette adresse, mais pas comme une table de ce jeu. Il y a peut-être trop de monde à l'entrée : réessayez.
error-fingerprint_mismatch = Une autre table que celle que vous connaissez répond à { $address }. Rien ne lui a été envoyé.
error-wrong_table = Une autre table répond à cette adresse.
error-not_joined = Vous n'êtes encore à aucune table.
error-protocol_version = { $update ->
    [host] La table a une version plus ancienne (protocole { $host_min } à { $host_max } ; la vôtre : { $guest_min } à { $guest_max }). C'est à son hôte de mettre à jour.
   *[guest] La table a une version plus récente (protocole { $host_min } à { $host_max } ; la vôtre : { $guest_min } à { $guest_max }). C'est à vous de mettre à jour.
}
error-rules_differ = Ce robot apporte d'autres règles que celles de la table : les siennes sont { $mine }, celles de la table { $table }.
error-table_full = Toutes les places sont prises.
error-game_started = La partie a commencé et aucune place n'est libre.
error-name_taken = Quelqu'un porte déjà ce nom ici. Pourquoi pas « { $suggestion } » ?
error-bad_name = Choisissez un nom dont on voie quelque chose.
error-unknown_session = La table ne connaît plus votre place.
error-too_many_connections = Il y a trop de monde à cette table, ou à l'entrée. Réessayez dans un instant.

## À la table

error-not_your_turn = Ce n'est pas à vous de jouer.
error-stale = Trop tard : le tour était passé.
error-not_owner = Seul l'hôte de la table peut faire cela.
error-bad_request = Ce n'est pas possible maintenant.
error-no_seat = Vous n'avez pas de place à cette table.
error-rate_limited = Trop de choses à la fois. Attendez un instant.
error-internal = La table s'est trompée. C'est noté dans son journal.

## La fin d'une liaison

error-left = Vous avez quitté la table.
error-leaving = Vous avez quitté la table.
error-replaced = Vous avez rejoint cette table depuis une autre fenêtre. Celle-ci s'est arrêtée.
error-kicked = L'hôte vous a renvoyé de cette table.
error-closed = L'hôte a fermé la table.
error-closing = La table a été fermée, car il n'y avait plus personne.
error-match_over = La partie est finie, et la table avec elle.
error-shutting_down = La table a été fermée.
error-slow_consumer = Votre liaison n'a pas suivi.
error-silent = La table n'a plus rien entendu de vous depuis trop longtemps.
error-hello_timeout = La table n'a pas été saluée à temps.
error-expected_hello = La table ne comprend pas ce programme.
error-malformed = Le réseau a apporté quelque chose qui n'est pas un message.
error-invalid_message = Le réseau a apporté un message dont un champ est faux.
error-unknown_type = Le réseau a apporté un message d'un genre inconnu.
error-too_big = Le réseau a apporté un message trop long.

## La liaison, en un mot

link-connecting = Connexion…
link-online = Connecté
link-unstable = La liaison est instable
link-reconnecting = Liaison perdue : nouvel essai…

## Le salon

discovery-no_network = Pas de réseau. On peut jouer sur cet ordinateur.
discovery-mdns_taken = Un autre programme occupe le port qui sert à trouver les tables (5353). On les trouve encore par diffusion, par lien ou par adresse.
discovery-mdns_off = On ne peut pas trouver de tables par mDNS ici. On les trouve encore par diffusion, par lien ou par adresse.
discovery-probe_off = On ne peut pas chercher de tables par diffusion ici. On les trouve encore par mDNS, par lien ou par adresse.
discovery-nothing_found = Aucune table trouvée. Un Wi-Fi d'invités, un VPN ou un pare-feu peut séparer les ordinateurs. Tapez une adresse, collez un lien, ou ouvrez un point d'accès sur l'un des ordinateurs.
discovery-hidden = { $count ->
    [one] Encore une table
   *[other] Encore { $count } tables
}
discovery-silent = ne répond pas
