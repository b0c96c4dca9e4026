"""What the points of a deal are worth: the chance to win the leg with the score they lead to. From level
scores that is all but the score itself; near the end it is what decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp

from manille_expert.ladder.match import race_to
from manille_expert.ladder.table import Table
from manille_lan.api.bots import PlayerView, Rules

Worth = Callable[[float], float]
"""What it is worth to our side to take so many points in a whole deal."""

EASE = 2.0
"""Points by which a contract may turn out otherwise than all hands known would have it."""
PER_POINT = 0.01
"""What a point more counts beside the contract, which is plus or minus one."""
CHANCE = 200.0
"""What the chance to win counts: about so that early in a race a point of the score counts one."""


@dataclass(frozen=True)
class Partnership:
    """A deal between two sides: the excess over half, times what doubles it; all tricks count double where
    capot is played.
    """

    view: PlayerView
    rules: Rules
    side: int
    total: float
    times: int
    capot: bool

    def worth(self, points: float) -> float:
        """The worth of so many points in the deal."""
        return self.worth_of_score(self.score(points), points)

    def worth_of_score(self, score: float, points: float | None = None) -> float:
        """The worth of a score, where it is not known from which points in the deal it comes."""
        if self._standing is None:
            return score
        return CHANCE * self._standing(score, self.total / 2 if points is None else points)

    def score(self, points: float) -> float:
        """What we score, less what they score."""
        other = self.total - points
        excess = max(points, other) - self.rules.threshold
        score = max(0.0, excess) * self.times
        if self.capot and min(points, other) <= 0:
            score *= self._capot_times
        return (score if points > other else -score) + self._held(points)

    @property
    def _capot_times(self) -> float:
        cap = self.rules["multiplier_cap"]
        capped = cap != "none" and self.rules["capot_in_cap"]
        return min(2.0, max(1.0, int(cap) / self.times)) if capped else 2.0

    def _held(self, points: float) -> float:
        """A turned-up card that counts only with half of the points."""
        if not self.view.held:
            return 0.0
        is_ours = self.view.sides[self.view.dealer] == self.side
        made = (points if is_ours else self.total - points) >= self.rules.threshold
        return (self.view.held if is_ours else -self.view.held) * float(made)

    @property
    def _standing(self) -> Callable[[float, float], float] | None:
        """The chance to win the leg after a score; None where only the score counts, before the last deal of
        a fixed number.
        """
        match = self.view.match
        mine, theirs = match.scores[self.side], match.scores[1 - self.side]
        if match.target is not None:
            return lambda score, points: self._leg(match.target or 0, mine, theirs, score, points)
        if match.deals_left is None or match.deals_left > 1:
            return None
        return lambda score, _: softly(mine - theirs + score)

    def _leg(self, goal: int, mine: int, theirs: int, score: float, points: float) -> float:
        all_tricks = min(points, self.total - points) <= 0
        if all_tricks and self.rules["match"].kind == "hands" and self.rules["capote_wins_hand"]:
            return float(points > 0)
        chance = race_to(goal).chance(mine + max(0.0, score), theirs + max(0.0, -score))
        return chance + score / CHANCE / CHANCE


@dataclass(frozen=True)
class Alone:
    """A declarer against all others: he makes it or does not."""

    needed: float
    is_declarer: bool
    total: float

    def worth(self, points: float) -> float:
        """Plus or minus one, less sharply about the mark, as hands are hidden; a little for every point."""
        declarers = points if self.is_declarer else self.total - points
        made = 2 * softly((declarers - self.needed + 0.5) / EASE) - 1
        worth = made + PER_POINT * declarers
        return worth if self.is_declarer else -worth


def stakes(view: PlayerView, rules: Rules, table: Table, times: int | None = None) -> Worth:
    """What points are worth in a deal; `times` is what the deal counts, if it is not what it counts now."""
    total = table.won + table.lost + table.left
    if view.contract is not None:
        return cache(Alone(_needed(view, rules, total), table.seat == view.contract.declarer, total).worth)
    return cache(partnership(view, rules, table, times).worth)


def partnership(view: PlayerView, rules: Rules, table: Table, times: int | None = None) -> Partnership:
    """A deal between two sides, seen from ours."""
    total = table.won + table.lost + table.left
    capot = bool(rules["capot"]) or (rules["match"].kind == "hands" and bool(rules["capote_wins_hand"]))
    side = view.match.sides[table.seat]
    return Partnership(view, rules, side, total, times or view.multiplier, capot)


GOAL_OF_FEW, GOAL_OF_MANY, FEW = 21, 15, 4


def _needed(view: PlayerView, rules: Rules, total: float) -> float:
    """The points that the declarer must win."""
    contract = view.contract
    if contract is None or contract.slam:
        return total
    return contract.bid or goal_without_bid(view.players)


def goal_without_bid(players: int) -> int:
    """What a declarer must make where nothing is bid."""
    return GOAL_OF_FEW if players <= FEW else GOAL_OF_MANY


def softly(number: float) -> float:
    """From 0 to 1, a half at nought."""
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, number))))


def mean(worth: Worth, points: Sequence[float]) -> float:
    """The mean worth over several worlds."""
    return sum(map(worth, points)) / len(points)


def rounded_mean(points: Sequence[float]) -> int:
    """The mean as a whole number."""
    return round(sum(points) / len(points))
