"""Text with bold words and drawn signs, and how it is broken into lines. Pure: measures by functions.

`*bold*` is bold; `{S}`, `{H}`, `{D}`, `{C}` (or any letter of a pack) is a suit sign, `{icon:crown}` an icon.
What a stranger wrote is never parsed: make a `Run` of it.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from manille_lan.client.kit.icons import SUIT
from manille_lan.client.theme import Colour

ParagraphKind = Literal["body", "heading", "item", "small"]


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text in one style, or one icon (then `text` is what is read aloud for it)."""

    text: str
    is_bold: bool = False
    icon: str = ""
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Runs that flow as one block; an `item` stands behind a dot."""

    runs: tuple[Run, ...]
    kind: ParagraphKind = "body"

    @property
    def text(self) -> str:
        """The words alone."""
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that is not broken any more, at its place in a line."""

    run: Run
    left: int
    width: int


_TOKEN = re.compile(r"\*(?P<bold>[^*\n]+)\*|\{icon:(?P<icon>[\w-]+)\}|\{(?P<suit>[A-Z])\}")


def parse_rich(text: str, kind: ParagraphKind = "body") -> Paragraph:
    """A paragraph from text with marks; a mark that is not closed is plain text."""
    return Paragraph(tuple(_runs(text, False)), kind)


def plain(text: str, kind: ParagraphKind = "body") -> Paragraph:
    """A paragraph of text that is not parsed."""
    return Paragraph((Run(text),), kind)


def _runs(text: str, is_bold: bool) -> list[Run]:
    runs: list[Run] = []
    at = 0
    for match in _TOKEN.finditer(text):
        if match.start() > at:
            runs.append(Run(text[at : match.start()], is_bold))
        at = match.end()
        if match["bold"] is not None:
            runs.extend(_runs(match["bold"], True))
        elif match["icon"] is not None:
            runs.append(Run("", is_bold, match["icon"]))
        else:
            runs.append(Run(match["suit"], is_bold, SUIT + match["suit"]))
    if at < len(text):
        runs.append(Run(text[at:], is_bold))
    return runs


def flowed(
    runs: Sequence[Run],
    width: int,
    measure: Callable[[Run], int],
    cut: Callable[[Run, int], list[str]],
) -> list[list[Piece]]:
    """The runs as lines no wider than `width`. `measure` tells a run's width, `cut` breaks a word that
    alone is too wide. A line breaks at spaces only: `*manille*,` keeps its comma.
    """
    lines: list[list[Piece]] = [[]]
    at = 0
    for word in _words(runs):
        space = word[0].text.isspace() and not word[0].icon
        wide = sum(measure(run) for run in word)
        if at + wide > width and not space and lines[-1]:
            lines.append([])
            at = 0
        if space and not lines[-1]:
            continue
        if wide > width and not space:
            word = _cut_word(word, width, cut)
        for run in word:
            size = measure(run)
            if lines[-1] and at + size > width and not space:
                lines.append([])
                at = 0
            lines[-1].append(Piece(run, at, size))
            at += size
    return lines


def _cut_word(word: list[Run], width: int, cut: Callable[[Run, int], list[str]]) -> list[Run]:
    pieces: list[Run] = []
    for run in word:
        if run.icon:
            pieces.append(run)
        else:
            pieces.extend(Run(text, run.is_bold, colour=run.colour) for text in cut(run, width))
    return pieces


def _words(runs: Sequence[Run]) -> list[list[Run]]:
    """What must stay on one line: neighbours without a space between; each space is a word of its own."""
    words: list[list[Run]] = []
    is_open = False
    for run in runs:
        for text in [""] if run.icon else re.findall(r" +|[^ ]+", run.text.replace("\n", " ")):
            piece = run if run.icon else Run(text, run.is_bold, colour=run.colour)
            is_space = not run.icon and text.isspace()
            if is_open and not is_space:
                words[-1].append(piece)
            else:
                words.append([piece])
            is_open = not is_space
    return words
