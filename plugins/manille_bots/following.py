"""What `steady` plays to a trick: points where its partner surely wins, the right winner, else the least."""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.position import Position
from manille_lan.api.bots import Card, would_win


def follow(position: Position, cards: Sequence[Card]) -> Card:
    """The card to play on the trick as it lies."""
    if position.partner_wins:
        return _with_partner(position, cards)
    winners = [card for card in cards if would_win(position.view, card)]
    if winners:
        return max(winners, key=lambda card: (_winning_worth(position, card), -int(card)))
    return min(cards, key=lambda card: (_loss(position, card), int(card)))


def _with_partner(position: Position, cards: Sequence[Card]) -> Card:
    """Feed him where nobody can take it from him any more, else give little."""
    assert position.head is not None
    is_sure = position.is_last or not position.may_be_taken(position.head, position.opponents_after)
    worth = _feeding_worth if is_sure else _waiting_worth
    return max(cards, key=lambda card: (worth(position, card), -int(card)))


def _feeding_worth(position: Position, card: Card) -> int:
    """Points for the partner: but trumps stay, and a ten that will make its own trick stays while it can."""
    worth = 10 * position.value(card)
    if position.is_trump(card) and position.led(card) != card.suit:
        worth -= 30
    if not position.is_last and _is_top(card):
        worth -= 12
    return worth


def _waiting_worth(position: Position, card: Card) -> int:
    """The trick may still be lost: give the least."""
    worth = -10 * position.value(card) - int(card) % card.pack.width
    return worth - 30 if position.is_trump(card) else worth


def _winning_worth(position: Position, card: Card) -> int:
    """Last to play, win with points that could not win later; before others, with what holds."""
    height = int(card) % card.pack.width
    is_ruff = position.is_trump(card) and position.led(card) != card.suit
    if position.is_last:
        worth = -position.value(card) if position.is_master(card) else 4 * position.value(card)
        return worth - 8 * height if is_ruff else worth
    if position.is_master(card) and not is_ruff:
        return 40 + position.value(card)
    return -height


def _loss(position: Position, card: Card) -> int:
    """What is given away: points first, then rank, then the guard of a suit."""
    guard = sum(other.suit == card.suit for other in position.view.hand)
    return 10 * position.value(card) + int(card) % card.pack.width + guard


def _is_top(card: Card) -> bool:
    return int(card) % card.pack.width == card.pack.width - 1
