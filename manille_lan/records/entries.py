"""What stands in a record: one entry a line, and how a line is written and sealed.

A record is text. Its first line names the format; every line ends with a seal, eight hex digits made from
the line and the seal before it, so that a changed, dropped or added line is found and named. A line is
`word argument ... ~seal`; names that people chose are written as JSON strings.
"""

from __future__ import annotations

import hashlib
import json

import msgspec

from manille_lan.errors import RecordError

FORMAT = 1
"""The version of the format written here; the first line of a record is `manille-record 1`."""

MARK = " ~"


class Entry(msgspec.Struct, frozen=True):
    """One line of a record: its word and the rest of the line, without the seal.

    `manille-record V` · `program VERSION` · `started UTC` · `variant ID PRESET PACK` · `option NAME=VALUE`
    · `digest HEX` · `table ID NAME` · `seat N KIND BOT NAME` (BOT `-` for people) · `dealer N` · `drew SEAT
    CARD` · `deal NUMBER dealer SEAT` · `act SEAT MILLISECONDS ACTION` · `fault SEAT KIND` · `takeover SEAT
    BOT` · `back SEAT` · `pack CARDS` · `line SCORE-LINE` · `end OUTCOME` · `match_over SIDES`
    """

    word: str
    rest: str = ""

    @property
    def text(self) -> str:
        """The line without its seal."""
        return f"{self.word} {self.rest}" if self.rest else self.word


def quoted(name: str) -> str:
    """A name that somebody chose, as it stands in a record."""
    return json.dumps(name, ensure_ascii=False)


def sealed(entry: Entry, seal: str) -> tuple[str, str]:
    """The line of an entry after a line sealed `seal` (empty for the first), and its own seal."""
    made = _seal(entry.text, seal)
    return entry.text + MARK + made, made


def unsealed(line: str, seal: str, number: int) -> tuple[Entry, str]:
    """The entry of a line and its seal. Raises RecordError naming the line where the seal is another."""
    text, mark, told = line.rpartition(MARK)
    if not mark or told != _seal(text, seal):
        raise RecordError("record-seal", line=number)
    word, _, rest = text.partition(" ")
    return Entry(word, rest), told


def _seal(text: str, before: str) -> str:
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:8]
