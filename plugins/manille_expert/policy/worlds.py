"""The policy in positions with all hands known: how likely they are, and what each card leads to.

    policy = Policy(position, aids, shipped_weights().witness(position.view))
    policy.log_likelihood(hands)      # of what the others have played, if they held these hands
    policy.values(hands)              # card -> what our side takes if all go on by the policy

Compiled where numba is installed. One object for each decision and each thread. Not for piles, whose covered
cards are in no hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.position import Position
from manille_expert.layout import HANDS
from manille_expert.machine import State, new_state
from manille_expert.policy.entries import value, weigh
from manille_expert.policy.layout import NAT, SIZE, VALUES
from manille_expert.policy.situation import seat_at, written
from manille_expert.policy.weights import Rows
from manille_expert.rules import spread, spread_card
from manille_lan.api.bots import Aids, numbers_of


class Policy:
    """One decision; `hands` are masks by seat as the pack numbers cards, without what has fallen."""

    def __init__(self, position: Position, aids: Aids, rows: Rows) -> None:
        self._view = position.view
        self._pack = position.view.the_pack
        self._value, self._weigh = value, weigh
        self._state: State = new_state(SIZE)
        for at, number in enumerate(written(position, aids, rows)):
            self._state[at] = number

    def log_likelihood(self, hands: Sequence[int]) -> float:
        """The natural logarithm of the likelihood of all that the others have played in this deal."""
        self._set(hands)
        return self._weigh(self._state) / NAT

    def values(self, hands: Sequence[int]) -> dict[int, int]:
        """For each legal card what our side takes from here to the end, the trick on the table included: card
        points and trick points.
        """
        self._set(hands)
        legal = self._value(self._state)
        mine = numbers_of(hands[self._view.seat or 0])
        places = {card: spread_card(card, self._pack.width) for card in mine}
        return {card: int(self._state[VALUES + at]) for card, at in places.items() if legal >> at & 1}

    def _set(self, hands: Sequence[int]) -> None:
        for seat, hand in enumerate(hands):
            self._state[HANDS + seat_at(self._view, seat)] = spread(hand, self._pack.width)
