"""The small signs of the window, and the names that the package gives away."""

import re

import manille_assets as art


def colours(text):
    return set(re.findall("#[0-9A-F]{6}", text))


def test_every_icon_that_the_window_needs_exists_and_is_its_own_drawing():
    assert art.icon_names() == (
        "menu", "question", "gear", "arrow-left", "arrow-up", "arrow-right", "arrow-down", "check", "cross",
        "dealer", "crown", "network", "clock", "padlock", "bot", "person", "eye", "bubble", "bulb",
        "sound-on", "sound-off", "full-screen",
    )
    assert len({art.icon(name) for name in art.icon_names()}) == 22


def test_an_icon_has_the_one_colour_that_is_asked_for():
    for name in art.icon_names():
        assert colours(art.icon(name)) == {"#FBF6E9"}
        assert colours(art.icon(name, "#102030")) == {"#102030"}


def test_suit_signs_have_their_palette_s_colour():
    assert [colours(art.suit_sign(suit)) for suit in "SHDC"] == [
        {"#1E2536"}, {"#C4262E"}, {"#1B62B5"}, {"#15794E"},
    ]
    assert colours(art.suit_sign("C", "two")) == {"#1E2536"}


def test_the_public_names_are_these():
    assert art.__all__ == [
        "back", "back_kinds", "card_names", "face", "icon", "icon_names", "letter_sets", "load_back_svg",
        "load_face_svg", "mini_back", "mini_face", "pack_names", "palette_names", "suit_sign", "window_icon",
    ]
