"""The policy at a live table: how likely it is to play each card. Plain Python, a millisecond or two."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from manille_bots.position import Position
from manille_expert.layout import TRICK_POINT, TRICK_SIZE
from manille_expert.policy.choosing import ONE, weight_of
from manille_expert.policy.features import describe
from manille_expert.policy.layout import FEATURE_COUNT, FEATURES, GROUP_COUNT
from manille_expert.policy.plain import plain
from manille_expert.policy.playing import score_now, trick_so_far
from manille_expert.policy.situation import written
from manille_expert.policy.weights import Weights
from manille_expert.rules import spread_card
from manille_lan.api.bots import Aids, Card

_score_now: Callable[..., int] = plain(score_now)
_weight_of: Callable[..., int] = plain(weight_of)
_trick_so_far: Callable[..., Any] = plain(trick_so_far)
_describe: Callable[..., int] = plain(describe)

NO_WEIGHTS = ((0,) * FEATURE_COUNT,) * GROUP_COUNT


def chances(position: Position, cards: Sequence[Card], aids: Aids, weights: Weights) -> dict[Card, float]:
    """For each of the cards that a seat may play now the chance that the policy plays it: they sum to 1."""
    state: list[Any] = written(position, aids, weights.rows(position.view))
    pack = position.view.the_pack
    places = {card: spread_card(card, pack.width) for card in cards}
    best = _score_now(state, sum(1 << place for place in places.values()))
    parts = {card: _weight_of(state, place, best) / ONE for card, place in places.items()}
    total = sum(parts.values())
    return {card: part / total for card, part in parts.items()}


def described(position: Position, cards: Sequence[Card], aids: Aids) -> dict[Card, tuple[int, list[int]]]:
    """For each of the cards that a seat may play now the group of its situation, and its features."""
    state = written(position, aids, NO_WEIGHTS)
    pack, found = position.view.the_pack, {}
    seat, led, head, head_seat, table = _trick_so_far(state)
    place, table = state[TRICK_SIZE], table + state[TRICK_POINT]
    _score_now(state, 0)
    for card in cards:
        group = _describe(state, seat, place, led, head, head_seat, table, spread_card(card, pack.width))
        found[card] = group, state[FEATURES : FEATURES + FEATURE_COUNT]
    return found
