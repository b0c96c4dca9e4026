"""The look of the window as numbers: colours, type sizes, spaces, radii, and how they scale.

Knows nothing of pygame, of widgets or of what is shown. Every other file of the client takes its
colours and sizes from here, so that the window has one face.
"""

from dataclasses import dataclass
from typing import Final, Literal

Colour = tuple[int, int, int]
Face = Literal["regular", "semibold", "bold", "serif"]


def hex_colour(text: str) -> Colour:
    """The colour written `#RRGGBB`."""
    value = int(text.removeprefix("#"), 16)
    return value >> 16 & 255, value >> 8 & 255, value & 255


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour that is `share` (0 to 1) of the way from `first` to `second`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


FELT: Final = hex_colour("#1B5B47")
FELT_EDGE: Final = hex_colour("#0B2E26")
INK: Final = hex_colour("#141C28")
PANEL: Final = hex_colour("#16202E")
LINE: Final = hex_colour("#DBA232")
GOLD: Final = hex_colour("#F0BE54")
TEXT: Final = hex_colour("#FBF6E9")
DIM: Final = hex_colour("#B9B39F")
"""Secondary text; only on panels, where it has 7.8:1 contrast (3.8:1 on felt)."""
FAINT: Final = hex_colour("#8F8B80")
"""Hints inside empty fields and the text of what is disabled: 4.9:1 on ink."""
QUIET_LINE: Final = hex_colour("#6B5626")
"""A gold line that does not ask for attention."""
EMPTY: Final = hex_colour("#344054")
"""A seat that nobody has taken, the empty part of a slider."""
SELECTION: Final = hex_colour("#3C6096")
OK: Final = hex_colour("#62C08A")
BAD: Final = hex_colour("#F0653A")
INFO: Final = hex_colour("#6FB1EA")
PAPER: Final = hex_colour("#FBF6E9")
PAPER_INK: Final = hex_colour("#1E2536")
SEATS: Final[tuple[Colour, ...]] = tuple(
    hex_colour(text) for text in ("#D9A441", "#5B9BD5", "#C86B6B", "#63B37A", "#A98BD1", "#D98A4E", "#4FB3B3")
)
"""One colour a seat; never alone, the player's initial always stands on it."""

_SPADE, _HEART = hex_colour("#E8ECF5"), hex_colour("#F0605A")
SIGNS_ON_PANEL: Final[dict[str, dict[str, Colour]]] = {
    "four": {"S": _SPADE, "H": _HEART, "D": INFO, "C": OK},
    "two": {"S": _SPADE, "H": _HEART, "D": _HEART, "C": _SPADE},
    "colour-blind": {"S": _SPADE, "H": hex_colour("#F08A4B"), "D": INFO, "C": hex_colour("#4FC7A6")},
}
"""Suit signs on a dark panel, by palette: the card's own colours would drown there."""

# Spaces and radii, in units: a unit is one pixel in a window of 1280 by 720.
TINY, SMALL, GAP, WIDE, BROAD, MARGIN = 4, 8, 12, 16, 24, 28
PANEL_RADIUS, BUTTON_RADIUS, FIELD_RADIUS, MODAL_RADIUS = 10, 8, 6, 14
HAIRLINE, FOCUS_LINE, TURN_LINE = 1, 2, 3

# Heights that grow with the text as well, in units at 100 % text.
TARGET = 40
"""The smallest height of what can be clicked or touched."""
BAR_TARGET = 32
"""The same inside the top bar of the table."""

SMALLEST_TEXT = 11
SMALLEST_SCALE = 0.62
REFERENCE_SIZE = (1280, 720)


@dataclass(frozen=True, slots=True)
class TextStyle:
    """Size (in units), face and colour of a piece of text."""

    size: float
    face: Face = "regular"
    colour: Colour = TEXT


CAPTION: Final = TextStyle(12.5, "regular", DIM)
CHIP: Final = TextStyle(14, "semibold")
BODY: Final = TextStyle(16)
STRONG: Final = TextStyle(16, "semibold")
QUIET: Final = TextStyle(16, "regular", DIM)
LABEL: Final = TextStyle(18)
BUTTON: Final = TextStyle(17, "semibold")
HEADING: Final = TextStyle(22, "serif", GOLD)
TITLE: Final = TextStyle(36, "serif", GOLD)
SCORE: Final = TextStyle(22, "bold")


@dataclass(frozen=True, slots=True)
class Scale:
    """How units become pixels in a window of one size, with a text size chosen by the person."""

    width: int
    height: int
    text_size: float = 1.0
    """1.0 to 2.0: the setting "text size" over 100."""

    @property
    def space(self) -> float:
        """Pixels for a unit of space."""
        wide, high = REFERENCE_SIZE
        return max(SMALLEST_SCALE, min(self.width / wide, self.height / high))

    @property
    def text(self) -> float:
        """Pixels for a unit of text, and of whatever must hold text."""
        return self.space * self.text_size

    def u(self, units: float) -> int:
        """`units` of space in pixels; at least 1, so that no line or gap vanishes."""
        return max(1, round(units * self.space))

    def t(self, units: float) -> int:
        """`units` of text-bound length (heights, widths of labels) in pixels; at least 1."""
        return max(1, round(units * self.text))

    def px(self, units: float) -> int:
        """A type size of `units` in pixels; never below what can be read."""
        return max(SMALLEST_TEXT, round(units * self.text))
