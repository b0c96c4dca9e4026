### Het venster: lobby, kamer, tafel, instellingen, wat er misging. Wat het spel zelf zegt, staat in rules.ftl.

client-brand = Manille
client-you = Jij

## De tafel

client-table = Tafel
client-hand = Je hand
client-trick = Kaarten op tafel
client-deal = Ronde
client-trumps = Troef
client-no-trump = geen
client-no-trump-sign = ZT
client-counts = Telt
client-match = Partij
client-score = Score
client-score-legs = Score · manches { $legs }
client-last-trick = Laatste slag
client-no-trick = Er ligt geen kaart.
client-your-turn = Jouw beurt
client-dealer-letter = D
client-plate = { $cards ->
    [one] 1 over
   *[other] { $cards } over
} · { $tricks ->
    [one] 1 slag
   *[other] { $tricks } slagen
}
client-plate-own = { $tricks ->
    [0] nog geen slag
    [one] 1 slag
   *[other] { $tricks } slagen
}
client-plate-away = verbinding weg
client-keys = Toetsen 1 tot { $most }, of pijltjes en Enter
client-take-choice = Dit kiezen
client-waiting-others = Wachten op de anderen…

## Wat een kaart mag

client-refused = Nu niet
client-refusal-must-follow = Je moet volgen
client-refusal-must-beat = Je moet erover
client-refusal-must-ruff = Je moet troeven
client-refusal-must-overruff = Je moet overtroeven
client-refusal-no-undertrump = Niet ondertroeven
client-may-play-head = Ja
client-may-play = Je mag { CARD($card) } spelen.

## Het paneel opzij

client-side = Verloop en chat
client-log = Verloop
client-chat = Chat
client-rules = Regels
client-say = Zeg iets
client-say-hint = Zeg iets… (Enter)

## Resultaten

client-account = Afrekening
client-opened-hands = Alle handen, zoals gedeeld
client-next-deal = Volgende ronde
client-to-match = Uitslag van de partij
client-deal-tied = Niemand scoort
client-deal-won = Jouw ploeg scoort { $points }
client-deal-lost = De andere ploeg scoort { $points }
client-deal-won-by = { $side }: { $points }
client-deal-number = Ronde { $number }
client-deal-about = Ronde { $number } · troef: { $trump }{ $times ->
    [1] { "" }
   *[other] {" "}· telt × { $times }
}
client-total = Score
client-total-of = Totaal ({ $match })
client-legs = Gewonnen manches
client-history = De partij, ronde per ronde
client-again = Nog een partij
client-again-hint = De host kan nog een partij beginnen.
client-to-lobby = Naar de lobby

## Menu en verbroken verbinding

client-menu = Menu
client-resume = Verder spelen
client-settings = Instellingen
client-full-screen = Volledig scherm
client-leave-table = Van tafel gaan
client-lost = Verbinding weg
client-lost-why = Je plaats wordt vrijgehouden. Het venster probeert zelf terug te komen.
client-lost-since = { $seconds } s

## De lobby

client-lobby = Tafels op dit netwerk
client-column-table = Tafel
client-column-game = Spel
client-column-seats = Plaats
client-column-state = Stand
client-column-ms = Weg
client-ms = { $ms } ms
client-state-room = wacht
client-state-play = speelt
client-state-result = speelt
client-state-over = voorbij
client-state-silent = zwijgt
client-state-version = andere versie
client-looking = Tafels zoeken…
client-lobby-keys = Pijltjes kiezen een tafel, Enter gaat zitten, Tab gaat verder.
client-name = Je naam
client-name-hint = zoals de anderen hem zien
client-address = Adres
client-join = Aan tafel
client-join-address = Via adres
client-host = Tafel openen…
client-quick = Tegen bots
client-game = Spel
client-play-bots = Tegen bots spelen
client-quit = Stoppen
client-choose-table = Kies eerst een tafel.
client-table-gone = Die tafel is er niet meer.
client-other-version = Die tafel heeft een andere versie van het programma. Jullie moeten dezelfde hebben.

## Een tafel openen

client-hosting = Een nieuwe tafel
client-table-name = Naam van de tafel
client-table-of = Tafel van { $name }
client-bots = Bots bij het begin
client-bot-count = { $count ->
    [0] geen
   *[other] { $count }
}
client-bot = Soort bot
client-bot-kind = { $bot ->
    [steady] Degelijk
    [greedy] Gulzig
    [random] Willekeurig
   *[other] { $bot }
}
client-open-table = Tafel openen
client-back = Terug

## De kamer

client-room = Kamer
client-side-number = Ploeg { $number }
client-seats = Plaatsen
client-seat-number = Plaats { $number }
client-seat-empty = Lege plaats
client-seat-empty-hint = voor een vriend of een bot
client-seat-human = op dit netwerk
client-seat-away = verbinding weg
client-seat-host = host
client-seat-bot = bot · { $bot }
client-ready = Klaar
client-not-ready = Wacht
client-i-am-ready = Ik ben klaar
client-not-ready-yet = Nog niet klaar
client-start = Beginnen
client-add-bot = Bot erbij
client-remove-bot = Bot wegsturen
client-options = Regels…
client-leave = Weggaan
client-no-free-seat = Er is geen plaats vrij.
client-sit-here = Hier zitten
client-kick = Wegsturen
client-swap = Wisselen met { $name }
client-done = Klaar
client-address-to-type = Vrienden op dit netwerk zien de tafel vanzelf, of typen: { $address }
client-room-keys = Enter op een plaats toont wat je daar kunt doen.

## Instellingen

client-preview = De kaarten
client-language = Taal
client-language-en = English
client-language-fr = Français
client-language-nl = Nederlands
client-language-ca = Català
client-language-es = Español
client-text-size = Tekstgrootte
client-palette = Kleuren
client-palette-four = Vier kleuren
client-palette-two = Twee kleuren
client-palette-colour-blind = Voor kleurenblinden
client-letters = Kaartletters
client-letters-default = Zoals in de taal
client-letters-en = K Q J
client-letters-fr = R D V
client-letters-nl = H V B
client-card-back = Rugzijde
client-card-back-scallops = Schubben
client-card-back-lattice = Rooster
client-speed = Beweging
client-speed-slow = Traag
client-speed-normal = Gewoon
client-speed-fast = Snel
client-speed-off = Uit
client-trick-pause = Slag blijft
client-trick-pause-1-2 = 1,2 s
client-trick-pause-2 = 2 s
client-trick-pause-4 = 4 s
client-trick-pause-click = tot een klik
client-volume = Volume
client-sound = Geluid
client-sound-on = Geluid aan
client-sound-off = Geluid uit
client-reduced-motion = Minder beweging
client-no-rules = Hier is geen spel geïnstalleerd.

## Wachten, en wat er misging

client-opening = De tafel gaat open…
client-joining = Onderweg naar de tafel…
client-give-up = Opgeven
client-table-ended = De tafel is voorbij
client-not-reached = De tafel is niet bereikt
client-not-opened = De tafel kon niet open
client-retry = Opnieuw proberen
client-copy-details = Details kopiëren
client-copied = Gekopieerd
