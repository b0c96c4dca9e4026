"""Reading a record back: its header and deals as values. A torn last line is cut; anything else wrong is
named.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from manille_lan.engine.actions import Action, parse_action
from manille_lan.engine.cards import Pack, pack_named
from manille_lan.engine.state import ScoreLine
from manille_lan.engine.view import parse_line
from manille_lan.errors import NotationError, RecordError
from manille_lan.records.entries import FORMAT, Entry, unsealed

LARGEST = 64 * 2**20
"""A record of more bytes is not read: no match is that long."""


@dataclass
class SeatRecord:
    """Who sat on a seat when the match began."""

    seat: int
    kind: str
    name: str
    bot: str = ""


@dataclass
class DealRecord:
    """One deal as recorded; `order` is None while it is not over (its pack is nobody's business until
    then).
    """

    number: int
    dealer: int
    line: int
    actions: list[tuple[int, Action]] = field(default_factory=list)
    clocks: list[int] = field(default_factory=list)
    faults: list[tuple[int, str]] = field(default_factory=list)
    order: tuple[int, ...] | None = None
    lines: list[ScoreLine] = field(default_factory=list)
    outcome: str = ""


@dataclass
class Record:
    """A record: what was played by whom, and every deal."""

    program: str = ""
    started: str = ""
    variant: str = ""
    preset: str = ""
    pack: Pack = field(default_factory=lambda: pack_named("fr"))
    options: dict[str, str] = field(default_factory=dict)
    digest: str = ""
    table: str = ""
    name: str = ""
    seats: list[SeatRecord] = field(default_factory=list)
    dealer: int = 0
    deals: list[DealRecord] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    torn: bool = False


def read_record(path: Path) -> Record:
    """The record in a file. Raises RecordError: no file, no record, another version, line N does not fit
    its seal.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise RecordError("record-too-long", path=str(path))
        raw = path.read_bytes()
    except OSError as error:
        raise RecordError("record-unreadable", path=str(path), problem=error.strerror or str(error)) from None
    return parse_record(raw, str(path))


def parse_record(raw: bytes, name: str) -> Record:
    """The record in some bytes; `name` is what an error calls them."""
    lines = raw.split(b"\n")
    torn = lines.pop() != b""
    if not lines or not lines[0].startswith(b"manille-record "):
        raise RecordError("record-none", path=name)
    _check_version(lines[0], name)
    record = Record(torn=torn)
    seal = ""
    for number, line in enumerate(lines, 1):
        try:
            entry, seal = unsealed(line.decode("utf-8"), seal, number)
            if number > 1:
                _take(record, entry, number)
        except (NotationError, UnicodeDecodeError, ValueError, IndexError, msgspec.MsgspecError):
            raise RecordError("record-line", path=name, line=number) from None
        except RecordError as error:
            raise RecordError(error.message_id, **{"path": name, **error.arguments}) from None
    return record


def _check_version(first: bytes, name: str) -> None:
    """The format is named before anything else is looked at: another one may be sealed in another way."""
    version = first.split(b" ")[1][:20].decode("ascii", "replace")
    if version != str(FORMAT):
        raise RecordError("record-version", path=name, version=version, known=FORMAT)


def _take(record: Record, entry: Entry, number: int) -> None:
    """Add one entry to the record."""
    taker = _TAKERS.get(entry.word)
    if taker is None:
        raise RecordError("record-line", line=number)
    if entry.word in _OF_A_DEAL and not record.deals:
        raise RecordError("record-line", line=number)
    taker(record, entry.rest, number)


def _take_variant(record: Record, rest: str, _: int) -> None:
    record.variant, record.preset, pack = rest.split(" ")
    record.pack = pack_named(pack)


def _take_option(record: Record, rest: str, _: int) -> None:
    name, value = rest.split("=", 1)
    record.options[name] = value


def _take_table(record: Record, rest: str, _: int) -> None:
    record.table, name = rest.split(" ", 1)
    record.name = msgspec.json.decode(name, type=str)


def _take_seat(record: Record, rest: str, _: int) -> None:
    seat, kind, bot, name = rest.split(" ", 3)
    bot = "" if bot == "-" else bot
    record.seats.append(SeatRecord(int(seat), kind, msgspec.json.decode(name, type=str), bot))


def _take_deal(record: Record, rest: str, number: int) -> None:
    deal, _, dealer = rest.split(" ")
    record.deals.append(DealRecord(int(deal), int(dealer), number))


def _take_act(record: Record, rest: str, _: int) -> None:
    seat, clock, action = rest.split(" ", 2)
    deal = record.deals[-1]
    deal.actions.append((int(seat), parse_action(record.pack, action)))
    deal.clocks.append(int(clock))


def _take_fault(record: Record, rest: str, _: int) -> None:
    seat, kind = rest.split(" ", 1)
    record.deals[-1].faults.append((int(seat), kind))


def _take_pack(record: Record, rest: str, _: int) -> None:
    record.deals[-1].order = tuple(map(int, record.pack.parse_cards(rest)))


def _take_line(record: Record, rest: str, _: int) -> None:
    record.deals[-1].lines.append(parse_line(rest))


def _take_end(record: Record, rest: str, _: int) -> None:
    record.deals[-1].outcome = rest


def _take_winners(record: Record, rest: str, _: int) -> None:
    record.winners = tuple(map(int, rest.split(" ")))


def _set(name: str) -> Callable[[Record, str, int], None]:
    def take(record: Record, rest: str, _: int) -> None:
        setattr(record, name, rest)

    return take


def _take_dealer(record: Record, rest: str, _: int) -> None:
    record.dealer = int(rest)


def _pass_over(_record: Record, _rest: str, _: int) -> None:
    """Entries for eyes, without weight in a replay: draws, takeovers."""


_TAKERS: dict[str, Callable[[Record, str, int], None]] = {
    "program": _set("program"),
    "started": _set("started"),
    "variant": _take_variant,
    "option": _take_option,
    "digest": _set("digest"),
    "table": _take_table,
    "seat": _take_seat,
    "dealer": _take_dealer,
    "drew": _pass_over,
    "deal": _take_deal,
    "act": _take_act,
    "fault": _take_fault,
    "takeover": _pass_over,
    "back": _pass_over,
    "pack": _take_pack,
    "line": _take_line,
    "end": _take_end,
    "match_over": _take_winners,
}
_OF_A_DEAL = frozenset({"act", "fault", "takeover", "back", "pack", "line", "end"})
