"""Drawing a card by name: where the window asks, whatever the pack.

The default look is read from the files that `tools/draw_cards.py` wrote; any other is drawn when
it is asked for. Knows no shapes.
"""

from manille_assets.catalan import CATALAN
from manille_assets.committed import committed
from manille_assets.french import FRENCH
from manille_assets.packs import Pack

_PACKS = {pack.name: pack for pack in (FRENCH, CATALAN)}
_CODES = {"fr": FRENCH.name, "ca": CATALAN.name}
"""The packs as the rules call them."""

DEFAULT_PALETTE = "four"
DEFAULT_LETTERS = "en"
DEFAULT_PACK = FRENCH.name


def pack_names() -> tuple[str, ...]:
    """The packs that can be drawn, the default one first."""
    return tuple(_PACKS)


def card_names(pack: str = DEFAULT_PACK) -> tuple[str, ...]:
    """Every card of a pack in text notation, suit by suit; ValueError for an unknown pack.

    Here as everywhere, a pack is known by its name (`catalan`) and by its letters in the rules (`ca`).
    """
    return _pack(pack).cards


def face(
    card: str, palette: str = DEFAULT_PALETTE, letters: str = DEFAULT_LETTERS, pack: str = DEFAULT_PACK
) -> str:
    """The face of a card as SVG text, 250 x 350 units.

    `card` is text notation (`10H`). Only the French pack has `letters` in its corners. ValueError for
    a card, palette, letters or pack that does not exist, naming those that do.
    """
    return _holding(pack, card).draw_face(card, palette, letters).svg()


def mini_face(
    card: str, palette: str = DEFAULT_PALETTE, letters: str = DEFAULT_LETTERS, pack: str = DEFAULT_PACK
) -> str:
    """The face for cards below 90 pixels as SVG text, 250 x 350 units; ValueError as for `face`."""
    return _holding(pack, card).draw_mini(card, palette, letters).svg()


def suit_sign(suit: str, palette: str = DEFAULT_PALETTE, pack: str = DEFAULT_PACK) -> str:
    """The sign of a suit (`H`) as SVG text, 100 x 100 units; ValueError as for `face`."""
    chosen = _pack(pack)
    if suit not in chosen.suits:
        raise ValueError(f"no suit {suit!r} in the {chosen.name} pack: there are {', '.join(chosen.suits)}")
    return chosen.draw_suit(suit, palette).svg()


def load_face_svg(
    card: str, palette: str = DEFAULT_PALETTE, letters: str = DEFAULT_LETTERS, pack: str = DEFAULT_PACK
) -> str:
    """The same text as `face`, read from its file where the default look is asked for."""
    if (palette, letters) != (DEFAULT_PALETTE, DEFAULT_LETTERS):
        return face(card, palette, letters, pack)
    return committed(f"{_holding(pack, card).name}/{card}.svg")


def _pack(name: str) -> Pack:
    pack = _PACKS.get(_CODES.get(name, name))
    if pack is None:
        raise ValueError(f"no pack {name!r}: there are {', '.join(_PACKS)}")
    return pack


def _holding(name: str, card: str) -> Pack:
    pack = _pack(name)
    if card not in pack.cards:
        raise ValueError(f"no card {card!r} in the {pack.name} pack: there are {', '.join(pack.cards)}")
    return pack
