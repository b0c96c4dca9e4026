"""The window without a screen: sizes, points and pixels, slow flips, what stops it from opening."""

import os

import pygame
import pytest
from pygame import Rect

from manille_lan.client.window import (
    ACCELERATION,
    SMALLEST,
    Window,
    WindowError,
    check_pygame,
    within_desktop,
)


class Timer:
    """A clock on which each reading is a little after the last."""

    def __init__(self, step: float = 0.001) -> None:
        self.now, self._step = 0.0, step

    def __call__(self) -> float:
        self.now += self._step
        return self.now


@pytest.fixture
def timer():
    return Timer()


@pytest.fixture
def window(timer):
    made = Window("test", (1280, 720), timer)
    yield made
    made.close()


class Dense(Window):
    """A window on a screen with two pixels to a point, three down."""

    @property
    def density(self):
        return 2.0, 3.0


def test_it_opens_at_its_size(window):
    assert window.size == (1280, 720)
    assert window.surface.get_size() == (1280, 720)
    assert window.density == (1.0, 1.0)
    window.flip()


def test_client_01_a_resize_brings_the_new_size_and_keeps_the_smallest(window):
    old = window.surface
    for size in ((400, 300), (200, 100), (3840, 2160), (800, 600), (800, 600)):
        window.resize(size)
        list(window.waited_events(0.001))
        assert window.size == (max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1]))
        window.surface.fill("red")
        window.flip()
    old.fill("blue")


def test_client_04_full_screen_ten_times(window, timer):
    for turn in range(10):
        window.toggle_full_screen()
        list(window.waited_events(0.001))
        assert window.is_full_screen == (turn % 2 == 0)
        window.surface.fill("red")
        window.flip()
        timer.now += 1
    assert window.size == (1280, 720)


def test_client_04_pressed_in_haste_the_last_wish_counts(window, timer):
    for _ in range(9):
        window.toggle_full_screen()
    list(window.waited_events(0.001))
    assert (window.is_full_screen, window.size != (1280, 720)) == (True, True)
    window.toggle_full_screen()
    assert window.size != (1280, 720), "the desktop is still at the last change"
    assert window.windowed_size == (1280, 720), "closed now, it opens with its own size again"
    timer.now += 1
    list(window.waited_events(0.001))
    assert (window.is_full_screen, window.size) == (False, (1280, 720))


def test_a_resize_waits_for_nobody_in_full_screen(window):
    window.toggle_full_screen()
    size = window.size
    window.resize((700, 500))
    assert window.size == size


def test_slow_flips_turn_acceleration_off(monkeypatch):
    monkeypatch.delenv(ACCELERATION)
    slow = Window("test", (900, 600), Timer(0.02))
    assert slow.is_slow
    assert os.environ[ACCELERATION] == "0"
    assert slow.size == (900, 600)
    slow.flip()
    slow.close()
    monkeypatch.delenv(ACCELERATION)
    fast = Window("test", (900, 600), Timer())
    assert not fast.is_slow
    assert ACCELERATION not in os.environ
    fast.close()
    monkeypatch.setenv(ACCELERATION, "0")


def test_a_person_who_chose_the_acceleration_is_not_overruled():
    window = Window("test", (900, 600), Timer(0.02))
    assert not window.is_slow
    window.close()


def test_client_02_places_are_told_in_pixels():
    window = Dense("test", (900, 600), Timer())
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 20), rel=(1, -1), buttons=(0, 0, 0))
    pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(7, 7), button=1)
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)
    assert window.in_pixels(moved).dict == {"pos": (20, 60), "rel": (2, -3), "buttons": (0, 0, 0)}
    assert window.in_pixels(pressed).pos == (14, 21)
    assert window.in_pixels(key) is key
    assert window.points(Rect(20, 60, 40, 30)) == Rect(10, 20, 20, 10)
    window.close()


def test_of_movements_in_a_row_only_the_last_is_told(window):
    list(window.waited_events(0.001))
    for x in range(50):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 1), rel=(1, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(49, 1), button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(60, 1), rel=(1, 0), buttons=(1, 0, 0)))
    told = [event for event in window.waited_events(0.5) if event.type in (1024, 1025)]
    assert [event.pos[0] for event in told] == [49, 49, 60]


def test_waiting_for_nothing_ends(window):
    list(window.waited_events(0.001))
    assert list(window.waited_events(0.001)) == []


def test_no_screen_is_told_in_words(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    with pytest.raises(WindowError) as refused:
        Window("test", (900, 600), Timer())
    assert refused.value.message_id == "window-no-screen"
    assert refused.value.arguments["reason"]


def test_pygame_in_place_of_pygame_ce_is_told_in_words(monkeypatch):
    monkeypatch.delattr(pygame, "IS_CE")
    with pytest.raises(WindowError) as refused:
        check_pygame()
    assert refused.value.message_id == "window-not-pygame-ce"


def test_title_and_icon_can_be_changed(window):
    window.rename("Manille: your turn")
    window.show_icon(pygame.Surface((32, 32)))


def test_a_first_window_leaves_room_for_the_bars_of_a_small_desktop(monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720)])
    assert within_desktop((1280, 720)) == (1280, 648)
    assert within_desktop((900, 600)) == (900, 600)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(320, 200)])
    assert within_desktop((1280, 720)) == SMALLEST
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", list)
    assert within_desktop((1280, 720)) == (1280, 720)
