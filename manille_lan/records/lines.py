"""The lines of a record's file, whatever kind it is: read, their seals looked at, a torn last one cut."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from manille_lan.errors import NotationError, RecordError
from manille_lan.records.entries import FIRST_WORD, FORMAT, Entry, unsealed

LARGEST = 64 * 2**20
"""A record of more bytes is not read: no match is that long."""

_START = FIRST_WORD.encode() + b" "


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number (from 1), what stands there, where it ends in the file, its seal."""

    number: int
    entry: Entry
    end: int
    seal: str


@dataclass(frozen=True)
class Lines:
    """The lines of one file after the first; `name` is what errors call it, `torn` whether the last line was
    broken off and cut.
    """

    name: str
    lines: tuple[Line, ...]
    torn: bool

    @property
    def kind(self) -> str:
        """What it records: a `match`, or what one `seat` saw of it."""
        return "seat" if self.lines and self.lines[0].entry.word == "kind" else "match"

    def each(self, take: Callable[[Line], None]) -> None:
        """Hand every line to `take`. Raises RecordError naming the line that it could not make sense of."""
        for line in self.lines:
            try:
                take(line)
            except (NotationError, ValueError, LookupError, msgspec.MsgspecError):
                raise RecordError("record-line", path=self.name, line=line.number) from None


def read_lines(path: Path, most: int | None = None) -> Lines:
    """The lines of a file, or only of its first `most` bytes. Raises RecordError as `parse_lines`, and where
    there is no plain file that can be read, or one too long for a match.
    """
    try:
        if not path.is_file():
            raise RecordError("record-no-file", path=str(path))
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1 if most is None else most)
    except OSError as error:
        raise unreadable(path, error) from None
    if len(raw) > LARGEST:
        raise RecordError("record-too-long", path=str(path))
    return parse_lines(raw, str(path))


def unreadable(path: Path, error: OSError) -> RecordError:
    """What the system says of a file or folder that it does not let us read."""
    return RecordError("record-unreadable", path=str(path), problem=error.strerror or str(error))


def parse_lines(raw: bytes, name: str) -> Lines:
    """The lines in some bytes. Raises RecordError: no record, another format, a line that does not fit its
    seal.
    """
    texts = raw.split(b"\n")
    torn = texts.pop() != b""
    if not texts or not texts[0].startswith(_START):
        raise RecordError("record-none", path=name)
    _check_format(texts[0], name)
    lines, seal, end = [], "", 0
    for number, text in enumerate(texts, 1):
        try:
            entry, seal = unsealed(text.decode("utf-8"), seal)
        except ValueError:
            raise RecordError("record-seal", path=name, line=number) from None
        end += len(text) + 1
        lines.append(Line(number, entry, end, seal))
    return Lines(name, tuple(lines[1:]), torn)


def _check_format(first: bytes, name: str) -> None:
    """The format is looked at before anything else: another one may be sealed in another way."""
    version = first.removeprefix(_START).split(b" ")[0][:20].decode("ascii", "replace")
    if version != str(FORMAT):
        raise RecordError("record-version", path=name, version=version, known=FORMAT)
