"""What a bot may use: time, memory, patience. All in one value, told to the bot; tests shrink it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BotLimits:
    """Durations in seconds, memory in megabytes.

    `setup` from the start of its process until it is ready; `decision` for one answer, and `bank` beyond
    that in a whole match; `memory` for its process; after `faults` faults its seat goes to another bot.
    `measure` is the time between two looks at its memory, `farewell` the time that a process told to end has
    for it.
    """

    setup: float = 20.0
    decision: float = 1.0
    bank: float = 10.0
    memory: int = 512
    faults: int = 3
    measure: float = 1.0
    farewell: float = 0.5
