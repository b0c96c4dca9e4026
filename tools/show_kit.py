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
from manille_lan.client.kit.desk import Desk, SystemDesk
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
from manille_lan.client.kit.widget import Widget
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
COLUMNS = (("Table", 0.4), ("Game", 0.24), ("Seats", 0.24), ("State", 0.12))
SUITS = (("S", "Piques"), ("H", "Cœurs"), ("D", "Carreaux"), ("C", "Trèfles"))
PICTURES = (
    ("1280", 1280, 720, 1.0),
    ("900", 900, 600, 1.0),
    ("text150", 1280, 720, 1.5),
    ("text200", 1280, 720, 2.0),
    ("1080", 1920, 1080, 1.0),
    ("bars", 1280, 720, 1.0),
)
"""Name, width, height and text size of each picture."""
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

    def __init__(self, look: Look, desk: Desk | None = None) -> None:
        self._desk = desk
        self.log = Rich(
            "log", "Log", [plain(f"Trick {n} to Geneviève", "small") for n in range(1, 9)], True, False
        )
        self.ui = Ui(self._root(), look, desk)

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
                Label("sub", "Tables on this network", theme.LABEL).stretch(1, 160),
                Check("motion", "Reduced motion"),
                IconButton("help", "Rules", "question", self.greet),
                IconButton("menu", "Menu", "menu", self.ask),
            ],
            wraps=True,
        )
        left = Column([self._tables().stretch(), self._names(), self._deeds(), self._volume()])
        right = Column([*self._options(), self._trumps(), self._players(), self._icons(), self._side()])
        sides = Row([left.stretch(2, 480), right.stretch(1, 340)], gap=28, wraps=True, align="fill")
        return ScrollPanel(Column([head, sides.stretch()], "page", padding=theme.MARGIN), "scroll")

    def _tables(self) -> Table:
        rows = [
            TableRow(f"t{n}", (NAMES[n % len(NAMES)], "Manille parlée", Dots(n % 5, 4 + n % 4), "waiting"))
            for n in range(40)
        ]
        columns = [TableColumn(name, share) for name, share in COLUMNS]
        return Table("tables", "Tables", columns, rows, on_choose=lambda key: self.greet())

    def _names(self) -> Row:
        name = Field("name", "Your name", "Geneviève Núñez", most_bytes=64, desk=self._desk)
        address = Field("address", "Address", hint="192.168.1.20:7777", most=64, desk=self._desk)
        return Row(
            [
                Row([Label("l1", "Your name"), name.stretch()]).stretch(1, 260),
                Row([Label("l2", "Address"), address.stretch()]).stretch(1, 260),
            ],
            wraps=True,
        )

    def _deeds(self) -> Row:
        return Row(
            [
                Button("join", "Join table", self.greet, is_primary=True).stretch(1, 150),
                Button("host", "Host a table…", self.ask, icon="network").stretch(1, 150),
                Button("bots", "Play against bots", self.greet, icon="bot").stretch(1, 150),
            ],
            wraps=True,
        )

    def _volume(self) -> Row:
        full = Button("full", "Table is full", self.greet)
        full.enable(False)
        return Row([Slider("volume", "Sound", 65, unit=" %").stretch(1, 200), full], wraps=True)

    def _options(self) -> list[Widget]:
        game = Choice("game", "Game", ["Manille parlée (4)", "Manille muette"])
        target = Choice("target", "Points", ["51", "101", "151"], 1)
        return [
            Label("h", "Host options", theme.HEADING),
            Row([Label("g", "Game").stretch(0, 90), game.stretch()]),
            Row([Label("p", "Points").stretch(0, 90), target.stretch()]),
            Check("hints", "Allow hints", True),
            Rule("rule"),
        ]

    def _trumps(self) -> Choices:
        tiles = [Tile(f"tile{s}", name, self.greet, f"suit:{s}", is_chosen=s == "H") for s, name in SUITS]
        none = Tile("tileN", "No trump", self.greet, mark="SA")
        return Choices([tile.stretch(1, 60) for tile in (*tiles, none)], gap=theme.SMALL, wraps=True)

    def _players(self) -> Row:
        who = [Label("who", "Élodie", theme.STRONG), Label("where", "on this network", theme.CAPTION)]
        return Row(
            [
                SeatDisc("disc", "Élodie", 0, size=40),
                Column(who, gap=2),
                Space(),
                Chip("ready", "Ready"),
                SeatDisc("bot", "Célestine", 1, "bot", size=40),
                SeatDisc("free", "+", None, size=40),
            ],
            padding=theme.GAP,
            framed=True,
        )

    def _icons(self) -> Row:
        names = ("dealer", "crown", "clock", "padlock", "eye", "bubble", "sound-on", "full-screen")
        return Row([*(IconView(name, name, name, 22, theme.GOLD) for name in names), Space()])

    def _side(self) -> Tabs:
        pages = [("rules", "Rules", Rich("text", "Rules", RULES)), ("history", "Log", self.log)]
        tabs = Tabs("side", "Side", pages)
        tabs.note_news("history")
        return tabs.stretch(1, least_height=150)


