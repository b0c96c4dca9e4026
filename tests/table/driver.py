"""A driver of one table without sockets: guests are lists of what they were sent, bots answer at once, time
is ours.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from manille_belge import BELGE
from manille_french import RETOURNEE
from manille_lan.bots.referee import Referee
from manille_lan.bots.reply import Reply
from manille_lan.engine.variant import Rules, Variant
from manille_lan.engine.view import PlayerView, parse_view
from manille_lan.errors import UnknownName
from manille_lan.protocol.authority import Close, Effect, Send
from manille_lan.protocol.codec import FROM_HOST, decode_from_host, encode
from manille_lan.protocol.messages import (
    Ack,
    Act,
    Bye,
    Chat,
    Hello,
    HostMessage,
    Note,
    Room,
    RoomState,
    Update,
    Welcome,
)
from manille_lan.records.entries import Entry
from manille_lan.records.reader import Record
from manille_lan.records.side import Kept, Side
from manille_lan.table.authority import Table
from manille_lan.table.effects import AskBot, Ended, KeepSecret, OpenRecord, StartBot, StopBot, WriteRecord
from manille_lan.table.floor import TableSetup
from manille_lan.table.people import token_hash
from manille_lan.table.timing import TableTiming

OWNER = b"owner-token-16-b"


class PlainCatalogue:
    """The two games, and three bots by name."""

    presets: ClassVar = {"belge": BELGE, "belge_app": BELGE, "retournee": RETOURNEE}

    def variant(self, preset: str) -> Variant:
        if preset not in self.presets:
            raise UnknownName("unknown-variant", name=preset, known=", ".join(self.presets))
        return self.presets[preset]

    def has_bot(self, bot: str) -> bool:
        return bot in ("random", "greedy", "steady")

    def bot_words(self, bot: str) -> dict[str, str]:
        return {"en": "why-told = told by { SEAT($seat) }", "nl": "why-told = gezegd"}

    def described(self) -> dict[str, Any]:
        return {"variants": sorted(self.presets), "bots": ["random"], "failures": []}

    def sheet(self, rules: Rules, language: str) -> str:
        return f"rules of {rules.preset} ({language})"


class Seat:
    """A guest as the driver sees him: everything he was sent, and the commands he has numbered."""

    def __init__(self, drive: Drive, conn: int, hello: Hello) -> None:
        self.drive = drive
        self.conn = conn
        self.hello = hello
        self.inbox: list[HostMessage] = []
        self.closed: Close | None = None
        self.commands = 0

    def last(self, kind: type) -> Any:
        found = [message for message in self.inbox if isinstance(message, kind)]
        assert found, f"no {kind.__name__} among {[type(m).__name__ for m in self.inbox]}"
        return found[-1]

    @property
    def welcome(self) -> Welcome:
        return self.last(Welcome)

    @property
    def view(self) -> PlayerView:
        return parse_view(self.last(Update).view)

    @property
    def room(self) -> RoomState:
        return self.last(RoomState)

    def notes(self) -> list[str]:
        return [message.code for message in self.inbox if isinstance(message, Note)]

    def ask(self, what: Any, **args: str | int | bool) -> Ack:
        self.commands += 1
        return self._send(Room(id=self.commands, what=what, args=args))

    def act(self, action: str, *, deal: int | None = None, turn: int | None = None) -> Ack:
        self.commands += 1
        view = self.view
        deal = view.number if deal is None else deal
        turn = view.turn if turn is None else turn
        return self._send(Act(id=self.commands, deal=deal, turn=turn, action=action))

    def say(self, text: str) -> Ack:
        self.commands += 1
        return self._send(Chat(id=self.commands, text=text))

    def repeat(self, message: Any) -> Ack:
        return self._send(message)

    def _send(self, message: Any) -> Ack:
        self.drive.perform(self.drive.table.received(self.conn, message, self.drive.now))
        return self.last(Ack)

    def leave(self) -> None:
        self.drive.perform(self.drive.table.received(self.conn, Bye(), self.drive.now))

    def drop(self) -> None:
        self.drive.perform(self.drive.table.lost(self.conn, self.drive.now))

    def play_first(self) -> None:
        """Take the first legal action."""
        self.act(str(self.view.legal[0]))


class Drive:
    """The table, its effects carried out in memory, and a clock that we move."""

    def __init__(
        self, *, preset: str = "belge", seed: int = 1, timing: TableTiming | None = None, **setup: Any
    ) -> None:
        self.now = 100.0
        self.seats: dict[int, Seat] = {}
        self.entries: list[Entry] = []
        self.kept = Kept()
        self.running: dict[int, str] = {}
        self.started: list[str] = []
        self.referees: dict[int, Referee] = {}
        self.ended: str | None = None
        self.facts: Effect | None = None
        self.asked: list[AskBot] = []
        self.done: list[Effect] = []
        self.answer: Callable[[AskBot], Reply | None] = lambda ask: Reply(ask.view.legal[0])
        self._tokens = 0
        self._conns = 0
        options = setup.pop("options", {"match": "race:101"} if preset != "retournee" else {})
        self.setup = TableSetup(
            table="0123456789abcdef",
            name="Chez Test",
            owner_token=OWNER,
            preset=preset,
            options=options,
            program="test",
            started=lambda: "2026-01-02T03:04:05Z",
            new_token=self._token,
            timing=timing or TableTiming(),
            **setup,
        )
        self.stand(Table(self.setup, PlainCatalogue(), Random(seed)))

    def stand(self, table: Table) -> None:
        """This is the table that is driven; it opens."""
        self.table = table
        self.perform(table.open(self.now))

    def kill(self, record: Record, kept: Kept | None = None, **setup: Any) -> None:
        """The table's process is killed and started again from its record and what was kept beside it."""
        side = Side(
            table=self.setup.table,
            name=self.setup.name,
            port=1,
            certificate="",
            key="",
            owner=token_hash(OWNER).hex(),
            kept=kept or self.kept,
        )
        self.seats.clear()
        self.running.clear()
        self.now += 3.0
        fresh = replace(self.setup, owner_token=b"?" * 16, options={}, **setup)
        self.stand(Table.resumed(fresh, PlainCatalogue(), Random(99), record, side))

    def _token(self) -> bytes:
        self._tokens += 1
        return self._tokens.to_bytes(16, "big")

    def join(
        self, name: str, *, tok: bytes | None = None, kind: Any = "human", address: str = "", **more: Any
    ) -> Seat:
        self._conns += 1
        more = {"lang": "en", "v": (1, 2), **more}
        hello = Hello(app="test", name=name, kind=kind, tok=tok, **more)
        seat = self.seats[self._conns] = Seat(self, self._conns, hello)
        self.perform(self.table.connected(self._conns, hello, self.now, address))
        seat.commands = max(
            [message.lastact for message in seat.inbox if isinstance(message, Welcome)], default=0
        )
        return seat

    def wait(self, seconds: float) -> None:
        """Let time pass, waking the table whenever it asks to be."""
        end = self.now + seconds
        while True:
            wake = self.table.next_wake(self.now)
            if wake is None or wake > end:
                break
            self.now = max(self.now, wake)
            self.perform(self.table.tick(self.now))
        self.now = end

    def perform(self, effects: Any) -> None:
        queue = list(effects)
        while queue:
            queue += self._carry_out(queue.pop(0))

    def _carry_out(self, effect: Effect) -> list[Effect]:
        self.done.append(effect)
        match effect:
            case Send(conn=conn, message=message):
                self.seats[conn].inbox.append(decode_from_host(encode(message, FROM_HOST)))
            case Close(conn=conn):
                self.seats[conn].closed = effect
            case AskBot():
                self.asked.append(effect)
                reply = self.answer(effect)
                if reply is not None:
                    verdict = self.referees[effect.seat].judge(effect.view, reply)
                    return list(self.table.bot_answered(effect.seat, effect.request, verdict, self.now))
            case StartBot(seat=seat, bot=bot):
                self.running[seat] = bot
                self.referees[seat] = Referee(bot, seat, faults=3)
                self.started.append(bot)
            case StopBot(seat=seat):
                self.running.pop(seat, None)
            case OpenRecord(entries=entries):
                self.entries = list(entries)
            case WriteRecord(entries=entries):
                self.entries += entries
            case KeepSecret(kept=kept):
                self.kept = kept
            case Ended(why=why):
                self.ended = why
            case _:
                self.facts = effect
        return []
