"""A table without network or processes, for pictures and tests of the window: the real engine, scripted
players.

`ScriptedTable` answers what a window asks as a table would, with messages of the wire; `ScriptedNetwork` and
`ScriptedLauncher` stand where the real ones do (`client.ports`). Others at the table play their first legal
action, or what the script says.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from msgspec.structs import replace

from manille_auction import ENCHERES1, ENCHERES2, ENCHERES3
from manille_belge import BELGE
from manille_catalan.botifarra import BOTIFARRA
from manille_catalan.manilla import MANILLA2, MANILLA4
from manille_coinchee import COINCHEE
from manille_french.blind import AVEUGLE
from manille_french.muette import MUETTE
from manille_french.retournee import RETOURNEE
from manille_lan.client.ports import BotOffer, Offer, Opened, Wish
from manille_lan.engine.actions import Action, action_text, parse_action
from manille_lan.engine.events import Event, event_text
from manille_lan.engine.match import begin_match, finish_deal
from manille_lan.engine.play import actions, apply, begin_deal, check
from manille_lan.engine.projection import project
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules, Variant, settled
from manille_lan.engine.view import view_data
from manille_lan.net.address import Address, Target
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.rows import LobbyRow
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.news import Ended, Heard, Joined, Link, LobbyNews, News
from manille_lan.protocol.messages import (
    Ack,
    ChatLine,
    HostMessage,
    MoveReason,
    Reasons,
    RoomAction,
    RoomState,
    SeatState,
    Update,
    Welcome,
)
from manille_lan.words.loader import Words
from manille_lan.words.sheet import rule_sheet
from manille_parlee import PARLEE

VARIANTS: dict[str, tuple[Variant, str]] = {
    "belge": (BELGE, "belge"),
    "belge_app": (BELGE, "belge_app"),
    "retournee": (RETOURNEE, "retournee"),
    **{
        variant.id: (variant, variant.id)
        for variant in (MUETTE, AVEUGLE, COINCHEE, PARLEE, BOTIFARRA, MANILLA4, MANILLA2)
    },
    **{variant.id: (variant, variant.id) for variant in (ENCHERES1, ENCHERES2, ENCHERES3)},
}
NAMES = ("Geneviève Núñez", "Jan-Willem van der Straeten", "Célestine", "Núria")
MORE_NAMES = ("Íñigo", "Wout", "Maria del Carme")
"""Of those who sit there as well where more than four play."""
FINGERPRINT = "A" * 43


def offer_of(preset: str) -> Offer:
    """A game as the launcher offers it."""
    variant, _ = VARIANTS[preset]
    rules = settled(variant, preset, {})
    form = []
    for id in variant.option_ids:
        option = variant.option(id)
        text = option.text(rules[id])
        form.append(
            {"id": id, **option.kind.described(), "value": text, "default": text, "group": option.group}
        )
    return Offer(preset, variant.id, variant.pack.id, variant.players, tuple(form), variant.words)


@dataclass
class ScriptedTable:
    """One table with one window at it, in seat `me`. `script` says what another seat does; None: the first
    legal action.
    """

    preset: str = "belge"
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 1
    me: int = 0
    names: tuple[str, ...] = NAMES
    bots: tuple[int, ...] = (2,)
    dealer: int = 0
    script: Callable[[Rules, int, Sequence[Action]], Action] | None = None
    is_owner: bool = True
    are_others_still: bool = False
    """Whether the others wait until `step` is called for them."""
    answers: bool = True
    """Whether commands are answered; without, everything one does stays pending."""
    why: Callable[[Event], MoveReason | None] | None = None
    """Why a bot did something, told at the end of the deal."""

    def __post_init__(self) -> None:
        variant, _ = VARIANTS[self.preset]
        self.rules = settled(variant, self.preset, self.options)
        self.names = (*self.names, *MORE_NAMES)[: self.rules.players]
        self.chance = random.Random(self.seed)
        self.match = begin_match(self.rules, self.dealer)
        self.phase: Literal["room", "play", "result", "over"] = "room"
        self.inbox: list[News] = []
        self.sent: list[str] = []
        self.deal: Deal | None = None
        self._s = 0
        self._command = 0
        self._ready = [seat != self.me for seat in range(self.rules.players)]

    # As a window hears it --------------------------------------------------------------------

    def welcome(self) -> None:
        """Let the window in."""
        variant = self.rules.variant
        welcome = Welcome(
            v=1,
            table="0123456789abcdef",
            name="Chez Geneviève",
            tok=b"0" * 16,
            ep=1,
            lastact=0,
            variant=self.preset,
            options=self.rules.option_texts(),
            digest=self.rules.digest,
            seat=self.me,
            owner=self.is_owner,
            words=dict(variant.words),
            sheet=self._sheet(),
        )
        self.inbox.append(Joined(welcome, FINGERPRINT, Address("127.0.0.1"), False))
        self.inbox.append(Link("online", 3))
        self.tell_room()

    def tell_room(self) -> None:
        """Tell the room as it is."""
        seats = [
            SeatState(
                seat=seat,
                kind="bot" if seat in self.bots else "human" if name else "empty",
                name=name,
                bot="steady" if seat in self.bots else None,
                ready=bool(name) and (self._ready[seat] or seat in self.bots),
                owner=self.is_owner and seat == self.me,
            )
            for seat, name in enumerate(self.names)
        ]
        self._hear(
            RoomState(
                seats=seats,
                phase=self.phase,
                variant=self.preset,
                options=self.rules.option_texts(),
                you=self.me,
                words=dict(self.rules.variant.words),
                sheet=self._sheet(),
                form=[dict(option) for option in offer_of(self.preset).form],
                catalogue={
                    "variants": [
                        {"id": preset, "variant": variant.id, "words": dict(variant.words)}
                        for preset, (variant, _) in VARIANTS.items()
                    ],
                    "bots": [{"id": id, "about": {}} for id in ("steady", "greedy", "random")],
                    "failures": [],
                },
            )
        )

    def _sheet(self) -> dict[str, str]:
        variant = self.rules.variant
        words = Words("en", dict(variant.words))
        return {"en": rule_sheet(words, variant.id, self.rules.option_texts(), variant.rules_text)}

    def _hear(self, message: HostMessage) -> None:
        self.inbox.append(Heard(message))

    # The match -------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin the match: the first deal."""
        self.match = begin_match(self.rules, self.dealer)
        self.deal_cards()

    def deal_cards(self) -> None:
        """Shuffle, deal, and let the others go first."""
        order = list(self.rules.deck)
        self.chance.shuffle(order)
        self.phase = "play"
        self.tell_room()
        self.deal, events = begin_deal(self.rules, self.match, tuple(order))
        self.tell(events)
        self.let_others()

    def let_others(self) -> None:
        """The others act until the window is asked, or the deal is over."""
        while not self.are_others_still and self.deal is not None and self.deal.seat not in (-1, self.me):
            self.step()

    def step(self, action: Action | None = None) -> None:
        """One action of whoever is to act, and its update."""
        assert self.deal is not None, "no deal is on"
        seat, legal = self.deal.seat, actions(self.rules, self.deal)
        if action is None:
            action = self.script(self.rules, seat, legal) if self.script is not None else legal[0]
        self.deal, events = apply(self.rules, self.deal, seat, action)
        if self.deal.seat < 0:
            self.match, more = finish_deal(self.rules, self.deal)
            events += more
            self.phase = "over" if self.match.winners else "result"
        self.tell(events)
        if self.deal.seat < 0:
            self.tell_room()

    def tell(self, events: Sequence[Event] = ()) -> None:
        """Send the window its view."""
        assert self.deal is not None, "no deal is on"
        self._s += 1
        view = project(
            self.rules, self.deal, self.me, match=self.match if self.deal.outcome else None, opened=True
        )
        if view.outcome and self.why is not None:
            told = [self.why(event) for event in view.history]
            moves = [replace(why, at=at) for at, why in enumerate(told) if why is not None]
            self._hear(Reasons(deal=view.number, moves=moves))
        known = [event_text(event) for event in events if event.is_known_to(self.me)]
        self._hear(Update(s=self._s, ep=1, events=known, view=view_data(view)))

    # As a window asks ------------------------------------------------------------------------

    def act(self, deal: int, turn: int, action: str) -> int:
        """An action of the window's seat."""
        number = self._number(f"act {action}")
        if self.answers:
            self.answer(number, action)
        return number

    def answer(self, number: int, action: str) -> None:
        """Judge an action, and let the others go on."""
        assert self.deal is not None, "no deal is on"
        taken = parse_action(self.rules.pack, action)
        refusal = check(self.rules, self.deal, self.me, taken)
        if refusal is not None:
            self._hear(Ack(id=number, ok=False, code=refusal.reason, args=refusal.arguments))
            return
        self._hear(Ack(id=number, ok=True))
        self.step(taken)
        self.let_others()

    def room(self, what: RoomAction, **args: str | int | bool) -> int:
        """Something asked of the room."""
        told = " ".join(f"{name}={value}" for name, value in args.items())
        number = self._number(f"room {what} {told}".strip())
        self._hear(Ack(id=number, ok=True))
        if what == "ready":
            self._ready[self.me] = bool(args["ready"])
            self.tell_room()
        elif what == "start" or what == "again":
            self.begin()
        elif what == "next" and self.phase == "result":
            self.deal_cards()
        return number

    def chat(self, text: str) -> int:
        """A line for everybody."""
        number = self._number(f"chat {text}")
        self._hear(Ack(id=number, ok=True))
        self._hear(ChatLine(name=self.names[self.me], text=text, seat=self.me))
        return number

    def _number(self, told: str) -> int:
        self.sent.append(told)
        self._command += 1
        return self._command

    @property
    def commands(self) -> ScriptedTable:
        """It takes the commands itself."""
        return self

    def leave(self) -> None:
        """The window goes."""
        self.sent.append("leave")

    def legal(self) -> tuple[str, ...]:
        """What may be done now, in notation."""
        return tuple(action_text(action) for action in actions(self.rules, self.deal)) if self.deal else ()


