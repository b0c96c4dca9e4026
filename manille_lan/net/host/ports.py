"""The socket a table listens on: which port, and what is said when it cannot be had."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Iterable, Iterator
from typing import Final

from manille_lan.errors import NetError
from manille_lan.net.address import DEFAULT_PORT, PROBE_PORT

if sys.platform != "win32":
    import resource

__all__ = ["allow_many_files", "listening_socket"]

_TRIED: Final = 40
_BACKLOG: Final = 64
_FILES: Final = 1024


def listening_socket(port: int | None, local: bool) -> socket.socket:
    """A socket that listens, on IPv6 and IPv4 where the machine has both.

    `port` None takes the default port or the next free one; a number takes that one or fails. `local` hears
    this machine only. Raises `NetError`: `error-port_taken`, `error-port_denied`, `error-no_port`.
    """
    wanted: Iterable[int] = _default_ports() if port is None else (port,)
    for number in wanted:
        try:
            return _bound(number, local)
        except OSError as error:
            if port is not None:
                raise _explained(error, port) from error
    raise NetError("error-no_port", port=DEFAULT_PORT)


def allow_many_files() -> None:
    """Raise this process's limit of open files to 1024 where the system lets it; macOS starts with 256."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _default_ports() -> Iterator[int]:
    yield from (number for number in range(DEFAULT_PORT, DEFAULT_PORT + _TRIED) if number != PROBE_PORT)
    yield 0


def _bound(port: int, local: bool) -> socket.socket:
    if local:
        return _listening(socket.AF_INET, "127.0.0.1", port)
    try:
        return _listening(socket.AF_INET6, "::", port)
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise
        return _listening(socket.AF_INET, "0.0.0.0", port)  # a machine without IPv6


def _listening(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            # SO_REUSEADDR would let another program take the port over.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            # A table that is started again takes its port back at once.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        bound.bind((host, port))
        bound.listen(_BACKLOG)
        bound.setblocking(False)
    except OSError:
        bound.close()
        raise
    return bound


def _explained(error: OSError, port: int) -> NetError:
    if error.errno == errno.EADDRINUSE:
        return NetError("error-port_taken", port=port)
    if error.errno == errno.EACCES:
        return NetError("error-port_denied", port=port)
    return NetError("error-port_failed", port=port, detail=str(error))
