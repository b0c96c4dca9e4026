"""Which cards may follow (rules 1.4), what beats what, and which cards of a hand are neighbours."""

from __future__ import annotations

from manille_expert.layout import (
    ABOVE,
    ALWAYS,
    BAN_AGAINST,
    BAN_UNDER_FRIEND,
    BUT_BOTTOM,
    BUT_TOP,
    FOLLOW_TRUMP,
    FORCED,
    FRIENDS,
    HANDS,
    HEADS,
    NO_RULE,
    PLAY_RULE,
    POINTED,
    STRICT,
    SUIT_OF,
    SUITS,
    TRUMP,
    TRUMPS,
    WHILE_HIGHER_HELD,
)
from manille_expert.machine import State, inner


@inner
def legal_cards(state: State, seat: int, led: int, head: int, head_seat: int) -> int:
    """The cards that `seat` may play on a trick in which `head` of `head_seat` is winning."""
    hand = state[HANDS + seat]
    follow = hand & SUITS[led]
    friendly = (state[FRIENDS + seat] >> head_seat) & 1
    if state[PLAY_RULE] != STRICT:
        return loosely_legal(state, hand, follow, head, friendly)
    if follow != 0:
        if friendly == 1 or SUIT_OF[head] != led:
            return follow
        higher = follow & ABOVE[head]
        return higher if higher != 0 else follow
    trumps = hand & state[TRUMPS]
    if trumps == 0:
        return hand
    if SUIT_OF[head] != state[TRUMP]:
        return hand if friendly == 1 else trumps
    return legal_over_a_trump(state, hand, trumps, trumps & ABOVE[head], friendly)


@inner
def legal_over_a_trump(state: State, hand: int, trumps: int, higher: int, friendly: int) -> int:
    """Void, and a trump is winning a plain suit: the option `undertrump`."""
    if friendly == 1:
        ban = state[BAN_UNDER_FRIEND]
        is_banned = ban == ALWAYS or (ban == WHILE_HIGHER_HELD and higher != 0)
    elif higher != 0:
        return higher
    else:
        is_banned = state[BAN_AGAINST] == 1
    rest = hand & ~(trumps & ~higher) if is_banned else hand
    return rest if rest != 0 else hand


@inner
def loosely_legal(state: State, hand: int, follow: int, head: int, friendly: int) -> int:
    """The play rules beside `strict`, and Botifarra's forced play."""
    rule = state[PLAY_RULE]
    if rule == FORCED:
        return forced_cards(state, hand, follow, head, friendly)
    if rule == NO_RULE:
        return hand
    if follow != 0:
        return follow
    if rule == FOLLOW_TRUMP and friendly == 0 and hand & state[TRUMPS] != 0:
        return hand & state[TRUMPS]
    return hand


@inner
def forced_cards(state: State, hand: int, follow: int, head: int, friendly: int) -> int:
    """Who can win must; who cannot plays low, or card points onto a partner (rules 11)."""
    choice = follow if follow != 0 else hand
    if friendly == 1:
        return (choice & state[POINTED]) | lowest_of_suits(choice)
    winning = (follow if follow != 0 else hand & state[TRUMPS]) & state[HEADS + head]
    return winning if winning != 0 else lowest_of_suits(choice)


@inner
def lowest_of_suits(cards: int) -> int:
    """The lowest card of every suit."""
    found = 0
    for suit in range(4):
        part = cards & SUITS[suit]
        found |= part & -part
    return found


@inner
def can_beat(state: State, seat: int, led: int, head: int) -> bool:
    """Whether a seat that must follow suit holds a card that beats `head`."""
    hand = state[HANDS + seat]
    follow = hand & SUITS[led]
    cards = follow if follow != 0 else hand & state[TRUMPS]
    return bool(cards & state[HEADS + head] != 0)


@inner
def below_a_neighbour(cards: int, in_play: int) -> int:
    """Those of `cards` whose next higher card in play of the suit is one of `cards` too."""
    reached = (cards >> 1) & BUT_TOP
    gaps = ~in_play
    before = 0
    while reached != before:
        before = reached
        reached |= ((reached & gaps) >> 1) & BUT_TOP
    return cards & reached


@inner
def above_a_neighbour(cards: int, in_play: int) -> int:
    """Those of `cards` whose next lower card in play of the suit is one of `cards` too."""
    reached = (cards << 1) & BUT_BOTTOM
    gaps = ~in_play
    before = 0
    while reached != before:
        before = reached
        reached |= ((reached & gaps) << 1) & BUT_BOTTOM
    return cards & reached


@inner
def between(a: int, b: int) -> int:
    """The mask of the cards strictly between two cards of a suit."""
    low, high = min(a, b), max(a, b)
    return ((1 << high) - 1) & ~((2 << low) - 1)


@inner
def in_play(state: State) -> int:
    """All cards that are held."""
    return state[0] | state[1] | state[2] | state[3] | state[4] | state[5] | state[6]
