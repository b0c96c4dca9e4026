"""Discovery with real sockets on the loopback: probes answered, rows that follow, channels that fail."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from manille_lan.errors import NetError
from manille_lan.net.address import Address, Target
from manille_lan.net.discovery import announce, browse, mdns
from manille_lan.net.discovery.announce import Announcer
from manille_lan.net.discovery.ask import Asker
from manille_lan.net.discovery.datagrams import Datagrams, udp_socket
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.interfaces import Interface, InterfaceWatch
from manille_lan.net.discovery.lobby import Lobby
from manille_lan.net.discovery.packets import answer_packet, probe_packet
from manille_lan.net.discovery.respond import Responder
from manille_lan.net.discovery.rows import LobbyRow
from tests.net.parts import LOOPBACK, SHORT, free_port, real, running, until

KITCHEN = TableInfo("0123456789abcdef", "Kitchen", "A" * 43, (1, 1), 1, 4, "room", "belge")
GARDEN = replace(KITCHEN, table="f" * 16, name="Garden")
pytestmark = pytest.mark.usefixtures("no_mdns")


class Watcher:
    """A lobby without mDNS on the loopback; what it shows."""

    def __init__(self, shared_port: int, recent: list[Target] | None = None, **others: Any) -> None:
        self.rows: tuple[LobbyRow, ...] = ()
        self.status: tuple[str, ...] = ()
        self.pushed = 0
        options: dict[str, Any] = {"look": lambda: LOOPBACK, "use_mdns": False} | others
        self.lobby = Lobby(self._seen, recent or [], SHORT, shared_port=shared_port, **options)

    def _seen(self, rows: tuple[LobbyRow, ...], hidden: int, status: tuple[str, ...]) -> None:
        self.rows, self.status = rows, status
        self.pushed += 1

    def names(self) -> list[str]:
        return [row.info.name for row in self.rows if row.is_alive]


def announcer(info: TableInfo, port: int, shared: int) -> Announcer:
    return Announcer(info, port, SHORT, lambda: LOOPBACK, shared)


@real
async def test_net_21_a_table_of_this_machine_is_found_changes_and_goes() -> None:
    shared, port = free_port(), free_port()
    seen = Watcher(shared)
    async with running(seen.lobby.run()):
        table = announcer(KITCHEN, port, shared)
        async with running(table.run()):
            await until(lambda: seen.names() == ["Kitchen"])
            row = seen.rows[0]
            assert row.target == Target((Address("127.0.0.1", port),), KITCHEN.table, KITCHEN.fingerprint)
            assert row.ms is not None
            table.update(replace(KITCHEN, taken=2))
            await until(lambda: seen.rows[0].info.taken == 2)
            assert set(table.status) == {"discovery-mdns_off", "discovery-no_network"}
        await until(lambda: seen.names() == [])
        assert len(seen.rows) == 1, "not answering is shown before it is gone"
        await until(lambda: seen.rows == ())
        await until(lambda: "discovery-nothing_found" in seen.status)


@real
async def test_net_22_two_tables_of_one_machine_are_both_found() -> None:
    shared = free_port()
    seen = Watcher(shared)
    async with (
        running(announcer(KITCHEN, free_port(), shared).run()),
        running(announcer(GARDEN, free_port(), shared).run()),
        running(seen.lobby.run()),
    ):
        await until(lambda: seen.names() == ["Garden", "Kitchen"])


@real
async def test_net_13_a_table_joined_lately_is_asked_directly_when_broadcasts_are_dropped() -> None:
    port = free_port()
    recent = [Target((Address("127.0.0.1", port),), KITCHEN.table)]
    seen = Watcher(free_port(), recent, look=lambda: ())
    async with running(announcer(KITCHEN, port, free_port()).run()), running(seen.lobby.run()):
        await until(lambda: seen.names() == ["Kitchen"])
        assert "discovery-no_network" in seen.status


@real
async def test_lan_06_without_any_network_the_lobby_says_so_and_goes_on() -> None:
    available: tuple[Interface, ...] = ()
    seen = Watcher(free_port(), look=lambda: available)
    async with running(seen.lobby.run()):
        await until(lambda: seen.status == ("discovery-no_network", "discovery-nothing_found"))
        available = (*LOOPBACK, Interface("eth0", "127.0.0.2", 8))
        await asyncio.sleep(3 * (SHORT.interfaces + SHORT.interfaces_damping))
        seen.lobby.close()
        await asyncio.sleep(0.05)
    assert seen.pushed < 10


@real
async def test_net_11_a_port_that_another_program_holds_is_a_status_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def taken(**_: object) -> None:
        raise OSError(errno.EADDRINUSE, "Address already in use")

    monkeypatch.setattr(mdns, "AsyncZeroconf", taken)
    monkeypatch.setattr(announce, "open_mdns", mdns.open_mdns)
    monkeypatch.setattr(browse, "open_mdns", mdns.open_mdns)
    shared = free_port()
    seen = Watcher(shared, use_mdns=True)
    table = announcer(KITCHEN, free_port(), shared)
    async with running(table.run()), running(seen.lobby.run()):
        await until(lambda: seen.names() == ["Kitchen"])
        assert "discovery-mdns_taken" in seen.status
        assert "discovery-mdns_taken" in table.status


@real
async def test_another_fault_of_mdns_is_a_status_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def off(**_: object) -> None:
        raise OSError(errno.ENODEV, "No such device")

    monkeypatch.setattr(mdns, "AsyncZeroconf", off)
    with pytest.raises(NetError, match="discovery-mdns_off"):
        mdns.open_mdns(LOOPBACK)


@real
async def test_a_mistake_in_a_part_of_the_lobby_is_not_swallowed() -> None:
    def broken(*_: object) -> None:
        raise KeyError("a mistake of the window")

    lobby = Lobby(broken, timing=SHORT, look=lambda: (), shared_port=free_port(), use_mdns=False)
    with pytest.raises(KeyError):
        await lobby.run()


async def exchange(port: int, packets: list[bytes], wanted: int) -> list[bytes]:
    """What a table answers to these datagrams."""
    answers: list[bytes] = []
    datagrams = Datagrams(lambda packet, *_: answers.append(packet))
    await datagrams.open(udp_socket("127.0.0.1"))
    for packet in packets:
        datagrams.send(packet, "127.0.0.1", port)
    with contextlib.suppress(TimeoutError):
        await until(lambda: len(answers) > wanted, within=0.3)
    datagrams.close()
    return answers


@real
async def test_a_table_answers_probes_only_and_not_too_many() -> None:
    port = free_port()
    async with running(Responder(lambda: KITCHEN, port, SHORT, free_port()).run()):
        await asyncio.sleep(0.05)
        noise = [b"", b"x", b"\0" * 600, probe_packet(b"n" * 16)[:-1], answer_packet(b"n" * 16, KITCHEN, 5)]
        assert await exchange(port, noise, 0) == []
        answer = answer_packet(b"n" * 16, KITCHEN, port)
        assert await exchange(port, [probe_packet(b"n" * 16)], 1) == [answer]
        assert len(await exchange(port, [probe_packet(b"n" * 16)] * 60, 30)) in range(15, 26)


@real
async def test_net_43_a_table_answers_still_after_its_sockets_were_made_anew() -> None:
    port = free_port()
    async with running(Responder(lambda: KITCHEN, port, replace(SHORT, udp_restart=0.1), free_port()).run()):
        await asyncio.sleep(0.35)
        assert len(await exchange(port, [probe_packet(b"n" * 16)], 1)) == 1


@real
async def test_answers_that_nobody_asked_for_are_left_alone() -> None:
    heard: list[TableInfo] = []
    asker = Asker(lambda info, address, ms: heard.append(info), free_port())
    await asker.open(LOOPBACK)
    assert asker.is_open
    assert asker._v4 is not None
    transport = asker._v4._transport
    assert transport is not None
    port = transport.get_extra_info("sockname")[1]
    for packet in (b"junk", answer_packet(b"forged nonce 123", KITCHEN, 5)):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as forger:
            forger.sendto(packet, ("127.0.0.1", port))
    await asyncio.sleep(0.1)
    assert heard == []
    for _ in range(20):
        asker.ask([Address("127.0.0.1", 1), Address("no-ip-address", 5), Address("::1", 1)])
    asker.close()
    asker.ask([])


@real
async def test_where_no_socket_can_be_had_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> socket.socket:
        raise OSError(errno.EPERM, "no")

    monkeypatch.setattr("manille_lan.net.discovery.ask.udp_socket", refuse)
    seen = Watcher(free_port())
    async with running(seen.lobby.run()):
        await until(lambda: "discovery-probe_off" in seen.status)


@pytest.mark.parametrize("steady", [True, False])
@real
async def test_net_09_a_change_of_the_adapters_counts_once_it_stands(steady: bool) -> None:
    looks: list[tuple[Interface, ...]] = [LOOPBACK, (), () if steady else LOOPBACK]

    def look() -> tuple[Interface, ...]:
        return looks.pop(0) if len(looks) > 1 else looks[0]

    told: list[tuple[Interface, ...]] = []
    async with running(InterfaceWatch(SHORT, told.append, look).run(LOOPBACK)):
        await asyncio.sleep(4 * SHORT.interfaces + 2 * SHORT.interfaces_damping)
    assert told == ([()] if steady else [])


class FakeMdns:
    """mDNS that notes what it is asked, and fails as told."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.fail: set[str] = set()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        async def called(*_: object, **__: object) -> None:
            self.calls.append(name)
            if name in self.fail:
                raise OSError(errno.ENETUNREACH, "no")

        return called


