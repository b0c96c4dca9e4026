"""Every message that travels between a guest and a table, as a typed value (network.md 4.1).

One message is one flat map; its key `t` is the tag named at each class. An unknown key, a missing key or a
value out of range is refused by `protocol.codec`. Cards, actions and events travel as the text notation of
the engine, a player's view as the plain map that `engine.view` writes and reads. This module knows no rule
of any game.

`Hello` and `Error` are the first frames of the two sides: their shape never changes, whatever the version,
so that two programs of different ages can always tell each other why they do not fit.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

__all__ = [
    "Ack",
    "Act",
    "Args",
    "Bye",
    "Chat",
    "ChatLine",
    "Clock",
    "Error",
    "GuestMessage",
    "Hello",
    "HostMessage",
    "MoveReason",
    "Note",
    "Ping",
    "Pong",
    "Reasons",
    "Retry",
    "Room",
    "RoomAction",
    "RoomState",
    "SeatState",
    "Update",
    "Welcome",
]

Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
CommandId = Annotated[int, Meta(ge=1, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[bytes, Meta(min_length=16, max_length=16)]

Code = Annotated[str, Meta(min_length=1, max_length=64)]
"""A stable word of `protocol.codes`, of a refusal's reason, or the id of a plugin, an option or a variant."""
RawName = Annotated[str, Meta(max_length=512)]
"""A name as its sender typed it; the host cleans it with `protocol.names.clean_name` before anybody sees it.
"""
Line = Annotated[str, Meta(max_length=512)]
"""One action or event in text notation, or one short value of an option."""
Argument = Annotated[str, Meta(max_length=512)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | bool
Args = dict[Code, Argument]
"""Arguments of a sentence: text, whole numbers, yes or no."""
Plain = dict[str, Any]
"""A map of plain values (text, whole numbers, yes or no, nothing, lists and maps of those), never a float."""

Kind = Literal["human", "bot", "spectator"]
Retry = Literal["never", "later", "now"]
RoomAction = Literal[
    "sit",
    "ready",
    "add_bot",
    "remove_bot",
    "rename",
    "kick",
    "start",
    "option",
    "variant",
    "swap",
    "next",
    "again",
    "close",
]
"""What a guest may ask of the room. Arguments, by action (`seat` is a seat number; * = the owner only):

`sit` seat · `ready` ready (yes or no) · `add_bot`* seat, bot (its id) · `remove_bot`* seat · `rename` name ·
`kick`* seat · `start`* · `option`* name, value (text form) · `variant`* variant (its id) · `swap`* seat,
other · `next` (go on after the result of a deal) · `again` (another match) · `close`* (the table).
"""


class Message(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="t",
):
    """What every message has in common: it is frozen, and a field left at its default does not travel."""


# --- guest to host ------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first frame of a guest: who it is and which protocol versions it speaks.

    `needs_rules` is the digest of the rules a bot brings its own copy of; a table with another digest
    refuses it. `tok` asks for the seat this token belongs to.
    """

    v: tuple[Version, Version]
    app: Annotated[str, Meta(max_length=64)]
    name: RawName
    kind: Kind
    lang: Annotated[str, Meta(max_length=16)]
    needs_rules: Annotated[str, Meta(max_length=128)] | None = None
    tok: Token | None = None


class Act(Message, frozen=True, tag="act"):
    """An action of the sender's seat, for this turn of this deal and no other (`stale` afterwards)."""

    id: CommandId
    deal: Count
    turn: Count
    action: Line


class Room(Message, frozen=True, tag="room"):
    """Something asked of the room; see `RoomAction` for the arguments of each."""

    id: CommandId
    what: RoomAction
    args: Args = msgspec.field(default_factory=dict)


class Chat(Message, frozen=True, tag="chat"):
    """A line for everybody at the table; the host cleans and cuts it (`protocol.names.clean_chat`)."""

    id: CommandId
    text: Annotated[str, Meta(max_length=4096)]


# --- both ways ----------------------------------------------------------------------------------------------


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Answered by `Pong` with the same number, whatever else is going on."""

    n: Count


class Pong(Message, frozen=True, tag="pong"):
    """Here I am."""

    n: Count


class Bye(Message, frozen=True, tag="bye"):
    """The sender leaves on purpose and closes; `why` is a code (`leaving`, `closed`, `shutting_down`)."""

    why: Code = "leaving"


# --- host to guest ------------------------------------------------------------------------------------------


class Welcome(Message, frozen=True, tag="welcome"):
    """The guest is at the table; an `Update` with its newest view follows where a deal is on.

    `v` the version both will speak · `table` the table's id (16 hex digits) and `name` its name · `seat` the
    guest's seat, None for a spectator or as long as none is taken · `tok` brings this seat back after a lost
    connection · `owner` may change the room · `ep` epoch of the table · `lastact` the last command id of
    this session the host has answered · `variant` id, `options` name -> text form, `digest` of the rules ·
    `words` language -> Fluent text and `sheet` language -> rule sheet of the variant (the guest's language
    and English, when different) · `timing` name -> milliseconds that a guest should know (`ping`,
    `unstable`, `dead`, `turn`, `grace`).
    """

    v: Version
    table: Annotated[str, Meta(min_length=16, max_length=16)]
    name: RawName
    tok: Token
    ep: Count
    lastact: Count
    variant: Code
    options: dict[Code, Line]
    digest: Annotated[str, Meta(max_length=128)]
    seat: SeatNumber | None = None
    owner: bool = False
    words: dict[Code, str] = msgspec.field(default_factory=dict)
    sheet: dict[Code, str] = msgspec.field(default_factory=dict)
    timing: dict[Code, Count] = msgspec.field(default_factory=dict)


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The clock that runs: whose, and how many milliseconds are left of it."""

    seat: SeatNumber
    ms: Count


class Update(Message, frozen=True, tag="update"):
    """The whole view of the receiver, after something happened.

    `s` number of the update, one more per change of the table · `events` since the receiver's last update,
    in text notation · `view` the seat's view with its legal actions, as `engine.view` writes it · `clock`
    the running clock · `rewound` an action was taken back: show the view, do not play the events as motion.
    """

    s: Count
    ep: Count
    events: list[Line]
    view: Plain
    clock: Clock | None = None
    rewound: bool = False


class Ack(Message, frozen=True, tag="ack"):
    """The answer to the command `id`: done, or refused with a code and its arguments; `s` the update it led
    to.
    """

    id: CommandId
    ok: bool
    code: Code | None = None
    args: Args = msgspec.field(default_factory=dict)
    s: Count | None = None


class SeatState(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One seat of the room: who sits there and how he is. `pinged` is his round trip in milliseconds."""

    seat: SeatNumber
    kind: Literal["human", "bot", "empty"]
    name: RawName = ""
    bot: Code | None = None
    ready: bool = False
    away: bool = False
    owner: bool = False
    pinged: Count | None = None


class RoomState(Message, frozen=True, tag="room_state"):
    """The room, whole, after something in it changed.

    `form` is the declared options of the variant as plain maps, from which a window builds the host's form ·
    `catalogue` the variants and bots this host has (to the owner only) · `spectators` their names · `notes`
    what the table wants everybody to know, as ids of words · `you` the receiver's own seat · `words` and
    `sheet` as in `Welcome`, only when the rules have changed.
    """

    seats: Annotated[list[SeatState], Meta(max_length=16)]
    phase: Literal["room", "play", "result", "over"]
    variant: Code
    options: dict[Code, Line]
    form: list[Plain] = msgspec.field(default_factory=list)
    catalogue: Plain | None = None
    spectators: list[RawName] = msgspec.field(default_factory=list)
    notes: list[Code] = msgspec.field(default_factory=list)
    you: SeatNumber | None = None
    words: dict[Code, str] = msgspec.field(default_factory=dict)
    sheet: dict[Code, str] = msgspec.field(default_factory=dict)


class ChatLine(Message, frozen=True, tag="chat_line"):
    """Something somebody said; `seat` None for a spectator."""

    name: RawName
    text: Line
    seat: SeatNumber | None = None


class Note(Message, frozen=True, tag="note"):
    """Something everybody should read: a bot's fault, somebody away or back, a seat taken over."""

    code: Code
    args: Args = msgspec.field(default_factory=dict)


class MoveReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Why a bot did something: the action's place in the history of the receiver's view of the deal, the
    reason as an id of the words, and its arguments.
    """

    at: Count
    why: Code
    args: Args = msgspec.field(default_factory=dict)


class Reasons(Message, frozen=True, tag="reasons"):
    """Why the bots of a deal that is over did what they did; from version 2 on, before the update that shows
    its end. `words` language -> Fluent text of their sentences (the guest's language and English).
    """

    deal: Count
    moves: Annotated[list[MoveReason], Meta(max_length=256)]
    words: dict[Code, str] = msgspec.field(default_factory=dict)


class Error(Message, frozen=True, tag="error"):
    """Something the peer did was wrong, or the connection cannot go on.

    `fatal` the sender closes after it · `retry` whether to connect again: `never`, `later`, `now` · `ref`
    the command it answers. The codes are listed in `protocol.codes`.
    """

    code: Code
    fatal: bool
    retry: Retry
    ref: CommandId | None = None
    args: Args = msgspec.field(default_factory=dict)


GuestMessage = Hello | Act | Room | Chat | Ping | Pong | Bye
"""What a guest may send."""
HostMessage = Welcome | Update | Ack | RoomState | ChatLine | Note | Reasons | Error | Ping | Pong | Bye
"""What a host may send."""
