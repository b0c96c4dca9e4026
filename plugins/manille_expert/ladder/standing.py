"""What a declarer's success or failure is worth to a seat where each plays for himself: its score against the
others', and near the end of the match the chance to win it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt

from manille_lan.api.bots import PlayerView

SWING = 30.0
"""What a bid is about, in points."""


@dataclass(frozen=True)
class Standing:
    """The scores of a match as one seat sees them. `swing` is by how much a deal usually moves a declarer
    against each of the others; `is_near` says whether the match is in its last round, where only the first
    place counts; `after` is the number of deals to come after this one.
    """

    seat: int
    scores: tuple[int, ...]
    swing: float
    after: int
    is_near: bool

    def worth(self, declarer: int, gain: float) -> float:
        """What it is worth that a declarer gains so much on each of the others."""
        scores = [score + gain * (seat == declarer) for seat, score in enumerate(self.scores)]
        mine = scores[self.seat]
        if not self.is_near:
            return mine - (sum(scores) - mine) / (len(scores) - 1)
        return self.swing * self._chance(scores)

    def of_contract(self, declarer: int, gain: float, chance: float) -> float:
        """What a contract is worth that gains, or loses as much, and is made by chance."""
        return chance * self.worth(declarer, gain) + (1 - chance) * self.worth(declarer, -gain)

    def _chance(self, scores: list[float]) -> float:
        """The chance to win the match, shared among equals."""
        mine, best = scores[self.seat], max(scores)
        if not self.after:
            return float(mine == best) / scores.count(best)
        spread = self.swing * sqrt(self.after / len(scores))
        return exp((mine - best) / spread) / sum(exp((score - best) / spread) for score in scores)


def standing_of(view: PlayerView, swing: float) -> Standing:
    """The standing before a deal is scored."""
    left = view.match.deals_left
    return Standing(
        seat=view.seat or 0,
        scores=view.match.scores,
        swing=swing,
        after=max(0, (left or 0) - 1),
        is_near=left is not None and left <= view.players,
    )
