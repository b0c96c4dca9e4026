"""How bots do in the auctions: contracts made of those played, and what they score.

    python tools/contracts.py encheres3 4 400 steady          contracts made
    python tools/contracts.py encheres3 4 60 steady,greedy    and the first against the second

With two bots they sit by turns, and every deal is played once for every way to turn the seats.
`--seed` draws other cards, `--workers` shares the work among processes.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from manille_lan.arena import PlayedDeal, simulate
from manille_lan.engine.variant import settled
from manille_lan.errors import ManilleError
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


def arguments() -> argparse.Namespace:
    """What is asked for. Ends the program with a sentence where there is no such form, table or bot."""
    parser = argparse.ArgumentParser(description="How bots do in the auctions.")
    parser.add_argument("preset", help="encheres1, encheres2 or encheres3")
    parser.add_argument("players", type=int)
    parser.add_argument("deals", type=int)
    parser.add_argument("bots", help="one bot, or two with a comma between")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    given.bots = given.bots.split(",")
    if len(given.bots) > 2 or given.deals < 2:
        parser.error("one or two bots, and at least two deals")
    registry = load_registry()
    try:
        settled(registry.variant(given.preset), given.preset, {"players": str(given.players)})
        for bot in given.bots:
            registry.bot(bot)
    except ManilleError as error:
        parser.error(str(error))
    return given


def main() -> None:
    """Play and print."""
    given = arguments()
    preset, players, bots = given.preset, given.players, given.bots
    seats = [bots[seat % len(bots)] for seat in range(players)]
    count = Count(bots[0])
    result = simulate(
        load_registry(),
        preset,
        {"players": str(players)},
        seats,
        deals=given.deals,
        seed=given.seed,
        duplicate=len(bots) > 1,
        workers=given.workers,
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
