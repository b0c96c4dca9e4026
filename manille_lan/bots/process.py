"""The bot's side of its process: reads what the table asks from one stream, writes answers to another.

Where the bot comes from (a plugin) is not known here: `make` brings it. See `registry.bot_child` for the
program.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import BinaryIO

from manille_lan.bots.contract import Aids, Bot
from manille_lan.bots.messages import (
    Answer,
    Ask,
    Failed,
    FromBot,
    Ready,
    Setup,
    decode_from_bot,
    decode_to_bot,
    encode_from_bot,
)
from manille_lan.bots.reply import MOST_TRACE, Reply, reply_of
from manille_lan.engine.actions import action_text
from manille_lan.engine.view import parse_view
from manille_lan.errors import ManilleError, ProtocolError
from manille_lan.protocol import codec
from manille_lan.protocol.frames import FrameSplitter, frame

Make = Callable[[Setup], tuple[Bot, Aids]]
"""Brings the bot and its aids for a match."""


def serve(make: Make, incoming: Iterable[bytes], outgoing: BinaryIO) -> None:
    """Answer until nothing comes in any more. `incoming` are bytes in any pieces.

    Raises ProtocolError for what a table would not send.
    """
    bot: Bot | None = None
    aids: Aids | None = None
    for payload in _payloads(incoming):
        message = decode_to_bot(payload)
        if isinstance(message, Setup):
            try:
                bot, aids = make(message)
            except BaseException:  # whatever a stranger's module does; the table hears of it
                _send(outgoing, Failed(0, "setup", traceback.format_exc()[-MOST_TRACE:]))
                return
            _send(outgoing, Ready())
        elif bot is None or aids is None:
            raise ProtocolError("invalid_message", detail="asked before setup")
        else:
            _send(outgoing, _answered(bot, aids, message))


def _payloads(incoming: Iterable[bytes]) -> Iterator[bytes]:
    """Whole frames, as they come."""
    splitter = FrameSplitter(codec.FROM_HOST.frame)
    for piece in incoming:
        splitter.feed(piece)
        yield from splitter.payloads()


def _answered(bot: Bot, aids: Aids, ask: Ask) -> FromBot:
    """What the bot says to one question."""
    aids.seconds_left, aids.bank_left = ask.ms / 1000, ask.bank / 1000
    return _told(ask.id, reply_of(bot, parse_view(ask.view), aids))


def _told(id: int, reply: Reply) -> FromBot:
    """A reply as a message. What cannot be written as one is nonsense."""
    if reply.action is None:
        trouble = reply.trouble if reply.trouble in ("exception", "memory") else "nonsense"
        return Failed(id, trouble, reply.trace)
    try:
        answer = Answer(id, action_text(reply.action), reply.why, dict(reply.args))
        decode_from_bot(encode_from_bot(answer))  # as the table will read it
    except (ManilleError, TypeError, ValueError, AttributeError):
        return Failed(id, "nonsense", traceback.format_exc()[-MOST_TRACE:])
    return answer


def _send(outgoing: BinaryIO, message: FromBot) -> None:
    outgoing.write(frame(encode_from_bot(message)))
    outgoing.flush()
    sys.stderr.flush()
