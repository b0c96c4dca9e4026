"""What a window knows of the table it sits at, made from the network's news and from nothing else.

A fact rises once: news -> `TableModel` -> picture. An intent falls once: `TableModel.attempt` sends an action
and remembers it until the table has answered; what was refused once is not asked again. Knows no rules and
draws nothing.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from manille_lan.client.ports import Asking
from manille_lan.engine.actions import Action, action_text
from manille_lan.engine.cards import Card
from manille_lan.engine.events import Event, parse_event
from manille_lan.engine.view import PlayerView, parse_view
from manille_lan.net.guest.news import Ended, Heard, Joined, Link, LinkState, News
from manille_lan.protocol.messages import (
    Ack,
    Args,
    ChatLine,
    Error,
    Note,
    Reasons,
    RoomState,
    SeatState,
    Update,
    Welcome,
)
from manille_lan.protocol.room import renewed

MOST_LOG: Final = 400
MOST_CHAT: Final = 200
PLAY_VERBS: Final = frozenset({"play"})
"""Verbs whose one card is laid from the hand to the trick."""
COVERED_VERBS: Final = frozenset({"position"})
"""Verbs that name a card of the own, unseen hand by its place."""

Turn = tuple[int, int]
"""Deal and turn: what an action is meant for."""


@dataclass(frozen=True, slots=True)
class Pending:
    """An action that was sent and not yet answered."""

    command: int
    action: Action
    turn: Turn
    since: float


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that the table refused: the reason as an id of the words, with its facts."""

    action: Action
    turn: Turn
    code: str
    args: Args


@dataclass(frozen=True, slots=True)
class Told:
    """A piece of news as scenes need it, after the model has taken it in.

    `events` happened since the last update (`is_whole` where nothing is missing between) · `refused` an
    action of one's own · `failed` something asked of the room that was refused.
    """

    events: tuple[Event, ...] = ()
    is_update: bool = False
    is_whole: bool = True
    refused: Refused | None = None
    failed: Ack | None = None
    note: Note | None = None
    line: ChatLine | None = None
    error: Error | None = None
    ended: Ended | None = None
    is_room: bool = False


LogEntry = Event | Note


