"""Two-handed Manilla: what each top card is worth, the covered cards being drawn as everything hidden is.

All the piles are too high to be solved at first: only the uppermost cards of each are, and what lies below
them is shared evenly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from manille_expert.ladder.clock import Clock
from manille_expert.ladder.table import Table
from manille_expert.ladder.values import NODES, Findings
from manille_expert.piles import PilePosition, PileSolver
from manille_lan.api.bots import Aids, Card, Event, PlayerView, mask_of

MOST_CARDS = 12
"""Cards of each seat that are solved."""
NODES_OF_WORLD = 250_000

Piles = list[list[int]]
"""The piles of one seat, each from its lowest card to its top."""


def solve_piles(
    table: Table, view: PlayerView, aids: Aids, count: int, solver: PileSolver, clock: Clock
) -> Findings:
    """The values of the top cards in so many worlds."""
    findings, left = Findings(), NODES
    seen = tuple(mask_of(cards or ()) for cards in view.hands)
    tops = tops_of_piles(view)
    for number, world in enumerate(aids.worlds(view)):
        if number == count or (number and (clock.is_out or left <= 0)):
            break
        piles = [piles_of(view, tops, world, seat) for seat in range(2)]
        below = cut_down(piles, len(table.trick), view.to_act or 0)
        rest = sum(table.points[card] + table.trick_value / 2 for card in below)
        solution = solver.solve(_position(table, piles), NODES_OF_WORLD)
        left -= solution.nodes
        values = {card: (low + high) / 4 + rest / 2 for card, (low, high) in solution.bounds.items()}
        findings.add(seen, values)
    return findings


def tops_of_piles(view: PlayerView) -> list[Card | None]:
    """For each place the card that lies face up on it, None where it has been played and none was turned."""
    tops: dict[int, list[Card | None]] = {}
    bared: dict[int, int] = {}
    for event in view.history:
        match event:
            case Event("piles", (int(seat), *cards)):
                tops[seat] = [card for card in cards if isinstance(card, Card)]
            case Event("play", (Card() as card,)) if event.by >= 0:
                bared[event.by] = tops[event.by].index(card)
                tops[event.by][bared[event.by]] = None
            case Event("uncovered", (int(seat), Card() as card)):
                tops[seat][bared[seat]] = card
    taken = {seat: iter(cards) for seat, cards in tops.items()}
    return [next(taken[place.owner]) for place in view.places]


def piles_of(
    view: PlayerView, tops: Sequence[Card | None], world: Mapping[int, Sequence[int]], seat: int
) -> Piles:
    """The piles of a seat in a world, the empty ones left out."""
    piles = []
    for index, place in enumerate(view.places):
        if place.owner == seat:
            top = tops[index]
            pile = [*world[-1 - index], *([] if top is None else [int(top)])]
            piles += [pile] if pile else []
    return piles


def cut_down(piles: Sequence[Piles], lying: int, to_act: int) -> list[int]:
    """Leave so many upper cards in the piles of each seat as are solved, evenly; answers those taken away."""
    most = min(MOST_CARDS, *(sum(map(len, piles[seat])) + lying * (seat != to_act) for seat in range(2)))
    below = []
    for seat in range(2):
        keep = most - lying * (seat != to_act)
        while sum(map(len, piles[seat])) > keep:
            highest = max(piles[seat], key=len)
            below.append(highest.pop(0))
            if not highest:
                piles[seat].remove(highest)
    return below


def _position(table: Table, piles: Sequence[Piles]) -> PilePosition:
    first, second = (tuple(map(tuple, seat)) for seat in piles)
    return PilePosition(
        pack=table.pack,
        piles=(first, second),
        leader=table.leader,
        trump=table.trump,
        maximiser=table.seat,
        trick=table.trick,
        rules=table.rules,
    )
