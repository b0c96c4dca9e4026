"""Checks that a deal is its pack and its actions, nothing else: replayed the same, turned it is turned."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from manille_lan.conformance.walks import Walk
from manille_lan.engine.actions import Action
from manille_lan.engine.replay import SeatAction, actions_taken, replayed
from manille_lan.engine.state import Deal, Match
from manille_lan.engine.variant import Rules
from manille_lan.errors import IllegalAction

SEAT_ARGUMENTS = {"claim": 1}
"""The verbs that name a seat, and which of their arguments does."""


def replay_differs(walk: Walk) -> Iterator[str]:
    """The same pack and the same actions make the same deal, at its end and halfway."""
    if actions_taken(walk.last) != walk.taken:
        yield "the history does not tell the actions that were taken"
    for at in sorted({len(walk.taken) // 2, len(walk.taken)}):
        if _replayed(walk.rules, walk.match, walk.order, walk.taken[:at]) != walk.states[at]:
            yield f"after {at} actions"


def rotation_differs(walk: Walk) -> Iterator[str]:
    """With every seat moved on by one, everything moves on by one and nothing else changes."""
    rules = walk.rules
    match = _rotated_match(rules, walk.match)
    taken = tuple(_rotated_action(rules, seat, action) for seat, action in walk.taken)
    turned = _replayed(rules, match, walk.order, taken)
    if turned is None or _result(rules, turned, 0) != _result(rules, walk.last, 1):
        yield f"dealer {match.dealer} instead of {walk.match.dealer}"


def _replayed(
    rules: Rules, match: Match, order: tuple[int, ...], taken: tuple[SeatAction, ...]
) -> Deal | None:
    """The deal again, or None where one of its actions is refused this time."""
    try:
        return replayed(rules, match, order, taken)
    except IllegalAction:
        return None


def _side_after(rules: Rules, side: int) -> int:
    """The side of the seat that the first seat of `side` moves to."""
    return rules.sides[(rules.sides.index(side) + 1) % rules.players]


def _rotated_match(rules: Rules, match: Match) -> Match:
    scores, legs = list(match.scores), list(match.legs)
    for side in range(rules.side_count):
        scores[_side_after(rules, side)] = match.scores[side]
        legs[_side_after(rules, side)] = match.legs[side]
    dealer = (match.dealer + 1) % rules.players
    return replace(match, dealer=dealer, scores=tuple(scores), legs=tuple(legs))


def _rotated_action(rules: Rules, seat: int, action: Action) -> SeatAction:
    at = SEAT_ARGUMENTS.get(action.verb)
    args = list(action.args)
    if at is not None and at < len(args):
        args[at] = (int(args[at]) + 1) % rules.players
    return (seat + 1) % rules.players, Action(action.verb, tuple(args))


def _result(rules: Rules, deal: Deal, steps: int) -> object:
    """What came of a deal, with its seats and sides moved on by `steps`."""
    seats = [(seat + steps) % rules.players for seat in range(rules.players)]
    sides = {-1: -1} | {side: _side_after(rules, side) if steps else side for side in range(rules.side_count)}
    tricks = [(seats[trick.leader], trick.cards, seats[trick.winner]) for trick in deal.tricks]
    lines = sorted((line.what, sides[line.side], line.value, line.counted) for line in deal.lines)
    hands = sorted((seats[seat], hand) for seat, hand in enumerate(deal.hands))
    return deal.outcome, deal.trump, deal.calls, deal.blind, tricks, lines, hands
