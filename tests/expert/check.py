"""The exact search against slower ways, over as many positions as one has time for:

    python -m tests.expert.check --endings 20000 --positions 50000 --deals 1000 --piles 2000

Endings and piles are compared with brute force over the engine's rules; positions of four to eight cards, and
deals of six to eight, with the plain alpha-beta of plain.c, for which a C compiler is needed. Every card must
be equal. With MANILLE_PLAIN_SOLVER=1 the search runs as plain Python.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from manille_expert.machine import IS_COMPILED
from manille_expert.piles import PileSolver
from manille_expert.solver import Position, Solution, Solver
from manille_lan.engine.variant import Rules
from tests.expert.compiled import Plain
from tests.expert.oracle import AnyPosition, Task, brute_values, pile_values
from tests.expert.positions import random_deal, random_ending, random_middle, random_pile_task


def main() -> int:
    """Compare what was asked for; 1 where a card differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.expert.check")
    for name in ("endings", "positions", "deals", "piles"):
        parser.add_argument(f"--{name}", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"the search runs {'compiled' if IS_COMPILED else 'as plain Python'}", flush=True)
    good = True
    search = Solver(table_bits=12).solve
    if asked.endings:
        good &= agree("endings", asked.endings, Random(asked.seed), random_ending, search, brute_values)
    with tempfile.TemporaryDirectory() as folder:
        if asked.positions:
            plain = Plain(Path(folder))
            good &= agree("positions", asked.positions, Random(asked.seed), random_middle, search, plain)
        if asked.deals:
            plain = Plain(Path(folder))
            good &= agree("deals", asked.deals, Random(asked.seed), random_deal, search, plain)
    if asked.piles:
        piles = PileSolver(table_bits=12).solve
        good &= agree("piles", asked.piles, Random(asked.seed), random_pile_task, piles, pile_values)
    return 0 if good else 1


def agree(
    name: str,
    count: int,
    rng: Random,
    make: Callable[[Random], Task[AnyPosition]],
    search: Callable[[AnyPosition], Solution],
    oracle: Callable[[Rules, AnyPosition], dict[int, int] | None],
) -> bool:
    """Compare so many positions; prints what they were, or the first that differs."""
    kinds: Counter[str] = Counter()
    began = time.monotonic()
    done = left_out = 0
    while done < count:
        task = make(rng)
        expected = oracle(task.rules, task.position)
        if expected is None:
            left_out += 1
            continue
        done += 1
        solution = search(task.position)
        if solution.values != expected:
            print(f"{name} {done}: {task.position}\nsearch {solution.values}\noracle {expected}")
            return False
        kinds.update(kinds_of(task))
        if done % max(1, count // 10) == 0:
            print(f"{name}: {done} agree in every card, {time.monotonic() - began:.0f} s", flush=True)
    print(f"{name}: {left_out} left out, too long for the oracle", flush=True)
    print(f"{name}: {', '.join(f'{kind} {times}' for kind, times in sorted(kinds.items()))}", flush=True)
    return True


def kinds_of(task: Task[AnyPosition]) -> list[str]:
    """What a position is counted under."""
    position, rules = task.position, task.rules
    kinds = [position.pack.id, "no-trump" if position.trump < 0 else "trump"]
    kinds.append(f"rule {position.rules.play_rule}")
    kinds += [f"undertrump {rules.undertrump}"] if rules.strict and not rules.forced else []
    kinds += ["in mid-trick"] if position.trick else []
    if isinstance(position, Position):
        kinds += [f"{len(position.hands)} seats", f"{position.hands[position.seat].bit_count()} cards"]
    return kinds


if __name__ == "__main__":
    sys.exit(main())
