"""Starting a table as a process of its own, for a window or a terminal that plays at it.

The table outlives whoever started it: a window that crashes finds it standing, and it ends by itself ten
minutes after the last person.
"""

from __future__ import annotations

import contextlib
import os
import queue
import secrets
import subprocess
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import msgspec

from manille_lan.cli.session import Session
from manille_lan.errors import NetError
from manille_lan.net.address import Address, Target

PATIENCE = 30.0
"""Seconds within which a table must be open; a cold disk and the plugins' probes are slow."""


@dataclass(frozen=True)
class TableWish:
    """A table to be opened: a preset, option texts that differ from its own, bots, the table's name;
    `private` for this machine alone.
    """

    preset: str
    options: Mapping[str, str] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    name: str = ""
    private: bool = False


@dataclass(frozen=True)
class OpenTable:
    """A table process: how to join it from here, the token of its owner, where friends reach it."""

    target: Target
    token: bytes
    addresses: tuple[Address, ...]
    process: subprocess.Popen[bytes]

    def end(self) -> None:
        """End the table, if it still stands: it was opened for one person, who has gone."""
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()


class _Announced(msgspec.Struct):
    """What a table process prints when it is open."""

    table: str
    port: int
    addresses: list[str]
    fingerprint: str
    owner: str


def launched(session: Session, wish: TableWish) -> OpenTable:
    """Start a table process and wait until it is open. Raises NetError with what it complained of."""
    complaints = _complaints(session.folders.tables)
    with complaints.open("wb") as sink:
        process = subprocess.Popen(
            _arguments(session, wish),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=sink,
            **_apart(),
        )
    assert process.stdout is not None
    line = _first_line(process.stdout)
    try:
        told = msgspec.json.decode(line, type=_Announced)
    except msgspec.DecodeError:
        process.kill()
        process.wait()
        raise NetError("cli-table-failed", problem=_last_line(complaints)) from None
    finally:
        process.stdout.close()
    addresses = tuple(Address(host, told.port) for host in told.addresses)
    here = Address("127.0.0.1", told.port)
    return OpenTable(
        target=Target((here,), told.table, told.fingerprint),
        token=bytes.fromhex(told.owner),
        addresses=addresses,
        process=process,
    )


def _complaints(folder: Path) -> Path:
    """A file for what the process complains of; those of earlier tables go, unless the system holds them."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("opening-*.log"):
        with contextlib.suppress(OSError):
            old.unlink()
    return folder / f"opening-{os.getpid()}-{secrets.token_hex(4)}.log"


def _arguments(session: Session, wish: TableWish) -> list[str]:
    options = [part for name, value in wish.options.items() for part in ("--option", f"{name}={value}")]
    return [
        *(sys.executable, "-P", "-m", "manille_lan", "--language", session.words.language, "host", "--json"),
        *("--variant", wish.preset, "--bots", ",".join(wish.bots), "--name", wish.name),
        *options,
        *(("--private",) if wish.private else ()),
    ]


def _apart() -> dict[str, Any]:
    """How to start a process that a Ctrl-C here, or the end of this one, does not reach."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW}
    return {"start_new_session": True}


def _first_line(stream: IO[bytes]) -> bytes:
    """What the process prints first; nothing where it ends before, or takes too long."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=lambda: lines.put(stream.readline()), daemon=True).start()
    try:
        return lines.get(timeout=PATIENCE)
    except queue.Empty:
        return b""


def _last_line(path: Path) -> str:
    """The last thing that the process complained of."""
    lines = path.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return lines[-1][:300] if lines else "?"
