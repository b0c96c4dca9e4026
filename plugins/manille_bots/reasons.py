"""Why `steady` plays a card: what it counted when it chose, for people to read."""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.odds import chance_to_win
from manille_bots.position import Position
from manille_lan.api.bots import Action, Card, Decision, would_win

FALLS = 0.5
"""A card whose chance to win is lower is feared for."""
HONOUR = 4
"""Card points from which a lead is thought of, and given up."""


def followed(position: Position, cards: Sequence[Card], action: Action, card: Card) -> Action | Decision:
    """A card played to a trick, with the reason where it is a plain one."""
    if would_win(position.view, card):
        return _won(position, action, card)
    head = position.head
    if position.partner_wins:
        return _left_to_partner(position, action, card)
    winners = [other for other in cards if would_win(position.view, other)]
    if head is not None and not winners:
        return Decision(action, "why-cannot-win", {"head": head.text, "card": card.text})
    if winners and not any(map(position.is_trump, winners)):
        return _feared(position, action, max(winners)) or action
    return action


def led(position: Position, cards: Sequence[Card], action: Action, card: Card) -> Action | Decision:
    """A card led, with the reason where it is a plain one."""
    told: dict[str, str | int] = {"card": card.text}
    is_master = position.is_master(card)
    if position.is_trump(card) and is_master and position.trumps_out and position.is_makers_side:
        return Decision(action, "why-draw-trumps", {**told, "count": position.trumps_out.bit_count()})
    top = position.highest_out(card.suit)
    for seat in position.view.partners:
        if top is not None and top > card and position.holds[seat] >> top & 1:
            return Decision(action, "why-up-to", {"seat": seat, "card": top.text})
    if is_master:
        return Decision(action, "why-master", told)
    if position.value(card):
        return action
    honours = [other for other in cards if position.value(other) >= HONOUR and not position.is_trump(other)]
    feared = (_feared(position, action, other) for other in honours)
    return next(filter(None, feared), Decision(action, "why-gives-nothing", told))


def _feared(position: Position, action: Action, card: Card) -> Decision | None:
    """What was not played, where a higher card that is out would probably take it."""
    above = position.against & card.pack.higher[card]
    if not above or chance_to_win(position, card) >= FALLS:
        return None
    out = card.pack.cards[above.bit_length() - 1]
    return Decision(action, "why-still-out", {"out": out.text, "card": card.text})


def _won(position: Position, action: Action, card: Card) -> Action | Decision:
    """A card that heads the trick."""
    told: dict[str, str | int] = {"card": card.text}
    if position.is_trump(card) and position.led(card) != card.suit:
        return Decision(action, "why-ruff", {**told, "suit": position.led(card)})
    if not position.after:
        return Decision(action, "why-last", told)
    if position.is_master(card):
        return Decision(action, "why-master", told)
    head = position.head
    return Decision(action, "why-beat", {**told, "head": head.text}) if head is not None else action


def _left_to_partner(position: Position, action: Action, card: Card) -> Decision:
    """A card under the partner's."""
    told: dict[str, str | int] = {"seat": position.view.trick.winner or 0}
    points = position.value(card)
    if not points:
        return Decision(action, "why-keep", told)
    return Decision(action, "why-load", {**told, "points": points})
