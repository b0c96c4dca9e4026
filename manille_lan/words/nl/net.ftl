# Het netwerk: waarom een tafel niet bereikt wordt, waarom een verbinding eindigde, wat de lobby niet kan.

## Wat iemand als adres typte

address-empty = Typ een adres, zoals 192.168.1.20 of 192.168.1.20:47770.
address-port = “{ $text }” is geen poort: het moet een getal van 1 tot 65535 zijn.
address-ip = “{ $text }” is geen IP-adres.
address-name = “{ $text }” is geen naam van een computer.
address-needs-brackets = Zet een IPv6-adres tussen haken: [{ $text }].
address-brackets = Er ontbreekt een haak, of er staat iets achter: “{ $text }”.
address-needs-scope = { $text } betekent maar iets op één netwerk: zet er % achter, en de naam van het netwerk.
address-link = Deze link is beschadigd. Vraag hem opnieuw en kopieer hem helemaal.

## Een tafel openen

error-port_taken = Poort { $port } is in gebruik door een ander programma. Kies een andere, of geen om de volgende vrije te nemen.
error-port_denied = Van deze computer mag je poort { $port } niet gebruiken. Kies er een boven 1024.
error-port_failed = Poort { $port } kan niet open: { $detail }.
error-no_port = Vanaf { $port } is er geen poort vrij.

## Een tafel bereiken

error-unreachable = Niets antwoordt op { $address }. Misschien is de tafel gesloten, zit er een firewall tussen of blokkeert je VPN het lokale netwerk.
error-refused = Er is geen tafel open op { $address }. Misschien is ze gesloten, of heeft ze een andere poort.
error-no_route = Deze computer vindt geen weg naar { $address }. Kijk het netwerk na; op een Mac moet je dit programma toelaten onder “Privacy en beveiliging”, “Lokaal netwerk”.
error-unknown_host = Geen enkele computer heet { $address }. Kijk de spelling na, of typ het IP-adres.
error-no_answer = Iets antwoordt op dat adres, maar niet als een tafel van dit spel. Misschien willen er te veel tegelijk binnen: probeer opnieuw.
error-fingerprint_mismatch = Op { $address } antwoordt een andere tafel dan die je kent. Er is niets naartoe gestuurd.
error-wrong_table = Daar antwoordt een andere tafel.
error-not_joined = Je zit nog aan geen tafel.
error-protocol_version = { $update ->
    [host] De tafel heeft een oudere versie (protocol { $host_min } tot { $host_max }; het jouwe is { $guest_min } tot { $guest_max }). De host moet updaten.
   *[guest] De tafel heeft een nieuwere versie (protocol { $host_min } tot { $host_max }; het jouwe is { $guest_min } tot { $guest_max }). Jij moet updaten.
}
error-rules_differ = Deze bot brengt andere regels mee dan de tafel speelt: zijn regels zijn { $mine }, die van de tafel { $table }.
error-table_full = Alle plaatsen zijn bezet.
error-game_started = De partij is begonnen en er is geen plaats vrij.
error-name_taken = Er heet hier al iemand zo. Wat dacht je van “{ $suggestion }”?
error-bad_name = Kies een naam waarin iets te zien is.
error-unknown_session = De tafel kent je plaats niet meer.
error-too_many_connections = Er zijn te veel mensen aan deze tafel, of onderweg. Probeer het zo meteen opnieuw.

## Aan tafel

error-not_your_turn = Je bent niet aan de beurt.
error-stale = Dat kwam te laat: de beurt was voorbij.
error-not_owner = Dat mag alleen de host van de tafel.
error-bad_request = Dat kan nu niet.
error-no_seat = Je hebt geen plaats aan deze tafel.
error-rate_limited = Te veel tegelijk. Wacht even.
error-internal = De tafel maakte een fout. Het staat in haar logboek.

## Het einde van een verbinding

error-left = Je bent van tafel gegaan.
error-leaving = Je bent van tafel gegaan.
error-replaced = Je bent vanuit een ander venster aan deze tafel gaan zitten. Dit venster is gestopt.
error-kicked = De host heeft je van deze tafel weggestuurd.
error-closed = De host heeft de tafel gesloten.
error-closing = De tafel is gesloten omdat er niemand meer was.
error-match_over = De partij is voorbij, en de tafel ook.
error-shutting_down = De tafel is gesloten.
error-slow_consumer = Je verbinding kon niet volgen.
error-silent = De tafel heeft te lang niets van je gehoord.
error-hello_timeout = De tafel kreeg niet op tijd een groet.
error-expected_hello = De tafel begrijpt dit programma niet.
error-malformed = Er kwam iets over het netwerk dat geen bericht is.
error-invalid_message = Er kwam een bericht met een fout veld over het netwerk.
error-unknown_type = Er kwam een bericht van een onbekende soort over het netwerk.
error-too_big = Er kwam een te lang bericht over het netwerk.

## De verbinding, in één woord

link-connecting = Verbinden…
link-online = Verbonden
link-unstable = De verbinding hapert
link-reconnecting = Verbinding weg: nieuwe poging…

## De lobby

discovery-no_network = Geen netwerk. Spelen op deze computer kan wel.
discovery-mdns_taken = Een ander programma houdt de poort bezet om tafels te vinden (5353). Tafels zijn nog te vinden met broadcast, link of adres.
discovery-mdns_off = Tafels zijn hier niet te vinden met mDNS. Met broadcast, link of adres wel.
discovery-probe_off = Tafels zijn hier niet op te vragen met broadcast. Met mDNS, link of adres vind je ze wel.
discovery-nothing_found = Geen tafel gevonden. Een gastennetwerk, een VPN of een firewall kan computers uit elkaar houden. Typ een adres, plak een link, of laat één computer een hotspot openen.
discovery-hidden = { $count ->
    [one] Nog één tafel
   *[other] Nog { $count } tafels
}
discovery-silent = antwoordt niet
