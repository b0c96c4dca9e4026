"""A table that is open to the network: listener, announcements, bots' processes and the record, around one
authority.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from manille_lan.bots.limits import BotLimits
from manille_lan.engine.variant import Rules
from manille_lan.net.discovery.announce import Announcer
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.interfaces import advertised, interfaces
from manille_lan.net.host.bots import BotSeat, BotTable
from manille_lan.net.host.journal import Journal
from manille_lan.net.host.listener import Listener
from manille_lan.net.host.offer import Offer
from manille_lan.net.identity import Identity, new_identity
from manille_lan.net.timing import NetTiming
from manille_lan.protocol.authority import Effect
from manille_lan.protocol.handshake import VERSIONS
from manille_lan.records.reader import read_record
from manille_lan.records.side import SideFile, side_path
from manille_lan.registry import Registry
from manille_lan.table.authority import Table
from manille_lan.table.effects import (
    Announce,
    AskBot,
    Ended,
    KeepSecret,
    OpenRecord,
    StartBot,
    StopBot,
    WriteRecord,
)
from manille_lan.table.floor import TableSetup

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ServerPlan:
    """What a table is opened with.

    `again`: the record of a killed table that goes on, with what `sides_left` found beside it. `port` None:
    the default one or the next free. `private`: on this machine's own address only, and not announced.
    `records`: the folder for records, None for none. `seed`: of the random stream, None for one of the
    system's.
    """

    setup: TableSetup
    registry: Registry
    port: int | None = None
    private: bool = False
    records: Path | None = None
    seed: int | None = None
    limits: BotLimits = field(default_factory=BotLimits)
    timing: NetTiming = field(default_factory=NetTiming)
    identity: Identity = field(default_factory=new_identity)
    again: Path | None = None


def plan_again(plan: ServerPlan, record: Path) -> ServerPlan:
    """The plan of a table that was killed, to stand again as it was: same id, name, certificate and port.

    Raises RecordError where its files cannot be read.
    """
    side = SideFile(side_path(record)).load()
    setup = replace(plan.setup, table=side.table, name=side.name, once=side.once)
    identity = Identity(side.certificate, side.key)
    return replace(plan, setup=setup, identity=identity, port=side.port, again=record, records=record.parent)


class TableServer:
    """One open table. `open` it, then `run` until it ends."""

    def __init__(self, plan: ServerPlan) -> None:
        """Raises UnknownName or OptionError where the setup names what there is not."""
        self.plan = plan
        rng = Random(plan.seed)  # None: seeded by the system
        self._rng = rng
        self._table = _table(plan, rng)
        self._listener = Listener(
            self._table, plan.identity, plan.setup.program, self._carry_out, plan.timing
        )
        self._announcer: Announcer | None = None
        self._bots: dict[int, BotSeat] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._leaving: set[asyncio.Task[None]] = set()
        self._journal = Journal(plan.records, plan.setup, plan.identity, plan.again)
        self._ended: asyncio.Event = asyncio.Event()
        self._why = "shutting_down"
        self._info = TableInfo(
            table=plan.setup.table,
            name=plan.setup.name,
            fingerprint=plan.identity.fingerprint,
            versions=VERSIONS,
            taken=0,
            seats=4,
            phase="room",
            variant=plan.setup.preset,
            app=plan.setup.program,
        )

    @property
    def port(self) -> int:
        """The port that the table listens on."""
        return self._listener.port

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where others reach it, best first; a private table on this machine only."""
        return ("127.0.0.1",) if self.plan.private else (*advertised(interfaces()), "127.0.0.1")

    async def open(self) -> None:
        """Listen and announce. Raises NetError where the port is taken."""
        await self._listener.open(self.plan.port, local=self.plan.private)
        self._journal.port = self.port
        if not self.plan.private:
            self._announcer = Announcer(self._info, self.port, self.plan.timing)
            self._begin(self._announcer.run())
        self._listener.perform(self._table.open(self._now()))

    async def run(self) -> str:
        """Serve until the table ends; the code that says why."""
        try:
            await self._ended.wait()
        finally:
            await self._close()
        return self._why

    def stop(self, why: str = "shutting_down") -> None:
        """End the table from outside (a signal). Call it in the loop's thread."""
        self._listener.perform(self._table.stop(why))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _close(self) -> None:
        """Goodbyes, then everything that still runs."""
        await self._listener.close(self._why)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._leaving, *(bot.close() for bot in self._bots.values()))
        self._journal.end()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside the table; what it raises is logged, and the table goes on."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a task of the table failed", exc_info=task.exception())

    def _carry_out(self, effect: Effect) -> None:
        """What the listener does not do: bots, the record, the announcement, the end."""
        match effect:
            case AskBot():
                self._begin(self._ask(effect))
            case StartBot(seat=seat, bot=bot, rules=rules):
                self._start_bot(seat, bot, rules)
            case StopBot(seat=seat):
                self._stop_bot(seat)
            case OpenRecord(entries=entries):
                self._journal.open(entries)
            case WriteRecord(entries=entries):
                self._journal.write(entries)
            case KeepSecret(kept=kept):
                self._journal.keep(kept)
            case Announce(taken=taken, seats=seats, phase=phase, variant=variant):
                self._info = replace(self._info, taken=taken, seats=seats, phase=phase, variant=variant)
                if self._announcer is not None:
                    self._announcer.update(self._info)
            case Ended(why=why):
                self._why = why
                self._ended.set()
            case _:
                pass

    def _start_bot(self, seat: int, bot: str, rules: Rules) -> None:
        self._stop_bot(seat)
        table = BotTable(self.plan.registry, rules, self.plan.limits)
        self._bots[seat] = BotSeat(table, bot, seat, f"{self._rng.getrandbits(64):016x}")
        self._bots[seat].start()

    def _stop_bot(self, seat: int) -> None:
        bot = self._bots.pop(seat, None)
        if bot is not None:
            leaving = asyncio.get_running_loop().create_task(bot.close())
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    async def _ask(self, ask: AskBot) -> None:
        """Ask a bot and bring the verdict back to the table."""
        bot = self._bots.get(ask.seat)
        if bot is None:
            return
        verdict = await bot.ask(ask.view)
        if self._bots.get(ask.seat) is bot:
            effects = self._table.bot_answered(ask.seat, ask.request, verdict, self._now())
            self._listener.perform(effects)


def _table(plan: ServerPlan, rng: Random) -> Table:
    """A new table, or one that goes on."""
    offer = Offer(plan.registry)
    if plan.again is None:
        return Table(plan.setup, offer, rng)
    side = SideFile(side_path(plan.again)).load()
    return Table.resumed(plan.setup, offer, rng, read_record(plan.again), side)


async def serve(plan: ServerPlan, on_open: Callable[[TableServer], None]) -> str:
    """Open a table, say so, and serve it until it ends; the code that says why. Raises NetError."""
    server = TableServer(plan)
    await server.open()
    on_open(server)
    return await server.run()
