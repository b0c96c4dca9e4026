"""The backs of the cards: two full designs and a reduced one. All look the same upside down."""

from manille_assets.canvas import Canvas
from manille_assets.colours import CREAM, GOLD, PAPER, mix
from manille_assets.committed import committed
from manille_assets.geometry import Point
from manille_assets.layout import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH, blank_card, blank_mini
from manille_assets.shapes import box, ellipse, line, sector, star

_MARGIN = 16
_INNER = box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN)
_COLOURS = {"scallops": ("#1C3A5E", "#12263F"), "lattice": ("#7A1F2B", "#5A1420")}
"""Light and dark colour of each design."""


def back_kinds() -> tuple[str, ...]:
    """The designs to choose from, the default one first."""
    return tuple(_COLOURS)


def back(kind: str = "scallops") -> str:
    """The back of a card as SVG text; ValueError for a design that does not exist."""
    light, dark = _colours(kind)
    canvas = blank_card()
    canvas.path(box(10, 10, WIDTH - 20, HEIGHT - 20, 9), light)
    canvas.path(_INNER, dark)
    if kind == "scallops":
        for _ in canvas.on_both_ends():
            _draw_scallops(canvas, light, dark)
    else:
        _draw_lattice(canvas, light)
    canvas.path(_INNER, None, GOLD, 2.4)
    canvas.path(box(11.5, 11.5, WIDTH - 23, HEIGHT - 23, 8), None, mix(light, GOLD, 0.5), 1.2)
    _draw_medallion(canvas, light, dark)
    return canvas.svg()


def load_back_svg(kind: str = "scallops") -> str:
    """The same text as `back`, read from its file; ValueError for a design that does not exist."""
    _colours(kind)
    return committed(f"back_{kind}.svg")


def mini_back() -> str:
    """The back for cards below 60 pixels: one star."""
    canvas = blank_mini()
    canvas.path(box(16, 16, WIDTH - 32, HEIGHT - 32, 10), _COLOURS["scallops"][0], GOLD, 7)
    canvas.path(star(MIDDLE_X, MIDDLE_Y, 8, 78, 32), GOLD)
    canvas.path(ellipse(MIDDLE_X, MIDDLE_Y, 17), PAPER)
    return canvas.svg()


def _colours(kind: str) -> tuple[str, str]:
    if kind not in _COLOURS:
        raise ValueError(f"no back {kind!r}: there are {', '.join(_COLOURS)}")
    return _COLOURS[kind]


def _inside(bottom: float) -> tuple[Point, Point, Point, Point]:
    """The inner field down to `bottom`."""
    left, right = _MARGIN, WIDTH - _MARGIN
    return ((left, _MARGIN), (right, _MARGIN), (right, bottom), (left, bottom))


def _draw_scallops(canvas: Canvas, light: str, dark: str) -> None:
    """The upper half of the field: rows of discs, each row lying over the row above."""
    pitch, rise, rows = 43.6, 18, 10
    with canvas.cut_to(*_inside(MIDDLE_Y)):
        for row in range(rows):
            y = MIDDLE_Y - (rows - 1 - row) * rise
            for column in range(-2 - row % 2, 3):
                x = MIDDLE_X + (column + row % 2 / 2) * pitch
                canvas.path(ellipse(x, y, pitch / 2), light, GOLD)
                canvas.path(ellipse(x, y, pitch * 0.34), dark, GOLD, 1.1)
                canvas.path(ellipse(x, y, pitch * 0.18), GOLD)


def _draw_lattice(canvas: Canvas, light: str) -> None:
    """Gold bars crossing on the slant, with a small star in every mesh."""
    pitch, slope = 36.4, 1.5
    reach = MIDDLE_Y / slope
    with canvas.cut_to(*_inside(HEIGHT - _MARGIN)):
        for i in range(-7, 7):
            for offset, width in ((-4, 1.0), (0, 2.2), (4, 1.0)):
                x = MIDDLE_X + (i + 0.5) * pitch + offset
                canvas.path(line((x - reach, 0), (x + reach, HEIGHT)), None, GOLD, width)
                canvas.path(line((x + reach, 0), (x - reach, HEIGHT)), None, GOLD, width)
        for row in range(-6, 7):
            for column in range(-4 - row % 2, 6, 2):
                x, y = MIDDLE_X + column * pitch / 2, MIDDLE_Y + row * pitch * slope / 2
                canvas.path(star(x, y, 4, 8, 2.6), mix(light, GOLD, 0.75))


def _draw_medallion(canvas: Canvas, light: str, dark: str) -> None:
    x, y = MIDDLE_X, MIDDLE_Y
    canvas.path(star(x, y, 32, 62, 55), GOLD)
    canvas.path(ellipse(x, y, 53), dark)
    canvas.path(ellipse(x, y, 48), light, GOLD, 1.8)
    for i in range(16):
        middle = -90 + i * 22.5
        canvas.path(sector(x, y, 24, 45, middle - 5.6, middle + 5.6), mix(light, GOLD, 0.32))
    canvas.path(ellipse(x, y, 25), dark, GOLD, 2)
    canvas.path(star(x, y, 8, 20, 8), GOLD)
    canvas.path(ellipse(x, y, 4.5), CREAM)
