"""Worlds that agree with a view: for every card that it does not show, where it may lie, drawn uniformly.

Which card a seat cannot hold follows from what it played and the rules alone; each such fact concerns one
card (a seat that threw off holds none of the suit led), so worlds can be drawn exactly, class by class,
without trial and error.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from itertools import accumulate
from math import comb
from random import Random

from manille_lan.engine.cards import mask_of, numbers_of
from manille_lan.engine.legal import legal_mask
from manille_lan.engine.phases.piles import PILE
from manille_lan.engine.phases.tricks import trick_winner
from manille_lan.engine.phases.widow import LAID
from manille_lan.engine.state import NO_TRUMP, UNNAMED
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView, TrickView

World = dict[int, list[int]]
"""The cards of every hand (by seat) and of every other place (by `at_place` of its index)."""


def at_place(index: int) -> int:
    """The key of `view.places[index]` in a world."""
    return -1 - index


def drawn_world(rules: Rules, view: PlayerView, rng: Random) -> World:
    """Where all cards lie that have not fallen, agreeing with the view."""
    if not view.is_dealt:
        return {}
    world: World = {seat: list(map(int, cards or ())) for seat, cards in enumerate(view.hands)}
    shown = {card for cards in world.values() for card in cards}
    world[view.dealer] += [int(card) for card in view.exposed if int(card) not in shown]
    room = {seat: view.counts[seat] - len(world[seat]) for seat in range(rules.players)}
    for index, place in enumerate(view.places):
        world[at_place(index)] = list(map(int, place.cards or ()))
        room[at_place(index)] = place.count - len(world[at_place(index)])
    known = mask_of(card for cards in world.values() for card in cards) | mask_of(map(int, view.played))
    unknown = numbers_of(mask_of(rules.deck) & ~known)
    for owner, cards in _shared(unknown, room, exclusions(rules, view), rng).items():
        world[owner] += cards
    return world


def exclusions(rules: Rules, view: PlayerView) -> dict[int, int]:
    """For each seat the mask of cards that it cannot hold now, by what it played (rules 1.4)."""
    excluded = dict.fromkeys(range(rules.players), 0)
    excluded |= {at_place(index): 0 for index in range(len(view.places))}
    _exclude_taken_cards(view, excluded)
    if rules.honour or any(place.name == PILE for place in view.places):
        return excluded
    trump = trump_number(rules, view)
    for trick in (*view.tricks, view.trick):
        for i in range(1, len(trick.cards)):
            excluded[view.seat_of(trick, i)] |= _excluded_by(rules, view, trick, i, trump)
    return excluded


def _exclude_taken_cards(view: PlayerView, excluded: dict[int, int]) -> None:
    """Face-up widow cards that were taken lie in the declarer's hand, or with what he laid away, until they
    fall.
    """
    taken = mask_of(int(card) for event in view.history if event.kind == "taken" for card in event.args)
    for owner in excluded:
        is_declarer = view.contract is not None and owner == view.contract.declarer
        is_laid = owner < 0 and view.places[-1 - owner].name == LAID
        if not is_declarer and not is_laid:
            excluded[owner] |= taken


def _excluded_by(rules: Rules, view: PlayerView, trick: TrickView, i: int, trump: int) -> int:
    """The cards that would have made the i-th card of a trick (i > 0) illegal."""
    card, before = int(trick.cards[i]), tuple(map(int, trick.cards[:i]))
    head = trick_winner(rules, trick.leader, before, trump)
    head_card = before[(head - trick.leader) * rules.step % rules.players]
    friendly = view.sides[head] == view.sides[view.seat_of(trick, i)]
    led = rules.pack.suit_of[before[0]]
    mask = 0
    for other in range(rules.pack.size):
        pair = 1 << other | 1 << card
        if other != card and not legal_mask(rules, pair, led, head_card, friendly, trump) >> card & 1:
            mask |= 1 << other
    return mask


def _shared(unknown: list[int], room: dict[int, int], excluded: dict[int, int], rng: Random) -> World:
    """Deal the unknown cards to the owners that have room, uniformly over what `excluded` leaves possible.

    Owners that may hold the same cards are one group: what a group gets is shared out among them at random.
    """
    hidden = mask_of(unknown)
    groups: dict[int, list[int]] = {}
    for owner, count in room.items():
        if count:
            groups.setdefault(excluded[owner] & hidden, []).append(owner)
    sizes = tuple(sum(room[owner] for owner in owners) for owners in groups.values())
    world: World = {}
    for owners, cards in zip(groups.values(), _grouped(unknown, tuple(groups), sizes, rng), strict=True):
        rng.shuffle(cards)
        for owner in owners:
            world[owner] = cards[: room[owner]]
            del cards[: room[owner]]
    return world


def _grouped(
    unknown: list[int], excluded: tuple[int, ...], room: tuple[int, ...], rng: Random
) -> list[list[int]]:
    """Deal the unknown cards to groups with room for so many each, uniformly over what is possible."""
    classes: dict[tuple[int, ...], list[int]] = {}
    for card in unknown:
        may = tuple(group for group, mask in enumerate(excluded) if not mask >> card & 1)
        classes.setdefault(may, []).append(card)
    steps = list(classes.items())

    @cache
    def ways(step: int, at: int, cards: int, left: tuple[int, ...]) -> int:
        """In how many ways the cards from here on can be dealt."""
        if step == len(steps):
            return 1
        may = steps[step][0]
        if at == len(may):
            following = len(steps[step + 1][1]) if step + 1 < len(steps) else 0
            return 0 if cards else ways(step + 1, 0, following, left)
        return sum(
            comb(cards, n) * ways(step, at + 1, cards - n, _less(left, may[at], n))
            for n in range(min(cards, left[may[at]]) + 1)
        )

    dealt: list[list[int]] = [[] for _ in room]
    left = room
    for step, (may, cards) in enumerate(steps):
        rng.shuffle(cards)
        for at, group in enumerate(may):
            ends = list(
                accumulate(
                    comb(len(cards), n) * ways(step, at + 1, len(cards) - n, _less(left, group, n))
                    for n in range(min(len(cards), left[group]) + 1)
                )
            )
            count = bisect(ends, rng.randrange(ends[-1]))
            dealt[group] += cards[:count]
            del cards[:count]
            left = _less(left, group, count)
    return dealt


def _less(left: tuple[int, ...], group: int, count: int) -> tuple[int, ...]:
    """The room left when a group has taken some cards."""
    return (*left[:group], left[group] - count, *left[group + 1 :])


def trump_number(rules: Rules, view: PlayerView) -> int:
    """The trump suit of a view as a number, or one of the numbers for no-trump and not yet named."""
    if not view.trump:
        return UNNAMED
    return NO_TRUMP if view.trump == "none" else rules.pack.parse_suit(view.trump)
