"""Letting connections in: an accept loop of its own, with caps that hold before TLS has begun (network.md
3.4).

asyncio's own server shows a connection only after TLS, so silent ones would eat file handles unseen.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections import Counter
from collections.abc import Callable
from typing import Final

from manille_lan.net.frame_stream import FrameStream
from manille_lan.net.timing import NetTiming

__all__ = ["Arrivals", "Gate", "plain_address"]

PER_ADDRESS: Final = 4
IN_ALL: Final = 32
"""How many connections may be on their way to a welcome."""

_log = logging.getLogger(__name__)


class Gate:
    """Counts who is on the way in, by address and in all."""

    def __init__(self, per_address: int = PER_ADDRESS, in_all: int = IN_ALL) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._waiting: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Take a place for a connection from `address`; False where there is none."""
        if self._waiting[address] >= self._per_address or self._waiting.total() >= self._in_all:
            return False
        self._waiting[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give the place back: the connection is welcome, or gone."""
        self._waiting[address] -= 1
        if self._waiting[address] <= 0:
            del self._waiting[address]


class Arrivals:
    """Accepts, does TLS, and hands over streams that `new_stream` makes; told nothing of what happens to
    them then.

    `new_stream` gets the address and the function that gives its place at the gate back, to be called once.
    """

    def __init__(
        self,
        listening: socket.socket,
        context: ssl.SSLContext,
        timing: NetTiming,
        new_stream: Callable[[str, Callable[[], None]], FrameStream],
    ) -> None:
        self._listening = listening
        self._context = context
        self._timing = timing
        self._new_stream = new_stream
        self._gate = Gate()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop_task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to accept."""
        self._loop_task = asyncio.create_task(self._accept_all())

    async def stop(self) -> None:
        """Accept nobody any more; who is in the middle of TLS is cut off."""
        tasks = [*self._tasks, *([self._loop_task] if self._loop_task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._listening.close()

    async def _accept_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                accepted, peer = await loop.sock_accept(self._listening)
            except OSError as error:  # no file handle left, or a peer that is gone already
                _log.debug("a connection could not be accepted: %s", error)
                await asyncio.sleep(self._timing.pulse)
                continue
            address = plain_address(peer[0])
            if not self._gate.enter(address):
                _log.debug("too many connections on their way in, one from %s refused", address)
                accepted.close()
                continue
            task = asyncio.create_task(self._secure(accepted, address))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _secure(self, accepted: socket.socket, address: str) -> None:
        """TLS with a fresh connection; its stream takes over the place at the gate if that succeeds."""
        left = False

        def leave() -> None:
            nonlocal left
            if not left:
                left = True
                self._gate.leave(address)

        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: self._new_stream(address, leave),
                accepted,
                ssl=self._context,
                ssl_handshake_timeout=self._timing.handshake,
                ssl_shutdown_timeout=self._timing.shutdown,
            )
        except OSError as error:  # TLS errors and timeouts are among them
            _log.info("no TLS with %s: %s", address, error)
            leave()
        except asyncio.CancelledError:
            accepted.close()
            leave()
            raise


def plain_address(host: str) -> str:
    """An IP address as people write it: an IPv4 one that arrived on an IPv6 socket without its disguise."""
    return host.removeprefix("::ffff:") if host.startswith("::ffff:") and "." in host else host
