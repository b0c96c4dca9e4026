"""Catalan Manilla, for four players and for two.

Four players, partners opposite, 48 cards; the nine is the highest card of each suit, then ace, king,
knight, jack, eight down to two. Nine 5, ace 4, king 3, knight 2, jack 1, and every trick one: 72 in all.
Play, deal and dealership go counter-clockwise; the dealer's left-hand neighbour cuts; the cards go out
four, four, four.

The dealer's last card is turned up: its suit is trumps. If it is worth points, his side marks them first,
unless they would complete the hand: then they are held back, and count only if the side makes at least
half, 36, of the deal.

The player on the dealer's right leads. Follow suit. While an opponent is winning, beat him if you can, or
ruff, or over-ruff; while your partner is winning you need only follow. A side with more than 36 scores what
is above. Forty make a hand; all twelve tricks win it at once; two hands win the match.

Two players have 24 cards each, in six piles of four of which only the top card is seen. The non-dealer
leads; each plays a card that lies face up, and covered cards count for no duty. The next card of a pile is
turned when the trick is complete. Tricks count one point for every four cards.
"""

from __future__ import annotations

from dataclasses import replace

from manille_lan.api.variants import (
    CATALAN,
    PARTNERSHIP,
    PARTNERSHIP_OPTIONS,
    TURNED_UP,
    TWO_SIDED,
    Claims,
    Cutting,
    Deal,
    Dealing,
    Doubling,
    Format,
    PileDealing,
    PileTricks,
    Rules,
    ScoreLine,
    Tricks,
    TurnUp,
    Variant,
    partnership_lines,
    read_words,
    tricks_won,
    two_sided_lines,
)

MANILLA4 = Variant(
    id="manilla4",
    pack=CATALAN,
    phases=(Cutting(), Dealing(), TurnUp(), Doubling(), Tricks(), Claims()),
    score=partnership_lines,
    rules_text=__doc__,
    takes=(*PARTNERSHIP_OPTIONS, "turnup"),
    defaults={
        "trump_mode": "turned",
        "direction": "ccw",
        "packets": (4, 4, 4),
        "no_trump_allowed": False,
        "max_calls": 0,
        "trick_point": 1,
        "match": Format("hands"),
        "turnup": "held",
    },
    presets={"manilla4": {}},
    constraints=(*PARTNERSHIP, *TURNED_UP),
    words=read_words(__file__),
)

PILES = (4, 4, 4, 4, 4, 4)


def two_handed_lines(rules: Rules, deal: Deal) -> tuple[ScoreLine, ...]:
    """One point for every four cards won; what becomes of an odd two is the option `manilla2_odd`."""
    tricks = tricks_won(rules, deal)
    points = [won // 2 for won in tricks]
    if tricks[0] % 2 and deal.tricks:
        by_last = rules["manilla2_odd"] == "last_trick"
        side = deal.sides[deal.tricks[-1].winner] if by_last else int(tricks[1] > tricks[0])
        points[side] += rules["manilla2_odd"] != "floor"
    return two_sided_lines(rules, deal, tuple(points))


MANILLA2 = replace(
    MANILLA4,
    id="manilla2",
    players=(2, 2),
    sides="each",
    phases=(Cutting(), PileDealing(), TurnUp(), PileTricks(), Claims()),
    score=two_handed_lines,
    trick_points=12,
    takes=(
        *("direction", "first_dealer", "shuffle", "cut", "play_rule", "undertrump", "match", "turnup"),
        *("capote_wins_hand", "manilla2_odd", "reveal", "enforcement", "show_last_trick", "table_talk"),
    ),
    defaults={**MANILLA4.defaults, "packets": PILES, "threshold": 36},
    presets={"manilla2": {}},
    constraints=(*TWO_SIDED, *TURNED_UP),
)
