"""Plays a whole match against bots in the real window on a virtual screen, by keys or by mouse.

    python -m tests.client.matches VARIANT [NAME=VALUE ...] [--by keys|mouse] [--seed N] [--pictures FOLDER]

Every answer is a random one of those that the window offers, given as a person gives it. Of each new sort of
question, of a trick, of every deal's result and of the match's, a picture is taken. It ends with the table's
record, which is replayed and checked.
"""

import argparse
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from manille_lan.settings import Settings, save_settings
from tests.client.screen import Program, Screen, opened_screen

LONGEST = 3000
"""Answers after which a match that has not ended never will."""
QUIET = 0.25
"""Seconds without a new picture after which the window waits for its player."""
NAME = "Anna"
ARROWS = ("Left", "Right", "Up", "Down")


@dataclass(frozen=True)
class Shown:
    """One widget as the window tells it."""

    tag: str
    text: str
    left: int
    top: int
    wide: int
    high: int
    has_keys: bool

    def holds(self, other: "Shown") -> bool:
        """Whether another, smaller one lies inside."""
        across, down = other.left - self.left, other.top - self.top
        fits = 0 <= across <= self.wide - other.wide and 0 <= down <= self.high - other.high
        return fits and other.tag != self.tag


class Player:
    """Who looks at the window and answers."""

    def __init__(self, screen: Screen, program: Program, by: str, seed: int, folder: Path | None) -> None:
        self.screen, self.program, self.by, self.folder = screen, program, by, folder
        self.random = random.Random(seed)
        self.widgets: dict[str, Shown] = {}
        self.seen: set[str] = set()
        self.answers = 0

    def sit_down(self) -> None:
        """Wait until the table is shown; where the mouse plays, the window covers the screen."""
        seen = 0
        while "plate-0" not in self.widgets:
            assert seen < LONGEST, "the table is not shown"
            self.look()
            seen += 1
        if self.by == "mouse":
            self.screen.press("key", "F11")

    def play(self) -> None:
        """Play until the result of the match is shown."""
        while "match-result" not in self.widgets:
            assert self.answers < LONGEST, "the match does not end"
            self.look()
            self.picture()
            self.answer()
            self.answers += 1
        self.picture()

    def look(self) -> None:
        """Read what the window shows, once it has come to rest."""
        lines = self.program.lines_until_quiet(QUIET)
        starts = [number for number, line in enumerate(lines) if line.startswith("scene ")]
        if starts:
            self.widgets = {shown.tag: shown for shown in map(_shown, lines[starts[-1] :]) if shown}

    def answer(self) -> None:
        """Do one thing that may be an answer to what is asked now."""
        ending = next((tag for tag in ("to-match", "next-deal") if tag in self.widgets), "")
        if ending:
            self.press(ending)
        elif "asking" in self.widgets:
            self.answer_panel()
        elif any(shown.text.startswith(f"{NAME}, ") and ", asked" in shown.text for shown in self.plates()):
            self.play_card()

    def plates(self) -> list[Shown]:
        """The plates of the players."""
        return [shown for tag, shown in self.widgets.items() if tag.startswith("plate-")]

    def answer_panel(self) -> None:
        """Answer a question: a button, a cell of the grid, a number on the dial, or a card of the hand."""
        panel = self.widgets["asking"]
        inside = [shown for shown in self.widgets.values() if panel.holds(shown)]
        offered = [shown.tag for shown in inside if shown.text.endswith(", button")]
        dials = [shown.tag for shown in inside if shown.tag.startswith("number-")]
        if "matrix" in self.widgets and self.random.random() < 0.9:
            self.choose_cell(self.widgets["matrix"])
        elif dials and self.random.random() < 0.5:
            self.turn(self.widgets[dials[0]])
        elif "lay-done" in offered and "disabled" not in self.widgets["lay-done"].text:
            self.press("lay-done" if self.random.random() < 0.8 else "lay-back")
        elif "lay-done" in offered or (self.can_lead() and self.random.random() < 0.5):
            self.play_card()
        elif "widow" in self.widgets and "pick-done" in offered and self.random.random() < 0.6:
            self.pick()
        elif offered:
            self.press(self.random.choice(offered))

    def can_lead(self) -> bool:
        """Whether cards are offered beside the panel."""
        return "hand" in self.widgets and self.widgets["hand"].has_keys

    def press(self, tag: str) -> None:
        """Press a button: a click into its middle, or Tab until it has the keys, then Return."""
        if self.by == "mouse":
            shown = self.widgets[tag]
            self.click(shown.left + shown.wide // 2, shown.top + shown.high // 2)
            return
        for _ in range(len(self.widgets)):
            if tag not in self.widgets or self.widgets[tag].has_keys:
                break
            self.screen.press("key", "Tab")
            self.look()
        self.screen.press("key", "Return")

    def choose_cell(self, grid: Shown) -> None:
        """Choose a cell of the grid of suits, ranks and cards."""
        if self.by == "mouse":
            self.click_inside(grid)
            return
        for _ in range(self.random.randrange(8)):
            self.screen.press("key", self.random.choice(ARROWS))
        self.screen.press("key", "Return")

    def turn(self, dial: Shown) -> None:
        """Turn a dial a little."""
        if self.by == "mouse":
            self.click_inside(dial)
        else:
            self.screen.press("key", self.random.choice(("Up", "Down", "Prior", "Next")))

    def pick(self) -> None:
        """Pick a card of the widow, or put it back."""
        if self.by == "mouse":
            self.click_inside(self.widgets["table"], low=0.3, high=0.6)
        else:
            self.screen.press("key", str(self.random.randint(1, 6)))

    def play_card(self) -> None:
        """Play, lay or uncover a card: a digit, or a click somewhere into the cards of one's own."""
        own = next((self.widgets[tag] for tag in ("covered", "hand") if tag in self.widgets), None)
        if self.by == "mouse" and "piles" in self.widgets and self.random.random() < 0.3:
            self.click_inside(self.widgets["table"], low=0.45, high=0.95)
        elif self.by == "mouse" and own is not None:
            self.click_inside(own, low=0.35, high=0.95)
        elif self.random.random() < 0.2:
            self.screen.press("key", self.random.choice(("Left", "Right")), "Return")
        else:
            self.screen.press("key", str(self.random.randint(1, 9)))

    def click_inside(self, shown: Shown, low: float = 0.05, high: float = 0.95) -> None:
        """Click somewhere into a widget; `low` and `high` are parts of its height."""
        across = shown.left + int(shown.wide * self.random.uniform(0.02, 0.98))
        self.click(across, shown.top + int(shown.high * self.random.uniform(low, high)))

    def click(self, across: int, down: int) -> None:
        """Click at a point of the window, which covers the screen."""
        self.screen.press("mousemove", str(across), str(down), "click", "1")

    def picture(self) -> None:
        """A picture of what was not yet seen in this match."""
        sort = self.sort()
        if self.folder is None or not sort or sort in self.seen:
            return
        self.seen.add(sort)
        path = self.folder / f"{len(self.seen):02}-{sort[:60]}.png"
        command = ["import", "-window", "root", str(path)]
        subprocess.run(command, env=self.screen.environment, check=True, timeout=60)

    def sort(self) -> str:
        """What sort of thing is shown: the parts of a panel, a result, how full the trick is."""
        for result in ("match-result", "to-match", "next-deal"):
            if result in self.widgets:
                return result
        if "asking" in self.widgets:
            panel = self.widgets["asking"]
            tags = sorted(shown.tag for shown in self.widgets.values() if panel.holds(shown))
            return re.sub(r"[^a-z]+", "-", " ".join(dict.fromkeys(_plain(tag) for tag in tags)))
        trick = self.widgets.get("trick", _NOTHING).text
        return f"trick-{trick.count(' of ')}" if self.widgets else ""


_NOTHING = Shown("", "", 0, 0, 0, 0, False)


def _plain(tag: str) -> str:
    """A tag without what is of one card, suit or number only."""
    return re.sub(r"(-\d+|-[0-9AKQJN]*[A-Z])+$", "", tag)


def _shown(line: str) -> Shown | None:
    found = re.fullmatch(r"([> ]) ([^:]+): (.*) @ (-?\d+) (-?\d+) (\d+) (\d+)", line)
    if found is None:
        return None
    mark, tag, text, *place = found.groups()
    left, top, wide, high = map(int, place)
    return Shown(tag, text, left, top, wide, high, mark == ">")


def play_match(
    variant: str,
    options: Sequence[str],
    by: str,
    seed: int,
    folder: Path | None = None,
    size: str = "1280x800",
) -> int:
    """Play a match and check its record; the number of answers given."""
    with tempfile.TemporaryDirectory() as home, opened_screen(f"{size}x24") as screen:
        settings = Settings(name=NAME, language="en", speed="off", trick_pause="1.2")
        save_settings(Path(home) / "config" / "settings.json", settings)
        screen.environment["MANILLE_LAN_HOME"] = home
        given = [word for option in options for word in ("--option", option)]
        with screen.running("tools/tell_window.py", "play", "--variant", variant, *given) as program:
            player = Player(screen, program, by, seed, folder)
            player.sit_down()
            player.play()
            screen.press("key", "alt+F4")
            assert program.exit_status() == 0
        check = [sys.executable, "-m", "manille_lan", "replay", f"{home}/records", "--check"]
        subprocess.run(check, env=screen.environment, check=True, timeout=120)
    return player.answers


def main() -> None:
    """Play the match that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("options", nargs="*", default=["match=fixed:1"])
    parser.add_argument("--by", choices=("keys", "mouse"), default="keys")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    if asked.pictures is not None:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    answers = play_match(asked.variant, asked.options, asked.by, asked.seed, asked.pictures, asked.size)
    print(f"{asked.variant} by {asked.by}: played to the end with {answers} answers, the record checked")


if __name__ == "__main__":
    main()
