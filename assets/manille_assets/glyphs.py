"""Letters and figures of the card corners, drawn as strokes from skeletons of our own.

No font is involved, so a card looks the same everywhere. Knows nothing of ranks or languages.
"""

import math

from manille_assets.canvas import Canvas
from manille_assets.geometry import scale, shift
from manille_assets.shapes import ellipse

_HEIGHT = 140
_SKELETONS: dict[str, tuple[int, str]] = {
    "0": (100, ellipse(50, 70, 37, 58)),
    "1": (58, "M8 44L38 14L38 140"),
    "2": (100, "M15 48C15 24 30 12 50 12C72 12 86 26 86 46C86 72 48 96 18 128L92 128"),
    "3": (
        100,
        (
            "M16 36C21 20 33 12 49 12C70 12 83 24 83 40C83 57 69 66 46 66C72 66 87 79 87 97"
            "C87 117 71 128 50 128C31 128 17 119 12 102"
        ),
    ),
    "4": (104, "M72 140L72 18L14 100L100 100"),
    "5": (
        100,
        "M82 12L31 12L25 64C32 58 40 55 50 55C72 55 88 69 88 92C88 114 72 128 49 128C31 128 17 120 12 105",
    ),
    "6": (100, "M66 2C40 30 13 60 13 90" + ellipse(50, 91, 37)),
    "7": (98, "M8 12L86 12L38 140"),
    "8": (100, ellipse(50, 39, 28, 27) + ellipse(50, 97, 37, 31)),
    "9": (100, "M34 138C60 110 87 80 87 50" + ellipse(50, 49, 37)),
    "A": (104, "M6 140L48 12L56 12L98 140M22 96L82 96"),
    "B": (
        100,
        (
            "M20 12L20 128M9 12L50 12C70 12 80 24 80 39C80 55 69 66 50 66L20 66"
            "M50 66C74 66 87 78 87 97C87 116 73 128 50 128L9 128"
        ),
    ),
    "D": (102, "M20 12L20 128M9 12L42 12C74 12 90 36 90 70C90 104 74 128 42 128L9 128"),
    "H": (104, "M16 0L16 140M88 0L88 140M16 70L88 70"),
    "J": (84, "M34 12L78 12M66 12L66 92C66 116 55 128 39 128C24 128 13 118 11 98"),
    "K": (104, "M16 0L16 140M94 0L20 82M44 56L98 140"),
    "Q": (106, ellipse(51, 70, 38, 58) + "M58 96L98 140"),
    "R": (102, "M18 140L18 12L48 12C72 12 84 25 84 44C84 64 71 76 48 76L18 76M52 76L94 140"),
    "V": (104, "M6 0L48 128L56 128L98 0"),
}
"""Width and path of each glyph, in a box 140 high."""


def draw_text(
    canvas: Canvas,
    text: str,
    x: float,
    top: float,
    height: float,
    colour: str,
    *,
    widest: float,
    gap: float,
    weight: float = 25,
) -> None:
    """Write `text` centred on `x`, narrowed to at most `widest` units.

    `gap` (between two glyphs) and `weight` (of the strokes) are in parts of a glyph 140 high.
    """
    natural = sum(_SKELETONS[glyph][0] for glyph in text) + gap * (len(text) - 1)
    high = height / _HEIGHT
    wide = min(high, widest / natural)
    left = x - natural * wide / 2
    for glyph in text:
        width, d = _SKELETONS[glyph]
        with canvas.placed(shift(left, top), scale(wide, high)):
            # A narrowed glyph keeps the thickness of its neighbours.
            canvas.path(d, None, colour, weight * math.sqrt(high / wide))
        left += (width + gap) * wide
