"""Shows every widget of the window on one page: in a window, or as pictures to look at.

python tools/show_kit.py                    a window to try mouse and keyboard in (Ctrl + - text size)
python tools/show_kit.py --pictures out     writes kit_1280.png, kit_900.png and so on into out/
"""

import argparse
import os
import sys
import time
from pathlib import Path

import pygame

from manille_lan.client import theme
from manille_lan.client.fonts import Fonts
from manille_lan.client.kit.buttons import Button, IconButton, Tile
from manille_lan.client.kit.choices import Check, Choice, Slider
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.icons import shipped_icons
from manille_lan.client.kit.labels import Chip, IconView, Label, Rule, SeatDisc
from manille_lan.client.kit.layout import Choices, Column, Row, Space
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.markup import Paragraph, Run, parse_rich, plain
from manille_lan.client.kit.overlay import Modal
from manille_lan.client.kit.paint import felt
from manille_lan.client.kit.rich import Rich
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.table import Dots, Table, TableColumn, TableRow
from manille_lan.client.kit.tabs import Tabs
from manille_lan.client.kit.ui import Ui
from manille_lan.client.theme import Scale
from manille_lan.client.window import Window

NAMES = (
    "Chez Geneviève",
    "Café De Kroon",
    "La Botifarra d’en Núria",
    "Table d’Íñigo",
    "W" * 24,
    "😀 Ж שלום ♥",
)
SUITS = (("S", "Piques"), ("H", "Cœurs"), ("D", "Carreaux"), ("C", "Trèfles"))
RULES = (
    parse_rich("Manille parlée", "heading"),
    parse_rich(
        "Four players, 32 cards. The *10* is the highest card (the *manille*, 5 points), then the ace."
    ),
    parse_rich("Suits: {S} {H} {D} {C}, also in words: the 10{H}, then A{H}."),
    parse_rich("Follow suit.", "item"),
    parse_rich("*Head* the trick where you can; your partner’s card need not be beaten.", "item"),
    parse_rich("The first side with *101* points wins. {icon:crown}"),
)


class Page:
    """The page with every widget, and what its buttons do."""

    def __init__(self, look: Look) -> None:
        self.log = Rich(
            "log", "Log", [plain(f"Trick {n} to Geneviève", "small") for n in range(1, 9)], True, False
        )
        self.ui = Ui(self._root(), look)

    def ask(self) -> None:
        """Open the dialog."""
        yes = Button("yes", "Leave the table", self.ui.close, is_primary=True)
        body = [Label("why", "The others go on with a bot in your seat. You can come back.", wraps=True)]
        self.ui.open(Modal("leave", "Leave the table?", body, [yes, Button("no", "Stay", self.ui.close)]))

    def greet(self) -> None:
        """Show a notice and write a line into the log."""
        self.ui.toast("Geneviève is back", "ok")
        self.log.append(Paragraph((Run("Geneviève: ", True), Run("me *revoilà* {S}")), "small"))

    def _root(self) -> ScrollPanel:
        head = Row(
            [
                Label("title", "Manille", theme.TITLE),
                Label("sub", "Tables on this network", theme.TextStyle(18, colour=theme.TEXT)).stretch(
                    1, 160
                ),
                Check("motion", "Reduced motion"),
                IconButton("help", "Rules", "question", self.greet),
                IconButton("menu", "Menu", "menu", self.ask),
            ],
            wraps=True,
        )
        sides = Row(
            [self._left().stretch(2, 480), self._right().stretch(1, 340)], gap=28, wraps=True, align="fill"
        )
        return ScrollPanel(Column([head, sides.stretch()], "page", padding=theme.MARGIN), "scroll")

    def _left(self) -> Column:
        rows = [
            TableRow(f"t{n}", (NAMES[n % len(NAMES)], "Manille parlée", Dots(n % 5, 4 + n % 4), "waiting"))
            for n in range(40)
        ]
        columns = [
            TableColumn(*pair) for pair in (("Table", 0.4), ("Game", 0.24), ("Seats", 0.24), ("State", 0.12))
        ]
        write = [
            Row([Label("l1", "Your name"), Field("name", "Your name", "Geneviève Núñez").stretch()]).stretch(
                1, 260
            ),
            Row(
                [Label("l2", "Address"), Field("address", "Address", hint="192.168.1.20:7777").stretch()]
            ).stretch(1, 260),
        ]
        act = [
            Button("join", "Join table", self.greet, is_primary=True).stretch(1, 150),
            Button("host", "Host a table…", self.ask, icon="network").stretch(1, 150),
            Button("bots", "Play against bots", self.greet, icon="bot").stretch(1, 150),
        ]
        full = Button("full", "Table is full", self.greet)
        full.is_enabled = False
        return Column(
            [
                Table("tables", "Tables", columns, rows, on_choose=lambda key: self.greet()).stretch(),
                Row(write, wraps=True),
                Row(act, wraps=True),
                Row([Slider("volume", "Sound", 65, unit=" %").stretch(1, 200), full], wraps=True),
            ]
        )

    def _right(self) -> Column:
        tiles: list[Button] = [
            Tile(f"tile{s}", name, self.greet, f"suit:{s}", is_chosen=s == "H") for s, name in SUITS
        ]
        tiles.append(Tile("tileN", "No trump", self.greet, mark="SA"))
        players = Row(
            [
                SeatDisc("disc", "Élodie", 0, size=40),
                Column(
                    [Label("who", "Élodie", theme.STRONG), Label("sub2", "on this network", theme.CAPTION)],
                    gap=2,
                ),
                Space(),
                Chip("ready", "Ready"),
                SeatDisc("bot", "Célestine", 1, "bot", size=40),
                SeatDisc("free", "+", None, size=40),
            ],
            padding=theme.GAP,
            framed=True,
        )
        tabs = Tabs(
            "side", "Side", [("rules", "Rules", Rich("text", "Rules", RULES)), ("history", "Log", self.log)]
        )
        tabs.note_news("history")
        icons = [
            IconView(name, name, name, 22, theme.GOLD)
            for name in ("dealer", "crown", "clock", "padlock", "eye")
        ]
        return Column(
            [
                Label("h", "Host options", theme.HEADING),
                Row(
                    [
                        Label("g", "Game").stretch(0, 90),
                        Choice("game", "Game", ["Manille parlée (4)", "Manille muette"]).stretch(),
                    ]
                ),
                Row(
                    [
                        Label("p", "Points").stretch(0, 90),
                        Choice("target", "Points", ["51", "101", "151"], 1).stretch(),
                    ]
                ),
                Check("hints", "Allow hints", True),
                Rule("rule"),
                Choices([tile.stretch(1, 60) for tile in tiles], gap=theme.SMALL, wraps=True),
                players,
                Row([*icons, Space()]),
                tabs.stretch(1, least_height=150),
            ]
        )


