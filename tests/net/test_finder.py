"""A table that moved is found again by whoever sat at it, and by no forger."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from manille_lan.net.address import Address
from manille_lan.net.discovery.announce import Announcer
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.lobby import Lobby, LobbySeen
from manille_lan.net.guest.finder import FindingMember
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.news import Ended, Joined, Link, News
from manille_lan.net.host.listener import Listener
from tests.net.parts import (
    IDENTITY,
    LOOPBACK,
    SHORT,
    TABLE,
    SmallTable,
    free_port,
    hosted,
    real,
    running,
    target_of,
    until,
)

pytestmark = pytest.mark.usefixtures("no_mdns")
OURS = TableInfo(TABLE, "Small", IDENTITY.fingerprint, (1, 1), 1, 4, "play", "belge")


class Sitting:
    """A guest that searches the loopback only, and its news."""

    def __init__(self, port: int, shared: int) -> None:
        self.news: list[News] = []
        self.searches = 0
        self._shared = shared
        self.member = FindingMember(
            target_of(port), Profile("Ann", "test"), self.news.append, SHORT, self._search
        )

    def _search(self, seen: LobbySeen) -> Lobby:
        self.searches += 1
        return Lobby(seen, (), SHORT, lambda: LOOPBACK, self._shared, use_mdns=False)

    def joined(self) -> list[Joined]:
        return [news for news in self.news if isinstance(news, Joined)]

    def links(self) -> list[str]:
        return [news.state for news in self.news if isinstance(news, Link)]


@contextlib.asynccontextmanager
async def crashing(table: SmallTable) -> AsyncIterator[Listener]:
    """A table that vanishes at the end without a goodbye."""
    async with hosted(table) as (listener, _):
        yield listener
        for line in listener._lines.values():
            line.stream.abort()
        listener._lines.clear()
        table.at.clear()


def announced(info: TableInfo, port: int, shared: int) -> Announcer:
    return Announcer(info, port, SHORT, lambda: LOOPBACK, shared)


@real
async def test_net_10_lan_03_a_table_at_another_port_has_its_guests_back() -> None:
    table, shared = SmallTable(), free_port()
    async with crashing(table) as listener:
        sitting = Sitting(listener.port, shared)
        task = asyncio.create_task(sitting.member.run())
        await until(sitting.joined)
        old = listener.port
    await until(lambda: sitting.searches == 1)
    async with hosted(table) as (listener, _):
        forged = replace(OURS, fingerprint="F" * 43)
        async with (
            running(announced(forged, free_port(), shared).run()),
            running(announced(OURS, listener.port, shared).run()),
        ):
            await until(lambda: len(sitting.joined()) == 2)
        assert sitting.joined()[1].address == Address("127.0.0.1", listener.port)
        assert listener.port != old
        sitting.member.leave()
        await task
    assert sitting.news[-1] == Ended("left")


@real
async def test_a_short_break_starts_no_search() -> None:
    async with hosted() as (listener, _):
        sitting = Sitting(listener.port, free_port())
        task = asyncio.create_task(sitting.member.run())
        await until(sitting.joined)
        for line in list(listener._lines.values()):
            line.stream.abort()
        await until(lambda: len(sitting.joined()) == 2)
        await asyncio.sleep(2 * SHORT.search_after)
        assert sitting.searches == 0
        sitting.member.leave()
        await task


@real
async def test_leaving_while_searching_ends_the_search() -> None:
    async with crashing(SmallTable()) as listener:
        sitting = Sitting(listener.port, free_port())
        task = asyncio.create_task(sitting.member.run())
        await until(sitting.joined)
    await until(lambda: sitting.searches == 1)
    sitting.member.leave()
    async with asyncio.timeout(2):
        await task
    assert "reconnecting" in sitting.links()
