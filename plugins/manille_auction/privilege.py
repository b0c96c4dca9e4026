"""Auction 1, "enchères": the privilege of playing alone against a fixed goal.

Each player is dealt ten, seven, six, five or four cards (with three to seven players); the rest lies face
down as the widow. The player after the dealer may become declarer, or declines; then the next, until
somebody does. The declarer may draw the top card of the widow and must then lay one card away, before he
draws again; he stops when he likes. He names a trump suit.

With three or four players he must make 21 points, card points and one for every trick; with more players
15. Each opponent pays him, or he pays each, as many units as the widow had cards and one more, less one for
every card he drew.
"""

from __future__ import annotations

from manille_auction.accounts import privilege_lines
from manille_auction.tables import WITH_WIDOW, dealt_by, share_of
from manille_lan.api.variants import (
    AUCTION,
    FRENCH,
    Claims,
    Cutting,
    Dealing,
    Drawing,
    NameTrumps,
    Privilege,
    Tricks,
    Variant,
    read_words,
)

ENCHERES1 = Variant(
    id="encheres1",
    pack=FRENCH,
    players=(3, 7),
    sides="each",
    phases=(Cutting(), Dealing(), Privilege(), Drawing(), NameTrumps(), Tricks(), Claims()),
    score=privilege_lines,
    rules_text=__doc__,
    takes=(
        *("players", "direction", "first_dealer", "shuffle", "cut", "packets"),
        *("no_trump_allowed", "defenders_are_partners", "all_pass", "discards_count", "payment"),
        *("play_rule", "undertrump", "match", "enforcement", "show_last_trick", "table_talk"),
    ),
    defaults={
        "players": 4,
        "trump_mode": "declarer",
        "direction": "ccw",
        "no_trump_allowed": False,
        "trick_point": 1,
        "max_calls": 0,
    },
    derived=dealt_by(WITH_WIDOW),
    hand_size=share_of(WITH_WIDOW),
    presets={"encheres1": {}},
    constraints=AUCTION,
    words=read_words(__file__),
)
