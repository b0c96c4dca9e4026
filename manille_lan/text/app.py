"""Sitting at a table in the terminal: the guest's news become lines, typed lines become commands."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from manille_lan.bots.advice import Adviser, Question
from manille_lan.engine.view import PlayerView
from manille_lan.errors import NetError
from manille_lan.net.address import Target
from manille_lan.net.guest.commands import Commands
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Heard, News
from manille_lan.net.timing import NetTiming
from manille_lan.protocol.messages import RoomState
from manille_lan.text.model import TableText
from manille_lan.text.prompt import (
    DoAct,
    DoChat,
    DoHint,
    DoLeave,
    DoRoom,
    DoShow,
    Meaning,
    NotMeant,
    parse_line,
)
from manille_lan.text.telling import hint_line
from manille_lan.text.terminal import Terminal, can_show_signs
from manille_lan.words.loader import Words

FAREWELL: Final = 3.0
"""Seconds that a goodbye may take."""


class Stay(msgspec.Struct, frozen=True):
    """How to be at a table: where it is, as whom; `begins` asks to start at once, `closes` closes the table
    on leaving (one's own, against bots); `on_news` hears everything too (to keep the seat, and a record);
    `make_adviser` makes who thinks of hints, from a function that tells that there is one.
    """

    target: Target
    profile: Profile
    begins: bool = False
    closes: bool = False
    on_news: Callable[[News], None] | None = None
    make_adviser: Callable[[Callable[[], None]], Adviser] | None = None


class Guest(Protocol):
    """What is needed of a guest: `net.guest.member.Member` is one."""

    @property
    def commands(self) -> Commands:
        """What asks things of the table."""

    async def run(self) -> None:
        """Join and stay until it ends."""

    def leave(self) -> None:
        """Go, on purpose."""


MakeMember = Callable[[Target, Profile, Callable[[News], None], NetTiming | None], Guest]


async def stay_at(stay: Stay, words: Words, terminal: Terminal, timing: NetTiming | None = None) -> str:
    """Sit at a table until it ends or the person leaves; the code that says why it ended."""
    return await TableApp(stay, words, terminal, timing).run()


class TableApp:
    """One stay at one table."""

    def __init__(
        self,
        stay: Stay,
        words: Words,
        terminal: Terminal,
        timing: NetTiming | None = None,
        member: MakeMember = Member,
    ) -> None:
        """`member` makes the guest; a test hands in one without a network."""
        self.model = TableText(words, "signs" if can_show_signs() else "letters")
        self._stay = stay
        self._terminal = terminal
        self._member = member(stay.target, stay.profile, self._hear, timing)
        self._moved = asyncio.Event()
        self._has_begun = False
        self._loop = asyncio.get_running_loop()
        self._adviser = stay.make_adviser(self._wake) if stay.make_adviser is not None else None
        self._hint_for: PlayerView | None = None

    async def run(self) -> str:
        """Stay; whatever ends it, the table hears a goodbye."""
        staying = asyncio.create_task(self._member.run())
        typing = asyncio.create_task(self._answer_lines())
        try:
            await asyncio.wait({staying, typing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            typing.cancel()
            await self._go(staying)
            if self._adviser is not None:
                self._adviser.close()
        staying.result()
        return self.model.ended.code if self.model.ended is not None else "left"

    async def _go(self, staying: asyncio.Task[None]) -> None:
        """Close the table if it was for this person alone, say goodbye, and wait for both a moment."""
        if staying.done():
            return
        if self._stay.closes and self.model.is_owner:
            with contextlib.suppress(NetError):
                self._member.commands.room("close")
            await asyncio.wait({staying}, timeout=FAREWELL)
        self._member.leave()
        await asyncio.wait({staying}, timeout=FAREWELL)

    def _hear(self, news: News) -> None:
        for line in self.model.hear(news):
            self._terminal.write(line)
        if self._hint_for is not None and self._hint_for is not self.model.view:
            self._forget_hint()
        if self._stay.on_news is not None:
            self._stay.on_news(news)
        wants_start = self._stay.begins and not self._has_begun
        if wants_start and isinstance(news, Heard) and isinstance(news.message, RoomState):
            self._has_begun = True
            if news.message.phase == "room":
                self._member.commands.room("start")
        self._moved.set()

    async def _answer_lines(self) -> None:
        """Every typed line in turn, until one leaves or the input ends."""
        while (line := await self._terminal.read()) is not None:
            if not self._terminal.is_interactive:
                await self._until_its_turn(line)
            meaning = parse_line(line, self.model.words, self.model.view, self.model.phase)
            if isinstance(meaning, DoLeave):
                return
            self._do(meaning)

    async def _until_its_turn(self, line: str) -> None:
        """Lines that were written before wait: for the table, for their question, empty ones for the end of a
        deal.
        """
        while not self._is_time_for(line):
            self._moved.clear()
            await self._moved.wait()

    def _is_time_for(self, line: str) -> bool:
        if self._hint_for is not None:
            return False
        if line.startswith("/"):
            return self.model.room is not None
        return self.model.is_asked if line.strip() else self.model.is_shown_result

    def _do(self, meaning: Meaning) -> None:
        try:
            self._ask(meaning)
        except NetError as error:
            self._terminal.write(self.model.words(error.message_id, **error.arguments))

    def _ask(self, meaning: Meaning) -> None:
        """Ask it of the table, or show it."""
        commands, view = self._member.commands, self.model.view
        match meaning:
            case DoAct(action=action) if view is not None:
                self._forget_hint()
                commands.act(view.number, view.turn, action)
                self.model.asked_something()
            case DoRoom(what=what, args=args):
                commands.room(what, **args)
                if what == "next":
                    self.model.asked_something()
            case DoChat(text=text):
                commands.chat(text)
            case DoHint():
                self._ask_for_hint()
            case DoShow(what=what):
                for line in self.model.shown(what):
                    self._terminal.write(line)
            case NotMeant(id=id, args=args):
                self._terminal.write(self.model.words(id, **args))
            case _:
                pass

    # --- hints ---

    def _ask_for_hint(self) -> None:
        """Let somebody think about the question, where there is one and hints are given here."""
        model, say = self.model, self.model.words
        options = model.room.options if model.room is not None else {}
        if options.get("hints") == "false":
            self._terminal.write(say("client-hint-off"))
        elif model.view is None or not model.is_asked:
            for line in model.question():
                self._terminal.write(line)
        elif self._adviser is None:
            self._terminal.write(say("client-hint-none"))
        elif self._hint_for is None:
            self._hint_for = model.view
            self._adviser.ask(Question(model.view, options))
            self._terminal.write(say("client-hint-thinking"))

    def _forget_hint(self) -> None:
        """Another question is asked, or this one is answered: a late hint is dropped."""
        if self._adviser is not None and self._hint_for is not None:
            self._adviser.forget()
        self._hint_for = None

    def _wake(self) -> None:
        """Called on the adviser's thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._take_hint)

    def _take_hint(self) -> None:
        advice = self._adviser.advice() if self._adviser is not None else None
        if advice is not None and self._hint_for is not None:
            self._terminal.write(hint_line(self.model.words, self._hint_for, advice))
            self._hint_for = None
        self._moved.set()
