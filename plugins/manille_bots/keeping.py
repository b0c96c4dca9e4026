"""What a card is worth in the hand for the tricks to come, in card points.

The numbers were found by trial: `steady` played duplicate deals against an earlier self, one number changed
at a time, and kept what won more.
"""

from __future__ import annotations

from manille_bots.position import Position
from manille_lan.api.bots import Card

MASTER = 4.0
TRUMP, TRUMP_RANK = 4.5, 2.8
"""Any trump, and each rank of it more: ruff with the lowest that does."""
GUARDED, BARE = 2.1, 0.2
"""An ace (or king) that becomes master when one more card has fallen: with and without a card beside it."""
GUARD = 0.5
"""The only card beside such an ace."""
RANK = 0.1
GUARDED_POINTS = 3
"""Card points from which a card is worth guarding."""


def keeping_worth(position: Position, card: Card) -> float:
    """What the hand loses with the card, besides its card points in this trick."""
    rank = int(card) % card.pack.width
    worth = RANK * rank
    if position.is_trump(card):
        return worth + TRUMP + TRUMP_RANK * rank
    if position.is_master(card):
        return worth + MASTER
    suit = position.held_in(card.suit)
    if _may_become_master(position, card):
        return worth + (GUARDED if len(suit) > 1 else BARE)
    return worth + GUARD if _is_guard(position, card, suit) else worth


def _may_become_master(position: Position, card: Card) -> bool:
    """Whether one card stands between it and being master, and it is worth the wait."""
    above = position.against & card.pack.higher[card]
    return above.bit_count() == 1 and position.value(card) >= GUARDED_POINTS


def _is_guard(position: Position, card: Card, suit: list[Card]) -> bool:
    """Whether it is the only card beside a higher one that waits to become master."""
    others = [other for other in suit if other != card]
    return (
        len(others) == 1
        and others[0] > card
        and (position.value(others[0]) >= GUARDED_POINTS and not position.is_master(others[0]))
    )
