"""How soon four bots that search are warm, and how long they are waited for meanwhile, as at a real table."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from random import Random

from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import Rules, settled
from manille_lan.net.host.bots import BotSeat, BotTable
from manille_lan.registry import Registry, load_registry

BOT = "master"
PRESET = "belge"
PACE = 0.1
"""Seconds between two answers, as a window shows them."""
MOST_SECONDS = 240
NOT_WARM = "why-not-warm"


class Table:
    """Four seats of one bot, asked in turn, deal after deal, until all of them are warm."""

    def __init__(self, registry: Registry, rules: Rules) -> None:
        table = BotTable(registry, rules)
        self._rules = rules
        self._seats = [BotSeat(table, BOT, seat, f"warm/{seat}") for seat in range(rules.players)]
        self._began = time.perf_counter()
        self.first_answers: dict[int, float] = {}
        self.warm: dict[int, float] = {}
        self.before: list[float] = []
        self.after: list[float] = []

    async def play(self) -> None:
        """Start all processes, play until a whole deal was played warm, end the processes."""
        for seat in self._seats:
            seat.start()
        number = 0
        while time.perf_counter() - self._began < MOST_SECONDS:
            were_warm = len(self.warm) == len(self._seats)
            await self._deal(number)
            if were_warm:
                break
            number += 1
        for seat in self._seats:
            await seat.close()

    async def _deal(self, number: int) -> None:
        rules, order = self._rules, list(self._rules.deck)
        Random(number).shuffle(order)
        deal, _ = begin_deal(rules, begin_match(rules, number % rules.players), tuple(order))
        while not deal.outcome:
            at, view, began = deal.seat, project(rules, deal, deal.seat), time.perf_counter()
            verdict = await self._seats[at].ask(view)
            self._note(at, 1000 * (time.perf_counter() - began), len(view.legal) > 1, verdict.reason)
            deal, _ = apply(rules, deal, at, verdict.action)
            await asyncio.sleep(PACE)

    def _note(self, seat: int, ms: float, is_choice: bool, reason: object) -> None:
        """The first answer of a seat waits for its process to be ready; it is counted apart."""
        now = time.perf_counter() - self._began
        if seat not in self.first_answers:
            self.first_answers[seat] = now
        else:
            (self.after if seat in self.warm else self.before).append(ms)
        if is_choice and getattr(reason, "id", None) != NOT_WARM:
            self.warm.setdefault(seat, now)


def bench_warm() -> None:
    """Four masters at one table, first with nothing compiled, then with all that the first ones kept."""
    registry = load_registry()
    rules = settled(registry.variant(PRESET), PRESET, {})
    with tempfile.TemporaryDirectory() as cache:
        before, os.environ["NUMBA_CACHE_DIR"] = os.environ.get("NUMBA_CACHE_DIR"), cache
        try:
            for label in ("cold", "warm", "warm"):
                print_run(label, asyncio.run(played(registry, rules)))
        finally:
            if before is None:
                del os.environ["NUMBA_CACHE_DIR"]
            else:
                os.environ["NUMBA_CACHE_DIR"] = before


async def played(registry: Registry, rules: Rules) -> Table:
    """One table, played until all are warm."""
    table = Table(registry, rules)
    await table.play()
    return table


def print_run(label: str, table: Table) -> None:
    """One line of figures."""
    print(
        f"four of {BOT}, {label:<5} ready after {max(table.first_answers.values()):5.1f} s, "
        f"all warm after {max(table.warm.values(), default=float('nan')):5.1f} s ({len(table.warm)} of 4); "
        f"worst answer before {max(table.before, default=0):4.0f} ms of {len(table.before)}, "
        f"then {max(table.after, default=0):4.0f} ms of {len(table.after)}"
    )
