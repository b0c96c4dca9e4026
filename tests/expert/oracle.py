"""What the exact search must find, found the slow way: legality from the engine, the winner by comparing
cards, every line of play looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from manille_expert.piles import PilePosition
from manille_expert.rules import PlayRules
from manille_expert.solver import Position
from manille_lan.engine.cards import mask_of, numbers_of
from manille_lan.engine.legal import legal_mask
from manille_lan.engine.variant import Rules

AnyPosition = TypeVar("AnyPosition", Position, PilePosition)


@dataclass(frozen=True)
class Task(Generic[AnyPosition]):
    """A position, and the engine's rules for it."""

    rules: Rules
    position: AnyPosition


def play_rules(rules):
    """The engine's rules as the solver is told them."""
    return PlayRules(
        "forced" if rules.forced else rules["play_rule"], rules.undertrump, rules.trick_point, rules["jack"]
    )


def head_place(rules, trick, trump):
    """Which card of a trick is winning, by its place."""
    suits = [rules.pack.suit_of[card] for card in trick]
    wanted = trump if trump in suits else suits[0]
    return max((place for place, suit in enumerate(suits) if suit == wanted), key=lambda place: trick[place])


def legal(rules, position):
    """The cards that the seat on turn may play, by the engine."""
    hand, trick = position.hands[position.seat], position.trick
    if not trick:
        return numbers_of(hand)
    place = head_place(rules, trick, position.trump)
    head_seat = (position.leader + position.step * place) % len(position.hands)
    friendly = position.sides[head_seat] == position.sides[position.seat]
    led = rules.pack.suit_of[trick[0]]
    return numbers_of(legal_mask(rules, hand, led, trick[place], friendly, position.trump))


def played(rules, position, card):
    """The position after a card, and what the maximising side takes by it."""
    seat = position.seat
    hands = tuple(hand & ~(1 << card) if at == seat else hand for at, hand in enumerate(position.hands))
    trick = (*position.trick, card)
    if len(trick) < len(hands):
        return replace(position, hands=hands, trick=trick), 0
    winner = (position.leader + position.step * head_place(rules, trick, position.trump)) % len(hands)
    taken = sum(rules.points[fallen] for fallen in trick) + rules.trick_point
    after = replace(position, hands=hands, trick=(), leader=winner)
    return after, taken if winner in position.maximisers else 0


def brute_values(rules, position, known=None):
    """The value of each legal card: every line to its end, nothing cut; what is equal is worked out once."""
    known = {} if known is None else known
    values = {}
    for card in legal(rules, position):
        after, taken = played(rules, position, card)
        key = after.hands, after.trick, after.leader
        if key not in known:
            known[key] = brute_value(rules, after, known)
        values[card] = taken + known[key]
    return values


def brute_value(rules, position, known):
    """The value of a position."""
    if not position.hands[position.seat]:
        return 0
    values = brute_values(rules, position, known).values()
    return max(values) if position.seat in position.maximisers else min(values)


def pile_values(rules, position, known=None):
    """The value of each legal card of a position of piles, in half points; equal positions are worked out
    once.
    """
    known = {} if known is None else known
    tops = mask_of(pile[-1] for pile in position.piles[position.seat] if pile)
    legal = tops
    if position.trick:
        head = position.trick[0]
        legal = legal_mask(rules, tops, rules.pack.suit_of[head], head, False, position.trump)
    values = {}
    for card in numbers_of(legal):
        after, taken = pile_played(rules, position, card)
        if after not in known:
            known[after] = pile_value(rules, after, known)
        values[card] = taken + known[after]
    return values


def pile_value(rules, position, known):
    """The value of a position of piles."""
    if not any(position.piles[position.seat]):
        return 0
    values = pile_values(rules, position, known).values()
    return max(values) if position.seat == position.maximiser else min(values)


def pile_played(rules, position, card):
    """The position of piles after a card, and the half points that the maximiser takes by it."""
    seat = position.seat
    piles = [*position.piles]
    piles[seat] = tuple(pile[:-1] if pile and pile[-1] == card else pile for pile in piles[seat])
    trick = (*position.trick, card)
    if len(trick) == 1:
        return replace(position, piles=tuple(piles), trick=trick), 0
    winner = (position.leader + head_place(rules, trick, position.trump)) % 2
    taken = 2 * sum(rules.points[fallen] for fallen in trick) + rules.trick_point
    after = replace(position, piles=tuple(piles), trick=(), leader=winner)
    return after, taken if winner == position.maximiser else 0
