"""What the twelve court figures have in common: their colours, a face, a neck, patterns.

Figures stand about x = 125 in the upper half of a card: head from y = 50 to 110, belt at 167.
The light comes from the left: the right half of everything is darker. Knows no single figure.
"""

from collections.abc import Callable
from dataclasses import dataclass

from manille_assets.canvas import Canvas
from manille_assets.colours import BLUSH, CREAM, INK, LIPS, RED, SKIN, SKIN_SHADE, SuitColours, mix
from manille_assets.geometry import polar, scale, shift
from manille_assets.shapes import arc, ellipse


@dataclass(frozen=True)
class Look:
    """How one figure is coloured: its suit and the suit's colours, hair, and a jewel that stands out."""

    suit: str
    colours: SuitColours
    hair: str
    jewel: str

    @property
    def hair_line(self) -> str:
        """The colour of strands drawn into the hair: darker in fair hair, lighter in dark hair."""
        brightness = sum(bytes.fromhex(self.hair[1:]))
        return mix(self.hair, INK, 0.4) if brightness > 200 else mix(self.hair, CREAM, 0.3)


Part = Callable[[Canvas, Look], None]
"""Draws one part of a figure; a figure is its parts in painter's order."""


def draw_face(canvas: Canvas, look: Look, top: float, width: float, height: float) -> None:
    """A two-tone head with eyes, brows and nose, 44 x 54 before it is stretched."""
    with canvas.placed(shift(125, top), scale(width / 44, height / 54)):
        canvas.inked("M-22 0L22 0L22 24C22 42 12 54 0 54C-12 54 -22 42 -22 24Z", SKIN, 1.6)
        canvas.path("M0 0L21.2 0L21.2 24C21.2 41 11.6 53.2 0 53.2Z", SKIN_SHADE)
        canvas.path("M0 14L7 36L0 38Z", SKIN)
        for _ in canvas.on_both_sides(0):
            _draw_eye(canvas)
        canvas.stroke("M-3.2 14.5L-5.2 34.5C-5.6 37.5 0 38.6 5.8 36.6", INK, 1.5)


def _draw_eye(canvas: Canvas) -> None:
    canvas.path("M4 21Q10 15.5 17.5 20.5Q10.5 25.5 4 21Z", CREAM)
    canvas.path(ellipse(10.6, 20.4, 3.1), INK)
    canvas.path(ellipse(9.6, 19.3, 0.9), CREAM)
    canvas.stroke("M3 21.3Q10 14.6 19 20.6", INK, 2.2)


def draw_brows(canvas: Canvas, look: Look, d: str, width: float, top: float) -> None:
    """Two brows from one path, drawn for the right side about x = 0 below `top`."""
    colour = mix(look.hair, INK, 0.35)
    with canvas.placed(shift(125, top)):
        for _ in canvas.on_both_sides(0):
            canvas.stroke(d, colour, width)


def draw_red_lips(canvas: Canvas, y: float) -> None:
    """A painted mouth with its upper bow at `y`, and rouge on the cheeks."""
    canvas.path(
        f"M117.8 {y + 1.6}Q121.6 {y - 1.8} 125 {y}Q128.4 {y - 1.8} 132.2 {y + 1.6}"
        f"Q125 {y + 7.4} 117.8 {y + 1.6}Z",
        RED,
    )
    canvas.stroke(f"M118.6 {y + 1.7}Q125 {y + 3.2} 131.4 {y + 1.7}", mix(RED, INK, 0.5), 0.9)
    for x in (112, 138):
        canvas.path(ellipse(x, y - 8.5, 3.5), BLUSH, opacity=0.55)


def draw_plain_lips(canvas: Canvas, y: float) -> None:
    """An unpainted mouth at `y`."""
    canvas.path(
        f"M118.8 {y}Q122.6 {y - 1.6} 125 {y - 0.6}Q127.4 {y - 1.6} 131.2 {y}Q125 {y + 4} 118.8 {y}Z", LIPS
    )


def draw_neck(canvas: Canvas, top: float, bottom: float) -> None:
    """A neck 20 units wide, in the shadow of the chin."""
    canvas.path(f"M115 {top}L135 {top}L135 {bottom}L115 {bottom}Z", SKIN_SHADE)
    canvas.path(f"M115 {top}L124 {top}L124 {bottom}L115 {bottom}Z", mix(SKIN, SKIN_SHADE, 0.45))


def draw_pearls(canvas: Canvas, y: float, radius: float, flat: float, count: int = 9) -> None:
    """A string of pearls hanging about (125, y)."""
    for i in range(count):
        x, at = polar(125, y, radius, 18 + i * 144 / (count - 1), flat)
        canvas.inked(ellipse(x, at, 2.7), CREAM, 1)


def draw_curl(canvas: Canvas, look: Look, x: float, y: float, radius: float) -> None:
    """A round curl of hair about (x, y)."""
    canvas.inked(ellipse(x, y, radius), look.hair, 1.4)
    canvas.stroke(arc(x, y, radius * 0.5, 110, 345), look.hair_line, 1.1)
