"""Reaching a table: all its addresses, staggered, and the first that proves to be it (network.md 7.3).

Nothing is sent before the certificate's fingerprint was compared; where none is known, the one seen is
returned.
"""

from __future__ import annotations

import asyncio
import errno
import socket
import ssl
from collections import deque
from dataclasses import dataclass
from typing import Final

from manille_lan.errors import NetError
from manille_lan.net.address import Address, Target, address_text
from manille_lan.net.frame_stream import FrameStream
from manille_lan.net.timing import NetTiming
from manille_lan.net.tls import client_context
from manille_lan.protocol import frames

__all__ = ["Proven", "first_proven"]

_NAME: Final = "manille-lan"
"""The server name told to TLS. It is nobody's: the fingerprint says who answers."""

_TELLING: Final = (
    "error-fingerprint_mismatch",
    "error-no_answer",
    "error-refused",
    "error-no_route",
    "error-unreachable",
    "error-unknown_host",
)
"""Which of several failures a person is told: the one of the address that came furthest."""


@dataclass(frozen=True, slots=True)
class Proven:
    """A connection that shows the right certificate; nothing was said on it yet."""

    stream: FrameStream
    address: Address
    fingerprint: str


async def first_proven(target: Target, timing: NetTiming) -> Proven:
    """The first of the target's addresses that proves itself; the other attempts are dropped.

    Raises `NetError` with the most telling reason (`error-fingerprint_mismatch`, `error-no_answer`,
    `error-refused`, `error-no_route`, `error-unreachable`, `error-unknown_host`; argument `address`).
    """
    waiting = deque(target.addresses)
    trying: set[asyncio.Task[Proven]] = set()
    failures: list[NetError] = []
    try:
        while waiting or trying:
            if waiting:
                trying.add(asyncio.create_task(_proven(waiting.popleft(), target.fingerprint, timing)))
            patience = timing.connect_stagger if waiting else None
            done, trying = await asyncio.wait(trying, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            winner = _harvest(done, failures)
            if winner is not None:
                return winner
    finally:
        await _dropped(trying)
    if not failures:
        raise NetError("error-unreachable", address="")
    raise min(failures, key=lambda failure: _TELLING.index(failure.message_id))


def _harvest(done: set[asyncio.Task[Proven]], failures: list[NetError]) -> Proven | None:
    """The first success among finished attempts; a second one is closed, failures are noted."""
    winner: Proven | None = None
    for task in done:
        error = task.exception()
        if isinstance(error, NetError):
            failures.append(error)
        elif winner is None:
            winner = task.result()
        else:
            task.result().stream.abort()
    return winner


async def _dropped(trying: set[asyncio.Task[Proven]]) -> None:
    for task in trying:
        task.cancel()
    for outcome in await asyncio.gather(*trying, return_exceptions=True):
        if isinstance(outcome, Proven):
            outcome.stream.abort()


async def _proven(address: Address, fingerprint: str | None, timing: NetTiming) -> Proven:
    stream = FrameStream(frames.FROM_HOST)
    try:
        async with asyncio.timeout(timing.connect_each):
            await asyncio.get_running_loop().create_connection(
                lambda: stream,
                address.host,
                address.port,
                ssl=client_context(),
                server_hostname=_NAME,
                ssl_handshake_timeout=timing.handshake,
                ssl_shutdown_timeout=timing.shutdown,
            )
    except (OSError, UnicodeError) as error:  # timeouts, TLS errors, names that lead nowhere or are none
        raise NetError(_reason(error), address=address_text(address)) from error
    if fingerprint is not None and stream.fingerprint != fingerprint:
        stream.abort()
        raise NetError("error-fingerprint_mismatch", address=address_text(address))
    return Proven(stream, address, stream.fingerprint)


def _reason(error: OSError | UnicodeError) -> str:
    if isinstance(error, ssl.SSLError | ConnectionResetError | ConnectionAbortedError):
        return "error-no_answer"
    if isinstance(error, socket.gaierror | UnicodeError):
        return "error-unknown_host"
    if isinstance(error, ConnectionRefusedError):
        return "error-refused"
    if error.errno in (errno.EHOSTUNREACH, errno.ENETUNREACH, errno.EINVAL, errno.EADDRNOTAVAIL):
        return "error-no_route"
    return "error-unreachable"
