"""Who is at the table: guests with their tokens, and the chairs they or bots sit on. No messages, no game."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from manille_lan.engine.events import Event
from manille_lan.protocol.session import Answers

LOCAL = frozenset({"127.0.0.1", "::1", ""})
"""Addresses of this machine: a ban by address would lock out everybody here."""


def token_hash(token: bytes) -> bytes:
    """What the table keeps of a token."""
    return hashlib.sha256(token).digest()


@dataclass(eq=False)
class Guest:
    """Somebody who said hello, connected or not. `seat` is None for a spectator, or while no chair is
    taken.

    `token` is a hash of it; `version` that of the protocol which both speak; `needs_rules` the digest of the
    rules that a bot brings its own copy of.

    `events` are what happened since the last update that was sent, `told` its number. `away_since` is when
    the connection was lost, `left` whether the guest said goodbye.
    """

    token: bytes
    name: str
    kind: str
    lang: str
    address: str
    version: int = 1
    needs_rules: str | None = None
    conn: int | None = None
    seat: int | None = None
    owner: bool = False
    away_since: float | None = None
    left: bool = False
    answers: Answers = field(default_factory=Answers)
    events: list[Event] = field(default_factory=list)
    told: int = 0

    @property
    def is_here(self) -> bool:
        """Whether a connection stands."""
        return self.conn is not None

    @property
    def is_person(self) -> bool:
        """Whether a person, not a bot, sits or watches there."""
        return self.kind != "bot"


@dataclass(eq=False)
class Chair:
    """One seat: a guest, a bot of the host's machine, or nobody. `understudy`: a bot plays for an absent
    guest.
    """

    seat: int
    guest: Guest | None = None
    bot: str = ""
    bot_name: str = ""
    ready: bool = False
    understudy: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there."""
        return self.guest is None and not self.bot

    @property
    def player(self) -> str:
        """The id of the bot that plays this seat's cards now; empty where a guest does."""
        return self.bot or self.understudy

    @property
    def name(self) -> str:
        """The name at the table."""
        return self.guest.name if self.guest is not None else self.bot_name

    def clear(self) -> None:
        """Nobody sits there any more."""
        self.guest, self.bot, self.bot_name, self.ready, self.understudy = None, "", "", False, ""


class People:
    """All guests and chairs of a table."""

    def __init__(self, seats: int, owner_token: bytes) -> None:
        self.chairs = [Chair(seat) for seat in range(seats)]
        self.guests: dict[bytes, Guest] = {}
        self.banned_tokens: set[bytes] = set()
        self.banned_addresses: set[str] = set()
        self.owner = token_hash(owner_token)

    def resize(self, seats: int) -> None:
        """Another number of chairs; whoever loses his takes one that is free, or stands up."""
        gone, self.chairs = self.chairs[seats:], self.chairs[:seats]
        self.chairs += [Chair(seat) for seat in range(len(self.chairs), seats)]
        for guest in [chair.guest for chair in gone if chair.guest is not None]:
            guest.seat, free = None, self.free_chair()
            if free is not None:
                self.seat_guest(guest, free)

    def is_owner_token(self, token: bytes | None) -> bool:
        """Whether this token makes its bearer the owner."""
        return token is not None and token_hash(token) == self.owner

    def ban(self, guest: Guest) -> None:
        """Neither the guest's token nor, from another machine, its address comes in again."""
        self.banned_tokens.add(guest.token)
        if guest.address not in LOCAL:
            self.banned_addresses.add(guest.address)

    def is_banned(self, token: bytes | None, address: str) -> bool:
        """Whether a bearer of this token, or a newcomer from this address, was sent away for good.

        A neighbour behind the same address keeps the seat that he has.
        """
        hashed = token_hash(token) if token is not None else b""
        is_new = hashed not in self.guests
        return hashed in self.banned_tokens or (is_new and address in self.banned_addresses)

    def by_conn(self, conn: int) -> Guest | None:
        """The guest on a connection."""
        return next((guest for guest in self.guests.values() if guest.conn == conn), None)

    def by_token(self, token: bytes | None) -> Guest | None:
        """The guest that a token belongs to."""
        return self.guests.get(token_hash(token)) if token is not None else None

    def here(self) -> Iterator[Guest]:
        """The guests whose connection stands."""
        return (guest for guest in self.guests.values() if guest.is_here)

    def persons_here(self) -> list[Guest]:
        """The people, playing or watching, whose connection stands."""
        return [guest for guest in self.here() if guest.is_person]

    @property
    def has_players(self) -> bool:
        """Whether a person sits on a chair, here or away."""
        return any(chair.guest is not None and chair.guest.is_person for chair in self.chairs)

    def players_here(self) -> list[Guest]:
        """The people on chairs whose connection stands."""
        return [guest for guest in self.persons_here() if guest.seat is not None]

    def spectators(self) -> list[Guest]:
        """The guests without a chair whose connection stands."""
        return [guest for guest in self.here() if guest.seat is None]

    def free_chair(self) -> Chair | None:
        """The first chair that nobody sits on."""
        return next((chair for chair in self.chairs if chair.is_free), None)

    def names(self, but: Guest | None = None) -> list[str]:
        """The names in use, but one guest's."""
        bots = [chair.bot_name for chair in self.chairs if chair.bot]
        return bots + [guest.name for guest in self.guests.values() if guest is not but and not guest.left]

    def in_charge(self) -> Guest | None:
        """Who may change the room: the owner while he is here, else the first person here on a chair."""
        persons = self.persons_here()
        owner = next((guest for guest in persons if guest.owner), None)
        return owner or next((chair.guest for chair in self.chairs if chair.guest in persons), None)

    def seat_guest(self, guest: Guest, chair: Chair) -> None:
        """Put a guest on a free chair; his old one becomes free."""
        if guest.seat is not None:
            self.chairs[guest.seat].clear()
        chair.clear()
        chair.guest, guest.seat = guest, chair.seat
        chair.ready = not guest.is_person

    def stand_up(self, guest: Guest) -> None:
        """Free the chair of a guest."""
        if guest.seat is not None:
            self.chairs[guest.seat].clear()
            guest.seat = None

    def forget(self, guest: Guest) -> None:
        """The guest is gone for good."""
        self.stand_up(guest)
        self.guests.pop(guest.token, None)

    def forget_left(self) -> None:
        """Whoever said goodbye, or was sent away, during a match is gone for good; the others play for
        themselves again.
        """
        for chair in self.chairs:
            chair.understudy = ""
            if chair.guest is not None and chair.guest.left:
                self.forget(chair.guest)

    def rearrange(self, places: list[int]) -> None:
        """Move whoever sits on seat i, with his chair, to seat `places[i]`."""
        for chair in self.chairs:
            chair.seat = places[chair.seat]
            if chair.guest is not None:
                chair.guest.seat = chair.seat
        self.chairs.sort(key=lambda chair: chair.seat)
