"""A table: what follows from everything that comes in. Implements `protocol.authority.Authority`.

Told what came in and what time it is, it answers with effects; it has no socket, no clock, no file. Room
requests are `requests.py`'s matter, the course of play `course.py`'s, bot seats `botseats.py`'s, coming and
going `doors.py`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from manille_lan.bots.referee import Verdict
from manille_lan.engine.actions import parse_action
from manille_lan.errors import ManilleError
from manille_lan.protocol.authority import Effect, GuestCommand
from manille_lan.protocol.messages import Ack, Act, Bye, Chat, ChatLine, Hello, Room
from manille_lan.protocol.names import clean_chat
from manille_lan.records.reader import Record
from manille_lan.records.side import Side
from manille_lan.table.botseats import BotSeats
from manille_lan.table.catalogue import Catalogue
from manille_lan.table.course import Course
from manille_lan.table.doors import Doors
from manille_lan.table.floor import Floor, Refused, TableSetup
from manille_lan.table.people import Guest
from manille_lan.table.requests import Requests
from manille_lan.table.resuming import resume
from manille_lan.table.told import fitting


class Table:
    """One table, from its opening to its end."""

    def __init__(self, setup: TableSetup, catalogue: Catalogue, rng: Random) -> None:
        self._floor = Floor(setup, catalogue, rng)
        self._bots = BotSeats(self._floor)
        self._course = Course(self._floor, self._bots)
        self._requests = Requests(self._floor, self._course)
        self._doors = Doors(self._floor, self._bots)
        for chair, bot in zip(self._floor.people.chairs, setup.bots, strict=False):
            self._requests.seat_bot(chair, bot)

    @classmethod
    def resumed(
        cls, setup: TableSetup, catalogue: Catalogue, rng: Random, record: Record, side: Side
    ) -> Table:
        """A table that goes on with the match that a killed one was playing: same deal, same hands, same
        turn; whoever sat there is away until he is back with his token. `open` it like a new one.

        Of `setup` the rules, bots and owner's token are not looked at: the record and the side file tell.
        Raises RecordError, and UnknownName where this machine lacks the variant.
        """
        table = cls(replace(setup, preset=record.preset, options=record.options, bots=()), catalogue, rng)
        resume(table._floor, record, side)
        return table

    @property
    def phase(self) -> str:
        """`room`, `play`, `result` or `over`."""
        return self._floor.phase

    def open(self, now: float) -> Sequence[Effect]:
        """The table stands: announce it; go on with a match that was broken off, or start at once where only
        bots are to play.
        """
        self._doors.open(now)
        self._floor.announce()
        if self._floor.game is not None:
            self._course.go_on(now)
        elif not self._floor.setup.waits_for_people:
            self._requests.start(now)
        return self._settle(now)

    def connected(self, conn: int, hello: Hello, now: float, address: str) -> Sequence[Effect]:
        """A guest said hello: back on his chair by his token, or new."""
        self._doors.enter(conn, hello, address)
        self._requests.start_if_ready(now)
        self._course.somebody_came(now)
        return self._settle(now)

    def received(self, conn: int, message: GuestCommand, now: float) -> Sequence[Effect]:
        """A guest asks for something; a command answered before is answered again, not done again."""
        guest = self._floor.people.by_conn(conn)
        if guest is None:
            return ()
        if isinstance(message, Bye):
            return self._gone(guest, now, left=True)
        ack = guest.answers.repeat(message.id)
        if ack is None:
            ack = self._answer(guest, message, now)
            guest.answers.remember(ack)
        self._floor.send(guest, ack)
        return self._settle(now)

    def lost(self, conn: int, now: float) -> Sequence[Effect]:
        """A connection is gone: the chair is kept."""
        guest = self._floor.people.by_conn(conn)
        return self._gone(guest, now, left=False) if guest is not None else ()

    def tick(self, now: float) -> Sequence[Effect]:
        """Time has passed: absent players, bots that had to wait, the pause after a deal, an empty table."""
        self._course.tick(now)
        return self._settle(now)

    def next_wake(self, now: float) -> float | None:
        """The next moment at which something is due."""
        if self._floor.has_ended:
            return None
        times = (self._course.deadline, self._bots.due, self._doors.due)
        return min((time for time in times if time is not None), default=None)

    def bot_answered(self, seat: int, request: int, verdict: Verdict, now: float) -> Sequence[Effect]:
        """The bot of a seat was asked, and this is the referee's verdict: what it plays, and any fault."""
        self._course.bot_answered(seat, request, verdict, now)
        return self._settle(now)

    def stop(self, why: str) -> Sequence[Effect]:
        """The driver wants the table to end; `why` is a code."""
        self._floor.end(why)
        return self._floor.take_effects()

    def _settle(self, now: float) -> Sequence[Effect]:
        self._doors.tick(now)
        self._course.tell(now)
        return self._floor.take_effects()

    def _gone(self, guest: Guest, now: float, *, left: bool) -> Sequence[Effect]:
        self._doors.leave(guest, now, left=left)
        self._course.go_on_if_all(now)
        return self._settle(now)

    def _answer(self, guest: Guest, message: Act | Room | Chat, now: float) -> Ack:
        """Do what a guest asks; the answer says whether, or why not."""
        try:
            if isinstance(message, Act):
                self._take_action(guest, message, now)
            elif isinstance(message, Chat):
                self._chat(guest, message.text)
            else:
                self._requests.carry_out(guest, message, now)
        except ManilleError as error:
            return Ack(id=message.id, ok=False, code=error.message_id, args=fitting(error.arguments))
        return Ack(id=message.id, ok=True, s=self._floor.number)

    def _take_action(self, guest: Guest, message: Act, now: float) -> None:
        """An action of a guest's seat, for the turn that it names and no other."""
        deal = self._floor.game.deal if self._floor.game is not None else None
        if guest.seat is None:
            raise Refused("no_seat")
        if deal is None or (deal.match.number, deal.turn) != (message.deal, message.turn):
            raise Refused("stale")
        self._course.act(guest.seat, parse_action(self._floor.rules.pack, message.action), now)

    def _chat(self, guest: Guest, text: str) -> None:
        """A line for everybody; closed while cards are held, unless the table's rules leave talk open."""
        if self._floor.phase == "play" and self._floor.rules["table_talk"] == "closed":
            raise Refused("table_talk_closed")
        line = clean_chat(text)
        if line:
            self._floor.send_all(ChatLine(name=guest.name, text=line, seat=guest.seat))
