"""What one seat knows of a deal: the only picture of it that windows, terminals and bots get.

A view is a frozen value with friendly faces (cards, actions, events). `view_data` writes it as plain data
in notation, which is what travels on the wire and what a bot in any language reads; `parse_view` reads it
back.
"""

from __future__ import annotations

from typing import Any

import msgspec

from manille_lan.engine.actions import Action, action_text, parse_action
from manille_lan.engine.cards import Card, Pack, pack_named
from manille_lan.engine.events import Event, event_text, parse_event
from manille_lan.engine.state import NOBODY, ScoreLine
from manille_lan.errors import NotationError

Cards = tuple[Card, ...]


class TrickView(msgspec.Struct, frozen=True):
    """A trick: who led, the cards in the order played, who is winning it or has won it (None: nobody yet)."""

    leader: int
    cards: Cards
    winner: int | None


class PlaceView(msgspec.Struct, frozen=True):
    """A place outside the hands: its name, owner (-1: nobody), number of cards, and the cards if they may
    be seen.
    """

    name: str
    owner: int
    count: int
    cards: Cards | None


class ContractView(msgspec.Struct, frozen=True):
    """What a declarer plays for: a bid (0: none is made) or all the tricks; widow cards he took; whether he
    stood.
    """

    declarer: int
    bid: int
    slam: bool
    drawn: int
    stood: bool


