"""Exchanging with the widow: which cards to lay away, whether to draw or take at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from manille_bots.alone import Judge
from manille_lan.api.bots import Card


@dataclass(frozen=True)
class Exchanged:
    """What is kept and laid away of some cards, and what the rest is worth with the best trumps."""

    laid: tuple[Card, ...]
    worth: float


def best_exchange(judge: Judge, cards: Sequence[Card], count: int) -> Exchanged:
    """The best way to lay `count` of some cards away. Apart from voids every card counts for itself: so some
    plain suits are laid away whole, and then what is worth least.
    """
    return max(
        (
            Exchanged(laid, judge.value([card for card in cards if card not in laid], trump))
            for trump in cards[0].pack.suits
            for laid in _ways(judge, cards, count, trump)
        ),
        key=lambda way: way.worth,
    )


def _ways(judge: Judge, cards: Sequence[Card], count: int, trump: str) -> Iterator[tuple[Card, ...]]:
    """The ways to lay cards away that may be best, `trump` being trumps."""
    plain = sorted({card.suit for card in cards if card.suit != trump})
    least = sorted(cards, key=lambda card: (judge.of_card(card, trump), card.points, int(card)))
    for number in range(len(plain) + 1):
        for suits in combinations(plain, number):
            whole = [card for card in cards if card.suit in suits]
            if len(whole) <= count:
                rest = [card for card in least if card.suit not in suits]
                yield (*whole, *rest[: count - len(whole)])
