"""Palettes: which there are, and that every suit can be read on the paper."""

import pytest

from manille_assets.catalan_colours import catalan_colours
from manille_assets.colours import PAPER, mix, palette_names, suit_colours


def luminance(colour):
    parts = [value / 255 for value in bytes.fromhex(colour[1:])]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast_on_paper(colour):
    return round((luminance(PAPER) + 0.05) / (luminance(colour) + 0.05), 1)


def test_the_default_palette_comes_first():
    assert palette_names() == ("four", "two", "colour-blind")


@pytest.mark.parametrize(
    ("palette", "contrasts"),
    [
        ("four", [14.2, 5.3, 5.6, 5.0]),
        ("two", [14.2, 5.3, 5.3, 14.2]),
        ("colour-blind", [14.2, 4.0, 5.4, 4.0]),
    ],
)
def test_every_sign_stands_out_from_the_paper(palette, contrasts):
    assert [contrast_on_paper(suit_colours(palette, suit).sign) for suit in "SHDC"] == contrasts


@pytest.mark.parametrize(
    ("palette", "contrasts"),
    [
        ("four", [4.7, 5.6, 6.4, 5.4]),
        ("two", [5.6, 5.6, 14.2, 14.2]),
        ("colour-blind", [14.2, 4.0, 5.4, 4.0]),
    ],
)
def test_every_catalan_index_stands_out_from_the_paper(palette, contrasts):
    assert [contrast_on_paper(catalan_colours(palette, suit).sign) for suit in "OCEB"] == contrasts


def test_the_four_colours_are_four_and_the_two_are_two():
    signs = {name: {suit_colours(name, suit).sign for suit in "SHDC"} for name in palette_names()}
    assert {name: len(found) for name, found in signs.items()} == {"four": 4, "two": 2, "colour-blind": 4}


def test_an_unknown_palette_is_refused_with_those_that_exist():
    with pytest.raises(ValueError, match="no palette 'six': there are four, two, colour-blind"):
        suit_colours("six", "S")
    with pytest.raises(ValueError, match="no palette 'six': there are four, two, colour-blind"):
        catalan_colours("six", "O")


def test_mix_lies_between_two_colours():
    assert mix("#000000", "#FF8000", 0) == "#000000"
    assert mix("#000000", "#FF8000", 1) == "#FF8000"
    assert mix("#000000", "#FF8000", 0.25) == "#402000"
