"""What the policy looks at: 32 features of a card in its situation, and the situation's group.

A feature is a small whole number. Every group has its own weights, as a ten is one thing on a partner's trick
and another on an opponent's.
"""

from __future__ import annotations

from manille_expert.layout import ABOVE, FRIENDS, HANDS, HEADS, POINTS, SEATS, SUIT_OF, SUITS, TRUMP, TRUMPS
from manille_expert.legality import above_a_neighbour
from manille_expert.machine import State, highest, inner, popcount
from manille_expert.policy.knowledge import chance_of_none, chance_of_ruff, chance_to_win
from manille_expert.policy.layout import (
    AGAINST,
    FEATURE_COUNT,
    FEATURES,
    HEAD_CHANCE,
    MAKER,
    OUT,
    PROBABLE,
    TRUMPS_OUT,
)

NAMES = (
    "one",
    "is worth 1",
    "is worth 2",
    "is worth 3",
    "is worth 4",
    "is worth 5",
    "is master",
    "is second to one card",
    "higher cards an opponent may hold",
    "lower cards out",
    "cards held of its suit",
    "cards out of its suit",
    "is the lowest of its suit",
    "has its equal below it",
    "our side made trumps",
    "lies beneath our ten or ace",
    "guards an honour",
    "is a guarded honour",
    "is a bare honour",
    "chance to win the trick, in 16ths",
    "its points if won, in quarters",
    "its points if lost, in quarters",
    "points on the table if won, in halves",
    "leaves us void, with trumps",
    "trumps out",
    "trumps held",
    "chance that a partner has the highest card out, in 16ths",
    "chance that the lead is ruffed, in 16ths",
    "cards in hand if it is master",
    "we play alone",
    "its points times the opponents to come",
    "rank",
)
(
    ONE,
    WORTH,
    MASTER,
    SECOND,
    HIGHER,
    LOWER,
    HELD,
    SUIT_OUT,
    LOWEST,
    EQUAL,
    MAKERS,
    BENEATH,
    GUARD,
    GUARDED,
    BARE,
    CHANCE,
    POINTS_WON,
    POINTS_LOST,
    TABLE,
    VOIDS,
    TRUMPS_LEFT,
    TRUMPS_HELD,
    PARTNERS_TOP,
    RUFF,
    LATE_MASTER,
    ALONE,
    EXPOSED,
    RANK,
) = (FEATURES + place for place in (0, 0, *range(6, FEATURE_COUNT)))

MOST_WORTH = 5
HONOUR = 3
LEAD_TRUMP, LEAD_PLAIN, LEAD_NO_TRUMP, FOLLOW = range(4)
FOLLOWING = 7


@inner
def describe(
    state: State, seat: int, place: int, led: int, head: int, head_seat: int, table: int, card: int
) -> int:
    """Note the features of `card`, played by `seat` as number `place` of a trick with `table` points on it;
    answers the situation's group. What `seat` knows has been noted.
    """
    for i in range(FEATURE_COUNT):
        state[FEATURES + i] = 0
    wins = place == 0 or (state[HEADS + head] >> card) & 1 == 1
    suit_led = led if place else SUIT_OF[card]
    chance = state[HEAD_CHANCE]
    if wins:
        chance = chance_to_win(state, seat, place, card, suit_led, 1)
    describe_trick(state, seat, place, table, card, chance)
    describe_suit(state, seat, card)
    describe_hand(state, seat, card)
    if place == 0:
        state[RUFF] = chance_of_ruff(state, seat, SUIT_OF[card]) >> 6
        state[PARTNERS_TOP] = chance_of_partners_top(state, seat, SUIT_OF[card]) >> 6
        if state[TRUMP] < 0:
            return LEAD_NO_TRUMP
        return LEAD_TRUMP if SUIT_OF[card] == state[TRUMP] else LEAD_PLAIN
    group = FOLLOW + (FOLLOWING if place == state[SEATS] - 1 else 0)
    if (state[FRIENDS + seat] >> head_seat) & 1:
        if SUIT_OF[card] == led:
            return group
        return group + 1 if SUIT_OF[card] == state[TRUMP] else group + 2
    if wins:
        return group + 3 if SUIT_OF[card] == led else group + 4
    return group + 5 if SUIT_OF[card] == led else group + 6


@inner
def describe_trick(state: State, seat: int, place: int, table: int, card: int, chance: int) -> None:
    """What the card does in the trick."""
    worth = state[POINTS + card]
    state[ONE] = 1
    if worth > 0:
        state[WORTH + min(worth, MOST_WORTH)] = 1
    state[CHANCE] = chance >> 6
    state[POINTS_WON] = worth * chance >> 8
    state[POINTS_LOST] = worth * (PROBABLE - chance) >> 8
    state[TABLE] = table * chance >> 9
    state[ALONE] = 1 if state[FRIENDS + seat] & ~(1 << seat) == 0 else 0
    other = seat
    for _ in range(state[SEATS] - 1 - place):
        other = other + 1 if other + 1 < state[SEATS] else 0
        if (state[FRIENDS + seat] >> other) & 1 == 0:
            state[EXPOSED] += worth


@inner
def describe_suit(state: State, seat: int, card: int) -> None:
    """What the card is in its suit."""
    suit = SUITS[SUIT_OF[card]]
    held = state[HANDS + seat] & suit
    out = state[OUT] & suit
    above = state[AGAINST] & ABOVE[card]
    below = (1 << card) - 1
    higher = popcount(above)
    state[MASTER] = 1 if higher == 0 else 0
    state[SECOND] = 1 if higher == 1 else 0
    state[HIGHER] = min(higher, 6)
    state[LOWER] = popcount(out & below)
    state[HELD] = popcount(held)
    state[SUIT_OUT] = popcount(out)
    state[LOWEST] = 1 if held & below == 0 else 0
    state[EQUAL] = (above_a_neighbour(held, held | out) >> card) & 1
    state[RANK] = popcount(suit & below)
    if state[MASTER]:
        state[LATE_MASTER] = popcount(state[HANDS + seat])
    others = held & ~(1 << card)
    if others & ABOVE[card]:
        top = highest(others)
        state[BENEATH] = 1 if state[POINTS + top] > HONOUR >= state[POINTS + card] else 0
        if others & (others - 1) == 0 and state[POINTS + top] >= HONOUR and state[AGAINST] & ABOVE[top]:
            state[GUARD] = 1
    if higher == 1 and state[POINTS + card] >= HONOUR:
        state[GUARDED if others else BARE] = 1


@inner
def describe_hand(state: State, seat: int, card: int) -> None:
    """What the card leaves, and what the hand is."""
    hand = state[HANDS + seat]
    trumps = popcount(hand & state[TRUMPS])
    if SUIT_OF[card] != state[TRUMP] and trumps > 0 and popcount(hand & SUITS[SUIT_OF[card]]) == 1:
        state[VOIDS] = 1
    state[TRUMPS_LEFT] = popcount(state[TRUMPS_OUT])
    state[TRUMPS_HELD] = trumps
    state[MAKERS] = (state[FRIENDS + seat] >> state[MAKER]) & 1


@inner
def chance_of_partners_top(state: State, seat: int, suit: int) -> int:
    """The chance that a partner holds the highest card of a suit that is out."""
    out = state[OUT] & SUITS[suit]
    if out == 0:
        return 0
    top = 1 << highest(out)
    none = PROBABLE
    for other in range(state[SEATS]):
        if (state[FRIENDS + seat] >> other) & 1 and other != seat:
            none = none * chance_of_none(state, other, top) // PROBABLE
    return PROBABLE - none
