"""The colours of the Catalan suits, in the same three palettes as the French ones.

Colour is never the only sign of a suit: the picture, the sign under the index and the gaps in the
frame tell it too. Knows no geometry.
"""

from dataclasses import dataclass

from manille_assets.colours import SuitColours, palette_names


@dataclass(frozen=True)
class CatalanColours(SuitColours):
    """A suit's colours, and two more: of a figure's second garment, and of the thing on the sign."""

    cloth: str
    thing: str


_OROS = CatalanColours("#9C6200", "#D79A22", "#A86F0E", "#A8321F", "#B5391F")
_COPES = CatalanColours("#BE222B", "#B9252D", "#7F1620", "#7F1620", "#C4262E")

_PALETTES: dict[str, dict[str, CatalanColours]] = {
    "four": {
        "O": _OROS,
        "C": _COPES,
        "E": CatalanColours("#1B5AA5", "#1F5DA8", "#143E75", "#143E75", "#2E6AB0"),
        "B": CatalanColours("#16734A", "#1C7550", "#0E4A33", "#7A4A1E", "#2F7D50"),
    },
    "two": {
        "O": CatalanColours("#BE222B", "#D79A22", "#A86F0E", "#A8321F", "#C4262E"),
        "C": _COPES,
        "E": CatalanColours("#1E2536", "#2B3754", "#5B6C8F", "#4A5A75", "#4A5A75"),
        "B": CatalanColours("#1E2536", "#29484A", "#14292B", "#5A4630", "#7D6238"),
    },
    "colour-blind": {
        "O": CatalanColours("#1E2536", "#D79A22", "#A86F0E", "#2B3754", "#1E2536"),
        "C": CatalanColours("#D0500A", "#C75410", "#7E330A", "#7E330A", "#D0500A"),
        "E": CatalanColours("#0068AC", "#0068AC", "#00406B", "#00406B", "#0068AC"),
        "B": CatalanColours("#008A64", "#00805D", "#00503A", "#5A4630", "#008A64"),
    },
}
"""The colours of signs are measured in the client's notes; the last palette has the French distances."""


def catalan_colours(palette: str, suit: str) -> CatalanColours:
    """The colours of a Catalan suit (O C E B); ValueError for a palette that does not exist."""
    if palette not in _PALETTES:
        raise ValueError(f"no palette {palette!r}: there are {', '.join(palette_names())}")
    return _PALETTES[palette][suit]
