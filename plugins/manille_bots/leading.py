"""What `steady` leads: masters where nobody is likely to ruff them, trumps when its side named them,
otherwise something low that gives nothing away.
"""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.keeping import keeping_worth
from manille_bots.odds import chance_to_win
from manille_bots.position import Position
from manille_lan.api.bots import Card

OTHERS_ADD = 0.4
"""Card points that count for a lead besides its own: what the others add, they add to any lead."""
PARTNERS_TOP = 0.5
"""The part of the points of the partner's highest card that is at stake too where he is led up to."""
MASTER = 1.4
"""A master may wait a little: it costs less than one that is lost."""
MASTER_AGAINST_ONE = -1.0
"""Against one who plays alone it does not wait: he would soon ruff it. Led at once it costs him half a point
a deal in the first auction with three players, 0.2 with five, and nothing where he bids on a strong hand.
"""
TRUMP, TRUMP_RANK, DRAWS = 2.0, 0.8, 5.0
"""What it costs to lead a trump, each rank of it more; what it gains to draw the opponents' trumps."""
BENEATH_HONOUR = 4.6
"""What it costs to open a suit in which we wait with a ten or an ace."""
HONOUR_POINTS = 4
GIVES_UP = 0.6
"""The part of a card's worth in the hand that a lead gives up."""


def lead(position: Position, cards: Sequence[Card]) -> Card:
    """The card to lead; among equals the lowest."""
    return max(
        cards, key=lambda card: (lead_worth(position, card), -(int(card) % card.pack.width), -int(card))
    )


def lead_worth(position: Position, card: Card) -> float:
    """How good a lead is, in card points."""
    at_stake = position.value(card) + OTHERS_ADD + _partner_adds(position, card.suit)
    return (2 * chance_to_win(position, card) - 1) * at_stake - _cost(position, card)


def best_lead_worth(position: Position, cards: Sequence[Card]) -> float:
    """How good the best lead is, in card points."""
    return max(lead_worth(position, card) for card in cards)


def _partner_adds(position: Position, suit: str) -> float:
    """What more is at stake where the partner surely holds the highest card out of the suit."""
    top = position.highest_out(suit)
    ours = any(top is not None and position.holds[seat] >> top & 1 for seat in position.view.partners)
    return PARTNERS_TOP * position.value(top) if ours and top is not None else 0.0


def _cost(position: Position, card: Card) -> float:
    """What a lead costs, besides the trick."""
    if position.is_trump(card):
        draws = position.trumps_out and position.is_makers_side and position.is_master(card)
        return TRUMP + TRUMP_RANK * (int(card) % card.pack.width) - (DRAWS if draws else 0.0)
    if position.is_master(card):
        return MASTER_AGAINST_ONE if position.is_against_one else MASTER
    waits = any(_waits(position, other) for other in position.held_in(card.suit))
    return GIVES_UP * keeping_worth(position, card) + (BENEATH_HONOUR if waits else 0.0)


def _waits(position: Position, card: Card) -> bool:
    """Whether it is an honour that others should lead up to: not one that only the partner could beat."""
    is_sheltered = position.is_master(card) and position.out & card.pack.higher[card]
    return position.value(card) >= HONOUR_POINTS and not is_sheltered
