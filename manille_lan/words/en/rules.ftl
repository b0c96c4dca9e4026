### The game: refusals, phases, actions, events, score lines, options. Ids end in the engine's own words.
### $seat, $by and $accused are seats, $side a side, $card and $head cards, $cards several, $led and $trump suits.

## Why an action is refused: the rule, why it holds now, what may be done

refusal-must-follow = You must follow { SUIT($led) }: the suit was led, and you hold { CARDS($cards) }.
refusal-must-beat = { SEAT($seat) } is winning with { CARD($head) }: you must beat it, and you can with { CARDS($cards) }.
refusal-must-ruff = You have no { SUIT($led) }, and { SEAT($seat) } is winning: you must ruff. You may play { CARDS($cards) }.
refusal-must-overruff = { SEAT($seat) } has ruffed with { CARD($head) }: you must overruff. You can with { CARDS($cards) }.
refusal-no-undertrump = A trump below { CARD($head) } is not allowed while you hold anything else. You may play { CARDS($cards) }.
refusal-not-held = You do not hold { CARD($card) }.
refusal-not-offered = “{ $action }” cannot be done now.
refusal-cut = Cut between { $low } and { $high } cards.
refusal-claim = A claim names a trick from 1 to { $tricks } and a player of the other side.
refusal-deal-over = The deal is over.
refusal-not-your-turn = It is { SEAT($seat) }’s turn.

## Phases: what the seat on turn is asked

phase-cut = { WHO($seat) ->
    [me] Cut the pack: how many cards go underneath?
   *[other] { SEAT($seat) } cuts the pack.
}
    .title = Cut
phase-deal = The cards are dealt.
    .title = Deal
phase-blind_offer = { WHO($seat) ->
    [me] You deal: name trumps before you see your cards, or look at them.
   *[other] { SEAT($seat) } may name trumps unseen.
}
    .title = Blind
phase-trumps = { WHO($seat) ->
    [me] Choose trumps.
   *[other] { SEAT($seat) } chooses trumps.
}
    .title = Trumps
phase-turn_up = A card is turned up.
    .title = Turned-up card
phase-calls = { WHO($seat) ->
    [me] Do you double?
   *[other] { SEAT($seat) } may double.
}
    .title = Doubling
phase-play = { WHO($seat) ->
    [me] Your turn: play a card.
   *[other] { SEAT($seat) } is to play.
}
    .title = Play
phase-claims = { WHO($seat) ->
    [me] Did somebody of the other side play a card that was not allowed?
   *[other] { SEAT($seat) } may claim a breach.
}
    .title = Claims

## Actions: on a button

verb-cut = Cut { $count }
verb-blind = { $suit ->
    [none] No trump, unseen
   *[suit] { SUIT($suit) }, unseen
}
verb-look = Look at my cards
verb-trump = { $suit ->
    [none] No trump
   *[suit] { SUIT($suit) }
}
verb-en_face = My partner chooses
verb-pass = Pass
verb-double = Double
verb-play = { CARD($card) }
verb-none = No claim
verb-claim = Trick { $trick }: { SEAT($accused) }

## Actions: in the log

did-cut = { WHO($by) ->
    [me] You cut { $count } cards.
   *[other] { SEAT($by) } cuts { $count } cards.
}
did-blind = { $suit ->
    [none] { WHO($by) ->
        [me] You name no trump, unseen.
       *[other] { SEAT($by) } names no trump, unseen.
    }
   *[suit] { WHO($by) ->
        [me] You name { SUIT($suit) }, unseen.
       *[other] { SEAT($by) } names { SUIT($suit) }, unseen.
    }
}
did-look = { WHO($by) ->
    [me] You look at your cards.
   *[other] { SEAT($by) } looks at the cards.
}
did-trump = { $suit ->
    [none] { WHO($by) ->
        [me] You choose no trump.
       *[other] { SEAT($by) } chooses no trump.
    }
   *[suit] { WHO($by) ->
        [me] You choose { SUIT($suit) } as trumps.
       *[other] { SEAT($by) } chooses { SUIT($suit) } as trumps.
    }
}
did-en_face = { WHO($by) ->
    [me] You let your partner choose.
   *[other] { SEAT($by) } leaves the choice to the partner opposite.
}
did-pass = { WHO($by) ->
    [me] You pass.
   *[other] { SEAT($by) } passes.
}
did-double = { WHO($by) ->
    [me] You double.
   *[other] { SEAT($by) } doubles.
}
did-play = { WHO($by) ->
    [me] You play { CARD($card) }.
   *[other] { SEAT($by) } plays { CARD($card) }.
}
did-none = { WHO($by) ->
    [me] You claim nothing.
   *[other] { SEAT($by) } claims nothing.
}
did-claim = { WHO($by) ->
    [me] You claim a breach by { SEAT($accused) } in trick { $trick }.
   *[other] { SEAT($by) } claims a breach by { SEAT($accused) } in trick { $trick }.
}

