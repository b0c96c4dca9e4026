"""Writing into a field: keys, clipboard, limits, input methods (S-CLIENT-05)."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.editing import Line
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.layout import Column
from tests.client.driver import Driver, FakeDesk


def driver_of(most=24, most_bytes=None, text="", entered=None, changed=None):
    desk = FakeDesk()
    field = Field(
        "say",
        "Say",
        text,
        hint="Say something",
        most=most,
        most_bytes=most_bytes,
        on_enter=entered.append if entered is not None else None,
        on_change=changed.append if changed is not None else None,
        desk=desk,
    )
    driver = Driver(Column([field, Button("ok", "OK", lambda: None)]))
    return driver, field, desk


def test_client_05_accents_are_typed_as_text():
    driver, field, _ = driver_of()
    driver.type("Sant Vicenç l·l ñ é")
    assert field.text == "Sant Vicenç l·l ñ é"


def test_client_05_the_composition_is_seen_and_enter_confirms_it_not_the_line():
    entered: list[str] = []
    driver, field, _ = driver_of(entered=entered)
    driver.send(pygame.TEXTEDITING, text="にほ", start=2, length=0)
    assert field.composition == "にほ"
    driver.draw()
    assert driver.key(pygame.K_RETURN)
    assert driver.key(pygame.K_BACKSPACE)
    driver.send(pygame.TEXTINPUT, text="日本")
    assert (field.text, field.composition, entered) == ("日本", "", [])
    driver.key(pygame.K_RETURN)
    assert entered == ["日本"]


def test_client_05_a_korean_syllable_typed_in_parts_is_one_character():
    driver, field, _ = driver_of()
    driver.send(pygame.TEXTINPUT, text="한")
    driver.send(pygame.TEXTINPUT, text="글")
    driver.key(pygame.K_BACKSPACE)
    assert field.text == "한"


def test_client_05_one_backspace_takes_one_visible_character():
    driver, field, _ = driver_of(text="a👍🏽")
    driver.key(pygame.K_BACKSPACE)
    assert field.text == "a"
    driver.send(pygame.TEXTINPUT, text="e")
    driver.send(pygame.TEXTINPUT, text="\u0301")
    assert field.text == "aé"
    driver.key(pygame.K_BACKSPACE)
    assert field.text == "a"


def test_client_05_pasting_five_thousand_characters_with_line_feeds():
    driver, field, desk = driver_of(most=300)
    desk.clipboard = "bon dia\n\0\t" * 500
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    assert len(field.text) == 300
    assert "\n" not in field.text
    assert "\0" not in field.text
    driver.draw()


def test_names_are_limited_in_characters_and_in_bytes():
    driver, field, _ = driver_of(most=24, most_bytes=64)
    driver.type("😀" * 30)
    assert field.text == "😀" * 16
    field.fill("é" * 40)
    assert len(field.text) == 24


def test_losing_the_focus_drops_the_composition():
    driver, field, _ = driver_of()
    driver.send(pygame.TEXTEDITING, text="ka", start=2, length=0)
    driver.click("ok")
    assert field.composition == ""
    driver.ui.focus("say")
    driver.send(pygame.TEXTEDITING, text="ka", start=2, length=0)
    driver.send(pygame.WINDOWFOCUSLOST)
    assert field.composition == ""


def test_the_input_method_is_on_only_where_text_goes():
    driver, field, _ = driver_of()
    assert driver.desk.typing_at == field.rect
    driver.key(pygame.K_TAB)
    assert driver.focused == "ok"
    assert driver.desk.typing_at is None


def test_letters_do_not_reach_the_scene_but_function_keys_do():
    driver, _, _ = driver_of()
    assert driver.key(pygame.K_h)
    assert not driver.key(pygame.K_F1)
    assert not driver.key(pygame.K_ESCAPE)
    assert not driver.key(pygame.K_m, pygame.KMOD_CTRL)
    assert not driver.key(pygame.K_RETURN), "nobody waits for the text: Enter is the scene's"


def test_selection_copy_cut_and_paste():
    changed: list[str] = []
    driver, field, desk = driver_of(text="un deux", changed=changed)
    driver.key(pygame.K_LEFT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    driver.key(pygame.K_c, pygame.KMOD_CTRL)
    assert desk.clipboard == "deux"
    driver.key(pygame.K_x, pygame.KMOD_CTRL)
    assert field.text == "un "
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_v, pygame.KMOD_CTRL)
    assert field.text == "deuxun "
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.type("x")
    assert field.text == "x"
    assert changed == ["un ", "deuxun ", "x"]


def test_arrows_leave_a_selection_at_its_edge():
    driver, field, _ = driver_of(text="abcd")
    driver.key(pygame.K_a, pygame.KMOD_CTRL)
    driver.key(pygame.K_LEFT)
    assert field.line.caret == 0
    driver.key(pygame.K_END, pygame.KMOD_SHIFT)
    driver.draw()
    driver.key(pygame.K_RIGHT)
    assert (field.line.caret, field.line.selected) == (4, "")


def test_a_click_puts_the_caret_and_a_drag_selects():
    driver, field, _ = driver_of(text="abcdefgh")
    driver.draw()
    left = field.rect.x + 10
    driver.send(pygame.MOUSEBUTTONDOWN, pos=(left + 17, field.rect.centery), button=1)
    assert field.line.caret == 2
    driver.send(pygame.MOUSEMOTION, pos=(left + 41, field.rect.centery), rel=(1, 0), buttons=(1, 0, 0))
    driver.send(pygame.MOUSEBUTTONUP, pos=(left + 41, field.rect.centery), button=1)
    assert field.line.selected == "cde"


def test_a_double_click_selects_everything():
    driver, field, _ = driver_of(text="abc")
    driver.click("say")
    driver.click("say")
    assert field.line.selected == "abc"


def test_a_long_text_keeps_the_caret_in_view():
    driver, field, _ = driver_of(most=300, text="x" * 300)
    driver.draw()
    inner = field.rect.inflate(-10, 0)
    assert inner.collidepoint(field._edges[-1], field.rect.centery)
    driver.key(pygame.K_HOME)
    driver.draw()
    assert inner.collidepoint(field._edges[0], field.rect.centery)


def test_it_tells_its_text_or_its_hint():
    driver, field, _ = driver_of()
    assert field.describe().text() == "Say, Say something, text field"
    driver.type("oui")
    assert field.describe().text() == "Say, oui, text field"


KEYS = st.one_of(
    st.tuples(st.just("insert"), st.text(max_size=8)),
    st.tuples(st.just("erase"), st.sampled_from([-1, 1])),
    st.tuples(st.just("move"), st.integers(-3, 40)),
    st.tuples(st.just("select"), st.integers(-3, 40)),
    st.tuples(st.just("word"), st.sampled_from([-1, 1])),
)


@given(st.lists(KEYS, max_size=30))
def test_no_order_of_keys_breaks_a_line(steps):
    line = Line(most=20, most_bytes=40)
    for what, value in steps:
        if what == "insert":
            line.insert(value)
        elif what == "erase":
            line.erase(value)
        elif what == "word":
            line.move(line.word_edge(value))
        else:
            line.move(value, selects=what == "select")
        assert 0 <= line.caret <= len(line.parts)
        assert line.before + line.after == line.text
        assert len(line.text) <= 20
        assert len(line.text.encode()) <= 40


@pytest.mark.parametrize(("step", "places"), [(1, [3, 7, 7]), (-1, [4, 0, 0])])
def test_word_by_word(step, places):
    line = Line()
    line.fill("one two")
    line.move(0 if step > 0 else 7)
    seen = []
    for _ in places:
        line.move(line.word_edge(step))
        seen.append(line.caret)
    assert seen == places


def test_erasing_a_word():
    line = Line()
    line.fill("one two")
    assert line.erase(-1, whole_word=True)
    assert line.text == "one "
    line.move(0)
    assert not line.erase(-1)
