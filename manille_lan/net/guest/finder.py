"""Finding a table again that moved: a new address by DHCP, a new port after a restart.

A lost connection is first made again where it was. When that takes long, the network is searched as a lobby
does it, and wherever the same table (its id and its certificate) answers, the guest tries too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from manille_lan.net.address import Target
from manille_lan.net.discovery.lobby import Lobby, LobbySeen
from manille_lan.net.discovery.rows import LobbyRow
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Joined, Link, News
from manille_lan.net.timing import NetTiming

__all__ = ["FindingMember"]


class FindingMember(Member):
    """A member that also searches for its table while the connection stays lost.

    `search` makes the lobby that is searched with; a test hands in one on its own network.
    """

    def __init__(
        self,
        target: Target,
        profile: Profile,
        deliver: Callable[[News], None],
        timing: NetTiming | None = None,
        search: Callable[[LobbySeen], Lobby] | None = None,
    ) -> None:
        super().__init__(target, profile, self._overhear, timing)
        self._deliver_on = deliver
        self._search = search or self._everywhere
        self._is_lost = asyncio.Event()

    async def run(self) -> None:
        """Join and stay until it ends, searching where that is needed."""
        searching = asyncio.create_task(self._search_whenever_lost())
        try:
            await super().run()
        finally:
            searching.cancel()
            await asyncio.gather(searching, return_exceptions=True)

    def _overhear(self, news: News) -> None:
        match news:
            case Link(state="reconnecting"):
                self._is_lost.set()
            case Joined():
                self._is_lost.clear()
        self._deliver_on(news)

    async def _search_whenever_lost(self) -> None:
        while True:
            await self._is_lost.wait()
            await asyncio.sleep(self.timing.search_after)
            if self._is_lost.is_set():
                await self._search_until_joined()

    async def _search_until_joined(self) -> None:
        lobby = self._search(self._seen)
        searching = asyncio.create_task(lobby.run())
        try:
            while self._is_lost.is_set():
                await asyncio.sleep(self.timing.pulse)
        finally:
            lobby.close()
            await searching

    def _everywhere(self, seen: LobbySeen) -> Lobby:
        return Lobby(seen, [self.target], self.timing)

    def _seen(self, rows: tuple[LobbyRow, ...], hidden: int, status: tuple[str, ...]) -> None:
        ours = (self.target.table, self.target.fingerprint)
        for row in rows:
            if row.is_alive and (row.target.table, row.target.fingerprint) == ours:
                self.found_at(row.target.addresses)
