"""What each card is worth when all hands are known: the door to the search.

    solver = Solver()
    solution = solver.solve(Position(...))
    solution.values          # card -> what the maximising side still takes after it

A solver owns the memory of a search; use one for each thread. Cards are numbered as the pack numbers them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_

from manille_expert.layout import (
    FRIENDS,
    HANDS,
    HIGHS,
    IS_CUT_OFF,
    LEADER,
    LOWS,
    MAXIMISERS,
    NODE_LIMIT,
    NODES,
    SEATS,
    SEATS_AT_MOST,
    SLOT_MASK,
    TABLE,
    TRICK,
    TRICK_SIZE,
)
from manille_expert.machine import State, new_state
from manille_expert.rules import PlayRules, rank_points, spread, spread_card, write_points, write_rules
from manille_expert.search import solve
from manille_lan.api.bots import Pack, numbers_of

UNLIMITED = 1 << 62


@dataclass(frozen=True, slots=True)
class Position:
    """A deal in play with every hand known.

    `hands` are masks by seat, without the cards in `trick`, which lie there in the order played, the first
    from `leader`; play goes from seat to seat by `step` (1 or -1). `trump` is a suit number, negative in
    no-trump. `sides` says who is whose partner by the rules; the seats in `maximisers` count together
    against the others, and partners must be on one side of that.
    """

    pack: Pack
    hands: tuple[int, ...]
    leader: int
    trump: int
    sides: tuple[int, ...]
    maximisers: frozenset[int]
    trick: tuple[int, ...] = ()
    step: int = 1
    rules: PlayRules = field(default_factory=PlayRules)

    @property
    def seat(self) -> int:
        """The seat on turn."""
        return (self.leader + self.step * len(self.trick)) % len(self.hands)

    @property
    def in_order(self) -> tuple[int, ...]:
        """The seats in the order of play, from seat 0."""
        return tuple(self.step * i % len(self.hands) for i in range(len(self.hands)))


@dataclass(frozen=True)
class Solution:
    """What each legal card is worth: the card points and trick points that the maximising side takes from
    here on, the cards on the table included.

    `bounds` has the lowest and highest value of each card. Where the node budget ran out these may differ,
    and `is_exact` is false; what they say is true in any case.
    """

    bounds: dict[int, tuple[int, int]]
    nodes: int
    is_exact: bool

    @cached_property
    def values(self) -> dict[int, int]:
        """The exact value of each card of which it is known."""
        return {card: low for card, (low, high) in self.bounds.items() if low == high}


class Solver:
    """Solves one position after the other. It remembers 2 ** `table_bits` positions (16 bytes each), which
    makes it faster and changes no value; 15 suits hands of up to nine cards, 18 longer ones. `state` is the
    array that the kernels work on.
    """

    def __init__(self, table_bits: int = 15) -> None:
        self.state: State = new_state(TABLE + (2 << table_bits))
        self.state[SLOT_MASK] = (1 << table_bits) - 1
        self._points: tuple[int, ...] = ()

    def solve(self, position: Position, node_budget: int = UNLIMITED) -> Solution:
        """The value of every legal card, searching at most `node_budget` positions. Raises ValueError for a
        position that no deal can reach.
        """
        problem = fault(position)
        if problem:
            raise ValueError(problem)
        points = rank_points(position.pack, position.rules.jack)
        if points != self._points:
            write_points(self.state, points)
            self._points = points
        write_position(self.state, position)
        self.state[NODE_LIMIT] = node_budget
        solve(self.state)
        return read_solution(self.state, position.hands[position.seat], position.pack.width)


def write_position(state: State, position: Position) -> None:
    """Bring a position into the state, its seats in the order of play."""
    width, order, sides = position.pack.width, position.in_order, position.sides
    write_rules(state, position.rules, position.trump)
    state[SEATS] = len(order)
    for at in range(SEATS_AT_MOST):
        state[HANDS + at] = spread(position.hands[order[at]], width) if at < len(order) else 0
    for at, seat in enumerate(order):
        state[FRIENDS + at] = sum(1 << i for i, other in enumerate(order) if sides[other] == sides[seat])
    state[MAXIMISERS] = sum(1 << at for at, seat in enumerate(order) if seat in position.maximisers)
    state[LEADER] = order.index(position.leader)
    state[TRICK_SIZE] = len(position.trick)
    for at, card in enumerate(position.trick):
        state[TRICK + at] = spread_card(card, width)


def read_solution(state: State, hand: int, width: int) -> Solution:
    """What a search has noted about the cards of a hand of a pack with `width` cards a suit."""
    bounds = {}
    for card in numbers_of(hand):
        at = spread_card(card, width)
        if state[HIGHS + at] >= 0:
            bounds[card] = (int(state[LOWS + at]), int(state[HIGHS + at]))
    return Solution(bounds, int(state[NODES]), not state[IS_CUT_OFF])


def fault(position: Position) -> str:
    """Why no deal can reach a position, or an empty text."""
    seats, size = len(position.hands), len(position.trick)
    if not 2 <= seats <= SEATS_AT_MOST or len(position.sides) != seats:
        return f"{seats} hands and {len(position.sides)} sides: a table has 2 to {SEATS_AT_MOST} seats"
    if not 0 <= position.leader < seats or position.trump > 3:
        return f"leader {position.leader} and trump suit {position.trump} at a table of {seats} seats"
    if size >= seats:
        return f"{size} cards on the table of {seats} seats: the trick is complete"
    counts = [hand.bit_count() for hand in position.hands]
    played = {(position.leader + position.step * i) % seats for i in range(size)}
    left = counts[position.seat]
    if left == 0 or any(counts[seat] != left - (seat in played) for seat in range(seats)):
        return f"hands of {counts} cards with {size} on the table"
    everything = reduce(or_, position.hands, sum(1 << card for card in {*position.trick} if card >= 0))
    if everything.bit_count() != sum(counts) + size or everything >> position.pack.size:
        return "a card lies in two places, or is not of the pack"
    camps = {(side, seat in position.maximisers) for seat, side in enumerate(position.sides)}
    if len(camps) != len(set(position.sides)):
        return "partners must count for the same side"
    return ""
