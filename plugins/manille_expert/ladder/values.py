"""What every card is worth in many worlds: solved exactly where that is quick enough, played out by the
policy where it is not. Always for the same number of worlds: a clock only ends what takes far too long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from manille_expert.ladder.clock import Clock
from manille_expert.ladder.sampling import Hands
from manille_expert.ladder.table import Table
from manille_expert.machine import IS_COMPILED
from manille_expert.solver import Solver

Values = Mapping[int, float]
"""What our side takes from here to the end of the deal, by card."""

MOST_EXACT = 36 if IS_COMPILED else 20
"""With more cards in all hands worlds are not solved."""
NODES = 2_000_000 if IS_COMPILED else 90_000
"""Positions searched for one decision; a world that has begun is finished."""
NODES_OF_WORLD = 400_000 if IS_COMPILED else 40_000
FEWEST = 4
"""Worlds that are searched at least, however long they take."""


@dataclass
class Findings:
    """The values of each card, world by world: `worlds[i]` are the hands in which `values[i]` were found, and
    what that world counts.
    """

    worlds: list[Hands] = field(default_factory=list)
    values: list[Values] = field(default_factory=list)
    weights: list[int] = field(default_factory=list)

    def add(self, hands: Hands, values: Values, weight: int = 1) -> None:
        """Another world."""
        self.worlds.append(hands)
        self.values.append(values)
        self.weights.append(weight)

    def mean(self, card: int, worth: Callable[[float], float]) -> float:
        """The mean of what a card's values are worth."""
        total = sum(
            weight * worth(values[card]) for values, weight in zip(self.values, self.weights, strict=True)
        )
        return total / sum(self.weights)


def solve(
    table: Table,
    worlds: Iterable[Hands],
    solver: Solver,
    clock: Clock,
    findings: Findings,
    weight: int = 1,
) -> None:
    """Solve worlds until the nodes are spent, or in the last resort the time; each one once."""
    left = NODES
    known: dict[Hands, Values] = {}
    for number, hands in enumerate(worlds):
        if number and clock.is_out:
            return
        if hands not in known:
            if number >= FEWEST and left <= 0:
                return
            solution = solver.solve(table.position(hands), NODES_OF_WORLD)
            left -= solution.nodes
            known[hands] = {card: (low + high) / 2 for card, (low, high) in solution.bounds.items()}
        findings.add(hands, known[hands], weight)


class Player(Protocol):
    """Plays worlds out."""

    def values(self, hands: Sequence[int]) -> Mapping[int, int]:
        """What our side takes from here on, by card."""


def play_out(player: Player, worlds: Iterable[Hands], clock: Clock, findings: Findings) -> None:
    """Play worlds out after each card; each world once."""
    known: dict[Hands, Values] = {}
    for number, hands in enumerate(worlds):
        if number and clock.is_out:
            return
        if hands not in known:
            known[hands] = player.values(hands)
        findings.add(hands, known[hands])


def deal_value(table: Table, values: Values) -> float:
    """What our side takes when the seat on turn plays the best card, for itself."""
    seat = (table.leader + table.step * len(table.trick)) % len(table.sides)
    return max(values.values()) if seat in table.allies else min(values.values())
