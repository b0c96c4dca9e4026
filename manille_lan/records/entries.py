"""What stands in a record: one entry a line, and how a line is written and sealed.

A record is text. Its first line names the format; every line ends with a seal, eight hex digits made from
the line and the seal before it, so that a changed, dropped or added line is found and named. A line is
`word argument ... ~seal`; names that people chose are written as JSON strings.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping

import msgspec

FORMAT = 1
"""The version of the format written here; the first line of a record is `manille-record 1`."""

FIRST_WORD = "manille-record"
MARK = " ~"


class Entry(msgspec.Struct, frozen=True):
    """One line of a record: its word and the rest of the line, without the seal.

    Of a match: `program VERSION` · `started UTC` · `variant ID PRESET PACK` · `plugin ID VERSION` · `option
    NAME=VALUE` · `digest HEX` · `table ID NAME` · `seat N KIND BOT NAME` (BOT `-` for people) · `drew SEAT
    CARD` · `dealer N` · `deal NUMBER dealer SEAT` · `act SEAT MILLISECONDS ACTION` · `fault SEAT KIND TRACE`
    · `takeover SEAT BOT` · `back SEAT` · `pack CARDS` · `why ACTION SEAT ID ARGUMENTS` (the reason of a bot
    for the deal's n-th action, told at its end: before, it would show a hand; ARGUMENTS are a JSON object) ·
    `line SCORE-LINE` · `end OUTCOME` · `match_over SIDES`.

    Of a seat besides: `kind seat SEAT` (`-` for a spectator) · `hand CARDS` · `event EVENT` · `rewound COUNT`
    · `dealt SEAT CARDS`.
    """

    word: str
    rest: str = ""

    @property
    def text(self) -> str:
        """The line without its seal."""
        return f"{self.word} {self.rest}" if self.rest else self.word


FIRST = Entry(FIRST_WORD, str(FORMAT))


def quoted(name: str) -> str:
    """A name that somebody chose, as it stands in a record."""
    return json.dumps(name, ensure_ascii=False)


def unquoted(text: str) -> str:
    """The name that `quoted` wrote. Raises msgspec.MsgspecError where it wrote none."""
    return msgspec.json.decode(text, type=str)


def arguments_text(args: Mapping[str, str | int]) -> str:
    """The arguments of a reason, as they stand in a record: in ASCII, whatever they hold."""
    return json.dumps(dict(args), sort_keys=True)


def parse_arguments(text: str) -> dict[str, str | int]:
    """The arguments that `arguments_text` wrote. Raises msgspec.MsgspecError where it wrote none."""
    return msgspec.json.decode(text, type=dict[str, str | int])


def sealed(entry: Entry, seal: str) -> tuple[str, str]:
    """The line of an entry after a line sealed `seal` (empty for the first), and its own seal."""
    made = _seal(entry.text, seal)
    return entry.text + MARK + made, made


def unsealed(line: str, seal: str) -> tuple[Entry, str]:
    """The entry of a line and its seal. Raises ValueError where the seal is another."""
    text, _, told = line.rpartition(MARK)
    if told != _seal(text, seal):
        raise ValueError(line)
    word, _, rest = text.partition(" ")
    return Entry(word, rest), told


def sealed_text(entries: Iterable[Entry], seal: str = "") -> tuple[str, str]:
    """The lines of some entries after a line sealed `seal`, and the last one's seal."""
    lines = []
    for entry in entries:
        line, seal = sealed(entry, seal)
        lines.append(line + "\n")
    return "".join(lines), seal


def _seal(text: str, before: str) -> str:
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:8]
