"""The lobby's questions: one round asks every network by broadcast and every known address directly."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from manille_lan.net.address import DEFAULT_PORT, PROBE_PORT, Address
from manille_lan.net.discovery.datagrams import Datagrams, udp_socket
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.interfaces import Interface, broadcast_address
from manille_lan.net.discovery.packets import NONCE_BYTES, parse_answer, probe_packet

__all__ = ["Asker"]

_ROUNDS: Final = 8
"""Answers to rounds longer ago than this are late and count for nothing."""
_OWN_PORTS: Final = range(DEFAULT_PORT, DEFAULT_PORT + 8)
"""Where tables of this machine are asked directly, as broadcasts do not reach them without a network."""

_log = logging.getLogger(__name__)

Answered = Callable[[TableInfo, Address, int], None]
"""Called with the table, where it is joined, and the round trip in milliseconds."""


class Asker:
    """Sends rounds of probes and hands the answers on."""

    def __init__(self, on_answer: Answered, shared_port: int = PROBE_PORT) -> None:
        self._on_answer = on_answer
        self._shared_port = shared_port
        self._nonces: OrderedDict[bytes, float] = OrderedDict()
        self._by_network: list[tuple[Datagrams, str]] = []
        self._v4: Datagrams | None = None
        self._v6: Datagrams | None = None
        self.heard = 0.0

    @property
    def is_open(self) -> bool:
        """Whether anybody can be asked at all."""
        return self._v4 is not None or self._v6 is not None

    async def open(self, available: Iterable[Interface]) -> None:
        """Make a socket for every network, so that a VPN with the default route swallows no question."""
        self.close()
        self.heard = asyncio.get_running_loop().time()
        self._v4 = await self._made("0.0.0.0")
        self._v6 = await self._made("::")
        for interface in available:
            everybody = broadcast_address(interface)
            if everybody is not None and (made := await self._made(interface.address)):
                self._by_network.append((made, everybody))

    def close(self) -> None:
        """Give all sockets back."""
        for datagrams in (self._v4, self._v6, *(made for made, _ in self._by_network)):
            if datagrams is not None:
                datagrams.close()
        self._v4 = self._v6 = None
        self._by_network = []

    def ask(self, addresses: Iterable[Address]) -> None:
        """One round: everybody on every network, tables of this machine, and `addresses`."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        self._nonces[nonce] = asyncio.get_running_loop().time()
        if len(self._nonces) > _ROUNDS:
            self._nonces.popitem(last=False)
        packet = probe_packet(nonce)
        for datagrams, everybody in self._by_network:
            datagrams.send(packet, everybody, self._shared_port)
        own = [Address("127.0.0.1", port) for port in (self._shared_port, *_OWN_PORTS)]
        for address in dict.fromkeys((*own, *addresses)):
            through = self._v6 if ":" in address.host else self._v4
            if through is not None:
                through.send(packet, address.host, address.port)

    async def _made(self, host: str) -> Datagrams | None:
        datagrams = Datagrams(self._heard_from)
        try:
            await datagrams.open(udp_socket(host))
        except OSError as error:
            _log.debug("no socket to ask from at %s: %s", host, error)
            return None
        return datagrams

    def _heard_from(self, packet: bytes, host: str, port: int, on: Datagrams) -> None:
        answer = parse_answer(packet)
        if answer is None:
            return
        nonce, info, joined_at = answer
        asked = self._nonces.get(nonce)
        if asked is None:
            return
        self.heard = asyncio.get_running_loop().time()
        self._on_answer(info, Address(host, joined_at), round((self.heard - asked) * 1000))
