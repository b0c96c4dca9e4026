"""One connection as both ends use it: frames in, frames out, over TLS. Knows no message and no table."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable
from typing import Final, cast

from manille_lan.errors import ProtocolError
from manille_lan.net.tls import shown_fingerprint
from manille_lan.protocol.frames import FrameSplitter, frame

__all__ = ["UNSENT_LIMIT", "FrameStream"]

UNSENT_LIMIT: Final = 256 * 1024
"""A peer that lets more bytes than this wait unsent does not read (network.md 4.5)."""


class FrameStream(asyncio.Protocol):
    """Hands whole contents to `on_payload`; tells `on_broken` of wrong frames and `on_lost`, once, of the
    end.

    Sending never waits: whoever sends looks at `unsent` and gives up a peer that does not read. The
    callables may be set anew, as a connection moves from its greeting to the table.
    """

    def __init__(self, limit: int) -> None:
        self._splitter = FrameSplitter(limit)
        self._transport: asyncio.Transport | None = None
        self._closing = False
        self._ended = asyncio.get_running_loop().create_future()
        self.on_made: Callable[[], None] = _nothing
        self.on_payload: Callable[[bytes], None] = _ignored
        self.on_broken: Callable[[ProtocolError], None] = _ignored
        self.on_lost: Callable[[], None] = _nothing

    @property
    def unsent(self) -> int:
        """Bytes that were sent and have not left."""
        return self._transport.get_write_buffer_size() if self._transport else 0

    @property
    def fingerprint(self) -> str:
        """What the other side's certificate is known by; empty without TLS."""
        connection = self._transport.get_extra_info("ssl_object") if self._transport else None
        return shown_fingerprint(cast(ssl.SSLObject, connection)) if connection else ""

    @property
    def is_closing(self) -> bool:
        """Whether this end closed it, or it is gone."""
        return self._closing

    def raise_limit(self, limit: int) -> None:
        """From the next frame on, accept contents of this many bytes."""
        self._splitter.limit = limit

    def send(self, payload: bytes) -> None:
        """Send one content; nothing happens on a connection that is closing."""
        if self._transport is not None and not self._closing:
            self._transport.write(frame(payload))

    def close(self, within: float) -> None:
        """Send what is waiting, say goodbye and close; cut the line if that takes longer than `within`
        seconds.
        """
        if self._closing:
            return
        self._closing = True
        if self._transport is not None:
            self._transport.close()
            asyncio.get_running_loop().call_later(within, self._transport.abort)

    def abort(self) -> None:
        """Cut the line."""
        self._closing = True
        if self._transport is not None:
            self._transport.abort()

    async def ended(self) -> None:
        """Wait until the connection is gone."""
        await asyncio.shield(self._ended)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """(asyncio) The connection stands, TLS included."""
        self._transport = cast(asyncio.Transport, transport)
        # Nobody waits for a buffer to drain; keep asyncio from pausing anything.
        self._transport.set_write_buffer_limits(high=4 * UNSENT_LIMIT)
        self.on_made()

    def data_received(self, data: bytes) -> None:
        """(asyncio) Bytes came in."""
        self._splitter.feed(data)
        try:
            for payload in self._splitter.payloads():
                if self._closing:
                    return
                self.on_payload(payload)
        except ProtocolError as error:
            if not self._closing:
                self.on_broken(error)

    def connection_lost(self, exc: Exception | None) -> None:
        """(asyncio) The connection is gone, whoever ended it."""
        self._closing = True
        if not self._ended.done():
            self._ended.set_result(None)
        self.on_lost()


def _nothing() -> None:
    return None


def _ignored(_: object) -> None:
    return None
