"""The Catalan suit signs: coin, cup, sword and cudgel, each a small picture. Knows no card.

Every sign is drawn in a box 100 high about (0, 0) and placed; outlines stay visible however small
it gets. The light comes from the left.
"""

from collections.abc import Callable

from manille_assets.canvas import Canvas
from manille_assets.catalan_colours import CatalanColours
from manille_assets.colours import BLUE, CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, LEAF_LIGHT, RED, WOOD, mix
from manille_assets.geometry import polar, scale, shift, turn
from manille_assets.shapes import ellipse, polygon, star

SUITS = ("O", "C", "E", "B")

_CUT_WOOD = "#E9C98F"
_GEM = BLUE
_FINE_FROM = 60
"""The size from which the petals of a coin are curved."""


def draw_sign(
    canvas: Canvas,
    suit: str,
    x: float,
    y: float,
    size: float,
    colours: CatalanColours,
    *,
    lean: float = 0,
    rich: bool = False,
) -> None:
    """Draw a suit sign about (x, y), `size` units high, leaning clockwise by `lean` degrees.

    `rich` adds what only an ace has room for.
    """
    with canvas.placed(shift(x, y), turn(lean), scale(size / 100)):
        _DRAWN[suit](canvas, colours, size, rich)


def _line_width(size: float, usual: float) -> float:
    """What is `usual` at full size and never thinner than 1.25 units on the card."""
    return max(usual, 125 / size)


def _draw_coin(canvas: Canvas, colours: CatalanColours, size: float, rich: bool) -> None:
    canvas.inked(ellipse(0, 0, 49), GOLD, _line_width(size, 2.6))
    canvas.path(ellipse(0, 0, 39), GOLD_LIGHT, GOLD_DARK, 2)
    canvas.path("".join(_petal(i * 22.5, fine=size >= _FINE_FROM) for i in range(16)), colours.thing)
    canvas.path(ellipse(0, 0, 21), GOLD, GOLD_DARK, 2)
    canvas.path(star(0, 0, 8, 19, 8.5), "#FFF3CF", GOLD_DARK, 1.2)
    if rich:
        beads = [polar(0, 0, 44, i * 15) for i in range(24)]
        canvas.path("".join(ellipse(x, y, 2.1) for x, y in beads), GOLD_DARK)


def _petal(angle: float, *, fine: bool) -> str:
    """One of the petals of a coin, between its ring and its middle."""
    foot, tip = polar(0, 0, 22.5, angle), polar(0, 0, 37.5, angle)
    left, right = polar(0, 0, 30.5, angle - 8), polar(0, 0, 30.5, angle + 8)
    if not fine:
        return polygon(foot, left, tip, right)
    (fx, fy), (tx, ty) = foot, tip
    (lx, ly), (rx, ry) = polar(0, 0, 31, angle - 14), polar(0, 0, 31, angle + 14)
    return f"M{fx} {fy}Q{lx} {ly} {tx} {ty}Q{rx} {ry} {fx} {fy}Z"


def _draw_cup(canvas: Canvas, colours: CatalanColours, size: float, rich: bool) -> None:
    outline = _line_width(size, 2.6)
    dark = mix(colours.thing, INK, 0.4)
    canvas.inked("M-9 10L9 10L7 24C18 27 30 33 32 48L-32 48C-30 33 -18 27 -7 24Z", GOLD, outline)
    canvas.path("M0 10L9 10L7 24C18 27 30 33 32 48L0 48Z", mix(GOLD, GOLD_DARK, 0.55))
    canvas.path("M-38 -40C-38 -4 -22 12 0 14C22 12 38 -4 38 -40Z", colours.thing)
    canvas.path("M0 -40L38 -40C38 -4 22 12 0 14Z", dark)
    canvas.path("M-36 -22C-20 -14 20 -14 36 -22L33.6 -13C18 -5 -18 -5 -33.6 -13Z", GOLD_LIGHT)
    canvas.path("M0 -16C14 -16 28 -18 36 -22L33.6 -13C26 -9 13 -7 0 -7Z", GOLD)
    canvas.stroke("M-26 -6C-22 2 -16 7 -9 9", mix(colours.thing, CREAM, 0.5), 2.6)
    canvas.path("M-38 -40C-38 -4 -22 12 0 14C22 12 38 -4 38 -40", None, INK, outline)
    canvas.inked(ellipse(0, -40, 39, 9), GOLD, outline)
    canvas.path(ellipse(0, -40, 30, 4.8), mix(colours.thing, INK, 0.62))
    canvas.inked(ellipse(0, 17, 12, 5), GOLD_LIGHT, outline * 0.85)
    if rich:
        for x in (-24.0, -8.0, 8.0, 24.0):
            canvas.inked(ellipse(x, -11.6 - abs(x) * 0.09, 3.6), _GEM, 1.2)
        canvas.stroke("M-27 42C-14 38 14 38 27 42", GOLD_DARK, 1.6)


