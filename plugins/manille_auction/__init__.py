"""Auction Manille for three to seven players, each for himself, in three forms.

The ten is the highest card of each suit, then ace, king, queen, jack, nine, eight, seven; ten 5, ace 4,
king 3, queen 2, jack 1. The deal goes counter-clockwise. In a deal one player, the declarer, stands alone;
the others are partners against him: they need neither beat nor ruff each other. The player after the dealer
leads, unless the declarer has promised all the tricks: then he does.
"""

from __future__ import annotations

from manille_auction.bidding import ENCHERES2, ENCHERES3
from manille_auction.privilege import ENCHERES1
from manille_lan.api.variants import Variant, hookimpl

__all__ = ["ENCHERES1", "ENCHERES2", "ENCHERES3", "manille_variants"]


@hookimpl
def manille_variants() -> list[Variant]:
    """The three forms of Auction Manille."""
    return [ENCHERES1, ENCHERES2, ENCHERES3]
