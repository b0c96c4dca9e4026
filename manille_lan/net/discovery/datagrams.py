"""UDP sockets for asyncio: made, listened to, and made anew where reception ended without a word."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Callable
from typing import Any, cast

__all__ = ["Datagrams", "shared_socket", "udp_socket"]


def udp_socket(host: str, port: int = 0) -> socket.socket:
    """A socket of its own at `host` (an IP address), able to send to all. Raises OSError."""
    return _bound(host, port, shared=False)


def shared_socket(port: int) -> socket.socket:
    """A socket at a port that several programs of this machine listen at, for questions to all. Raises
    OSError.
    """
    return _bound("0.0.0.0", port, shared=True)


def _bound(host: str, port: int, shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_DGRAM)
    try:
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if sys.platform == "darwin":  # there only this lets two programs share a port
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        else:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        bound.setblocking(False)
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


class Datagrams(asyncio.DatagramProtocol):
    """One socket in use. Errors of single datagrams (a port that nobody listens at) mean nothing here."""

    def __init__(self, on_datagram: Callable[[bytes, str, int, Datagrams], None]) -> None:
        self._on_datagram = on_datagram
        self._transport: asyncio.DatagramTransport | None = None

    async def open(self, bound: socket.socket) -> None:
        """Use the socket from now on. Raises OSError."""
        try:
            await asyncio.get_running_loop().create_datagram_endpoint(lambda: self, sock=bound)
        except OSError:
            bound.close()
            raise

    def send(self, packet: bytes, host: str, port: int) -> None:
        """Send one datagram, if it can be sent; an unreachable network is no error."""
        if self._transport is not None and not self._transport.is_closing():
            with contextlib.suppress(OSError, ValueError):
                self._transport.sendto(packet, (host, port))

    def close(self) -> None:
        """Give the socket back."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """(asyncio) The socket is in use."""
        self._transport = cast(asyncio.DatagramTransport, transport)

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        """(asyncio) A datagram came in."""
        self._on_datagram(data, str(addr[0]), int(addr[1]), self)
