"""What a hand is worth before a card is played: which suit as trumps, no trump, a double."""

from __future__ import annotations

from collections.abc import Sequence

from manille_lan.api.bots import Action, Card, PlayerView

LENGTH, POINTS, TEN, ACE = 2.2, 0.6, 1.5, 0.7
"""Worth of a card of the suit, of a card point in it, of its highest card and of the second highest.

Over 600 deals solved with open cards, a dealer who names the suit of the highest sum takes 32.9 of the 60
card points, as many as one who tries every suit on sampled deals; with a suit drawn by lot he takes 26.6.
"""


def cards_of_suit(hand: Sequence[Card], suit: str) -> list[Card]:
    """The cards of a suit, strongest first."""
    return sorted((card for card in hand if card.suit == suit), reverse=True)


def is_top(card: Card) -> bool:
    """Whether it is the highest card of its suit: the ten, or the Catalan nine."""
    return int(card) % card.pack.width == card.pack.width - 1


def is_second(card: Card) -> bool:
    """Whether it is the second highest: the ace."""
    return int(card) % card.pack.width == card.pack.width - 2


def suit_worth(hand: Sequence[Card], suit: str) -> float:
    """What a suit is worth as trumps."""
    cards = cards_of_suit(hand, suit)
    worth = LENGTH * len(cards) + POINTS * sum(card.points for card in cards)
    return worth + TEN * any(map(is_top, cards)) + ACE * any(map(is_second, cards))


def longest_suit(view: PlayerView, legal: Sequence[Action]) -> Action | None:
    """The offer to name the longest suit as trumps, None where trumps are not asked for."""
    suits = [action for action in legal if action.verb == "trump" and str(action.args[0]) != "none"]
    if not suits:
        return None
    return max(suits, key=lambda action: len(cards_of_suit(view.hand, str(action.args[0]))))


WITH_TRUMPS = {
    "trump": 2.4,
    "top trump": 7.0,
    "second trump": 3.5,
    "court trump": 1.2,
    "top": 5.0,
    "second": 0.8,
}
VOID_WITH_TRUMPS = 4.0
WITHOUT = {"top": 10.5, "second": 3.0, "third": 2.4}
DEFENDERS, DEALER, PARTNER = -17.1, -15.6, -7.6
DEFENDERS_WITHOUT, DEALERS_WITHOUT = -30.2, -5.0
"""A linear fit of what a side scores to one hand of it, over 7,800 deals of Belgian Manillen that `steady`
played with itself; the constants say that the dealer chose what suits him.
"""


def expected_score(view: PlayerView) -> float:
    """What our side may expect to score, in score points before doubling, judged by our hand alone."""
    if view.trump == "none":
        base = DEALERS_WITHOUT if _is_dealers(view) else DEFENDERS_WITHOUT
        return base + sum(_worth_without(card) for card in view.hand)
    base = DEALER if view.seat == view.dealer else PARTNER if _is_dealers(view) else DEFENDERS
    held = {card.suit for card in view.hand}
    voids = sum(suit not in held for suit in view.the_pack.suits if suit != view.trump)
    return base + VOID_WITH_TRUMPS * voids + sum(_worth_with(view, card) for card in view.hand)


def _worth_with(view: PlayerView, card: Card) -> float:
    """A card's part in the expected score where a suit is trumps."""
    kind = "top" if is_top(card) else "second" if is_second(card) else "court" if card.points >= 2 else ""
    if card.suit != view.trump:
        return WITH_TRUMPS.get(kind, 0.0)
    return WITH_TRUMPS["trump"] + WITH_TRUMPS.get(f"{kind} trump", 0.0)


def _worth_without(card: Card) -> float:
    """A card's part in the expected score at no trump."""
    kind = "top" if is_top(card) else "second" if is_second(card) else "third" if card.points == 3 else ""
    return WITHOUT.get(kind, 0.0)


def _is_dealers(view: PlayerView) -> bool:
    """Whether our side is the dealer's."""
    return view.seat is not None and view.sides[view.seat] == view.sides[view.dealer]