@real
async def test_net_09_a_table_follows_its_adapters_and_its_state(monkeypatch: pytest.MonkeyPatch) -> None:
    fake, available = FakeMdns(), LOOPBACK
    monkeypatch.setattr(announce, "open_mdns", lambda _: fake)
    table = Announcer(KITCHEN, free_port(), SHORT, lambda: available, free_port())
    async with running(table.run()):
        await until(lambda: fake.calls == ["async_register_service"])
        table.update(KITCHEN)
        table.update(replace(KITCHEN, taken=2))
        table.update(replace(KITCHEN, taken=3))
        await until(lambda: fake.calls[1:] == ["async_update_service"])
        available = (Interface("eth0", "10.0.0.1", 24),)
        await until(lambda: fake.calls[2:] == ["async_update_interfaces", "async_update_service"])
        assert table.status == ()
        fake.fail = {"async_update_service"}
        table.update(KITCHEN)
        await until(lambda: table.status == ("discovery-mdns_off",))
        await until(lambda: fake.calls[-1] == "async_register_service")  # tried again
    assert fake.calls[-1] == "async_close"


@real
async def test_lan_04_closing_is_silent_even_when_mdns_fails_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = FakeMdns()
    fake.fail = {"async_close", "async_register_service"}
    monkeypatch.setattr(announce, "open_mdns", lambda _: fake)
    async with running(announcer(KITCHEN, free_port(), free_port()).run()):
        await until(lambda: "async_close" in fake.calls)
