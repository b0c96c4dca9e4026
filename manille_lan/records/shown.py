"""A finished deal of a record once more before the eyes of one seat: only what it knew at each moment."""

from __future__ import annotations

from collections.abc import Iterator

from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView
from manille_lan.records.check import CheckedDeal


def seat_views(rules: Rules, checked: CheckedDeal, seat: int | None) -> Iterator[PlayerView]:
    """The views of a seat (None: a spectator's), from the beginning of the deal and after each action."""
    told, played, _ = checked
    deal, _ = begin_deal(rules, played.match, told.order or ())
    yield project(rules, deal, seat)
    for actor, action in told.actions:
        deal, _ = apply(rules, deal, actor, action)
        yield project(rules, deal, seat)
