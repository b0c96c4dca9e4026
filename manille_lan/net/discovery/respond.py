"""The table's ear for probes: at the port all tables share, and at the table's own port number."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

from manille_lan.net.address import PROBE_PORT
from manille_lan.net.discovery.datagrams import Datagrams, shared_socket, udp_socket
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.packets import AnswerLimit, answer_packet, parse_probe
from manille_lan.net.timing import NetTiming

__all__ = ["Responder"]

_log = logging.getLogger(__name__)


class Responder:
    """Answers lobbies. `info` gives the table as it is at the moment of the question.

    `is_shared` and `is_own` say whether the two sockets could be had; without them the table is found by
    mDNS, address or link.
    """

    def __init__(
        self, info: Callable[[], TableInfo], port: int, timing: NetTiming, shared_port: int = PROBE_PORT
    ) -> None:
        self._info = info
        self._port = port
        self._shared_port = shared_port
        self._timing = timing
        self._limit = AnswerLimit()
        self._sockets: list[Datagrams] = []
        self._heard = 0.0
        self.is_shared = False
        self.is_own = False

    async def run(self) -> None:
        """Answer until cancelled.

        On Windows reception may end silently after an answer to somebody who is gone (cpython#127057): when
        nobody has asked for a while, the sockets are made anew, which costs nothing then.
        """
        loop = asyncio.get_running_loop()
        try:
            await self._open()
            while True:
                await asyncio.sleep(self._timing.udp_restart)
                if loop.time() - self._heard >= self._timing.udp_restart:
                    self._close()
                    await asyncio.sleep(0)  # the old sockets are closed on the loop's next turn
                    await self._open()
        finally:
            self._close()

    async def _open(self) -> None:
        self.is_shared = await self._listen(lambda: shared_socket(self._shared_port))
        v4 = await self._listen(lambda: udp_socket("0.0.0.0", self._port))
        v6 = await self._listen(lambda: udp_socket("::", self._port))
        self.is_own = v4 or v6

    async def _listen(self, make: Callable[[], socket.socket]) -> bool:
        datagrams = Datagrams(self._heard_from)
        try:
            await datagrams.open(make())
        except OSError as error:
            _log.debug("no probe socket: %s", error)
            return False
        self._sockets.append(datagrams)
        return True

    def _close(self) -> None:
        for datagrams in self._sockets:
            datagrams.close()
        self._sockets.clear()

    def _heard_from(self, packet: bytes, host: str, port: int, on: Datagrams) -> None:
        now = self._heard = asyncio.get_running_loop().time()
        nonce = parse_probe(packet)
        if nonce is not None and self._limit.admits(host, now):
            on.send(answer_packet(nonce, self._info(), self._port), host, port)
