"""A table makes itself known: an mDNS entry that follows its state, and answers to probes.

Nothing here is fatal. What does not work becomes a status (`discovery-...`), which the room shows, and is
tried again.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
from collections.abc import Callable

from zeroconf import ServiceInfo
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from manille_lan.errors import NetError
from manille_lan.net.address import PROBE_PORT
from manille_lan.net.discovery.info import TableInfo, info_fields, instance_label
from manille_lan.net.discovery.interfaces import (
    Interface,
    InterfaceWatch,
    advertised,
    has_network,
    interfaces,
)
from manille_lan.net.discovery.mdns import MDNS_FAULTS, SERVICE, close_mdns, follow_interfaces, open_mdns
from manille_lan.net.discovery.respond import Responder
from manille_lan.net.timing import NetTiming

__all__ = ["Announcer"]

_log = logging.getLogger(__name__)


class Announcer:
    """One table's announcements, from `run` to its cancelling.

    `update` may be called at any time, as often as the table changes: mDNS hears of it at most once a
    second, whoever asks by probe at once.
    """

    def __init__(
        self,
        info: TableInfo,
        port: int,
        timing: NetTiming | None = None,
        look: Callable[[], tuple[Interface, ...]] = interfaces,
        shared_port: int = PROBE_PORT,
    ) -> None:
        self._info = info
        self._port = port
        self._timing = timing or NetTiming()
        self._look = look
        self._available: tuple[Interface, ...] = ()
        self._responder = Responder(lambda: self._info, port, self._timing, shared_port)
        self._changed = asyncio.Event()
        self._mdns: AsyncZeroconf | None = None
        self._entry: ServiceInfo | None = None
        self._mdns_fault: str | None = None

    @property
    def status(self) -> tuple[str, ...]:
        """What of it does not work, as ids of sentences; empty when all is well."""
        faults = [self._mdns_fault] if self._mdns_fault else []
        if self._available and not has_network(self._available):
            faults.append("discovery-no_network")
        if not self._responder.is_shared:
            faults.append("discovery-probe_off")
        return tuple(faults)

    def update(self, info: TableInfo) -> None:
        """The table is now like this; its id never changes."""
        if info != self._info:
            self._info = info
            self._changed.set()

    async def run(self) -> None:
        """Announce until cancelled; says goodbye then."""
        self._available = await asyncio.to_thread(self._look)
        watch = InterfaceWatch(self._timing, self._moved, self._look)
        others = [asyncio.create_task(self._responder.run()), asyncio.create_task(watch.run(self._available))]
        try:
            while True:
                await self._publish()
                patience = None if self._entry is not None else self._timing.mdns_retry
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), patience)
                await asyncio.sleep(self._timing.txt_debounce)
                self._changed.clear()
        finally:
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            await self._withdraw()

    def _moved(self, available: tuple[Interface, ...]) -> None:
        """The adapters of this machine changed."""
        self._available = available
        self._changed.set()

    async def _publish(self) -> None:
        """Bring the mDNS entry up to what is true now."""
        try:
            entry = self._described()
            if self._mdns is None:
                self._mdns = open_mdns(self._available)
            if self._entry is None:
                await self._mdns.async_register_service(entry)
            else:
                if entry.addresses != self._entry.addresses:
                    await follow_interfaces(self._mdns)
                await self._mdns.async_update_service(entry)
            self._entry, self._mdns_fault = entry, None
        except NetError as error:
            self._mdns_fault = error.message_id
        except MDNS_FAULTS as error:
            _log.info("mDNS does not take the table: %s", error)
            self._mdns_fault = "discovery-mdns_off"
            await self._withdraw()

    async def _withdraw(self) -> None:
        mdns, self._mdns, self._entry = self._mdns, None, None
        if mdns is not None:
            await close_mdns(mdns)

    def _described(self) -> AsyncServiceInfo:
        """The entry. Its server name is unique to the table: the library mixes addresses of equal names."""
        return AsyncServiceInfo(
            SERVICE,
            f"{instance_label(self._info)}.{SERVICE}",
            addresses=[ipaddress.ip_address(host).packed for host in advertised(self._available)],
            port=self._port,
            properties=info_fields(self._info),
            server=f"mnl-{self._info.table}.local.",
        )
