"""The lobby: all channels together, as rows that are pushed whenever they change (network.md 1.4, 8).

mDNS and broadcasts find tables, probes tell which are alive. No channel is needed: each one that fails is a
status, and the others go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count

from manille_lan.net.address import PROBE_PORT, Address, Target
from manille_lan.net.discovery.ask import Asker
from manille_lan.net.discovery.browse import Browser
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.interfaces import Interface, InterfaceWatch, has_network, interfaces
from manille_lan.net.discovery.rows import LobbyRow, Rows
from manille_lan.net.sleep_watch import SleepWatch
from manille_lan.net.timing import NetTiming

__all__ = ["Lobby", "LobbySeen"]

LobbySeen = Callable[[tuple[LobbyRow, ...], int, tuple[str, ...]], None]
"""Called with the rows, how many more there are, and the ids of sentences about what does not work."""


class Lobby:
    """Looks for tables from `run` until `close`. `recent` are tables joined lately, asked directly."""

    def __init__(
        self,
        on_seen: LobbySeen,
        recent: Sequence[Target] = (),
        timing: NetTiming | None = None,
        look: Callable[[], tuple[Interface, ...]] = interfaces,
        shared_port: int = PROBE_PORT,
        use_mdns: bool = True,
    ) -> None:
        self._on_seen = on_seen
        self._recent = tuple(address for target in recent for address in target.addresses)
        self._timing = timing or NetTiming()
        self._look = look
        self._use_mdns = use_mdns
        self._rows = Rows(self._timing)
        self._asker = Asker(self._answered, shared_port)
        self._browser = Browser(self._listed, self._rows.unlisted)
        self._available: tuple[Interface, ...] = ()
        self._moved = asyncio.Event()
        self._adapters = asyncio.Event()
        self._fresh = asyncio.Event()
        self._closed = asyncio.Event()

    def close(self) -> None:
        """Look no more; `run` ends soon."""
        self._closed.set()

    async def run(self) -> None:
        """Look for tables and push what is seen, until closed."""
        self._available = await asyncio.to_thread(self._look)
        parts = [
            self._closed_wait(),
            InterfaceWatch(self._timing, self._changed, self._look).run(self._available),
            self._ask_rounds(),
            self._ask_listed(),
            self._push(),
            *([self._listen()] if self._use_mdns else []),
        ]
        work = [asyncio.create_task(part) for part in parts]
        try:
            await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in work:
                task.cancel()
            ended = await asyncio.gather(*work, return_exceptions=True)
            self._asker.close()
            await self._browser.close()
        mistakes = [error for error in ended if isinstance(error, Exception)]
        if mistakes:
            raise mistakes[0]

    async def _closed_wait(self) -> None:
        await self._closed.wait()

    async def _ask_rounds(self) -> None:
        """Ask, soon and often at first, then steadily; with new sockets after a change, a sleep or a long
        silence.
        """
        loop = asyncio.get_running_loop()
        await self._asker.open(self._available)
        begun = loop.time()
        for offset in _rounds(self._timing):
            watch = SleepWatch(self._timing.probe_every, self._timing.slept, loop.time(), time.time())
            await asyncio.sleep(max(0.0, begun + offset - loop.time()))
            silent = loop.time() - self._asker.heard >= self._timing.udp_restart
            if silent or self._moved.is_set() or watch.has_slept(loop.time(), time.time()):
                self._moved.clear()
                await self._asker.open(self._available)
            self._asker.ask((*self._rows.to_ask(), *self._recent))

    async def _ask_listed(self) -> None:
        """Ask at once, though not for each of a flood, when mDNS shows something new: it is alive without
        delay.
        """
        while True:
            await self._fresh.wait()
            self._fresh.clear()
            self._asker.ask(self._rows.to_ask())
            await asyncio.sleep(self._timing.lobby_every)

    async def _listen(self) -> None:
        """Keep mDNS going: on the adapters there are, and again where it was not to be had."""
        while True:
            if self._adapters.is_set():
                self._adapters.clear()
                await self._browser.look_again()
            if not self._browser.is_open:
                self._browser.open(self._available)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._adapters.wait(), self._timing.mdns_retry)

    async def _push(self) -> None:
        """Tell whoever shows the lobby, when something changed."""
        loop = asyncio.get_running_loop()
        begun, last = loop.time(), None
        while True:
            rows, hidden = self._rows.shown(loop.time())
            seen = (rows, hidden, self._status(bool(rows), loop.time() - begun))
            if seen != last:
                last = seen
                self._on_seen(*seen)
            await asyncio.sleep(self._timing.lobby_every)

    def _status(self, found: bool, waited: float) -> tuple[str, ...]:
        status = []
        if not has_network(self._available):
            status.append("discovery-no_network")
        if self._browser.fault is not None:
            status.append(self._browser.fault)
        if not self._asker.is_open and waited > self._timing.lobby_every:
            status.append("discovery-probe_off")
        if not found and waited >= self._timing.nothing_found:
            status.append("discovery-nothing_found")
        return tuple(status)

    def _changed(self, available: tuple[Interface, ...]) -> None:
        """The adapters of this machine changed."""
        self._available = available
        self._moved.set()
        self._adapters.set()

    def _listed(self, entry: str, info: TableInfo, addresses: tuple[Address, ...]) -> None:
        now = asyncio.get_running_loop().time()
        self._rows.listed(entry, info, addresses, now)
        self._fresh.set()

    def _answered(self, info: TableInfo, address: Address, ms: int) -> None:
        self._rows.answered(info, address, ms, asyncio.get_running_loop().time())


def _rounds(timing: NetTiming) -> Iterator[float]:
    """Seconds after the beginning at which to ask."""
    last = timing.probe_rounds[-1] if timing.probe_rounds else 0.0
    return chain(timing.probe_rounds, (last + number * timing.probe_every for number in count(1)))
