"""Staying at a table through a bad network: resets, half-open lines, sleep, restarts, lost answers."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from manille_lan.net.address import Address
from manille_lan.net.guest import visit
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.news import Ended, Joined, Link
from manille_lan.net.sleep_watch import SleepWatch
from manille_lan.protocol.authority import Close
from manille_lan.protocol.messages import Ack, Update
from manille_lan.protocol.session import HeartbeatTiming
from tests.net.parts import (
    HELLO,
    SHORT,
    Guest,
    RawGuest,
    SmallTable,
    ended,
    hosted,
    joined,
    real,
    target_of,
    until,
)
from tests.net.proxy import proxied


@real
async def test_server_01_net_34_a_guest_is_back_with_its_token_after_a_reset() -> None:
    async with (
        hosted() as (listener, table),
        proxied(listener.port) as proxy,
        joined(target_of(proxy.port)) as guest,
    ):
        token = guest.all(Joined)[0].welcome.tok
        for times in range(2, 6):
            proxy.cut()
            news = await guest.joined(times)
            assert news.resumed
            assert table.hellos[-1].tok == news.welcome.tok == token
        assert [link.state for link in guest.all(Link)][1:3] == ["online", "reconnecting"]


@pytest.mark.parametrize("direction", ["up", "down", "both"])
@real
async def test_net_33_half_open_is_noticed_by_both_sides_and_healed(direction: str) -> None:
    async with (
        hosted() as (listener, table),
        proxied(listener.port) as proxy,
        joined(target_of(proxy.port)) as guest,
    ):
        await guest.until(lambda: guest.all(Link)[-1].state == "online")
        proxy.stalled_up, proxy.stalled_down = direction != "down", direction != "up"
        await guest.until(lambda: guest.all(Link)[-1].state in ("unstable", "reconnecting"))
        await until(lambda: table.lost_conns or not table.at)
        await guest.until(lambda: guest.all(Link)[-1].state == "reconnecting")
        proxy.stalled_up = proxy.stalled_down = False
        await guest.joined(2)
        await guest.until(lambda: guest.all(Link)[-1].state == "online")


@real
async def test_server_02_the_newest_connection_replaces_the_old_one_and_the_old_one_stops() -> None:
    async with hosted() as (listener, table):
        first = Guest(target_of(listener.port))
        token = (await first.joined()).welcome.tok
        async with joined(target_of(listener.port), Profile("Ann", "test", token=token)):
            assert await ended(first) == Ended("replaced")
            await asyncio.sleep(5 * SHORT.backoff_most)
            assert len(table.hellos) == 2


@real
async def test_net_37_a_command_whose_answer_was_lost_is_answered_again_and_done_once() -> None:
    table = SmallTable(lose_acks=1)
    async with (
        hosted(table) as (listener, _),
        proxied(listener.port) as proxy,
        joined(target_of(proxy.port)) as guest,
    ):
        number = guest.member.commands.act(0, 0, "play 10H")
        await guest.until(lambda: guest.heard(Update) and guest.heard(Update)[-1].s == 1)
        proxy.cut()
        await guest.until(lambda: guest.heard(Ack))
        assert guest.heard(Ack) == [Ack(id=number, ok=True, s=1)]
        assert table.done == ["play 10H"]


@real
async def test_net_37_commands_under_a_storm_of_resets_are_each_done_once_in_order() -> None:
    async with hosted() as (listener, table), proxied(listener.port) as proxy:
        proxy.piece = 7
        async with joined(target_of(proxy.port)) as guest:
            for number in range(30):
                guest.member.commands.act(0, number, f"a{number}")
                await asyncio.sleep(0.02)
                if number % 6 == 5:
                    proxy.cut()
            await guest.until(lambda: len(guest.heard(Ack)) >= 30, within=20)
            assert table.done == [f"a{number}" for number in range(30)]


@real
async def test_a_program_started_again_counts_on_from_what_the_table_knows() -> None:
    async with hosted() as (listener, table):
        async with joined(target_of(listener.port)) as guest:
            token = guest.all(Joined)[0].welcome.tok
            guest.member.commands.act(0, 0, "one")
            await guest.until(lambda: guest.heard(Ack))
        async with joined(target_of(listener.port), Profile("Ann", "test", token=token)) as again:
            assert again.all(Joined)[0].welcome.lastact == 1
            assert again.member.commands.act(0, 1, "two") == 2
            await again.until(lambda: again.heard(Ack))
            assert table.done == ["one", "two"]


@real
async def test_net_49_a_table_that_closes_is_not_waited_for() -> None:
    async with hosted() as (listener, _):
        guest = Guest(target_of(listener.port))
        await guest.joined()
        await listener.close("closed")
        assert await ended(guest) == Ended("closed")


@real
async def test_net_45_a_table_started_again_at_its_port_has_everybody_back() -> None:
    async with hosted() as (listener, table):
        port = listener.port
        guest = Guest(target_of(port))
        await guest.joined()
        for line in listener._lines.values():  # as kill -9 does: no goodbye
            line.stream.abort()
        listener._lines.clear()
        table.at.clear()
        await listener.close()
    await guest.until(lambda: guest.all(Link)[-1].state == "reconnecting")
    async with hosted(table, port=port):
        await guest.joined(2)
        guest.member.leave()
        await ended(guest)


@real
async def test_net_10_a_table_at_a_new_address_is_found_there() -> None:
    async with hosted() as (listener, _), proxied(listener.port) as proxy:
        guest = Guest(target_of(proxy.port))
        await guest.joined()
        await proxy.close()
        await guest.until(lambda: guest.all(Link)[-1].state == "reconnecting")
        guest.member.found_at([Address("127.0.0.1", listener.port)])
        assert (await guest.joined(2)).address == Address("127.0.0.1", listener.port)
        guest.member.leave()
        await ended(guest)


@real
async def test_a_table_that_forgot_a_token_is_asked_for_any_seat() -> None:
    table = SmallTable(refuse=Close(0, "unknown_session", "never"))
    async with hosted(table) as (listener, _):
        guest = Guest(target_of(listener.port), Profile("Ann", "test", token=b"o" * 16))
        await until(lambda: table.hellos)
        table.refuse = None
        await guest.joined()
        assert [hello.tok for hello in table.hellos] == [b"o" * 16, None]
        guest.member.leave()
        await ended(guest)


@real
async def test_net_35_a_guest_that_slept_asks_at_once_whether_the_table_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    naps: list[bool] = []

    class Naps(SleepWatch):
        def has_slept(self, *_: float) -> bool:
            return bool(naps) and naps.pop()

    monkeypatch.setattr(visit, "SleepWatch", Naps)
    patient = replace(SHORT, heartbeat=HeartbeatTiming(ping=60, unstable=90, dead=120), awake_patience=0.2)
    async with (
        hosted(timing=patient) as (listener, _),
        proxied(listener.port) as proxy,
        joined(target_of(proxy.port), timing=patient) as guest,
    ):
        naps.append(True)
        await guest.until(lambda: guest.all(Link)[-1].ms is not None)  # it answered
        proxy.stalled_up = True
        naps.append(True)
        await guest.until(lambda: guest.all(Link)[-1].state == "reconnecting")
        proxy.stalled_up = False
        await guest.joined(2)


@real
async def test_net_35_a_table_that_slept_throws_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SleepWatch, "has_slept", lambda *_: True)
    async with hosted() as (listener, table):
        guest = await RawGuest.connect(listener.port)
        guest.say(HELLO)
        await asyncio.sleep(2 * SHORT.heartbeat.dead)
        assert table.lost_conns == []
        await guest.close()
