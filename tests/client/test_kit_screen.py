"""The kit in a real window, with real keys and a real mouse."""

import re

import pytest

from tests.client.screen import opened_screen

pytestmark = pytest.mark.screen


@pytest.fixture(scope="module")
def screen():
    with opened_screen() as opened:
        yield opened


def place_of(line: str, number: int) -> list[str]:
    """The middle of the widget whose rectangle stands at `number` in the line of sizes."""
    left, top, wide, high = map(int, re.findall(r"\((\d+), (\d+), (\d+), (\d+)\)", line)[number])
    return [str(left + wide // 2), str(top + high // 2)]


def test_a_real_window_by_keyboard_and_mouse(screen):
    with screen.running("tools/show_kit.py", "--tell") as program:
        program.wait_for(">", "motion:")
        screen.press("key", "Tab")
        program.wait_for(">", "help:")
        screen.press("key", "Tab", "Return")
        program.wait_for(">", "yes:")
        screen.press("key", "Escape")
        program.wait_for(">", "menu:")

        screen.press("key", "F11")
        sizes = program.wait_for("size 1600 900")
        screen.press("mousemove", *place_of(sizes, 0), "click", "1")
        program.wait_for("toast:", "Geneviève is back")
        screen.press("mousemove", *place_of(sizes, 1), "click", "1", "key", "ctrl+a")
        screen.press("type", "--delay", "40", "Nuria")
        program.wait_for(">", "name:", "Nuria,")

        screen.press("key", "F11")
        program.wait_for("size 1280 720")
        screen.press("key", "alt+F4")
        assert program.exit_status() == 0


def test_client_01_the_least_size_is_kept_by_the_window_manager(screen):
    with screen.running("tools/show_kit.py", "--tell") as program:
        program.wait_for(">", "motion:")
        window = ["getactivewindow", "windowsize"]
        screen.press(*window, "300", "200")
        program.wait_for("size 640 420")
        screen.press(*window, "1200", "800")
        program.wait_for("size 1200 800")


def test_client_04_full_screen_pressed_ten_times_quickly(screen):
    with screen.running("tools/show_kit.py", "--tell") as program:
        program.wait_for(">", "motion:")
        screen.press("key", *["F11"] * 10)
        program.wait_for("size 1600 900")
        program.wait_for("size 1280 720")
        screen.press("key", "Tab")
        program.wait_for(">", "help:")
        screen.press("key", "F11")
        program.wait_for("size 1600 900")
        screen.press("key", "F11")
        program.wait_for("size 1280 720")
        screen.press("key", "Tab")
        program.wait_for(">", "menu:")
