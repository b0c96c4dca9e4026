# The network: why a table is not reached, why a connection ended, what the lobby cannot do.

## What a person typed as an address

address-empty = Type an address, such as 192.168.1.20 or 192.168.1.20:47770.
address-port = “{ $text }” is no port: it must be a number from 1 to 65535.
address-ip = “{ $text }” is no IP address.
address-name = “{ $text }” is no name of a computer.
address-needs-brackets = Write an IPv6 address in brackets: [{ $text }].
address-brackets = A bracket is missing, or something stands behind it: “{ $text }”.
address-needs-scope = { $text } means something on one network only: add %, and the network's name.
address-link = This link is damaged. Ask for it again and copy all of it.

## Opening a table

error-port_taken = Port { $port } is used by another program. Choose another one, or none to take the next that is free.
error-port_denied = This computer does not let you use port { $port }. Choose one above 1024.
error-port_failed = Port { $port } cannot be opened: { $detail }.
error-no_port = No port from { $port } on is free.

## Reaching a table

error-unreachable = Nothing answers at { $address }. The table may be closed, a firewall may be in the way, or your VPN may block the local network.
error-refused = No table is open at { $address }. It may have been closed, or it has another port.
error-no_route = This computer has no way to { $address }. Check the network; on a Mac, allow this program under “Privacy & Security”, “Local Network”.
error-unknown_host = No computer is called { $address }. Check the spelling, or type its IP address.
error-no_answer = Something answers at the address, but not as a table of this game. Too many may be joining: try again.
error-fingerprint_mismatch = Another table than the one you know answers at { $address }. Nothing was sent to it.
error-wrong_table = Another table answers there.
error-not_joined = You are at no table yet.
error-protocol_version = { $update ->
    [host] The table runs an older version (protocol { $host_min } to { $host_max }; yours is { $guest_min } to { $guest_max }). Its host must update.
   *[guest] The table runs a newer version (protocol { $host_min } to { $host_max }; yours is { $guest_min } to { $guest_max }). You must update.
}
error-rules_differ = This bot brings other rules than the table plays: its rules are { $mine }, the table's are { $table }.
error-table_full = All seats are taken.
error-game_started = The match has begun and no seat is free.
error-name_taken = Somebody here is called that already. How about “{ $suggestion }”?
error-bad_name = Choose a name in which something can be seen.
error-unknown_session = The table no longer knows your seat.
error-too_many_connections = Too many are at this table, or on their way in. Try again in a moment.

## At the table

error-not_your_turn = It is not your turn.
error-stale = That came too late: the turn was over.
error-not_owner = Only the host of the table may do that.
error-bad_request = That cannot be done now.
error-no_seat = You have no seat at this table.
error-rate_limited = Too much at once. Wait a moment.
error-internal = The table made a mistake. It has been noted in its log.

## The end of a connection

error-left = You left the table.
error-leaving = You left the table.
error-replaced = You joined this table from another window. This one has stopped.
error-kicked = The host sent you away from this table.
error-closed = The host closed the table.
error-closing = The table was closed because nobody was there any more.
error-match_over = The match is over, and so is the table.
error-shutting_down = The table was closed.
error-slow_consumer = Your connection could not keep up.
error-silent = The table has not heard from you for too long.
error-hello_timeout = The table was not greeted in time.
error-expected_hello = The table does not understand this program.
error-malformed = Something that is no message came over the network.
error-invalid_message = A message with a wrong field came over the network.
error-unknown_type = A message of an unknown kind came over the network.
error-too_big = A message that is too long came over the network.

## The connection, in a word

link-connecting = Connecting…
link-online = Connected
link-unstable = The connection is unstable
link-reconnecting = Connection lost: trying again…

## The lobby

discovery-no_network = No network. Games on this computer work.
discovery-mdns_taken = Another program holds the port for finding tables (5353). Tables are still found by broadcast, link or address.
discovery-mdns_off = Tables cannot be found by mDNS here. They are still found by broadcast, link or address.
discovery-probe_off = Tables cannot be asked for by broadcast here. They are still found by mDNS, link or address.
discovery-nothing_found = No table found. A guest Wi-Fi, a VPN or a firewall may keep computers apart. Type an address, paste a link, or let one computer open a hotspot.
discovery-hidden = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
discovery-silent = does not answer
