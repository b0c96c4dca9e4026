"""Bots at a table: a process each, with clocks. Asks, waits, kills; who is right is the referee's matter.

`BotSeat` is what a table's driver uses: it is asked with a view and always comes back with a verdict, in
bounded time, whatever the bot does. The process that it drives is `bot_process`'s.
"""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field

from manille_lan.bots.limits import BotLimits
from manille_lan.bots.messages import Setup
from manille_lan.bots.referee import UNDERSTUDY, Fault, Referee, Verdict, fallback
from manille_lan.bots.reply import Reply, failure
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView
from manille_lan.errors import PluginError
from manille_lan.net.host.bot_process import BotProcess
from manille_lan.registry import Registry
from manille_lan.registry.registry import KnownBot

__all__ = ["BotSeat", "BotTable"]


@dataclass(frozen=True)
class BotTable:
    """What the bots of one table have in common: where plugins are, what is played, the limits.

    `rules` may be None for a bot that is a guest at a table whose variant is not installed here.
    """

    registry: Registry
    rules: Rules | None
    limits: BotLimits = field(default_factory=BotLimits)

    def setup(self, seed: str) -> Setup:
        """The first message to a bot whose random stream begins with `seed`."""
        limits, rules = self.limits, self.rules
        known = self.registry.presets.get(rules.preset) if rules is not None else None
        return Setup(
            seed=seed,
            setup=_ms(limits.setup),
            decision=_ms(limits.decision),
            bank=_ms(limits.bank),
            memory=limits.memory,
            faults=limits.faults,
            preset=rules.preset if rules is not None else "",
            players=rules.players if rules is not None else 0,
            options=rules.option_texts() if rules is not None else {},
            variant=(known.source.kind, known.source.name) if known else None,
        )


class BotSeat:
    """One bot at one seat for one match.

    `bot` is the id of who plays now: the one asked for, or `steady` after it lost the seat. `faults` are its
    faults so far, oldest first. Its process starts with `start`, or when it is asked first.
    """

    def __init__(self, table: BotTable, bot: str, seat: int, seed: str) -> None:
        """Raises UnknownName where there is no bot of that id, PluginError where it needs rules that are not
        there.
        """
        if table.registry.bot(bot).needs_rules and table.rules is None:
            raise PluginError("plugin-needs-rules")
        self.faults: list[Fault] = []
        self._table = table
        self._seat = seat
        self._seed = seed
        self._clock = asyncio.get_running_loop().time
        self._process: BotProcess | None = None
        self._leaving: list[asyncio.Task[None]] = []
        self._is_hopeless = False
        self._known, self._referee, self._bank = self._newcomer(bot)

    @property
    def bot(self) -> str:
        """The id of the bot that plays now."""
        return self._known.id

    @property
    def is_hopeless(self) -> bool:
        """Whether no bot is left that could play: only the referee's actions come from here."""
        return self._is_hopeless

    @property
    def stderr(self) -> tuple[str, ...]:
        """The last lines that its process printed."""
        return self._process.last_lines if self._process is not None else ()

    def start(self) -> None:
        """Start its process; it gets ready in the background."""
        if self._process is None and not self._is_hopeless:
            setup = self._table.setup(f"{self._seed}/{self._known.id}")
            self._process = BotProcess(self._known, setup, self._table.limits)

    async def ask(self, view: PlayerView) -> Verdict:
        """What the seat plays. `view` is its own, with `legal` filled. Never raises, and takes at most what
        is left of the setup time, the decision time and the bank.

        May be cancelled (the person came back, an action was taken back): the late answer is thrown away.
        """
        if self._is_hopeless:
            return Verdict(fallback(view))
        self.start()
        verdict = self._referee.judge(view, await self._reply(view))
        if verdict.fault is not None:
            self._charge(verdict.fault)
        return verdict

    async def close(self) -> None:
        """End its process and wait until it is gone."""
        self._is_hopeless = True
        self._dismiss()
        await asyncio.gather(*self._leaving)

    def _newcomer(self, bot: str) -> tuple[KnownBot, Referee, float]:
        """A bot that takes the seat, with a clean sheet and a full bank."""
        limits = self._table.limits
        return self._table.registry.bot(bot), Referee(bot, self._seat, limits.faults), limits.bank

    def _dismiss(self) -> None:
        """Let the process go; `close` waits for the last of them."""
        process, self._process = self._process, None
        if process is not None:
            self._leaving.append(asyncio.create_task(process.close()))

    async def _reply(self, view: PlayerView) -> Reply:
        """One question with its clock."""
        process = self._process
        if process is None:  # closed while it was asked
            return failure("crash", "closed")
        trouble = await process.ready()
        if trouble is not None:
            return trouble
        began = self._clock()
        try:
            return await process.ask(view, self._table.limits.decision, self._bank)
        finally:
            used = self._clock() - began - self._table.limits.decision
            self._bank = max(0.0, self._bank - max(0.0, used))

    def _charge(self, fault: Fault) -> None:
        """What follows a fault: a new process, or `steady` in the seat."""
        self.faults.append(fault)
        if not fault.restart and not fault.loses_seat:
            return
        if self._process is not None:
            self._process.kill()
        self._dismiss()
        if not fault.loses_seat:
            self.start()
        elif self._known.id == UNDERSTUDY or UNDERSTUDY not in self._table.registry.bots:
            self._is_hopeless = True  # nobody is left to take over: fallback actions from now on
        else:
            self._known, self._referee, self._bank = self._newcomer(UNDERSTUDY)
            self.start()


def _ms(seconds: float) -> int:
    return math.ceil(seconds * 1000)
