"""The room before a match: who sits where, who is ready, what is played, chat."""

from collections.abc import Sequence
from functools import partial

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button, IconButton
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Column, Row
from manille_lan.client.kit.overlay import Modal
from manille_lan.client.kit.rich import Rich
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.tabs import Tabs
from manille_lan.client.kit.widget import Widget
from manille_lan.client.model import TableModel, Told
from manille_lan.client.options import OptionForm
from manille_lan.client.paragraphs import chat_paragraph, sheet_paragraphs, table_sheet
from manille_lan.client.scenes.menu import menu_modal
from manille_lan.client.scenes.scene import Context, Scene
from manille_lan.client.scenes.seatcard import SeatCard
from manille_lan.client.table.side import MOST_CHAT_CHARACTERS
from manille_lan.net.address import address_text
from manille_lan.protocol.messages import RoomAction, SeatState
from manille_lan.words.loader import Words
from manille_lan.words.phrases import note_sentence, preset_label, refusal_sentence, value_label

LARGE_TEXT = 1.25
"""Above this text size the room is shown in pages."""


class RoomScene(Scene):
    """Seats by side, what to do, chat and rules."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self.model = model
        self._page = "page-seats"
        self.chat: Rich | None = None
        self.field: Field | None = None
        super().__init__(context)
        self.ui.focus("start" if model.is_owner else "ready")

    # Making ----------------------------------------------------------------------------------

    def build(self) -> Widget:
        """The room as the table told it last; with large text in pages."""
        seats = [*self._sides(), self._buttons()]
        if self.context.look.scale.text_size > LARGE_TEXT:
            pages = (
                ("page-seats", self.say("client-seats"), ScrollPanel(Column(seats), "seats")),
                ("page-chat", self.say("client-chat"), self._talk()),
                ("page-rules", self.say("client-rules"), self._rules()),
            )
            tabs = Tabs("pages", self.say("client-room"), pages, on_turn=self._turn_page)
            tabs.turn_to(self._page)
            return Column(
                [self._head(), tabs.stretch()], "room", self.say("client-room"), padding=theme.MARGIN
            )
        lower = Row(
            [self._talk().stretch(1.2, basis=420), self._rules().stretch(1.0, basis=320)], align="fill"
        )
        return Column(
            [self._head(), *seats, lower.stretch()], "room", self.say("client-room"), padding=theme.MARGIN
        )

    def _turn_page(self, page: str) -> None:
        self._page = page

    @property
    def words(self) -> Words:
        """The words with the game's own."""
        return self.context.words

    def _head(self) -> Widget:
        model, say = self.model, self.say
        name = model.welcome.name if model.welcome is not None else ""
        about = preset_label(self.words, self._preset())
        match = model.option("match")
        if match:
            about += f" · {value_label(self.words, 'match', match)}"
        return Row(
            [
                Label("title", name, theme.TITLE),
                Label("about", about, theme.QUIET).stretch(),
                IconButton(
                    "rules-button", say("client-rules"), "question", self.context.doors.show_rules, height=40
                ),
                IconButton("menu-button", say("client-menu"), "menu", self.open_menu, height=40),
            ],
            gap=theme.MARGIN,
        )

    def _preset(self) -> str:
        room = self.model.room
        return room.variant if room is not None else ""

    def _sides(self) -> list[Widget]:
        """Two columns: the sides, or simply every second seat."""
        model, say = self.model, self.say
        states = list(model.room.seats) if model.room is not None else []
        if len(states) == 4:
            columns = [(say("client-side-number", number=side + 1), states[side::2]) for side in (0, 1)]
        else:
            half = -(-len(states) // 2)
            columns = [(say("client-seats"), states[:half]), ("", states[half:])]
        made = [
            Column([Label(f"side-{index}", name, theme.HEADING), *map(self._card, held)], gap=theme.SMALL)
            for index, (name, held) in enumerate(columns)
        ]
        return [Row([column.stretch(1.0, basis=300) for column in made], gap=theme.MARGIN, align="start")]

    def _card(self, state: SeatState) -> Widget:
        is_own = state.seat == self.model.me and state.kind == "human"
        return SeatCard(self.words, state, is_own, partial(self.open_seat, state))

    def _buttons(self) -> Widget:
        say, is_owner, ready = self.say, self.model.is_owner, self.is_ready
        buttons = [
            Button(
                "ready",
                say("client-not-ready-yet" if ready else "client-i-am-ready"),
                self.toggle_ready,
                not ready and not is_owner,
            )
        ]
        if is_owner:
            buttons = [
                Button("start", say("client-start"), self.start, is_primary=True),
                Button("add-bot", say("client-add-bot"), self.add_bot, icon="bot"),
                Button("options", say("client-options"), self.open_options, icon="gear"),
            ]
        buttons.append(Button("leave", say("client-leave"), self.context.doors.enter_lobby))
        return Row([button.stretch() for button in buttons], gap=theme.GAP, wraps=True)

    def _talk(self) -> Widget:
        say = self.say
        if self.chat is None or self.field is None:
            self.chat = Rich("chat", say("client-chat"), follows=True)
            self.field = Field(
                "say",
                say("client-say"),
                hint=say("client-say-hint"),
                most=MOST_CHAT_CHARACTERS,
                on_enter=self._speak,
            )
            self.chat.fill([chat_paragraph(line, line.seat) for line in self.model.chat])
        address = Label("addresses", self._addresses(), theme.CAPTION, wraps=True)
        return Column([self.chat.stretch(), self.field, address], gap=theme.SMALL)

    def _addresses(self) -> str:
        addresses = self.context.addresses
        if not addresses:
            return self.say("client-room-keys")
        return self.say("client-address-to-type", address="  ·  ".join(map(address_text, addresses)))

    def _rules(self) -> Widget:
        text = table_sheet(self.words, self.model)
        return Rich("sheet", self.say("client-rules"), sheet_paragraphs(text, is_small=True))

    # Facts -----------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether this person has said that he is ready."""
        state = self.model.seat_state(self.model.me) if self.model.me is not None else None
        return state is not None and state.ready

    def hear(self, told: Told) -> None:
        """Show the room anew, chat, notes and refusals."""
        if told.is_room:
            self.rebuild()
        if told.line is not None and self.chat is not None:
            self.chat.append(chat_paragraph(told.line, told.line.seat))
            self.context.doors.play_sound("speech")
        if told.note is not None:
            self.ui.toast(
                note_sentence(self.words.at(names=self.model.names), told.note.code, told.note.args)
            )
        if told.failed is not None:
            words = self.words.at(names=self.model.names)
            self.ui.toast(refusal_sentence(words, told.failed.code or "bad_request", told.failed.args), "bad")

    # Asking ----------------------------------------------------------------------------------

    def ask(self, what: RoomAction, **args: str | int | bool) -> None:
        """Ask something of the room; a dialog that is open closes."""
        while self.ui.has_modal:
            self.ui.close()
        if self.model.commands is not None:
            self.model.commands.room(what, **args)

    def toggle_ready(self) -> None:
        """Say that one is ready, or take it back."""
        self.ask("ready", ready=not self.is_ready)

    def start(self) -> None:
        """Begin the match; bots take the seats that are free."""
        self.ask("start")

    def add_bot(self) -> None:
        """Put a bot on the first free seat."""
        room = self.model.room
        free = [state.seat for state in room.seats if state.kind == "empty"] if room is not None else []
        if not free:
            self.ui.toast(self.say("client-no-free-seat"), "bad")
            return
        self._open_bots(free[0])

    def _bots(self) -> list[str]:
        room = self.model.room
        catalogue = room.catalogue if room is not None else None
        return [str(bot["id"]) for bot in (catalogue or {}).get("bots", ())]

    def _open_bots(self, seat: int) -> None:
        buttons = [
            Button(
                f"bot-{bot}",
                self.say("client-bot-kind", bot=bot),
                partial(self.ask, "add_bot", seat=seat, bot=bot),
            )
            for bot in self._bots()
        ]
        self._open_modal("bots", self.say("client-add-bot"), buttons)

    def open_seat(self, state: SeatState) -> None:
        """What can be done with a seat: sit there, put a bot there, send away, change places."""
        say, seat, me = self.say, state.seat, self.model.me
        buttons: list[Widget] = []
        if state.kind == "empty":
            buttons.append(Button("sit", say("client-sit-here"), partial(self.ask, "sit", seat=seat)))
            if self.model.is_owner:
                buttons.append(
                    Button("seat-bot", say("client-add-bot"), partial(self._bots_for, seat), icon="bot")
                )
        elif self.model.is_owner and seat != me:
            if state.kind == "bot":
                buttons.append(
                    Button("remove-bot", say("client-remove-bot"), partial(self.ask, "remove_bot", seat=seat))
                )
            else:
                buttons.append(Button("kick", say("client-kick"), partial(self.ask, "kick", seat=seat)))
        if self.model.is_owner:
            buttons += self._swaps(seat)
        if buttons:
            self._open_modal("seat", state.name or say("client-seat-empty"), buttons)

    def _bots_for(self, seat: int) -> None:
        self.ui.close()
        self._open_bots(seat)

    def _swaps(self, seat: int) -> list[Widget]:
        room = self.model.room
        others = [state for state in room.seats if state.seat != seat] if room is not None else []
        return [
            Button(
                f"swap-{other.seat}",
                self.say(
                    "client-swap", name=other.name or self.say("client-seat-number", number=other.seat + 1)
                ),
                partial(self.ask, "swap", seat=seat, other=other.seat),
                height=40,
            )
            for other in others
        ]

    def open_options(self) -> None:
        """The options of the game; each change is asked of the table at once."""
        room = self.model.room
        if room is None:
            return
        form = OptionForm(self.words, room.form, lambda: None)
        apply = Button(
            "options-done", self.say("client-done"), partial(self._ask_options, form), is_primary=True
        )
        body = [*self._variant_buttons(), *form.rows()]
        self.ui.open(Modal("options", self.say("client-options"), body, [apply], width=720))

    def _ask_options(self, form: OptionForm) -> None:
        changed = form.changed_values
        self.ui.close()
        for name, value in changed.items():
            self.ask("option", name=name, value=value)

    def _variant_buttons(self) -> list[Widget]:
        room = self.model.room
        catalogue = (room.catalogue or {}) if room is not None else {}
        language = self.words.language
        buttons: list[Widget] = [
            Button(
                f"variant-{entry['id']}",
                preset_label(Words(language, dict(entry.get("words", {}))), str(entry["id"])),
                partial(self.ask, "variant", variant=str(entry["id"])),
                is_primary=entry["id"] == self._preset(),
                height=40,
            ).stretch()
            for entry in catalogue.get("variants", ())
        ]
        return [Row(buttons, gap=theme.SMALL, wraps=True)] if buttons else []

    def _open_modal(self, tag: str, title: str, body: Sequence[Widget]) -> None:
        close = Button(f"{tag}-close", self.say("client-back"), self.ui.close)
        self.ui.open(Modal(tag, title, body, [close], width=420))

    def open_menu(self) -> None:
        """Settings, rules, leave."""
        self.ui.open(menu_modal(self.context, self.ui.close))

    def _speak(self, text: str) -> None:
        if text.strip() and self.model.commands is not None and self.field is not None:
            self.model.commands.chat(text.strip())
            self.field.fill("")
