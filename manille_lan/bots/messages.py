"""What travels between a table and the process of a bot: frames of the wire, a message each.

The table asks, the bot answers; nothing else. Times are whole milliseconds, views and actions notation, as
on the wire, so that a bot may be written in any language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from manille_lan.bots.reply import MOST_TRACE
from manille_lan.protocol import codec

Milliseconds = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=512)]
Trace = Annotated[str, Meta(max_length=MOST_TRACE)]


class BotMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="t"):
    """What these messages have in common."""


class Setup(BotMessage, frozen=True, tag="setup"):
    """The first message: make the bot, for one match.

    `seed` of its random stream · its limits (`setup`, `decision`, `bank` in milliseconds, `memory` in
    megabytes, `faults`) · `preset`, `players` and `options` of the table · `variant` where its
    rules are: the kind of plugin and its name, as `registry.sources` writes them; None where they are not
    installed.
    """

    seed: str
    setup: Milliseconds
    decision: Milliseconds
    bank: Milliseconds
    memory: int
    faults: int
    preset: str
    players: int
    options: dict[str, str]
    variant: tuple[str, str] | None = None


class Ask(BotMessage, frozen=True, tag="ask"):
    """Choose: the view with its legal actions, the time for this answer and what is left of the bank."""

    id: int
    view: dict[str, Any]
    ms: Milliseconds
    bank: Milliseconds


class Ready(BotMessage, frozen=True, tag="ready"):
    """The bot is made and waits to be asked."""


class Answer(BotMessage, frozen=True, tag="answer"):
    """What the bot chose: an action in notation, and why (an id of the words, with arguments)."""

    id: int
    action: Line
    why: Word = ""
    args: Annotated[dict[Word, Line | int], Meta(max_length=8)] = {}


class Failed(BotMessage, frozen=True, tag="failed"):
    """There is no answer: what went wrong, with a trace. `id` 0: the bot could not be made."""

    id: int
    trouble: Literal["nonsense", "exception", "memory", "setup"]
    trace: Trace = ""


ToBot = Setup | Ask
FromBot = Ready | Answer | Failed

_TO_BOT: dict[str, type[msgspec.Struct]] = {"setup": Setup, "ask": Ask}
_FROM_BOT: dict[str, type[msgspec.Struct]] = {"ready": Ready, "answer": Answer, "failed": Failed}


def encode_to_bot(message: ToBot) -> bytes:
    """The bytes of a message to a bot. Raises ProtocolError where it is too long."""
    return codec.packed_map(msgspec.to_builtins(message), codec.FROM_HOST)


def encode_from_bot(message: FromBot) -> bytes:
    """The bytes of a message of a bot. Raises ProtocolError where it is too long or no plain data."""
    return codec.packed_map(msgspec.to_builtins(message), codec.FROM_GUEST)


def decode_to_bot(payload: bytes) -> ToBot:
    """The message that a table sent. Raises ProtocolError."""
    message: ToBot = codec.message_of(codec.plain_map(payload, codec.FROM_HOST), _TO_BOT)
    return message


def decode_from_bot(payload: bytes) -> FromBot:
    """The message that a bot sent. Raises ProtocolError."""
    message: FromBot = codec.message_of(codec.plain_map(payload, codec.FROM_GUEST), _FROM_BOT)
    return message
