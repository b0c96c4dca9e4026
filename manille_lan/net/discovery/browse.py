"""Listening to mDNS for tables. What neighbours announce is read strictly; what does not fit is left out
quietly.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable
from typing import Any, Final

from zeroconf import ServiceStateChange
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from manille_lan.errors import NetError
from manille_lan.net.address import Address
from manille_lan.net.discovery.info import TableInfo, parse_fields
from manille_lan.net.discovery.interfaces import Interface
from manille_lan.net.discovery.mdns import MDNS_FAULTS, SERVICE, close_mdns, follow_interfaces, open_mdns

__all__ = ["Browser", "entry_of"]

_WAITING: Final = 128
"""How many entries may wait to be looked at; a flood of forged ones must not pile up."""
_WORKERS: Final = 4
_REQUEST_MS: Final = 3000

_log = logging.getLogger(__name__)

Listed = Callable[[str, TableInfo, tuple[Address, ...]], None]
Unlisted = Callable[[str], None]


def entry_of(service: AsyncServiceInfo) -> tuple[TableInfo, tuple[Address, ...]] | None:
    """The table of a resolved entry and where it is; None for what no table of ours would announce."""
    fields: dict[str, str] = {}
    try:
        for key, value in service.properties.items():
            fields[_text(key)] = _text(value)
        addresses = [host for host in service.parsed_scoped_addresses() if _is_usable(host)]
    except (ValueError, TypeError):
        return None
    info = parse_fields(fields)
    if info is None or not service.port or not addresses:
        return None
    return info, tuple(Address(host, service.port) for host in addresses)


class Browser:
    """Tells of entries that come, change and go. `fault` is the status when mDNS cannot be used."""

    def __init__(self, on_listed: Listed, on_unlisted: Unlisted) -> None:
        self._on_listed = on_listed
        self._on_unlisted = on_unlisted
        self._names: asyncio.Queue[str] = asyncio.Queue(_WAITING)
        self._mdns: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._workers: list[asyncio.Task[None]] = []
        self.fault: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether mDNS is listened to."""
        return self._mdns is not None

    def open(self, available: tuple[Interface, ...]) -> None:
        """Begin to listen; a failure is noted as `fault`."""
        try:
            self._mdns = open_mdns(available)
            self._browser = AsyncServiceBrowser(self._mdns.zeroconf, SERVICE, handlers=[self._changed])
            self._workers = [asyncio.create_task(self._resolve_all(self._mdns)) for _ in range(_WORKERS)]
            self.fault = None
        except NetError as error:
            self.fault = error.message_id

    async def look_again(self) -> None:
        """The adapters changed: use the new ones too."""
        if self._mdns is None:
            return
        try:
            await follow_interfaces(self._mdns)
        except MDNS_FAULTS as error:
            _log.info("mDNS does not follow the adapters: %s", error)
            await self.close()
            self.fault = "discovery-mdns_off"

    async def close(self) -> None:
        """Listen no more."""
        for task in self._workers:
            task.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._workers = []
        mdns, self._mdns, self._browser = self._mdns, None, None
        if mdns is not None:
            await close_mdns(mdns)

    def _changed(self, zeroconf: Any, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        """(zeroconf) Called by keyword, with these names."""
        if state_change is ServiceStateChange.Removed:
            self._on_unlisted(name)
        elif not self._names.full():
            self._names.put_nowait(name)

    async def _resolve_all(self, mdns: AsyncZeroconf) -> None:
        while True:
            name = await self._names.get()
            try:
                service = AsyncServiceInfo(SERVICE, name)
                found = entry_of(service) if await service.async_request(mdns.zeroconf, _REQUEST_MS) else None
            except MDNS_FAULTS as error:
                _log.debug("an mDNS entry cannot be read: %s", error)
                found = None
            if found is None:
                _log.debug("an mDNS entry is no table: %.80r", name)
            else:
                self._on_listed(name, *found)


def _text(raw: bytes | str | None) -> str:
    return raw.decode("utf-8") if isinstance(raw, bytes) else raw or ""


def _is_usable(host: str) -> bool:
    """Whether a guest could connect there: no address that means nothing without knowing the cable."""
    ip = ipaddress.ip_address(host)
    return not (ip.is_unspecified or ip.is_multicast or (ip.version == 6 and ip.is_link_local))
