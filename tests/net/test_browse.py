"""Listening to mDNS, with a library that does as told: floods, faults, entries that come and go."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
from typing import Any

import pytest
from zeroconf import ServiceStateChange

from manille_lan.net.address import Address
from manille_lan.net.discovery import browse
from manille_lan.net.discovery.browse import Browser
from manille_lan.net.discovery.info import TableInfo, info_fields
from tests.net.parts import real, until

KITCHEN = TableInfo("0123456789abcdef", "Kitchen", "A" * 43, (1, 1), 1, 4, "room", "belge")
ADDED, UPDATED, REMOVED = ServiceStateChange.Added, ServiceStateChange.Updated, ServiceStateChange.Removed


class FakeMdns:
    """The library, as far as a browser knows it. `entries` are the services that can be resolved."""

    def __init__(self) -> None:
        self.zeroconf = self
        self.entries: dict[str, Any] = {}
        self.handler: Any = None
        self.asked: list[str] = []
        self.fault: Exception | None = None
        self.closed = 0

    def tell(self, change: ServiceStateChange, *names: str) -> None:
        for name in names:
            self.handler(zeroconf=self, service_type="", name=name, state_change=change)

    async def async_update_interfaces(self) -> None:
        if self.fault:
            raise self.fault

    async def async_close(self) -> None:
        self.closed += 1


class FakeService:
    """One entry; resolved from the fake's `entries`."""

    port = 47770

    def __init__(self, _: str, name: str) -> None:
        self.name = name
        self.properties: dict[Any, Any] = {}

    async def async_request(self, mdns: FakeMdns, _: int) -> bool:
        mdns.asked.append(self.name)
        entry = mdns.entries.get(self.name)
        if isinstance(entry, Exception):
            raise entry
        if entry is not None:
            self.properties = entry
        await asyncio.sleep(0)
        return entry is not None

    def parsed_scoped_addresses(self) -> list[str]:
        return [str(ipaddress.IPv4Address("10.0.0.1"))]


class Heard:
    """A browser over the fake, and what it told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.mdns = FakeMdns()
        self.listed: list[tuple[str, TableInfo, tuple[Address, ...]]] = []
        self.unlisted: list[str] = []

        def browser(_: FakeMdns, __: str, handlers: list[Any]) -> object:
            self.mdns.handler = handlers[0]
            return object()

        monkeypatch.setattr(browse, "open_mdns", lambda _: self.mdns)
        monkeypatch.setattr(browse, "AsyncServiceBrowser", browser)
        monkeypatch.setattr(browse, "AsyncServiceInfo", FakeService)
        self.browser = Browser(lambda *entry: self.listed.append(entry), self.unlisted.append)
        self.browser.open(())


@real
async def test_entries_come_change_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    heard.mdns.entries["k"] = info_fields(KITCHEN)
    heard.mdns.tell(ADDED, "k")
    await until(lambda: heard.listed == [("k", KITCHEN, (Address("10.0.0.1", 47770),))])
    heard.mdns.tell(UPDATED, "k")
    await until(lambda: len(heard.listed) == 2)
    heard.mdns.tell(REMOVED, "k")
    assert heard.unlisted == ["k"]
    await heard.browser.close()
    await heard.browser.close()
    assert (heard.mdns.closed, heard.browser.is_open) == (1, False)


@real
async def test_lan_05_a_bad_entry_does_not_keep_the_next_one_away(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    heard.mdns.entries |= {"bad": {b"\xff": b""}, "fault": OSError("no"), "k": info_fields(KITCHEN)}
    heard.mdns.tell(ADDED, "missing", "bad", "fault", "k")
    await until(lambda: [entry[0] for entry in heard.listed] == ["k"])
    await heard.browser.close()


@real
async def test_net_19_lan_05_a_flood_does_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    heard.mdns.tell(ADDED, *(f"flood {number}" for number in range(10_000)))
    await asyncio.sleep(0.1)
    assert len(heard.mdns.asked) < 200
    heard.mdns.entries["k"] = info_fields(KITCHEN)
    heard.mdns.tell(ADDED, "k")
    await until(lambda: len(heard.listed) == 1)
    await heard.browser.close()


@real
async def test_new_adapters_are_used_and_a_fault_of_that_is_a_status(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Heard(monkeypatch)
    await heard.browser.look_again()
    assert heard.browser.is_open
    heard.mdns.fault = OSError(errno.ENETUNREACH, "no")
    await heard.browser.look_again()
    assert (heard.browser.fault, heard.browser.is_open) == ("discovery-mdns_off", False)
    await heard.browser.look_again()
    heard.browser.open(())
    assert heard.browser.fault is None
    await heard.browser.close()
