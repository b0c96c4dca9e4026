"""Scores of cards, the best of them, and how likely a player of this policy is to choose a card."""

from __future__ import annotations

from math import exp, log

from manille_expert.layout import FRIENDS
from manille_expert.machine import State, constants, highest, inner, lowest, popcount
from manille_expert.policy.features import describe
from manille_expert.policy.knowledge import chance_to_win, know
from manille_expert.policy.layout import FEATURE_COUNT, FEATURES, HEAD_CHANCE, NAT, SCORES, WEIGHTS

LOWEST_SCORE = -(1 << 40)

STEP = 16
STEPS = 16 * NAT // STEP
ONE_BITS = 20
ONE = 1 << ONE_BITS
EXPONENTIALS = constants(round(ONE * exp(-step * STEP / NAT)) for step in range(STEPS))
"""The exponential of minus so many steps of 1/256 nat, in 1/2**20."""

MANTISSA_BITS = 10
LOGARITHMS = constants(
    round(NAT * log(1 + part / (1 << MANTISSA_BITS))) for part in range(1 << MANTISSA_BITS)
)
LOG_2 = round(NAT * log(2))


@inner
def score_cards(
    state: State, seat: int, place: int, led: int, head: int, head_seat: int, table: int, cards: int
) -> int:
    """Score each of `cards`; answers the best score. The trick is told as in `features.describe`."""
    know(state, seat)
    state[HEAD_CHANCE] = 0
    if place:
        ours = (state[FRIENDS + seat] >> head_seat) & 1
        state[HEAD_CHANCE] = chance_to_win(state, seat, place, head, led, ours)
    best = LOWEST_SCORE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        group = describe(state, seat, place, led, head, head_seat, table, card)
        row = WEIGHTS + FEATURE_COUNT * group
        score = 0
        for i in range(FEATURE_COUNT):
            score += state[row + i] * state[FEATURES + i]
        state[SCORES + card] = score
        best = max(best, score)
    return best


@inner
def best_card(
    state: State, seat: int, place: int, led: int, head: int, head_seat: int, table: int, cards: int
) -> int:
    """The card of the best score; of equals the lowest."""
    if cards & (cards - 1) == 0:
        return lowest(cards)
    best = score_cards(state, seat, place, led, head, head_seat, table, cards)
    card = lowest(cards)
    while state[SCORES + card] < best:
        cards &= cards - 1
        card = lowest(cards)
    return card


@inner
def weight_of(state: State, card: int, best: int) -> int:
    """The exponential of a score, the best one's being `ONE`."""
    step = (best - state[SCORES + card]) // STEP
    return EXPONENTIALS[step] if step < STEPS else 0


@inner
def log_chance(state: State, cards: int, card: int, best: int) -> int:
    """The logarithm of the chance that `card` is chosen of `cards`, which have been scored. In one case of
    ten a card is taken to be drawn by lot: nobody plays quite by the weights.
    """
    total, rest = 0, cards
    while rest:
        total += weight_of(state, lowest(rest), best)
        rest &= rest - 1
    chance = (weight_of(state, card, best) << ONE_BITS) // total
    return log_of((9 * chance + ONE // popcount(cards)) // 10)


@inner
def log_of(chance: int) -> int:
    """The logarithm of a chance above nought, given in 1/2**20."""
    bits = highest(chance)
    part = ((chance << (ONE_BITS - bits)) >> (ONE_BITS - MANTISSA_BITS)) & ((1 << MANTISSA_BITS) - 1)
    return (bits - ONE_BITS) * LOG_2 + LOGARITHMS[part]
