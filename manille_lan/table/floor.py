"""What all parts of a table share: its rules, people, match, and the effects that wait for the driver."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from manille_lan.engine.events import Event
from manille_lan.engine.variant import Rules, settled
from manille_lan.errors import ManilleError
from manille_lan.protocol.authority import Effect, Send
from manille_lan.protocol.messages import HostMessage, Note, RoomState
from manille_lan.records.entries import Entry
from manille_lan.records.side import Kept
from manille_lan.table import told
from manille_lan.table.catalogue import Catalogue
from manille_lan.table.effects import Ended, KeepSecret, WriteRecord
from manille_lan.table.game import Game
from manille_lan.table.people import Guest, People
from manille_lan.table.timing import TableTiming

IN_MATCH = ("play", "result")
"""The phases of the room in which a match is on."""

LATEST_EVENTS = 400
"""So many events wait for a guest that is away; he gets the whole view anyway."""


class Refused(ManilleError):
    """A request that is refused: a code of `protocol.codes` or an id of the words, and its arguments."""


@dataclass(frozen=True)
class TableSetup:
    """What a table starts from.

    `started` gives the time (UTC, ISO) for a record, `new_token` 16 random bytes; `bots` are seated at
    once, in the order of the seats; `once`: the table ends after one match; `waits_for_people`: false where
    the bots start by themselves; `understudy` is the bot that plays for the absent and for those that fail;
    `plugins` is the version of each variant and bot of this machine, by id.
    """

    table: str
    name: str
    owner_token: bytes
    preset: str
    options: dict[str, str]
    program: str
    started: Callable[[], str]
    new_token: Callable[[], bytes]
    bots: Sequence[str] = ()
    once: bool = False
    waits_for_people: bool = True
    understudy: str = "steady"
    plugins: Mapping[str, str] = field(default_factory=dict)
    timing: TableTiming = field(default_factory=TableTiming)


class Floor:
    """The shared state of one table. `phase` is `room`, `play`, `result` or `over`; `number` counts its
    changes.
    """

    def __init__(self, setup: TableSetup, catalogue: Catalogue, rng: Random) -> None:
        self.setup = setup
        self.catalogue = catalogue
        self.rng = rng
        self.preset = setup.preset
        self.given = dict(setup.options)
        self.rules: Rules = settled(catalogue.variant(setup.preset), setup.preset, setup.options)
        self.people = People(self.rules.players, setup.owner_token)
        self.phase = "room"
        self.game: Game | None = None
        self.number = 0
        self.has_ended = False
        self._effects: list[Effect] = []
        self._kept = Kept()

    @property
    def rests(self) -> bool:
        """Whether a match waits: people play it, and neither they nor anybody who watches is here."""
        is_on = self.phase in IN_MATCH
        return is_on and self.people.has_players and not self.people.persons_here()

    def do(self, effect: Effect) -> None:
        """Ask the driver for something."""
        self._effects.append(effect)

    def take_effects(self) -> Sequence[Effect]:
        """All that was asked of the driver since the last time."""
        effects, self._effects = self._effects, []
        return effects

    def send(self, guest: Guest, message: HostMessage) -> None:
        """Send a message to a guest, if he is here."""
        if guest.conn is not None:
            self.do(Send(guest.conn, message))

    def send_all(self, message: HostMessage) -> None:
        """Send a message to everybody."""
        for guest in self.people.here():
            self.send(guest, message)

    def note(self, code: str, **args: str | int) -> None:
        """Tell everybody about something."""
        self.send_all(Note(code=code, args=dict(args)))

    def _room_for(self, guest: Guest, *, new_rules: bool) -> RoomState:
        return told.room_state(
            self.people, self.rules, self.phase, guest, self.catalogue, new_rules=new_rules
        )

    def announce(self, *, new_rules: bool = False) -> None:
        """The room has changed, maybe its rules too: tell the guests and the list of tables."""
        for guest in self.people.here():
            self.send(guest, self._room_for(guest, new_rules=new_rules))
        self.do(told.list_facts(self.people, self.rules, self.phase))
        self.keep()

    def record(self, entries: Sequence[Entry]) -> None:
        """Append to the record. It is asked for before anybody is told what it says."""
        if entries:
            self.do(WriteRecord(tuple(entries)))

    def keep(self) -> None:
        """Have what may not stand in the record kept beside it, where it has changed since a match began."""
        if self.game is None:
            return
        deal = self.game.match.number if self.game.pack_text else 0
        kept = told.kept(self.people, self.game.pack_text, deal)
        if kept != self._kept:
            self._kept = kept
            self.do(KeepSecret(kept))

    def happened(self, events: Sequence[Event]) -> None:
        """Events that every guest is told with his next update."""
        for guest in self.people.guests.values():
            guest.events = (guest.events + list(events))[-LATEST_EVENTS:]

    def send_view(self, guest: Guest, *, fresh: bool) -> None:
        """Send a guest his newest view, at the end of a deal with the reasons of the bots before it;
        `fresh`: he has just come, and is told no events.
        """
        view = self.game.view(guest.seat) if self.game is not None else None
        if self.game is not None and view is not None:
            why = told.reasons(self.game, guest, self.catalogue, self._bots())
            if why is not None:
                self.send(guest, why)
            self.send(guest, told.update(self.number, guest, view, fresh=fresh))
        guest.events, guest.told = [], self.number

    def _bots(self) -> list[str]:
        """Every bot that may have given a reason, once."""
        chairs = self.people.chairs
        seated = [bot for chair in chairs for bot in (chair.bot, chair.understudy) if bot]
        return list(dict.fromkeys((*seated, self.setup.understudy)))

    def end(self, why: str) -> None:
        """The table is over; `why` is a code."""
        if not self.has_ended:
            self.has_ended = True
            self.do(Ended(why))
