"""The network adapters of this machine: which addresses to announce, which networks to ask.

Never found out by opening a connection to somewhere: that names the adapter of a VPN, and nobody asked for
it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import ifaddr

from manille_lan.net.timing import NetTiming

__all__ = [
    "Interface",
    "InterfaceWatch",
    "advertised",
    "broadcast_address",
    "has_network",
    "interfaces",
    "wants_v6",
]

_ADVERTISED: Final = 4
_VIRTUAL: Final = re.compile(
    r"docker|^br-|virbr|vmnet|vboxnet|virtualbox|vmware|hyper-v|vethernet|wsl|^tun|^tap|^utun|^wg|^ppp|^zt|tailscale|vpn",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, order=True)
class Interface:
    """One address of one adapter: the adapter's name, the address without scope, the length of its network's
    prefix.
    """

    name: str
    address: str
    prefix: int

    @property
    def ip(self) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
        """The address as a value."""
        return ipaddress.ip_address(self.address)

    @property
    def is_virtual(self) -> bool:
        """Whether its name looks like that of a container, a virtual machine or a VPN."""
        return _VIRTUAL.search(self.name) is not None


def interfaces() -> tuple[Interface, ...]:
    """All addresses of this machine, sorted. Empty where the system does not tell."""
    found = []
    try:
        for adapter in ifaddr.get_adapters():
            for ip in adapter.ips:
                host = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
                found.append(Interface(adapter.nice_name, host, int(ip.network_prefix)))
    except OSError:
        return ()
    return tuple(sorted(found))


def advertised(available: Iterable[Interface]) -> tuple[str, ...]:
    """The addresses to announce, best first: real adapters before virtual ones, IPv4 before IPv6.

    Loopback only where there is nothing else (tables of the same machine still find each other); never
    addresses that mean something on one cable only (169.254.x.x, fe80::).
    """
    usable = [interface for interface in available if not interface.ip.is_link_local]
    outward = [interface for interface in usable if not interface.ip.is_loopback]
    chosen = outward or [interface for interface in usable if interface.ip.version == 4]
    chosen.sort(key=lambda interface: (interface.is_virtual, interface.ip.version))
    return tuple(dict.fromkeys(interface.address for interface in chosen))[:_ADVERTISED]


def has_network(available: Iterable[Interface]) -> bool:
    """Whether there is any network but the machine itself."""
    return any(not interface.ip.is_loopback and not interface.ip.is_link_local for interface in available)


def wants_v6(available: Iterable[Interface]) -> bool:
    """Whether mDNS should speak IPv6 as well: there is an IPv6 address to announce, or no IPv4 address at
    all.
    """
    outward = [i.ip for i in available if not i.ip.is_loopback]
    usable = any(ip.version == 6 and not ip.is_link_local for ip in outward)
    return usable or (bool(outward) and not any(ip.version == 4 for ip in outward))


def broadcast_address(interface: Interface) -> str | None:
    """The address that reaches all of the interface's network; None for IPv6 and for networks of one."""
    if interface.ip.version != 4 or interface.prefix > 30:
        return None
    network = ipaddress.IPv4Network(f"{interface.address}/{interface.prefix}", strict=False)
    return str(network.broadcast_address)


class InterfaceWatch:
    """Looks at the adapters again and again and tells of a change once it has stood for a while."""

    def __init__(
        self,
        timing: NetTiming,
        on_change: Callable[[tuple[Interface, ...]], None],
        look: Callable[[], tuple[Interface, ...]] = interfaces,
    ) -> None:
        self._timing = timing
        self._on_change = on_change
        self._look = look

    async def run(self, known: tuple[Interface, ...]) -> None:
        """Watch for ever, beginning with what is `known`."""
        while True:
            await asyncio.sleep(self._timing.interfaces)
            seen = await asyncio.to_thread(self._look)
            if seen == known:
                continue
            await asyncio.sleep(self._timing.interfaces_damping)
            if await asyncio.to_thread(self._look) == seen:
                known = seen
                self._on_change(known)
