"""The Catalan court cards: twelve whole figures on their ground, and what makes each its own.

Knows neither the corner index nor palettes by name.
"""

from manille_assets.canvas import Canvas
from manille_assets.catalan_colours import CatalanColours
from manille_assets.catalan_figure import Part, Person, draw_held_sign
from manille_assets.catalan_kings import KINGS
from manille_assets.catalan_pages import PAGES
from manille_assets.catalan_riders import RIDERS
from manille_assets.colours import BLUE, GOLD, PAPER, RED, mix
from manille_assets.geometry import polar
from manille_assets.layout import MIDDLE_X
from manille_assets.shapes import box, polygon

_GROUND_TOP, _GROUND_BOTTOM = 318, 332
_SKY = ((10.3, 10.3), (239.7, 10.3), (239.7, _GROUND_TOP), (10.3, _GROUND_TOP))
_FIGURES: dict[str, dict[str, tuple[Part, ...]]] = {"K": KINGS, "N": RIDERS, "J": PAGES}
_HAIR = {
    "K": {"O": "#9A4F22", "C": "#3A2A22", "E": "#D9D6CE", "B": "#C98A2E"},
    "N": {"O": "#4A2C1B", "C": "#6B4426", "E": "#A9541F", "B": "#20222E"},
    "J": {"O": "#E0B04E", "C": "#20222E", "E": "#7A4A26", "B": "#B5602A"},
}


def draw_court(canvas: Canvas, rank: str, suit: str, colours: CatalanColours) -> None:
    """A king (K), a rider (N, the cavall) or a page (J, the sota) before a rising sun."""
    person = Person(suit, colours, _HAIR[rank][suit], BLUE if suit in "OC" else RED)
    canvas.path(box(9, 9, 232, 332, 8), mix(PAPER, colours.robe, 0.05))
    _draw_sun(canvas)
    _draw_ground(canvas, colours.robe)
    for part in _FIGURES[rank][suit]:
        part(canvas, person)
    draw_held_sign(canvas, person)


def _draw_sun(canvas: Canvas) -> None:
    """Rays that rise from behind the feet."""
    with canvas.cut_to(*_SKY):
        for i in range(17):
            near, far = (polar(MIDDLE_X, _GROUND_TOP, 420, 180 + (2 * i + k) * 5.3) for k in (0, 1))
            canvas.path(polygon((MIDDLE_X, _GROUND_TOP), near, far), mix(PAPER, GOLD, 0.22))


def _draw_ground(canvas: Canvas, colour: str) -> None:
    top, bottom = _GROUND_TOP, _GROUND_BOTTOM
    canvas.path(box(20, top, 210, bottom - top), mix(PAPER, colour, 0.28))
    teeth = (polygon((20 + i * 14, top), (27 + i * 14, bottom), (34 + i * 14, top)) for i in range(15))
    canvas.path("".join(teeth), mix(PAPER, colour, 0.5))
