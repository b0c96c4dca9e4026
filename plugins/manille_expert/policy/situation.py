"""Writing what a seat sees into a state of the policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from manille_bots.position import Position
from manille_expert.layout import (
    FRIENDS,
    HANDS,
    HEADS,
    IS_BOUND_TO_FOLLOW,
    LEADER,
    MAXIMISERS,
    POINTED,
    POINTS,
    SEATS,
    SUIT_OF,
    TRICK,
    TRICK_SIZE,
)
from manille_expert.machine import State
from manille_expert.policy.knowledge import fall, fill_heads
from manille_expert.policy.layout import (
    COUNTS,
    DECK,
    GONE,
    LACKS,
    MAKER,
    PLAY_COUNT,
    PLAYED,
    PLAYERS,
    PLAYS,
    SHOWN,
    SIZE,
    WEIGHTS,
    WITNESS,
)
from manille_expert.policy.plain import plain
from manille_expert.policy.weights import Rows
from manille_expert.rules import PlayRules, spread, spread_card, write_rules
from manille_lan.api.bots import NO_TRUMP, Aids, PlayerView, TrickView, mask_of

PILE, TURNED = "pile", "turned"

_fall: Callable[..., Any] = plain(fall)
_fill_heads: Callable[..., Any] = plain(fill_heads)


def seat_at(view: PlayerView, seat: int) -> int:
    """The number of a seat in the order of play, and the other way round."""
    return view.step * seat % view.players


def written(position: Position, aids: Aids, rows: Rows) -> list[int]:
    """The state of a seat that is to play a card: what it sees, what follows from it, and the weights."""
    view = position.view
    state = [0] * SIZE
    state[WEIGHTS:] = [weight for row in rows for weight in row]
    _write_rules(state, view, aids)
    _write_cards(state, position)
    _write_seats(state, view)
    _fill_heads(state)
    _play(state, view)
    _write_knowledge(state, position, aids)
    return state


def _write_rules(state: State, view: PlayerView, aids: Aids) -> None:
    """What the rules say; of rules that are not known here, that suit must be followed."""
    rules, has_trumps = aids.rules, view.trump not in ("", NO_TRUMP)
    trump = view.the_pack.suits.index(view.trump) if has_trumps else -1
    if rules is None:
        write_rules(state, PlayRules(play_rule="follow_only"), trump)
        return
    play_rule = "forced" if rules.strict and rules.forced else rules.play_rule
    told: dict[str, Any] = {"play_rule": play_rule, "undertrump": rules.undertrump}
    write_rules(state, PlayRules(**told, trick_point=rules.trick_point), trump)
    if rules.honour:
        state[IS_BOUND_TO_FOLLOW] = 0


def _write_cards(state: State, position: Position) -> None:
    """Card points."""
    for number, points in enumerate(position.values):
        card = spread_card(number, position.view.the_pack.width)
        state[POINTS + card] = points
        state[POINTED] |= (points > 0) << card


def _write_seats(state: State, view: PlayerView) -> None:
    """Who sits where, with whom."""
    state[SEATS] = view.players
    for seat in range(view.players):
        state[FRIENDS + seat_at(view, seat)] = sum(
            1 << seat_at(view, other)
            for other in range(view.players)
            if view.sides[other] == view.sides[seat]
        )
    maker = view.dealer if view.contract is None else view.contract.declarer
    state[MAKER] = seat_at(view, maker)
    state[WITNESS] = seat_at(view, view.seat or 0)
    state[MAXIMISERS] = state[FRIENDS + state[WITNESS]]
    state[LEADER] = seat_at(view, view.trick.leader)
    state[TRICK_SIZE] = len(view.trick.cards)
    for at, card in enumerate(view.trick.cards):
        state[TRICK + at] = spread_card(card, view.the_pack.width)


def _play(state: State, view: PlayerView) -> None:
    """Let fall what has fallen, and so learn what everybody learned. From piles nothing can be learned: a
    card may have been turned since.
    """
    learns = state[IS_BOUND_TO_FOLLOW]
    if any(place.name == PILE for place in view.places):
        state[IS_BOUND_TO_FOLLOW] = 0
    at = 0
    for trick in (*view.tricks, view.trick):
        for seat, place, led, head, head_seat, card in _course(state, view, trick):
            state[PLAYERS + at], state[PLAYS + at] = seat, card
            _fall(state, seat, place, led, head, head_seat, card)
            at += 1
    state[PLAY_COUNT], state[IS_BOUND_TO_FOLLOW] = at, learns


def _course(state: State, view: PlayerView, trick: TrickView) -> Iterator[tuple[int, ...]]:
    """Each play of a trick as `knowledge.fall` is told it."""
    led, head, head_seat = 0, 0, 0
    for at, each in enumerate(trick.cards):
        seat, card = seat_at(view, view.seat_of(trick, at)), spread_card(each, view.the_pack.width)
        yield seat, at, led, head, head_seat, card
        if at == 0:
            led, head, head_seat = int(SUIT_OF[card]), card, seat
        elif state[HEADS + head] >> card & 1:
            head, head_seat = card, seat


def _write_knowledge(state: State, position: Position, aids: Aids) -> None:
    """The hand of the seat, and what it knows of the others."""
    view, width = position.view, position.view.the_pack.width
    deck = view.the_pack.full if aids.rules is None else mask_of(aids.rules.deck)
    me, hand = state[WITNESS], mask_of(view.hand)
    state[HANDS + me] = spread(hand, width)
    state[DECK], state[PLAYED] = spread(deck, width), spread(mask_of(view.played), width)
    state[GONE + me] = state[DECK] & ~spread(position.out | hand, width) & ~state[PLAYED]
    for seat, count in enumerate(view.counts):
        at = seat_at(view, seat)
        state[COUNTS + at] = count
        if at != me:
            if state[IS_BOUND_TO_FOLLOW] or view.hands[seat] is not None:
                state[LACKS + at] |= spread(position.out & ~position.may[seat], width)
            state[SHOWN + at] = spread(position.holds[seat], width)
    turned = [arg for event in view.history if event.kind == TURNED for arg in event.args]
    state[SHOWN + seat_at(view, view.dealer)] |= spread(mask_of(map(int, turned)), width)
