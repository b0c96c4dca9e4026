"""The chance to win a race from its scores: what points are worth near its end."""

from __future__ import annotations

from functools import cache

GAINS = ((2, 0.19), (4, 0.15), (7, 0.16), (11, 0.15), (16, 0.13), (22, 0.10), (32, 0.07), (50, 0.05))
"""What the winner of a deal scores, and how often, over deals of good bots, doubles and no trump included."""

STEP = 2
"""Chances are worked out for scores that are so many points apart, and read off between them."""


class Race:
    """Both sides play to `goal`; each is as likely as the other to win a deal."""

    def __init__(self, goal: int) -> None:
        self._goal = goal
        self._last = goal // STEP + 1
        size = self._last + 1
        self._chances = [[0.5] * (size + 1) for _ in range(size + 1)]
        for total in range(2 * self._last, -1, -1):
            for mine in range(max(0, total - self._last), min(self._last, total) + 1):
                theirs = total - mine
                self._chances[mine][theirs] = self._worked_out(mine, theirs)

    def chance(self, mine: float, theirs: float) -> float:
        """The chance to win the race from these scores; of two that have arrived the higher wins."""
        if mine >= self._goal or theirs >= self._goal:
            return 0.5 if mine == theirs else float(mine > theirs)
        a, b = max(0.0, mine / STEP), max(0.0, theirs / STEP)
        i, j = int(a), int(b)
        x, y = a - i, b - j
        low = (1 - y) * self._chances[i][j] + y * self._chances[i][j + 1]
        high = (1 - y) * self._chances[i + 1][j] + y * self._chances[i + 1][j + 1]
        return (1 - x) * low + x * high

    def _worked_out(self, mine: int, theirs: int) -> float:
        if mine * STEP >= self._goal or theirs * STEP >= self._goal:
            return 0.5 if mine == theirs else float(mine > theirs)
        chance = 0.0
        for gain, often in GAINS:
            steps = gain // STEP
            chance += often * (self._at(mine + steps, theirs) + self._at(mine, theirs + steps)) / 2
        return chance

    def _at(self, mine: int, theirs: int) -> float:
        return self._chances[min(mine, self._last)][min(theirs, self._last)]


@cache
def race_to(goal: int) -> Race:
    """The race to a goal."""
    return Race(goal)
