"""Worlds for a search: drawn evenly from all that agree with the view, and more often the better they explain
what the others have done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import exp, log
from random import Random
from typing import Protocol

from manille_expert.ladder.clock import Clock
from manille_expert.ladder.clues import Clue
from manille_lan.api.bots import Aids, PlayerView, mask_of

Hands = tuple[int, ...]
"""The mask of the cards that each seat holds now."""

TRIES = 8
"""How many worlds are drawn at most for one that is used."""
LEAST_WEIGHT = 1e-12


class Witness(Protocol):
    """Judges hands by the cards that have been played."""

    def log_likelihood(self, hands: Sequence[int]) -> float:
        """The natural logarithm of the likelihood of what was played, if these were the hands."""


def draws(view: PlayerView, aids: Aids) -> Iterator[Hands]:
    """Worlds, evenly, without end."""
    for world in aids.worlds(view):
        yield tuple(mask_of(world[seat]) for seat in range(view.players))


def likely(
    worlds: Iterator[Hands], clues: Sequence[Clue], count: int, rng: Random, clock: Clock
) -> list[Hands]:
    """`count` worlds in which the others would have named, called and bid as they did; where few such are
    found, filled up with those that come nearest.
    """
    if not clues:
        return [next(worlds) for _ in range(count)]
    taken: list[Hands] = []
    rest: list[tuple[float, int, Hands]] = []
    for number in range(TRIES * count):
        hands = next(worlds)
        likelihood = weight(clues, hands)
        if rng.random() < likelihood:
            taken.append(hands)
        else:
            rest.append((-likelihood, number, hands))
        if len(taken) == count or (len(taken) + len(rest) >= count and clock.is_out):
            break
    rest.sort()
    return taken + [hands for _, _, hands in rest[: count - len(taken)]]


def weight(clues: Sequence[Clue], hands: Hands) -> float:
    """How well hands explain what was done, from 0 to 1."""
    product = 1.0
    for clue in clues:
        product *= clue.weight(hands[clue.seat])
    return product


class Pool:
    """Worlds with a weight each, from which to take some as often as they are likely."""

    def __init__(self, worlds: Sequence[Hands], clues: Sequence[Clue], witness: Witness) -> None:
        self._worlds = worlds
        logs = [
            log(max(LEAST_WEIGHT, weight(clues, hands))) + witness.log_likelihood(hands) for hands in worlds
        ]
        best = max(logs)
        self._sums = list(accumulate(exp(log - best) for log in logs))

    def sample(self, count: int, rng: Random) -> list[Hands]:
        """So many, evenly spread over the weights."""
        start, at, chosen = rng.random(), 0, []
        for number in range(count):
            goal = (number + start) / count * self._sums[-1]
            while at < len(self._worlds) - 1 and self._sums[at] < goal:
                at += 1
            chosen.append(self._worlds[at])
        return chosen
