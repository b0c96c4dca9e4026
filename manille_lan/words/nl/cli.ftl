### De opdrachtregel: uitleg, antwoorden en fouten.

## Uitleg

cli-help = Manillen met vrienden op één netwerk: een venster, een terminal, bots. Zonder opdracht gaat de lobby open.
cli-help-play = Meteen spelen op deze computer; bots vullen de lege plaatsen.
cli-help-host = Een tafel openen voor anderen, zonder venster.
cli-help-tables = De tafels op dit netwerk tonen.
cli-help-join = Bij iemand aan tafel gaan zitten, met de naam of het adres van de tafel.
cli-help-bot = Een bot van deze computer bij iemand aan tafel zetten.
cli-help-variants = De spellen van deze computer tonen, of één spel met zijn regels en opties.
cli-help-bots = De bots van deze computer tonen.
cli-help-simulate = Bots veel partijen of rondes laten spelen zonder netwerk, zo snel het gaat.
cli-help-replay = Een opname opnieuw spelen: ze vertellen, of nakijken of ze klopt met wat gespeeld is.
cli-option-variant = Het spel, met zijn id; `variants` toont ze.
cli-option-option = Een optie van de regels, zoals match=race:61; mag meermaals.
cli-option-bots = Bots met hun id, gescheiden door komma’s; `bots` toont ze.
cli-option-json = Eén JSON-document op de standaarduitvoer.
cli-option-text = In de terminal, zonder venster.
cli-option-player = De naam waaronder je speelt.
cli-option-table = De naam van de tafel.
cli-option-bot-name = De naam van de bot aan tafel.
cli-option-port = De poort om op te luisteren; 0 neemt de gewone, of de volgende die vrij is.
cli-option-once = Stoppen na één partij.
cli-option-private = Alleen voor deze computer, en niet aangekondigd.
cli-option-resume = Verdergaan met de laatste tafel waarvan het programma afgebroken is: zelfde handen, zelfde plaatsen.
cli-plugin-folder = Een bot van jezelf is één bestand in { $folder }.
cli-none-killed = Er is geen tafel afgebroken: in { $folder } staat er geen om mee verder te gaan.
cli-option-seconds = Hoelang er gezocht wordt.
cli-option-language = De taal: en, fr, nl, ca, es.
cli-option-version = De versie tonen.
cli-option-trust = Bots uit de plug-inmap binnen dit proces laten lopen: sneller, zonder afscherming.
cli-option-matches = Hoeveel partijen.
cli-option-deals = Hoeveel rondes, elk apart.
cli-option-seed = Waar alle toeval begint: hetzelfde getal geeft dezelfde kaarten.
cli-option-record = Een map voor de opnames, één per partij.
cli-option-duplicate = Elke ronde één keer spelen voor elke ploeg, met de plaatsen gedraaid.
cli-option-workers = Hoeveel processen het werk verdelen.
cli-option-check = Alleen nakijken.
cli-argument-table = De naam van de tafel, of haar adres (host:poort, of een link).
cli-argument-bot = De bot, met zijn id; `bots` toont ze.
cli-argument-variant = Het spel, met zijn id.
cli-argument-record = De opname, of een map met opnames.

## Verkeerd gebruik

cli-no-such-command = Er is geen opdracht “{ $command }”. Wel: { $known }.
cli-no-such-option = Er is hier geen optie { $option }.
cli-missing = { $parameter } ontbreekt.
cli-bad-value = { $parameter } kan die waarde niet hebben ({ $problem }).
cli-misuse = De opdracht is niet te lezen ({ $problem }).
cli-see-help = `{ $program } OPDRACHT --help` toont wat er is.
cli-no-such-language = Er is geen taal “{ $language }”. Wel: { $known }.

## Antwoorden

cli-plugin-failed = De plug-in { $plugin } wordt niet gebruikt: { $reason }
cli-options = Opties, met de waarde die ze hebben als je niets anders zegt:
cli-allowed = Toegelaten: { $allowed }
cli-simulated = { $deals } rondes in { $matches } partijen, { $seconds } s, { $rate } rondes per seconde.
cli-simulated-side = { $bots }: { $points } punten per ronde, { $won } partijen gewonnen.
cli-simulated-margin = Verschil per ronde { $margin }, standaardfout { $error }.
cli-simulated-faults = { $bot } maakte { $count } fouten.
cli-replay-clean = { $path }: { $deals } rondes opnieuw gespeeld, alle zoals opgenomen.
cli-replay-folder = { $records } opnames, { $deals } rondes opnieuw gespeeld, { $wrong } opnames fout.
cli-replay-torn = { $path } eindigt midden in een regel; die regel is weggelaten.
cli-replay-head = “{ $name }”, { $preset }, { $started }
cli-replay-deal = Ronde { $number }, score { $scores }
cli-replay-diary = { $path }: { $deals } rondes zoals één plaats ze zag; de regels zijn zoals ze geschreven werden.
cli-replay-diary-deal = Ronde { $number }, hand { $cards }
cli-no-records = Er is geen opname (*{ $suffix }) in { $path }.

## Tafels

cli-table-of = Tafel van { $name }
cli-somebody = Iemand
cli-no-seat-left = { $count } bots laten jou geen plaats: er zijn er { $seats }.
cli-table-open = De tafel “{ $name }” is open op { $addresses }. Ctrl-C sluit haar.
cli-table-row = { $name }  { $variant }  { $taken } van { $seats } plaatsen bezet, { $phase }  { $address }
cli-table-closed = De tafel is gesloten.
cli-no-tables = In { $seconds } s is geen tafel gevonden. Is er een open? Met een adres (host:poort) vind je ze waar aankondigingen niet doorkomen.
cli-no-such-table = In { $seconds } s is geen tafel “{ $table }” gevonden.
cli-other-tables = Geen tafel heet “{ $table }”. Gevonden: { $found }.
cli-several-tables = Er heten meer tafels “{ $table }”. Gebruik het adres: { $found }.
cli-table-full = Er zijn { $count } bots gevraagd, maar er zijn { $seats } plaatsen.
cli-table-failed = De tafel ging niet open: { $problem }
cli-no-screen = Er is hier geen scherm; we gebruiken de terminal.
cli-bot-seated = De bot { $bot } zit als { $name } aan “{ $table }”. Ctrl-C haalt hem weg.
cli-bot-rules = De bot { $bot } heeft de regels van { $variant } nodig, en deze computer heeft andere.

## Fouten die niemand verwachtte

cli-crashed = Het programma maakte een fout. Wat helpt om ze te herstellen, staat in { $path }.
cli-crashed-untold = Het programma maakte een fout: { $problem }
