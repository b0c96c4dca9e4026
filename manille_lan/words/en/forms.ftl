### What the other forms of the game add: auctions and widow, speech, blind hands, piles, Botifarra.
### $seat, $by are seats, $card a card, $cards several; $kind, $what and $value what is said of a hand.

## Refusals

refusal-bid = “{ $action }” is no bid now. Bid { $low } to { $high } points, all the tricks, or pass.
refusal-lay = { $left ->
    [0] “{ $action }” cannot be done now.
    [1] One card must be laid away first; “{ $action }” cannot.
   *[other] { $left } cards must be laid away first; “{ $action }” cannot.
}
refusal-position = You hold { $count } cards: name a position from 1 to { $count }.
refusal-false = That is not true of your hand.
refusal-answer-first = First your partner’s words must be answered.
refusal-order = Your partner has given an order: you must lead { CARDS($cards) }.
refusal-lowest = Who cannot win must play low. You may play { CARDS($cards) }.

## Phases

phase-privilege = { WHO($seat) ->
    [me] Will you play alone?
   *[other] { SEAT($seat) } may play alone.
}
    .title = Who plays alone
phase-auction = { WHO($seat) ->
    [me] What do you bid?
   *[other] { SEAT($seat) } bids.
}
    .title = Auction
phase-draw = { WHO($seat) ->
    [me] Draw from the widow, or stop.
   *[other] { SEAT($seat) } may draw from the widow.
}
    .title = Widow
phase-widow = The widow is laid out.
    .title = Widow
phase-exchange = { WHO($seat) ->
    [me] Exchange cards with the widow, or stand.
   *[other] { SEAT($seat) } may exchange cards with the widow.
}
    .title = Exchange

## Actions: on a button

verb-accept = I play alone
verb-decline = Decline
    .said = I pass.
verb-bid = { $value ->
    [slam] All the tricks
   *[other] { $value }
}
verb-draw = Draw a card
verb-stop = No more
verb-lay = Lay away { CARD($card) }
verb-stand = Stand
verb-take = Take the widow
verb-pick = Widow card { $count }
verb-position = Card { $count }
verb-invite = Ask my partner to speak
    .said = Your word, partner?
verb-tell = { $kind ->
    [suit] I hold { $value } { SUIT($what) }
    [rank] I hold { $value } of rank { RANK($what) }
   *[card] { $value ->
        [yes] I hold { CARD($what) }
       *[no] I do not hold { CARD($what) }
    }
}
verb-ask = { $kind ->
    [suit] How many { SUIT($what) }?
    [rank] How many of rank { RANK($what) }?
   *[card] Do you hold { CARD($what) }?
}
verb-answer = { $value ->
    [yes] Yes
    [no] No
   *[other] { $value }
}
verb-instruct = { $kind ->
    [suit] Lead { SUIT($what) }
   *[card] Lead { CARD($what) }
}

## Actions: in the log

did-accept = { WHO($by) ->
    [me] You play alone.
   *[other] { SEAT($by) } plays alone.
}
did-decline = { WHO($by) ->
    [me] You decline.
   *[other] { SEAT($by) } declines.
}
did-bid = { $value ->
    [slam] { WHO($by) ->
        [me] You bid all the tricks.
       *[other] { SEAT($by) } bids all the tricks.
    }
   *[other] { WHO($by) ->
        [me] You bid { $value }.
       *[other] { SEAT($by) } bids { $value }.
    }
}
did-draw = { WHO($by) ->
    [me] You draw from the widow.
   *[other] { SEAT($by) } draws from the widow.
}
did-stop = { WHO($by) ->
    [me] You draw no more.
   *[other] { SEAT($by) } draws no more.
}
did-lay = You lay away { CARD($card) }.
did-stand = { WHO($by) ->
    [me] You stand: the widow stays where it is.
   *[other] { SEAT($by) } stands: the widow stays where it is.
}
did-take = { WHO($by) ->
    [me] You take from the widow.
   *[other] { SEAT($by) } takes from the widow.
}
did-pick = { WHO($by) ->
    [me] You name widow card { $count }.
   *[other] { SEAT($by) } names widow card { $count }.
}
did-position = { SEAT($by) } plays card { $count }.
did-invite = { WHO($by) ->
    [me] You ask your partner to speak.
    [partner] { SEAT($by) } asks you to speak.
   *[other] { SEAT($by) } asks the partner to speak.
}
did-tell = { $kind ->
    [suit] { SEAT($by) }: “I hold { $value } { SUIT($what) }.”
    [rank] { SEAT($by) }: “I hold { $value } of rank { RANK($what) }.”
   *[card] { $value ->
        [yes] { SEAT($by) }: “I hold { CARD($what) }.”
       *[no] { SEAT($by) }: “I do not hold { CARD($what) }.”
    }
}
did-ask = { $kind ->
    [suit] { SEAT($by) }: “How many { SUIT($what) }?”
    [rank] { SEAT($by) }: “How many of rank { RANK($what) }?”
   *[card] { SEAT($by) }: “Do you hold { CARD($what) }?”
}
did-answer = { $value ->
    [yes] { SEAT($by) }: “Yes.”
    [no] { SEAT($by) }: “No.”
   *[other] { SEAT($by) }: “{ $value }.”
}
did-instruct = { $kind ->
    [suit] { SEAT($by) }: “Lead { SUIT($what) }.”
   *[card] { SEAT($by) }: “Lead { CARD($what) }.”
}

