"""Naming trumps and doubling, by the estimate of one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.estimate import expected_score, is_second, is_top, suit_worth
from manille_lan.api.bots import Action, PlayerView, fallback

STRONG_FOR_NO_TRUMP = 4
"""Tens and aces with which no trump, doubled, gains over the best suit: 6.6 points a deal on average."""

TOO_GOOD_A_SUIT = 19.0
"""Worth of a suit in eight cards that is the better trump all the same."""

WEAK_FOR_NAMING = {8: 10.2, 12: 8.5}
"""Worth of one's best suit, counted as if in eight cards, below which the partner may choose; by the size of
the hand.
"""

PER_STRONG_CARD, MOST_STRONG = 0.84, 3
"""The same for each ten and ace, up to so many: they are of use whatever he names. Both are fitted to 3,000
deals of each pack, solved or, with twelve cards, played out. Against 9.0 whatever the hand holds it gains 0.8
points a deal in Manille muette and 0.2 in Botifarra.
"""

USUAL_HAND = 8

DOUBLE_FROM, REDOUBLE_FROM = 3.0, 12.0
"""Expected score with which to double; and to answer a double, which told that the others are strong."""


def name_trumps(view: PlayerView, legal: Sequence[Action]) -> Action:
    """The suit of most worth; no trump with tens and aces in several suits; the partner's choice with a poor
    hand.
    """
    offers = [action for action in legal if action.verb == "trump"]
    suits = [action for action in offers if _word(action) != "none"]
    no_trump = [action for action in offers if _word(action) == "none"]
    partner = [action for action in legal if action.verb == "en_face"]
    if not suits:
        return fallback(view)
    best = max(suits, key=lambda action: suit_worth(view.hand, _word(action)))
    worth = suit_worth(view.hand, _word(best)) * USUAL_HAND / max(1, len(view.hand))
    strong = sum(is_top(card) or is_second(card) for card in view.hand)
    if no_trump and strong >= STRONG_FOR_NO_TRUMP and worth < TOO_GOOD_A_SUIT:
        return no_trump[0]
    return partner[0] if partner and worth < weak_for_naming(len(view.hand), strong) else best


def weak_for_naming(cards: int, strong: int) -> float:
    """The worth of the best suit, counted as if in eight cards, below which the partner may choose: by the
    number of cards in the hand, and how many of them are tens and aces.
    """
    nearest = min(WEAK_FOR_NAMING, key=lambda size: abs(size - cards))
    return WEAK_FOR_NAMING[nearest] + PER_STRONG_CARD * min(strong, MOST_STRONG)


def call(view: PlayerView, legal: Sequence[Action]) -> Action:
    """Double where our side may expect to win the deal."""
    double = next(action for action in legal if action.verb == "double")
    least = REDOUBLE_FROM if view.calls else DOUBLE_FROM
    return double if expected_score(view) > least else fallback(view)


def _word(action: Action) -> str:
    return str(action.args[0]) if action.args else ""
