"""Longer text: marks, line breaking, a log that keeps its place."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.client.kit.layout import Column
from manille_lan.client.kit.markup import Paragraph, Run, flowed, parse_rich, plain
from manille_lan.client.kit.rich import Rich
from tests.client.driver import Driver, plain_look


def test_bold_words_and_signs_are_runs():
    assert parse_rich("The *10* of {H}, {icon:crown}!").runs == (
        Run("The "),
        Run("10", True),
        Run(" of "),
        Run("H", icon="suit:H"),
        Run(", "),
        Run("", icon="crown"),
        Run("!"),
    )


def test_a_sign_inside_bold_words():
    assert parse_rich("*10{H}*").runs == (Run("10", True), Run("H", True, "suit:H"))


@pytest.mark.parametrize("text", ["a * b", "{s}", "{", "*", "**", "{Hearts}", "2 * 3 = 6"])
def test_marks_that_are_not_closed_are_text(text):
    assert parse_rich(text).runs == (Run(text),)


def test_what_a_stranger_wrote_is_never_parsed():
    assert plain("*bold* {S}").runs == (Run("*bold* {S}"),)


def lines_of(text: str, width: int) -> list[str]:
    lines = flowed(
        parse_rich(text).runs,
        width,
        lambda run: 2 if run.icon else len(run.text),
        lambda run, wide: [run.text[at : at + wide] for at in range(0, len(run.text), wide)],
    )
    return ["".join("#" if piece.run.icon else piece.run.text for piece in line) for line in lines]


def test_lines_break_at_spaces_only():
    assert lines_of("the *manille*, first", 13) == ["the manille, ", "first"]
    assert lines_of("the *manille*, first", 11) == ["the ", "manille, ", "first"]


def test_a_sign_stays_with_its_rank():
    assert lines_of("aces of 10{H}, yes", 11) == ["aces of ", "10#, yes"]


def test_a_word_too_long_is_cut():
    assert lines_of("abcdefghij", 4) == ["abcd", "efgh", "ij"]


@given(st.text(alphabet="ab *{}SH\n", max_size=60), st.integers(3, 30))
def test_no_line_is_wider_than_the_room_and_no_word_is_lost(text, width):
    lines = lines_of(text, width)
    assert all(len(line.rstrip().replace("#", "##")) <= width for line in lines)
    whole = "".join("#" if run.icon else run.text for run in parse_rich(text).runs)
    assert "".join("".join(lines).split()) == "".join(whole.split())


def log_of(count: int, most: int = 400) -> tuple[Driver, Rich]:
    log = Rich("log", "Log", [plain(f"line {n}") for n in range(count)], follows=True, most=most)
    return Driver(Column([log.stretch()])), log


def test_a_log_follows_its_end():
    driver, log = log_of(100)
    assert log.is_at_end
    log.append(plain("new"))
    assert log.is_at_end
    assert driver.ui.is_dirty
    assert log.describe().text() == "Log, new, document"


def test_a_log_keeps_its_place_when_scrolled_up():
    driver, log = log_of(100)
    driver.key(pygame.K_PAGEUP)
    place = log._scrolling.offset
    log.append(plain("new"))
    assert log._scrolling.offset == place
    driver.key(pygame.K_END)
    log.append(plain("newer"))
    assert log.is_at_end


def test_a_flood_is_bounded_and_what_is_read_stays_where_it_is():
    driver, log = log_of(100, most=100)
    driver.key(pygame.K_PAGEUP)
    driver.draw()
    before = pygame.image.tobytes(driver.surface.subsurface(log._view.inflate(-20, 0)), "RGB")
    for number in range(20):
        log.append(plain(f"flood {number}"))
    driver.draw()
    after = pygame.image.tobytes(driver.surface.subsurface(log._view.inflate(-20, 0)), "RGB")
    assert len(log.paragraphs) == len(log._blocks) == 100
    assert before == after


def test_a_text_is_scrolled_by_keys_and_wheel_and_breaks_anew():
    text = Rich("rules", "Rules", [parse_rich("*Head* {S} the trick " * 40, "item")] * 12)
    driver = Driver(Column([text.stretch()]))
    driver.key(pygame.K_END)
    assert text.is_at_end
    driver.move("rules")
    driver.send(pygame.MOUSEWHEEL, x=0, y=1)
    assert not text.is_at_end
    driver.ui.resize(plain_look(640, 420, 2.0))
    driver.draw()
    text.fill([Paragraph((Run("short"),), "heading")])
    driver.draw()
    assert text.is_at_end


def test_an_empty_log_is_no_stop_for_tab():
    _, log = log_of(0)
    assert not log.can_focus()


def test_the_bar_of_a_log_is_dragged():
    driver, log = log_of(100)
    driver.draw()
    track = log._scrolling.track
    driver.send(pygame.MOUSEBUTTONDOWN, pos=track.midtop, button=1)
    assert log._scrolling.offset == 0
    driver.send(pygame.MOUSEMOTION, pos=(track.x, track.bottom), rel=(0, 1), buttons=(1, 0, 0))
    driver.send(pygame.MOUSEBUTTONUP, pos=(track.x, track.bottom), button=1)
    assert log.is_at_end
