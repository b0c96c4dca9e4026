"""What a table asks of its driver besides sending and closing: bots, the record, its own end."""

from __future__ import annotations

from dataclasses import dataclass

from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView
from manille_lan.protocol.authority import Effect
from manille_lan.records.entries import Entry
from manille_lan.records.side import Kept


@dataclass(frozen=True, slots=True)
class StartBot(Effect):
    """Start a process for the bot of a seat; it plays by these rules."""

    seat: int
    bot: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class StopBot(Effect):
    """End the process of a seat's bot."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskBot(Effect):
    """Ask a seat's bot; the answer, or that there is none, comes back by `Table.bot_answered` under the same
    `request`.
    """

    seat: int
    request: int
    view: PlayerView


@dataclass(frozen=True, slots=True)
class OpenRecord(Effect):
    """A match begins: start a new record with these entries."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class WriteRecord(Effect):
    """Append to the record of the match."""

    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class KeepSecret(Effect):
    """Keep this beside the record instead of what was kept there: the pack of the deal that is on, which
    nobody may read yet, and who may come back.
    """

    kept: Kept


@dataclass(frozen=True, slots=True)
class Announce(Effect):
    """What the list of tables should say now."""

    taken: int
    seats: int
    phase: str
    variant: str


@dataclass(frozen=True, slots=True)
class Ended(Effect):
    """The table is over: close everything. `why` is a code."""

    why: str
