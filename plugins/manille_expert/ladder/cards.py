"""Playing a card: the one that is worth most on average over the worlds; of equals the cheapest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from manille_expert.ladder.values import Findings
from manille_lan.api.bots import Card, Rules

TIE = 1e-9


def best_card(
    cards: Sequence[Card], findings: Findings, worth: Callable[[float], float], rules: Rules
) -> tuple[Card, dict[Card, float]]:
    """The card to play, and what each is worth."""
    means = {card: findings.mean(int(card), worth) for card in cards}
    best = max(means.values())
    equals = [card for card in cards if best - means[card] < TIE * max(1.0, abs(best))]
    return min(equals, key=lambda card: price(card, rules)), means


def price(card: Card, rules: Rules) -> tuple[int, int, int]:
    """How dear a card is among equals: card points, then rank."""
    return rules.points[card], int(card) % card.pack.width, int(card)
