"""Worlds that agree with a view: for every card that it does not show, where it may lie, drawn uniformly.

Which card a seat cannot hold follows from what it played and the rules alone; each such fact concerns one
card (a seat that threw off holds none of the suit led). What was said aloud counts the cards of one hand. So
worlds can be drawn exactly, class by class, without trial and error.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
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
from manille_lan.engine.told import Fact, facts_told
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView, TrickView
from manille_lan.errors import IllegalAction

World = dict[int, list[int]]
"""The cards of every hand (by seat) and of every other place (by `at_place` of its index)."""


def at_place(index: int) -> int:
    """The key of `view.places[index]` in a world."""
    return -1 - index


class Worlds:
    """All worlds that agree with a view; each draw is one of them, every one being equally likely."""

    def __init__(self, rules: Rules, view: PlayerView) -> None:
        self._known = _known_places(view) if view.is_dealt else {}
        room = {owner: _count_at(view, owner) - len(cards) for owner, cards in self._known.items()}
        shown = mask_of(card for cards in self._known.values() for card in cards)
        unknown = mask_of(rules.deck) & ~shown & ~mask_of(map(int, view.played)) if self._known else 0
        facts = [_of_unknown(fact, self._known, unknown) for fact in facts_told(rules, view) if self._known]
        self._sharing = _Sharing(unknown, room, exclusions(rules, view), facts)

    def draw(self, rng: Random) -> World:
        """Where all cards lie that have not fallen. Raises IllegalAction where no world agrees."""
        world = {owner: list(cards) for owner, cards in self._known.items()}
        for owner, cards in self._sharing.draw(rng).items():
            world[owner] += cards
        return world


def _known_places(view: PlayerView) -> World:
    """The cards that the view shows, by hand and place."""
    world: World = {seat: list(map(int, cards or ())) for seat, cards in enumerate(view.hands)}
    shown = {card for cards in world.values() for card in cards}
    world[view.dealer] += [int(card) for card in view.exposed if int(card) not in shown]
    for index, place in enumerate(view.places):
        world[at_place(index)] = list(map(int, place.cards or ()))
    return world


def _of_unknown(fact: Fact, known: World, unknown: int) -> Fact:
    """What a fact says of the cards that are not seen."""
    seen = (fact.cards & mask_of(known[fact.seat])).bit_count()
    return Fact(fact.seat, fact.cards & unknown, fact.count - seen)


def _count_at(view: PlayerView, owner: int) -> int:
    """How many cards lie in a hand or at a place."""
    return view.counts[owner] if owner >= 0 else view.places[at_place(owner)].count


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


class _Sharing:
    """Deals unknown cards to the owners that have room, uniformly over what is possible.

    Owners that may hold the same cards, and of whom nothing was said, are one group: what a group gets is
    shared out among them at random. Cards that the same groups may hold, and that the same facts count, are
    one class. `left` holds the room of every group, then what every fact still counts.
    """

    def __init__(
        self, unknown: int, room: dict[int, int], excluded: dict[int, int], facts: Iterable[Fact]
    ) -> None:
        """`room` for so many cards each owner has; `excluded` masks of what each cannot hold."""
        self._room = room
        told = [fact for fact in dict.fromkeys(facts) if room[fact.seat] or fact.count]
        speakers = {fact.seat for fact in told}
        groups: dict[tuple[int, int | None], list[int]] = {}
        for owner, count in room.items():
            if count:
                alone = owner if owner in speakers else None
                groups.setdefault((excluded[owner] & unknown, alone), []).append(owner)
        self._groups = tuple(groups.values())
        sizes = [sum(room[owner] for owner in owners) for owners in self._groups]
        self._left = (*sizes, *(fact.count for fact in told))
        counters = [
            [(len(sizes) + i, fact.cards) for i, fact in enumerate(told) if fact.seat == alone]
            for _, alone in groups
        ]
        classes: dict[tuple[tuple[int, ...], ...], list[int]] = {}
        for card in numbers_of(unknown):
            may = tuple(
                (at, *(slot for slot, cards in counters[at] if cards >> card & 1))
                for at, (mask, _) in enumerate(groups)
                if not mask >> card & 1
            )
            classes.setdefault(may, []).append(card)
        self._classes = tuple(classes.items())
        self._ways = cache(self._count_ways)
        self._ends = cache(self._count_ends)

    def draw(self, rng: Random) -> World:
        """The cards that each owner gets. Raises IllegalAction where there is no way to deal them."""
        world: World = {}
        for owners, cards in zip(self._groups, self._dealt(rng), strict=True):
            rng.shuffle(cards)
            for owner in owners:
                world[owner] = cards[: self._room[owner]]
                del cards[: self._room[owner]]
        return world

    def _dealt(self, rng: Random) -> list[list[int]]:
        """The cards that each group gets."""
        dealt: list[list[int]] = [[] for _ in self._groups]
        left = self._left
        for step, (may, same) in enumerate(self._classes):
            cards = rng.sample(same, len(same))
            for at, slots in enumerate(may):
                ends = self._ends(step, at, len(cards), left)
                if not ends or not ends[-1]:
                    break
                count = bisect(ends, rng.randrange(ends[-1]))
                dealt[slots[0]] += cards[:count]
                del cards[:count]
                left = _less(left, slots, count)
            if cards:
                raise IllegalAction("notation-view", problem="its cards cannot lie anywhere")
        return dealt

    def _count_ends(self, step: int, at: int, cards: int, left: tuple[int, ...]) -> list[int]:
        """In how many ways at most 0, 1, 2, ... cards of a class go to its group `at`."""
        slots = self._classes[step][0][at]
        most = min(cards, *(left[slot] for slot in slots))
        ways = (
            comb(cards, n) * self._ways(step, at + 1, cards - n, _less(left, slots, n))
            for n in range(most + 1)
        )
        return list(accumulate(ways))

    def _count_ways(self, step: int, at: int, cards: int, left: tuple[int, ...]) -> int:
        """In how many ways the cards from here on can be dealt."""
        if step == len(self._classes):
            return int(not any(left))
        if at == len(self._classes[step][0]):
            following = len(self._classes[step + 1][1]) if step + 1 < len(self._classes) else 0
            return 0 if cards else self._ways(step + 1, 0, following, left)
        ends = self._ends(step, at, cards, left)
        return ends[-1] if ends else 0


def _less(left: tuple[int, ...], slots: tuple[int, ...], count: int) -> tuple[int, ...]:
    """What is left when so many cards have been counted in some slots."""
    if not count:
        return left
    return tuple(value - count if slot in slots else value for slot, value in enumerate(left))


def trump_number(rules: Rules, view: PlayerView) -> int:
    """The trump suit of a view as a number, or one of the numbers for no-trump and not yet named."""
    if not view.trump:
        return UNNAMED
    return NO_TRUMP if view.trump == "none" else rules.pack.parse_suit(view.trump)
