### The window at the tables of the other forms: bidding, widow and exchange, speech, covered hands, piles, claims.

table-take-bid = Bid { $value }
table-take-cut = Cut { $value }
table-done = Done
table-back = Back
table-take-back = Take back

table-call-bid = { $value ->
    [slam] All the tricks
   *[other] Bid: { $value }
}
table-call-take = Takes from the widow

## Widow and exchange

table-widow = Cards on the cloth
table-place-widow = Widow · { $count }
table-place-laid = Laid away · { $count }
table-lay = { $need ->
    [one] Lay one card away.
   *[other] Lay { $need } cards away: { $count } of { $need }.
}
table-pick = Take from the widow: click the cards you want, or stand.
table-pick-take = { $count ->
    [0] Take
    [one] Take 1 card
   *[other] Take { $count } cards
}

## Speech

table-spoken = What was said
table-matrix = Suit, rank or card
table-speak-or-lead = Say something to your partner, or lead a card.
table-begin-tell = Tell…
table-begin-ask = Ask…
table-begin-instruct = Order…
table-of = Of what?
table-of-tell = What do you tell about your hand?
table-of-ask = What do you ask about your partner’s hand?
table-of-instruct = What shall your partner lead?
table-say-it = This is said:

## Hands and piles

table-open-hands = Hands of the others
table-covered = Your covered cards
table-piles = Piles

## Claims

table-claim = Claim
table-claim-trick = Trick
table-claim-seat = Who

## Contract and results

table-contract = Contract
table-contract-bid = { $declarer }: { $bid }
table-contract-slam = { $declarer }: all the tricks
table-contract-alone = { $declarer } alone

## The terminal

table-text-hand = { $player } holds: { $cards }
table-text-exposed = { $player } shows: { $cards }
table-text-piles = Covered in the piles of { $player }: { $counts }
table-text-say = Or say, for example: { $examples }
