"""Which cards are tried, and which first. An order changes the time that a search takes, never its values."""

from __future__ import annotations

from manille_expert.bounds import bound_by_leads, bound_by_trumps
from manille_expert.layout import (
    BEST,
    BEST_CARD,
    HANDS,
    HEADS,
    IS_BOUND_TO_FOLLOW,
    IS_RELATIVE,
    LOWER,
    MAXIMISERS,
    POINTS,
    SCRATCH,
    SEATS,
    STRIDE,
    SUIT,
    SUIT_OF,
    SUITS,
    TRICK_POINT,
    TRUMPS,
    UPPER,
    WEIGHTS,
    WORTHLESS,
)
from manille_expert.legality import above_a_neighbour, below_a_neighbour, can_beat, in_play, legal_cards
from manille_expert.machine import State, highest, inner, lowest, popcount
from manille_expert.memory import recall

FIRST = 1 << 29
NONE_YET = -(1 << 40)
RUFF = 32
WORST = 1000


@inner
def heaviest(state: State, frame: int, cards: int) -> int:
    """The card of the greatest weight; of equals the lowest."""
    found, weight = 0, NONE_YET
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if state[frame + WEIGHTS + card] > weight:
            found, weight = card, state[frame + WEIGHTS + card]
    return found


@inner
def leads(state: State, leader: int, frame: int, target: int, right: int) -> int:
    """The cards worth leading, weighed; 0, with the value in `BEST`, where none need be tried."""
    hand = state[HANDS + leader]
    if hand & (hand - 1) == 0:
        state[BEST] = right if (state[MAXIMISERS] >> winner_of_last(state, leader)) & 1 else 0
        return 0
    held = in_play(state)
    recall(state, leader, held, frame, right)
    if is_settled(state, frame, target):
        return 0
    bound_by_trumps(state, held, frame, right)
    if is_settled(state, frame, target):
        return 0
    safe = 0
    if state[IS_BOUND_TO_FOLLOW]:
        safe = bound_by_leads(state, leader, held, frame, right)
        if is_settled(state, frame, target):
            return 0
    state[BEST] = -1 if (state[MAXIMISERS] >> leader) & 1 else WORST
    moves = hand & ~below_a_neighbour(hand & state[WORTHLESS], held)
    weigh_leads(state, leader, frame, moves, safe)
    best_card = state[frame + BEST_CARD]
    if (moves >> best_card) & 1:
        state[frame + WEIGHTS + best_card] = FIRST
    return moves


@inner
def winner_of_last(state: State, leader: int) -> int:
    """The seat that wins a trick to which everybody plays his only card."""
    seat = winner = leader
    head = lowest(state[HANDS + leader])
    for _ in range(state[SEATS] - 1):
        seat = seat + 1 if seat + 1 < state[SEATS] else 0
        if state[HANDS + seat] & state[HEADS + head]:
            head, winner = lowest(state[HANDS + seat]), seat
    return winner


@inner
def is_settled(state: State, frame: int, target: int) -> bool:
    """Whether the bounds of `frame` tell on which side of `target` the value lies; notes it in `BEST`."""
    if state[frame + LOWER] >= target:
        state[BEST] = state[frame + LOWER]
        return True
    state[BEST] = state[frame + UPPER]
    return bool(state[frame + UPPER] < target)


@inner
def weigh_leads(state: State, leader: int, frame: int, moves: int, safe: int) -> None:
    """Lead first where a partner takes, then where we do, with points; else cheaply; safe winners before
    all.
    """
    for suit in range(4):
        cards = moves & SUITS[suit]
        if cards == 0:
            continue
        base, factor = prospects(state, leader, suit)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            points = state[POINTS + card]
            weight = base + factor * points
            if (safe >> card) & 1:
                weight += (points + 1) * 32
            state[frame + WEIGHTS + card] = weight


@inner
def prospects(state: State, leader: int, suit: int) -> tuple[int, int]:
    """The weight of leading a suit, and of each card point led with it."""
    is_maximising = (state[MAXIMISERS] >> leader) & 1
    shift = STRIDE * suit
    theirs, partners, partner_points = -1, -1, 0
    for seat in range(state[SEATS]):
        if seat == leader:
            continue
        hand = state[HANDS + seat]
        cards = (hand >> shift) & SUIT
        strength = -1
        if cards:
            strength = highest(cards)
        elif hand & state[TRUMPS]:
            strength = RUFF + highest(hand & state[TRUMPS])
        if (state[MAXIMISERS] >> seat) & 1 != is_maximising:
            theirs = max(theirs, strength)
        else:
            partners = max(partners, strength)
            if cards:
                partner_points = max(partner_points, state[POINTS + highest(cards)])
    if partners > theirs:
        return 16 * (partner_points + 2), 16
    if highest((state[HANDS + leader] >> shift) & SUIT) > theirs:
        return 0, 16
    return -32, -16


