"""What each card is worth in two-handed Manilla when all piles are known: the door to that search.

Values are in half points: twice the card points, and one for each trick of two cards where tricks count.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain

from manille_expert.layout import (
    FRIENDS,
    HANDS,
    LEADER,
    MAXIMISERS,
    NODE_LIMIT,
    SEATS,
    SEATS_AT_MOST,
    SLOT_MASK,
    TABLE,
    TRICK,
    TRICK_SIZE,
)
from manille_expert.machine import State, new_state
from manille_expert.pile_search import (
    HEIGHT_AT_MOST,
    HEIGHTS,
    LYING,
    OWNED,
    PILE_OF,
    PILES_AT_MOST,
    solve_piles,
)
from manille_expert.rules import PlayRules, rank_points, spread_card, write_points, write_rules
from manille_expert.solver import UNLIMITED, Solution, read_solution
from manille_lan.api.bots import Pack


@dataclass(frozen=True, slots=True)
class PilePosition:
    """A deal of two seats with all piles known.

    `piles` are each seat's, each from its lowest card to its top; `trick` is the card that `leader` has led,
    if any. `maximiser` is the seat whose half points are counted. `trump` is negative in no-trump.
    """

    pack: Pack
    piles: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    leader: int
    trump: int
    maximiser: int
    trick: tuple[int, ...] = ()
    rules: PlayRules = field(default_factory=PlayRules)

    @property
    def seat(self) -> int:
        """The seat on turn."""
        return (self.leader + len(self.trick)) % 2


class PileSolver:
    """Solves one position of piles after the other; as `solver.Solver` in all else."""

    def __init__(self, table_bits: int = 18) -> None:
        self._state: State = new_state(TABLE + (2 << table_bits))
        self._state[SLOT_MASK] = (1 << table_bits) - 1
        self._points: tuple[int, ...] = ()

    def solve(self, position: PilePosition, node_budget: int = UNLIMITED) -> Solution:
        """The value of every legal card in half points, searching at most `node_budget` positions. Raises
        ValueError for a position that no deal can reach.
        """
        problem = pile_fault(position)
        if problem:
            raise ValueError(problem)
        points = rank_points(position.pack, position.rules.jack)
        if points != self._points:
            write_points(self._state, points)
            self._points = points
        write_piles(self._state, position)
        self._state[NODE_LIMIT] = node_budget
        solve_piles(self._state)
        tops = sum(1 << pile[-1] for pile in position.piles[position.seat] if pile)
        return read_solution(self._state, tops, position.pack.width)


def write_piles(state: State, position: PilePosition) -> None:
    """Bring a position into the state."""
    width = position.pack.width
    write_rules(state, position.rules, position.trump)
    state[SEATS] = 2
    for seat in range(SEATS_AT_MOST):
        state[HANDS + seat] = 0
    for seat in range(2):
        state[FRIENDS + seat] = 1 << seat
        state[OWNED + seat] = 0
        for at in range(PILES_AT_MOST // 2):
            pile = PILES_AT_MOST // 2 * seat + at
            cards = position.piles[seat][at] if at < len(position.piles[seat]) else ()
            write_pile(state, seat, pile, [spread_card(card, width) for card in cards])
    state[MAXIMISERS] = 1 << position.maximiser
    state[LEADER] = position.leader
    state[TRICK_SIZE] = len(position.trick)
    for card in position.trick:
        state[TRICK] = spread_card(card, width)


def write_pile(state: State, seat: int, pile: int, cards: list[int]) -> None:
    """Bring one pile of a seat into the state."""
    state[HEIGHTS + pile] = len(cards)
    for height, card in enumerate(cards):
        state[LYING + HEIGHT_AT_MOST * pile + height] = card
        state[PILE_OF + card] = pile
        state[OWNED + seat] |= 1 << card
    if cards:
        state[HANDS + seat] |= 1 << cards[-1]


def pile_fault(position: PilePosition) -> str:
    """Why no deal can reach a position, or an empty text."""
    cards = [*chain(*chain(*position.piles)), *position.trick]
    if len(set(cards)) != len(cards) or not all(0 <= card < position.pack.size for card in cards):
        return "a card lies in two places, or is not of the pack"
    owned = [sum(map(len, piles)) for piles in position.piles]
    if len(position.trick) > 1 or not owned[position.seat] or owned[position.seat] - len(position.trick) != (
        owned[1 - position.seat]
    ):
        return f"piles of {owned} cards with {len(position.trick)} on the table"
    if any(len(piles) > PILES_AT_MOST // 2 or max(map(len, piles), default=0) > HEIGHT_AT_MOST
           for piles in position.piles):
        return f"at most {PILES_AT_MOST // 2} piles of {HEIGHT_AT_MOST} cards"
    return ""
