"""Bots at the seats of a simulated match: trusted ones in this process, strangers' behind the wall."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from manille_lan.bots.contract import Aids, Bot
from manille_lan.bots.limits import BotLimits
from manille_lan.bots.referee import UNDERSTUDY, Fault, Referee, Verdict
from manille_lan.bots.reply import reply_of
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView
from manille_lan.net.host.bots import BotSeat, BotTable
from manille_lan.registry import Registry


class Seated(Protocol):
    """A bot at a seat, for one match."""

    def ask(self, view: PlayerView) -> Verdict:
        """What the seat plays."""

    def close(self) -> None:
        """The match is over."""

    @property
    def faults(self) -> Sequence[Fault]:
        """Its faults so far."""


@dataclass
class Seating:
    """Seats bots for match after match. `runner` drives the processes of strangers' bots."""

    registry: Registry
    rules: Rules
    limits: BotLimits
    trust: bool
    runner: asyncio.Runner

    def seated(self, bot: str, seat: int, seed: str) -> Seated:
        """A fresh bot. Raises UnknownName where there is none of that id."""
        if self.trust or self.registry.bot(bot).source.is_trusted:
            return InProcess(self.registry, self.rules, self.limits, bot, seat, seed)
        return Walled(self, bot, seat, seed)


class InProcess:
    """A trusted bot in this process: the referee judges it, no clock runs."""

    def __init__(
        self, registry: Registry, rules: Rules, limits: BotLimits, bot: str, seat: int, seed: str
    ) -> None:
        self.faults: list[Fault] = []
        self._registry, self._rules, self._limits = registry, rules, limits
        self._seat, self._seed = seat, seed
        self._take_seat(bot)

    def ask(self, view: PlayerView) -> Verdict:
        """Ask and judge; the seat goes to `steady` after too many faults."""
        verdict = self._referee.judge(view, reply_of(self._bot, view, self._aids))
        if verdict.fault is not None:
            self.faults.append(verdict.fault)
            if verdict.fault.loses_seat:
                self._take_seat(UNDERSTUDY)
        return verdict

    def close(self) -> None:
        """Nothing is left to end."""

    def _take_seat(self, bot: str) -> None:
        self._bot: Bot = self._registry.trusted_entry(bot).make()
        self._referee = Referee(bot, self._seat, self._limits.faults)
        rng = Random(f"{self._seed}/{bot}")
        self._aids = Aids(rng=rng, rules=self._rules, is_timed=False, limits=self._limits)


class Walled:
    """A stranger's bot in its own process, asked one question at a time."""

    def __init__(self, seating: Seating, bot: str, seat: int, seed: str) -> None:
        self._runner = seating.runner
        table = BotTable(seating.registry, seating.rules, seating.limits)
        self._seat = self._runner.run(_opened(table, bot, seat, seed))

    @property
    def faults(self) -> Sequence[Fault]:
        """Its faults so far."""
        return self._seat.faults

    def ask(self, view: PlayerView) -> Verdict:
        """Ask through the pipe, with the clock."""
        return self._runner.run(self._seat.ask(view))

    def close(self) -> None:
        """End its process."""
        self._runner.run(self._seat.close())


async def _opened(table: BotTable, bot: str, seat: int, seed: str) -> BotSeat:
    """A seat whose process has begun to start."""
    opened = BotSeat(table, bot, seat, seed)
    opened.start()
    return opened
