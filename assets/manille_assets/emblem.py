"""The picture that stands for the whole program: the icon of its window. Knows no other drawing."""

from manille_assets.canvas import Canvas
from manille_assets.colours import CREAM, EDGE, GOLD, GOLD_DARK, GOLD_LIGHT, PAPER, RED
from manille_assets.geometry import turn
from manille_assets.shapes import box, ellipse, star
from manille_assets.suits import draw_sign

_FELT = "#1B5B47"
_FELT_EDGE = "#0B2E26"
_BACK = "#1C3A5E"


def window_icon() -> str:
    """A heart with the manille's star before a face-down card, on felt: SVG text, 256 x 256 units."""
    canvas = Canvas(256, 256)
    canvas.path(box(6, 6, 244, 244, 48), _FELT, _FELT_EDGE, 12)
    with canvas.placed(turn(-17, 128, 240)):
        canvas.path(box(60, 38, 130, 182, 14), PAPER, EDGE, 4)
        canvas.path(box(70, 48, 110, 162, 7), _BACK, GOLD, 5)
    with canvas.placed(turn(9, 128, 240)):
        canvas.path(box(66, 34, 130, 182, 14), PAPER, EDGE, 4)
        draw_sign(canvas, "H", 131, 125, 116, RED)
        canvas.path(ellipse(131, 120, 27), CREAM, GOLD_DARK, 3)
        canvas.path(ellipse(131, 120, 22), GOLD)
        canvas.path(star(131, 121, 5, 20, 8.5), GOLD_LIGHT)
    return canvas.svg()
