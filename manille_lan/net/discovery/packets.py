"""The datagrams of the UDP probe: a lobby asks, tables answer (network.md 8). Bytes only, no sockets.

A probe is padded to 600 bytes and an answer is never longer, so that nobody can use a table to swell an
attack. The answer repeats the nonce, and carries the fields of `discovery.info` with the port to join at.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from manille_lan.errors import ProtocolError
from manille_lan.net.discovery.info import TableInfo, info_fields, parse_fields
from manille_lan.protocol import codec
from manille_lan.protocol.session import RateLimiter

__all__ = ["NONCE_BYTES", "AnswerLimit", "answer_packet", "parse_answer", "parse_probe", "probe_packet"]

NONCE_BYTES: Final = 16
PACKET_BYTES: Final = 600
_PROBE: Final = b"MNLQ\x01"
_ANSWER: Final = b"MNLA\x01"
_LIMITS: Final = codec.Limits(frame=PACKET_BYTES - len(_ANSWER) - NONCE_BYTES, text=256)


def probe_packet(nonce: bytes) -> bytes:
    """The question, with the 16 bytes that its answer must repeat."""
    return (_PROBE + nonce).ljust(PACKET_BYTES, b"\0")


def parse_probe(packet: bytes) -> bytes | None:
    """The nonce of a question; None where it is none."""
    if len(packet) != PACKET_BYTES or not packet.startswith(_PROBE):
        return None
    return packet[len(_PROBE) : len(_PROBE) + NONCE_BYTES]


def answer_packet(nonce: bytes, info: TableInfo, port: int) -> bytes:
    """A table's answer: itself, and the TCP port to join at."""
    return _ANSWER + nonce + codec.packed_map(info_fields(info) | {"port": str(port)}, _LIMITS)


def parse_answer(packet: bytes) -> tuple[bytes, TableInfo, int] | None:
    """The nonce, the table and its port; None where it is no answer."""
    if not packet.startswith(_ANSWER) or len(packet) > PACKET_BYTES:
        return None
    head = len(_ANSWER) + NONCE_BYTES
    try:
        fields = codec.plain_map(packet[head:], _LIMITS)
    except ProtocolError:
        return None
    port = fields.pop("port", "")
    if not all(isinstance(value, str) for value in (port, *fields.values())):
        return None
    info = parse_fields(fields)
    if info is None or not (port.isascii() and port.isdigit() and len(port) <= 5 and 1 <= int(port) <= 65535):
        return None
    return packet[len(_ANSWER) : head], info, int(port)


class AnswerLimit:
    """No more than 20 answers a second to one address; the addresses seen last are remembered."""

    RATE: Final = 20
    KEPT: Final = 256

    def __init__(self) -> None:
        self._sources: OrderedDict[str, RateLimiter] = OrderedDict()

    def admits(self, source: str, now: float) -> bool:
        """Count one question from `source`; whether to answer it."""
        limiter = self._sources.pop(source, None) or RateLimiter(self.RATE, self.RATE, now)
        self._sources[source] = limiter
        if len(self._sources) > self.KEPT:
            self._sources.popitem(last=False)
        return limiter.admits(now)
