"""What a search prepares for each deal: counters, which cards beat which, and the patterns of memory.py."""

from __future__ import annotations

from manille_expert.layout import (
    ABOVE,
    CANONICAL,
    CARDS,
    GENERATION,
    HANDS,
    HEADS,
    IS_CUT_OFF,
    NODES,
    OWNERS,
    SEATS,
    SEATS_AT_MOST,
    SLOT_MASK,
    STRIDE,
    SUIT,
    SUIT_OF,
    TABLE,
    TRUMP,
    TRUMPS,
    WORTHLESS,
)
from manille_expert.legality import in_play
from manille_expert.machine import State, highest, inner

GENERATIONS = 63


@inner
def begin(state: State) -> None:
    """Another deal begins: what is remembered of earlier ones no longer counts."""
    state[NODES], state[IS_CUT_OFF] = 0, 0
    state[GENERATION] += 1
    if state[GENERATION] > GENERATIONS:
        state[GENERATION] = 1
        for slot in range(state[SLOT_MASK] + 1):
            state[TABLE + 2 * slot] = 0
    for card in range(CARDS):
        state[HEADS + card] = ABOVE[card]
        if SUIT_OF[card] != state[TRUMP]:
            state[HEADS + card] |= state[TRUMPS]


@inner
def make_canonical(state: State) -> None:
    """Fill the patterns and faces of every set of cards that can be left of each suit; see memory.py."""
    held = in_play(state)
    for suit in range(4):
        shift = STRIDE * suit
        for rank in range(STRIDE):
            state[OWNERS + rank] = SEATS_AT_MOST
            for seat in range(state[SEATS]):
                if (state[HANDS + seat] >> (shift + rank)) & 1:
                    state[OWNERS + rank] = seat
        cards = (held >> shift) & SUIT
        base = CANONICAL + suit * (SUIT + 1)
        state[base] = 0
        part = 0
        while part != cards:
            part = (part - cards) & cards
            top = highest(part)
            before = state[base + (part & ~(1 << top))]
            pattern = with_next(state, before & SUIT, state[OWNERS + top])
            faces = before >> 16
            if (state[WORTHLESS] >> top) & 1:
                faces = with_next(state, faces, state[OWNERS + top])
            else:
                faces |= 1 << top
            state[base + part] = pattern | faces << 16


@inner
def with_next(state: State, pattern: int, seat: int) -> int:
    """A pattern and after it the first place that was dealt to `seat`."""
    place = highest(pattern) + 1 if pattern else 0
    while state[OWNERS + place] != seat:
        place += 1
    return pattern | 1 << place
