"""The Catalan pack: 48 cards, from the 2 to the 9 (the manilla), in four suits.

Cards are written rank before suit: `2O`, `9C`, `JE` for the sota (printed 10), `NB` for the cavall
(11), `KO` for the rei (12), `AC` (1). Corners bear figures, so the letters that are set for the
French pack change nothing. Knows no files and no other pack.
"""

from manille_assets.canvas import Canvas
from manille_assets.catalan_colours import CatalanColours, catalan_colours
from manille_assets.catalan_courts import draw_court
from manille_assets.catalan_pips import draw_ace, draw_number
from manille_assets.catalan_signs import SUITS, draw_sign
from manille_assets.colours import PAPER
from manille_assets.geometry import scale, shift, turn
from manille_assets.glyphs import draw_text
from manille_assets.layout import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH, blank_card, blank_mini
from manille_assets.packs import Pack
from manille_assets.shapes import arc, box, line

RANKS = ("2", "3", "4", "5", "6", "7", "8", "J", "N", "K", "A", "9")

_PRINTED = {"A": "1", "J": "10", "N": "11", "K": "12"}
_INDEX_X = 32
_INDEX_SIGNS = {"O": (86, 29), "C": (86, 31), "E": (90, 42), "B": (90, 42)}
"""Where the sign under the index stands, and its size."""
_MINI_SIGNS = {"O": (138, 1), "C": (138, 1), "E": (164, 1.5), "B": (158, 1.2)}
"""Size of the sign on a reduced face, and how much broader it is there: slim things would vanish."""
_PINTA = {"O": 0, "C": 1, "E": 2, "B": 3}
"""The gaps in the upper and lower edge of the frame: they tell the suit of a card that barely shows."""
_INSET, _RADIUS, _GAP = 9, 8, 13
_PLAQUE = "M196 341L196 300C196 292 200 288 208 288L241 288L241 333C241 338 238 341 233 341Z"


def _draw_face(card: str, palette: str, _letters: str) -> Canvas:
    rank, suit = card[:-1], card[-1]
    colours = catalan_colours(palette, suit)
    canvas = blank_card()
    if rank in "JNK":
        draw_court(canvas, rank, suit, colours)
    elif rank == "A":
        draw_ace(canvas, suit, colours)
    else:
        draw_number(canvas, rank, suit, colours)
    _draw_frame(canvas, _PINTA[suit], colours.sign)
    if rank in "JNK":
        canvas.path(_PLAQUE, PAPER, colours.sign, 2.2)
    _draw_index(canvas, rank, suit, colours)
    return canvas


def _draw_frame(canvas: Canvas, gaps: int, colour: str) -> None:
    """A line round the card, broken at equal distances above and below, the ends marked by ticks."""
    left, right, top, bottom = _INSET, WIDTH - _INSET, _INSET, HEIGHT - _INSET
    if not gaps:
        canvas.path(box(left, top, right - left, bottom - top, _RADIUS), None, colour, 2.6)
        return
    places = [left + (right - left) * (i + 1) / (gaps + 1) for i in range(gaps)]
    ends = [x + side * _GAP / 2 for x in places for side in (-1, 1)]
    canvas.path(_bracket(left, ends[0], 90) + _bracket(right, ends[-1], -90), None, colour, 2.6)
    between = list(zip(ends[1:-1:2], ends[2:-1:2], strict=True))
    for y in (top, bottom):
        for start, end in between:
            canvas.path(line((start, y), (end, y)), None, colour, 2.6)
        canvas.path("".join(line((x, y - 3.2), (x, y + 3.2)) for x in ends), None, colour, 2.2)


def _bracket(side: float, end: float, sweep: float) -> str:
    """One side of the frame with its two corners, from the top edge at `end` to the bottom edge there."""
    x = side + _RADIUS if sweep > 0 else side - _RADIUS
    top, bottom = _INSET, HEIGHT - _INSET
    upper = arc(x, top + _RADIUS, _RADIUS, -90, -90 - sweep, joined=True)
    lower = arc(x, bottom - _RADIUS, _RADIUS, 90 + sweep, 90, joined=True)
    return f"M{end} {top}{upper}{lower}L{end} {bottom}"


def _draw_index(canvas: Canvas, rank: str, suit: str, colours: CatalanColours) -> None:
    """The figure over the sign in the upper corner, and the figure alone, smaller, in the lower."""
    printed = _PRINTED.get(rank, rank)
    draw_text(canvas, printed, _INDEX_X, 19, 44, colours.sign, widest=36, gap=7)
    y, size = _INDEX_SIGNS[suit]
    draw_sign(canvas, suit, _INDEX_X, y, size, colours)
    with canvas.placed(turn(180, MIDDLE_X, MIDDLE_Y)):
        draw_text(canvas, printed, _INDEX_X, 19, 34, colours.sign, widest=34, gap=7)


def _draw_mini(card: str, palette: str, _letters: str) -> Canvas:
    rank, suit = card[:-1], card[-1]
    colours = catalan_colours(palette, suit)
    canvas = blank_mini()
    draw_text(canvas, _PRINTED.get(rank, rank), MIDDLE_X, 30, 132, colours.sign, widest=170, gap=8)
    size, broader = _MINI_SIGNS[suit]
    with canvas.placed(shift(MIDDLE_X, 254), scale(broader, 1)):
        draw_sign(canvas, suit, 0, 0, size, colours)
    return canvas


def _draw_suit(suit: str, palette: str) -> Canvas:
    canvas = Canvas(100, 100)
    draw_sign(canvas, suit, 50, 50, 96, catalan_colours(palette, suit))
    return canvas


CATALAN = Pack(
    name="catalan",
    cards=tuple(rank + suit for suit in SUITS for rank in RANKS),
    suits=SUITS,
    draw_face=_draw_face,
    draw_mini=_draw_mini,
    draw_suit=_draw_suit,
)
