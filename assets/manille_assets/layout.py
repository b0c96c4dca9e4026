"""What every card shares: the sheet of paper, its size, the corner index, the reduced face.

Knows the French suits only by their signs, and nothing of figures or pips.
"""

from manille_assets.canvas import Canvas
from manille_assets.colours import EDGE, PAPER
from manille_assets.glyphs import draw_text
from manille_assets.shapes import box
from manille_assets.suits import draw_sign

WIDTH = 250
HEIGHT = 350
MIDDLE_X = 125
MIDDLE_Y = 175


def blank_card() -> Canvas:
    """A sheet with an empty card; its darker edge keeps overlapping cards apart."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.path(box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, 15), PAPER, EDGE)
    return canvas


def blank_mini() -> Canvas:
    """A sheet with an empty card for small sizes: rounder, with a heavier edge."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.path(box(2, 2, WIDTH - 4, HEIGHT - 4, 24), PAPER, EDGE, 4)
    return canvas


def draw_index(canvas: Canvas, label: str, suit: str, colour: str) -> None:
    """Label over suit sign in two corners, within the strip that a fanned card shows (48 units)."""
    for _ in canvas.on_both_ends():
        draw_text(canvas, label, 27, 14, 46, colour, widest=38, gap=7)
        draw_sign(canvas, suit, 27, 83, 30, colour)


def draw_mini(label: str, suit: str, colour: str) -> Canvas:
    """A face for cards below 90 pixels: one huge label over one huge sign, legible at 64."""
    canvas = blank_mini()
    draw_text(canvas, label, MIDDLE_X, 34, 136, colour, widest=170, gap=8)
    draw_sign(canvas, suit, MIDDLE_X, 254, 136, colour)
    return canvas
