"""The French court cards: which figure holds what, the frame, and the two turned halves.

A figure is drawn for the upper half only, cut at the middle and repeated upside down; a gold belt
hides the seam. Knows neither the corner index nor palettes by name.
"""

from manille_assets.canvas import Canvas
from manille_assets.colours import BLUE, CREAM, GOLD, GOLD_LIGHT, INK, PAPER, RED, SuitColours, mix
from manille_assets.figure import Look, Part
from manille_assets.geometry import polar, shift
from manille_assets.held import (
    draw_axe,
    draw_bow,
    draw_halberd,
    draw_hand,
    draw_lantern,
    draw_lily,
    draw_mace,
    draw_mirror,
    draw_orb,
    draw_peacock_feather,
    draw_rose,
    draw_sceptre,
    draw_sword,
)
from manille_assets.jacks import JACKS
from manille_assets.kings import KINGS
from manille_assets.layout import MIDDLE_X, MIDDLE_Y
from manille_assets.queens import QUEENS
from manille_assets.shapes import box, lozenge, polygon
from manille_assets.suits import draw_sign

_LEFT, _RIGHT, _TOP, _BOTTOM = 50, 200, 13, 337
_FRAME = box(_LEFT, _TOP, _RIGHT - _LEFT, _BOTTOM - _TOP)
_UPPER_HALF = (
    (_LEFT + 1.5, _TOP + 1.5),
    (_RIGHT - 1.5, _TOP + 1.5),
    (_RIGHT - 1.5, MIDDLE_Y),
    (_LEFT + 1.5, MIDDLE_Y),
)
"""Narrower than the frame, whose line then covers the ends of lines that are cut."""

_FIGURES: dict[str, dict[str, tuple[Part, ...]]] = {"K": KINGS, "Q": QUEENS, "J": JACKS}
_LOWERED = {"K": 2, "Q": 4, "J": 0}
"""How far a figure stands below its own drawing, so that its headdress clears the frame."""

_HAIR = {
    "K": {"S": "#D9D6CE", "H": "#9A4F22", "D": "#D9A441", "C": "#3A2A22"},
    "Q": {"S": "#20222E", "H": "#E0B04E", "D": "#A6481F", "C": "#5A3420"},
    "J": {"S": "#6B4426", "H": "#E3B65A", "D": "#4A2C1B", "C": "#A9541F"},
}

_HELD: dict[str, dict[str, Part]] = {
    "K": {"S": draw_sceptre, "H": draw_sword, "D": draw_axe, "C": draw_orb},
    "Q": {"S": draw_lily, "H": draw_rose, "D": draw_mirror, "C": draw_peacock_feather},
    "J": {"S": draw_halberd, "H": draw_bow, "D": draw_lantern, "C": draw_mace},
}


def draw_court(canvas: Canvas, rank: str, suit: str, colours: SuitColours) -> None:
    """Both halves of a king, queen or jack, in their frame."""
    look = Look(suit, colours, _HAIR[rank][suit], BLUE if suit == "H" else RED)
    canvas.path(_FRAME, mix(PAPER, colours.robe, 0.07))
    for _ in canvas.on_both_ends():
        _draw_half(canvas, rank, look)
    _draw_belt(canvas, colours)
    canvas.path(_FRAME, None, INK, 2)
    canvas.path(box(_LEFT + 3.4, _TOP + 3.4, _RIGHT - _LEFT - 6.8, _BOTTOM - _TOP - 6.8), None, GOLD, 1.4)


def _draw_half(canvas: Canvas, rank: str, look: Look) -> None:
    with canvas.cut_to(*_UPPER_HALF):
        _draw_rays(canvas)
        with canvas.placed(shift(0, _LOWERED[rank])):
            for part in _FIGURES[rank][look.suit]:
                part(canvas, look)
            _draw_held(canvas, rank, look)
        draw_sign(canvas, look.suit, *_sign_place(rank, look.suit), 28, look.colours.sign)


def _draw_held(canvas: Canvas, rank: str, look: Look) -> None:
    cuff = GOLD_LIGHT if rank == "Q" else CREAM
    _HELD[rank][look.suit](canvas, look)
    draw_hand(canvas, look, cuff=cuff, size=1 if rank == "K" else 0.88)


def _sign_place(rank: str, suit: str) -> tuple[float, float]:
    """Where the figure leaves room for a sign: plumes and hoods of jacks fill the upper corner."""
    return (68, 98) if rank == "J" and suit != "D" else (70, 37)


def _draw_rays(canvas: Canvas) -> None:
    """A rising sun behind the figure."""
    step = 6
    for start in range(180, 360, 2 * step):
        far, farther = polar(MIDDLE_X, MIDDLE_Y, 230, start), polar(MIDDLE_X, MIDDLE_Y, 230, start + step)
        canvas.path(polygon((MIDDLE_X, MIDDLE_Y), far, farther), mix(PAPER, GOLD, 0.26))


def _draw_belt(canvas: Canvas, colours: SuitColours) -> None:
    canvas.inked(box(_LEFT + 0.5, MIDDLE_Y - 8, _RIGHT - _LEFT - 1, 16), GOLD, 1.6)
    for i in range(11):
        canvas.path(lozenge(MIDDLE_X + (i - 5) * 13, MIDDLE_Y, 5.5), CREAM if i % 2 else colours.robe)
