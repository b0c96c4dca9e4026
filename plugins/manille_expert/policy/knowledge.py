"""What the seat on turn knows of the others, and how likely its side is to win a trick with a card."""

from __future__ import annotations

from manille_expert.layout import (
    ABOVE,
    CARDS,
    FOLLOW_TRUMP,
    FORCED,
    FRIENDS,
    HANDS,
    HEADS,
    IS_BOUND_TO_FOLLOW,
    PLAY_RULE,
    SEATS,
    STRICT,
    STRIDE,
    SUIT_OF,
    SUITS,
    TRUMP,
    TRUMPS,
)
from manille_expert.machine import State, constants, inner, popcount
from manille_expert.policy.layout import (
    AGAINST,
    COUNTS,
    DECK,
    GONE,
    HOLDS,
    LACKS,
    MAY,
    OUT,
    PLAYED,
    PROBABLE,
    SHARES,
    SHOWN,
    TRUMPS_OUT,
)

WHOLE_SHARE = 64
POWERS = constants(
    round(PROBABLE * (1 - share / WHOLE_SHARE) ** count)
    for share in range(WHOLE_SHARE + 1)
    for count in range(STRIDE + 1)
)
"""For each share and number of cards the chance to hold none of them."""

STILL_BEATS = 614
"""Of the cards with which a partner would beat the best card now, how many still do after an opponent."""


@inner
def know(state: State, seat: int) -> None:
    """Note what `seat` knows: the cards that may fall, and who may hold them."""
    out = state[DECK] & ~(state[PLAYED] | state[HANDS + seat] | state[GONE + seat])
    shown = 0
    for other in range(state[SEATS]):
        if other != seat:
            shown |= state[SHOWN + other] & out
    against = out
    for other in range(state[SEATS]):
        if other == seat:
            continue
        holds = state[SHOWN + other] & out
        may = out & ~state[LACKS + other] & ~shown | holds
        unsure = popcount(may & ~holds)
        free = max(0, state[COUNTS + other] - popcount(holds))
        state[MAY + other], state[HOLDS + other] = may, holds
        state[SHARES + other] = min(WHOLE_SHARE, WHOLE_SHARE * free // unsure) if unsure else 0
        if (state[FRIENDS + seat] >> other) & 1:
            against &= ~holds
    state[OUT], state[AGAINST], state[TRUMPS_OUT] = out, against, out & state[TRUMPS]


@inner
def fall(state: State, seat: int, place: int, led: int, head: int, head_seat: int, card: int) -> None:
    """A card falls as number `place` of a trick: note what everybody learns."""
    if place and state[IS_BOUND_TO_FOLLOW]:
        state[LACKS + seat] |= ruled_out(state, seat, led, head, head_seat, card)
    state[HANDS + seat] &= ~(1 << card)
    state[COUNTS + seat] -= 1
    state[PLAYED] |= 1 << card


@inner
def ruled_out(state: State, seat: int, led: int, head: int, head_seat: int, card: int) -> int:
    """The cards that a seat cannot hold which plays `card` on a trick in which `head` is winning."""
    rule, trump = state[PLAY_RULE], state[TRUMP]
    is_free = (state[FRIENDS + seat] >> head_seat) & 1 == 1
    must_win = not is_free and (rule in (STRICT, FORCED))
    must_ruff = not is_free and (must_win or rule == FOLLOW_TRUMP)
    if SUIT_OF[card] == led:
        return ABOVE[head] if must_win and SUIT_OF[head] == led and card < head else 0
    if must_win and SUIT_OF[head] == trump:
        return SUITS[led] if (ABOVE[head] >> card) & 1 else SUITS[led] | ABOVE[head]
    return SUITS[led] | state[TRUMPS] if must_ruff and SUIT_OF[card] != trump else SUITS[led]


@inner
def chance_of_none(state: State, seat: int, cards: int) -> int:
    """The chance that a seat holds none of some cards."""
    if state[HOLDS + seat] & cards:
        return 0
    count = popcount(state[MAY + seat] & cards)
    return POWERS[state[SHARES + seat] * (STRIDE + 1) + count]


@inner
def chance_to_beat(state: State, seat: int, best: int, led: int) -> int:
    """The chance that a seat takes the trick from `best` if it can."""
    none_higher = chance_of_none(state, seat, ABOVE[best])
    trump = state[TRUMP]
    if SUIT_OF[best] == trump:
        if led == trump:
            return PROBABLE - none_higher
        return chance_of_none(state, seat, SUITS[led]) * (PROBABLE - none_higher) // PROBABLE
    if state[TRUMPS_OUT] == 0:
        return PROBABLE - none_higher
    ruffs = PROBABLE - chance_of_none(state, seat, state[TRUMPS_OUT])
    return min(PROBABLE, PROBABLE - none_higher + chance_of_none(state, seat, SUITS[led]) * ruffs // PROBABLE)


@inner
def chance_to_win(state: State, seat: int, place: int, best: int, led: int, ours: int) -> int:
    """The chance that the side of `seat` wins the trick in which `best` wins after `seat` has played as
    number `place`; `ours` says whether it is that side's.
    """
    chance = PROBABLE if ours else 0
    opponent_has_played = False
    other = seat
    for _ in range(state[SEATS] - 1 - place):
        other = other + 1 if other + 1 < state[SEATS] else 0
        beats = chance_to_beat(state, other, best, led)
        if (state[FRIENDS + seat] >> other) & 1 == 0:
            chance = chance * (PROBABLE - beats) // PROBABLE
            opponent_has_played = True
        else:
            if opponent_has_played and state[HOLDS + other] & ABOVE[best] == 0:
                beats = beats * STILL_BEATS // PROBABLE
            chance += (PROBABLE - chance) * beats // PROBABLE
    return chance


@inner
def chance_of_ruff(state: State, seat: int, suit: int) -> int:
    """The chance that an opponent ruffs when `seat` leads a suit."""
    if suit == state[TRUMP] or state[TRUMPS_OUT] == 0:
        return 0
    safe = PROBABLE
    for other in range(state[SEATS]):
        if (state[FRIENDS + seat] >> other) & 1 or other == seat:
            continue
        holds = PROBABLE - chance_of_none(state, other, state[TRUMPS_OUT])
        ruffs = chance_of_none(state, other, SUITS[suit]) * holds // PROBABLE
        safe = safe * (PROBABLE - ruffs) // PROBABLE
    return PROBABLE - safe


@inner
def fill_heads(state: State) -> None:
    """For each card the cards that beat it, with the trumps of this deal."""
    for card in range(CARDS):
        state[HEADS + card] = ABOVE[card]
        if SUIT_OF[card] != state[TRUMP]:
            state[HEADS + card] |= state[TRUMPS]
