"""Icons and suit signs as pictures; the desk around the window."""

import pygame
import pytest
from pygame import Rect

from manille_lan.client.kit.desk import SystemDesk
from manille_lan.client.kit.icons import shipped_icons
from manille_lan.client.theme import DIM, SIGNS_ON_PANEL, TEXT

NAMES = [
    *("menu", "question", "gear", "arrow-left", "arrow-right", "arrow-up", "arrow-down", "check", "cross"),
    *("dealer", "crown", "network", "clock", "padlock", "bot", "person", "eye", "bubble"),
    *("sound-on", "sound-off", "full-screen"),
]


def colours(picture: pygame.Surface) -> set[tuple[int, ...]]:
    """Every colour that covers more than half of a pixel."""
    wide, high = picture.get_size()
    points = (picture.get_at((x, y)) for x in range(wide) for y in range(high))
    return {tuple(colour)[:3] for colour in points if colour.a > 128}


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_drawn_in_the_colour_asked_for(name):
    picture = shipped_icons().picture(name, 24, DIM)
    assert picture.get_size() == (24, 24)
    assert colours(picture) == {DIM}


@pytest.mark.parametrize("palette", SIGNS_ON_PANEL)
@pytest.mark.parametrize("suit", "SHDC")
def test_suit_signs_on_a_panel_have_its_colours(palette, suit):
    icons = shipped_icons(palette)
    assert colours(icons.picture(f"suit:{suit}", 30)) == {SIGNS_ON_PANEL[palette][suit]}
    assert colours(icons.picture(f"suit:{suit}", 30, TEXT)) == {TEXT}


def test_an_icon_that_nobody_draws_is_empty():
    assert shipped_icons().picture("unicorn", 20).get_bounding_rect().size == (0, 0)


def test_a_picture_is_drawn_once():
    icons = shipped_icons()
    assert icons.picture("menu", 20) is icons.picture("menu", 20)
    assert icons.picture("menu", 0).get_size() == (1, 1)


def test_the_system_desk_copies_and_pastes_and_turns_typing_on():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    desk = SystemDesk()
    desk.copy("l·l é")
    assert desk.copied() == "l·l é"
    desk.begin_typing(Rect(1, 2, 3, 4))
    desk.end_typing()
    pygame.display.quit()


def test_a_desk_without_a_window_has_an_empty_clipboard():
    pygame.display.quit()
    desk = SystemDesk()
    desk.copy("x")
    assert desk.copied() == ""
