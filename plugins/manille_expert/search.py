"""The search: a null window over positions with all hands known, driven to exact values card by card."""

from __future__ import annotations

from manille_expert.layout import (
    BEST,
    CARDS,
    FRAME,
    FRAMES,
    HANDS,
    HEADS,
    HIGH,
    HIGHS,
    IS_CUT_OFF,
    IS_RELATIVE,
    LEADER,
    LOW,
    LOWS,
    MAXIMISERS,
    NO_CARD,
    NODE_LIMIT,
    NODES,
    POINTS,
    SEATS,
    SUIT_OF,
    SUITS,
    TRICK,
    TRICK_POINT,
    TRICK_SIZE,
    WORTHLESS,
)
from manille_expert.legality import below_a_neighbour, between, in_play, legal_cards
from manille_expert.machine import State, entry, inner, lowest, numbers_in, popcount, recursive
from manille_expert.memory import points_of, remember
from manille_expert.ordering import follows, heaviest, leads
from manille_expert.setup import begin, make_canonical


@inner
def without_neighbours(
    state: State, moves: int, others: int, card: int,
    value: int, target: int, best: int, is_maximising: int,
) -> tuple[int, int]:
    """`moves` without those that cannot reach `target` because `card` missed it by more than they differ in
    card points, no card of `others` lying between; and the best value, theirs counted.
    """
    if state[IS_RELATIVE] == 0:
        return moves, best
    same_suit = moves & SUITS[SUIT_OF[card]]
    while same_suit:
        other = lowest(same_suit)
        same_suit &= same_suit - 1
        apart = abs(state[POINTS + card] - state[POINTS + other])
        reach = value + apart if is_maximising else value - apart
        if (reach >= target) == (is_maximising == 1) or others & between(card, other) != 0:
            continue
        moves &= ~(1 << other)
        best = max(best, reach) if is_maximising else min(best, reach)
    return moves, best


@recursive(numbers=8)
def search(
    state: State, place: int, seat: int, led: int, head: int, head_seat: int,
    taken: int, target: int, right: int,
) -> int:
    """Whether the maximising side still takes `target`: a lower bound of its value where that is reached, an
    upper bound where not.

    `seat` plays the card number `place` of a trick, in which `head` of `head_seat` is winning and `taken`
    card points lie; `right` is all that can still be taken, the trick on the table included. Where the node
    limit cuts the search off, the answer means nothing.
    """
    if place == 0 and (target <= 0 or target > right):
        return 0 if target <= 0 else right
    if state[NODES] >= state[NODE_LIMIT]:
        state[IS_CUT_OFF] = 1
        return 0
    state[NODES] += 1
    hand = state[HANDS + seat]
    frame = FRAMES + FRAME * (state[SEATS] * popcount(hand) - place)
    if place == 0:
        moves = leads(state, seat, frame, target, right)
    else:
        moves = follows(state, place, seat, led, head, head_seat, taken, frame, target, right)
    best, best_card = state[BEST], NO_CARD
    if moves == 0:
        return best
    is_maximising = (state[MAXIMISERS] >> seat) & 1
    wins = state[HEADS + head] if place else -1
    others = in_play(state) & ~hand | (1 << head if place else 0)
    next_place = place + 1 if place + 1 < state[SEATS] else 0
    next_seat = seat + 1 if seat + 1 < state[SEATS] else 0
    while moves:
        card = lowest(moves) if moves & (moves - 1) == 0 else heaviest(state, frame, moves)
        moves &= ~(1 << card)
        suit = led if place else SUIT_OF[card]
        new_head, new_head_seat = (card, seat) if (wins >> card) & 1 else (head, head_seat)
        fallen, gone, won = taken + state[POINTS + card], 0, 0
        if next_place == 0:
            next_seat = new_head_seat
            gone, fallen = fallen + state[TRICK_POINT], 0
            won = gone if (state[MAXIMISERS] >> next_seat) & 1 else 0
        state[HANDS + seat] = hand & ~(1 << card)
        value = won + search(
            state, next_place, next_seat, suit, new_head, new_head_seat, fallen, target - won, right - gone
        )
        state[HANDS + seat] = hand
        if (value > best) if is_maximising else (value < best):
            best, best_card = value, card
        if (value >= target) == (is_maximising == 1):
            break
        moves, best = without_neighbours(state, moves, others, card, value, target, best, is_maximising)
    if place == 0 and state[IS_CUT_OFF] == 0:
        remember(state, frame, best, target, best_card)
    return best


@inner
def narrow(
    state: State, place: int, seat: int, led: int, head: int, head_seat: int,
    taken: int, right: int, guess: int,
) -> None:
    """Find the value after `seat` has played as number `place` of a trick: bounds in `LOW` and `HIGH`, equal
    unless the search is cut off. `taken` are the card points of the trick so far, that card's too.
    """
    won, place, seat = 0, place + 1, seat + 1
    if seat == state[SEATS]:
        seat = 0
    if place == state[SEATS]:
        place, seat = 0, head_seat
        gone, taken = taken + state[TRICK_POINT], 0
        won = gone if (state[MAXIMISERS] >> seat) & 1 else 0
        right -= gone
    low, high, guess = 0, right, guess - won
    if state[HANDS + seat] == 0:
        high = 0
    while low < high:
        target = low + 1 if guess <= low else min(guess, high)
        value = search(state, place, seat, led, head, head_seat, taken, target, right)
        if state[IS_CUT_OFF]:
            break
        if value >= target:
            low, guess = value, value + 1
        else:
            high, guess = value, value
    state[LOW], state[HIGH] = low + won, high + won


@entry
def solve(array: State) -> int:
    """Note between which values each legal card lies, exactly unless the search is cut off; answers how many
    cards are legal.
    """
    state = numbers_in(array)
    begin(state)
    make_canonical(state)
    seats, size = state[SEATS], state[TRICK_SIZE]
    seat, led, head, head_seat, taken = state[LEADER], 0, 0, state[LEADER], 0
    for place in range(size):
        card = state[TRICK + place]
        taken += state[POINTS + card]
        if place == 0:
            led, head = SUIT_OF[card], card
        elif (state[HEADS + head] >> card) & 1:
            head, head_seat = card, seat
        seat = seat + 1 if seat + 1 < seats else 0
    hand = state[HANDS + seat]
    held = in_play(state)
    right = points_of(state, held) + taken + state[TRICK_POINT] * popcount(hand)
    legal, wins = hand, hand
    if size:
        legal, wins = legal_cards(state, seat, led, head, head_seat), state[HEADS + head]
        held |= 1 << head
    same = below_a_neighbour(legal & state[WORTHLESS], held)
    guess = right // 2
    for card in range(CARDS - 1, -1, -1):
        state[LOWS + card], state[HIGHS + card] = 0, -1
        if (legal >> card) & 1 == 0:
            continue
        if (same >> card) & 1:
            twin = lowest(legal & ~((2 << card) - 1))
            state[LOWS + card], state[HIGHS + card] = state[LOWS + twin], state[HIGHS + twin]
            continue
        new_head, new_head_seat = (card, seat) if (wins >> card) & 1 else (head, head_seat)
        state[HANDS + seat] = hand & ~(1 << card)
        suit = led if size else SUIT_OF[card]
        narrow(state, size, seat, suit, new_head, new_head_seat, taken + state[POINTS + card], right, guess)
        state[HANDS + seat] = hand
        guess = state[LOW]
        state[LOWS + card], state[HIGHS + card] = state[LOW], state[HIGH]
    return popcount(legal)
