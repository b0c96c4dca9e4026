"""Buttons, choices, checks, sliders and tabs: by key and by mouse."""

import pygame
import pytest

from manille_lan.client.kit.buttons import Button, IconButton, Tile
from manille_lan.client.kit.choices import Check, Choice, Slider
from manille_lan.client.kit.labels import Chip, IconView, Label, SeatDisc, initial
from manille_lan.client.kit.layout import Column
from manille_lan.client.kit.tabs import Tabs
from tests.client.driver import Driver


def test_a_choice_goes_round_and_tells():
    told: list[int] = []
    choice = Choice("game", "Game", ["muette", "parlée", "belge"], on_change=told.append)
    driver = Driver(Column([choice]))
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_END, pygame.K_HOME, pygame.K_SPACE):
        driver.key(key)
    assert told == [2, 0, 1, 2, 0, 1]
    assert choice.describe().text() == "Game, parlée, choice, 2/3"


def test_a_choice_steps_by_the_half_that_is_clicked():
    choice = Choice("game", "Game", ["a", "b", "c"])
    driver = Driver(Column([choice]))
    for x, expected in ((choice.rect.right - 5, 1), (choice.rect.x + 5, 0)):
        driver.send(pygame.MOUSEBUTTONDOWN, pos=(x, choice.rect.centery), button=1)
        driver.send(pygame.MOUSEBUTTONUP, pos=(x, choice.rect.centery), button=1)
        assert choice.index == expected


def test_a_choice_of_one_or_none_does_nothing():
    told: list[int] = []
    choice = Choice("game", "Game", ["only"], on_change=told.append)
    driver = Driver(Column([choice]))
    driver.key(pygame.K_RIGHT)
    choice.refill([])
    driver.key(pygame.K_RIGHT)
    driver.draw()
    assert (told, choice.value) == ([], "")


def test_setting_a_choice_tells_nobody():
    told: list[int] = []
    choice = Choice("game", "Game", ["a", "b"], on_change=told.append)
    choice.choose(1)
    assert (choice.value, told) == ("b", [])


def test_a_check_is_turned_by_space_and_click():
    told: list[bool] = []
    check = Check("hints", "Allow hints", on_change=told.append)
    driver = Driver(Column([check]))
    driver.key(pygame.K_SPACE)
    assert check.describe().text() == "Allow hints, on, check box"
    driver.click("hints")
    assert told == [True, False]
    check.enable(False)
    driver.click("hints")
    driver.draw()
    assert told == [True, False]
    assert check.describe().text() == "Allow hints, off, disabled, check box"


def test_a_slider_by_keys():
    told: list[int] = []
    slider = Slider("volume", "Sound", 50, on_change=told.append, unit=" %")
    driver = Driver(Column([slider]))
    for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_END, pygame.K_RIGHT, pygame.K_HOME):
        driver.key(key)
    assert told == [55, 50, 75, 100, 0], "beyond the end nobody is told again"
    assert slider.describe().text() == "Sound, 0 %, slider"
    assert not driver.key(pygame.K_x)


