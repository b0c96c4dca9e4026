"""python-zeroconf as both ends use it: on all interfaces, never through its blocking calls, never fatal."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
from collections.abc import Iterable
from typing import Final

from zeroconf import Error, InterfaceChoice, IPVersion
from zeroconf.asyncio import AsyncZeroconf

from manille_lan.errors import NetError
from manille_lan.net.discovery.interfaces import Interface, wants_v6

__all__ = ["MDNS_FAULTS", "SERVICE", "close_mdns", "follow_interfaces", "open_mdns"]

SERVICE: Final = "_manille._tcp.local."
MDNS_FAULTS: Final = (OSError, Error, ValueError, RuntimeError, TimeoutError)
"""What the library raises when the network or a name does not suit it."""

_CLOSING: Final = 2.0


def open_mdns(available: Iterable[Interface]) -> AsyncZeroconf:
    """mDNS on every interface. Raises `NetError` `discovery-mdns_taken` or `discovery-mdns_off`."""
    logging.getLogger("zeroconf").setLevel(
        logging.ERROR
    )  # it warns of every odd packet of the neighbours' printers
    version = IPVersion.All if wants_v6(available) else IPVersion.V4Only
    try:
        return AsyncZeroconf(interfaces=InterfaceChoice.All, ip_version=version)
    except MDNS_FAULTS as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        raise NetError(
            "discovery-mdns_taken" if taken else "discovery-mdns_off", detail=str(error)
        ) from error


async def close_mdns(mdns: AsyncZeroconf) -> None:
    """Say goodbye for everything announced and close, in bounded time."""
    with contextlib.suppress(*MDNS_FAULTS):
        async with asyncio.timeout(_CLOSING):
            await mdns.async_close()


async def follow_interfaces(mdns: AsyncZeroconf) -> None:
    """Use the adapters that there are now. A zeroconf before 0.150, the last one with wheels for Intel
    Macs, keeps those that it began with.
    """
    update = getattr(mdns, "async_update_interfaces", None)
    if update is not None:
        await update()
