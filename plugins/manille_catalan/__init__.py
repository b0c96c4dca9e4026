"""Catalan games with 48 cards: Manilla for four and for two, and its neighbour Botifarra.

The nine is the highest card of each suit, then ace, king, knight, jack, eight down to two. Nine 5, ace 4,
king 3, knight 2, jack 1; every trick counts one more.
"""

from __future__ import annotations

from manille_catalan.botifarra import BOTIFARRA
from manille_catalan.manilla import MANILLA2, MANILLA4
from manille_lan.api.variants import Variant, hookimpl

__all__ = ["BOTIFARRA", "MANILLA2", "MANILLA4", "manille_variants"]


@hookimpl
def manille_variants() -> list[Variant]:
    """Manilla for four, for two, Botifarra."""
    return [MANILLA4, MANILLA2, BOTIFARRA]