## Other events, in the log

event-dealt = { WHO($seat) ->
    [me] You deal.
   *[other] { SEAT($seat) } deals.
}
event-drew = { WHO($seat) ->
    [me] You draw { CARD($card) }.
   *[other] { SEAT($seat) } draws { CARD($card) }.
}
event-turned = Turned up: { CARD($card) }.
event-marked = { WHOSE($side) ->
    [me] You mark { $value } for the turned-up card.
    [one] { SIDE($side) } marks { $value } for the turned-up card.
    [us] Your side marks { $value } for the turned-up card.
    [them] The other side marks { $value } for the turned-up card.
   *[other] { SIDE($side) } mark { $value } for the turned-up card.
}
event-held = { WHOSE($side) ->
    [me] You hold { $value } for the turned-up card until the deal is played.
    [one] { SIDE($side) } holds { $value } for the turned-up card until the deal is played.
    [us] Your side holds { $value } for the turned-up card until the deal is played.
    [them] The other side holds { $value } for the turned-up card until the deal is played.
   *[other] { SIDE($side) } hold { $value } for the turned-up card until the deal is played.
}
event-won = { WHO($seat) ->
    [me] You win the trick.
   *[other] { SEAT($seat) } wins the trick.
}
event-thrown_in = The deal is thrown in: nobody scores.
event-deal_over = The deal is over.
event-leg = { WHOSE($side) ->
    [me] You win the leg.
    [one] { SIDE($side) } wins the leg.
    [us] Your side wins the leg.
    [them] The other side wins the leg.
   *[other] { SIDE($side) } win the leg.
}
event-match_over = { WHOSE($side) ->
    [me] You win the match!
    [one] { SIDE($side) } wins the match.
    [us] Your side wins the match!
    [them] The other side wins the match.
   *[other] { SIDE($side) } win the match.
}
    .shared = The match ends in a draw.

## The account of a deal

side-you = You
side-us = Us
side-them = Them
score-line = { $label }: { $value }
score-turned_up = Turned-up card
score-card_points = Card points
score-trick_points = Tricks, one point each
score-threshold = Half of all points
score-excess = Above half
score-times_no_trump = No trump: × { $value }
score-times_blind = Named unseen: × { $value }
score-times_calls = Doubled: × { $value }
score-times_tie = After a tie: × { $value }
score-times_capot = All tricks: × { $value }
score-capped = No more than × { $value }
score-score = Score of the deal
score-tie = A tie, { $value } each: nobody scores
score-held_lost = Held points lost
score-capote = All tricks: the hand is won
score-breach = Breach proved, in trick { $value }
score-penalty_points = All that the deal could give
score-penalty = Score of the deal, by the breach

## Options of the rules: label, a line of help, labels of the values

value-true = yes
value-false = no

rule-direction = Direction of play
    .help = Which way the turn, the deal and the dealership pass.
    .cw = clockwise
    .ccw = counter-clockwise
rule-seating = Partners
    .help = Whether players sit as they joined, or draw cards for partners and seats.
    .lobby = as seated
    .draw = drawn by cards
rule-first_dealer = First dealer
    .help = Who deals first in a match.
    .draw = the highest card drawn
    .random = anybody, by chance
    .host = the host
rule-shuffle = Shuffling
    .help = Before every deal, or only before the first: then who remembers the last deal knows much of the next.
    .full = before every deal
    .none = before the first deal only
rule-cut = Cutting
    .help = Whether the dealer’s neighbour is asked to cut the pack.
    .none = not asked
    .ask = asked before every deal
rule-packets = Packets
    .help = How many cards everybody gets at a time.
rule-no_trump_allowed = No trump
    .help = Whether the deal may be played without trumps, which doubles it.
rule-en_face = Partner may choose
    .help = The dealer may leave the choice of trumps to the partner opposite.
