"""The real window on a virtual screen, with the real network and a real table process, by keys and mouse."""

import os
import re
import signal
import time
from pathlib import Path

import pytest

from manille_lan.settings import Settings, save_settings
from tests.client.screen import Program, Screen, opened_screen

pytestmark = pytest.mark.screen


@pytest.fixture
def screen(tmp_path):
    settings = Settings(name="Anna", language="en", speed="off", trick_pause="1.2")
    save_settings(tmp_path / "config" / "settings.json", settings)
    with opened_screen("1280x800x24") as opened:
        opened.environment["MANILLE_LAN_HOME"] = str(tmp_path)
        yield opened


def shown(program: Program, *parts: str) -> list[str]:
    """What the window shows once it shows a line with all the parts."""
    while True:
        lines = [program.wait_for("scene ")]
        while lines[-1] != "shown":
            lines.append(program.wait_for(""))
        if any(all(part in line for part in parts) for line in lines):
            return lines


def click(screen: Screen, lines: list[str], tag: str) -> None:
    """Click into the middle of a widget; the window covers the screen."""
    line = next(line for line in lines if line[2:].startswith(f"{tag}:"))
    left, top, wide, high = map(int, re.findall(r"@ (\d+) (\d+) (\d+) (\d+)", line)[0])
    screen.press("mousemove", str(left + wide // 2), str(top + high // 2), "click", "1")


def test_from_the_lobby_to_two_tricks_against_bots_and_back(screen):
    with screen.running("tools/tell_window.py") as program:
        shown(program, "> tables")
        screen.press("key", "F11")
        click(screen, shown(program, "size 1280 800"), "play-bots")
        lines = shown(program, "scene TableScene")
        while not any("2 tricks" in line or "3 tricks" in line for line in lines):
            screen.press("key", "1")
            lines = shown(program, "player")
        screen.press("key", "F11")
        shown(program, "size 1280 720")
        screen.press("key", "Escape")
        shown(program, "> menu-resume")
        screen.press("key", "Up", "Tab", "Tab", "Tab", "Tab", "Return")
        shown(program, "scene LobbyScene")
        screen.press("key", "alt+F4")
        assert program.exit_status() == 0


def started_by(program: Program, word: str) -> set[str]:
    """The processes that the window itself has started, with a word in their command line."""
    found = set()
    for path in Path("/proc").glob("[0-9]*"):
        try:
            stat, line = (path / "stat").read_text(), (path / "cmdline").read_text()
        except OSError:
            continue
        if stat.rpartition(")")[2].split()[1] == str(program.pid) and word in line:
            found.add(path.name)
    return found


@pytest.mark.parametrize("end", ["closed", "killed"])
def test_a_hint_comes_from_a_bot_beside_the_window_and_ends_with_it(screen, end):
    with screen.running("tools/tell_window.py") as program:
        shown(program, "> tables")
        screen.press("key", "F11")
        click(screen, shown(program, "size 1280 800"), "play-bots")
        lines = shown(program, "hint-button")
        while not any("Hint: " in line for line in lines):
            screen.press("key", "i")
            lines = shown(program, "player")
        bots, [table] = started_by(program, "bot_child"), started_by(program, "--private")
        assert len(bots) == 1
        if end == "killed":
            program.kill()
            os.kill(int(table), signal.SIGTERM)  # it would wait for whoever sat there
        else:
            screen.press("key", "alt+F4")
            assert program.exit_status() == 0
        deadline = time.monotonic() + 20
        while any(Path(f"/proc/{pid}").exists() for pid in bots):
            assert time.monotonic() < deadline, "the bot runs on"
            time.sleep(0.05)
