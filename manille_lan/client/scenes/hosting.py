"""The form of a new table, made from the options that its game declares."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.choices import Choice
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Column, Row
from manille_lan.client.kit.markup import Paragraph
from manille_lan.client.kit.rich import Rich
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.widget import Widget
from manille_lan.client.options import OptionForm
from manille_lan.client.paragraphs import sheet_paragraphs
from manille_lan.client.ports import Offer, Wish
from manille_lan.client.scenes.scene import Scene
from manille_lan.errors import ManilleError
from manille_lan.protocol.names import TABLE_BYTES, clean_table_name
from manille_lan.words.loader import Words
from manille_lan.words.phrases import preset_label
from manille_lan.words.sheet import rule_sheet


class HostingScene(Scene):
    """Game, name, bots and options on the left; the rule sheet as it will be on the right."""

    first_focus = "game"

    _offer: Offer | None = None
    _form: OptionForm | None = None
    _name = ""
    _bots = 0
    _bot = 0

    @property
    def offer(self) -> Offer:
        """The game chosen."""
        offers, last = self.context.offers, self.context.settings.last_preset
        if self._offer is None:
            self._offer = next((offer for offer in offers if offer.preset == last), offers[0])
        return self._offer

    def build(self) -> Widget:
        """The form beside the rule sheet."""
        say, offer = self.say, self.offer
        words = self._words()
        if self._form is None:
            given = (
                self.context.settings.last_options
                if offer.preset == self.context.settings.last_preset
                else {}
            )
            self._form = OptionForm(words, offer.form, self._option_changed, given)
        else:
            self._form.retell(words)
        head = Row(
            [
                Label("title", say("client-hosting"), theme.TITLE).stretch(),
                Button("cancel", say("client-back"), self.context.doors.enter_lobby),
                Button("open", say("client-open-table"), self.open, is_primary=True),
            ]
        )
        self.sheet = Rich("sheet", say("client-rules"), self._sheet())
        rows: list[Widget] = [*self._first_rows(), *self._form.rows()]
        left = ScrollPanel(Column(rows, gap=theme.SMALL), "form", say("client-hosting"))
        body = Row(
            [left.stretch(1.25, basis=560), self.sheet.stretch(1.0, basis=360)],
            gap=theme.MARGIN,
            align="fill",
        )
        return Column([head, body.stretch()], "hosting", say("client-hosting"), padding=theme.MARGIN)

    def _words(self) -> Words:
        return Words(self.context.words.language, dict(self.offer.words))

    def _first_rows(self) -> list[Widget]:
        say, offers, bots = self.say, self.context.offers, self.context.bots
        names = [preset_label(Words(self.context.words.language, dict(o.words)), o.preset) for o in offers]
        game = Choice("game", say("client-game"), names, offers.index(self.offer), self._choose_game)
        own = self._name or say("client-table-of", name=self.context.settings.player_name)
        self.name = Field(
            "table-name",
            say("client-table-name"),
            own,
            most=TABLE_BYTES,
            most_bytes=TABLE_BYTES,
            on_change=self._rename,
        )
        count = self.offer.players[1]
        numbers = [say("client-bot-count", count=number) for number in range(count)]
        many = Choice("bot-count", say("client-bots"), numbers, min(self._bots, count - 1), self._choose_bots)
        kinds = [say("client-bot-kind", bot=bot.id) for bot in bots] or ["–"]
        kind = Choice("bot-kind", say("client-bot"), kinds, min(self._bot, len(kinds) - 1), self._choose_bot)
        return [
            _labelled(say("client-game"), game),
            _labelled(say("client-table-name"), self.name),
            _labelled(say("client-bots"), many),
            _labelled(say("client-bot"), kind),
        ]

    def _sheet(self) -> list[Paragraph]:
        values: Mapping[str, Any] = self._form.values if self._form is not None else {}
        return sheet_paragraphs(rule_sheet(self._words(), self.offer.variant, values), is_small=True)

    # Choosing --------------------------------------------------------------------------------

    def _choose_game(self, index: int) -> None:
        self._offer, self._form = self.context.offers[index], None
        self.rebuild()

    def _rename(self, text: str) -> None:
        self._name = text

    def _choose_bots(self, index: int) -> None:
        self._bots = index

    def _choose_bot(self, index: int) -> None:
        self._bot = index

    def _option_changed(self) -> None:
        self.sheet.fill(self._sheet())

    def open(self) -> None:
        """Open the table as the form has it."""
        try:
            name = clean_table_name(self.name.text)
        except ManilleError:
            self.ui.toast(self.say("error-bad_name"), "bad")
            self.ui.focus("table-name")
            return
        options = self._form.changed_values if self._form is not None else {}
        settings = replace(self.context.settings, last_preset=self.offer.preset, last_options=dict(options))
        self.context.doors.change_settings(settings)
        bot = self.context.bots[self._bot].id if self.context.bots else ""
        bots = (bot,) * self._bots if bot else ()
        self.context.doors.open_table(Wish(self.offer.preset, options, bots, name))


def _labelled(name: str, widget: Widget) -> Widget:
    return Row([Label("", name).stretch(0, basis=210), widget.stretch()], gap=theme.GAP)
