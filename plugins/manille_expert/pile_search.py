"""The search for two-handed Manilla: each seat has piles of which only the top card can be played (rules 10).

It is simpler than that of hands: neighbours differ in what they cover, so nothing takes one for the other. A
position at the start of a trick is the heights of all piles and who leads. Values are in half points: twice
the card points, and one for each trick of two cards where tricks count.
"""

from __future__ import annotations

from manille_expert.layout import (
    BEST,
    CANONICAL,
    CARDS,
    FRAME,
    FRAMES,
    GENERATION,
    HANDS,
    HEADS,
    HIGH,
    HIGHS,
    IS_CUT_OFF,
    KEY,
    LEADER,
    LOW,
    LOWER,
    LOWS,
    MAXIMISERS,
    NODE_LIMIT,
    NODES,
    POINTS,
    SLOT,
    SLOT_MASK,
    SUIT_OF,
    TABLE,
    TRICK,
    TRICK_POINT,
    TRICK_SIZE,
    TRUMPS,
    UPPER,
    WEIGHTS,
)
from manille_expert.legality import legal_cards
from manille_expert.machine import State, entry, highest, inner, lowest, numbers_in, popcount, recursive
from manille_expert.memory import SCATTER, points_of
from manille_expert.ordering import WORST, heaviest
from manille_expert.setup import begin

PILES_AT_MOST = 12
HEIGHT_AT_MOST = 7

# In the place of the patterns, which this search does not use.
PILE_OF = CANONICAL  # for each card the pile that it lies on
OWNED = PILE_OF + CARDS  # for both seats the mask of all cards in their piles
HEIGHTS = OWNED + 2
LYING = HEIGHTS + PILES_AT_MOST  # for each pile its cards, from the lowest on

HEIGHT_BITS = (1 << 3 * PILES_AT_MOST + 1) - 1
HALF_POINTS = 255


@inner
def take_off(state: State, seat: int, card: int) -> None:
    """Play the top card of a pile, and turn the next one."""
    pile = state[PILE_OF + card]
    height = state[HEIGHTS + pile] - 1
    state[HEIGHTS + pile] = height
    state[OWNED + seat] &= ~(1 << card)
    state[HANDS + seat] &= ~(1 << card)
    if height > 0:
        state[HANDS + seat] |= 1 << state[LYING + HEIGHT_AT_MOST * pile + height - 1]


@inner
def put_back(state: State, seat: int, card: int) -> None:
    """Undo `take_off`."""
    pile = state[PILE_OF + card]
    height = state[HEIGHTS + pile]
    if height > 0:
        state[HANDS + seat] &= ~(1 << state[LYING + HEIGHT_AT_MOST * pile + height - 1])
    state[HEIGHTS + pile] = height + 1
    state[OWNED + seat] |= 1 << card
    state[HANDS + seat] |= 1 << card


@inner
def recall_piles(state: State, leader: int, frame: int, right: int) -> None:
    """Note in `frame` the slot of a position and the bounds of its value that are known."""
    key = leader
    for pile in range(PILES_AT_MOST):
        key = key << 3 | state[HEIGHTS + pile]
    scattered = key * SCATTER
    scattered ^= (scattered >> 32) & 0xFFFFFFFF
    slot = TABLE + 2 * (scattered & state[SLOT_MASK])
    key |= state[GENERATION] << 40
    state[frame + SLOT] = slot
    state[frame + KEY] = key
    low, high = 0, right
    if state[slot] == key:
        low, high = state[slot + 1] & HALF_POINTS, state[slot + 1] >> 8
    state[frame + LOWER] = low
    state[frame + UPPER] = high


@inner
def bound_by_trumps_owned(state: State, frame: int, right: int) -> None:
    """The highest trumps, as many as one seat owns, covered or not, win a trick each."""
    ours_at = 0 if state[MAXIMISERS] & 1 else 1
    ours = state[OWNED + ours_at] & state[TRUMPS]
    theirs = state[OWNED + 1 - ours_at] & state[TRUMPS]
    if ours > theirs:
        run = ours if theirs == 0 else ours & ~((2 << highest(theirs)) - 1)
        sure = 2 * points_of(state, run) + state[TRICK_POINT] * popcount(run)
        state[frame + LOWER] = max(state[frame + LOWER], sure)
    elif theirs != 0:
        run = theirs if ours == 0 else theirs & ~((2 << highest(ours)) - 1)
        sure = 2 * points_of(state, run) + state[TRICK_POINT] * popcount(run)
        state[frame + UPPER] = min(state[frame + UPPER], right - sure)


@inner
def weigh(state: State, moves: int, place: int, other: int, wins: int, frame: int) -> None:
    """Lead what the other's tops cannot beat, dearest first; take dearly, lose cheaply."""
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        is_beaten = state[HANDS + other] & state[HEADS + card] != 0
        is_won = (wins >> card) & 1 if place else not is_beaten
        points = state[POINTS + card]
        state[frame + WEIGHTS + card] = 100 + points if is_won else -points