## Other events, in the log

event-drawn = Drawn: { CARDS($cards) }.
event-lay_hidden = { SEAT($seat) } lays a card away.
event-widow_up = The widow shows { CARDS($cards) }.
event-taken = Taken from the widow: { CARDS($cards) }.
event-faced = { WHO($seat) ->
    [me] Your card is { CARD($card) }.
   *[other] { SEAT($seat) } plays { CARD($card) }.
}
event-piles = { SEAT($seat) } has face up: { CARDS($cards) }.
event-uncovered = { SEAT($seat) } turns up { CARD($card) }.

## The account of a deal

score-discards = Laid away
score-goal = To be reached
score-contract = Bid
score-payment = Payment
score-times_slam = All the tricks: × { $value }
score-times_stood = Stood: × { $value }

## Options

rule-players = Players
    .help = How many play.
    .number = { $number }
rule-trump_mode = Trumps
    .help = How trumps come about.
    .dealer = the dealer names them
    .turned = a card is turned up
    .declarer = the declarer names them
rule-parlee_base = The game behind
    .help = Whose cards are played; speech is added to it.
    .muette = Manille muette
    .retournee = Manille retournée
    .belge = Belgian Manillen
    .coinchee = Manille coinchée
rule-removal_order = Sevens that leave
    .help = In which order sevens leave the pack where its cards cannot be shared evenly.
rule-barraca = Barraca
    .help = A fourth call, on a suit only.
rule-botifarra_play = Who cannot win
    .help = Whether who cannot win must play low.
    .free = plays what he likes
    .forced = must play low
rule-manilla2_odd = The odd two cards
    .help = Who gets the point for two cards left over.
    .floor = nobody
    .last_trick = the last trick
    .majority = who has more tricks
rule-reveal = Turning the next card
    .help = When the card under a played one is turned.
    .after_trick = after the trick
    .at_once = at once
rule-defenders_are_partners = Defenders are partners
    .help = Whether those who play against the declarer need not beat or ruff each other.
rule-all_pass = When all pass
    .help = What happens when nobody wants to play alone.
    .next_dealer = the next player deals
    .dealer_plays = the dealer must play
rule-min_bid = Lowest bid
    .help = The fewest points that may be bid.
rule-exchange = Exchange
    .help = How the declarer takes from the widow.
    .take_all = all of it
    .pick = the cards he names
rule-doubles = Daring doubles
    .help = All the tricks, and standing, each double what is won or lost.
rule-discards_count = Cards laid away
    .help = For whom the points count that were laid away or left in the widow.
    .nobody = nobody
    .declarer = the declarer
    .defenders = the defenders
rule-payment = Payment
    .help = What each opponent pays or is paid.
    .declining = less for every card drawn
    .flat = always the same
rule-truth = Truth
    .help = Whether false words are refused, or left for the others to claim.
    .enforced = enforced
    .honour = on one’s honour

## Errors of options

option-individual-only = { $variant } is played by everybody for himself: match=individual:N.
option-individual-players = { $deals } deals cannot be shared by { $players } players: everybody deals equally often.
option-barraca = The barraca needs max_calls=3.
option-forced-strict = Forced play needs play_rule=strict.
option-truth-honour = Words on one’s honour (truth=honour) need enforcement=honour.
option-base = The option { $option } means nothing when { $base } is the game behind.
