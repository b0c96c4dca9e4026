"""Auctions 2 and 3: who bids the most points plays alone for them.

In the second form all cards are dealt out, after one or more sevens have left the pack where its cards
cannot be shared evenly. In the third a widow stays on the table, half of it face up before the bidding; who
wins the auction either stands, or takes the widow and lays as many cards away.

From the player after the dealer on, each in turn passes or bids more points than the last bid, up to sixty,
or all the tricks; who has passed stays out. The declarer names a suit or no trump, and scores his bid if he
makes it, or loses as much. All the tricks counts sixty.
"""

from __future__ import annotations

from dataclasses import replace

from manille_auction.accounts import bid_lines
from manille_auction.tables import WITH_OPEN_WIDOW, WITHOUT_SEVENS, dealt_by, deck_without_sevens, share_of
from manille_lan.api.variants import (
    AUCTION,
    FRENCH,
    Bidding,
    Claims,
    Cutting,
    Dealing,
    Exchange,
    NameTrumps,
    Tricks,
    TurningUp,
    Variant,
    read_words,
)

ENCHERES2 = Variant(
    id="encheres2",
    pack=FRENCH,
    players=(3, 7),
    sides="each",
    phases=(Cutting(), Dealing(), Bidding(), NameTrumps(), Tricks(), Claims()),
    score=bid_lines,
    rules_text=__doc__,
    takes=(
        *("players", "direction", "first_dealer", "shuffle", "cut", "packets", "removal_order"),
        *("no_trump_allowed", "defenders_are_partners", "all_pass", "min_bid", "trick_point"),
        *("play_rule", "undertrump", "match", "enforcement", "show_last_trick", "table_talk"),
    ),
    defaults={"players": 4, "trump_mode": "declarer", "direction": "ccw", "max_calls": 0},
    derived=dealt_by(WITHOUT_SEVENS),
    deck=deck_without_sevens,
    hand_size=share_of(WITHOUT_SEVENS),
    presets={"encheres2": {}},
    constraints=AUCTION,
    words=read_words(__file__),
)

ENCHERES3 = replace(
    ENCHERES2,
    id="encheres3",
    phases=(Cutting(), Dealing(), TurningUp(), Bidding(), Exchange(), NameTrumps(), Tricks(), Claims()),
    takes=(
        *(id for id in ENCHERES2.takes if id != "removal_order"),
        *("exchange", "doubles", "discards_count"),
    ),
    derived=dealt_by(WITH_OPEN_WIDOW),
    deck=Variant.deck,
    hand_size=share_of(WITH_OPEN_WIDOW),
    presets={"encheres3": {}},
)
