"""The French pack: 32 cards, from the 7 to the 10 (the manille), in four suits.

Cards are written rank before suit: `7S`, `QH`, `10D`. Knows no files and no other pack.
"""

from manille_assets.canvas import Canvas
from manille_assets.colours import suit_colours
from manille_assets.courts import draw_court
from manille_assets.layout import blank_card, draw_index
from manille_assets.layout import draw_mini as draw_label_and_sign
from manille_assets.packs import Pack
from manille_assets.pips import draw_ace, draw_number
from manille_assets.suits import SUITS, draw_sign

RANKS = ("7", "8", "9", "J", "Q", "K", "A", "10")

_LETTERS = {
    "en": {"K": "K", "Q": "Q", "J": "J"},
    "fr": {"K": "R", "Q": "D", "J": "V"},
    "nl": {"K": "H", "Q": "V", "J": "B"},
}
"""What stands in the corner of a court card. A V is a queen in Dutch and a jack in French."""


def letter_sets() -> tuple[str, ...]:
    """The corner letters to choose from, by language, the default ones first."""
    return tuple(_LETTERS)


def _label(rank: str, letters: str) -> str:
    if letters not in _LETTERS:
        raise ValueError(f"no letters {letters!r}: there are {', '.join(_LETTERS)}")
    return _LETTERS[letters].get(rank, rank)


def _draw_face(card: str, palette: str, letters: str) -> Canvas:
    rank, suit = card[:-1], card[-1]
    colours = suit_colours(palette, suit)
    label = _label(rank, letters)
    canvas = blank_card()
    if rank in "KQJ":
        draw_court(canvas, rank, suit, colours)
    elif rank == "A":
        draw_ace(canvas, suit, colours.sign)
    else:
        draw_number(canvas, rank, suit, colours.sign)
    draw_index(canvas, label, suit, colours.sign)
    return canvas


def _draw_mini(card: str, palette: str, letters: str) -> Canvas:
    rank, suit = card[:-1], card[-1]
    return draw_label_and_sign(_label(rank, letters), suit, suit_colours(palette, suit).sign)


def _draw_suit(suit: str, palette: str) -> Canvas:
    canvas = Canvas(100, 100)
    draw_sign(canvas, suit, 50, 50, 96, suit_colours(palette, suit).sign)
    return canvas


FRENCH = Pack(
    name="french",
    cards=tuple(rank + suit for suit in SUITS for rank in RANKS),
    suits=SUITS,
    draw_face=_draw_face,
    draw_mini=_draw_mini,
    draw_suit=_draw_suit,
)