def test_a_slider_follows_the_pointer():
    slider = Slider("volume", "Sound", 50)
    driver = Driver(Column([slider]))
    track = slider._track
    driver.send(pygame.MOUSEBUTTONDOWN, pos=(track.x + track.w // 4, track.centery), button=1)
    assert slider.value == 25
    driver.send(pygame.MOUSEMOTION, pos=(track.right + 400, 5), rel=(1, 0), buttons=(1, 0, 0))
    assert slider.value == 100
    driver.send(pygame.MOUSEBUTTONUP, pos=(track.right + 400, 5), button=1)
    driver.draw()


def three_tabs(told: list[str]) -> Tabs:
    pages = [
        (key, key.title(), Column([Button(f"in {key}", key, lambda: None)]))
        for key in ("log", "chat", "rules")
    ]
    return Tabs("side", "Side", pages, told.append)


def test_tabs_show_one_page():
    told: list[str] = []
    tabs = three_tabs(told)
    driver = Driver(tabs)
    assert "in log" in driver.ui.tree()
    assert "in chat" not in driver.ui.tree()
    driver.click("chat")
    assert (tabs.page, told) == ("chat", ["chat"])
    assert "in log" not in driver.ui.tree()


def test_tabs_by_keys():
    told: list[str] = []
    tabs = three_tabs(told)
    driver = Driver(tabs)
    driver.key(pygame.K_RIGHT)
    assert (driver.focused, tabs.page) == ("chat", "log")
    driver.key(pygame.K_RETURN)
    assert tabs.page == "chat"
    driver.ui.focus("in chat")
    driver.key(pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
    assert tabs.page == "rules"
    assert driver.focused in ("log", "in rules"), "the focus left the page that is gone"
    driver.key(pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
    assert tabs.page == "log"


def test_news_on_a_page_are_marked_until_it_is_shown():
    tabs = three_tabs([])
    driver = Driver(tabs)
    tabs.note_news("chat")
    tabs.note_news("log")
    driver.draw()
    assert "chat: Chat, news, tab" in driver.ui.tree()
    assert "log: Log, chosen, tab" in driver.ui.tree()
    tabs.turn_to("chat")
    assert "news" not in driver.ui.tree()


def test_tiles_and_icon_buttons_press():
    pressed: list[str] = []
    driver = Driver(
        Column(
            [
                Tile("hearts", "Hearts", lambda: pressed.append("H"), "suit:H", is_chosen=True),
                Tile("none", "No trump", lambda: pressed.append("N"), mark="SA"),
                IconButton("menu", "Menu", "menu", lambda: pressed.append("menu")),
            ],
            align="start",
        )
    )
    for tag in ("hearts", "none", "menu"):
        driver.click(tag)
    assert pressed == ["H", "N", "menu"]
    assert driver.ui.find("hearts").describe().text() == "Hearts, chosen, button"
    assert driver.ui.find("menu").shown_tip(driver.look) == "Menu"


def test_a_disabled_button_is_not_pressed_and_not_focused():
    pressed: list[int] = []
    button = Button("b", "B", lambda: pressed.append(1))
    button.enable(False)
    driver = Driver(Column([button]))
    driver.click("b")
    button.press()
    driver.draw()
    assert (pressed, driver.focused) == ([], "")


def test_a_button_looks_different_when_hovered_pressed_or_disabled():
    button = Button("b", "B", lambda: None)
    driver = Driver(Column([button, Button("other", "O", lambda: None)]))
    driver.ui.focus("other")

    def face() -> bytes:
        driver.draw()
        return pygame.image.tobytes(driver.surface.subsurface(button.rect), "RGB")

    resting = face()
    driver.move("b")
    hovered = face()
    driver.press("b")
    pressed = face()
    driver.release("other")
    button.enable(False)
    assert len({resting, hovered, pressed, face()}) == 4


@pytest.mark.parametrize(
    ("name", "expected"),
    [("élise", "É"), ("", ""), ("  x", "X"), ("e\u0301a", "É"), ("ßa", "SS"), ("\u200b", "")],
)
def test_the_initial_of_any_name(name, expected):
    assert initial(name) == expected


def test_labels_and_discs_change():
    label, chip = Label("l", "one two three " * 30, wraps=True), Chip("c", "Ready")
    driver = Driver(Column([label, chip, SeatDisc("d", "É", None, "bot"), IconView("i", "Eye", "eye")]))
    height = label.rect.h
    assert height > 60
    label.rename("short")
    chip.recolour("Waiting", (1, 2, 3))
    driver.draw()
    assert label.rect.h < height
    assert "c: Waiting, text" in driver.ui.tree()
    label.restyle(chip and label.style)
    assert not driver.ui.is_dirty
