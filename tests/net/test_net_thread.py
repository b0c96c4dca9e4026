"""The network in its own thread: a window that does not look for a while loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator

from manille_lan.net.address import Target
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.net_thread import NetThread
from manille_lan.net.guest.news import Ended, Heard, Joined, LobbyNews, News
from manille_lan.protocol.authority import Effect, Send
from manille_lan.protocol.messages import Ack, Note
from tests.net.parts import SHORT, SmallTable, hosted, target_of


class HostThread:
    """A small table in a thread, so that the test may block as a window does."""

    def __init__(self) -> None:
        self.table = SmallTable()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._host()), daemon=True)
        self._thread.start()
        self._ready.wait(5)

    async def _host(self) -> None:
        self._stop, self._loop = asyncio.Event(), asyncio.get_running_loop()
        async with hosted(self.table) as (listener, _):
            self.port, self._perform = listener.port, listener.perform
            self._ready.set()
            await self._stop.wait()

    def perform(self, effects: list[Effect]) -> None:
        self._loop.call_soon_threadsafe(self._perform, effects)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(5)


@contextlib.contextmanager
def host() -> Iterator[HostThread]:
    running = HostThread()
    try:
        yield running
    finally:
        running.stop()


class Window:
    """Looks when it is woken; counts how often it was."""

    def __init__(self) -> None:
        self.woken = 0
        self._wake = threading.Event()
        self.net = NetThread(self._woken, SHORT)
        self.seen: list[News] = []
        self.net.start()

    def _woken(self) -> None:
        self.woken += 1
        self._wake.set()

    def until(self, holds: Callable[[], object], within: float = 10.0) -> None:
        limit = time.monotonic() + within
        while not holds():
            assert self._wake.wait(limit - time.monotonic()), self.seen
            self._wake.clear()
            self.seen += self.net.news()

    def has(self, kind: type[News]) -> bool:
        return any(isinstance(news, kind) for news in self.seen)


@contextlib.contextmanager
def window() -> Iterator[Window]:
    opened = Window()
    try:
        yield opened
    finally:
        opened.net.stop()
        assert not opened.net._thread.is_alive()


def test_a_window_joins_asks_and_leaves() -> None:
    with host() as table, window() as seen:
        seat = seen.net.join(target_of(table.port), Profile("Ann", "test"))
        seen.until(lambda: seen.has(Joined))
        number = seat.commands.act(0, 0, "play 10H")
        assert seat.commands.room("ready", ready=True) == number + 1
        seen.until(lambda: Heard(Ack(id=number + 1, ok=True, s=2)) in seen.seen)
        seat.leave()
        seen.until(lambda: seen.has(Ended))
        assert table.table.done[:2] == ["play 10H", "Room"]


def test_net_40_a_window_that_is_dragged_for_a_while_is_woken_once_and_loses_nothing() -> None:
    with host() as table, window() as seen:
        seen.net.join(target_of(table.port), Profile("Ann", "test"))
        seen.until(lambda: seen.has(Joined))
        time.sleep(0.1)
        seen.net.news()
        before = seen.woken
        table.perform([Send(1, Note(code=f"n{number}")) for number in range(1000)])
        time.sleep(2 * SHORT.heartbeat.dead)  # the window thread is held; nobody must take it for gone
        assert seen.woken == before + 1
        codes = [
            news.message.code
            for news in seen.net.news()
            if isinstance(news, Heard) and isinstance(news.message, Note)
        ]
        assert codes == [f"n{number}" for number in range(1000)]
        assert table.table.lost_conns == []


def test_nothing_is_heard_of_a_table_that_was_left_for_another() -> None:
    with host() as one, host() as two, window() as seen:
        seen.net.join(target_of(one.port), Profile("Ann", "test"))
        seen.until(lambda: seen.has(Joined))
        seen.net.join(target_of(two.port), Profile("Ann", "test"))
        seen.seen.clear()
        seen.until(lambda: seen.has(Joined))
        assert not seen.has(Ended)


def test_the_lobby_opens_and_closes_beside_a_table() -> None:
    with window() as seen:
        seen.net.open_lobby([Target(())])
        seen.until(lambda: seen.has(LobbyNews))
        seen.net.open_lobby()
        seen.net.close_lobby()
        seen.net.close_lobby()
        seen.net.leave()
        seen.net.news()


def test_stopping_leaves_the_table() -> None:
    with host() as table:
        with window() as seen:
            seat = seen.net.join(target_of(table.port), Profile("Ann", "test"))
            seen.until(lambda: seen.has(Joined))
        seat.leave()  # too late, and harmless
        limit = time.monotonic() + 5
        while not table.table.done and time.monotonic() < limit:
            time.sleep(0.01)
        assert table.table.done == ["bye"]