class MatchView(msgspec.Struct, frozen=True):
    """The match as everybody sees it: scores and legs by side, what is played to, and the winners once it
    is over.

    `sides[s]` is the side that seat s is scored for (in a deal of an auction others may be partners),
    `format` the option's text (`race:101`), `target` the score that wins the present leg (None: a fixed
    number of deals), `deals_left` their number then, `carry` how often ties double this deal.
    """

    sides: tuple[int, ...]
    format: str
    scores: tuple[int, ...]
    legs: tuple[int, ...]
    target: int | None
    deals_left: int | None
    carry: int
    winners: tuple[int, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """One seat's knowledge of a deal (seat None: a spectator's).

    `hands[s]` are seat s's cards where they may be seen, else None; `counts[s]` their number. `exposed` are
    cards that lie open in a hand (a turned-up card). `trump` is a suit letter, `none` for no-trump, or
    empty while it is not fixed. `to_act` is the seat that is asked, None when the deal is over; `legal`
    what this seat may do, empty unless it is asked. `turn` counts the actions of the deal; an action sent
    to the host names it. `tricks` are the finished ones, oldest first, `trick` the one on the table.
    `multiplier` is what the deal counts so far, `threshold` what must be exceeded. `outcome` is empty,
    `over` or `annulled`; then `lines` are the account and `dealt` the hands as dealt.
    """

    variant: str
    preset: str
    pack: str
    seat: int | None
    players: int
    step: int
    sides: tuple[int, ...]
    number: int
    turn: int
    dealer: int
    phase: str
    to_act: int | None
    hands: tuple[Cards | None, ...]
    counts: tuple[int, ...]
    exposed: Cards
    places: tuple[PlaceView, ...]
    trump: str
    blind: bool
    calls: int
    contract: ContractView | None
    multiplier: int
    threshold: int
    trick: TrickView
    tricks: tuple[TrickView, ...]
    held: int
    match: MatchView
    lines: tuple[ScoreLine, ...]
    outcome: str
    dealt: tuple[Cards, ...]
    history: tuple[Event, ...]
    legal: tuple[Action, ...]
    rewound: bool = False

    @property
    def hand(self) -> Cards:
        """This seat's own cards, as far as it may see them."""
        return (self.hands[self.seat] or ()) if self.seat is not None else ()

    @property
    def partners(self) -> tuple[int, ...]:
        """The other seats of this seat's side."""
        if self.seat is None:
            return ()
        side = self.sides[self.seat]
        return tuple(s for s in range(self.players) if s != self.seat and self.sides[s] == side)

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat is asked."""
        return self.seat is not None and self.to_act == self.seat

    @property
    def is_dealt(self) -> bool:
        """Whether the cards have been dealt (before that the pack is cut)."""
        return any(self.counts) or bool(self.tricks)

    @property
    def last_trick(self) -> TrickView | None:
        """The last finished trick of this deal, or None."""
        return self.tricks[-1] if self.tricks else None

    @property
    def played(self) -> Cards:
        """Every card that has fallen in this deal, in order."""
        finished = [card for trick in self.tricks for card in trick.cards]
        return (*finished, *self.trick.cards)

    @property
    def the_pack(self) -> Pack:
        """The pack that is played with."""
        return pack_named(self.pack)

    def seat_of(self, trick: TrickView, i: int) -> int:
        """The seat that played the i-th card of a trick."""
        return (trick.leader + self.step * i) % self.players


def view_data(view: PlayerView) -> dict[str, Any]:
    """The view as plain data in notation: maps, lists, texts, whole numbers."""
    data: dict[str, Any] = {name: getattr(view, name) for name in _PLAIN}
    data["sides"], data["counts"] = list(view.sides), list(view.counts)
    data["hands"] = [None if cards is None else _text(cards) for cards in view.hands]
    data["exposed"] = _text(view.exposed)
    data["places"] = [
        [p.name, p.owner, p.count, None if p.cards is None else _text(p.cards)] for p in view.places
    ]
    data["trick"] = _trick_data(view.trick)
    data["tricks"] = [_trick_data(trick) for trick in view.tricks]
    data["match"] = msgspec.to_builtins(view.match)
    data["contract"] = msgspec.to_builtins(view.contract)
    data["lines"] = [line_text(line) for line in view.lines]
    data["dealt"] = [_text(cards) for cards in view.dealt]
    data["history"] = [event_text(event) for event in view.history]
    data["legal"] = [action_text(action) for action in view.legal]
    return data


def parse_view(data: dict[str, Any]) -> PlayerView:
    """The view that `view_data` wrote. Raises NotationError where `data` is none."""
    try:
        raw = msgspec.convert(data, _ViewData)
        pack = pack_named(raw.pack)
        return PlayerView(
            **{name: getattr(raw, name) for name in (*_PLAIN, "match", "contract")},
            sides=tuple(raw.sides),
            counts=tuple(raw.counts),
            hands=tuple(None if text is None else pack.parse_cards(text) for text in raw.hands),
            exposed=pack.parse_cards(raw.exposed),
            places=tuple(
                PlaceView(name, owner, count, None if text is None else pack.parse_cards(text))
                for name, owner, count, text in raw.places
            ),
            trick=_parse_trick(pack, raw.trick),
            tricks=tuple(_parse_trick(pack, trick) for trick in raw.tricks),
            lines=tuple(parse_line(line) for line in raw.lines),
            dealt=tuple(pack.parse_cards(text) for text in raw.dealt),
            history=tuple(parse_event(pack, text) for text in raw.history),
            legal=tuple(parse_action(pack, text) for text in raw.legal),
        )
    except msgspec.ValidationError as error:
        raise NotationError("notation-view", problem=str(error)) from None


def line_text(line: ScoreLine) -> str:
    """A score line in notation: `score 0 8 counted`, `threshold -1 30`."""
    return f"{line.what} {line.side} {line.value}" + (" counted" if line.counted else "")


def parse_line(text: str) -> ScoreLine:
    """The score line that `text` writes. Raises NotationError where it writes none."""
    what, side, value, *rest = [*text.split(" "), "", ""][:4] if text.count(" ") < 4 else [""] * 4
    try:
        if not what.isidentifier() or rest not in ([""], ["counted"]):
            raise ValueError(text)
        return ScoreLine(what, int(side), int(value), rest == ["counted"])
    except ValueError:
        raise NotationError("notation-line", text=text[:80]) from None


_PLAIN = (
    "variant",
    "preset",
    "pack",
    "seat",
    "players",
    "step",
    "number",
    "turn",
    "dealer",
    "phase",
    "to_act",
    "trump",
    "blind",
    "calls",
    "multiplier",
    "threshold",
    "held",
    "outcome",
    "rewound",
)
"""The fields of a view that are written as they are."""


class _ViewData(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of `view_data`."""

    variant: str
    preset: str
    pack: str
    seat: int | None
    players: int
    step: int
    number: int
    turn: int
    dealer: int
    phase: str
    to_act: int | None
    trump: str
    blind: bool
    calls: int
    multiplier: int
    threshold: int
    held: int
    outcome: str
    rewound: bool
    sides: list[int]
    counts: list[int]
    hands: list[str | None]
    exposed: str
    places: list[tuple[str, int, int, str | None]]
    trick: tuple[int, str, int | None]
    tricks: list[tuple[int, str, int | None]]
    match: MatchView
    contract: ContractView | None
    lines: list[str]
    dealt: list[str]
    history: list[str]
    legal: list[str]

    def __post_init__(self) -> None:
        """A view comes from another machine: its seats must exist, and each have a side and a hand."""
        if not {len(self.sides), len(self.counts), len(self.hands)} == {self.players}:
            raise ValueError("not one side, count and hand for each player")
        seats = [self.seat, self.to_act, self.dealer]
        for leader, _, winner in (*self.tricks, self.trick):
            seats += [None if leader == NOBODY else leader, winner]
        if not all(seat is None or 0 <= seat < self.players for seat in seats):
            raise ValueError("a seat that does not exist")


def _text(cards: Cards) -> str:
    return " ".join(card.text for card in cards)


def _trick_data(trick: TrickView) -> list[Any]:
    return [trick.leader, _text(trick.cards), trick.winner]


def _parse_trick(pack: Pack, data: tuple[int, str, int | None]) -> TrickView:
    leader, cards, winner = data
    return TrickView(leader, pack.parse_cards(cards), winner)