@inner
def tops_worth_playing(
    state: State, place: int, seat: int, head: int, frame: int, target: int, right: int
) -> int:
    """The tops to try, weighed; 0, with the value in `BEST`, where none need be tried."""
    if place == 0:
        recall_piles(state, seat, frame, right)
        bound_by_trumps_owned(state, frame, right)
        if state[frame + LOWER] >= target:
            state[BEST] = state[frame + LOWER]
            return 0
        if state[frame + UPPER] < target:
            state[BEST] = state[frame + UPPER]
            return 0
        moves, wins = state[HANDS + seat], -1
    else:
        moves, wins = legal_cards(state, seat, SUIT_OF[head], head, 1 - seat), state[HEADS + head]
    state[BEST] = -1 if (state[MAXIMISERS] >> seat) & 1 else WORST
    weigh(state, moves, place, 1 - seat, wins, frame)
    return moves


@inner
def remember_piles(state: State, frame: int, value: int, target: int) -> None:
    """Keep what a search with `target` found for the position of `frame`."""
    low, high = state[frame + LOWER], state[frame + UPPER]
    if value >= target:
        low = max(low, value)
    else:
        high = min(high, value)
    slot = state[frame + SLOT]
    state[slot], state[slot + 1] = state[frame + KEY], low | high << 8


@recursive(numbers=6)
def search_piles(state: State, place: int, seat: int, head: int, taken: int, target: int, right: int) -> int:
    """As `search.search`, for piles and in half points: the leader plays (`place` 0), or the other answers
    `head` (`place` 1).
    """
    if place == 0 and (target <= 0 or target > right):
        return 0 if target <= 0 else right
    if state[NODES] >= state[NODE_LIMIT]:
        state[IS_CUT_OFF] = 1
        return 0
    state[NODES] += 1
    frame = FRAMES + FRAME * popcount(state[OWNED] | state[OWNED + 1])
    moves = tops_worth_playing(state, place, seat, head, frame, target, right)
    best = state[BEST]
    if moves == 0:
        return best
    is_maximising = (state[MAXIMISERS] >> seat) & 1
    while moves:
        card = heaviest(state, frame, moves)
        moves &= ~(1 << card)
        fallen, gone, won, next_seat = taken + 2 * state[POINTS + card], 0, 0, 1 - seat
        if place:
            gone, fallen = fallen + state[TRICK_POINT], 0
            next_seat = seat if (state[HEADS + head] >> card) & 1 else 1 - seat
            won = gone if (state[MAXIMISERS] >> next_seat) & 1 else 0
        take_off(state, seat, card)
        value = won + search_piles(state, 1 - place, next_seat, card, fallen, target - won, right - gone)
        put_back(state, seat, card)
        best = max(best, value) if is_maximising else min(best, value)
        if (value >= target) == (is_maximising == 1):
            break
    if place == 0 and state[IS_CUT_OFF] == 0:
        remember_piles(state, frame, best, target)
    return best


@inner
def narrow_piles(state: State, place: int, seat: int, head: int, taken: int, right: int, guess: int) -> None:
    """Find the value of a position: bounds in `LOW` and `HIGH`, equal unless the search is cut off."""
    low, high = 0, right
    while low < high:
        target = low + 1 if guess <= low else min(guess, high)
        value = search_piles(state, place, seat, head, taken, target, right)
        if state[IS_CUT_OFF]:
            break
        if value >= target:
            low, guess = value, value + 1
        else:
            high, guess = value, value
    state[LOW], state[HIGH] = low, high


@entry
def solve_piles(array: State) -> int:
    """As `search.solve`, for piles and in half points."""
    state = numbers_in(array)
    begin(state)
    seat, place, head, taken = state[LEADER], state[TRICK_SIZE], 0, 0
    legal = state[HANDS + seat]
    if place:
        head, seat = state[TRICK], 1 - seat
        taken = 2 * state[POINTS + head]
        legal = legal_cards(state, seat, SUIT_OF[head], head, 1 - seat)
    right = taken + 2 * points_of(state, state[OWNED] | state[OWNED + 1])
    right += state[TRICK_POINT] * popcount(state[OWNED + seat])
    guess = right // 2
    for card in range(CARDS - 1, -1, -1):
        state[LOWS + card], state[HIGHS + card] = 0, -1
        if (legal >> card) & 1 == 0:
            continue
        fallen, gone, won, next_seat = taken + 2 * state[POINTS + card], 0, 0, 1 - seat
        if place:
            gone, fallen = fallen + state[TRICK_POINT], 0
            next_seat = seat if (state[HEADS + head] >> card) & 1 else 1 - seat
            won = gone if (state[MAXIMISERS] >> next_seat) & 1 else 0
        take_off(state, seat, card)
        narrow_piles(state, 1 - place, next_seat, card, fallen, right - gone, guess - won)
        put_back(state, seat, card)
        guess = state[LOW] + won
        state[LOWS + card], state[HIGHS + card] = state[LOW] + won, state[HIGH] + won
    return popcount(legal)
