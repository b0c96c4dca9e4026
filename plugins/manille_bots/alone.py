"""What a hand is worth to one who plays alone against all others, as in the auctions: card points and tricks
with each suit as trumps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from manille_bots.estimate import cards_of_suit, is_second, is_top
from manille_lan.api.bots import Card


@dataclass(frozen=True)
class Weights:
    """A linear fit for one number of players and of cards: what a hand makes is `base` plus these."""

    base: float
    trump: float
    top_trump: float
    second_trump: float
    court_trump: float
    top: float
    second: float
    third: float
    void: float

    def of_card(self, card: Card, trump: str) -> float:
        """The part of one card, `trump` being trumps."""
        if card.suit == trump:
            return self.trump + self._honour(card, self.top_trump, self.second_trump, self.court_trump)
        third = self.third if card.points == THIRD else 0.0
        return self._honour(card, self.top, self.second, third)

    def of_hand(self, hand: Sequence[Card], trump: str) -> float:
        """What a hand makes, `trump` being trumps."""
        suits = {card.suit for card in hand}
        voids = sum(suit not in suits for suit in hand[0].pack.suits if suit != trump)
        return self.base + self.void * voids + sum(self.of_card(card, trump) for card in hand)

    @staticmethod
    def _honour(card: Card, top: float, second: float, court: float) -> float:
        if is_top(card):
            return top
        if is_second(card):
            return second
        return court if card.points in COURTS else 0.0


THIRD, COURTS = 3, (2, 3)

POINTS = {
    (3, 10): Weights(-10.83, 4.43, 7.69, 5.39, 1.07, 6.80, 3.37, -0.07, 5.57),
    (3, 9): Weights(-13.56, 3.80, 8.43, 4.67, 0.73, 9.18, 3.05, 2.33, 5.85),
    (4, 8): Weights(-10.89, 4.75, 9.69, 5.59, 1.16, 7.44, 1.01, -0.25, 4.77),
    (4, 7): Weights(-16.07, 5.17, 10.86, 5.28, 1.46, 9.34, 1.76, 1.31, 4.83),
    (5, 6): Weights(-12.94, 5.74, 11.37, 5.69, 1.91, 8.96, 0.14, -0.13, 4.11),
    (6, 5): Weights(-11.37, 5.75, 12.35, 5.56, 2.31, 8.11, 0.10, -0.80, 4.14),
    (7, 4): Weights(-15.31, 8.64, 13.99, 7.71, 1.68, 8.17, 0.19, -0.14, 2.48),
}
"""Card points, by players and cards held."""

TRICKS = {
    (3, 10): Weights(-1.96, 0.94, 1.26, 0.86, 0.20, 0.99, 0.69, 0.17, 0.55),
    (3, 9): Weights(-1.96, 0.72, 1.41, 0.68, 0.09, 1.30, 0.63, 0.39, 0.93),
    (4, 8): Weights(-1.51, 0.80, 1.29, 0.69, 0.16, 0.93, 0.30, 0.08, 0.44),
    (4, 7): Weights(-1.61, 0.72, 1.38, 0.56, 0.12, 1.04, 0.36, 0.28, 0.54),
    (5, 6): Weights(-1.33, 0.68, 1.22, 0.60, 0.20, 0.86, 0.11, 0.07, 0.38),
    (6, 5): Weights(-1.00, 0.57, 1.15, 0.51, 0.21, 0.62, 0.04, 0.05, 0.33),
    (7, 4): Weights(-1.01, 0.62, 1.01, 0.53, 0.11, 0.51, 0.06, 0.03, 0.17),
}
"""Tricks, likewise. Both are fitted by `tools/fit_estimates.py` to deals of `steady` against itself."""

SPREAD = {3: 5.6, 4: 6.0, 5: 6.7, 6: 7.6, 7: 8.2}
"""The standard deviation of what a hand makes about its estimate in points, by players."""


def weights_for(table: dict[tuple[int, int], Weights], players: int, cards: int) -> Weights:
    """The nearest fit: the same number of players, then the nearest number of cards."""
    return table[min(table, key=lambda key: (abs(key[0] - players), abs(key[1] - cards)))]


def spread(players: int) -> float:
    """How far the estimate in points is usually out."""
    return SPREAD[min(max(players, min(SPREAD)), max(SPREAD))]


@dataclass(frozen=True)
class Judge:
    """Values hands of one auction: `players` at the table, `cards` in a hand, tricks counting or not."""

    players: int
    cards: int
    trick_point: bool

    def value(self, hand: Sequence[Card], trump: str) -> float:
        """The points that a hand is likely to make with these trumps."""
        points = weights_for(POINTS, self.players, self.cards).of_hand(hand, trump)
        return points + (self._tricks.of_hand(hand, trump) if self.trick_point else 0.0)

    def best_trump(self, hand: Sequence[Card]) -> str:
        """The suit with which a hand is worth most."""
        return max(hand[0].pack.suits, key=lambda suit: self.value(hand, suit))

    def best(self, hand: Sequence[Card]) -> float:
        """What a hand is worth with its best suit as trumps."""
        return self.value(hand, self.best_trump(hand))

    def of_card(self, card: Card, trump: str) -> float:
        """The part of one card, voids apart."""
        points = weights_for(POINTS, self.players, self.cards).of_card(card, trump)
        return points + (self._tricks.of_card(card, trump) if self.trick_point else 0.0)

    @property
    def _tricks(self) -> Weights:
        return weights_for(TRICKS, self.players, self.cards)


def makes_all_tricks(hand: Sequence[Card], trump: str) -> bool:
    """Whether the leader is all but sure of every trick: no card can be beaten in turn, and his trumps draw
    the others'. `trump` is `none` for no trump.
    """
    pack = hand[0].pack
    held = {suit: cards_of_suit(hand, suit) for suit in pack.suits}
    if not all(_has_no_loser(cards) for cards in held.values()):
        return False
    return trump not in held or 2 * len(held[trump]) >= pack.width - 1


def _has_no_loser(cards: Sequence[Card]) -> bool:
    """Whether the cards of a suit, led from the top, all win: the highest, or enough to draw the rest."""
    if not cards:
        return True
    pack = cards[0].pack
    ranks = [int(card) % pack.width for card in cards]
    run = sum(rank == pack.width - 1 - n for n, rank in enumerate(ranks))
    return run >= min(len(cards), pack.width - len(cards))
