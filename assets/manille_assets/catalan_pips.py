"""Catalan number cards and aces. Knows neither the corner index nor the frame."""

from manille_assets.canvas import Canvas
from manille_assets.catalan_colours import CatalanColours
from manille_assets.catalan_signs import draw_sign
from manille_assets.colours import GOLD, INK, LEAF, LEAF_LIGHT, PAPER, mix
from manille_assets.geometry import Point, scale, shift, turn
from manille_assets.layout import MIDDLE_X, MIDDLE_Y
from manille_assets.pips import draw_medal
from manille_assets.shapes import ellipse, sector, star

_ROWS = (78, MIDDLE_Y, 272)
_SIZES: dict[str, tuple[float, ...]] = {
    "O": (96, 78, 70, 68, 62, 56, 54, 50),
    "C": (104, 84, 78, 70, 68, 54, 52, 54),
    "E": (138, 124, 116, 98, 88, 88, 88, 86),
    "B": (138, 124, 114, 96, 88, 80, 80, 79),
}
"""How high the signs are, by suit, from the two to the nine."""


def _columns(*xs: float, rows: tuple[float, ...] = _ROWS) -> list[Point]:
    return [(x, y) for y in rows for x in xs]


_FOUR = _columns(90, 174, rows=(92, 258))
_SIX = _columns(88, 174)
_ROUND: dict[str, list[Point]] = {
    "2": [(MIDDLE_X + 4, 100), (MIDDLE_X + 4, 250)],
    "3": [(MIDDLE_X + 4, y) for y in _ROWS],
    "4": _FOUR,
    "5": [*_FOUR, (132, MIDDLE_Y)],
    "6": _SIX,
    "7": [*_SIX, (131, 126.5)],
    "8": [*_SIX, (131, 126.5), (131, 223.5)],
    "9": _columns(80, 131, 182, rows=(84, MIDDLE_Y, 266)),
}
"""Where coins and cups lie: the first column clears the sign under the index."""
_TALL: dict[str, list[Point]] = {
    "2": [(MIDDLE_X + 4, 92), (MIDDLE_X + 4, 256)],
    "3": [(MIDDLE_X + 4, 92), (85, 250), (167, 250)],
    "4": _FOUR,
    "5": [*_FOUR, (132, MIDDLE_Y)],
    "6": _SIX,
    "7": [*_columns(82, 132, 182, rows=(78, 272)), (131, MIDDLE_Y)],
    "8": [*_columns(82, 132, 182, rows=(78, 272)), (107, MIDDLE_Y), (155, MIDDLE_Y)],
    "9": _columns(81, 132, 183),
}
"""Where swords and cudgels stand."""


def draw_number(canvas: Canvas, rank: str, suit: str, colours: CatalanColours) -> None:
    """The signs of a card from the two to the nine; the nine, the manille, bears two medals."""
    size = _SIZES[suit][int(rank) - 2]
    for x, y in (_ROUND if suit in "OC" else _TALL)[rank]:
        draw_sign(canvas, suit, x, y, size, colours)
    if rank == "9":
        for _ in canvas.on_both_ends():
            draw_medal(canvas, 216, 34, 17, colours.sign)


def draw_ace(canvas: Canvas, suit: str, colours: CatalanColours) -> None:
    """One great sign before a rising sun."""
    x, y = MIDDLE_X, MIDDLE_Y
    rays = "".join(sector(x, y, 30, 92, i * 18, i * 18 + 9) for i in range(20))
    canvas.path(rays, mix(PAPER, GOLD, 0.24))
    canvas.path(ellipse(x, y, 92), None, GOLD, 1.6)
    if suit == "O":
        canvas.inked(star(x, y, 24, 84, 64), GOLD, 1.8)
        draw_sign(canvas, suit, x, y, 126, colours, rich=True)
    elif suit == "C":
        draw_sign(canvas, suit, x, y + 3, 170, colours, rich=True)
    elif suit == "E":
        _draw_laurels(canvas)
        draw_sign(canvas, suit, x, y - 3, 230, colours, rich=True)
    else:
        _draw_foliage(canvas)
        draw_sign(canvas, suit, x, y, 218, colours, lean=8, rich=True)


def _draw_laurels(canvas: Canvas) -> None:
    """Two branches crossed under the sword."""
    with canvas.placed(shift(MIDDLE_X, MIDDLE_Y)):
        for _ in canvas.on_both_sides(0):
            canvas.stroke("M12 82C-58 76 -76 30 -62 -26", LEAF, 3.4)
            for x, y, angle in ((-28, 72, -72), (-52, 51, -42), (-66, 22, -14), (-66, -8, 4)):
                for splay in (-38, 42):
                    _draw_leaf(canvas, x, y, angle + splay, 27, LEAF if splay < 0 else LEAF_LIGHT)
            _draw_leaf(canvas, -62, -24, 12, 27, LEAF)


def _draw_foliage(canvas: Canvas) -> None:
    """Sprigs of three leaves that grow from the cudgel."""
    for x, y, angle in ((148, 140, 62), (104, 124, -58), (104, 206, -66), (146, 214, 70)):
        for splay, fill in ((-24, LEAF), (24, LEAF), (0, LEAF_LIGHT)):
            _draw_leaf(canvas, x, y, angle + splay, 40, fill)


def _draw_leaf(canvas: Canvas, x: float, y: float, angle: float, length: float, fill: str) -> None:
    with canvas.placed(shift(x, y), turn(angle), scale(length / 40)):
        canvas.inked("M0 0C-11 -12 -9 -29 0 -40C9 -29 11 -12 0 0Z", fill, 60 / length)
        canvas.stroke("M0 -8L0 -30", mix(fill, INK, 0.4), 1.2)
