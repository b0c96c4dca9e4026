### Hints, and why bots do what they do. A bot may give the reasons below, or bring `why-...` of its own.

rule-hints = Hints
    .help = Whether players may ask for a hint.

client-hint = Hint
client-hint-said = Hint: { $action }
client-hint-thinking = Thinking of a hint…
client-hint-none = No hint was found.
client-hint-off = At this table no hints are given.
client-hints-by = Hints by
client-hints-by-default = the strongest bot
client-reasons = Why the bots played so
client-reasons-before = Before the first trick
client-reasons-trick = Trick { $number }
client-reasons-back = Back to the result

text-why-hint = /why shows why the bots played so.
text-no-reasons = No bot has said why it played so. Reasons are told when a deal is over.
text-command-hint = hint
    .args = { "" }
    .help = ask for a hint
text-command-why = why
    .args = { "" }
    .help = show why the bots played so, after a deal

## Reasons. $card, $head and $out are cards, $suit a suit, $seat a player, $points card points, $count cards.

why-only = Nothing else is allowed.
why-load = { WHO($seat) ->
    [me] You hold
    [partner] Your partner holds
   *[other] { SEAT($seat) } holds
} the trick: { $points ->
    [one] one card point
   *[other] { $points } card points
} onto it.
why-keep = { WHO($seat) ->
    [me] You hold
    [partner] Your partner holds
   *[other] { SEAT($seat) } holds
} the trick: the good cards are kept.
why-last = The last to play: { CARD($card) } takes the trick for sure.
why-ruff = No { SUIT($suit) } left in the hand: { CARD($card) } ruffs.
why-master = { CARD($card) } is master: no opponent has a higher one.
why-beat = { CARD($card) } beats { CARD($head) }.
why-still-out = { CARD($out) } is still out, so { CARD($card) } would fall.
why-cannot-win = Nothing here beats { CARD($head) }: the least is lost with { CARD($card) }.
why-draw-trumps = { $count ->
    [one] One trump is still out
   *[other] { $count } trumps are still out
}: { CARD($card) } makes them fall.
why-up-to = { WHO($seat) ->
    [me] You hold
    [partner] Your partner holds
   *[other] { SEAT($seat) } holds
} { CARD($card) }: the lead goes up to it.
why-gives-nothing = { CARD($card) } gives nothing away.
