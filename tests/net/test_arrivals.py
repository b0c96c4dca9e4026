"""The accept loop itself: closing in the middle of TLS, and a machine without file handles."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from typing import Any

import pytest

from tests.net.parts import hosted, joined, real, target_of


@real
async def test_net_44_closing_does_not_wait_for_who_is_in_the_middle_of_tls() -> None:
    async with hosted() as (listener, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        await asyncio.sleep(0.05)
        async with asyncio.timeout(0.5):
            await listener.close()
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()


@real
async def test_without_file_handles_the_table_waits_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = asyncio.get_running_loop()
    accept = loop.sock_accept
    refused: list[int] = []

    async def scarce(listening: socket.socket) -> Any:
        if len(refused) < 3:
            refused.append(1)
            raise OSError(errno.EMFILE, "Too many open files")
        return await accept(listening)

    monkeypatch.setattr(loop, "sock_accept", scarce)
    async with hosted() as (listener, _), joined(target_of(listener.port)):
        assert len(refused) == 3