def draw(page: Page, surface: pygame.Surface) -> None:
    """Draw the cloth and the page."""
    surface.blit(felt(surface.get_size()), (0, 0))
    page.ui.draw(surface)


def write_pictures(folder: Path) -> None:
    """Write the page in several sizes, with the dialog, a notice and bars."""
    folder.mkdir(parents=True, exist_ok=True)
    fonts, bars = Fonts(), Fonts(bars=True)
    cases = [
        ("1280", 1280, 720, 1.0, fonts),
        ("900", 900, 600, 1.0, fonts),
        ("text150", 1280, 720, 1.5, fonts),
    ]
    cases += [
        ("text200", 1280, 720, 2.0, fonts),
        ("1080", 1920, 1080, 1.0, fonts),
        ("bars", 1280, 720, 1.0, bars),
    ]
    for name, width, height, text_size, chosen in cases:
        page = Page(Look(chosen, shipped_icons(), Scale(width, height, text_size)))
        surface = pygame.display.set_mode((width, height))
        page.ui.focus("target")
        draw(page, surface)
        pygame.image.save(surface, folder / f"kit_{name}.png")
        page.ask()
        page.greet()
        draw(page, surface)
        pygame.image.save(surface, folder / f"kit_{name}_dialog.png")
        print(f"{name}: {folder / f'kit_{name}.png'}")


def run_window() -> None:
    """Run the page in a window until it is closed."""
    text_size = 1.0
    window = Window("kit", (1280, 720), time.perf_counter)
    fonts, icons = Fonts(), shipped_icons()

    def look() -> Look:
        return Look(fonts, icons, Scale(*window.size, text_size))

    page = Page(look())
    while True:
        page.ui.update(time.monotonic())
        if page.ui.is_dirty:
            draw(page, window.surface)
            window.flip()
        for event in window.waited_events(0.25):
            if event.type == pygame.QUIT:
                return
            if event.type == pygame.WINDOWSIZECHANGED:
                page.ui.resize(look())
            elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
                window.toggle_full_screen()
            elif (
                event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL and event.unicode in ("+", "-")
            ):
                text_size = min(2.0, max(1.0, text_size + (0.25 if event.unicode == "+" else -0.25)))
                page.ui.resize(look())
            else:
                page.ui.handle(event)


def main() -> int:
    """Parse the command line and show the page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="write pictures instead of a window")
    folder = parser.parse_args().pictures
    if folder is None:
        run_window()
        return 0
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    write_pictures(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
