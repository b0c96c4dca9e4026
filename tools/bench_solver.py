"""The exact search beside the same search in C (yardstick.c), on fixed deals: `python tools/bench.py solver`.

Compares nodes, which no machine changes, and the thread's own seconds, the best of alternating rounds.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from manille_expert.layout import NODE_LIMIT, NODES
from manille_expert.machine import IS_COMPILED, PLAIN_VARIABLE
from manille_expert.rules import PlayRules, rank_points, spread, write_points
from manille_expert.search import solve
from manille_expert.solver import UNLIMITED, Position, Solver, write_position
from manille_lan.api.bots import CATALAN, FRENCH, Pack

ROUNDS = 5
TABLE_BITS = 15
CATALAN_TABLE_BITS = 18
YARDSTICK = Path(__file__).parent / "yardstick.c"
COMPARED = ((4, 1000), (5, 500), (6, 300), (8, 200))  # cards each, deals
CATALAN_DEALS = ((6, 60), (7, 60), (8, 40), (9, 20))
PLAIN_DEALS = ((4, 20), (5, 10), (6, 6))

# Times the first import of the search and the next, with a cache of their own.
START = """
import os, sys, time
os.environ["NUMBA_CACHE_DIR"] = sys.argv[1]
import manille_expert.machine
began = time.perf_counter()
import manille_expert.solver
print(f"{time.perf_counter() - began:.2f} s, {time.process_time():.2f} s of processor with all else")
"""


def deals(pack: Pack, size: int, count: int, is_trumps: bool) -> list[Position]:
    """Deals of `size` cards each to partners 0 and 2, and 1 and 3; the same in every run."""
    rng, positions = Random(7), []
    for _ in range(count):
        cards = list(range(pack.size))
        rng.shuffle(cards)
        hands = tuple(sum(1 << card for card in cards[seat * size :][:size]) for seat in range(4))
        trump = rng.randrange(4) if is_trumps else -1
        rules = PlayRules(undertrump="ban", trick_point=int(pack is CATALAN))
        positions.append(Position(pack, hands, 0, trump, (0, 1, 0, 1), frozenset((0, 2)), rules=rules))
    return positions


class Search:
    """The search as it runs here: seconds and nodes of solving positions, without the writing of them."""

    def __init__(self, table_bits: int) -> None:
        self.state = Solver(table_bits).state

    def times(self, positions: list[Position]) -> tuple[list[float], int]:
        """The seconds of each position, and the nodes of all."""
        state, seconds, nodes = self.state, [], 0
        write_points(state, rank_points(positions[0].pack, 1))
        for position in positions:
            write_position(state, position)
            state[NODE_LIMIT] = UNLIMITED
            began = time.thread_time()
            solve(state)
            seconds.append(time.thread_time() - began)
            nodes += state[NODES]
        return seconds, int(nodes)


class Yardstick:
    """The search in C for one pack."""

    def __init__(self, pack: Pack, table_bits: int, folder: str) -> None:
        compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
        if compiler is None:
            raise FileNotFoundError("no C compiler (cc, gcc or clang)")
        target = str(Path(folder) / f"yardstick-{pack.id}.so")
        meaning = [f"-DRANKS={pack.width}", f"-DTRICK_POINT={int(pack is CATALAN)}"]
        flags = ["-O3", "-march=native", *meaning, "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, str(YARDSTICK), "-o", target], check=True)
        self.library = ctypes.CDLL(target)
        self.library.node_count.restype = ctypes.c_uint64
        self.library.set_up(table_bits)
        self.values = (ctypes.c_int * 48)()

    def times(self, positions: list[Position]) -> tuple[list[float], int]:
        """The seconds of each position, and the nodes of all."""
        before, seconds = self.library.node_count(), []
        for position in positions:
            hands = (ctypes.c_uint64 * 4)(*(spread(hand, position.pack.width) for hand in position.hands))
            began = time.thread_time()
            self.library.solve_leads(hands, position.leader, position.trump, self.values)
            seconds.append(time.thread_time() - began)
        return seconds, int(self.library.node_count()) - before


def compare(search: Search, yardstick: Yardstick, positions: list[Position], label: str) -> None:
    """One line: nodes, milliseconds of both, their ratio."""
    ours, theirs = [], []
    for _ in range(ROUNDS):
        seconds, nodes = search.times(positions)
        ours.append(sum(seconds))
        c_seconds, c_nodes = yardstick.times(positions)
        theirs.append(sum(c_seconds))
    same = "equal" if nodes == c_nodes else f"C {c_nodes / len(positions):.0f}: NOT EQUAL"
    one = 1000 / len(positions)
    print(f"{label}  nodes {nodes / len(positions):9.0f} ({same})  C {min(theirs) * one:8.4f} ms"
          f"  here {min(ours) * one:8.4f} ms  ratio {min(ours) / min(theirs):.2f}", flush=True)


def kinds(pack: Pack, sizes: tuple[tuple[int, int], ...]) -> Iterator[tuple[str, list[Position]]]:
    """A label and the deals of each size, with trumps and without."""
    for size, count in sizes:
        for is_trumps in (True, False):
            label = f"{pack.id} {size} cards {'trump   ' if is_trumps else 'no-trump'} {count:4} deals"
            yield label, deals(pack, size, count, is_trumps)


def against_c() -> None:
    """French deals beside the yardstick."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            yardstick = Yardstick(FRENCH, TABLE_BITS, folder)
        except FileNotFoundError as error:
            print(f"not compared with C: {error}")
            return
        for label, positions in kinds(FRENCH, COMPARED):
            compare(Search(TABLE_BITS), yardstick, positions, label)


def spread_of_times(pack: Pack, sizes: tuple[tuple[int, int], ...], table_bits: int) -> None:
    """Deals solved once, and how their times lie."""
    for label, positions in kinds(pack, sizes):
        seconds, nodes = Search(table_bits).times(positions)
        mean, middle, longest = (
            1000 * value for value in (statistics.mean(seconds), statistics.median(seconds), max(seconds))
        )
        print(f"{label}  nodes {nodes / len(positions):9.0f}"
              f"  mean {mean:.2f}  median {middle:.2f}  longest {longest:.2f} ms", flush=True)


def start() -> None:
    """Seconds to import the search, compiled anew and from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, folder]
        for label in ("cold", "from cache", "from cache"):
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            print(f"start of the search, {label:<10} {done.stdout.strip()}", flush=True)


def main() -> None:
    """All first leads of fixed deals: against C, Catalan hands, as plain Python; and the start."""
    if not IS_COMPILED:
        print("as plain Python:")
        spread_of_times(FRENCH, PLAIN_DEALS, TABLE_BITS)
        return
    against_c()
    spread_of_times(CATALAN, CATALAN_DEALS, CATALAN_TABLE_BITS)
    subprocess.run([sys.executable, __file__], env={**os.environ, PLAIN_VARIABLE: "1"}, check=True)
    start()


if __name__ == "__main__":
    main()
