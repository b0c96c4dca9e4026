"""Fits the estimate of a lone declarer (`manille_bots.alone`) to deals that `steady` plays with itself.

    python tools/fit_estimates.py encheres2 4 1500

Every third deal a seat drawn by lot stands alone, else the one with the best suit, whatever they would bid.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from operator import mul
from random import Random
from statistics import pstdev

from manille_bots.alone import Weights
from manille_bots.estimate import suit_worth
from manille_bots.steady import Steady
from manille_lan.bots.contract import Aids
from manille_lan.bots.reply import reply_of
from manille_lan.engine.actions import Action
from manille_lan.engine.cards import Card
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import actions, apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules, settled
from manille_lan.registry import load_registry

WEIGHTS = len(fields(Weights))
UNITS = [Weights(*(float(i == at) for i in range(WEIGHTS))) for at in range(WEIGHTS)]
ALONE = {"bid": Action("bid", (1,)), "accept": Action("accept")}
OTHERS = (Action("pass"), Action("decline"))

DAMPING = 1e-6

Row = tuple[list[float], int, int]
"""What is counted of a hand, the card points it made, and the tricks."""


def main() -> None:
    """Fit and print the rows of the tables."""
    preset, players, deals = sys.argv[1], sys.argv[2], int(sys.argv[3])
    rules = settled(load_registry().variant(preset), preset, {"players": players})
    hands, points, tricks = zip(*(played_alone(rules, number) for number in range(deals)), strict=True)
    print(f"{preset}, {players} players, {rules.hand_size} cards, {deals} deals")
    for name, made in (("points", points), ("tricks", tricks)):
        fit = least_squares(hands, made)
        left = [got - sum(map(mul, fit, hand)) for hand, got in zip(hands, made, strict=True)]
        print(name, f"Weights({', '.join(f'{weight:.2f}' for weight in fit)})", f"spread {pstdev(left):.1f}")


def least_squares(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The weights w for which the squares of `row . w - value` sum to the least, by the normal equations; a
    weight that nothing decides is kept at nought by a trace of damping.
    """
    size = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) + DAMPING * (i == j) for j in range(size)]
        + [sum(row[i] * value for row, value in zip(rows, values, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(matrix[row][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        for j in range(size):
            if j != i:
                factor = matrix[j][i] / matrix[i][i]
                matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
    return [matrix[i][size] / matrix[i][i] for i in range(size)]


def played_alone(rules: Rules, number: int) -> Row:
    """One deal: what the declarer held when he had named trumps, and what he made of it."""
    rng = Random(number)
    order = list(rules.deck)
    rng.shuffle(order)
    begun, _ = begin_deal(rules, begin_match(rules, number % rules.players), tuple(order))
    best = max(range(rules.players), key=lambda seat: _best_suit(rules.pack.cards_of(begun.hands[seat])))
    alone = best if number % 3 else rng.randrange(rules.players)
    counted: list[float] = []
    for deal in _course(rules, begun, alone):
        if deal.trump >= 0 and not counted:
            hand = rules.pack.cards_of(deal.hands[alone])
            counted = [unit.of_hand(hand, rules.pack.suits[deal.trump]) for unit in UNITS]
    won = [trick for trick in deal.tricks if trick.winner == alone]
    return counted, sum(rules.points[card] for trick in won for card in trick.cards), len(won)


def _course(rules: Rules, deal: Deal, alone: int) -> Iterator[Deal]:
    """The deal after each action, one seat becoming declarer."""
    bots = [Steady() for _ in range(rules.players)]
    aids = [Aids(rng=Random(seat), rules=rules) for seat in range(rules.players)]
    while not deal.outcome:
        offered = actions(rules, deal)
        forced = ALONE.values() if deal.seat == alone else OTHERS
        action = next((action for action in forced if action in offered and deal.contract is None), None)
        action = action or next((action for action in OTHERS if action in offered), None)
        if action is None:
            action = reply_of(bots[deal.seat], project(rules, deal, deal.seat), aids[deal.seat]).action
        assert action is not None
        deal, _ = apply(rules, deal, deal.seat, action)
        yield deal


def _best_suit(hand: tuple[Card, ...]) -> float:
    return max(suit_worth(hand, suit) for suit in hand[0].pack.suits)


if __name__ == "__main__":
    main()
