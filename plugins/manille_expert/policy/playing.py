"""Playing a position out by the policy, and the likelihood of what was played."""

from __future__ import annotations

from manille_expert.layout import (
    HANDS,
    HEADS,
    LEADER,
    MAXIMISERS,
    POINTS,
    SEATS,
    SUIT_OF,
    TRICK,
    TRICK_POINT,
    TRICK_SIZE,
)
from manille_expert.legality import legal_cards
from manille_expert.machine import State, inner, lowest
from manille_expert.policy.choosing import best_card, log_chance, score_cards
from manille_expert.policy.knowledge import fall
from manille_expert.policy.layout import (
    COUNTS,
    LACKS,
    PLAY_COUNT,
    PLAYED,
    PLAYERS,
    PLAYS,
    SAVED,
    VALUES,
    WITNESS,
)

SAVED_COUNTS = SAVED + 8
SAVED_LACKS = SAVED + 16
SAVED_PLAYED = SAVED + 24


@inner
def next_seat(state: State, seat: int) -> int:
    """The seat after `seat`."""
    return seat + 1 if seat + 1 < state[SEATS] else 0


@inner
def save(state: State) -> None:
    """Keep hands and what is known, to be restored."""
    for seat in range(state[SEATS]):
        state[SAVED + seat] = state[HANDS + seat]
        state[SAVED_COUNTS + seat] = state[COUNTS + seat]
        state[SAVED_LACKS + seat] = state[LACKS + seat]
    state[SAVED_PLAYED] = state[PLAYED]


@inner
def restore(state: State) -> None:
    """Bring back what was saved."""
    for seat in range(state[SEATS]):
        state[HANDS + seat] = state[SAVED + seat]
        state[COUNTS + seat] = state[SAVED_COUNTS + seat]
        state[LACKS + seat] = state[SAVED_LACKS + seat]
    state[PLAYED] = state[SAVED_PLAYED]


@inner
def trick_so_far(state: State) -> tuple[int, int, int, int, int]:
    """The trick on the table: the seat on turn, the suit led, the winning card, its seat, and the points."""
    seat, led, head, head_seat, table = state[LEADER], 0, 0, state[LEADER], 0
    for place in range(state[TRICK_SIZE]):
        card = state[TRICK + place]
        table += state[POINTS + card]
        if place == 0:
            led, head = SUIT_OF[card], card
        elif (state[HEADS + head] >> card) & 1:
            head, head_seat = card, seat
        seat = next_seat(state, seat)
    return seat, led, head, head_seat, table


@inner
def score_now(state: State, cards: int) -> int:
    """Score `cards` of the seat on turn in the trick on the table; answers the best score."""
    seat, led, head, head_seat, table = trick_so_far(state)
    table += state[TRICK_POINT]
    return score_cards(state, seat, state[TRICK_SIZE], led, head, head_seat, table, cards)


@inner
def play_out(state: State, seat: int, place: int, led: int, head: int, head_seat: int, table: int) -> int:
    """What the maximising side takes from here to the end, if all play the best card of the policy. `seat`
    plays as number `place`; `table` are the card points of the trick. The hands are gone after it.
    """
    total = 0
    while True:
        while place < state[SEATS]:
            cards = state[HANDS + seat]
            if place:
                cards = legal_cards(state, seat, led, head, head_seat)
            stake = table + state[TRICK_POINT]
            card = best_card(state, seat, place, led, head, head_seat, stake, cards)
            fall(state, seat, place, led, head, head_seat, card)
            if place == 0:
                led, head, head_seat = SUIT_OF[card], card, seat
            elif (state[HEADS + head] >> card) & 1:
                head, head_seat = card, seat
            table += state[POINTS + card]
            place += 1
            seat = next_seat(state, seat)
        if (state[MAXIMISERS] >> head_seat) & 1:
            total += table + state[TRICK_POINT]
        if state[HANDS + head_seat] == 0:
            return total
        seat, place, table = head_seat, 0, 0


@inner
def value_cards(state: State) -> int:
    """Play each legal card of the seat on turn and the rest of the deal after it: note by card what the
    maximising side takes, the trick on the table included. Answers the mask of the legal cards.
    """
    seat, led, head, head_seat, table = trick_so_far(state)
    place = state[TRICK_SIZE]
    cards = state[HANDS + seat]
    if place:
        cards = legal_cards(state, seat, led, head, head_seat)
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        save(state)
        fall(state, seat, place, led, head, head_seat, card)
        wins = place == 0 or (state[HEADS + head] >> card) & 1 == 1
        new_head, new_head_seat = (card, seat) if wins else (head, head_seat)
        suit = led if place else SUIT_OF[card]
        points = table + state[POINTS + card]
        state[VALUES + card] = play_out(
            state, next_seat(state, seat), place + 1, suit, new_head, new_head_seat, points
        )
        restore(state)
    return cards


@inner
def weigh_plays(state: State) -> int:
    """The logarithm of the likelihood of what the others have played, if the hands are as they are: the
    plays of `WITNESS` do not count, nor such as had no choice or broke a rule.
    """
    save(state)
    for at in range(state[PLAY_COUNT]):
        state[HANDS + state[PLAYERS + at]] |= 1 << state[PLAYS + at]
        state[COUNTS + state[PLAYERS + at]] += 1
    for seat in range(state[SEATS]):
        state[LACKS + seat] = 0
    state[PLAYED] = 0
    total, place, led, head, head_seat, table = 0, 0, 0, 0, 0, 0
    for at in range(state[PLAY_COUNT]):
        seat, card = state[PLAYERS + at], state[PLAYS + at]
        if place == 0:
            table = state[TRICK_POINT]
        if seat != state[WITNESS]:
            total += weigh_play(state, seat, place, led, head, head_seat, table, card)
        fall(state, seat, place, led, head, head_seat, card)
        if place == 0:
            led, head, head_seat = SUIT_OF[card], card, seat
        elif (state[HEADS + head] >> card) & 1:
            head, head_seat = card, seat
        table += state[POINTS + card]
        place = place + 1 if place + 1 < state[SEATS] else 0
    restore(state)
    return total


@inner
def weigh_play(
    state: State, seat: int, place: int, led: int, head: int, head_seat: int, table: int, card: int
) -> int:
    """The logarithm of the chance of one play."""
    cards = state[HANDS + seat]
    if place:
        cards = legal_cards(state, seat, led, head, head_seat)
    if cards & (cards - 1) == 0 or (cards >> card) & 1 == 0:
        return 0
    best = score_cards(state, seat, place, led, head, head_seat, table, cards)
    return log_chance(state, cards, card, best)
