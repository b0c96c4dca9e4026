"""Writing a record while the match is played: every line reaches the system at once, the disk at the end of
a deal.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from manille_lan.errors import RecordError
from manille_lan.records.entries import FORMAT, Entry, sealed

SUFFIX = ".manille"
FIRST = Entry("manille-record", str(FORMAT))
_DURABLE = frozenset({"end", "match_over"})


class RecordWriter:
    """An open record. A crash of the program loses nothing that was written; a power cut at most the deal
    that is on.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._seal = ""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: TextIO = path.open("x", encoding="utf-8", newline="\n")
        except OSError as error:
            raise RecordError(
                "record-unwritable", path=str(path), problem=error.strerror or str(error)
            ) from None
        self.write([FIRST])

    def write(self, entries: Iterable[Entry]) -> None:
        """Append some entries. Raises RecordError where the disk refuses."""
        try:
            for entry in entries:
                line, self._seal = sealed(entry, self._seal)
                self._file.write(line + "\n")
                if entry.word in _DURABLE:
                    self._file.flush()
                    os.fsync(self._file.fileno())
            self._file.flush()
        except OSError as error:
            raise RecordError(
                "record-unwritable", path=str(self.path), problem=error.strerror or str(error)
            ) from None

    def close(self) -> None:
        """No more entries."""
        self._file.close()


def record_path(folder: Path, started: str, table: str) -> Path:
    """A new record's file: named by time and table id only, never by what people typed."""
    return folder / f"{started.replace(':', '').replace('-', '')}-{table}{SUFFIX}"
