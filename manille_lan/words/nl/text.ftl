### De terminal: wat hij zegt, en zijn commando’s. De tekst van een commando is wat je ervoor kunt typen, `.args` wat
### erop volgt, `.help` wat het doet.

text-joined = Je zit aan “{ $name }”: { $game }.
text-help-hint = /help toont wat je kunt typen.
text-left = Je bent weggegaan.
text-chat = { $name }: { $text }
text-rewound = Een actie is teruggenomen.
text-link-connecting = Verbinden …
text-link-reconnecting = De verbinding is weg; nieuwe poging …
text-link-unstable = De verbinding hapert …
text-link-online = De verbinding is er weer.

text-hand = Je hand: { $cards }
text-no-hand = Je hebt geen kaarten die je mag zien.
text-watching = Je kijkt mee.
text-trick = Op tafel: { $cards }
text-played = { $player } { $card }
text-number = Typ een getal van { $low } tot { $high }.
text-last = De laatste slag: { $cards }. { $player } haalde hem.
text-last-none = In deze ronde is nog geen slag af.
text-last-hidden = Aan deze tafel wordt de laatste slag niet getoond.
text-account = { $label }: { $value }
text-account-side = { $side }: { $label }: { $value }
text-score = Score: { $scores }
text-side-score = { $side } { $score }{ $legs ->
    [0] { "" }
    [one] { " " }({ $legs } manche)
   *[other] { " " }({ $legs } manches)
}
text-target = Er wordt gespeeld tot { $target }.
text-deals-left = { $count ->
    [one] Nog één ronde.
   *[other] Nog { $count } rondes.
}
text-room = { $owner ->
    [true] /begin start de partij; bots vullen de lege plaatsen. /klaar zegt dat je klaar bent.
   *[false] /klaar zegt dat je klaar bent; wie de tafel opende, begint.
}
text-next = Enter gaat naar de volgende ronde.
text-over = { $owner ->
    [true] /opnieuw speelt nog een partij, /weg vertrekt.
   *[false] Wie de tafel opende, kan nog een partij beginnen; /weg vertrekt.
}
text-variant = Het spel is nu { $game }.
text-catalogue = Spellen: { $games }. Bots: { $bots }.
text-spectators = Kijken mee: { $names }
text-seat = { $number }. { $name }{ $has_state ->
    [true] { " " }({ $state })
   *[false] { "" }
}
text-state-owner = host
text-state-bot = bot
text-state-ready = klaar
text-state-waiting = nog niet klaar
text-state-away = afwezig
text-state-empty = leeg

text-not-asked = Je wordt nu niets gevraagd, dus “{ $text }” doet niets. /zeg schrijft naar de anderen, /help toont de commando’s.
text-no-choice = “{ $text }” is geen van de keuzes: typ een nummer, of een kaart zoals 10H.
text-no-command = Er is geen commando /{ $text }. /help toont ze.
text-usage = Je schrijft het zo: { $usage }

## Commando’s

text-help = Antwoord met het nummer, of met de kaart (10H, HS ...: S H D C zijn ♠ ♥ ♦ ♣). Verder is er:
text-command-say = zeg chat
    .args = TEKST
    .help = schrijven naar iedereen
text-command-hand = hand kaarten
    .args = { "" }
    .help = je hand tonen
text-command-last = laatste slag
    .args = { "" }
    .help = de laatste slag tonen
text-command-score = score
    .args = { "" }
    .help = de score tonen
text-command-seats = plaatsen wie
    .args = { "" }
    .help = tonen wie waar zit
text-command-rules = regels
    .args = { "" }
    .help = de regels van deze tafel tonen
text-command-ready = klaar
    .args = [nee]
    .help = zeggen dat je klaar bent, of niet
text-command-next = volgende
    .args = { "" }
    .help = naar de volgende ronde gaan
text-command-sit = zit
    .args = PLAATS
    .help = op een andere plaats gaan zitten
text-command-rename = naam
    .args = NAAM
    .help = een andere naam nemen
text-command-variant = variant spel
    .args = SPEL
    .help = het spel kiezen
text-command-option = optie opties
    .args = [NAAM=WAARDE]
    .help = een optie veranderen, of ze allemaal tonen
text-command-bot = bot
    .args = PLAATS [BOT]
    .help = een bot op een lege plaats zetten
text-command-nobot = geenbot
    .args = PLAATS
    .help = een bot wegnemen
text-command-swap = wissel
    .args = PLAATS PLAATS
    .help = twee plaatsen wisselen
text-command-kick = wegsturen
    .args = PLAATS
    .help = iemand wegsturen
text-command-start = begin
    .args = { "" }
    .help = de partij beginnen
text-command-again = opnieuw
    .args = { "" }
    .help = nog een partij spelen
text-command-close = sluit
    .args = { "" }
    .help = de tafel voor iedereen sluiten
text-command-leave = weg stop
    .args = { "" }
    .help = van tafel gaan
text-command-help = help
    .args = { "" }
    .help = dit tonen

## De lobby

text-lobby = Tafels op dit netwerk. Typ een nummer of een adres om mee te doen, /open [SPEL] om een tafel te openen, /speel [SPEL] tegen bots, /stop om te vertrekken.
text-lobby-command-host = open
text-lobby-command-play = speel
text-lobby-command-quit = stop weg
text-lobby-row = { $number }) { $name }  { $game }  { $taken } van { $seats } plaatsen bezet, { $phase }
text-lobby-gone = { $name } is er niet meer.
text-lobby-none = Nog geen tafel gevonden.
text-lobby-no-number = Er is hier geen tafel met nummer { $number }.
text-lobby-opening = De tafel gaat open …
