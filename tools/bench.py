"""Measures, side by side in one run: `python tools/bench.py [engine] [view] [discovery] [start] [solver]
[bots] [warm]`.

Prints figures and ratios and judges nothing: no test depends on them. Machines are shared and noisy, so
each figure is the best of several alternating rounds, and a yardstick that does the same work without the
engine runs beside it.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from bench_bots import bench_bots
from bench_warm import bench_warm

from manille_lan.engine.match import begin_match
from manille_lan.engine.play import actions, apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules, settled
from manille_lan.engine.view import view_data
from manille_lan.net.discovery.announce import Announcer
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.lobby import Lobby
from manille_lan.net.discovery.rows import LobbyRow
from manille_lan.net.identity import new_identity
from manille_lan.registry import load_registry

ROUNDS = 5
DEALS = 400
MASK = 0xFF


def best(measured: Callable[[], float]) -> float:
    """The best of several rounds."""
    return max(measured() for _ in range(ROUNDS))


def random_deal(rules: Rules, rng: Random, order: list[int]) -> Deal:
    """One deal of random legal actions through the full engine."""
    rng.shuffle(order)
    deal, _ = begin_deal(rules, begin_match(rules, 0), tuple(order))
    while deal.seat >= 0:
        legal = actions(rules, deal)
        deal, _ = apply(rules, deal, deal.seat, legal[int(rng.random() * len(legal))])
    return deal


def engine_rate(rules: Rules) -> float:
    """Deals a second of the engine: check, apply, events."""
    rng, order = Random(1), list(range(rules.pack.size))
    began = time.perf_counter()
    for _ in range(DEALS):
        random_deal(rules, rng, order)
    return DEALS / (time.perf_counter() - began)


def yardstick_rate() -> float:
    """Deals a second of a bare loop on bit masks: follow suit or anything, no state, no events, no
    refusals.
    """
    rng, order = Random(1), list(range(32))
    began = time.perf_counter()
    for _ in range(DEALS):
        rng.shuffle(order)
        hands = [sum(1 << card for card in order[8 * seat : 8 * seat + 8]) for seat in range(4)]
        seat = 0
        for _ in range(8):
            led = best_card = -1
            winner = seat
            for i in range(4):
                player = (seat + i) % 4
                hand = hands[player]
                legal = (hand & (MASK << 8 * led) if led >= 0 else hand) or hand
                cards = [card for card in range(32) if legal >> card & 1]
                card = cards[int(rng.random() * len(cards))]
                hands[player] ^= 1 << card
                if led < 0:
                    led = card >> 3
                if card >> 3 == led and card > best_card:
                    best_card, winner = card, player
            seat = winner
    return DEALS / (time.perf_counter() - began)


def bench_engine() -> None:
    """Deals a second for each preset, beside a bare loop."""
    registry = load_registry()
    yardstick = best(yardstick_rate)
    print(f"bare bit-mask loop       {yardstick:9.0f} deals/s")
    for preset in registry.presets:
        rules = settled(registry.variant(preset), preset, {})
        rate = best(lambda rules=rules: engine_rate(rules))  # type: ignore[misc]
        print(f"engine {preset:<17} {rate:9.0f} deals/s   {rate / yardstick:5.2f} of the bare loop")


def bench_view() -> None:
    """Microseconds to make and to write a view in mid-deal."""
    registry = load_registry()
    rules = settled(registry.variant("belge"), "belge", {})
    deal, _ = begin_deal(rules, begin_match(rules, 0), tuple(range(32)))
    for _ in range(24):
        deal, _ = apply(rules, deal, deal.seat, actions(rules, deal)[0])

    def rate() -> float:
        began = time.perf_counter()
        for _ in range(2000):
            view_data(project(rules, deal, deal.seat))
        return 2000 / (time.perf_counter() - began)

    print(f"view made and written    {1e6 / best(rate):9.0f} us")


async def _seconds_to_row() -> float:
    """From the announcement of a table until a lobby that already looks has its row."""
    info = TableInfo("0123456789abcdef", "bench", new_identity().fingerprint, (1, 1), 1, 4, "room", "belge")
    seen = asyncio.Event()

    def push(rows: tuple[LobbyRow, ...], _hidden: int, _status: tuple[str, ...]) -> None:
        if any(row.info.table == info.table for row in rows):
            seen.set()

    looking = asyncio.create_task(Lobby(push).run())
    await asyncio.sleep(1.0)
    began = time.perf_counter()
    announcing = asyncio.create_task(Announcer(info, 47991).run())
    try:
        async with asyncio.timeout(20):
            await seen.wait()
        return time.perf_counter() - began
    finally:
        for task in (announcing, looking):
            task.cancel()
        await asyncio.gather(announcing, looking, return_exceptions=True)


def bench_discovery() -> None:
    """Seconds from announce to lobby row, three times."""
    for _ in range(3):
        print(f"announce to lobby row    {asyncio.run(_seconds_to_row()):9.2f} s")


def bench_start() -> None:
    """Seconds from starting `manille-lan` to the first picture of the lobby, on the screen of DISPLAY."""
    tell = [sys.executable, "-u", str(Path(__file__).parent / "tell_window.py")]
    for label in ("first", "again", "again"):
        with tempfile.TemporaryDirectory() as home:
            began = time.perf_counter()
            environment = {"SDL_AUDIODRIVER": "dummy", **os.environ, "MANILLE_LAN_HOME": home}
            with subprocess.Popen(tell, env=environment, stdout=subprocess.PIPE, text=True) as window:
                line = window.stdout.readline() if window.stdout is not None else ""
                seconds = time.perf_counter() - began
                window.kill()
        shown = f"{seconds:9.2f} s   {label}" if "Lobby" in line else "    no window can be opened here"
        print(f"manille-lan to lobby     {shown}")


def bench_solver() -> None:
    """The exact search beside the same in C; in a process of its own, since it compiles when it is loaded."""
    subprocess.run([sys.executable, str(Path(__file__).parent / "bench_solver.py")], check=True)


BENCHES = {
    "engine": bench_engine,
    "view": bench_view,
    "discovery": bench_discovery,
    "start": bench_start,
    "bots": bench_bots,
    "warm": bench_warm,
    "solver": bench_solver,
}


def main(names: list[str]) -> int:
    """Run the named measurements, or all."""
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"no measurement {', '.join(unknown)}; there are: {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    for name in names or list(BENCHES):
        BENCHES[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
