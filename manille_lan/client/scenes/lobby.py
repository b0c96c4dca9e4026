"""The lobby: the tables around, live; joining one, opening one, playing against bots."""

from msgspec.structs import replace

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button, IconButton
from manille_lan.client.kit.choices import Choice
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Column, Row
from manille_lan.client.kit.markup import Paragraph
from manille_lan.client.kit.rich import Rich
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.table import Cell, Dots, Mark, Table, TableColumn, TableRow
from manille_lan.client.kit.tabs import Tabs
from manille_lan.client.kit.widget import Widget
from manille_lan.client.paragraphs import sheet_paragraphs
from manille_lan.client.ports import Offer, Wish
from manille_lan.client.scenes.scene import Scene
from manille_lan.errors import ManilleError
from manille_lan.net.address import Target, parse_target
from manille_lan.net.discovery.rows import LobbyRow
from manille_lan.net.guest.news import LobbyNews
from manille_lan.protocol.handshake import VERSIONS
from manille_lan.protocol.names import NAME_BYTES, NAME_CHARACTERS, clean_name
from manille_lan.words.loader import Words
from manille_lan.words.phrases import preset_label, sentence
from manille_lan.words.sheet import rule_sheet

MOST_ADDRESS = 200
BOTS_AT_A_TABLE = 3
NARROW = 700
"""Units of text; a window that is narrower is shown in pages."""


