"""Botifarra, the Catalan neighbour of Manille.

Four players, partners opposite, 48 cards; the nine is the highest card of each suit, then ace, king,
knight, jack, eight down to two. Nine 5, ace 4, king 3, knight 2, jack 1, and every trick one: 72 in all.
Play, deal and dealership go counter-clockwise; the cards go out four, four, four.

The dealer names a suit; or "botifarra", no trump, which doubles the deal; or delegates to his partner, who
must choose. The opponents may say "contro", which doubles; then the dealer's side "recontro"; then the
opponents "Sant Vicenç"; where the table plays it, and on a suit, the dealer's side "barraca".

The player on the dealer's right leads. Follow suit. While an opponent is winning, beat him if you can, or
ruff, or over-ruff; while your partner is winning you need only follow. In the forced game who cannot win
throws his lowest card, and onto his partner's trick a card that counts, or his lowest.

A side with more than 36 scores what is above, times whatever doubled. First to 101.
"""

from __future__ import annotations

from manille_lan.api.variants import (
    BOTIFARRA as TOGETHER,
)
from manille_lan.api.variants import (
    CATALAN,
    DEALER_NAMES_OPTIONS,
    NAMED_BY_DEALER,
    PARTNERSHIP,
    BlindOffer,
    Claims,
    Cutting,
    Dealing,
    Doubling,
    NameTrumps,
    Tricks,
    Variant,
    partnership_lines,
    read_words,
)

BOTIFARRA = Variant(
    id="botifarra",
    pack=CATALAN,
    phases=(Cutting(), Dealing(), BlindOffer(), NameTrumps(), Doubling(), Tricks(), Claims()),
    score=partnership_lines,
    rules_text=__doc__,
    takes=(*DEALER_NAMES_OPTIONS, "barraca", "botifarra_play"),
    defaults={"direction": "ccw", "packets": (4, 4, 4), "en_face": True, "max_calls": 3, "trick_point": 1},
    presets={"botifarra": {}},
    constraints=(*PARTNERSHIP, *NAMED_BY_DEALER, *TOGETHER),
    words=read_words(__file__),
)
