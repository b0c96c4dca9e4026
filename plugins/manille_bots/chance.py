"""`random`: any legal action."""

from __future__ import annotations

from collections.abc import Sequence

from manille_lan.api.bots import Action, Aids, PlayerView


class Chance:
    """Every legal action is as likely as any other."""

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
        """One of them."""
        return aids.rng.choice(legal)
