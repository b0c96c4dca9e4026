"""A folder of records as a list: of each file only the head is read, and what is no record says why."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from manille_lan.errors import RecordError
from manille_lan.records.lines import Line, Lines, read_lines, unreadable
from manille_lan.records.reader import Head, take_head
from manille_lan.records.writer import SUFFIX

HEAD_BYTES = 8192
"""The head of a record is shorter: some forty lines of options and names."""


@dataclass(frozen=True)
class Listed:
    """One file of the list: its head and kind (`match`, or what one `seat` saw), or what is wrong with it.

    Nothing after the head has been looked at: opening it may still find a fault.
    """

    path: Path
    kind: str = ""
    head: Head | None = None
    problem: RecordError | None = None


def listed_records(folder: Path) -> list[Listed]:
    """Every record in a folder, the newest first by name. A folder that is not there has none; raises
    RecordError where it cannot be read.
    """
    if not folder.exists():
        return []
    try:
        names = [path for path in folder.iterdir() if path.name.endswith(SUFFIX)]
    except OSError as error:
        raise unreadable(folder, error) from None
    return [listed(path) for path in sorted(names, reverse=True)]


def listed(path: Path) -> Listed:
    """What the list says of one file."""
    try:
        lines = read_lines(path, HEAD_BYTES)
        return Listed(path, lines.kind, head_of(lines))
    except RecordError as error:
        return Listed(path, problem=error)


def head_of(lines: Lines) -> Head:
    """The head of a record of either kind. Raises RecordError where it makes no sense."""
    head, is_head = Head(), True

    def take(line: Line) -> None:
        nonlocal is_head
        is_head = is_head and line.entry.word != "deal"
        if is_head:
            take_head(head, line.entry)

    lines.each(take)
    return head
