"""Manille coinchée.

Four players, partners opposite, 32 cards; the ten is the highest card of each suit, then ace, king, queen,
jack, nine, eight, seven. Ten 5, ace 4, king 3, queen 2, jack 1. The cards go out three, two, three,
clockwise or, if the table likes, the other way. The dealer's partner does not look before trumps are named.

The dealer names a suit, or no trump ("sans atout"), which doubles the deal. An opponent may "coincher",
which doubles it; then one of the dealer's side may "surcoincher", which doubles it again.

The player after the dealer leads. Follow suit. While an opponent is winning, beat him if you can: with a
higher card of the suit led, or, void, with a trump, or a higher trump; unable to go over, play anything.
While your partner is winning you need only follow. Finished tricks are not looked at again.

The side with more than thirty of the sixty card points scores what is above, times whatever doubled. Thirty
each is void. First to 101.

The preset `coinchee_literal` follows one written text to the letter: jacks count two, every trick counts
one, thirty is the mark all the same, and what is doubled depends on who wins.
"""

from __future__ import annotations

from dataclasses import replace

from manille_french.muette import MUETTE
from manille_lan.api.variants import Variant, hookimpl, read_words

COINCHEE = replace(
    MUETTE,
    id="coinchee",
    rules_text=__doc__,
    defaults={"packets": (3, 2, 3), "partner_hidden": True, "show_last_trick": False},
    presets={
        "coinchee": {},
        "coinchee_literal": {"jack": 2, "trick_point": 1, "threshold": 30, "coinche_scope": "literal"},
    },
    words=read_words(__file__),
)


@hookimpl
def manille_variants() -> list[Variant]:
    """Manille coinchée."""
    return [COINCHEE]
