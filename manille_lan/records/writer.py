"""Writing a record while the match is played: every line reaches the system at once, the disk at the end of
a deal. A record that was broken off is gone on with.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import count
from pathlib import Path
from typing import BinaryIO

from manille_lan.errors import RecordError
from manille_lan.records.entries import FIRST, Entry, sealed_text
from manille_lan.records.reader import Record

SUFFIX = ".manille"
_DURABLE = frozenset({"end", "match_over"})


class RecordWriter:
    """An open record. A crash of the program loses nothing that was written; a power cut at most the deal
    that is on.
    """

    def __init__(self, path: Path, goes_on: Record | None = None) -> None:
        """A new record at `path`; or the one there, as it was read, is cut after what stands and gone on
        with. Raises RecordError where that cannot be written.
        """
        self.path = path
        self._seal = ""
        self._has_failed = False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:  # a file of that name is no record that exists already
            raise self._unwritable(error) from None
        try:
            self._file: BinaryIO = path.open("xb" if goes_on is None else "r+b")
            if goes_on is not None:
                self._file.truncate(goes_on.standing)
                self._file.seek(goes_on.standing)
                self._seal = goes_on.seal
        except FileExistsError:
            raise RecordError("record-exists", path=str(path)) from None
        except OSError as error:
            raise self._unwritable(error) from None
        if goes_on is None:
            self.write([FIRST])

    def write(self, entries: Iterable[Entry]) -> None:
        """Append some entries. Raises RecordError where the disk refuses; nothing is written after that, for
        half a line may stand there.
        """
        if self._has_failed:
            raise RecordError("record-unwritable", path=str(self.path), problem="")
        new = tuple(entries)
        text, self._seal = sealed_text(new, self._seal)
        try:
            self._file.write(text.encode())
            self._file.flush()
            if any(entry.word in _DURABLE for entry in new):
                os.fsync(self._file.fileno())
        except OSError as error:
            self._has_failed = True
            raise self._unwritable(error) from None

    def close(self) -> None:
        """No more entries. Raises RecordError where the system had kept some back and the disk refuses."""
        try:
            self._file.close()
        except OSError as error:
            if not self._has_failed:
                raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> RecordError:
        return RecordError("record-unwritable", path=str(self.path), problem=error.strerror or str(error))


def record_path(folder: Path, started: str, table: str) -> Path:
    """A new record's file: named by time (UTC, ISO) and table id only, never by what people typed; numbered
    where two begin in one second.
    """
    name = f"{started.replace(':', '').replace('-', '')}-{table}"
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(path for path in (folder / (name + SUFFIX) for name in names) if not os.path.lexists(path))


def new_record(folder: Path, started: str, table: str) -> RecordWriter:
    """A new record in a folder, also where another program begins one there in the same second. Raises
    RecordError.
    """
    while True:
        try:
            return RecordWriter(record_path(folder, started, table))
        except RecordError as error:
            if error.message_id != "record-exists":
                raise
