### El terminal: què diu, i les seves ordres. El missatge d’una ordre és el que es pot escriure per donar-la, `.args`
### el que segueix, `.help` què fa.

text-joined = Ets a «{ $name }»: { $game }.
text-help-hint = /ajuda diu què pots escriure.
text-left = Has marxat.
text-chat = { $name }: { $text }
text-rewound = S’ha desfet una acció.
text-link-connecting = Connectant …
text-link-reconnecting = S’ha perdut la connexió; es torna a provar …
text-link-unstable = La connexió és inestable …
text-link-online = La connexió ha tornat.

text-hand = Les teves cartes: { $cards }
text-no-hand = No tens cartes que puguis veure.
text-watching = Estàs mirant.
text-trick = A la taula: { $cards }
text-played = { $player } { $card }
text-number = Escriu un nombre entre { $low } i { $high }.
text-last = L’última basa: { $cards }. L’ha guanyada { $player }.
text-last-none = En aquesta mà encara no s’ha acabat cap basa.
text-last-hidden = En aquesta taula no s’ensenya l’última basa.
text-account = { $label }: { $value }
text-account-side = { $side }: { $label }: { $value }
text-score = Marcador: { $scores }
text-side-score = { $side } { $score }{ $legs ->
    [0] { "" }
    [one] { " " }({ $legs } màniga)
   *[other] { " " }({ $legs } mànigues)
}
text-target = Es juga fins a { $target }.
text-deals-left = { $count ->
    [one] Queda una mà.
   *[other] Queden { $count } mans.
}
text-room = { $owner ->
    [true] /comencar comença; els bots omplen els seients lliures. /llest diu que estàs a punt.
   *[false] /llest diu que estàs a punt; comença qui ha obert la taula.
}
text-next = Retorn passa a la mà següent.
text-over = { $owner ->
    [true] /altra juga una altra partida, /marxar se’n va.
   *[false] Qui ha obert la taula pot començar una altra partida; /marxar se’n va.
}
text-variant = Ara el joc és { $game }.
text-catalogue = Jocs: { $games }. Bots: { $bots }.
text-spectators = Miren: { $names }
text-seat = { $number }. { $name }{ $has_state ->
    [true] { " " }({ $state })
   *[false] { "" }
}
text-state-owner = amfitrió
text-state-bot = bot
text-state-ready = a punt
text-state-waiting = encara no a punt
text-state-away = absent
text-state-empty = lliure

text-not-asked = Ara no et toca, i «{ $text }» no fa res. /dir escriu als altres, /ajuda mostra les ordres.
text-no-choice = «{ $text }» no és cap de les opcions: escriu un nombre, o una carta com 10H.
text-no-command = No hi ha cap ordre /{ $text }. /ajuda les mostra.
text-usage = S’escriu: { $usage }

## Ordres

text-help = Respon amb el número, o amb la carta (10H, KS ...: S H D C són ♠ ♥ ♦ ♣; 9O, NC ...: O C E B són oros, copes, espases i bastons, i N el cavall). A més hi ha:
text-command-say = dir xat
    .args = TEXT
    .help = escriure a tothom
text-command-hand = cartes
    .args = { "" }
    .help = mostrar les teves cartes
text-command-last = ultima última
    .args = { "" }
    .help = mostrar l’última basa
text-command-score = marcador punts
    .args = { "" }
    .help = mostrar el marcador
text-command-seats = seients qui
    .args = { "" }
    .help = mostrar qui seu on
text-command-rules = regles
    .args = { "" }
    .help = mostrar les regles d’aquesta taula
text-command-ready = llest preparat
    .args = [no]
    .help = dir que estàs a punt, o que no
text-command-next = seguent següent
    .args = { "" }
    .help = passar a la mà següent
text-command-sit = seure
    .args = SEIENT
    .help = agafar un altre seient
text-command-rename = nom
    .args = NOM
    .help = agafar un altre nom
text-command-variant = joc
    .args = JOC
    .help = triar el joc
text-command-option = opcio opció opcions
    .args = [NOM=VALOR]
    .help = canviar una opció, o mostrar-les totes
text-command-bot = bot
    .args = SEIENT [BOT]
    .help = posar un bot en un seient lliure
text-command-nobot = sensebot
    .args = SEIENT
    .help = treure un bot
text-command-swap = canviar
    .args = SEIENT SEIENT
    .help = canviar dos seients de lloc
text-command-kick = fora
    .args = SEIENT
    .help = fer fora algú
text-command-start = comencar començar
    .args = { "" }
    .help = començar la partida
text-command-again = altra
    .args = { "" }
    .help = jugar una altra partida
text-command-close = tancar
    .args = { "" }
    .help = tancar la taula per a tothom
text-command-leave = marxar sortir
    .args = { "" }
    .help = deixar la taula
text-command-help = ajuda
    .args = { "" }
    .help = mostrar això

## L’entrada

text-lobby = Taules d’aquesta xarxa. Escriu un número o una adreça per seure-hi, /obrir [JOC] per obrir una taula, /jugar [JOC] contra bots, /sortir per marxar.
text-lobby-command-host = obrir
text-lobby-command-play = jugar
text-lobby-command-quit = sortir marxar
text-lobby-row = { $number }) { $name }  { $game }  { $taken } de { $seats } seients ocupats, { $phase }
text-lobby-gone = { $name } ja no hi és.
text-lobby-none = Encara no s’ha trobat cap taula.
text-lobby-no-number = Aquí no hi ha cap taula número { $number }.
text-lobby-opening = S’obre la taula …
