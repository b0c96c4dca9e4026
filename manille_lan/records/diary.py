"""Reading a guest's own record back: what one seat was shown, as values. It can be shown, not replayed."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from manille_lan.engine.cards import Card
from manille_lan.engine.events import Event, parse_event
from manille_lan.engine.state import ScoreLine
from manille_lan.engine.view import parse_line
from manille_lan.errors import RecordError
from manille_lan.records.lines import Line, Lines, read_lines
from manille_lan.records.reader import Head, take_head

Cards = tuple[Card, ...]


@dataclass
class DiaryDeal:
    """One deal as a seat saw it; `dealt` are the hands by seat, where they were opened at its end."""

    number: int
    dealer: int
    hand: Cards = ()
    events: list[Event] = field(default_factory=list)
    dealt: dict[int, Cards] = field(default_factory=dict)
    lines: list[ScoreLine] = field(default_factory=list)
    outcome: str = ""


@dataclass
class Diary(Head):
    """A guest's own record: whose (None: a spectator's), and every deal that he saw."""

    seat: int | None = None
    deals: list[DiaryDeal] = field(default_factory=list)


def read_diary(path: Path) -> Diary:
    """The own record in a file. Raises RecordError."""
    return diary_of(read_lines(path))


def diary_of(lines: Lines) -> Diary:
    """The own record that stands in some lines."""
    if lines.kind != "seat":
        raise RecordError("record-match", path=lines.name)
    diary = Diary(torn=lines.torn)
    lines.each(lambda line: _take(diary, line))
    return diary


def _take(diary: Diary, line: Line) -> None:
    """Add one line. Raises LookupError where it may not stand there."""
    word, rest = line.entry.word, line.entry.rest
    match word:
        case "kind":
            seat = rest.removeprefix("seat ")
            diary.seat = None if seat == "-" else int(seat)
        case "deal":
            number, _, dealer = rest.split(" ")
            diary.deals.append(DiaryDeal(int(number), int(dealer)))
        case _ if not take_head(diary, line.entry):
            _take_of_a_deal(diary, diary.deals[-1], word, rest)


def _take_of_a_deal(diary: Diary, deal: DiaryDeal, word: str, rest: str) -> None:
    match word:
        case "hand":
            deal.hand = diary.pack.parse_cards(rest)
        case "event":
            deal.events.append(parse_event(diary.pack, rest))
        case "rewound":
            del deal.events[int(rest) :]
        case "dealt":
            seat, _, cards = rest.partition(" ")
            deal.dealt[int(seat)] = diary.pack.parse_cards(cards)
        case "line":
            deal.lines.append(parse_line(rest))
        case "end":
            deal.outcome = rest
        case _:
            raise LookupError(word)
