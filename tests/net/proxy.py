"""A bad network between a guest and a table: it stalls, cuts and splits as told. TLS goes through."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Proxy:
    """Forwards connections to `port`. `stalled_up` and `stalled_down` swallow what comes while they hold."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.made = 0
        self.stalled_up = False
        self.stalled_down = False
        self.piece: int | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._accepted, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Reset every connection."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accepted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.made += 1
        try:
            up_reader, up_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, up_writer}
        for source, sink, up in ((reader, up_writer, True), (up_reader, writer, False)):
            task = asyncio.create_task(self._pump(source, sink, up))
            self._tasks.add(task)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, up: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(self.piece or 65536):
                if not (self.stalled_up if up else self.stalled_down):
                    sink.write(data)
                    await sink.drain()
        sink.transport.abort()
        self._writers.discard(sink)


@contextlib.asynccontextmanager
async def proxied(port: int) -> AsyncIterator[Proxy]:
    """A bad network in front of `port`."""
    proxy = Proxy(port)
    await proxy.open()
    try:
        yield proxy
    finally:
        await proxy.close()
