### The command line: helps, answers and errors.

## Helps

cli-help = Manille for a party on one network: a window, a terminal, bots. Without a command the lobby opens.
cli-help-play = Play at once on this machine; empty seats are filled with bots.
cli-help-host = Open a table for others, without a window.
cli-help-tables = Show the tables on this network.
cli-help-join = Sit down at somebody’s table, by its name or its address.
cli-help-bot = Seat one of this machine’s bots at somebody’s table.
cli-help-variants = Show the games of this machine, or one with its rules and options.
cli-help-bots = Show the bots of this machine.
cli-help-simulate = Let bots play many matches or deals without a network, as fast as it goes.
cli-help-replay = Play a record again: tell it, or check that it is as it was played.
cli-option-variant = The game, by its id; `variants` lists them.
cli-option-option = An option of the rules, such as match=race:61; may be given several times.
cli-option-bots = Bots by their ids, parted by commas; `bots` lists them.
cli-option-json = One JSON document on standard output.
cli-option-text = In the terminal, without a window.
cli-option-player = The name to play under.
cli-option-table = The name of the table.
cli-option-bot-name = The name of the bot at the table.
cli-option-port = The port to listen on; 0 takes the usual one, or the next that is free.
cli-option-once = End after one match.
cli-option-private = For this machine only, and not announced.
cli-option-resume = Go on with the last table whose program was killed: same hands, same seats.
cli-plugin-folder = A bot of your own is one file in { $folder }.
cli-none-killed = No table was broken off: { $folder } holds none to go on with.
cli-option-seconds = How long to look.
cli-option-language = The language: en, fr, nl, ca, es.
cli-option-version = Tell the version.
cli-option-trust = Run bots of the plugin folder inside this process: faster, without any wall.
cli-option-matches = How many matches.
cli-option-deals = How many deals, each alone.
cli-option-seed = Where all chance begins: the same seed gives the same cards.
cli-option-record = A folder for the records, one a match.
cli-option-duplicate = Play every deal once for each side, with the seats turned.
cli-option-workers = How many processes share the work.
cli-option-check = Only check it.
cli-argument-table = The table’s name, or its address (host:port, or a link).
cli-argument-bot = The bot, by its id; `bots` lists them.
cli-argument-variant = The game, by its id.
cli-argument-record = The record, or a folder of records.

## Wrong use

cli-no-such-command = There is no command “{ $command }”. There are: { $known }.
cli-no-such-option = There is no option { $option } here.
cli-missing = { $parameter } is missing.
cli-bad-value = { $parameter } cannot have that value ({ $problem }).
cli-misuse = The command cannot be read ({ $problem }).
cli-see-help = `{ $program } COMMAND --help` shows what there is.
cli-no-such-language = There is no language “{ $language }”. There are: { $known }.

## Answers

cli-plugin-failed = The plugin { $plugin } is not used: { $reason }
cli-options = Options, with the values they have unless said otherwise:
cli-allowed = Allowed: { $allowed }
cli-simulated = { $deals } deals in { $matches } matches, { $seconds } s, { $rate } deals a second.
cli-simulated-side = { $bots }: { $points } points a deal, { $won } matches won.
cli-simulated-margin = Difference a deal { $margin }, standard error { $error }.
cli-simulated-faults = { $bot } made { $count } faults.
cli-replay-clean = { $path }: { $deals } deals played again, all as recorded.
cli-replay-folder = { $records } records, { $deals } deals played again, { $wrong } records wrong.
cli-replay-torn = { $path } ends in the middle of a line; that line was left out.
cli-replay-head = “{ $name }”, { $preset }, { $started }
cli-replay-deal = Deal { $number }, score { $scores }
cli-replay-diary = { $path }: { $deals } deals as one seat saw them; the lines are as they were written.
cli-replay-diary-deal = Deal { $number }, hand { $cards }
cli-no-records = There is no record (*{ $suffix }) in { $path }.

## Tables

cli-table-of = Table of { $name }
cli-somebody = Somebody
cli-no-seat-left = { $count } bots leave no seat for you: there are { $seats }.
cli-table-open = The table “{ $name }” is open at { $addresses }. Ctrl-C closes it.
cli-table-row = { $name }  { $variant }  { $taken } of { $seats } seats taken, { $phase }  { $address }
cli-table-closed = The table is closed.
cli-no-tables = No table was found in { $seconds } s. Is one open? An address (host:port) finds it where announcements do not pass.
cli-no-such-table = No table “{ $table }” was found in { $seconds } s.
cli-other-tables = No table is called “{ $table }”. Found: { $found }.
cli-several-tables = Several tables are called “{ $table }”. Join by address: { $found }.
cli-table-full = { $count } bots are asked for, but there are { $seats } seats.
cli-table-failed = The table did not open: { $problem }
cli-no-screen = There is no screen here; the terminal is used.
cli-bot-seated = The bot { $bot } sits at “{ $table }” as { $name }. Ctrl-C takes it away.
cli-bot-rules = The bot { $bot } needs the rules of { $variant }, and this machine has others.

## Errors that nobody expected

cli-crashed = The program made a mistake. What helps to mend it stands in { $path }.
cli-crashed-untold = The program made a mistake: { $problem }
