"""The Catalan pack: its 48 cards, what tells their suits apart, the mark of the manilla."""

import re

import pytest

import manille_assets as art
from tests.assets.test_svg import extents

RANKS = ("2", "3", "4", "5", "6", "7", "8", "J", "N", "K", "A", "9")
CARDS = [rank + suit for suit in "OCEB" for rank in RANKS]
SIGN_COLOURS = {"O": "#9C6200", "C": "#BE222B", "E": "#1B5AA5", "B": "#16734A"}
MEDAL_RIM = 48
"""The corners of the star round a medal: 24 points, 24 dents."""


def face(card, *look):
    return art.face(card, *look, pack="catalan")


def without_colours(text):
    return re.sub("#[0-9A-F]{6}", "", text)


def frame_ticks(card):
    """How many short upright lines close the ends of the frame, above and below."""
    attributes = f' fill="none" stroke="{SIGN_COLOURS[card[-1]]}" stroke-width="2.2"'
    ticks = re.findall(f'<path d="([^"]*)"{attributes}/>', face(card))
    return sum(d.count("M") for d in ticks if d.endswith(("12.2", "344.2")))


def medals(card):
    """How many gold stars with the points of a medal lie on a card."""
    gold = re.findall('<path d="([^"]*)" fill="#DBA232"/>', face(card))
    return sum(d.count("L") + 1 == MEDAL_RIM for d in gold)


def test_the_catalan_pack_has_48_cards():
    assert list(art.card_names("catalan")) == CARDS
    assert art.pack_names() == ("french", "catalan")


def test_a_pack_is_also_known_by_its_letters_in_the_rules():
    assert art.card_names("ca") == art.card_names("catalan")
    assert art.card_names("fr") == art.card_names("french") == art.card_names()
    for draw in (art.face, art.mini_face, art.load_face_svg):
        assert draw("9C", pack="ca") == draw("9C", pack="catalan")
        assert draw("9C", pack="fr") == draw("9C") != draw("9C", pack="ca")
    assert art.suit_sign("O", pack="ca") == art.suit_sign("O", pack="catalan")


def test_every_face_and_mini_face_is_its_own_drawing():
    assert len({face(card) for card in CARDS}) == 48
    assert len({art.mini_face(card, pack="catalan") for card in CARDS}) == 48
    assert len({art.suit_sign(suit, pack="catalan") for suit in "OCEB"}) == 4


def test_the_twelve_court_figures_differ_in_more_than_colour():
    """In each rank: hardly a path of one figure is found in another, their common parts left aside."""
    for rank in "JNK":
        drawings = [set(without_colours(face(rank + suit)).splitlines()) for suit in "OCEB"]
        common = set.intersection(*drawings)
        for drawing in drawings:
            assert len(drawing - common) > 60


@pytest.mark.parametrize(("suit", "gaps"), [("O", 0), ("C", 1), ("E", 2), ("B", 3)])
def test_the_gaps_in_the_frame_tell_the_suit(suit, gaps):
    """The pinta: each gap has a tick at either end, in the upper and in the lower edge."""
    for rank in RANKS:
        assert frame_ticks(rank + suit) == 4 * gaps


def test_the_manilla_bears_two_medals_and_no_other_card_any():
    assert {card: medals(card) for card in CARDS if medals(card)} == {"9O": 2, "9C": 2, "9E": 2, "9B": 2}


@pytest.mark.parametrize("suit", "OCEB")
def test_an_index_keeps_to_the_strip_that_a_fanned_card_shows(suit):
    """Nothing but the index lies left of the nine's first sign: x = 50 or less, above y = 112."""
    strip = [
        box
        for attributes, box in extents(face("9" + suit))
        if box[0] > 14 and box[2] <= 56 and box[3] <= 112 and SIGN_COLOURS[suit] in attributes
    ]
    assert strip
    assert max(box[2] for box in strip) <= 50


def test_palettes_change_colours_and_no_shape():
    for card in ("KO", "NE", "JB", "9C", "AE"):
        looks = {palette: face(card, palette) for palette in art.palette_names()}
        assert looks["colour-blind"] != looks["four"]
        assert len({without_colours(text) for text in looks.values()}) == 1


def test_letters_change_nothing_on_a_catalan_card():
    for letters in art.letter_sets():
        assert face("KO", "four", letters) == face("KO")
        assert art.mini_face("JE", "four", letters, "catalan") == art.mini_face("JE", pack="catalan")


def test_the_default_look_is_read_from_its_file_and_others_are_drawn():
    assert art.load_face_svg("NB", pack="catalan") == face("NB")
    assert art.load_face_svg("NB", "two", "fr", "ca") == face("NB", "two", "fr")


@pytest.mark.parametrize("draw", [art.face, art.mini_face, art.load_face_svg])
@pytest.mark.parametrize(
    ("look", "message"),
    [
        (("10O", "four", "en", "catalan"), "no card '10O' in the catalan pack: there are 2O, 3O, 4O,"),
        (("KH", "four", "en", "ca"), "no card 'KH' in the catalan pack: there are 2O,"),
        (("KO", "six", "en", "ca"), "no palette 'six': there are four, two, colour-blind"),
    ],
)
def test_a_look_that_does_not_exist_is_refused_with_those_that_do(draw, look, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        draw(*look)


def test_a_french_suit_is_refused_with_the_catalan_ones():
    with pytest.raises(ValueError, match="no suit 'S' in the catalan pack: there are O, C, E, B"):
        art.suit_sign("S", pack="ca")
