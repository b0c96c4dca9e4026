"""The network in a thread of its own, so that a window that is being dragged loses no table (client.md 7).

Inwards, news goes into one queue and `wake` is called once until the queue is read; outwards, calls are
passed to the loop. Only frozen values cross. One table at a time; what a former table still had to say is
not shown any more.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from manille_lan.net.address import Address, Target
from manille_lan.net.discovery.lobby import Lobby
from manille_lan.net.guest.commands import Command, Commands
from manille_lan.net.guest.finder import FindingMember
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Ended, LobbyNews, News
from manille_lan.net.timing import NetTiming

__all__ = ["NetThread", "Seat"]

_JOIN: Final = 2.0
"""How long `stop` waits for the thread; it is a daemon and never keeps the program alive."""

_log = logging.getLogger(__name__)


class Seat:
    """The window's hold on one table: ask by `commands`, hear by `NetThread.news`, go by `leave`."""

    def __init__(self, loop: asyncio.AbstractEventLoop, member: Member) -> None:
        self._loop = loop
        self._member = member
        self.commands = Commands(member.numbers, self._post)

    def leave(self) -> None:
        """Go, on purpose."""
        self._call(self._member.leave)

    def found_at(self, addresses: Sequence[Address]) -> None:
        """The lobby saw the table at these addresses."""
        self._call(lambda: self._member.found_at(addresses))

    def _post(self, command: Command) -> None:
        self._call(lambda: self._member.post(command))

    def _call(self, what: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what)


class NetThread:
    """Starts with `start`, ends with `stop`; every other method may be called in between, from one thread.

    `wake` is called from the network's thread and must only post something that makes the window look.
    """

    def __init__(self, wake: Callable[[], None], timing: NetTiming | None = None) -> None:
        self._wake = wake
        self._timing = timing or NetTiming()
        self._inbox: queue.SimpleQueue[tuple[object, News]] = queue.SimpleQueue()
        self._woken = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="manille-net", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping: asyncio.Event | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._member: Member | None = None
        self._lobby: Lobby | None = None

    def start(self) -> None:
        """Start the thread and wait until its loop runs."""
        self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        """Leave the table, close the lobby, end the thread."""
        loop, stopping = self._loop, self._stopping
        if loop is not None and stopping is not None and not loop.is_closed():
            loop.call_soon_threadsafe(stopping.set)
        self._thread.join(_JOIN)

    def news(self) -> list[News]:
        """What happened since the last call, oldest first."""
        self._woken.clear()
        fresh: list[News] = []
        while True:
            try:
                source, news = self._inbox.get_nowait()
            except queue.Empty:
                return fresh
            if source is self._member or source is self._lobby:
                fresh.append(news)

    def join(self, target: Target, profile: Profile) -> Seat:
        """Join a table; a table joined before is left."""
        self.leave()
        loop = self._running()
        member = FindingMember(target, profile, lambda news: self._deliver(member, news), self._timing)
        self._member = member
        self._spawn(member.run(), member)
        return Seat(loop, member)

    def leave(self) -> None:
        """Leave the table, if there is one; nothing more is heard of it."""
        if self._member is not None:
            self._running().call_soon_threadsafe(self._member.leave)
            self._member = None

    def open_lobby(self, recent: Sequence[Target] = ()) -> None:
        """Begin to look for tables; `recent` are those joined lately, asked directly. `LobbyNews` comes."""
        self.close_lobby()
        lobby = Lobby(lambda *seen: self._deliver(lobby, LobbyNews(*seen)), recent, self._timing)
        self._lobby = lobby
        self._spawn(lobby.run(), lobby)

    def close_lobby(self) -> None:
        """Look for tables no more."""
        if self._lobby is not None:
            self._running().call_soon_threadsafe(self._lobby.close)
            self._lobby = None

    # --- on either thread ---

    def _running(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            raise RuntimeError("the network thread was not started")
        return self._loop

    def _spawn(self, work: Coroutine[Any, Any, None], source: object) -> None:
        self._running().call_soon_threadsafe(self._begin, work, source)

    # --- on the network's thread ---

    def _run(self) -> None:
        with asyncio.Runner() as runner:
            self._loop = runner.get_loop()
            runner.run(self._until_stopped())

    async def _until_stopped(self) -> None:
        self._stopping = asyncio.Event()
        self._ready.set()
        await self._stopping.wait()
        for ended in (self._member, self._lobby):
            if isinstance(ended, Member):
                ended.leave()
            elif ended is not None:
                ended.close()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._timing.shutdown)

    def _begin(self, work: Coroutine[Any, Any, None], source: object) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._finished(done, source))

    def _finished(self, task: asyncio.Task[None], source: object) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("the network made a mistake", exc_info=task.exception())
            self._deliver(source, Ended("internal"))

    def _deliver(self, source: object, news: News) -> None:
        self._inbox.put((source, news))
        if not self._woken.is_set():
            self._woken.set()
            self._wake()