@dataclass
class TableModel:
    """One table, as far as this window was told."""

    commands: Asking | None = None
    welcome: Welcome | None = None
    room: RoomState | None = None
    view: PlayerView | None = None
    link: LinkState = "connecting"
    link_since: float = 0.0
    ms: int | None = None
    log: deque[LogEntry] = field(default_factory=lambda: deque(maxlen=MOST_LOG))
    logged: int = 0
    """How many entries the log has had in all."""
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=MOST_CHAT))
    deals: list[tuple[int, ...]] = field(default_factory=list)
    """The scores after each deal of the match, as far as this window saw them."""
    reasons: Reasons | None = None
    """Why the bots of the last deal did what they did, where the table has told."""
    pending: Pending | None = None
    refusals: dict[tuple[Turn, str], Refused] = field(default_factory=dict)
    _update: int | None = None
    _epoch: int = 0

    # Who and where ---------------------------------------------------------------------------

    @property
    def me(self) -> int | None:
        """One's own seat; None for a spectator."""
        if self.view is not None:
            return self.view.seat
        return self.welcome.seat if self.welcome is not None else None

    @property
    def is_owner(self) -> bool:
        """Whether this guest may change the room; that can pass to another while one sits there."""
        state = self.seat_state(self.me) if self.me is not None else None
        if state is not None:
            return state.owner
        return self.welcome is not None and self.welcome.owner

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; empty where nobody sits."""
        return tuple(seat.name for seat in self.room.seats) if self.room is not None else ()

    @property
    def sides(self) -> tuple[int, ...]:
        """The side that each seat is scored for; before the first deal as partners sit (alternately)."""
        if self.view is not None:
            return self.view.match.sides
        count = len(self.room.seats) if self.room is not None else 0
        return tuple(seat % 2 for seat in range(count)) if count == 4 else tuple(range(count))

    @property
    def phase(self) -> str:
        """The phase of the room; empty before anything was heard of it."""
        return self.room.phase if self.room is not None else ""

    def seat_state(self, seat: int) -> SeatState | None:
        """Who sits there and how he is."""
        seats = self.room.seats if self.room is not None else ()
        return next((state for state in seats if state.seat == seat), None)

    def place_of(self, seat: int) -> int:
        """A seat counted clockwise from one's own: 0 is oneself, 1 the neighbour on the left."""
        count = self.view.players if self.view is not None else max(1, len(self.names))
        return (seat - (self.me or 0)) % count

    @property
    def deal_reasons(self) -> Reasons | None:
        """Why the bots did what they did in the deal whose result is shown."""
        view, told = self.view, self.reasons
        is_of_it = view is not None and told is not None and view.number == told.deal
        return told if is_of_it and view is not None and view.outcome else None

    def option(self, id: str) -> str:
        """The text of an option of the table; empty where it has none of that name."""
        options = self.room.options if self.room is not None else {}
        return options.get(id, "")

    # What may be done ------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """The deal and the turn that the view is of."""
        return (self.view.number, self.view.turn) if self.view is not None else (0, 0)

    @property
    def is_asked(self) -> bool:
        """Whether an action of one's own is awaited, and none is on its way."""
        return (
            self.view is not None
            and self.view.is_my_turn
            and self.pending is None
            and self.link in ("online", "unstable")
        )

    @property
    def card_verb(self) -> str:
        """The verb by which cards of the hand are laid now; empty where the question is another one."""
        legal = self.view.legal if self.view is not None else ()
        others = {action.verb for action in legal if len(action.args) != 1 or action.card is None}
        return next((action.verb for action in legal if action.verb not in others), "")

    @property
    def playable(self) -> frozenset[Card] | None:
        """The cards that may be laid now; None where no card is asked for, or one is on its way."""
        if self.view is None or not self.view.is_my_turn or not self.card_verb or self.laid is not None:
            return None
        offered = (action.card for action in self.view.legal if action.verb == self.card_verb)
        return frozenset(card for card in offered if card is not None)

    @property
    def choices(self) -> tuple[Action, ...]:
        """The actions to choose from beside the cards of the hand."""
        if self.view is None or not self.is_asked:
            return ()
        by_hand = (self.card_verb, *COVERED_VERBS)
        return tuple(action for action in self.view.legal if action.verb not in by_hand)

    @property
    def laid(self) -> Card | None:
        """The card of one's own that is on its way to the table (not one that will be refused)."""
        if self.pending is None or self.view is None or self.pending.action not in self.view.legal:
            return None
        return self.pending.action.card

    def attempt(self, action: Action, now: float) -> Refused | None:
        """Send an action, once: nothing is sent while another is on its way or where it was refused already
        (the refusal is told again).
        """
        if not self.is_asked or self.commands is None:
            return None
        known = self.refusals.get((self.turn, action_text(action)))
        if known is None:
            command = self.commands.act(*self.turn, action_text(action))
            self.pending = Pending(command, action, self.turn, now)
        return known

    # News ------------------------------------------------------------------------------------

    def hear(self, news: News, now: float) -> Told:
        """Take in a piece of news."""
        if isinstance(news, Joined):
            self._join(news)
        elif isinstance(news, Link):
            self._follow(news, now)
        elif isinstance(news, Ended):
            return Told(ended=news)
        elif isinstance(news, Heard):
            return self._hear_message(news)
        return Told()

    def _join(self, joined: Joined) -> None:
        self.welcome = joined.welcome
        self._update = None

    def _follow(self, link: Link, now: float) -> None:
        if link.state != self.link:
            self.link, self.link_since = link.state, now
        self.ms = link.ms

    def _hear_message(self, heard: Heard) -> Told:
        message = heard.message
        if isinstance(message, Update):
            return self._update_view(message)
        if isinstance(message, Ack):
            return self._take_answer(message)
        if isinstance(message, RoomState):
            self.room = message
            if self.welcome is not None:
                self.welcome = renewed(self.welcome, message)
            if message.phase == "room":
                self._forget_match()
            return Told(is_room=True)
        if isinstance(message, Reasons):
            self.reasons = message
            return Told()
        if isinstance(message, ChatLine):
            self.chat.append(message)
            return Told(line=message)
        if isinstance(message, Note):
            self._write([message])
            return Told(note=message)
        return Told(error=message) if isinstance(message, Error) else Told()

    def _forget_match(self) -> None:
        self.view = self.pending = None
        self.deals.clear()

    def _update_view(self, update: Update) -> Told:
        view = parse_view(update.view)
        is_fresh = self._update is None
        begins = is_fresh and view.turn == 0 and bool(update.events)
        is_next = begins or (self._update == update.s - 1 and update.ep == self._epoch)
        self._update, self._epoch = update.s, update.ep
        events = tuple(parse_event(view.the_pack, text) for text in update.events)
        self.view = view
        if not view.outcome:
            self.reasons = None
        self._write(self._missed(view) if is_fresh and not events else events)
        if self.pending is not None and self.pending.turn != self.turn:
            self.pending = None
        self.refusals = {key: value for key, value in self.refusals.items() if key[0] == self.turn}
        self._note_scores(view)
        is_whole = is_next and not update.rewound and not view.rewound
        return Told(events=events, is_update=True, is_whole=is_whole)

    def _missed(self, view: PlayerView) -> tuple[Event, ...]:
        """What happened in the deal while one was away, or before one came: all that the log does not end
        with.
        """
        told = [entry for entry in self.log if isinstance(entry, Event)]
        for count in range(min(len(told), len(view.history)), 0, -1):
            if tuple(told[-count:]) == view.history[:count]:
                return view.history[count:]
        return view.history

    def _write(self, entries: Sequence[LogEntry]) -> None:
        self.log.extend(entries)
        self.logged += len(entries)

    def _note_scores(self, view: PlayerView) -> None:
        """Keep the scores after each deal, for the history of the match."""
        if view.number == 1 and not view.outcome:
            self.deals.clear()
        if view.outcome and (not self.deals or len(self.deals) < view.number):
            self.deals.append(view.match.scores)

    def _take_answer(self, ack: Ack) -> Told:
        pending = self.pending
        if pending is None or pending.command != ack.id:
            return Told() if ack.ok else Told(failed=ack)
        if ack.ok:
            return Told()
        self.pending = None
        refused = Refused(pending.action, pending.turn, ack.code or "bad_request", ack.args)
        if ack.code is not None and ack.code.startswith("refusal-"):
            self.refusals[pending.turn, action_text(pending.action)] = refused
        return Told(refused=refused)
