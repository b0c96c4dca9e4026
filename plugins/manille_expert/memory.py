"""Positions that are known: bounds on what a leader's position is worth, kept in a table.

Within one deal the set of cards that are left, and who leads, *is* the position, so a key cannot collide. The
key keeps the owners' order only: of each suit's cards the pattern "whose is the lowest, whose the next", as
the first place in the dealt suit where it occurs. Positions of one pattern differ in their faces, which cost
at most the difference of their card points: a bound found for one serves another, widened by that. (Idea:
Kupferschmid and Helmert, 2006.)

A slot is two numbers: pattern 48 bits, leader 3, generation 6, lower bound 7; faces 48, best card 6, upper
bound 7. A suit's entry in `CANONICAL`: the pattern, and shifted by 16 the faces, worthless cards in canonical
places.
"""

from __future__ import annotations

from manille_expert.layout import (
    BEST_CARD,
    CANONICAL,
    FACES,
    GENERATION,
    IS_RELATIVE,
    KEY,
    LOWER,
    NO_CARD,
    POINT_COUNTS,
    POINT_SUMS,
    SLOT,
    SLOT_MASK,
    STRIDE,
    SUIT,
    TABLE,
    UPPER,
)
from manille_expert.machine import State, inner

KEY_BITS = (1 << 57) - 1
FACE_BITS = (1 << 48) - 1
SCATTER = -7046029254386353131
BIAS = 0x20820820
VALUE = 127


@inner
def recall(state: State, leader: int, held: int, frame: int, right: int) -> bool:
    """Note in `frame` the slot of a position and what is known of its value, of 0 to `right`; whether
    something is.
    """
    a = state[CANONICAL + (held & SUIT)]
    b = state[CANONICAL + SUIT + 1 + ((held >> STRIDE) & SUIT)]
    c = state[CANONICAL + 2 * (SUIT + 1) + ((held >> 2 * STRIDE) & SUIT)]
    d = state[CANONICAL + 3 * (SUIT + 1) + ((held >> 3 * STRIDE) & SUIT)]
    faces = (a >> 16) | (b >> 16) << STRIDE | (c >> 16) << 2 * STRIDE | (d >> 16) << 3 * STRIDE
    key = (a & SUIT) | (b & SUIT) << STRIDE | (c & SUIT) << 2 * STRIDE | (d & SUIT) << 3 * STRIDE
    key |= leader << 48
    scattered = key * SCATTER
    scattered ^= (scattered >> 32) & 0xFFFFFFFF
    slot = TABLE + 2 * (scattered & state[SLOT_MASK])
    key |= state[GENERATION] << 51
    state[frame + SLOT] = slot
    state[frame + KEY] = key
    state[frame + FACES] = faces
    first = state[slot]
    if (first & KEY_BITS) == key and take_bounds(state, first, state[slot + 1], faces, frame, right):
        return True
    state[frame + LOWER] = 0
    state[frame + UPPER] = right
    state[frame + BEST_CARD] = NO_CARD
    return False


@inner
def take_bounds(state: State, first: int, second: int, faces: int, frame: int, right: int) -> bool:
    """Note the bounds of a slot in `frame`, widened for other faces; False where these rule it out."""
    low = (first >> 57) & VALUE
    high = (second >> 54) & VALUE
    known = second & FACE_BITS
    if known != faces:
        if state[IS_RELATIVE] == 0:
            return False
        up = gain(state, faces, known)
        low -= up - (points_of(state, faces) - points_of(state, known))
        high += up
    state[frame + LOWER] = max(low, 0)
    state[frame + UPPER] = min(high, right)
    state[frame + BEST_CARD] = (second >> 48) & 63
    return True


@inner
def remember(state: State, frame: int, value: int, target: int, best_card: int) -> None:
    """Keep what a search with `target` found for the position of `frame`."""
    low, high = state[frame + LOWER], state[frame + UPPER]
    if value >= target:
        low = max(low, value)
    else:
        high = min(high, value)
    slot = state[frame + SLOT]
    state[slot] = state[frame + KEY] | low << 57
    state[slot + 1] = state[frame + FACES] | best_card << 48 | high << 54


@inner
def points_of(state: State, cards: int) -> int:
    """The card points of a mask."""
    total: int = state[POINT_SUMS + (cards & SUIT)] + state[POINT_SUMS + ((cards >> STRIDE) & SUIT)]
    total += state[POINT_SUMS + ((cards >> 2 * STRIDE) & SUIT)]
    total += state[POINT_SUMS + ((cards >> 3 * STRIDE) & SUIT)]
    return total


@inner
def gain(state: State, cards: int, known: int) -> int:
    """How many card points `cards` have more than `known`, summed over the pairs that gain, in order."""
    total = 0
    changed = cards ^ known
    for suit in range(4):
        shift = STRIDE * suit
        if (changed >> shift) & SUIT:
            more = state[POINT_COUNTS + ((cards >> shift) & SUIT)] | BIAS
            more -= state[POINT_COUNTS + ((known >> shift) & SUIT)]
            for level in range(5):
                pairs = ((more >> 6 * level) & 63) - 32
                if pairs > 0:
                    total += pairs
    return total
