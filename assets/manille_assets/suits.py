"""The French suit signs: spade, heart, diamond, club. Knows no card."""

from manille_assets.canvas import Canvas
from manille_assets.geometry import scale, shift, turn
from manille_assets.shapes import ellipse

SUITS = ("S", "H", "D", "C")

_OUTLINES = {
    "S": "M0 -50C8 -31 45 -12 45 15C45 31 34 38 23 38C14 38 7 33 4 25C6 36 10 44 19 49"
    "L-19 49C-10 44 -6 36 -4 25C-7 33 -14 38 -23 38C-34 38 -45 31 -45 15C-45 -12 -8 -31 0 -50Z",
    "H": "M0 47C-9 27 -47 8 -47 -19C-47 -38 -33 -46 -22 -46C-11 -46 -3 -39 0 -28"
    "C3 -39 11 -46 22 -46C33 -46 47 -38 47 -19C47 8 9 27 0 47Z",
    "D": "M0 -50C9 -30 23 -13 39 0C23 13 9 30 0 50C-9 30 -23 13 -39 0C-23 -13 -9 -30 0 -50Z",
    "C": ellipse(0, -26, 22.5)
    + ellipse(-24.5, 9, 22.5)
    + ellipse(24.5, 9, 22.5)
    + "M-10 -12L10 -12L12 6C5 14 4 22 4 26C6 37 10 44 19 49L-19 49C-10 44 -6 37 -4 26C-4 22 -5 14 -12 6Z",
}
"""Outlines in a box 100 wide and high about (0, 0)."""


def draw_sign(
    canvas: Canvas, suit: str, x: float, y: float, size: float, colour: str, *, turned: bool = False
) -> None:
    """Draw a suit sign about (x, y), `size` units high, upside down when `turned`."""
    with canvas.placed(shift(x, y), scale(size / 100), turn(180 if turned else 0)):
        canvas.path(_OUTLINES[suit], colour)
