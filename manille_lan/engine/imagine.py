"""Imagined deals: whole deals that agree with everything a view shows, drawn uniformly.

An imagined deal is no secret: it knows nothing that the view does not. Which card a seat cannot hold
follows from what it played and the rules alone; each such fact concerns one card (a seat that threw off
holds none of the suit led), so worlds can be drawn exactly, class by class, without trial and error.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from itertools import accumulate
from math import comb
from random import Random

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import mask_of, numbers_of
from manille_lan.engine.legal import legal_mask
from manille_lan.engine.phases.dealing import packet_places
from manille_lan.engine.phases.tricks import trick_winner
from manille_lan.engine.replay import replayed
from manille_lan.engine.state import NO_TRUMP, UNNAMED, Deal, Match
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView, TrickView

Split = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Ways to share some cards: (number of ways, room left after, share of each owner)."""

WIDOW = -1
"""Who holds what was left over when the hands were dealt."""


def imagine(rules: Rules, view: PlayerView, rng: Random) -> Deal:
    """A deal that looks like `view` from its seat, every one that the rules leave possible being equally
    likely.
    """
    held = _imagined_holdings(rules, view, rng)
    played = _played_by_seat(rules, view)
    order = _order(rules, view, {seat: held[seat] + played.get(seat, []) for seat in held}, rng)
    actions = [(event.by, Action(event.kind, event.args)) for event in view.history if event.by >= 0]
    cut = next((action for _, action in actions if action.verb == "cut"), None)
    if cut is not None:
        k = len(order) - int(cut.args[0])
        order = order[k:] + order[:k]
    match = Match(
        dealer=view.dealer,
        scores=view.match.scores,
        legs=view.match.legs,
        number=view.number,
        counted=_counted(rules, view),
        carry=view.match.carry,
        winners=view.match.winners,
    )
    return replayed(rules, match, order, actions)


def exclusions(rules: Rules, view: PlayerView) -> dict[int, int]:
    """For each seat the mask of cards that it cannot hold now, by what it played (rules 1.4)."""
    excluded = dict.fromkeys(range(rules.players), 0)
    if rules.honour:
        return excluded
    trump = _trump_number(rules, view)
    for trick in (*view.tricks, view.trick):
        for i in range(1, len(trick.cards)):
            excluded[view.seat_of(trick, i)] |= _excluded_by(rules, view, trick, i, trump)
    return excluded


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


def _imagined_holdings(rules: Rules, view: PlayerView, rng: Random) -> dict[int, list[int]]:
    """Cards for every hand as it is now, and for the widow, under their owner."""
    held = {seat: list(map(int, cards or ())) for seat, cards in enumerate(view.hands)}
    turned = [int(card) for card in view.exposed if int(card) not in held[view.dealer]]
    held[view.dealer] += turned
    room = {seat: view.counts[seat] - len(cards) for seat, cards in held.items()}
    spare = rules.pack.size - rules.hand_size * rules.players
    held[WIDOW], room[WIDOW] = [], spare
    known = mask_of(card for cards in held.values() for card in cards) | mask_of(map(int, view.played))
    if not view.is_dealt:
        room = dict.fromkeys(range(rules.players), rules.hand_size) | {WIDOW: spare}
    unknown = numbers_of(rules.pack.full & ~known)
    excluded = exclusions(rules, view) | {WIDOW: 0}
    for owner, cards in _drawn_world(unknown, room, excluded, rng).items():
        held[owner] += cards
    return held


def _drawn_world(
    unknown: list[int], room: dict[int, int], excluded: dict[int, int], rng: Random
) -> dict[int, list[int]]:
    """Deal the unknown cards to the owners that have room, uniformly over what `excluded` leaves possible."""
    owners = tuple(owner for owner, count in room.items() if count)
    classes: dict[tuple[int, ...], list[int]] = {}
    for card in unknown:
        may = tuple(i for i, owner in enumerate(owners) if not excluded[owner] >> card & 1)
        classes.setdefault(may, []).append(card)
    allowed = tuple(classes)
    sizes = tuple(len(classes[may]) for may in allowed)

    @cache
    def ways(at: int, left: tuple[int, ...]) -> int:
        if at == len(allowed):
            return 1
        return sum(weight * ways(at + 1, after) for weight, after, _ in _splits(allowed[at], sizes[at], left))

    world: dict[int, list[int]] = {owner: [] for owner in owners}
    left = tuple(room[owner] for owner in owners)
    for at, may in enumerate(allowed):
        choices = [
            (weight * ways(at + 1, after), after, split)
            for weight, after, split in _splits(may, sizes[at], left)
        ]
        left, split = _picked(choices, rng)
        cards = classes[may][:]
        rng.shuffle(cards)
        for i, count in zip(may, split, strict=True):
            world[owners[i]] += cards[:count]
            del cards[:count]
    return world


def _picked(choices: list[Split], rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One of some weighted splits: the room left after it, and its shares."""
    ends = list(accumulate(weight for weight, _, _ in choices))
    _, after, shares = choices[bisect(ends, rng.randrange(ends[-1]))]
    return after, shares


def _splits(may: tuple[int, ...], size: int, left: tuple[int, ...]) -> list[Split]:
    """The ways to share `size` cards among the owners `may`: (number of ways, room left after, share of
    each).
    """
    if not may:
        return [(1, left, ())] if size == 0 else []
    first, *rest = may
    found = []
    for count in range(min(size, left[first]) + 1):
        after = (*left[:first], left[first] - count, *left[first + 1 :])
        for weight, final, shares in _splits(tuple(rest), size - count, after):
            found.append((comb(size, count) * weight, final, (count, *shares)))
    return found


def _played_by_seat(rules: Rules, view: PlayerView) -> dict[int, list[int]]:
    """What each seat has played so far."""
    played: dict[int, list[int]] = {seat: [] for seat in range(rules.players)}
    for trick in (*view.tricks, view.trick):
        for i, card in enumerate(trick.cards):
            played[view.seat_of(trick, i)].append(int(card))
    return played


def _order(rules: Rules, view: PlayerView, dealt: dict[int, list[int]], rng: Random) -> tuple[int, ...]:
    """A pack that deals these hands, the turned-up card last to the dealer."""
    turned = next((event.args[0] for event in view.history if event.kind == "turned"), None)
    for cards in dealt.values():
        rng.shuffle(cards)
    if turned is not None:
        dealt[view.dealer].remove(int(turned))
        dealt[view.dealer].append(int(turned))
    order = [dealt[seat][place] for seat, place in packet_places(rules, view.dealer)]
    return (*order, *dealt[WIDOW])


def _counted(rules: Rules, view: PlayerView) -> int:
    """The deals that a format with a fixed number has counted."""
    left = view.match.deals_left
    return 0 if left is None else rules["match"].number - left


def _trump_number(rules: Rules, view: PlayerView) -> int:
    if not view.trump:
        return UNNAMED
    return NO_TRUMP if view.trump == "none" else rules.pack.parse_suit(view.trump)
