### Why the bots that search chose as they did. $count of $worlds ways in which the cards may lie; $points and
### $without are card points (and trick points) that our side takes in a deal, on average over them.

why-not-warm = Still getting ready: this is the choice of a simpler player.
why-would-fall = { CARD($card) } would fall to { CARD($out) }: it lies behind in { $count } of { $worlds } ways the cards may be.
why-partner-falls = { WHO($seat) ->
    [me] You hold
    [partner] Your partner holds
   *[other] { SEAT($seat) } holds
} the trick now, but loses it in { $count } of { $worlds } ways the cards may be.
why-holds = { CARD($card) } keeps the trick in { $count } of { $worlds } ways the cards may be.
why-holds-always = { CARD($card) } keeps the trick however the cards may be.
why-lead-sure = No opponent can take the trick from { CARD($card) }.
why-lead-holds = { CARD($card) } wins its trick in { $count } of { $worlds } ways the cards may be.
why-lead-up-to = { WHO($seat) ->
    [me] You are
    [partner] Your partner is
   *[other] { SEAT($seat) } is
} likely to hold { CARD($out) }: so it is in { $count } of { $worlds } ways the cards may be.
why-better = { CARD($card) } brings { $whole }.{ $tenths } points more than { CARD($other) }, on average over { $worlds } ways the cards may be.
why-all-equal = The cards come to the same, so the cheapest: { CARD($card) }.
why-for-the-score = Other cards bring more points, but { CARD($card) } gives the better chance at this score.
why-best-suit = { SUIT($suit) } is the longest and strongest suit.
why-trumps = With { SUIT($suit) } as trumps our side takes about { $points } points, without trumps { $without }.
why-no-trump = Without trumps our side takes about { $without } points, and they count twice; with { SUIT($suit) } { $points }.
why-double = Our side is likely to take about { $points } points.
why-no-double = Our side is likely to take about { $points } points: not enough to double.
why-all-tricks = Every trick is as good as won.
why-bid = Alone one makes about { $points } points, on average over { $worlds } ways the cards may be: { $bid } are bid.
why-bid-anyway = Alone one makes about { $points } points; { $bid } are bid all the same, as leaving the deal to others costs more.
why-no-bid = Alone one would make about { $points } points: too few to bid more.
why-accept = Alone one makes about { $points } points, having drawn { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}; { $goal } are needed.
why-decline = Alone one would make about { $points } points; { $goal } are needed.
why-draw = With { $count ->
    [one] a card
   *[other] { $count } cards
} more one makes about { $points } points, without about { $without }; { $goal } are needed.
why-stop = This hand makes about { $points } points, { $goal } are needed: another card is not worth a smaller payment.
why-take = With the widow one makes about { $points } points, without it about { $without }; { $bid } are bid.
why-stand = Without the widow one makes about { $without } points, with it about { $points }; { $bid } are bid, and to stand counts twice.
why-trump-alone = With { SUIT($suit) } as trumps one makes about { $points } points alone.
why-lay = With { SUIT($suit) } as trumps what is kept makes about { $points } points.
why-blind-trumps = With { SUIT($suit) } as trumps our side takes about { $points } points, the cards falling in { $worlds } orders drawn by lot.
why-blind-no-trump = Without trumps our side takes about { $points } points, and they count twice.
why-en-face = No suit is good enough here, not even { SUIT($suit) }: the partner is likely to have a better one.
why-ask = The answer is likely to make the lead { $whole }.{ $tenths } points better, over { $worlds } ways the cards may be.
why-invite = The partner’s word is likely to make the lead { $whole }.{ $tenths } points better, over { $worlds } ways the cards may be.
why-order = The highest { SUIT($suit) } is here: a lead in that suit brings most, over { $worlds } ways the cards may be.
why-tell = No suit is worth ordering, but this the leader had better know.
why-nothing-to-say = No suit is worth ordering, and there is nothing to tell.
why-look = Who looks names what suits the hand: unseen trumps win less than half of the deals.
why-unseen = So far behind, a deal that counts more is worth its risk: about { $chance }% to win from here, after a look { $other }%.
why-not-compiled = Here nothing can be compiled, which so many cards would need: this is the choice of a simpler player.
