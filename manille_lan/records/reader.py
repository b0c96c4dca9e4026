"""Reading the record of a match back: its head and deals as values. A line without sense is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from manille_lan.bots.reason import Reason, plain_reason
from manille_lan.engine.actions import Action, parse_action
from manille_lan.engine.cards import Pack, pack_named
from manille_lan.engine.state import ScoreLine
from manille_lan.engine.view import parse_line
from manille_lan.errors import RecordError
from manille_lan.records.entries import Entry, parse_arguments, unquoted
from manille_lan.records.lines import Line, Lines, parse_lines, read_lines


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
    then). `reasons` are those that bots gave, by the number of the action (from 1).
    """

    number: int
    dealer: int
    line: int
    actions: list[tuple[int, Action]] = field(default_factory=list)
    clocks: list[int] = field(default_factory=list)
    faults: list[tuple[int, str]] = field(default_factory=list)
    order: tuple[int, ...] | None = None
    reasons: dict[int, Reason] = field(default_factory=dict)
    lines: list[ScoreLine] = field(default_factory=list)
    outcome: str = ""

    @property
    def is_over(self) -> bool:
        """Whether its end stands in the record, whole."""
        return self.order is not None and self.outcome != ""


@dataclass
class Head:
    """What stands at the head of a record of either kind: what is played, where, by whom."""

    program: str = ""
    started: str = ""
    variant: str = ""
    preset: str = ""
    pack: Pack = field(default_factory=lambda: pack_named("fr"))
    plugins: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    table: str = ""
    name: str = ""
    seats: list[SeatRecord] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    torn: bool = False

    @property
    def is_complete(self) -> bool:
        """Whether the match was played to its end, and all of it stands here."""
        return bool(self.winners) and not self.torn


@dataclass
class Record(Head):
    """The record of a match: its head, and every deal.

    `replaced` are the seats that another bot plays now, and which. `standing` is the length in bytes up to
    which a record that was broken off is kept when it is gone on with (not half the end of a deal), `seal`
    the seal there.
    """

    digest: str = ""
    dealer: int = 0
    deals: list[DealRecord] = field(default_factory=list)
    replaced: dict[int, str] = field(default_factory=dict)
    standing: int = 0
    seal: str = ""


def read_record(path: Path) -> Record:
    """The record of a match in a file. Raises RecordError: no file, no record, another format, line N does
    not fit its seal or says nothing.
    """
    return record_of(read_lines(path))


def parse_record(raw: bytes, name: str) -> Record:
    """The record of a match in some bytes; `name` is what an error calls them."""
    return record_of(parse_lines(raw, name))


def record_of(lines: Lines) -> Record:
    """The record of a match that stands in some lines."""
    if lines.kind != "match":
        raise RecordError("record-seat-only", path=lines.name)
    record = Record(torn=lines.torn)
    lines.each(lambda line: _take(record, line))
    return record


def _take(record: Record, line: Line) -> None:
    """Add one line to the record. Raises LookupError where it may not stand there."""
    word = line.entry.word
    if word in _OF_A_DEAL and not record.deals:
        raise LookupError(word)
    if not take_head(record, line.entry):
        _TAKERS[word](record, line.entry.rest, line.number)
    if word not in _HALF:
        record.standing, record.seal = line.end, line.seal


def take_head(head: Head, entry: Entry) -> bool:
    """Add an entry to the head of a record; whether it belongs there."""
    word, rest = entry.word, entry.rest
    match word:
        case "program" | "started":
            setattr(head, word, rest)
        case "variant":
            head.variant, head.preset, pack = rest.split(" ")
            head.pack = pack_named(pack)
        case "plugin":
            name, version = rest.split(" ", 1)
            head.plugins[name] = version
        case "option":
            name, value = rest.split("=", 1)
            head.options[name] = value
        case "table":
            head.table, name = rest.split(" ", 1)
            head.name = unquoted(name)
        case "seat":
            seat, kind, bot, name = rest.split(" ", 3)
            head.seats.append(SeatRecord(int(seat), kind, unquoted(name), "" if bot == "-" else bot))
        case "match_over":
            head.winners = tuple(map(int, rest.split(" ")))
        case _:
            return False
    return True


def _take_deal(record: Record, rest: str, number: int) -> None:
    deal, _, dealer = rest.split(" ")
    record.deals.append(DealRecord(int(deal), int(dealer), number))


def _take_act(record: Record, rest: str, _: int) -> None:
    seat, clock, action = rest.split(" ", 2)
    deal = record.deals[-1]
    deal.actions.append((int(seat), parse_action(record.pack, action)))
    deal.clocks.append(int(clock))


def _take_fault(record: Record, rest: str, _: int) -> None:
    seat, kind = rest.split(" ")[:2]
    record.deals[-1].faults.append((int(seat), kind))


def _take_pack(record: Record, rest: str, _: int) -> None:
    record.deals[-1].order = tuple(map(int, record.pack.parse_cards(rest)))


def _take_why(record: Record, rest: str, _: int) -> None:
    number, seat, id, args = rest.split(" ", 3)
    deal, at = record.deals[-1], int(number) - 1
    reason = plain_reason(id, parse_arguments(args))
    if reason is None or at < 0 or deal.actions[at][0] != int(seat):
        raise LookupError(rest)
    deal.reasons[at + 1] = reason


def _take_line(record: Record, rest: str, _: int) -> None:
    record.deals[-1].lines.append(parse_line(rest))


def _take_end(record: Record, rest: str, _: int) -> None:
    record.deals[-1].outcome = rest


def _take_takeover(record: Record, rest: str, _: int) -> None:
    seat, bot = rest.split(" ")
    record.replaced[int(seat)] = bot


def _take_back(record: Record, rest: str, _: int) -> None:
    record.replaced.pop(int(rest), None)


def _take_digest(record: Record, rest: str, _: int) -> None:
    record.digest = rest


def _take_dealer(record: Record, rest: str, _: int) -> None:
    record.dealer = int(rest)


def _pass_over(_record: Record, _rest: str, _: int) -> None:
    """The cards drawn for the first deal are for eyes, without weight in a replay."""


_TAKERS: dict[str, Callable[[Record, str, int], None]] = {
    "digest": _take_digest,
    "dealer": _take_dealer,
    "drew": _pass_over,
    "deal": _take_deal,
    "act": _take_act,
    "fault": _take_fault,
    "takeover": _take_takeover,
    "back": _take_back,
    "pack": _take_pack,
    "why": _take_why,
    "line": _take_line,
    "end": _take_end,
}
_OF_A_DEAL = frozenset({"act", "fault", "takeover", "back", "pack", "why", "line", "end"})
_HALF = frozenset({"pack", "why", "line"})
"""After these the end of a deal is not whole yet."""
