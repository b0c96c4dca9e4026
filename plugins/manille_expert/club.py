"""`club`: plays its cards by a learned policy, with a little variety; everything else as `steady` does."""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.position import Position
from manille_bots.steady import Steady
from manille_expert.policy.player import chances
from manille_expert.policy.weights import shipped_weights
from manille_lan.api.bots import Aids, Card

SHARPNESS = 16
"""The chances of the policy are raised to this power: cards that are about as good take turns, and hardly
ever is a clearly worse one played.
"""


class Club(Steady):
    """A player with a feeling for cards, from having seen many deals."""

    def __init__(self) -> None:
        self._weights = shipped_weights()

    def card(self, position: Position, cards: Sequence[Card], aids: Aids) -> Card:
        """One of the better cards, drawn by lot; among two that are equal the lower one."""
        found = chances(position, cards, aids, self._weights)
        best = max(found.values())
        parts = [_power(found[card] / best, SHARPNESS) for card in cards]
        return aids.rng.choices(cards, parts)[0]


def _power(number: float, exponent: int) -> float:
    """By products: the same on every system."""
    power = 1.0
    for _ in range(exponent):
        power *= number
    return power
