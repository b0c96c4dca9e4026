"""Text on the screen: loads the faces, measures, wraps, elides and draws; keeps what it drew.

Takes any string, also a stranger's: what cannot be drawn is left out or becomes `?`, nothing raises.
Suit signs and icons are never text; they are drawn (see `kit.icons`). Knows nothing of widgets.
"""

import importlib.resources
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Final

import pygame

from manille_lan.client.glyphs import MISSING, clean_text, clusters, covered, is_drawn
from manille_lan.client.recent import Recent
from manille_lan.client.theme import Colour, Face, TextStyle

ELLIPSIS: Final = "…"

FACES: Final[dict[Face, tuple[str, str]]] = {
    "regular": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "semibold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "serif": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}
"""The package and the file of each face."""

KEPT_TEXTS: Final = 1500
KEPT_WIDTHS: Final = 6000


def fallback_file() -> Path:
    """The font that ships with pygame-ce, for a package that is missing."""
    return Path(pygame.__file__).parent / pygame.font.get_default_font()


def face_file(package: str, name: str) -> Path:
    """The file of a face; the fallback where its package is not installed."""
    try:
        found = Path(str(importlib.resources.files(package) / "files" / name))
    except ModuleNotFoundError:
        return fallback_file()
    return found if found.exists() else fallback_file()


@dataclass(frozen=True)
class FontFile:
    """A font file and the code points that it can draw."""

    path: Path

    @cached_property
    def coverage(self) -> frozenset[int]:
        """Code points that have a sign."""
        return covered(self.path.read_bytes())

    def has(self, text: str) -> bool:
        """Whether every character of `text` has a sign."""
        return all(ord(character) in self.coverage for character in text)

    def shown(self, cluster: str) -> str:
        """What is drawn of a visible character: itself, the letters it is made of (ĳ is ij), or `?`."""
        drawn = "".join(filter(is_drawn, cluster))
        for form in (drawn, unicodedata.normalize("NFKC", drawn), drawn[:1]):
            if self.has(form):
                return form
        return MISSING


class Fonts:
    """Every face in every size, with what was drawn lately.

    With `bars`, words are drawn as plain bars half an em wide a character: golden pictures then do
    not depend on how a machine draws letters.
    """

    def __init__(self, bars: bool = False, locate: Callable[[str, str], Path] = face_file) -> None:
        pygame.font.init()
        self._bars = bars
        self._files: dict[Face, FontFile] = {face: FontFile(locate(*place)) for face, place in FACES.items()}
        self._fonts: dict[tuple[Face, int], pygame.font.Font] = {}
        self._texts: Recent[tuple[str, int, Face, Colour], pygame.Surface] = Recent(KEPT_TEXTS)
        self._widths: Recent[tuple[str, int, Face], int] = Recent(KEPT_WIDTHS)

    def line_height(self, px: int, face: Face = "regular") -> int:
        """Pixels from one line to the next."""
        return round(px * 1.3) if self._bars else self._font(face, px).get_linesize()

    def width(self, text: str, px: int, face: Face = "regular") -> int:
        """How wide `text` is when drawn on one line, in pixels."""
        return self._widths.get((text, px, face), lambda: self._measured(text, px, face))

    def size(self, text: str, px: int, face: Face = "regular") -> tuple[int, int]:
        """Width and height of `text` when drawn on one line."""
        return self.width(text, px, face), self.line_height(px, face)

    def render(self, text: str, px: int, colour: Colour, face: Face = "regular") -> pygame.Surface:
        """`text` drawn on one line; the picture is kept, so do not draw onto it."""
        return self._texts.get((text, px, face, colour), lambda: self._drawn(text, px, face, colour))

    def styled(self, text: str, style: TextStyle, px: int) -> pygame.Surface:
        """`text` drawn on one line in the face and colour of `style`."""
        return self.render(text, px, style.colour, style.face)

    def elided(self, text: str, px: int, width: int, face: Face = "regular") -> str:
        """`text`, cut between characters with an ellipsis where it is wider than `width`."""
        if self.width(text, px, face) <= width:
            return text
        parts = clusters(clean_text(text))
        fits, over = 0, len(parts)
        while fits + 1 < over:
            middle = (fits + over) // 2
            if self.width("".join(parts[:middle]).rstrip() + ELLIPSIS, px, face) <= width:
                fits = middle
            else:
                over = middle
        return "".join(parts[:fits]).rstrip() + ELLIPSIS

    def lines(self, text: str, px: int, width: int, face: Face = "regular") -> list[str]:
        """`text` broken into lines no wider than `width`: at line feeds, spaces, else inside a word."""
        found: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.width(longer, px, face) <= width:
                    line = longer
                    continue
                if line:
                    found.append(line)
                *full, line = self._pieces(word, px, width, face)
                found.extend(full)
            found.append(line)
        return found

    def _pieces(self, word: str, px: int, width: int, face: Face) -> list[str]:
        """A word cut where it does not fit; each piece holds at least one character."""
        pieces = [""]
        for cluster in clusters(word):
            if pieces[-1] and self.width(pieces[-1] + cluster, px, face) > width:
                pieces.append("")
            pieces[-1] += cluster
        return pieces

    def _font(self, face: Face, px: int) -> pygame.font.Font:
        key = face, px
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(self._files[face].path, px)
        return self._fonts[key]

    def _shown(self, text: str, face: Face) -> str:
        """What of `text` can be drawn, with a sign for what cannot."""
        file = self._files[face]
        return "".join(file.shown(cluster) for cluster in clusters(clean_text(text)))

    def _measured(self, text: str, px: int, face: Face) -> int:
        shown = self._shown(text, face)
        return round(px * 0.5 * len(shown)) if self._bars else self._font(face, px).size(shown)[0]

    def _drawn(self, text: str, px: int, face: Face, colour: Colour) -> pygame.Surface:
        shown = self._shown(text, face)
        if self._bars:
            return self._bar_picture(shown, px, colour)
        return self._font(face, px).render(shown, True, colour)

    def _bar_picture(self, text: str, px: int, colour: Colour) -> pygame.Surface:
        size = round(px * 0.5 * len(text)), self.line_height(px)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        for is_space, group in groupby(enumerate(text), key=lambda pair: pair[1] == " "):
            places = [index for index, _ in group]
            left, right = round(px * 0.5 * places[0]), round(px * 0.5 * (places[-1] + 1))
            if not is_space:
                picture.fill(colour, (left, round(px * 0.4), max(1, right - left - 1), round(px * 0.55)))
        return picture
