"""What a simulation found: sums of whole numbers, so that it is the same however the work was shared."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any


@dataclass(frozen=True)
class Result:
    """Sides are those of the bots as given: with partners, bots 0 and 2 are side 0, bots 1 and 3 side 1.

    `points` are the score points of each side over all deals, `won` the matches (a shared one counts for
    each), `margin` the points a deal by which side 0 beats side 1 and `error` its standard error (over pairs
    of the same deal where it is played twice); both None where there are more than two sides. `faults` count
    each bot's faults.
    """

    preset: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    duplicate: bool
    matches: int
    deals: int
    points: tuple[int, ...]
    won: tuple[int, ...]
    margin: float | None
    error: float | None
    faults: tuple[int, ...]
    seconds: float

    @property
    def deals_per_second(self) -> float:
        """How fast it went."""
        return self.deals / self.seconds if self.seconds else 0.0

    @property
    def points_per_deal(self) -> tuple[float, ...]:
        """Each side's score points a deal."""
        return tuple(points / self.deals if self.deals else 0.0 for points in self.points)

    def to_data(self) -> dict[str, Any]:
        """Plain data for one JSON document. All but `seconds` and `deals_per_second` follows from the
        seed.
        """
        return {
            "variant": self.preset,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "duplicate": self.duplicate,
            "matches": self.matches,
            "deals": self.deals,
            "points": list(self.points),
            "points_per_deal": [round(points, 4) for points in self.points_per_deal],
            "matches_won": list(self.won),
            "margin": None if self.margin is None else round(self.margin, 4),
            "standard_error": None if self.error is None else round(self.error, 4),
            "faults": list(self.faults),
            "seconds": round(self.seconds, 3),
            "deals_per_second": round(self.deals_per_second, 1),
        }


@dataclass
class Sums:
    """Sums over the samples so far: a sample is a deal, or all plays of a deal where it is played once per
    turn. Sums of two shares of the work add up.
    """

    points: list[int]
    won: list[int]
    faults: list[int]
    matches: int = 0
    deals: int = 0
    samples: int = 0
    margin: int = 0
    margin_squared: int = 0

    @classmethod
    def none(cls, sides: int, bots: int) -> Sums:
        """Before the first."""
        return cls([0] * sides, [0] * sides, [0] * bots)

    def add(self, other: Sums) -> None:
        """Take in another share."""
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.won = [a + b for a, b in zip(self.won, other.won, strict=True)]
        self.faults = [a + b for a, b in zip(self.faults, other.faults, strict=True)]
        self.matches += other.matches
        self.deals += other.deals
        self.samples += other.samples
        self.margin += other.margin
        self.margin_squared += other.margin_squared

    def add_sample(self, points: tuple[int, ...]) -> None:
        """One sample: each side's points in it."""
        self.points = [a + b for a, b in zip(self.points, points, strict=True)]
        self.samples += 1
        if len(points) == 2:
            margin = points[0] - points[1]
            self.margin += margin
            self.margin_squared += margin * margin

    def margin_and_error(self, plays: int) -> tuple[float, float] | tuple[None, None]:
        """The margin a deal and its standard error, where a sample is `plays` deals."""
        n = self.samples
        if len(self.points) != 2 or n < 2:
            return None, None
        variance = (self.margin_squared - self.margin * self.margin / n) / (n - 1)
        return self.margin / n / plays, sqrt(variance / n) / plays
