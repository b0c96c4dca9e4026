"""What `steady` leads: its masters where nobody is likely to ruff them, trumps when its side named them,
otherwise something low that gives nothing away.
"""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.position import Position
from manille_lan.api.bots import Card


def lead(position: Position, cards: Sequence[Card]) -> Card:
    """The card to lead."""
    return max(cards, key=lambda card: (_worth(position, card), -(int(card) % card.pack.width), -int(card)))


def _worth(position: Position, card: Card) -> int:
    """How good a lead is, in no unit."""
    if position.is_trump(card):
        return _trump_worth(position, card)
    if position.is_master(card):
        return _master_worth(position, card)
    return _low_worth(position, card)


def _trump_worth(position: Position, card: Card) -> int:
    """Draw trumps from the top as long as opponents may have some; keep them otherwise."""
    if position.is_master(card) and position.trumps_out:
        return 40 if _our_trumps(position) else 10
    return -15 - 4 * position.value(card)


def _master_worth(position: Position, card: Card) -> int:
    """A master makes its trick unless somebody ruffs it."""
    ruffed = position.may_be_taken(card, position.opponents)
    return 2 if ruffed else 20 + 4 * position.value(card)


def _low_worth(position: Position, card: Card) -> int:
    """From a long suit without its highest cards, so that the partner may win it; never a card of worth."""
    suit = [other for other in position.view.hand if other.suit == card.suit]
    has_top = any(position.value(other) >= 4 for other in suit)
    return -4 * position.value(card) + (0 if has_top else 2) + len(suit)


def _our_trumps(position: Position) -> bool:
    """Whether our side is the dealer's, which named trumps or turned them up."""
    view = position.view
    return view.seat is not None and view.sides[view.dealer] == view.sides[view.seat]
