"""Text of strangers, measured, cut and drawn without harm; which signs the fonts hold."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manille_lan.client.fonts import FACES, Fonts, face_file, fallback_file
from manille_lan.client.glyphs import clean_text, clusters, covered, is_drawn
from manille_lan.client.recent import Recent

NASTY = (
    "",
    "   ",
    "\u200b",
    "a\0b",
    "\ud800",
    "x\udfffy",
    "\u202eevil\u202c",
    "W" * 24,
    "😀👍🏽👨‍👩‍👧",
    "שלום",
    "e\u0301x\u0302\u0303\u0304",
    "\t\r\n",
    "\ufeff",
    "\ue000",
    "日本語",
    "한국어",
    "\U0010ffff",
    "a" * 5000,
)
NEEDED = "àâçéèêëïñòóúüœÀÇÉÈŒ¿¡«»“”’…–—€×·−½"


@pytest.fixture(scope="module")
def fonts():
    return Fonts()


@pytest.mark.parametrize("text", NASTY, ids=ascii)
@pytest.mark.parametrize("face", FACES)
def test_any_name_is_drawn_as_wide_as_it_was_measured(fonts, text, face):
    picture = fonts.render(text, 16, (255, 255, 255), face)
    assert picture.get_width() == fonts.width(text, 16, face)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60), st.integers(1, 200))
def test_any_text_is_cut_to_the_room_that_there_is(text, width):
    fonts = Fonts()
    cut = fonts.elided(text, 14, width)
    assert fonts.width(cut, 14) <= max(width, fonts.width("…", 14))
    fonts.render(cut, 14, (0, 0, 0))


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=80), st.integers(30, 300))
def test_any_text_is_broken_into_lines_that_fit(text, width):
    fonts = Fonts()
    lines = fonts.lines(text, 14, width)
    widest = max((fonts.width(cluster, 14) for cluster in clusters(text)), default=0)
    assert all(fonts.width(line, 14) <= max(width, widest) for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(st.text())
def test_cleaned_text_has_no_controls_and_cleaning_again_changes_nothing(text):
    once = clean_text(text)
    assert clean_text(once) == once
    assert not any(ord(character) < 32 or 0xD800 <= ord(character) <= 0xDFFF for character in once)
    assert "\u202e" not in once


def test_a_line_feed_in_a_name_is_a_space():
    assert clean_text("a\nb\tc") == "a b c"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("é", 1),
        ("e\u0301", 1),
        ("👍🏽", 1),
        ("👨‍👩‍👧", 1),
        ("🇪🇸🇧🇪", 2),
        ("각", 1),
        ("❤️x", 2),
        ("l·l", 3),
        ("", 0),
    ],
    ids=ascii,
)
def test_what_a_reader_calls_a_character(text, count):
    assert len(clusters(text)) == count
    assert "".join(clusters(text)) == text


@pytest.mark.parametrize("face", FACES)
def test_the_fonts_hold_the_letters_of_our_languages(face):
    signs = covered(face_file(*FACES[face]).read_bytes())
    assert {letter for letter in NEEDED if ord(letter) not in signs} == set()


def test_a_sign_that_is_missing_is_a_question_mark(fonts):
    assert fonts.width("日本", 16) == fonts.width("??", 16)
    assert fonts.width("👍🏽", 16) == fonts.width("?", 16)


def test_letters_that_a_font_lacks_are_drawn_by_their_parts(fonts):
    assert fonts.width("dĳk", 20, "serif") == fonts.width("dijk", 20, "serif")
    assert fonts.width("日́", 20) == fonts.width("?", 20)


def test_a_missing_package_falls_back_and_still_draws():
    fonts = Fonts(locate=lambda package, name: face_file("no_such_package", name))
    assert fonts.render("Manille", 20, (0, 0, 0), "serif").get_width() > 0
    assert face_file("font_source_sans_pro", "NoSuchFile.ttf") == fallback_file()


def test_a_broken_font_file_is_refused_in_words():
    with pytest.raises(ValueError, match="font file"):
        covered(b"\0\1\0\0\0\3 short")
    with pytest.raises(ValueError, match="no cmap"):
        covered(b"\0\1\0\0" + bytes(8))


def test_bars_are_half_an_em_a_character():
    fonts = Fonts(bars=True)
    assert fonts.width("Manille", 20) == 70
    assert fonts.render("a b", 20, (9, 9, 9)).get_bounding_rect().w == 29


def test_controls_and_selectors_leave_no_ink():
    assert [is_drawn(character) for character in ("a", " ", "\u200d", "\ufe0f", "\u0301", "\0")] == [
        True,
        True,
        False,
        False,
        True,
        False,
    ]


def test_the_memory_is_bounded_and_forgets_the_oldest():
    memory: Recent[int, int] = Recent(3)
    for number in (1, 2, 3, 1, 4):
        memory.get(number, lambda number=number: number)
    assert len(memory) == 3
    assert memory.get(1, lambda: 99) == 1
    assert memory.get(2, lambda: 99) == 99
    memory.clear()
    assert len(memory) == 0


def test_font_files_exist():
    assert all(Path(face_file(*place)).exists() for place in FACES.values())
