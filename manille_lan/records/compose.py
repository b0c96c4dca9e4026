"""The entries of a match: what is written at its start, for each action, and at the end of a deal and of
the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from manille_lan.bots.reason import Reason
from manille_lan.engine.actions import Action, action_text
from manille_lan.engine.state import Deal, ScoreLine
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import line_text
from manille_lan.records.entries import Entry, arguments_text, quoted

NO_PLUGINS: Mapping[str, str] = MappingProxyType({})


def header(
    rules: Rules, program: str, started: str, table: str, name: str, plugins: Mapping[str, str] = NO_PLUGINS
) -> list[Entry]:
    """What is played, by which rules, where; `started` is UTC, `table` the table's id, `plugins` the version
    of each plugin that takes part.
    """
    return [
        Entry("program", program),
        Entry("started", started),
        Entry("variant", f"{rules.variant.id} {rules.preset} {rules.pack.id}"),
        *(Entry("plugin", f"{id} {version}") for id, version in plugins.items()),
        *option_entries(rules.option_texts()),
        Entry("digest", rules.digest),
        table_entry(table, name),
    ]


def option_entries(options: Mapping[str, str]) -> list[Entry]:
    """The value of every option, as text."""
    return [Entry("option", f"{id}={text}") for id, text in options.items()]


def table_entry(table: str, name: str) -> Entry:
    """The table's id and name."""
    return Entry("table", f"{table} {quoted(name)}")


def seat_entry(seat: int, kind: str, name: str, bot: str = "") -> Entry:
    """Who sits on a seat: a `human` or a `bot`."""
    return Entry("seat", f"{seat} {kind} {bot or '-'} {quoted(name)}")


def first_dealer(rules: Rules, dealer: int, draws: Iterable[tuple[int, int]] = ()) -> list[Entry]:
    """The cards drawn, if any, and who deals first."""
    drawn = [Entry("drew", f"{seat} {rules.pack.cards[card]}") for seat, card in draws]
    return [*drawn, Entry("dealer", str(dealer))]


def deal_begun(number: int, dealer: int) -> Entry:
    """A deal begins. Its pack is not told before it is over."""
    return Entry("deal", f"{number} dealer {dealer}")


def acted(seat: int, action: Action, milliseconds: int = 0) -> Entry:
    """An action, and the milliseconds its seat had left (0: no clock ran)."""
    return Entry("act", f"{seat} {milliseconds} {action_text(action)}")


def deal_ended(
    rules: Rules,
    deal: Deal,
    order: Sequence[int],
    winners: Sequence[int] = (),
    reasons: Iterable[tuple[int, int, Reason]] = (),
) -> list[Entry]:
    """A deal is over: the pack as it was before it was cut and dealt, the reasons that bots gave, the score
    lines, the outcome; and the winners, where the match is over with it.
    """
    cards = " ".join(rules.pack.cards[card].text for card in order)
    over = [match_ended(winners)] if winners else []
    why = [reasoned(*given) for given in reasons]
    return [Entry("pack", cards), *why, *account(deal.lines, deal.outcome), *over]


def reasoned(number: int, seat: int, reason: Reason) -> Entry:
    """Why a bot did the deal's action of that number (from 1)."""
    return Entry("why", f"{number} {seat} {reason.id} {arguments_text(reason.args)}")


def account(lines: Iterable[ScoreLine], outcome: str) -> list[Entry]:
    """The score lines and the outcome of a deal."""
    return [*(Entry("line", line_text(line)) for line in lines), Entry("end", outcome)]


def match_ended(winners: Iterable[int]) -> Entry:
    """The match is over; several sides share it."""
    return Entry("match_over", " ".join(map(str, winners)))
