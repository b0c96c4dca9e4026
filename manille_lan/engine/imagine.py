"""Imagined deals: whole deals that agree with everything a view shows, every one being equally likely.

An imagined deal is no secret: it knows nothing that the view does not. Where the cards may lie is drawn by
`worlds.py`, the pack that leads there is found by `unplayed.py`, and the deal is that pack with the actions
of the view's history.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import NO_CARD
from manille_lan.engine.events import Event
from manille_lan.engine.phases.widow import LAID
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.state import Deal, Match
from manille_lan.engine.unplayed import dealt_order
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView
from manille_lan.engine.worlds import World, Worlds, at_place


def imagine(rules: Rules, view: PlayerView, rng: Random) -> Deal:
    """A deal that looks like `view` from its seat. Raises IllegalAction where none does: no such view can
    be.
    """
    world = Worlds(rules, view).draw(rng)
    return _replayed(rules, view, _match(rules, view), dealt_order(rules, view, world, rng), world)


def _match(rules: Rules, view: PlayerView) -> Match:
    """The match that the deal is part of."""
    left = view.match.deals_left
    return Match(
        dealer=view.dealer,
        scores=view.match.scores,
        legs=view.match.legs,
        number=view.number,
        counted=0 if left is None else rules["match"].number - left,
        carry=view.match.carry,
        winners=view.match.winners,
    )


def _replayed(rules: Rules, view: PlayerView, match: Match, order: tuple[int, ...], world: World) -> Deal:
    """The deal from a pack, with the actions that the view shows or implies."""
    laid = next((world[at_place(i)] for i, place in enumerate(view.places) if place.name == LAID), [])
    hidden = iter(laid)
    deal, _ = begin_deal(rules, match, order)
    for event in view.history:
        action = _action(rules, view, deal, event, hidden)
        if action is not None:
            deal, _ = apply(rules, deal, deal.seat if event.by < 0 else event.by, action)
    return deal


def _action(rules: Rules, view: PlayerView, deal: Deal, event: Event, hidden: Iterator[int]) -> Action | None:
    """The action that an event tells, or stands for; None where it follows from another."""
    if event.by >= 0:
        return Action(event.kind, event.args)
    if event.kind == "lay_hidden" and event.args[0] != view.seat:
        card = next(hidden, NO_CARD)
        return Action("lay", (rules.pack.cards[card],))
    return rules.phases[deal.phase].implied(rules, deal, event) if deal.seat >= 0 else None
