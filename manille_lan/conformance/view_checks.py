"""Checks of what a seat is shown: nothing that it may not see, all that it may, and the same in notation.

They look at some states of a walk, not at all: a view costs more than an action.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from manille_lan.conformance.walks import Walk
from manille_lan.engine.actions import action_text, parse_action
from manille_lan.engine.cards import numbers_of
from manille_lan.engine.events import event_text, parse_event
from manille_lan.engine.imagine import imagine
from manille_lan.engine.play import actions
from manille_lan.engine.projection import project
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView, line_text, parse_line, parse_view, view_data

STATES = 6
"""How many states of a walk are looked at."""


def looked_at(walk: Walk) -> Iterator[tuple[Deal, int | None]]:
    """Some states of a walk, always the first and the last, each with a seat (None: a spectator)."""
    rng = Random(repr(walk.order))
    chosen = {0, len(walk.states) - 1} | {rng.randrange(len(walk.states)) for _ in range(STATES)}
    for at in sorted(chosen):
        yield walk.states[at], rng.choice([None, *range(walk.rules.players)])


def may_see(deal: Deal, owner: int, seat: int | None) -> bool:
    """Whether the audience of a hand has this seat (None: a spectator) in it."""
    audience = deal.seen[owner]
    return audience is None or (seat is not None and seat in audience)


def hand_shown(walk: Walk) -> Iterator[str]:
    """A spectator sees no hand, and a seat that sees its own sees nobody else's (rules 1.11)."""
    for deal in walk.states:
        for seat in range(walk.rules.players):
            shown = _audience(deal, seat)
            if seat in shown and len(shown) > 1 and None not in deal.seen:
                yield f"seat {seat} sees the hands of {' '.join(map(str, shown))}"
    for deal, seen_by in looked_at(walk):
        view = project(walk.rules, deal, seen_by)
        if [owner for owner, cards in enumerate(view.hands) if cards is not None] != _audience(deal, seen_by):
            yield f"view of {seen_by} after action {deal.turn}: not what its audience says"


def _audience(deal: Deal, seat: int | None) -> list[int]:
    """Whose hands a seat may see; a spectator sees those that everybody does."""
    return [owner for owner in range(len(deal.seen)) if may_see(deal, owner, seat)]


def view_leaks(walk: Walk) -> Iterator[str]:
    """Two cards that a seat may not see change places, and its view stays the same."""
    for deal, seat in looked_at(walk):
        changed = swapped(walk.rules, deal, seat)
        if changed is not None and project(walk.rules, changed, seat) != project(walk.rules, deal, seat):
            yield f"view of {seat} after action {deal.turn}"


def swapped(rules: Rules, deal: Deal, seat: int | None) -> Deal | None:
    """The deal with the lowest closed cards of two hands exchanged that `seat` may not see; None without."""
    if deal.outcome:
        return None
    hidden = [
        (owner, numbers_of(hand & ~deal.exposed)[0])
        for owner, hand in enumerate(deal.hands)
        if hand & ~deal.exposed and not may_see(deal, owner, seat)
    ]
    hidden = [(owner, card) for owner, card in hidden if owner != seat or deal.seat != seat]
    if len(hidden) < 2:
        return None
    (one, card), (other, second) = hidden[:2]
    hands, both = list(deal.hands), 1 << card | 1 << second
    hands[one] ^= both
    hands[other] ^= both
    order = tuple({card: second, second: card}.get(number, number) for number in deal.order)
    return replace(deal, hands=tuple(hands), order=order)


def imagined_differs(walk: Walk) -> Iterator[str]:
    """A deal imagined from a view looks the same from that seat: nothing in it tells what lies hidden."""
    rules = walk.rules
    for deal, seat in looked_at(walk):
        if deal.outcome:
            continue
        view = project(rules, deal, seat)
        seen = project(rules, imagine(rules, view, Random(deal.turn)), seat)
        if seen != view:
            yield f"view of {seat} after action {deal.turn}: {' '.join(_differing(seen, view))}"


def _differing(one: PlayerView, other: PlayerView) -> list[str]:
    """The fields in which two views differ."""
    return [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]


def view_incomplete(walk: Walk) -> Iterator[str]:
    """The seat that is asked is shown what it may do, and nobody else is."""
    for deal, seat in looked_at(walk):
        expected = actions(walk.rules, deal) if seat is not None and seat == deal.seat else ()
        if project(walk.rules, deal, seat).legal != expected:
            yield f"view of {seat} after action {deal.turn}"


def notation_differs(walk: Walk) -> Iterator[str]:
    """Views, actions, events and score lines are the same after they were written and read."""
    pack = walk.rules.pack
    for deal, seat in looked_at(walk):
        data = view_data(project(walk.rules, deal, seat))
        if view_data(parse_view(msgspec.json.decode(msgspec.json.encode(data)))) != data:
            yield f"view of {seat} after action {deal.turn}"
    for _, action in walk.taken:
        if parse_action(pack, action_text(action)) != action:
            yield action_text(action)
    for event in walk.last.history:
        if parse_event(pack, event_text(event)) != replace(event, audience=None):
            yield event_text(event)
    for line in walk.last.lines:
        if parse_line(line_text(line)) != line:
            yield line_text(line)
