"""French turned-up Manille, "la retournée".

Four players, partners opposite, 32 cards; the ten is the highest card of each suit, then ace, king, queen,
jack, nine, eight, seven. Ten 5, ace 4, king 3, queen 2, jack 1. Play, deal and dealership go
counter-clockwise.

The cards go out four and four. The dealer's last card is turned up: its suit is trumps, and the card stays
in his hand. If it is worth points, his side marks them at once. Nobody names trumps, nobody doubles.

The player on the dealer's right leads. Follow suit. While an opponent is winning, beat him if you can: with
a higher card of the suit led, or, void, with a trump, or a higher trump. While your partner is winning you
need only follow. Who cannot over-ruff may under-ruff.

Each side counts its card points and one point for every trick, 68 in all. Above thirty-four, it scores what
is above; thirty-four each: nobody scores. A set is won at 34; two sets win the match, and at one set each
the third is to 44. Points of a turned-up card that reach the goal end the set on the spot.
"""

from __future__ import annotations

from manille_lan.api.variants import (
    FRENCH,
    PARTNERSHIP,
    PARTNERSHIP_OPTIONS,
    TURNED_UP,
    Claims,
    Cutting,
    Dealing,
    Doubling,
    Format,
    Tricks,
    TurnUp,
    Variant,
    partnership_lines,
    read_words,
)

RETOURNEE = Variant(
    id="retournee",
    pack=FRENCH,
    phases=(Cutting(), Dealing(), TurnUp(), Doubling(), Tricks(), Claims()),
    score=partnership_lines,
    rules_text=__doc__,
    takes=(*PARTNERSHIP_OPTIONS, "turnup"),
    defaults={
        "trump_mode": "turned",
        "direction": "ccw",
        "packets": (4, 4),
        "no_trump_allowed": False,
        "max_calls": 0,
        "trick_point": 1,
        "undertrump": "free_if_unable",
        "match": Format("sets"),
    },
    presets={"retournee": {}},
    constraints=(*PARTNERSHIP, *TURNED_UP),
    words=read_words(__file__),
)
