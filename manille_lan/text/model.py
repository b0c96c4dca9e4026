"""What the terminal knows of the table, and what it says: from messages to lines of text, without input or
output. One event is one line; the room and the view are kept, so that they can be shown on demand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from manille_lan.engine.events import parse_event
from manille_lan.engine.view import PlayerView, parse_view
from manille_lan.errors import NotationError
from manille_lan.net.guest.news import Ended, Heard, Joined, Link, LobbyNews, News
from manille_lan.protocol.messages import (
    Ack,
    ChatLine,
    Error,
    HostMessage,
    Note,
    Reasons,
    RoomState,
    Update,
    Welcome,
)
from manille_lan.protocol.room import renewed
from manille_lan.text import telling
from manille_lan.text.cloth import open_lines
from manille_lan.words.languages import FALLBACK
from manille_lan.words.loader import Words
from manille_lan.words.phrases import event_sentence, note_sentence, preset_label, refusal_sentence

Lines = Iterator[str]


class TableText:
    """One table, as text. `hear` every piece of news and print the lines that it gives."""

    def __init__(self, words: Words, form: Literal["signs", "letters"] = "signs") -> None:
        """`words` without a variant's own; `form` is how cards are written."""
        self._plain = words
        self._form: Literal["signs", "letters"] = form
        self._said = words
        self._link = "online"
        self._has_answered = False
        self.welcome: Welcome | None = None
        self.room: RoomState | None = None
        self.view: PlayerView | None = None
        self.reasons: Reasons | None = None
        self.ended: Ended | None = None

    @property
    def words(self) -> Words:
        """The words of this table: its variant's, with the names of who sits there."""
        return self._said

    @property
    def phase(self) -> str:
        """The phase of the room."""
        return self.room.phase if self.room is not None else "room"

    @property
    def seat(self) -> int | None:
        """Where this person sits, as far as the table has told."""
        if self.view is not None:
            return self.view.seat
        return self.welcome.seat if self.welcome is not None else None

    @property
    def is_owner(self) -> bool:
        """Whether this person may change the room."""
        return self.room is not None and self.room.catalogue is not None

    @property
    def is_asked(self) -> bool:
        """Whether an action of the deal is expected of this person."""
        return self._waits_for(self.phase == "play" and self.view is not None and self.view.is_my_turn)

    @property
    def is_shown_result(self) -> bool:
        """Whether a deal is over and this person may go on."""
        return self._waits_for(self.phase == "result" and self.view is not None and bool(self.view.outcome))

    @property
    def deal_reasons(self) -> Reasons | None:
        """Why the bots did what they did in the deal that is over, where the table has told."""
        view, told = self.view, self.reasons
        is_of_it = view is not None and told is not None and view.number == told.deal
        return told if is_of_it and view is not None and view.outcome else None

    def asked_something(self) -> None:
        """The person has answered; nothing is asked until the table refuses it or something happens."""
        self._has_answered = True

    def hear(self, news: News) -> Lines:
        """The lines that a piece of news gives."""
        match news:
            case Joined(welcome=welcome, resumed=resumed):
                yield from self._joined(welcome, resumed)
            case Heard(message=message):
                yield from self._heard(message)
            case Link(state=state):
                yield from self._linked(state)
            case Ended(code=code, args=args):
                self.ended = news
                yield self.words("text-left") if code == "left" else refusal_sentence(self.words, code, args)
            case LobbyNews():
                return

    def shown(self, what: str) -> Lines:
        """What the person asked to be shown."""
        match what:
            case "rules":
                yield from self._rules()
            case "seats":
                yield from telling.seat_lines(self.words, self.room)
            case "options":
                yield from telling.option_lines(self.words, self.room)
            case "help":
                yield from telling.help_lines(self.words)
            case "prompt":
                yield from self.question()
            case "why":
                yield from telling.reason_lines(self.words, self.view, self.deal_reasons)
            case _ if self.view is None:
                yield self.words(f"room-phase-{self.phase}")
            case "hand":
                yield telling.hand_line(self.words, self.view)
                yield from open_lines(self.words, self.view)
            case "last":
                yield telling.last_trick_line(self.words, self.view, self._may_see_last_trick)
            case _:
                yield from telling.score_lines(self.words, self.view)

    def question(self) -> Lines:
        """What is asked of the person now, with the choices; or who is waited for."""
        if self.phase == "result":
            yield self.words("text-next")
        elif self.phase == "over":
            yield self.words("text-over", owner=self.is_owner)
        elif self.view is None or self.phase == "room":
            yield self.words("text-room", owner=self.is_owner)
        else:
            yield from telling.question_lines(self.words, self.view)

    def _waits_for(self, holds: bool) -> bool:
        return holds and not self._has_answered

    @property
    def _may_see_last_trick(self) -> bool:
        options = self.room.options if self.room is not None else {}
        return options.get("show_last_trick", "true") == "true"

    def _joined(self, welcome: Welcome, resumed: bool) -> Lines:
        is_new = self.welcome is None
        self.welcome = welcome
        self._plain = Words(self._plain.language, welcome.words, showing=self._plain.showing)
        self._settle_names()
        if resumed or not is_new:  # that the line is back is told, and a new view follows
            return
        yield self.words("text-joined", name=welcome.name, game=preset_label(self.words, welcome.variant))
        yield self.words("text-help-hint")

    def _heard(self, message: HostMessage) -> Lines:
        match message:
            case RoomState():
                yield from self._room_changed(message)
            case Update():
                yield from self._updated(message)
            case ChatLine(name=name, text=text):
                yield self.words("text-chat", name=name, text=text)
            case Reasons():
                self.reasons = message
            case Note(code=code, args=args):
                yield note_sentence(self.words, code, args)
            case Ack(ok=False, code=code, args=args):
                self._has_answered = False
                yield refusal_sentence(self.words, code or "internal", args)
                yield from self.question() if self.is_asked else ()
            case Error(code=code, args=args):
                yield refusal_sentence(self.words, code, args)
            case _:
                return

    def _room_changed(self, room: RoomState) -> Lines:
        before, self.room = self.room, room
        if self.welcome is not None:
            self.welcome = renewed(self.welcome, room)
            self._plain = Words(self._plain.language, self.welcome.words, showing=self._plain.showing)
        self._settle_names()
        yield from telling.room_news(self.words, before, room)
        is_other = before is None or before.phase != room.phase
        has_result = self.view is not None and bool(self.view.outcome)
        if is_other and (room.phase == "room" or (room.phase in ("result", "over") and has_result)):
            yield from self.question()

    def _updated(self, update: Update) -> Lines:
        try:
            view = parse_view(update.view)
            events = [parse_event(view.the_pack, text) for text in update.events]
        except NotationError as error:
            yield refusal_sentence(self.words, error.message_id, error.arguments)
            return
        before, self.view = self.view, view
        if not view.outcome:
            self.reasons = None
        self._has_answered = False
        self._settle_names()
        if update.rewound:
            yield self.words("text-rewound")
        for event in events:
            yield event_sentence(self.words, event.kind, event.args, event.by)
        if view.outcome and (before is None or not before.outcome or before.number != view.number):
            yield from telling.result_lines(self.words, view)
            if self.deal_reasons is not None:
                yield self.words("text-why-hint")
            yield from self.question()
        if not view.outcome:
            yield from self._next_question(before, view)

    def _next_question(self, before: PlayerView | None, view: PlayerView) -> Lines:
        """The hand when it is first seen, and what is asked; who is waited for, where that is not a card."""
        if view.hand and (before is None or before.number != view.number or not before.hand):
            yield telling.hand_line(self.words, view)
        if view.is_my_turn or view.phase != "play":
            yield from telling.question_lines(self.words, view)

    def _linked(self, state: str) -> Lines:
        before, self._link = self._link, state
        if state != before and not (state == "online" and before == "connecting"):
            yield self.words(f"text-link-{state}")

    def _rules(self) -> Lines:
        sheet = self.welcome.sheet if self.welcome is not None else {}
        text = sheet.get(self.words.language) or sheet.get(FALLBACK, "")
        yield from text.replace("*", "").splitlines()

    def _settle_names(self) -> None:
        """The words speak of who sits there, and to whom."""
        view, room = self.view, self.room
        names = [seat.name for seat in room.seats] if room is not None else []
        sides = view.match.sides if view is not None else tuple(seat % 2 for seat in range(len(names)))
        pack = view.pack if view is not None else None
        self._said = self._plain.at(pack=pack, names=names, me=self.seat, sides=sides, form=self._form)
