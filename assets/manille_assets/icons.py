"""Small drawn signs for the window's buttons and plates, in one colour, 100 x 100 units.

Drawn, never typed: no font holds them all. Knows neither cards nor what a button does.
"""

from collections.abc import Callable

from manille_assets.canvas import Canvas
from manille_assets.colours import PAPER
from manille_assets.geometry import Point, polar, turn
from manille_assets.shapes import arc, box, ellipse, polygon

_LINE = 9.0
"""The thickness of lines, heavy enough for 16 pixels."""

_Draw = Callable[[Canvas, str], None]


def icon_names() -> tuple[str, ...]:
    """Every icon that there is."""
    return tuple(_ICONS)


def icon(name: str, colour: str = PAPER) -> str:
    """An icon as SVG text in a `#RRGGBB` colour; ValueError for a name that does not exist."""
    if name not in _ICONS:
        raise ValueError(f"no icon {name!r}: there are {', '.join(_ICONS)}")
    canvas = Canvas(100, 100)
    _ICONS[name](canvas, colour)
    return canvas.svg()


def _lines(*paths: str, width: float = _LINE) -> _Draw:
    def draw(canvas: Canvas, colour: str) -> None:
        for d in paths:
            canvas.stroke(d, colour, width)

    return draw


def _arrow(degrees: float) -> _Draw:
    def draw(canvas: Canvas, colour: str) -> None:
        with canvas.placed(turn(degrees, 50, 50)):
            canvas.stroke("M82 50L20 50", colour, _LINE)
            canvas.stroke("M44 24L18 50L44 76", colour, _LINE)

    return draw


def _question(canvas: Canvas, colour: str) -> None:
    canvas.stroke("M30 34C30 20 39 12 51 12C63 12 71 20 71 31C71 46 50 46 50 66", colour, 10)
    canvas.path(ellipse(50, 84, 7), colour)


def _gear(canvas: Canvas, colour: str) -> None:
    """Eight teeth on a ring: points on three circles, then the hub cut out by turning the other way."""
    outline: list[Point] = []
    for tooth in range(8):
        middle = tooth * 45
        for radius, offset in ((31, -13), (42, -9), (42, 9), (31, 13)):
            outline.append(polar(50, 50, radius, middle + offset))
    hub = arc(50, 50, 14, 360, 0) + "Z"
    canvas.path(polygon(*outline) + hub, colour)


def _dealer(canvas: Canvas, colour: str) -> None:
    """A round button with a card on it."""
    canvas.path(ellipse(50, 50, 41), None, colour, 7)
    with canvas.placed(turn(12, 50, 50)):
        canvas.path(box(35, 28, 30, 44, 5), colour)


def _crown(canvas: Canvas, colour: str) -> None:
    canvas.path(
        polygon((16, 66), (10, 28), (32, 46), (50, 16), (68, 46), (90, 28), (84, 66)), colour, colour, 4
    )
    canvas.path(box(16, 74, 68, 11, 3), colour)


def _network(canvas: Canvas, colour: str) -> None:
    for radius in (22, 40, 58):
        canvas.stroke(arc(50, 80, radius, 225, 315), colour, _LINE)
    canvas.path(ellipse(50, 80, 8), colour)


def _clock(canvas: Canvas, colour: str) -> None:
    canvas.path(ellipse(50, 50, 38), None, colour, _LINE)
    canvas.stroke("M50 27L50 51L66 61", colour, 8)


def _padlock(canvas: Canvas, colour: str) -> None:
    canvas.stroke("M31 48L31 34C31 8 69 8 69 34L69 48", colour, _LINE)
    keyhole = arc(50, 62, 7, 120, -240) + "L56 80L44 80Z"
    canvas.path(box(20, 46, 60, 44, 7) + keyhole, colour)


def _bot(canvas: Canvas, colour: str) -> None:
    eyes = "".join(arc(x, 52, 7, 360, 0) + "Z" for x in (37, 63))
    mouth = polygon((35, 68), (35, 74), (65, 74), (65, 68))
    canvas.path(box(18, 34, 64, 50, 11) + eyes + mouth, colour)
    canvas.stroke("M50 34L50 20", colour, 7)
    canvas.path(ellipse(50, 15, 7), colour)
    canvas.stroke("M8 52L8 66", colour, 7)
    canvas.stroke("M92 52L92 66", colour, 7)


def _person(canvas: Canvas, colour: str) -> None:
    canvas.path(ellipse(50, 30, 19), colour)
    canvas.path("M14 88C14 66 30 56 50 56C70 56 86 66 86 88Z", colour)


def _eye(canvas: Canvas, colour: str) -> None:
    canvas.stroke("M8 50C26 20 74 20 92 50C74 80 26 80 8 50Z", colour, 8)
    canvas.path(ellipse(50, 50, 13), colour)


def _bubble(canvas: Canvas, colour: str) -> None:
    dots = "".join(arc(x, 43, 5.5, 360, 0) + "Z" for x in (30, 50, 70))
    outline = (
        "M24 14L76 14C85 14 92 21 92 30L92 56C92 65 85 72 76 72L50 72L28 92L28 72L24 72"
        "C15 72 8 65 8 56L8 30C8 21 15 14 24 14Z"
    )
    canvas.path(outline + dots, colour)


def _bulb(canvas: Canvas, colour: str) -> None:
    """A bulb over its socket."""
    glass = "M38 68C38 58 26 54 26 38C26 24 37 16 50 16C63 16 74 24 74 38C74 54 62 58 62 68Z"
    canvas.stroke(glass, colour, 8)
    canvas.stroke("M39 80L61 80", colour, 8)
    canvas.stroke("M44 91L56 91", colour, 8)


def _speaker(canvas: Canvas, colour: str) -> None:
    canvas.path(polygon((8, 38), (24, 38), (46, 18), (46, 82), (24, 62), (8, 62)), colour, colour, 4)


def _sound_on(canvas: Canvas, colour: str) -> None:
    _speaker(canvas, colour)
    for radius in (18, 36):
        canvas.stroke(arc(52, 50, radius, -45, 45), colour, 8)


def _sound_off(canvas: Canvas, colour: str) -> None:
    _speaker(canvas, colour)
    canvas.stroke("M62 38L86 62", colour, 8)
    canvas.stroke("M86 38L62 62", colour, 8)


def _full_screen(canvas: Canvas, colour: str) -> None:
    for degrees in (0, 90, 180, 270):
        with canvas.placed(turn(degrees, 50, 50)):
            canvas.stroke("M14 36L14 14L36 14", colour, _LINE)


_ICONS: dict[str, _Draw] = {
    "menu": _lines("M16 26L84 26", "M16 50L84 50", "M16 74L84 74"),
    "question": _question,
    "gear": _gear,
    "arrow-left": _arrow(0),
    "arrow-up": _arrow(90),
    "arrow-right": _arrow(180),
    "arrow-down": _arrow(270),
    "check": _lines("M14 54L39 78L86 24", width=11),
    "cross": _lines("M20 20L80 80", "M80 20L20 80", width=11),
    "dealer": _dealer,
    "crown": _crown,
    "network": _network,
    "clock": _clock,
    "padlock": _padlock,
    "bot": _bot,
    "person": _person,
    "eye": _eye,
    "bubble": _bubble,
    "bulb": _bulb,
    "sound-on": _sound_on,
    "sound-off": _sound_off,
    "full-screen": _full_screen,
}
