### The window: lobby, room, table, settings, what went wrong. What the game itself says stands in rules.ftl.

client-brand = Manille
client-you = You

## The table

client-table = Table
client-hand = Your hand
client-trick = Cards on the table
client-deal = Deal
client-trumps = Trumps
client-no-trump = no trump
client-no-trump-sign = NT
client-counts = Counts
client-match = Match
client-score = Score
client-score-legs = Score · legs { $legs }
client-last-trick = Last trick
client-no-trick = No card lies there.
client-your-turn = Your turn
client-dealer-letter = D
client-plate = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
client-plate-own = { $tricks ->
    [0] no trick yet
    [one] 1 trick
   *[other] { $tricks } tricks
}
client-plate-away = connection lost
client-keys = Keys 1 to { $most }, or arrows and Enter
client-take-choice = Take this
client-waiting-others = Waiting for the others…

## What a card may do

client-refused = Not now
client-refusal-must-follow = Follow suit
client-refusal-must-beat = Beat the winning card
client-refusal-must-ruff = You must ruff
client-refusal-must-overruff = You must overruff
client-refusal-no-undertrump = No lower trump
client-may-play-head = Yes
client-may-play = You may play { CARD($card) }.

## The panel at the side

client-side = Log and chat
client-log = Log
client-chat = Chat
client-rules = Rules
client-say = Say something
client-say-hint = Say something… (Enter)

## Results

client-account = Account of the deal
client-opened-hands = All hands, as dealt
client-next-deal = Next deal
client-to-match = Result of the match
client-deal-tied = Nobody scores
client-deal-won = Your side scores { $points }
client-deal-lost = The other side scores { $points }
client-deal-won-by = { $side }: { $points }
client-deal-number = Deal { $number }
client-deal-about = Deal { $number } · trumps: { $trump }{ $times ->
    [1] { "" }
   *[other] {" "}· counted × { $times }
}
client-total = Score
client-total-of = Total ({ $match })
client-legs = Legs won
client-history = The match, deal by deal
client-again = Another match
client-again-hint = The host may begin another match.
client-to-lobby = Back to the lobby

## Menu and lost connection

client-menu = Menu
client-resume = Go on playing
client-settings = Settings
client-full-screen = Full screen
client-leave-table = Leave the table
client-lost = Connection lost
client-lost-why = Your seat is kept. The window tries to get back by itself.
client-lost-since = { $seconds } s

## The lobby

client-lobby = Tables on this network
client-column-table = Table
client-column-game = Game
client-column-seats = Seats
client-column-state = State
client-column-ms = Way
client-ms = { $ms } ms
client-state-room = waiting
client-state-play = playing
client-state-result = playing
client-state-over = match over
client-state-silent = no answer
client-state-version = other version
client-looking = Looking for tables…
client-lobby-keys = Arrows choose a table, Enter joins it, Tab goes on.
client-name = Your name
client-name-hint = as the others see it
client-address = Address
client-join = Join the table
client-join-address = Join by address
client-host = Open a table…
client-quick = Against bots
client-game = Game
client-play-bots = Play against bots
client-quit = Quit
client-choose-table = Choose a table first.
client-table-gone = That table is gone.
client-other-version = That table runs another version of the program. Both must have the same.

## Opening a table

client-hosting = A new table
client-table-name = Name of the table
client-table-of = Table of { $name }
client-bots = Bots at the start
client-bot-count = { $count ->
    [0] none
   *[other] { $count }
}
client-bot = Kind of bot
client-bot-kind = { $bot ->
    [steady] Steady
    [greedy] Greedy
    [random] Random
   *[other] { $bot }
}
client-open-table = Open the table
client-back = Back

## The room

client-room = Room
client-side-number = Side { $number }
client-seats = Seats
client-seat-number = Seat { $number }
client-seat-empty = Empty seat
client-seat-empty-hint = for a friend, or a bot
client-seat-human = on this network
client-seat-away = connection lost
client-seat-host = host
client-seat-bot = bot · { $bot }
client-ready = Ready
client-not-ready = Waiting
client-i-am-ready = I am ready
client-not-ready-yet = Not ready yet
client-start = Begin
client-add-bot = Add a bot
client-remove-bot = Send the bot away
client-options = Rules…
client-leave = Leave
client-no-free-seat = No seat is free.
client-sit-here = Sit here
client-kick = Send away
client-swap = Change places with { $name }
client-done = Done
client-address-to-type = Friends on this network see the table by themselves, or type: { $address }
client-room-keys = Enter on a seat shows what can be done there.

## Settings

client-preview = The cards
client-language = Language
client-language-en = English
client-language-fr = Français
client-language-nl = Nederlands
client-language-ca = Català
client-language-es = Español
client-text-size = Text size
client-palette = Suit colours
client-palette-four = Four colours
client-palette-two = Two colours
client-palette-colour-blind = Colour-blind safe
client-letters = Court letters
client-letters-default = As the language has them
client-letters-en = K Q J
client-letters-fr = R D V
client-letters-nl = H V B
client-card-back = Card back
client-card-back-scallops = Scales
client-card-back-lattice = Lattice
client-speed = Motion
client-speed-slow = Slow
client-speed-normal = Normal
client-speed-fast = Fast
client-speed-off = Off
client-trick-pause = A trick stays
client-trick-pause-1-2 = 1.2 s
client-trick-pause-2 = 2 s
client-trick-pause-4 = 4 s
client-trick-pause-click = until a click
client-volume = Volume
client-sound = Sound
client-sound-on = Sound on
client-sound-off = Sound off
client-reduced-motion = Reduced motion
client-no-rules = No game is installed here.

## Waiting, and what went wrong

client-opening = The table is being opened…
client-joining = On the way to the table…
client-give-up = Give up
client-table-ended = The table is over
client-not-reached = The table was not reached
client-not-opened = The table could not be opened
client-retry = Try again
client-copy-details = Copy details
client-copied = Copied
