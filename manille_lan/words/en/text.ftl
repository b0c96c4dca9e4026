### The terminal: what it says, and its commands. A command’s message is what may be typed for it, `.args` what
### follows, `.help` what it does.

text-joined = You are at “{ $name }”: { $game }.
text-help-hint = /help shows what you can type.
text-left = You have left.
text-chat = { $name }: { $text }
text-rewound = An action was taken back.
text-link-connecting = Connecting …
text-link-reconnecting = The connection is lost; trying again …
text-link-unstable = The connection is unsteady …
text-link-online = The connection is back.

text-hand = Your hand: { $cards }
text-no-hand = You hold no cards that you may see.
text-watching = You are watching.
text-trick = On the table: { $cards }
text-played = { $player } { $card }
text-number = Type a number from { $low } to { $high }.
text-last = The last trick: { $cards }. { $player } won it.
text-last-none = There is no finished trick in this deal.
text-last-hidden = At this table the last trick is not shown.
text-account = { $label }: { $value }
text-account-side = { $side }: { $label }: { $value }
text-score = Score: { $scores }
text-side-score = { $side } { $score }{ $legs ->
    [0] { "" }
    [one] { " " }({ $legs } leg)
   *[other] { " " }({ $legs } legs)
}
text-target = Played to { $target }.
text-deals-left = { $count ->
    [one] One deal is left.
   *[other] { $count } deals are left.
}
text-room = { $owner ->
    [true] /start begins; empty seats are filled with bots. /ready says that you are ready.
   *[false] /ready says that you are ready; whoever opened the table starts.
}
text-next = Enter goes on to the next deal.
text-over = { $owner ->
    [true] /again plays another match, /leave goes.
   *[false] Whoever opened the table may start another match; /leave goes.
}
text-variant = The game is now { $game }.
text-catalogue = Games: { $games }. Bots: { $bots }.
text-spectators = Watching: { $names }
text-seat = { $number }. { $name }{ $has_state ->
    [true] { " " }({ $state })
   *[false] { "" }
}
text-state-owner = in charge
text-state-bot = bot
text-state-ready = ready
text-state-waiting = not ready
text-state-away = away
text-state-empty = empty

text-not-asked = You are not asked now, so “{ $text }” does nothing. /say writes to the others, /help shows the commands.
text-no-choice = “{ $text }” is none of the choices: type a number, or a card such as 10H.
text-no-command = There is no command /{ $text }. /help shows them.
text-usage = It is written: { $usage }

## Commands

text-help = Answer a question by its number, or by the card (10H, KS ...: S H D C are ♠ ♥ ♦ ♣). Besides there are:
text-command-say = say chat
    .args = TEXT
    .help = write to everybody
text-command-hand = hand
    .args = { "" }
    .help = show your hand
text-command-last = last
    .args = { "" }
    .help = show the last trick
text-command-score = score
    .args = { "" }
    .help = show the score
text-command-seats = seats who
    .args = { "" }
    .help = show who sits where
text-command-rules = rules
    .args = { "" }
    .help = show the rules of this table
text-command-ready = ready
    .args = [no]
    .help = say that you are ready, or that you are not
text-command-next = next
    .args = { "" }
    .help = go on to the next deal
text-command-sit = sit
    .args = SEAT
    .help = take another seat
text-command-rename = rename
    .args = NAME
    .help = take another name
text-command-variant = variant
    .args = GAME
    .help = choose the game
text-command-option = option options
    .args = [NAME=VALUE]
    .help = change an option, or show them all
text-command-bot = bot
    .args = SEAT [BOT]
    .help = put a bot on an empty seat
text-command-nobot = nobot
    .args = SEAT
    .help = take a bot away
text-command-swap = swap
    .args = SEAT SEAT
    .help = let two seats change places
text-command-kick = kick
    .args = SEAT
    .help = send somebody away
text-command-start = start
    .args = { "" }
    .help = begin the match
text-command-again = again
    .args = { "" }
    .help = play another match
text-command-close = close
    .args = { "" }
    .help = close the table for everybody
text-command-leave = leave quit
    .args = { "" }
    .help = leave the table
text-command-help = help
    .args = { "" }
    .help = show this

## The lobby

text-lobby = Tables on this network. Type a number or an address to join, /host [GAME] to open a table, /play [GAME] for bots, /quit to go.
text-lobby-command-host = host open
text-lobby-command-play = play
text-lobby-command-quit = quit leave
text-lobby-row = { $number }) { $name }  { $game }  { $taken } of { $seats } seats taken, { $phase }
text-lobby-gone = { $name } is gone.
text-lobby-none = No table was found yet.
text-lobby-no-number = There is no table number { $number } here.
text-lobby-opening = Opening a table …
