"""What `steady` plays to a trick: points where its side is likely to win it, the right winner, else the
least.
"""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.keeping import keeping_worth
from manille_bots.odds import chance_to_win
from manille_bots.position import Position
from manille_lan.api.bots import Card

STILL_TO_COME = 1.4
"""Card points that a seat still to play is likely to add."""


def follow(position: Position, cards: Sequence[Card]) -> Card:
    """The card to play on the trick as it lies; among equals the lowest."""
    return max(cards, key=lambda card: (_worth(position, card), -int(card)))


def _worth(position: Position, card: Card) -> float:
    """Card points that the trick is likely to bring, or cost, less what the hand loses with the card."""
    at_stake = position.points + position.value(card) + STILL_TO_COME * len(position.after)
    return (2 * chance_to_win(position, card) - 1) * at_stake - keeping_worth(position, card)
