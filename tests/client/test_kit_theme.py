"""Colours that can be read: contrast of every pair of ink and ground (WCAG, 4.5 to 1)."""

import pytest

from manille_lan.client import theme
from manille_lan.client.kit.labels import CHIP_SHADE
from manille_lan.client.theme import Colour, hex_colour, mix


def light(colour: Colour) -> float:
    """Relative luminance."""
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """From 1 (the same) to 21 (black on white)."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


PAIRS = {
    "text on felt": (theme.TEXT, theme.FELT),
    "text on panel": (theme.TEXT, theme.PANEL),
    "dim on panel": (theme.DIM, theme.PANEL),
    "faint in a field": (theme.FAINT, theme.INK),
    "gold on panel": (theme.GOLD, theme.PANEL),
    "gold title on felt": (theme.GOLD, mix(theme.FELT, theme.FELT_EDGE, 0.5)),
    "ink on the primary button": (theme.INK, theme.LINE),
    "ink on the primary button under the pointer": (theme.INK, mix(theme.LINE, (255, 255, 255), 0.14)),
    "ink on paper": (theme.PAPER_INK, theme.PAPER),
    "waiting chip": (theme.GOLD, mix(theme.GOLD, theme.INK, CHIP_SHADE)),
    "bad chip": (theme.BAD, mix(theme.BAD, theme.INK, CHIP_SHADE)),
    "ok chip": (theme.OK, mix(theme.OK, theme.INK, CHIP_SHADE)),
    "bad on panel": (theme.BAD, theme.PANEL),
    "info on panel": (theme.INFO, theme.PANEL),
    "text over selection": (theme.TEXT, theme.SELECTION),
}


@pytest.mark.parametrize("pair", PAIRS)
def test_text_can_be_read(pair):
    assert contrast(*PAIRS[pair]) >= 4.5


@pytest.mark.parametrize("seat", range(len(theme.SEATS)))
def test_initials_can_be_read_on_every_seat(seat):
    assert contrast(theme.INK, theme.SEATS[seat]) >= 4.5


@pytest.mark.parametrize("palette", theme.SIGNS_ON_PANEL)
def test_suit_signs_can_be_told_from_the_panel(palette):
    for colour in theme.SIGNS_ON_PANEL[palette].values():
        assert contrast(colour, theme.PANEL) >= 4.5


def test_colours_are_written_in_hex_and_mixed():
    assert hex_colour("#DBA232") == (219, 162, 50)
    assert mix((0, 0, 0), (255, 100, 50), 0.5) == (128, 50, 25)