def draw(page: Page, surface: pygame.Surface) -> None:
    """Draw the cloth and the page."""
    surface.blit(felt(surface.get_size()), (0, 0))
    page.ui.draw(surface)


def write_pictures(folder: Path) -> None:
    """Write the page in several sizes, alone and with the dialog and a notice; once with bars for text."""
    folder.mkdir(parents=True, exist_ok=True)
    fonts, bars = Fonts(), Fonts(bars=True)
    for name, width, height, text_size in PICTURES:
        look = Look(bars if name == "bars" else fonts, shipped_icons(), Scale(width, height, text_size))
        page = Page(look)
        surface = pygame.Surface((width, height))
        page.ui.focus("target")
        draw(page, surface)
        pygame.image.save(surface, folder / f"kit_{name}.png")
        page.ask()
        page.greet()
        draw(page, surface)
        pygame.image.save(surface, folder / f"kit_{name}_dialog.png")
        print(f"{folder / f'kit_{name}.png'}, and kit_{name}_dialog.png")


class Showing:
    """The page in a window, until it is closed."""

    def __init__(self, tells: bool) -> None:
        """`tells` prints what is shown whenever that has changed."""
        self._tells = tells
        self._window = Window("kit", (1280, 720), time.perf_counter)
        self._fonts, self._icons = Fonts(), shipped_icons()
        self._text_size = 1.0
        self._page = Page(self._look(), SystemDesk(self._window.points))

    def run(self) -> None:
        """Draw and listen."""
        ui = self._page.ui
        while True:
            ui.update(time.monotonic())
            if ui.is_dirty:
                draw(self._page, self._window.surface)
                self._window.flip()
                if self._tells:
                    self._tell()
            wake = ui.wake_at()
            wait = 0.25 if wake is None else max(0.0, min(0.25, wake - time.monotonic()))
            for event in self._window.waited_events(wait):
                if event.type == pygame.QUIT:
                    self._window.close()
                    return
                self._take(event)

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.WINDOWSIZECHANGED:
            self._page.ui.resize(self._look())
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self._window.toggle_full_screen()
        elif event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL and event.unicode in ("+", "-"):
            step = 0.25 if event.unicode == "+" else -0.25
            self._text_size = min(2.0, max(1.0, self._text_size + step))
            self._page.ui.resize(self._look())
        else:
            self._page.ui.handle(event)

    def _look(self) -> Look:
        return Look(self._fonts, self._icons, Scale(*self._window.size, self._text_size))

    def _tell(self) -> None:
        ui = self._page.ui
        places = [tuple(ui.find(tag).rect) for tag in ("join", "name")]
        print("size", *self._window.size, *places)
        print(ui.tree(), flush=True)


def main() -> int:
    """Parse the command line and show the page."""
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="write pictures instead of a window")
    parser.add_argument("--tell", action="store_true", help="print what is shown whenever it changes")
    arguments = parser.parse_args()
    if arguments.pictures is None:
        Showing(arguments.tell).run()
    else:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
        write_pictures(arguments.pictures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
