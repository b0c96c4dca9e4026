"""Colours: the ones that all drawings share, and the suit palettes that a person chooses from.

Colour is never the only sign of a suit: every card also shows the suit's shape. Knows no geometry.
"""

from dataclasses import dataclass

PAPER = "#FBF6E9"
EDGE = "#8C8270"
INK = "#1E2536"
CREAM = "#FFFAEF"
SKIN = "#F6D9B5"
SKIN_SHADE = "#E4B68C"
BLUSH = "#E58F77"
LIPS = "#B4473A"
GOLD = "#DBA232"
GOLD_LIGHT = "#F5D683"
GOLD_DARK = "#94650F"
RED = "#C4262E"
BLUE = "#1B62B5"
STEEL = "#8FA0B8"
STEEL_LIGHT = "#C9D4E3"
STEEL_DARK = "#4A5A75"
WOOD = "#8A5A2B"
LEAF = "#3C8C5A"
LEAF_LIGHT = "#57B37C"


@dataclass(frozen=True)
class SuitColours:
    """The three colours of one suit: of its sign, of a figure's robe, of the robe's shadow."""

    sign: str
    robe: str
    shade: str


_SPADES = SuitColours("#1E2536", "#2B3754", "#5B6C8F")
_HEARTS = SuitColours("#C4262E", "#B9252D", "#7F1620")

_PALETTES: dict[str, dict[str, SuitColours]] = {
    "four": {
        "S": _SPADES,
        "H": _HEARTS,
        "D": SuitColours("#1B62B5", "#1F5DA8", "#143E75"),
        "C": SuitColours("#15794E", "#1C7550", "#0E4A33"),
    },
    "two": {
        "S": _SPADES,
        "H": _HEARTS,
        "D": SuitColours("#C4262E", "#C8552D", "#7A2E14"),
        "C": SuitColours("#1E2536", "#29484A", "#14292B"),
    },
    "colour-blind": {
        "S": _SPADES,
        "H": SuitColours("#D0500A", "#C75410", "#7E330A"),
        "D": SuitColours("#0068AC", "#0068AC", "#00406B"),
        "C": SuitColours("#008A64", "#00805D", "#00503A"),
    },
}
"""French suits. Spades are the same in all three; distances are measured in the client's notes."""


def palette_names() -> tuple[str, ...]:
    """The palettes to choose from, the default one first."""
    return tuple(_PALETTES)


def suit_colours(palette: str, suit: str) -> SuitColours:
    """The colours of a French suit (S H D C); ValueError for a palette that does not exist."""
    if palette not in _PALETTES:
        raise ValueError(f"no palette {palette!r}: there are {', '.join(_PALETTES)}")
    return _PALETTES[palette][suit]


def mix(first: str, second: str, share: float) -> str:
    """The colour that lies `share` (0 to 1) of the way from the first to the second."""
    one, two = bytes.fromhex(first[1:]), bytes.fromhex(second[1:])
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in zip(one, two, strict=True))
