"""`greedy`: wins the trick where it can, with the cheapest card that does it; else throws its lowest.

It does not look whether its partner wins already, and it never counts. Trumps are its longest suit; it
never doubles. Alone it promises the card points that it holds, and lays its lowest cards away.
"""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.estimate import longest_suit
from manille_lan.api.bots import Action, Aids, Card, PlayerView, fallback, would_win

CARD_POINTS = 60


class Greedy:
    """The trick on the table is all it knows."""

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
        """The cheapest winner, or the lowest card; something modest where no card is asked for."""
        cards = [action for action in legal if action.verb == "play" and action.card is not None]
        winners = [action for action in cards if action.card is not None and would_win(view, action.card)]
        if cards:
            return min(winners or cards, key=_price)
        return longest_suit(view, legal) or _alone(view, legal) or fallback(view)


def _alone(view: PlayerView, legal: Sequence[Action]) -> Action | None:
    """In an auction: a bid of what it holds, playing alone with more than its share, its lowest card laid
    away; None for anything else.
    """
    held = sum(card.points for card in view.hand)
    bid, accept = Action("bid", (held,)), Action("accept")
    if bid in legal:
        return bid
    if accept in legal and held * view.players > CARD_POINTS:
        return accept
    laying = [action for action in legal if action.verb == "lay"]
    return min(laying, key=_price) if laying else None


def _price(action: Action) -> tuple[int, int]:
    """Card points, then rank."""
    card = action.card
    return (card.points, _rank(card)) if card is not None else (0, 0)


def _rank(card: Card) -> int:
    return int(card) % card.pack.width
