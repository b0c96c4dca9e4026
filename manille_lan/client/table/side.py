"""The panel at the side: log, chat, rules, and the line to say something."""

from collections.abc import Callable

from pygame import Surface

from manille_lan.client import theme
from manille_lan.client.kit.field import Field
from manille_lan.client.kit.layout import Column
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.markup import Paragraph
from manille_lan.client.kit.rich import Rich
from manille_lan.client.kit.tabs import Tabs
from manille_lan.client.model import LogEntry
from manille_lan.client.paragraphs import (
    chat_paragraph,
    event_paragraph,
    note_paragraph,
    sheet_paragraphs,
    table_sheet,
    told_words,
)
from manille_lan.client.table.board import Board
from manille_lan.engine.events import Event
from manille_lan.protocol.messages import ChatLine
from manille_lan.words.loader import Words

MOST_CHAT_CHARACTERS = 200
SILENT = frozenset({"deal_over"})
"""Events that the log need not tell: the picture does."""


class SidePanel(Column):
    """Three pages and a field below them; Enter in the field says it."""

    def __init__(self, board: Board, letters: str, on_say: Callable[[str], None]) -> None:
        """`letters` is the custom of court letters, `on_say` gets what the person wrote."""
        self.board, self.letters, self.on_say = board, letters, on_say
        say = board.words
        self.log = Rich("log", say("client-log"), follows=True, framed=False)
        self.chat = Rich("chat", say("client-chat"), follows=True, framed=False)
        self.sheet = Rich("sheet", say("client-rules"), framed=False)
        pages = (
            ("page-log", say("client-log"), self.log),
            ("page-chat", say("client-chat"), self.chat),
            ("page-rules", say("client-rules"), self.sheet),
        )
        self.tabs = Tabs("side-tabs", say("client-side"), pages)
        self.field = Field(
            "say",
            say("client-say"),
            hint=say("client-say-hint"),
            most=MOST_CHAT_CHARACTERS,
            on_enter=self._say,
        )
        super().__init__([self.tabs.stretch(), self.field], "side", say("client-side"), padding=theme.GAP)
        self._written = 0
        self.refresh()

    def refresh(self) -> None:
        """Tell everything anew: the language, the names or the rules have changed."""
        model = self.board.model
        told = self._words()
        self._written = model.logged
        self.log.fill([p for entry in model.log if (p := self._line(told, entry)) is not None])
        self.chat.fill([self._said(line) for line in model.chat])
        self.sheet.fill(sheet_paragraphs(table_sheet(told, model), is_small=True))

    def follow_log(self) -> None:
        """Write what has come into the model's log since."""
        model, told = self.board.model, self._words()
        fresh = list(model.log)[-(model.logged - self._written) :] if model.logged > self._written else []
        for entry in fresh:
            line = self._line(told, entry)
            if line is not None:
                self.log.append(line)
        self._written = model.logged

    def add_chat(self, line: ChatLine) -> None:
        """Write what somebody said; the page that is not shown gets a dot."""
        self.chat.append(self._said(line))
        self.tabs.note_news("page-chat")
        self.changed(sizes=True)

    def _say(self, text: str) -> None:
        if text.strip():
            self.on_say(text.strip())
            self.field.fill("")
            self.tabs.turn_to("page-chat")

    def _words(self) -> Words:
        board = self.board
        pack = board.view.pack if board.view is not None else "fr"
        return told_words(
            board.words, pack, board.model.names, board.model.sides, board.model.me, self.letters
        )

    def _line(self, told: Words, entry: LogEntry) -> Paragraph | None:
        if isinstance(entry, Event):
            if entry.kind in SILENT or entry.kind.endswith("_hidden"):
                return None
            place = self.board.place(entry.by) if entry.by >= 0 else None
            return event_paragraph(told, entry, place)
        return note_paragraph(told, entry)

    def _said(self, line: ChatLine) -> Paragraph:
        return chat_paragraph(line, None if line.seat is None else self.board.place(line.seat))

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the dark ground, then what it holds."""
        ground = Surface(self.rect.size)
        ground.fill(theme.INK)
        ground.set_alpha(205 if self.board.layout.side is not None else 248)
        surface.blit(ground, self.rect)
        surface.fill(theme.LINE, (self.rect.x, self.rect.y, look.u(1), self.rect.h))
        super().draw(surface, look)
