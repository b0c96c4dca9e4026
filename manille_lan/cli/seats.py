"""Seats worth coming back to: a program that was killed and started again has its seat back.

Each seat is a file that only this user may read, locked by the program that sits there as long as it lives:
two windows at one table do not take each other's seat, and a killed one leaves its own free to be taken up.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import time
from pathlib import Path

import msgspec

from manille_lan.net.address import Target, address_text
from manille_lan.net.guest.news import Joined

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_KEPT_FOR = 24 * 3600.0
"""Seconds after which a seat is not worth coming back to."""

_LOCKED_BYTE = 1 << 20
"""Windows locks bytes, and nobody reads a locked one: so one that lies beyond the text."""


class _Seat(msgspec.Struct):
    """A seat: its table's id, the address it was reached at, the certificate's fingerprint, the token."""

    table: str
    address: str
    fingerprint: str
    token: str


class SeatMemory:
    """The seats in a folder. What cannot be read or written is no seat, and no error: one sits down anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: int | None = None
        self._table = ""

    def take(self, target: Target) -> bytes | None:
        """The token of a seat at this table that nobody sits on, known by the table's id, or by its address
        where no id is known; from now on it is this program's.
        """
        addresses = set(map(address_text, target.addresses))
        for path in self._files():
            seat = _read(path)
            if seat is None:
                continue
            is_same = seat.table == target.table if target.table else seat.address in addresses
            if is_same and target.fingerprint in (None, seat.fingerprint) and self._hold(path, seat.table):
                return bytes.fromhex(seat.token)
        return None

    def remember(self, joined: Joined) -> None:
        """Keep the seat of a table just joined."""
        welcome = joined.welcome
        seat = _Seat(welcome.table, address_text(joined.address), joined.fingerprint, welcome.tok.hex())
        with contextlib.suppress(OSError):
            if self._held is None or self._table != welcome.table:
                self._folder.mkdir(parents=True, exist_ok=True)
                path = self._folder / f"seat-{secrets.token_hex(8)}.json"
                path.touch(mode=0o600, exist_ok=False)
                self._hold(path, welcome.table)
            if self._held is not None:
                os.lseek(self._held, 0, os.SEEK_SET)
                os.ftruncate(self._held, 0)
                os.write(self._held, msgspec.json.encode(seat))

    def release(self) -> None:
        """Sit there no more; the seat may be taken up again."""
        if self._held is not None:
            os.close(self._held)
        self._held = None

    def _hold(self, path: Path, table: str) -> bool:
        """Lock the file of a seat, unless another program has."""
        self.release()
        try:
            handle = os.open(path, os.O_RDWR)
        except OSError:
            return False
        if not _locked(handle):
            os.close(handle)
            return False
        self._held, self._table = handle, table
        return True

    def _files(self) -> list[Path]:
        """The files of seats, newest first; those of yesterday go."""
        dated = []
        with contextlib.suppress(OSError):
            for path in self._folder.glob("seat-*.json"):
                changed = path.stat().st_mtime
                if time.time() - changed > _KEPT_FOR:
                    path.unlink()
                else:
                    dated.append((changed, path))
        return [path for _, path in sorted(dated, reverse=True)]


def _read(path: Path) -> _Seat | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Seat)
    except (OSError, msgspec.DecodeError):
        return None


def _locked(handle: int) -> bool:
    """Whether the lock could be had; the system frees it when the program ends, however it ends."""
    try:
        if sys.platform == "win32":
            os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
