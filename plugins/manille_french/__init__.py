"""French games of Manille: the dealer names trumps (muette), a card is turned up (retournée), or nobody
sees his own cards (aveugle).
"""

from __future__ import annotations

from manille_french.blind import AVEUGLE
from manille_french.muette import MUETTE
from manille_french.retournee import RETOURNEE
from manille_lan.api.variants import Variant, hookimpl

__all__ = ["AVEUGLE", "MUETTE", "RETOURNEE", "manille_variants"]


@hookimpl
def manille_variants() -> list[Variant]:
    """Manille muette, retournée and aveugle."""
    return [MUETTE, RETOURNEE, AVEUGLE]
