### The window: lobby, room, table, settings, what went wrong. What the game itself says stands in rules.ftl.

client-brand = Manille
client-window = Manille
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
