"""French number cards and aces. Knows no letters: the corner label comes from the pack."""

from manille_assets.canvas import Canvas
from manille_assets.colours import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, PAPER, mix
from manille_assets.geometry import Point
from manille_assets.layout import MIDDLE_X, MIDDLE_Y
from manille_assets.shapes import ellipse, sector, star
from manille_assets.suits import draw_sign

_LEFT, _RIGHT = 82, 168
_TOP, _UPPER, _LOWER, _BOTTOM = 60, 136.67, 213.33, 290


def _pairs(*rows: float) -> list[Point]:
    return [(x, y) for y in rows for x in (_LEFT, _RIGHT)]


_PLACES: dict[str, tuple[float, list[Point]]] = {
    "7": (48, [*_pairs(_TOP, MIDDLE_Y, _BOTTOM), (MIDDLE_X, 117.5)]),
    "8": (48, [*_pairs(_TOP, MIDDLE_Y, _BOTTOM), (MIDDLE_X, 117.5), (MIDDLE_X, 232.5)]),
    "9": (46, [*_pairs(_TOP, _UPPER, _LOWER, _BOTTOM), (MIDDLE_X, MIDDLE_Y)]),
    "10": (45, [*_pairs(_TOP, _UPPER, _LOWER, _BOTTOM), (MIDDLE_X, 98), (MIDDLE_X, 252)]),
}
"""Size of the signs, and their places, by rank."""


def draw_number(canvas: Canvas, rank: str, suit: str, colour: str) -> None:
    """The signs of a 7, 8, 9 or 10; those below the middle stand on their heads."""
    size, places = _PLACES[rank]
    for x, y in places:
        draw_sign(canvas, suit, x, y, size, colour, turned=y > MIDDLE_Y)
    if rank == "10":
        draw_medal(canvas, MIDDLE_X, MIDDLE_Y, 30, colour)


def draw_medal(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """The gold roundel that marks the manille, the strongest card of its suit."""
    canvas.path(star(x, y, 24, radius, radius * 0.78), GOLD)
    canvas.path(ellipse(x, y, radius * 0.74), CREAM, GOLD_DARK, 1.4)
    canvas.path(ellipse(x, y, radius * 0.60), colour)
    canvas.path(star(x, y, 5, radius * 0.48, radius * 0.2), GOLD_LIGHT)


def draw_ace(canvas: Canvas, suit: str, colour: str) -> None:
    """One large sign before a rising sun."""
    x, y = MIDDLE_X, MIDDLE_Y
    for i in range(24):
        middle = -90 + i * 15
        if i % 2:
            canvas.path(sector(x, y, 70, 88, middle - 4.2, middle + 4.2), mix(PAPER, GOLD, 0.42))
        else:
            canvas.path(sector(x, y, 70, 92, middle - 5.4, middle + 5.4), mix(PAPER, GOLD, 0.30))
            canvas.path(sector(x, y, 95, 102, middle - 1.8, middle + 1.8), GOLD)
    canvas.path(ellipse(x, y, 65), mix(PAPER, GOLD, 0.10), GOLD, 2.4)
    canvas.path(ellipse(x, y, 60), None, GOLD, 1)
    draw_sign(canvas, suit, x, y, 88, colour)
    draw_sign(canvas, suit, x, y + 2, 27, PAPER)