class LobbyScene(Scene):
    """Tables on the left, a quick match against bots on the right."""

    first_focus = "tables"

    def build(self) -> Widget:
        """Title, list and fields, the game to play at once, what does not work at the bottom."""
        self.notice = Label("notice", self._notice(), theme.CAPTION, wraps=True)
        left = Column([self._tables().stretch(), self._fields(), self._buttons()])
        right = self._quick()
        if self.context.look.scale.width / self.context.look.scale.text < NARROW:
            pages = (
                ("page-tables", self.say("client-lobby"), ScrollPanel(left, "left")),
                ("page-quick", self.say("client-quick"), right),
            )
            middle: Widget = Tabs("pages", self.say("client-brand"), pages)
        else:
            both = [left.stretch(2.0, basis=560), right.stretch(1.0, basis=300)]
            middle = Row(both, gap=theme.MARGIN, align="fill")
        parts = [self._head(), middle.stretch(), self.notice]
        return Column(parts, "lobby", self.say("client-lobby"), padding=theme.MARGIN)

    def _head(self) -> Widget:
        say, doors = self.say, self.context.doors
        return Row(
            [
                Label("title", say("client-brand"), theme.TITLE),
                Label("subtitle", say("client-lobby"), theme.QUIET).stretch(),
                IconButton("rules-button", say("client-rules"), "question", doors.show_rules, height=40),
                IconButton("settings-button", say("client-settings"), "gear", self.open_settings, height=40),
                IconButton("quit-button", say("client-quit"), "cross", doors.quit, height=40),
            ],
            gap=theme.GAP,
        )

    def _tables(self) -> Table:
        say = self.say
        columns = (
            TableColumn(say("client-column-table"), 3.2),
            TableColumn(say("client-column-game"), 2.2),
            TableColumn(say("client-column-seats"), 1.7),
            TableColumn(say("client-column-state"), 1.6),
            TableColumn(say("client-column-ms"), 0.9),
        )
        self.table = Table(
            "tables", say("client-lobby"), columns, self._rows(), on_choose=self.join, empty=self._empty()
        )
        return self.table

    def _fields(self) -> Widget:
        say, settings = self.say, self.context.settings
        self.name = Field(
            "name",
            say("client-name"),
            settings.player_name,
            say("client-name-hint"),
            NAME_CHARACTERS,
            NAME_BYTES,
            on_enter=self._keep_typed,
        )
        self.address = Field(
            "address",
            say("client-address"),
            hint="192.168.1.20:47770",
            most=MOST_ADDRESS,
            on_enter=lambda text: self.join_address(),
        )
        first = Row([Label("name-label", say("client-name")), self.name.stretch()], gap=theme.SMALL)
        second = Row([Label("address-label", say("client-address")), self.address.stretch()], gap=theme.SMALL)
        return Row([first.stretch(1.0, basis=280), second.stretch(1.2, basis=330)], gap=theme.GAP, wraps=True)

    def _buttons(self) -> Widget:
        say = self.say
        return Row(
            [
                Button("join", say("client-join"), self.join_selected, is_primary=True).stretch(),
                Button("host", say("client-host"), self.open_hosting).stretch(),
                Button("join-address", say("client-join-address"), self.join_address).stretch(),
            ],
            gap=theme.GAP,
            wraps=True,
        )

    # A match against bots --------------------------------------------------------------------

    @property
    def offer(self) -> Offer | None:
        """The game that the person chose to play."""
        offers = self.context.offers
        last = self.context.settings.last_preset
        return next((offer for offer in offers if offer.preset == last), offers[0] if offers else None)

    def _quick(self) -> Widget:
        say, offers = self.say, self.context.offers
        offer = self.offer
        names = [preset_label(self._words_of(each), each.preset) for each in offers]
        index = offers.index(offer) if offer is not None else 0
        self.game = Choice("game", say("client-game"), names, index, self._choose_game)
        self.sheet = Rich("sheet", say("client-rules"), self._sheet())
        self.play = Button(
            "play-bots", say("client-play-bots"), self.play_bots, is_primary=not self.table.rows
        )
        self.play.enable(offer is not None)
        head = Label("quick-title", say("client-quick"), theme.HEADING)
        return Column([head, self.game, self.sheet.stretch(), self.play])

    def _words_of(self, offer: Offer) -> Words:
        return Words(self.context.words.language, dict(offer.words))

    def _sheet(self) -> list[Paragraph]:
        offer = self.offer
        if offer is None:
            return []
        return sheet_paragraphs(rule_sheet(self._words_of(offer), offer.variant, {}), is_small=True)

    def _choose_game(self, index: int) -> None:
        offer = self.context.offers[index]
        self._keep(last_preset=offer.preset, last_options={})
        self.sheet.fill(self._sheet())

    def play_bots(self) -> None:
        """A match against bots, at once."""
        offer = self.offer
        if offer is None or not self._keep_name():
            return
        bots = (self.context.settings.last_bots or tuple(bot.id for bot in self.context.bots))[:1]
        bots = bots * BOTS_AT_A_TABLE
        self.context.doors.open_table(Wish(offer.preset, bots=bots, is_solo=True))

    # The tables around -----------------------------------------------------------------------

    def find_tables(self, news: LobbyNews) -> None:
        """Show the rows as they are now; the one that is marked stays marked."""
        had_rows = bool(self.table.rows)
        self.table.empty = self._empty()
        self.table.fill(self._rows())
        if self.table.rows and not had_rows and self.table.selected is None:
            self.table.select(self.table.rows[0].key)
        self.play.is_primary = not self.table.rows
        self.notice.rename(self._notice())

    def _rows(self) -> list[TableRow]:
        return [TableRow(row_key(row), self._cells(row)) for row in self.context.tables.rows]

    def _cells(self, row: LobbyRow) -> tuple[Cell, ...]:
        info, say = row.info, self.say
        if not row.is_alive:
            state: Cell = Mark("clock", say("client-state-silent"))
        elif not _speaks(row):
            state = Mark("padlock", say("client-state-version"))
        else:
            state = say(f"client-state-{info.phase}")
        rtt = say("client-ms", ms=row.ms) if row.ms is not None else "–"
        return (info.name, self._game(info.variant), Dots(info.taken, info.seats), state, rtt)

    def _game(self, variant: str) -> str:
        offer = next((o for o in self.context.offers if variant in (o.preset, o.variant)), None)
        return preset_label(self._words_of(offer) if offer is not None else self.context.words, variant)

    def _empty(self) -> str:
        if "discovery-nothing_found" in self.context.tables.status:
            return self.say("discovery-nothing_found")
        return self.say("client-looking")

    def _notice(self) -> str:
        news, say = self.context.tables, self.context.words
        told = [say(id) for id in news.status if id != "discovery-nothing_found"]
        if news.hidden:
            told.append(say("discovery-hidden", count=news.hidden))
        return "  ·  ".join(told) or say("client-lobby-keys")

    # Joining ---------------------------------------------------------------------------------

    def join_selected(self) -> None:
        """Join the table that is marked."""
        if self.table.selected is None:
            self.ui.toast(self.say("client-choose-table"))
        else:
            self.join(self.table.selected)

    def join(self, key: str) -> None:
        """Join the table with that key; say why where it cannot be."""
        row = next((row for row in self.context.tables.rows if row_key(row) == key), None)
        if row is None:
            self.ui.toast(self.say("client-table-gone"), "bad")
        elif not _speaks(row):
            self.ui.toast(self.say("client-other-version"), "bad")
        else:
            self._join(row.target, row.info.name)

    def join_address(self) -> None:
        """Join the table at the address that was typed; say what is wrong with it."""
        try:
            target = parse_target(self.address.text)
        except ManilleError as error:
            self.ui.toast(sentence(self.context.words, error.message_id, error.arguments), "bad")
            self.ui.focus("address")
            return
        self._join(target, self.address.text)

    def _join(self, target: Target, name: str) -> None:
        if self._keep_name():
            self.context.doors.join_table(target, name)

    def open_hosting(self) -> None:
        """The form of a new table."""
        if self._keep_name():
            self.context.doors.show_hosting()

    def open_settings(self) -> None:
        """The settings; the name that was typed is kept."""
        self._keep_name()
        self.context.doors.show_settings()

    def _keep_name(self) -> bool:
        """Keep the name as others will see it; whether there is one."""
        try:
            name = clean_name(self.name.text)
        except ManilleError:
            self.ui.toast(self.say("error-bad_name"), "bad")
            self.ui.focus("name")
            return False
        if name != self.context.settings.player_name:
            self._keep(name=name)
        return True

    def _keep_typed(self, _: str) -> None:
        self._keep_name()

    def _keep(self, **changes: object) -> None:
        self.context.doors.change_settings(replace(self.context.settings, **changes))


def row_key(row: LobbyRow) -> str:
    """What a row is known by: the table and its certificate."""
    return f"{row.info.table}:{row.info.fingerprint}"


def _speaks(row: LobbyRow) -> bool:
    """Whether the table speaks a version of the protocol that this program speaks."""
    low, high = row.info.versions
    return low <= VERSIONS[1] and VERSIONS[0] <= high
