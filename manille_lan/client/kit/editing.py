"""A line of text being written: caret, selection, limits. Pure; knows no keys and no picture.

Counts in visible characters: one Backspace takes away one of them, an emoji with its skin tone too.
"""

import unicodedata
from dataclasses import dataclass, field

from manille_lan.client.glyphs import clean_text, clusters


@dataclass(slots=True)
class Line:
    """Visible characters, the place of the caret among them, and the other end of the selection."""

    most: int = 300
    """The longest text, in code points after composing (NFC), as the host counts them."""
    most_bytes: int | None = None
    """The longest text in UTF-8."""
    parts: list[str] = field(default_factory=list)
    caret: int = 0
    anchor: int | None = None

    @property
    def text(self) -> str:
        """The text written so far."""
        return "".join(self.parts)

    @property
    def before(self) -> str:
        """The text left of the caret."""
        return "".join(self.parts[: self.caret])

    @property
    def after(self) -> str:
        """The text right of the caret."""
        return "".join(self.parts[self.caret :])

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selection starts and ends; both at the caret where nothing is selected."""
        other = self.caret if self.anchor is None else self.anchor
        return min(other, self.caret), max(other, self.caret)

    @property
    def selected(self) -> str:
        """The text selected."""
        first, last = self.selection
        return "".join(self.parts[first:last])

    def fill(self, text: str) -> None:
        """Write `text` in place of everything, the caret behind it."""
        self.parts, self.caret, self.anchor = [], 0, None
        self.insert(text)

    def insert(self, text: str) -> bool:
        """Write `text` in place of the selection, as much of it as fits; whether anything changed."""
        first, last = self.selection
        head, tail = self.parts[:first], self.parts[last:]
        new = clusters(clean_text(text))
        while new and not self._fits("".join((*head, *new, *tail))):
            new.pop()
        changed = bool(new) or last > first
        # A mark typed behind a letter joins it, so everything is cut into characters anew.
        self.parts = clusters(unicodedata.normalize("NFC", "".join((*head, *new, *tail))))
        self.caret = min(len(clusters(unicodedata.normalize("NFC", "".join((*head, *new))))), len(self.parts))
        self.anchor = None
        return changed

    def _fits(self, text: str) -> bool:
        text = unicodedata.normalize("NFC", text)
        return len(text) <= self.most and (self.most_bytes is None or len(text.encode()) <= self.most_bytes)

    def move(self, place: int, selects: bool = False) -> None:
        """Put the caret behind `place` characters; with `selects` the other end stays where it was."""
        if not selects:
            self.anchor = None
        elif self.anchor is None:
            self.anchor = self.caret
        self.caret = max(0, min(len(self.parts), place))

    def word_edge(self, step: int) -> int:
        """The place after the next word (1) or before the one at the left (-1)."""
        place = self.caret
        for is_space in (True, False):
            while 0 <= (index := place - (step < 0)) < len(self.parts):
                if self.parts[index].isspace() != is_space:
                    break
                place += step
        return place

    def erase(self, step: int, whole_word: bool = False) -> bool:
        """Take away the selection, else the character (or word) left (-1) or right (1) of the caret."""
        first, last = self.selection
        if first == last:
            other = self.word_edge(step) if whole_word else self.caret + step
            other = max(0, min(len(self.parts), other))
            first, last = min(self.caret, other), max(self.caret, other)
        del self.parts[first:last]
        self.caret, self.anchor = first, None
        return last > first

    def select_all(self) -> None:
        """Select everything."""
        self.anchor, self.caret = 0, len(self.parts)
