"""How long a table waits for what. Seconds; tests shrink them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TableTiming:
    """`bot_pause` before a bot's action falls, `trick_pause` besides after a finished trick (both only
    while people play or watch) · `result` the next deal begins by itself · `grace` an absent player is
    played for · `waiting` an absent guest keeps a seat in the room · `farewell` a table for one match stays
    open after it · `empty` a table without people ends.
    """

    bot_pause: float = 0.6
    trick_pause: float = 1.2
    result: float = 20.0
    grace: float = 60.0
    waiting: float = 60.0
    farewell: float = 30.0
    empty: float = 600.0
