"""Checking a record: every deal is played again through the engine, and what it says must come out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from manille_lan.engine.actions import Action, action_text
from manille_lan.engine.match import begin_match, finish_deal
from manille_lan.engine.play import actions, apply, begin_deal
from manille_lan.engine.state import Deal, Match
from manille_lan.engine.variant import Rules, Variant, settled
from manille_lan.errors import IllegalAction, ManilleError, RecordError
from manille_lan.records.reader import DealRecord, Record

CheckedDeal = tuple[DealRecord, Deal, list[tuple[Action, ...]]]
"""A deal as recorded, as replayed, and what was legal at each of its actions."""


def recorded_rules(record: Record, variant: Variant) -> Rules:
    """The rules a record was played by. Raises RecordError where ours does not make them.

    An option that the variant has got since then stands at its default, which is what was played before.
    """
    try:
        rules = settled(variant, record.preset, record.options, len(record.seats) or None)
    except ManilleError as error:
        raise RecordError("record-options", variant=record.variant, problem=str(error)) from None
    is_same_form = _of_rules(variant, variant.option_ids) == _of_rules(variant, record.options)
    if is_same_form and rules.digest != record.digest:
        raise RecordError("record-digest", variant=record.variant, theirs=record.digest, ours=rules.digest)
    return rules


def _of_rules(variant: Variant, options: Iterable[str]) -> set[str]:
    """Those of some options that stand in the digest."""
    return {id for id in options if variant.option(id).group == "rules"}


def checked_deals(record: Record, rules: Rules) -> Iterator[CheckedDeal]:
    """Each deal as recorded, as replayed, and the legal actions at each of its actions.

    Raises RecordError naming the deal and the action where the record does not tell what happens. A deal
    that was still on when the record ended has no pack and is not replayed.
    """
    match = begin_match(rules, record.dealer)
    for told in record.deals:
        if not told.is_over:
            return
        if match.winners:
            raise RecordError("record-after-end", deal=told.number, line=told.line)
        deal, legal = replayed_deal(rules, match, told, told.order or ())
        if told.lines != list(deal.lines) or told.outcome != deal.outcome:
            raise RecordError("record-score", deal=told.number, line=told.line)
        yield told, deal, legal
        match, _ = finish_deal(rules, deal)
    if record.winners and record.winners != match.winners:
        raise RecordError("record-winners", told=" ".join(map(str, record.winners)))


def replayed_deal(
    rules: Rules, match: Match, told: DealRecord, order: tuple[int, ...]
) -> tuple[Deal, list[tuple[Action, ...]]]:
    """A deal of a record played again from its pack, and what was legal at each of its actions. Raises
    RecordError.
    """
    if (told.number, told.dealer) != (match.number, match.dealer):
        raise RecordError("record-dealer", deal=told.number, line=told.line)
    try:
        deal, _ = begin_deal(rules, match, order)
    except ManilleError:
        raise RecordError("record-pack", deal=told.number, line=told.line) from None
    legal = []
    for seat, action in told.actions:
        legal.append(actions(rules, deal))
        try:
            deal, _ = apply(rules, deal, seat, action)
        except IllegalAction as error:
            what = f"{seat} {action_text(action)}"
            raise RecordError(
                "record-illegal",
                deal=told.number,
                number=len(legal),
                action=what,
                reason=error.message_id,
            ) from None
    return deal, legal