def _draw_sword(canvas: Canvas, colours: CatalanColours, size: float, rich: bool) -> None:
    outline = _line_width(size, 2)
    blade = "M-7.5 20L-7.5 -38L0 -50L7.5 -38L7.5 20Z"
    canvas.path(blade, mix(colours.thing, CREAM, 0.72))
    canvas.path("M0 -50L7.5 -38L7.5 20L0 20Z", colours.thing)
    canvas.path(blade, None, INK, outline)
    if rich:
        canvas.stroke("M-3.4 -36L-3.4 10", CREAM, 1.4)
        canvas.stroke("M3.6 -34L3.6 10", mix(colours.thing, INK, 0.4), 1.2)
    canvas.inked("M-22 14C-18 20 18 20 22 14L22 23C16 27 -16 27 -22 23Z", GOLD, outline)
    canvas.inked("M-4.5 25L4.5 25L4 40L-4 40Z", "#A8321F", outline * 0.8)
    canvas.inked(ellipse(0, 44.5, 6.2), GOLD_LIGHT, outline * 0.9)


_TRUNK = (
    "M-18 -43L18 -43L14.6 -22L25 -30L29 -20.5L12.6 -10L7.4 30L7 45C5 49 -5 49 -7 45L-7.4 30L-10 8"
    "L-22 13L-24 3.5L-11.4 -3L-14.6 -22Z"
)
_TRUNK_SHADE = "M4 -43L18 -43L14.6 -22L25 -30L29 -20.5L12.6 -10L7.4 30L7 45C6 47.6 3.5 48.4 1 48.6Z"


def _draw_cudgel(canvas: Canvas, colours: CatalanColours, size: float, rich: bool) -> None:
    """A straight branch, cut flat at both ends: were it rounded, it would pass for a cactus."""
    outline = _line_width(size, 2)
    for x, y, angle in ((9.0, 6.0, 62), (-12.0, -16.0, -58)):
        with canvas.placed(shift(x, y), turn(angle)):
            canvas.inked("M0 0C-8 -7 -7 -18 0 -25C7 -18 8 -7 0 0Z", LEAF_LIGHT, outline * 0.8)
            canvas.stroke("M0 -5L0 -19", mix(LEAF_LIGHT, INK, 0.45), 1.4)
    canvas.path(_TRUNK, colours.thing)
    canvas.path(_TRUNK_SHADE, mix(colours.thing, INK, 0.38))
    grain = "M-11.6 -34L-8.6 -8M-5 -30L-2.6 0M-5.6 14L-4.4 38"
    canvas.stroke(grain, mix(colours.thing, CREAM, 0.5), 1.9)
    canvas.stroke("M9.6 -32L6.6 -12M3.4 10L2.6 34", mix(colours.thing, INK, 0.66), 1.7)
    canvas.path(_TRUNK, None, INK, outline)
    canvas.inked(ellipse(0, -43, 18, 6.4), _CUT_WOOD, outline)
    canvas.path(ellipse(0, -43, 9.5, 3), None, WOOD, 1.5)
    for x, y, angle in ((27.0, -25.2, 23), (-23.0, 8.3, -12)):
        with canvas.placed(shift(x, y), turn(angle)):
            canvas.inked(ellipse(0, 0, 2.6, 5.2), _CUT_WOOD, outline * 0.75)
    canvas.inked(ellipse(0, 45.4, 7, 3.2), RED, outline * 0.8)
    if rich:
        canvas.path(ellipse(0, -43, 4.5, 1.3), None, WOOD, 1)


_DRAWN: dict[str, Callable[[Canvas, CatalanColours, float, bool], None]] = {
    "O": _draw_coin,
    "C": _draw_cup,
    "E": _draw_sword,
    "B": _draw_cudgel,
}
