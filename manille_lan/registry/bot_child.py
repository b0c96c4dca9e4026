"""`python -m manille_lan.registry.bot_child BOT KIND SOURCE MEMORY`: the process that one bot lives in.

KIND and SOURCE say which plugin brings it (`entry_point NAME` or `file PATH`), MEMORY the megabytes it may
have. Frames come on standard input and go to standard output; what the bot itself prints goes to standard
error. No other plugin is imported than the bot's own and that of the variant which is played.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Iterator
from queue import SimpleQueue
from random import Random

from manille_lan.bots.contract import Aids, Bot
from manille_lan.bots.limits import BotLimits
from manille_lan.bots.memory import limit_memory
from manille_lan.bots.messages import Setup
from manille_lan.bots.process import Make, serve
from manille_lan.engine.variant import Rules, settled
from manille_lan.registry.registry import bot_from, taken_from
from manille_lan.registry.sources import Source, parse_source

PIECE = 1 << 16
GRACE = 0.3
"""Seconds for the bot to come to an end once the table is gone."""


def main(bot: str, kind: str, name: str, memory: str) -> None:
    """Serve one bot until the table closes the pipe."""
    incoming, outgoing = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)  # what the bot prints, C libraries too, goes to standard error
    limit_memory(int(memory))
    make = _maker(parse_source((kind, name)), bot)
    with os.fdopen(outgoing, "wb", buffering=0) as sink:
        serve(make, _pieces(incoming), sink)
    os._exit(0)  # threads that the bot started do not keep us


def _pieces(incoming: int) -> Iterator[bytes]:
    """What the table sends. When it closes the pipe, or dies, this process ends, even if the bot hangs."""
    arrived: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(incoming, arrived), daemon=True).start()
    while piece := arrived.get():
        yield piece


def _listen(incoming: int, arrived: SimpleQueue[bytes]) -> None:
    while piece := os.read(incoming, PIECE):
        arrived.put(piece)
    arrived.put(b"")
    time.sleep(GRACE)
    os._exit(0)


def _maker(source: Source, id: str) -> Make:
    """How to make the bot once the table says for what."""

    def make(setup: Setup) -> tuple[Bot, Aids]:
        entry = bot_from(source, id)
        limits = BotLimits(
            setup=setup.setup / 1000,
            decision=setup.decision / 1000,
            bank=setup.bank / 1000,
            memory=setup.memory,
            faults=setup.faults,
        )
        return entry.make(), Aids(rng=Random(setup.seed), rules=_rules(setup), limits=limits)

    return make


def _rules(setup: Setup) -> Rules | None:
    """The rules of the table, where its variant is installed here."""
    if setup.variant is None:
        return None
    brought = taken_from(parse_source(setup.variant))
    variant = next(variant for variant in brought.variants if setup.preset in variant.presets)
    return settled(variant, setup.preset, setup.options, setup.players)


if __name__ == "__main__":
    main(*sys.argv[1:5])
