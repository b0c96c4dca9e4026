"""Records as plain data, one map a deal: what `replay --json` prints, and what programs of others read."""

from __future__ import annotations

from typing import Any

from manille_lan.bots.reason import Reason
from manille_lan.engine.actions import Action, action_text
from manille_lan.engine.cards import Pack
from manille_lan.engine.events import event_text
from manille_lan.engine.match import finish_deal
from manille_lan.engine.state import ScoreLine, Trick
from manille_lan.engine.variant import Rules
from manille_lan.records.check import CheckedDeal
from manille_lan.records.diary import DiaryDeal
from manille_lan.records.reader import DealRecord, Head


def head_data(head: Head) -> dict[str, Any]:
    """The head of a record: what was played, where, by whom."""
    return {
        "program": head.program,
        "started": head.started,
        "variant": head.variant,
        "preset": head.preset,
        "pack": head.pack.id,
        "plugins": head.plugins,
        "options": head.options,
        "table": head.table,
        "name": head.name,
        "seats": [{"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in head.seats],
        "winners": list(head.winners),
        "complete": head.is_complete,
    }


def deal_data(rules: Rules, checked: CheckedDeal) -> dict[str, Any]:
    """One deal of a match: pack, actions with what was legal at each, tricks, score lines, and the scores
    after it. Cards, actions and events are in notation.
    """
    told, deal, legal = checked
    match, events = finish_deal(rules, deal)
    return {
        "deal": told.number,
        "dealer": told.dealer,
        "pack": " ".join(rules.pack.cards[card].text for card in told.order or ()),
        "actions": _actions(told, legal),
        "tricks": [_trick(rules.pack, trick) for trick in deal.tricks],
        "faults": [{"seat": seat, "fault": kind} for seat, kind in told.faults],
        "lines": _lines(deal.lines),
        "outcome": deal.outcome,
        "events": [event_text(event) for event in (*deal.history, *events)],
        "scores": list(match.scores),
        "legs": list(match.legs),
        "winners": list(match.winners),
    }


def diary_data(deal: DiaryDeal) -> dict[str, Any]:
    """One deal as a seat saw it."""
    return {
        "deal": deal.number,
        "dealer": deal.dealer,
        "hand": " ".join(card.text for card in deal.hand),
        "events": [event_text(event) for event in deal.events],
        "dealt": {str(seat): " ".join(card.text for card in cards) for seat, cards in deal.dealt.items()},
        "lines": _lines(deal.lines),
        "outcome": deal.outcome,
    }


def _actions(told: DealRecord, legal: list[tuple[Action, ...]]) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "action": action_text(action),
            "left": left,
            "legal": [action_text(choice) for choice in choices],
            **_reason(told.reasons.get(number)),
        }
        for number, ((seat, action), left, choices) in enumerate(
            zip(told.actions, told.clocks, legal, strict=True), 1
        )
    ]


def _reason(reason: Reason | None) -> dict[str, Any]:
    """Why a bot acted so, where it said."""
    return {"why": reason.id, "why_args": dict(reason.args)} if reason is not None else {}


def _trick(pack: Pack, trick: Trick) -> dict[str, Any]:
    cards = " ".join(pack.cards[card].text for card in trick.cards)
    return {"leader": trick.leader, "cards": cards, "winner": trick.winner}


def _lines(lines: tuple[ScoreLine, ...] | list[ScoreLine]) -> list[dict[str, Any]]:
    return [{"what": a.what, "side": a.side, "value": a.value, "counted": a.counted} for a in lines]
