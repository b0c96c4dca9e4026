"""A bot that advises a person: in its own process like any bot, driven from a thread of its own.

The person's thread only passes values: a question out, an answer in. The process starts with the first
question and serves one seat for one match. It ends with the program that asked, however that ends: its input
closes.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from manille_lan.bots.advice import Advice, Question
from manille_lan.errors import ManilleError
from manille_lan.net.host.bots import BotSeat, BotTable

__all__ = ["AdviserThread", "Chosen"]

_JOIN: Final = 2.0
"""Seconds that `close` waits for the thread; it is a daemon and never keeps the program alive."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Chosen:
    """The bot that is to advise at a table, and what it needs of the table."""

    bot: str
    table: BotTable


class AdviserThread:
    """`bots.advice.Adviser` with a real bot. Every method may be called from one thread."""

    def __init__(self, choose: Callable[[Question], Chosen], wake: Callable[[], None], seed: str) -> None:
        """`choose` names the bot for a table (called on the thread, when its first question comes; raises
        ManilleError where there is none); `wake` is called on the thread when there is an answer; `seed` is
        that of the bot's random stream.
        """
        self._choose, self._wake, self._seed = choose, wake, seed
        self._answers: queue.SimpleQueue[tuple[int, Advice]] = queue.SimpleQueue()
        self._number = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._stopping = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self._seat: BotSeat | None = None
        self._table: BotTable | None = None
        self._for: tuple[object, ...] = ()
        self._deal = 0

    # --- on the person's thread ---

    def ask(self, question: Question) -> None:
        """Begin to think about a view."""
        self._number += 1
        self._running().call_soon_threadsafe(self._begin, self._number, question)

    def forget(self) -> None:
        """No answer is wanted any more; whatever is being thought about comes to its end unheard."""
        self._number += 1

    def advice(self) -> Advice | None:
        """The answer to the question asked last, once."""
        while not self._answers.empty():
            number, advice = self._answers.get()
            if number == self._number:
                return advice
        return None

    def close(self) -> None:
        """End the bot's process and the thread."""
        if self._loop is not None and self._thread is not None:
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._stopping.set)
            self._thread.join(_JOIN)
        self._loop = self._thread = None

    def _running(self) -> asyncio.AbstractEventLoop:
        """The loop of the thread, which is started when it is needed first."""
        if self._loop is None:
            started: queue.SimpleQueue[asyncio.AbstractEventLoop] = queue.SimpleQueue()
            self._stopping = asyncio.Event()
            self._thread = threading.Thread(
                target=self._run, args=(started,), name="manille-adviser", daemon=True
            )
            self._thread.start()
            self._loop = started.get()
        return self._loop

    # --- on the thread of its own ---

    def _run(self, started: queue.SimpleQueue[asyncio.AbstractEventLoop]) -> None:
        with asyncio.Runner() as runner:
            started.put(runner.get_loop())
            runner.run(self._until_stopped())

    async def _until_stopped(self) -> None:
        await self._stopping.wait()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        self._dismiss()
        await asyncio.gather(*self._leaving)

    def _begin(self, number: int, question: Question) -> None:
        """Let go of the question before, and think about this one."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = asyncio.get_running_loop().create_task(self._think(number, question))

    async def _think(self, number: int, question: Question) -> None:
        try:
            advice = await self._asked(question)
        except ManilleError as error:
            _log.info("no hint: %s", error)
            advice = Advice()
        except Exception:
            _log.exception("the adviser made a mistake")
            advice = Advice()
        self._answers.put((number, advice))
        self._wake()

    async def _asked(self, question: Question) -> Advice:
        """What the bot says. What it says against the rules is no advice, nor what the referee plays then."""
        seat, table = self._seated(question)
        verdict = await seat.ask(question.view)
        if verdict.fault is not None or seat.is_hopeless:
            return Advice()
        return Advice(verdict.action, verdict.why, verdict.args, table.registry.bot(seat.bot).words)

    def _seated(self, question: Question) -> tuple[BotSeat, BotTable]:
        """The bot beside this seat; a new one for another table, seat or match. Raises ManilleError."""
        view = question.view
        asked_for = (view.preset, view.players, view.seat, tuple(sorted(question.options.items())))
        is_same = asked_for == self._for and view.number >= self._deal
        self._deal = view.number
        if self._seat is None or self._table is None or not is_same:
            self._dismiss()
            chosen = self._choose(question)
            self._table, self._for = chosen.table, asked_for
            self._seat = BotSeat(chosen.table, chosen.bot, view.seat or 0, self._seed)
        return self._seat, self._table

    def _dismiss(self) -> None:
        """Let the bot go; `close` waits for the last of them."""
        seat, self._seat = self._seat, None
        if seat is not None:
            leaving = asyncio.get_running_loop().create_task(seat.close())
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)
