"""Where a match stands that was broken off, from its record and the pack that was kept beside it."""

from __future__ import annotations

from dataclasses import dataclass

from manille_lan.engine.match import begin_match, finish_deal
from manille_lan.engine.state import Deal, Match
from manille_lan.engine.variant import Rules
from manille_lan.errors import NotationError, RecordError
from manille_lan.records import compose
from manille_lan.records.check import checked_deals, replayed_deal
from manille_lan.records.entries import Entry
from manille_lan.records.reader import Record
from manille_lan.records.side import Kept


@dataclass(frozen=True)
class Standing:
    """A match in progress. `deal` is the deal that is on, or the last that is over; `match` stands as before
    that deal if it is on, and as after it if it is over. `order` is the pack of the deal as it was before it
    was dealt. `missing` are entries that were lost before they reached the record.
    """

    match: Match
    deal: Deal | None = None
    order: tuple[int, ...] = ()
    missing: tuple[Entry, ...] = ()


def standing(record: Record, rules: Rules, kept: Kept) -> Standing:
    """Where the match of a record stands. Raises RecordError where the record does not check, or where the
    pack of the deal that was on is not the one kept.
    """
    match, last = begin_match(rules, record.dealer), None
    for told, deal, _ in checked_deals(record, rules):
        match, _ = finish_deal(rules, deal)
        lost = (compose.match_ended(match.winners),) if match.winners and not record.winners else ()
        last = Standing(match, deal, told.order or (), lost)
    broken_off = record.deals[-1] if record.deals and not record.deals[-1].is_over else None
    if broken_off is None:
        return last or Standing(match)
    order = _kept_pack(record, kept, broken_off.number)
    deal, _ = replayed_deal(rules, match, broken_off, order)
    if not deal.outcome:
        return Standing(match, deal, order)
    after, _ = finish_deal(rules, deal)
    return Standing(after, deal, order, tuple(compose.deal_ended(rules, deal, order, after.winners)))


def _kept_pack(record: Record, kept: Kept, number: int) -> tuple[int, ...]:
    try:
        order = tuple(map(int, record.pack.parse_cards(kept.pack)))
    except NotationError:
        order = ()
    if not order or kept.deal != number:
        raise RecordError("record-no-pack", deal=number)
    return order