@dataclass
class ScriptedNetwork:
    """A network with one table in it, and a lobby whose rows are the test's."""

    table: ScriptedTable = field(default_factory=ScriptedTable)
    rows: tuple[LobbyRow, ...] = ()
    status: tuple[str, ...] = ()
    is_solo: bool = False
    refuses: Ended | None = None
    joined: list[tuple[Target, Profile]] = field(default_factory=list)
    is_lobby_open: bool = False
    _lobby: list[News] = field(default_factory=list)

    def start(self) -> None:
        """Nothing to begin."""

    def stop(self) -> None:
        """Nothing to end."""

    def news(self) -> list[News]:
        """What happened."""
        fresh, self._lobby = self._lobby + self.table.inbox, []
        self.table.inbox = []
        return fresh

    def join(self, target: Target, profile: Profile) -> ScriptedTable:
        """The one table lets everybody in, unless it `refuses`."""
        self.joined.append((target, profile))
        if self.refuses is not None:
            self.table.inbox.append(self.refuses)
            return self.table
        self.table.welcome()
        if self.is_solo:
            self.table.begin()
        return self.table

    def leave(self) -> None:
        """Nothing more is heard of the table."""
        self.table.inbox = []

    def open_lobby(self, recent: Sequence[Target] = ()) -> None:
        """Show the rows."""
        self.is_lobby_open = True
        self._lobby.append(LobbyNews(self.rows, 0, self.status))

    def close_lobby(self) -> None:
        """Nothing is shown any more."""
        self.is_lobby_open = False

    def show_rows(self, rows: Sequence[LobbyRow], hidden: int = 0, status: tuple[str, ...] = ()) -> None:
        """Other tables are around."""
        self._lobby.append(LobbyNews(tuple(rows), hidden, status))


