"""Frames: four bytes of length (big-endian), then that many bytes. Cut out of a stream, whatever pieces it
comes in.

The length is checked as soon as its four bytes are there, before anything of the content is awaited. After
the first wrong length the stream is lost (nobody can tell where the next frame begins): the connection must
be closed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from manille_lan.errors import ProtocolError

__all__ = ["BEFORE_WELCOME", "FROM_GUEST", "FROM_HOST", "FrameSplitter", "frame"]

BEFORE_WELCOME: Final = 1024
FROM_GUEST: Final = 8 * 1024
FROM_HOST: Final = 64 * 1024
"""The longest content in bytes: of a guest not yet welcomed, of a guest, of a host (network.md 4.4)."""

_HEAD: Final = 4


def frame(payload: bytes) -> bytes:
    """`payload` with its length before it."""
    return len(payload).to_bytes(_HEAD, "big") + payload


class FrameSplitter:
    """Collects the bytes of one connection and yields whole contents.

    `limit` may be changed between two frames: a guest may send more once it is welcome.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._bytes = bytearray()

    def feed(self, data: bytes) -> None:
        """Bytes came in."""
        self._bytes += data

    def payloads(self) -> Iterator[bytes]:
        """The contents that are complete, oldest first. Raises `ProtocolError` (`too_big`, `malformed`)."""
        while len(self._bytes) >= _HEAD:
            length = int.from_bytes(self._bytes[:_HEAD], "big")
            if length > self.limit:
                raise ProtocolError("too_big", size=length, limit=self.limit)
            if length == 0:
                raise ProtocolError("malformed", detail="empty frame")
            end = _HEAD + length
            if len(self._bytes) < end:
                return
            payload = bytes(self._bytes[_HEAD:end])
            del self._bytes[:end]
            yield payload