rule-blind = Naming unseen
    .help = The dealer may name trumps before looking at a card, which doubles the deal.
    .none = never
    .nt = no trump only
    .any = a suit or no trump
rule-blind_dealer_leads = Unseen, the dealer leads
    .help = After trumps were named unseen the dealer leads the first trick.
rule-partner_hidden = Partner does not look
    .help = The dealer’s partner sees no cards until trumps are named.
rule-max_calls = Doublings
    .help = How often a deal may be doubled, both sides together.
    .number = { $number ->
        [0] none
       *[other] at most { $number }
    }
rule-multiplier_cap = Limit
    .help = The most that a deal can be multiplied by.
    .none = none
    .number = × { $number }
rule-capot = All tricks count double
    .help = The side that wins every trick scores double.
rule-capot_in_cap = Limit includes all tricks
    .help = Whether the limit also holds what winning all tricks doubles.
rule-coinche_scope = What doubling multiplies
    .help = Both sides’ score, or the doubler’s only, as an old text has it.
    .both = whoever wins
    .literal = by the old text
rule-tie_doubles_next = After a tie
    .help = Whether the deal after a tie counts double.
    .no = nothing
    .single = the next deal counts double
    .cumulative = every tie in a row doubles again
rule-jack = Jack
    .help = Card points of a jack.
rule-trick_point = Trick point
    .help = Points for each trick, beside the card points.
rule-threshold = To be exceeded
    .help = A side scores what it has above this number.
    .half = half of all points
rule-play_rule = Duties of play
    .help = What a player must do who can follow, beat or ruff.
    .strict = follow, beat and ruff
    .follow_trump = follow; ruff when void
    .follow_only = follow
    .none = none
rule-undertrump = Undertrumping
    .help = Whether a trump below the winning trump may be played on a plain suit.
    .ban = only when nothing else is left
    .ban_vs_opponents = under an opponent’s trump only when nothing else is left
    .free_if_unable = allowed to who cannot overruff
    .free = allowed
rule-match = Match
    .help = What wins the match.
    .race = first to { $number }
    .trees = best of three, each to { $number }
    .fixed = { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }
    .sets = best of three sets: 34, 34, then 44
    .hands = best of three hands of 40
    .individual = { $number } deals, each for oneself
rule-turnup = Points of the turned-up card
    .help = When they are marked, if they reach the goal.
    .at_once = at once
    .held = after the deal, if the side has half
rule-capote_wins_hand = All tricks win the hand
    .help = In a match of hands, the side that wins every trick wins the hand outright.
rule-enforcement = Breaches
    .help = Whether cards that are not allowed are refused, or left for the others to claim.
    .refuse = refused
    .honour = may be claimed after the deal
rule-violation_multiplied = Breach multiplied
    .help = Whether the penalty for a breach is multiplied like the deal.
rule-show_last_trick = Last trick
    .help = Whether the last trick may be looked at again.
rule-table_talk = Talk during play
    .help = Whether players may chat while cards are played.
    .closed = between deals only
    .open = always

## Errors of options, notation and names

option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
option-form = “{ $text }” is no option. Write NAME=VALUE, for example match=race:101.
option-twice = The option { $option } is given twice.
option-unknown = { $variant } has no option { $option }. It has: { $known }.
option-players = { $low ->
    [4] { $variant } is played by four, not { $players }.
   *[other] { $variant } is played by { $low } to { $high }, not { $players }.
}
option-packets = Those packets make { $total } cards, but a hand has { $hand }.
option-threshold = { $threshold } is more than half of the points, which is { $half }.
option-blind-no-trump = Naming no trump unseen needs the option no_trump_allowed.
option-held-fixed = Points cannot be held (turnup=held) in a match of a fixed number of deals: it has no goal.
option-individual = { $variant } is played by sides; individual matches are for the auctions.
notation-card = “{ $text }” is no card of this pack ({ $pack }).
notation-suit = “{ $text }” is no suit. The suits are { $suits }.
notation-card-twice = A card stands twice in “{ $text }”.
notation-pack = There is no pack “{ $text }”. There are: { $packs }.
notation-action = “{ $text }” is no action.
notation-event = “{ $text }” is no event.
notation-line = “{ $text }” is no score line.
notation-view = What the table sent is no view of a deal: { $problem }
notation-order = A deal needs the whole pack of { $size } cards; these are { $count }, or one stands twice.
match-over = The match is over.
