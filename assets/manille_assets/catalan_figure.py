"""What the twelve Catalan court figures have in common: a person, hands, arms, the sign held high.

Figures stand whole on the ground at y = 320, about x = 125 (a rider sits about x = 142). The sign is
raised at the right, so the left strip of a fanned card stays clean. Knows no single figure.
"""

from collections.abc import Callable
from dataclasses import dataclass

from manille_assets.canvas import Canvas
from manille_assets.catalan_colours import CatalanColours
from manille_assets.catalan_signs import draw_sign
from manille_assets.colours import CREAM, GOLD, GOLD_LIGHT, INK, SKIN, mix
from manille_assets.figure import Look
from manille_assets.geometry import Matrix, combine, scale, shift
from manille_assets.shapes import ellipse

GROUND = 322
LEATHER = "#5A3420"

_HELD = {"O": (198, 80, 62, 0), "C": (199, 84, 72, 0), "E": (198, 77, 128, 8), "B": (199, 79, 122, 8)}
"""Middle, size and lean of the raised sign."""
_GRIP = {"O": (202, 121), "C": (201, 124), "E": (197, 124), "B": (196, 124)}
"""Where the raised hand closes round it."""


@dataclass(frozen=True)
class Person(Look):
    """A figure's look, with the two more colours that the Catalan suits have."""

    colours: CatalanColours


Part = Callable[[Canvas, Person], None]
"""Draws one part of a figure; a figure is its parts in painter's order."""


def head_place(x: float, y: float, size: float) -> Matrix:
    """Where a head goes that is drawn as in `figure`: about x = 125, its forehead at y = 60."""
    return combine(shift(x, y), scale(size), shift(-125, -60))


def draw_fist(canvas: Canvas, x: float, y: float, size: float = 0.9) -> None:
    """A closed hand seen from the back of its fingers."""
    with canvas.placed(shift(x, y), scale(size)):
        canvas.inked("M-9 -8C-4 -12 7 -12 9 -7L9 8C7 12 -4 12 -9 8Z", SKIN, 1.6)
        canvas.stroke("M0 -4L8 -4M0 0L8 0M0 4L8 4", INK, 1)


def draw_raised_arm(
    canvas: Canvas, sleeve: str, shade: str, cuff: str = CREAM, *, shoulder: float = 146
) -> None:
    """The arm from the shoulder at (`shoulder`, 130) by the elbow up to the wrist at (197, 134)."""
    x = shoulder
    under = f"C203 150 198 164 190 170C178 172 {x + 14} 162 {x} 152"
    outline = f"M{x} 122C{x + 18} 122 176 130 183 141L190 128L205 135{under}Z"
    canvas.path(outline, sleeve)
    canvas.path(f"M{x + 1} 146C{x + 14} 154 176 164 188 165C196 158 200 148 203 136L205 135{under}Z", shade)
    canvas.path(outline, None, INK, 1.8)
    canvas.inked("M187 133L190 122L208 129L205 140Z", cuff)


def draw_arm_on_hip(canvas: Canvas, sleeve: str, shade: str, cuff: str = CREAM) -> None:
    """The other arm, elbow out, the hand on the belt at (105, 191)."""
    d = (
        "M103 122C83 128 65 150 65 169C71 184 84 193 97 197L105 185C95 180 87 173 84 167"
        "C89 156 96 149 104 146Z"
    )
    canvas.inked(d, sleeve, 1.8)
    canvas.stroke("M68 168C74 181 84 188 96 192", shade, 3)
    canvas.inked("M93 194L103 181L110 187L101 201Z", cuff, 1.4)
    draw_fist(canvas, 109, 195, 0.8)


def draw_arm_down(canvas: Canvas, sleeve: str, shade: str, cuff: str = CREAM) -> None:
    """The other arm, let down, the hand closed at (80, 205)."""
    d = "M104 122C86 126 74 142 70 164C69 176 70 186 72 192L89 193C89 180 91 168 98 154Z"
    canvas.inked(d, sleeve, 1.8)
    canvas.stroke("M73 166C72 176 72 182 74 190", shade, 3)
    canvas.inked("M69 188L92 189L91 199L71 198Z", cuff, 1.4)
    draw_fist(canvas, 81, 206, 0.82)


def draw_held_sign(canvas: Canvas, person: Person) -> None:
    """The suit's sign, and the fist that holds it up."""
    x, y, size, lean = _HELD[person.suit]
    draw_sign(canvas, person.suit, x, y, size, person.colours, lean=lean)
    draw_fist(canvas, *_GRIP[person.suit], 0.95)


def draw_belt(canvas: Canvas, y: float, left: float, right: float, colour: str = GOLD) -> None:
    """A belt 11 units broad about (125, y) with a round buckle."""
    canvas.inked(f"M{left} {y - 5.5}L{right} {y - 5.5}L{right + 1} {y + 5.5}L{left - 1} {y + 5.5}Z", colour)
    canvas.inked(ellipse((left + right) / 2, y, 7.5), GOLD_LIGHT)
    canvas.path(ellipse((left + right) / 2, y, 3), mix(colour, INK, 0.3))


def draw_plume(canvas: Canvas, fill: str = CREAM) -> None:
    """A curled feather that rises to the left from (105, 57)."""
    canvas.inked("M103 62C84 57 70 46 66 27C83 31 101 40 107 56Z", fill)
    canvas.stroke("M104 58C91 50 79 41 70 31", INK, 1.1)
    for t in range(3):
        canvas.stroke(f"M{96 - t * 7} {53 - t * 5}L{87 - t * 6} {53.5 - t * 5.5}", mix(INK, CREAM, 0.35), 1)
