"""Bots against each other in duplicate deals, and against two yardsticks that no table knows: `sketch`, a bot
of a few rules, and `cheater`, who sees all hands.

    python -m tests.expert.ladder master:expert expert:sketch cheater:expert --option max_calls=0 --deals 1000

Every deal is played twice, so that each pair holds the cards of each side once. Nothing depends on the clock,
nor on the number of workers.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev

from manille_lan.bots.contract import Aids
from manille_lan.bots.referee import Referee
from manille_lan.bots.reply import reply_of
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from manille_lan.errors import ManilleError
from manille_lan.registry import load_registry
from tests.expert.cheater import Cheater
from tests.expert.sketch import Sketch

PATIENCE = 3
YARDSTICKS = {"sketch": Sketch, "cheater": Cheater}


@cache
def registry():
    """The bots and the games, once a process."""
    return load_registry()


class Seat:
    """A bot that gets its view, judged as at a table."""

    def __init__(self, bot, rules, number, seed):
        self._bot = YARDSTICKS[bot]() if bot in YARDSTICKS else registry().trusted_entry(bot).make()
        self._aids = Aids(rng=Random(seed), rules=rules, is_timed=False)
        self._referee = Referee(bot, number, PATIENCE)

    def choose(self, rules, deal, view):
        """Its action; a fault ends everything."""
        verdict = self._referee.judge(view, reply_of(self._bot, view, self._aids))
        if verdict.fault is not None:
            raise RuntimeError(verdict.fault)
        return verdict.action


def played(rules, bots, seed, number):
    """The points of a deal's sides, bots sitting by turns."""
    order = list(rules.deck)
    Random(f"{seed}/{number}").shuffle(order)
    deal, _ = begin_deal(rules, begin_match(rules, number % rules.players), tuple(order))
    seats = [
        Cheater() if bot == "cheater" else Seat(bot, rules, place, f"{seed}/{number}/{bot}/{place // 2}")
        for place, bot in enumerate(bots * (rules.players // 2))
    ]
    while not deal.outcome:
        view = project(rules, deal, deal.seat)
        deal, _ = apply(rules, deal, deal.seat, seats[deal.seat].choose(rules, deal, view))
    return [sum(line.value for line in deal.lines if line.counted and line.side == side) for side in (0, 1)]


def margin(preset, options, bots, seed, number):
    """By how many points a deal the first of two bots is ahead of the second, both ways round."""
    rules = settled(registry().variant(preset), preset, options)
    there, back = (played(rules, pair, seed, number) for pair in (bots, bots[::-1]))
    return (there[0] - there[1] + back[1] - back[0]) / 2


def pair(text):
    """Two bots, as `master:expert`."""
    bots, known = text.split(":"), [*YARDSTICKS, *registry().bots]
    if len(bots) != 2 or not set(bots) <= set(known):
        raise argparse.ArgumentTypeError(f"{text}: write BOT:BOT, of {', '.join(known)}")
    return bots


def main():
    """A line for each match."""
    parser = argparse.ArgumentParser(prog="python -m tests.expert.ladder")
    parser.add_argument("matches", nargs="+", metavar="BOT:BOT", type=pair)
    parser.add_argument("--variant", default="belge")
    parser.add_argument("--option", action="append", default=[], type=lambda text: text.split("="))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    try:
        rules = settled(registry().variant(asked.variant), asked.variant, dict(asked.option))
    except (ManilleError, ValueError) as fault:
        parser.error(f"--variant {asked.variant}, --option NAME=VALUE: {fault}")
    if rules.side_count != 2 or len(rules.deck) // rules.players > 12:
        parser.error(f"{asked.variant} is not played by two sides with hands: see tools/contracts.py")
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        for bots in asked.matches:
            began = time.monotonic()
            of_deal = partial(margin, asked.variant, dict(asked.option), bots, asked.seed)
            margins = list(pool.map(of_deal, range(asked.deals), chunksize=10))
            mean, error = fmean(margins), stdev(margins) / sqrt(len(margins))
            found = f"{mean:+.2f} ± {error:.2f} points a deal, at least {mean - 1.96 * error:+.2f}"
            took = f"{len(margins)} deals of {asked.variant}, {time.monotonic() - began:.0f} s"
            print(f"{':'.join(bots)} {found}; {took}", flush=True)


if __name__ == "__main__":
    main()