@dataclass
class ScriptedLauncher:
    """Opens the network's table at once."""

    network: ScriptedNetwork
    wishes: list[Wish] = field(default_factory=list)

    def offers(self) -> tuple[Offer, ...]:
        """Both games."""
        return tuple(offer_of(preset) for preset in VARIANTS)

    def bots(self) -> tuple[BotOffer, ...]:
        """Three bots."""
        return tuple(BotOffer(id) for id in ("steady", "greedy", "random"))

    def open(self, wish: Wish) -> Opened:
        """Note the wish."""
        self.wishes.append(wish)
        self.network.is_solo = wish.is_solo
        target = Target((Address("127.0.0.1"),), "0123456789abcdef", FINGERPRINT)
        return Opened(target, b"1" * 16, (Address("192.168.1.20"), Address("10.0.0.4")))


def lobby_row(
    name: str,
    taken: int = 1,
    seats: int = 4,
    phase: str = "room",
    variant: str = "belge",
    is_alive: bool = True,
    ms: int | None = 3,
    number: int = 0,
) -> LobbyRow:
    """A row of the lobby."""
    table = f"{number:016x}"
    info = TableInfo(table, name, FINGERPRINT, (1, 1), taken, seats, phase, variant)
    target = Target((Address(f"192.168.1.{number % 250 + 1}"),), table, FINGERPRINT)
    return LobbyRow(info, target, is_alive, ms if is_alive else None)
