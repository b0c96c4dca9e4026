"""Cards by name: what exists, what is refused, what a look changes."""

import re

import pytest

import manille_assets as art

CARDS = [rank + suit for suit in "SHDC" for rank in ("7", "8", "9", "J", "Q", "K", "A", "10")]


def without_colours(text):
    return re.sub("#[0-9A-F]{6}", "", text)


def index_strokes(card, letters):
    """What only the corner letters draw: the paths that the default letters do not."""
    return set(art.face(card, letters=letters).splitlines()) - set(art.face(card).splitlines())


def test_the_french_pack_has_32_cards():
    assert list(art.card_names()) == CARDS


def test_letters_come_in_three_languages():
    assert art.letter_sets() == ("en", "fr", "nl")


def test_every_face_and_mini_face_is_its_own_drawing():
    assert len({art.face(card) for card in CARDS}) == 32
    assert len({art.mini_face(card) for card in CARDS}) == 32


def test_the_twelve_court_figures_differ_in_more_than_colour():
    """In each rank: hardly a path of one figure is found in another, their common face left aside."""
    for rank in "KQJ":
        drawings = [set(without_colours(art.face(rank + suit)).splitlines()) for suit in "SHDC"]
        common = set.intersection(*drawings)
        for drawing in drawings:
            assert len(drawing - common) > 60


def test_letters_change_the_index_of_court_cards_only():
    assert art.face("10H", letters="fr") == art.face("10H")
    assert art.face("AS", letters="nl") == art.face("AS")
    assert index_strokes("KH", "fr")
    assert index_strokes("KH", "nl")
    assert art.mini_face("KH", letters="fr") != art.mini_face("KH", letters="nl")


def test_a_v_is_a_queen_in_dutch_and_a_jack_in_french():
    assert index_strokes("QH", "nl") == index_strokes("JH", "fr")


def test_a_palette_changes_colours_and_no_shape():
    for card in ("KD", "10C", "AH"):
        plain = art.face(card)
        other = art.face(card, "colour-blind")
        assert other != plain
        assert without_colours(other) == without_colours(plain)


def test_the_manille_bears_a_medal_and_the_nine_does_not():
    medal_gold = "#DBA232"
    assert medal_gold in art.face("10S")
    assert medal_gold not in art.face("9S")


def test_the_default_look_is_read_from_its_file_and_others_are_drawn():
    assert art.load_face_svg("KD") == art.face("KD")
    assert art.load_face_svg("KD", "two", "fr") == art.face("KD", "two", "fr")
    assert art.load_back_svg("lattice") == art.back("lattice")


@pytest.mark.parametrize("draw", [art.face, art.mini_face, art.load_face_svg])
@pytest.mark.parametrize(
    ("look", "message"),
    [
        (("6S",), "no card '6S' in the french pack: there are 7S, 8S, 9S, JS,"),
        (("10h",), "no card '10h' in the french pack: there are 7S,"),
        (("",), "no card '' in the french pack: there are 7S,"),
        (("../window",), "no card '../window' in the french pack: there are 7S,"),
        (("KS", "six"), "no palette 'six': there are four, two, colour-blind"),
        (("KS", "four", "de"), "no letters 'de': there are en, fr, nl"),
        (("9C", "four", "en", "tarot"), "no pack 'tarot': there are french, catalan"),
    ],
)
def test_a_look_that_does_not_exist_is_refused_with_those_that_do(draw, look, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        draw(*look)


def test_an_unknown_suit_icon_or_back_is_refused_with_those_that_exist():
    with pytest.raises(ValueError, match="no suit 'X' in the french pack: there are S, H, D, C"):
        art.suit_sign("X")
    with pytest.raises(ValueError, match="no pack 'tarot'"):
        art.card_names("tarot")
    with pytest.raises(ValueError, match="no icon 'flag': there are menu, question, gear"):
        art.icon("flag")
    for draw in (art.back, art.load_back_svg):
        with pytest.raises(ValueError, match="no back 'plain': there are scallops, lattice"):
            draw("plain")