@inner
def follows(
    state: State, place: int, seat: int, led: int, head: int, head_seat: int,
    taken: int, frame: int, target: int, right: int,
) -> int:
    """The cards worth playing as the card number `place` (from 0) of a trick, weighed, and in `BEST` what is
    sure of those left out; 0, with the value in `BEST`, where none need be tried.
    """
    is_maximising = (state[MAXIMISERS] >> seat) & 1
    state[BEST] = -1 if is_maximising else WORST
    moves = legal_cards(state, seat, led, head, head_seat)
    if moves & (moves - 1) == 0:
        return moves
    is_last = place == state[SEATS] - 1
    wins = moves & state[HEADS + head]
    held = in_play(state) | (1 << head)
    if is_last and state[IS_RELATIVE]:
        if (state[MAXIMISERS] >> head_seat) & 1 == is_maximising:
            moves &= ~below_a_neighbour(moves, held)
        else:
            rest = moves & ~wins
            moves &= ~(below_a_neighbour(wins, held) | above_a_neighbour(rest, held))
    else:
        moves &= ~below_a_neighbour(moves & state[WORTHLESS], held)
    if moves & (moves - 1) == 0:
        return moves
    weigh_follows(state, place, seat, led, head, head_seat, moves, frame)
    if is_last and popcount(state[HANDS + seat]) > 2:
        return look_ahead(state, seat, moves, wins, head_seat, taken + state[TRICK_POINT], target, right)
    return moves


@inner
def weigh_follows(
    state: State, place: int, seat: int, led: int, head: int, head_seat: int, moves: int, frame: int
) -> None:
    """Card points onto tricks that our side is likely to win, none onto others; win cheaply."""
    is_maximising = (state[MAXIMISERS] >> seat) & 1
    to_come = state[SEATS] - 1 - place
    wins = state[HEADS + head]
    side_losing = likely_side(state, seat, to_come, led, head, (state[MAXIMISERS] >> head_seat) & 1)
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        is_winning = (wins >> card) & 1
        side = side_losing
        if is_winning:
            side = likely_side(state, seat, to_come, led, card, is_maximising)
        weight = 64 * state[POINTS + card]
        if side != is_maximising:
            weight = -weight
        if to_come and (is_winning or side != is_maximising):
            weight -= 4 * (card - STRIDE * SUIT_OF[card])
        state[frame + WEIGHTS + card] = weight


@inner
def likely_side(state: State, seat: int, to_come: int, led: int, head: int, side: int) -> int:
    """The side (1: the maximising one) that wins the trick if those to come beat `head` when they can."""
    while to_come > 0:
        to_come -= 1
        seat += 1
        if seat == state[SEATS]:
            seat = 0
        if (state[MAXIMISERS] >> seat) & 1 != side and can_beat(state, seat, led, head):
            return 1 - side
    return side


@inner
def look_ahead(
    state: State, seat: int, moves: int, wins: int, head_seat: int, taken: int, target: int, right: int
) -> int:
    """Of the last cards of a trick those whose outcome the table does not know; see `follows`."""
    is_maximising = (state[MAXIMISERS] >> seat) & 1
    held = in_play(state)
    best, rest = state[BEST], moves
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        winner = seat if (wins >> card) & 1 else head_seat
        fallen = taken + state[POINTS + card]
        won = fallen if (state[MAXIMISERS] >> winner) & 1 else 0
        if not recall(state, winner, held & ~(1 << card), SCRATCH, right - fallen):
            continue
        low, high = won + state[SCRATCH + LOWER], won + state[SCRATCH + UPPER]
        if is_maximising:
            if low >= target:
                state[BEST] = low
                return 0
            if high < target:
                rest &= ~(1 << card)
                best = max(best, high)
        else:
            if high < target:
                state[BEST] = high
                return 0
            if low >= target:
                rest &= ~(1 << card)
                best = min(best, low)
    state[BEST] = best
    return rest
