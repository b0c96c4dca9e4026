"""What a leader's position is worth at least and at most, without a search."""

from __future__ import annotations

from manille_expert.layout import (
    FRIENDS,
    HANDS,
    LOWER,
    MAXIMISERS,
    POINT_SUMS,
    POINTS,
    SEATS,
    STRIDE,
    SUIT,
    TRICK_POINT,
    TRUMP,
    TRUMPS,
    UPPER,
)
from manille_expert.machine import State, highest, inner, lowest, popcount

UNLIMITED = 99


@inner
def bound_by_trumps(state: State, held: int, frame: int, right: int) -> None:
    """The highest trumps, as many as lie with one side together, win their tricks for it."""
    trumps = held & state[TRUMPS]
    if trumps == 0:
        return
    ours = 0
    for seat in range(state[SEATS]):
        if (state[MAXIMISERS] >> seat) & 1:
            ours |= state[HANDS + seat]
    ours &= trumps
    theirs = trumps & ~ours
    if ours > theirs:
        run = ours if theirs == 0 else ours & ~((2 << highest(theirs)) - 1)
        state[frame + LOWER] = max(state[frame + LOWER], points_of_run(state, run))
    else:
        run = theirs if ours == 0 else theirs & ~((2 << highest(ours)) - 1)
        state[frame + UPPER] = min(state[frame + UPPER], right - points_of_run(state, run))


@inner
def points_of_run(state: State, run: int) -> int:
    """What the highest trumps win at least: themselves, and as many tricks as one seat holds of them."""
    total = state[POINT_SUMS + ((run >> STRIDE * state[TRUMP]) & SUIT)]
    if state[TRICK_POINT]:
        tricks = 0
        for seat in range(state[SEATS]):
            tricks = max(tricks, popcount(state[HANDS + seat] & run))
        total += tricks * state[TRICK_POINT]
    return total


@inner
def bound_by_leads(state: State, leader: int, held: int, frame: int, right: int) -> int:
    """What the leader's side wins when he leads his highest cards, where nobody can beat or ruff them;
    answers these cards.
    """
    hand = state[HANDS + leader]
    others = held & ~hand
    total, safe, spare, ruffers = 0, 0, -1, 0
    for suit in range(4):
        shift = STRIDE * suit
        mine = (hand >> shift) & SUIT
        theirs = (others >> shift) & SUIT
        if mine <= theirs:
            continue
        run = mine if theirs == 0 else mine & ~((2 << highest(theirs)) - 1)
        rounds = popcount(run)
        if suit != state[TRUMP]:
            if spare < 0:
                spare, ruffers = spare_cards(state, leader), ruffing_seats(state, leader)
            rounds = min(rounds, spare, rounds_unruffed(state, ruffers, shift))
            spare -= rounds
        if rounds > 0:
            safe |= run << shift
            total += points_of_rounds(state, leader, run, rounds, shift)
    if (state[MAXIMISERS] >> leader) & 1:
        state[frame + LOWER] = max(state[frame + LOWER], total)
    else:
        state[frame + UPPER] = min(state[frame + UPPER], right - total)
    return safe


@inner
def spare_cards(state: State, leader: int) -> int:
    """How many plain cards a partner of the leader who holds trumps has left: with none he must ruff, and
    takes the lead away.
    """
    spare = UNLIMITED
    for seat in range(state[SEATS]):
        if (state[FRIENDS + leader] >> seat) & 1 and state[HANDS + seat] & state[TRUMPS] and seat != leader:
            spare = min(spare, popcount(state[HANDS + seat] & ~state[TRUMPS]))
    return spare


@inner
def ruffing_seats(state: State, leader: int) -> int:
    """The mask of seats that ruff the leader's card when they can: with trumps, and no partners of his."""
    found = 0
    for seat in range(state[SEATS]):
        if state[HANDS + seat] & state[TRUMPS]:
            found |= 1 << seat
    return found & ~state[FRIENDS + leader]


@inner
def rounds_unruffed(state: State, ruffers: int, shift: int) -> int:
    """How often the suit at `shift` can be led until a ruffer is void."""
    rounds = UNLIMITED
    while ruffers:
        seat = lowest(ruffers)
        ruffers &= ruffers - 1
        rounds = min(rounds, popcount((state[HANDS + seat] >> shift) & SUIT))
    return rounds


@inner
def points_of_rounds(state: State, leader: int, run: int, rounds: int, shift: int) -> int:
    """What falls in so many rounds of a suit at least: partners give their best cards, others, whom forced
    play may leave no choice, their worst.
    """
    partners = state[FRIENDS + leader]
    total = state[TRICK_POINT] * rounds + best_points(state, run, rounds)
    for seat in range(state[SEATS]):
        cards = (state[HANDS + seat] >> shift) & SUIT
        if seat == leader or cards == 0:
            continue
        if (partners >> seat) & 1:
            total += best_points(state, cards, rounds)
        else:
            total += worst_points(state, cards, rounds)
    return total


@inner
def best_points(state: State, cards: int, count: int) -> int:
    """The card points of the highest `count` cards of a suit's mask."""
    total = 0
    while count > 0 and cards != 0:
        card = highest(cards)
        total += state[POINTS + card]
        cards &= ~(1 << card)
        count -= 1
    return total


@inner
def worst_points(state: State, cards: int, count: int) -> int:
    """The card points of the lowest `count` cards of a suit's mask."""
    total = 0
    while count > 0 and cards != 0:
        total += state[POINTS + lowest(cards)]
        cards &= cards - 1
        count -= 1
    return total
