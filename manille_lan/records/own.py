"""A guest's own record: what one seat was shown of a match, written from the messages that its table sends.

It holds the hand as dealt, what happened before the seat's eyes, the account of each deal and the hands that
were opened at its end: never a card that the seat did not see. It knows no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from manille_lan.engine.cards import Card, mask_of
from manille_lan.engine.events import event_text
from manille_lan.engine.view import PlayerView, parse_view
from manille_lan.protocol.messages import HostMessage, RoomState, Update, Welcome
from manille_lan.records import compose
from manille_lan.records.entries import Entry
from manille_lan.records.writer import RecordWriter, new_record


class OwnRecord:
    """Keeps the records of one guest at one table, a file for each match that it sees."""

    def __init__(self, folder: Path, program: str, started: Callable[[], str]) -> None:
        """`started` gives the time (UTC, ISO)."""
        self._folder = folder
        self._program = program
        self._started = started
        self._welcome: Welcome | None = None
        self._room: RoomState | None = None
        self._sight = Sight()
        self._writer: RecordWriter | None = None

    @property
    def path(self) -> Path | None:
        """The file that is written now."""
        return self._writer.path if self._writer is not None else None

    def heard(self, message: HostMessage) -> None:
        """A message of the table. Raises RecordError where the disk refuses, NotationError where an update
        holds no view.
        """
        match message:
            case Welcome():
                self._welcome = message
            case RoomState():
                self._room = message
            case Update() if self._welcome is not None and self._room is not None:
                self._saw(parse_view(message.view), self._welcome, self._room)
            case _:
                pass

    def close(self) -> None:
        """Nothing more is heard."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _saw(self, view: PlayerView, welcome: Welcome, room: RoomState) -> None:
        if self._writer is None or self._sight.is_another_match(view):
            self.close()
            self._sight = Sight()
            started = self._started()
            self._writer = new_record(self._folder, started, welcome.table)
            self._writer.write(own_header(view, welcome, room, self._program, started))
        self._writer.write(self._sight.entries(view))


def own_header(
    view: PlayerView, welcome: Welcome, room: RoomState, program: str, started: str
) -> list[Entry]:
    """The head of a guest's own record."""
    return [
        Entry("kind", f"seat {'-' if view.seat is None else view.seat}"),
        Entry("program", program),
        Entry("started", started),
        Entry("variant", f"{view.variant} {view.preset} {view.pack}"),
        *compose.option_entries(room.options),
        compose.table_entry(welcome.table, welcome.name),
        *(
            compose.seat_entry(seat.seat, "bot" if seat.kind == "bot" else "human", seat.name, seat.bot or "")
            for seat in room.seats
        ),
    ]


class Sight:
    """How much of a match has been written down: from each view, what is new in it."""

    def __init__(self) -> None:
        self._deal = 0
        self._events = 0
        self._has_hand = False
        self._has_end = False
        self._is_over = False

    def is_another_match(self, view: PlayerView) -> bool:
        """Whether a view belongs to a match after the one written down."""
        return view.number < self._deal or (self._is_over and not view.outcome)

    def entries(self, view: PlayerView) -> list[Entry]:
        """What is new in a view."""
        entries = []
        if view.number != self._deal:
            self._deal, self._events, self._has_hand, self._has_end = view.number, 0, False, False
            entries.append(compose.deal_begun(view.number, view.dealer))
        if not self._has_hand and view.is_dealt and view.hand:
            self._has_hand = True
            entries.append(Entry("hand", _hand_as_dealt(view)))
        if len(view.history) < self._events:
            self._events = len(view.history)
            entries.append(Entry("rewound", str(self._events)))
        entries += [Entry("event", event_text(event)) for event in view.history[self._events :]]
        self._events = len(view.history)
        return entries + self._end(view)

    def _end(self, view: PlayerView) -> list[Entry]:
        """The end of a deal, once: hands that were opened, the account, the winners of the match."""
        if not view.outcome or self._has_end:
            return []
        self._has_end = True
        self._is_over = bool(view.match.winners)
        dealt = [
            Entry("dealt", f"{seat} {' '.join(card.text for card in cards)}")
            for seat, cards in enumerate(view.dealt)
        ]
        over = [compose.match_ended(view.match.winners)] if self._is_over else []
        return [*dealt, *compose.account(view.lines, view.outcome), *over]


def _hand_as_dealt(view: PlayerView) -> str:
    """The seat's hand before its first card fell: what it holds and what it has played."""
    own = [event for event in view.history if event.by == view.seat and event.kind == "play"]
    played = [card for event in own for card in event.args if isinstance(card, Card)]
    return view.the_pack.hand_text(mask_of([*view.hand, *played]))
