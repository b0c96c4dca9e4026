"""The side file of a record in progress: what nobody may read in the record yet, and what a table needs to
stand again after its process was killed. Only its owner may read it; it is gone when the table ends.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec

from manille_lan.errors import RecordError
from manille_lan.records.writer import SUFFIX as RECORD_SUFFIX

SUFFIX = ".side"
FORMAT = 1


class KeptGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who may come back: the hash of his token (hex), never the token, and who he is."""

    token: str
    name: str
    kind: str
    lang: str
    address: str
    seat: int | None
    owner: bool
    left: bool


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table wants kept beside its record: the pack of deal number `deal` that is on, top card first
    (empty when none is), who may come back, and who may not (hashes of tokens, addresses).
    """

    pack: str = ""
    deal: int = 0
    guests: tuple[KeptGuest, ...] = ()
    banned_tokens: tuple[str, ...] = ()
    banned_addresses: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"Kept(deal={self.deal}, ...)"  # the pack stays out of logs


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All of a side file. `certificate` and `key` are PEM, `owner` the hash (hex) of the owner's token."""

    format: int = FORMAT
    table: str
    name: str
    port: int
    certificate: str
    key: str
    owner: str
    once: bool = False
    kept: Kept = Kept()

    def __repr__(self) -> str:
        return f"Side(table={self.table!r}, ...)"  # the key stays out of logs


class SideFile:
    """The side file at a path; see `side_path`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, side: Side) -> None:
        """Write it, whole or not at all, readable for its owner only. Raises RecordError."""
        new = self.path.with_name(self.path.name + ".new")
        try:
            new.unlink(missing_ok=True)
            handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.encode(side))
                file.flush()
                os.fsync(file.fileno())
            new.replace(self.path)
        except OSError as error:
            raise self._error("record-unwritable", error) from None

    def load(self) -> Side:
        """What was saved last. Raises RecordError: no file, none of ours, of another format."""
        try:
            raw = self.path.read_bytes()
        except OSError as error:
            raise self._error("record-unreadable", error) from None
        try:
            side = msgspec.json.decode(raw, type=Side)
        except msgspec.MsgspecError:
            raise RecordError("record-side", path=str(self.path)) from None
        if side.format != FORMAT:
            raise RecordError(
                "record-version", path=str(self.path), version=str(side.format), known=FORMAT
            ) from None
        return side

    def remove(self) -> None:
        """The table has ended: nothing is kept, and nothing remains to be read."""
        with contextlib.suppress(OSError):
            self.path.unlink()

    def _error(self, id: str, error: OSError) -> RecordError:
        return RecordError(id, path=str(self.path), problem=error.strerror or str(error))


def sides_left(folder: Path) -> list[tuple[Path, Path]]:
    """(record, side file) of each table whose process did not end as it should, the newest first."""
    found = [(side.with_suffix(RECORD_SUFFIX), side) for side in folder.glob("*" + SUFFIX)]
    return sorted(((record, side) for record, side in found if record.is_file()), reverse=True)


def side_path(record: Path) -> Path:
    """The side file that belongs to a record."""
    return record.with_suffix(SUFFIX)
