"""Replaying: a deal again from its pack and its actions. Records are checked by it, undo and imagined deals
use it.
"""

from __future__ import annotations

from collections.abc import Iterable

from manille_lan.engine.actions import Action
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.state import Deal, Match
from manille_lan.engine.variant import Rules

SeatAction = tuple[int, Action]
"""A seat and what it did."""


def replayed(rules: Rules, match: Match, order: tuple[int, ...], actions: Iterable[SeatAction]) -> Deal:
    """The deal after `actions`. Raises IllegalAction at the first that the rules refuse."""
    deal, _ = begin_deal(rules, match, order)
    for seat, action in actions:
        deal, _ = apply(rules, deal, seat, action)
    return deal


def actions_taken(deal: Deal) -> tuple[SeatAction, ...]:
    """Every action of a deal so far, in order."""
    return tuple((event.by, Action(event.kind, event.args)) for event in deal.history if event.by >= 0)
