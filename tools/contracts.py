"""How bots do in the auctions: contracts made of those played, and what they score.

    python tools/contracts.py encheres3 4 400 steady          contracts made
    python tools/contracts.py encheres3 4 60 steady,greedy    and the first against the second

With two bots they sit by turns, and every deal is played once for every way to turn the seats.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from manille_lan.arena import PlayedDeal, simulate
from manille_lan.registry import load_registry


@dataclass
class Count:
    """What became of the deals: by bot its contracts, made (True) or not, and by number of the deal how far
    the first bot's seats were ahead of the others in each turn of the seats.
    """

    first: str
    contracts: dict[str, list[bool]] = field(default_factory=lambda: defaultdict(list))
    ahead: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    thrown_in: int = 0

    def take(self, played: PlayedDeal) -> None:
        """Count a deal."""
        scores = [0] * len(played.bots)
        for line in played.deal.lines:
            scores[line.side] += line.value if line.counted else 0
        contract = played.deal.contract
        if contract is None:
            self.thrown_in += 1
        else:
            self.contracts[played.bots[contract.declarer]].append(scores[contract.declarer] > 0)
        ours = [score for score, bot in zip(scores, played.bots, strict=True) if bot == self.first]
        others = [score for score, bot in zip(scores, played.bots, strict=True) if bot != self.first]
        if others:
            self.ahead[played.fixture.number].append(fmean(ours) - fmean(others))


def main() -> None:
    """Play and print."""
    preset, players, deals, bots = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4].split(",")
    seats = [bots[seat % len(bots)] for seat in range(players)]
    count = Count(bots[0])
    options = {"players": str(players)}
    result = simulate(
        load_registry(),
        preset,
        options,
        seats,
        deals=deals,
        seed=1,
        duplicate=len(bots) > 1,
        record=count.take,
    )
    print(f"{preset}, {players} players, {result.deals} deals, {count.thrown_in} thrown in")
    for bot, made in sorted(count.contracts.items()):
        part = fmean(made)
        error = sqrt(part * (1 - part) / len(made))
        print(f"  {bot}: {100 * part:.1f} ± {100 * error:.1f} of 100 contracts made, {len(made)} played")
    if count.ahead:
        margins = [fmean(turns) for turns in count.ahead.values()]
        error = stdev(margins) / sqrt(len(margins))
        print(f"  {bots[0]} ahead of {bots[1]}: {fmean(margins):+.2f} ± {error:.2f} points a deal and seat")
    print(f"  faults: {sum(result.faults)}")


if __name__ == "__main__":
    main()
