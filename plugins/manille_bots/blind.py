"""Blind play, where a seat sees all hands but its own.

Which cards it holds follows, where they lie does not: so every hand falls as if by lot, and a deal is judged
by letting it fall so, some times.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from manille_lan.api.bots import NO_TRUMP, Action, Aids, Card, PlayerView, fallback

TRIALS = 60
"""How often a deal is played out for each choice of trumps."""

DOUBLE_FROM = 1.0
"""Card points above half with which to double."""


def is_blind(view: PlayerView) -> bool:
    """Whether a seat sees the others' hands, and not its own."""
    seat = view.seat
    return seat is not None and view.hands[seat] is None and any(cards for cards in view.hands)


def own_cards(view: PlayerView) -> list[Card]:
    """The cards of a seat that sees all hands but its own: what is nowhere else."""
    seen = {card for cards in view.hands for card in cards or ()} | set(view.played)
    return [card for card in view.the_pack.cards if card not in seen]


def choose_blind(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
    """Trumps and doubles by trials; positions are all alike."""
    trumps = [action for action in legal if action.verb == "trump"]
    if trumps:
        return max(trumps, key=lambda action: _worth(view, str(action.args[0]), aids.rng))
    double = Action("double")
    if double in legal and _surplus(view, view.trump, aids.rng) > DOUBLE_FROM:
        return double
    return fallback(view)


def _worth(view: PlayerView, trump: str, rng: Random) -> float:
    """What naming these trumps is likely to score: no trump counts twice."""
    return _surplus(view, trump, rng) * (2 if trump == NO_TRUMP else 1)


def _surplus(view: PlayerView, trump: str, rng: Random) -> float:
    """By how many card points our side is likely to win the deal, below nought to lose it."""
    hands = [list(cards or own_cards(view)) for cards in view.hands]
    leader = (view.dealer + view.step) % view.players
    ours = {seat for seat in range(view.players) if seat == view.seat or seat in view.partners}
    won = sum(_played_out(view, hands, leader, trump, ours, rng) for _ in range(TRIALS))
    total = sum(card.points for hand in hands for card in hand)
    return won / TRIALS - total / 2


def _played_out(
    view: PlayerView, hands: list[list[Card]], leader: int, trump: str, ours: set[int], rng: Random
) -> int:
    """The card points that our seats win when every hand falls in an order drawn by lot."""
    orders = [rng.sample(hand, len(hand)) for hand in hands]
    points = 0
    for number in range(len(orders[leader])):
        seats = [(leader + view.step * i) % view.players for i in range(view.players)]
        cards = [orders[seat][number] for seat in seats]
        best = max(cards, key=lambda card: _strength(card, cards[0].suit, trump))
        leader = seats[cards.index(best)]
        points += sum(card.points for card in cards) if leader in ours else 0
    return points


def _strength(card: Card, led: str, trump: str) -> tuple[bool, bool, int]:
    """How strong a card is in a trick: trumps, then the suit led, then rank."""
    return card.suit == trump, card.suit == led, int(card)
