"""The exact search finds what brute force over the engine's rules finds, and never claims more than it knows.

`python -m tests.expert.check` compares as many positions as one likes, also longer ones.
"""

import json
import os
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from manille_expert.machine import IS_COMPILED, PLAIN_VARIABLE
from manille_expert.piles import PileSolver
from manille_expert.rules import PlayRules
from manille_expert.solver import Position, Solver
from manille_lan.engine.cards import CATALAN, FRENCH
from tests.architecture.sources import ROOT
from tests.expert.oracle import brute_values, pile_values
from tests.expert.positions import (
    hands_of,
    random_ending,
    random_middle,
    random_pile_task,
    random_task,
    rules_of,
)

SOLVER = Solver(table_bits=12)
BELGE = PlayRules(undertrump="ban")

# Solves what standard input names by its seeds, as plain Python; prints values and nodes of each.
AS_PLAIN_PYTHON = """
import json, sys
from random import Random
from manille_expert.machine import IS_COMPILED
from manille_expert.solver import Solver
from tests.expert.positions import random_middle
assert not IS_COMPILED
solver = Solver(table_bits=12)
for seed in json.load(sys.stdin):
    solution = solver.solve(random_middle(Random(seed)).position)
    print(json.dumps([solution.nodes, sorted(solution.values.items())]))
"""


def deal(pack, trump, size=8, seed=1):
    """A whole deal of four, seats 0 and 2 against 1 and 3."""
    hands = hands_of(Random(seed), pack, 4, size, skewed=False)
    return Position(pack, hands, 0, trump, (0, 1, 0, 1), frozenset((0, 2)), rules=BELGE)


@pytest.mark.parametrize("seed", range(8))
def test_every_card_of_an_ending_is_worth_what_brute_force_finds(seed):
    rng = Random(seed)
    for _ in range(20):
        task = random_ending(rng)
        solution = SOLVER.solve(task.position)
        assert solution.is_exact
        assert solution.values == brute_values(task.rules, task.position), task.position


@pytest.mark.parametrize(("preset", "undertrump"), [
    ("belge", "ban"), ("belge", "ban_vs_opponents"), ("manilla4", "free_if_unable"), ("manilla4", "free"),
])
def test_four_cards_each_at_a_table_of_partners(preset, undertrump):
    rng = Random(undertrump)
    rules = rules_of(preset, ("undertrump", undertrump))
    for _ in range(3):
        task = random_task(rng, rules, 4, 4)
        assert SOLVER.solve(task.position).values == brute_values(rules, task.position), task.position


@pytest.mark.parametrize("seed", range(4))
def test_every_top_of_a_pile_is_worth_what_brute_force_finds(seed):
    rng = Random(seed)
    solver = PileSolver(table_bits=12)
    for _ in range(15):
        task = random_pile_task(rng)
        solution = solver.solve(task.position)
        assert solution.is_exact
        assert solution.values == pile_values(task.rules, task.position), task.position


def test_plain_python_finds_the_same_by_the_same_steps():
    seeds = list(range(25))
    done = subprocess.run([sys.executable, "-c", AS_PLAIN_PYTHON], input=json.dumps(seeds), cwd=ROOT,
                          env={**os.environ, PLAIN_VARIABLE: "1", "PYTHONPATH": str(ROOT)},
                          capture_output=True, text=True, check=True)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    solutions = [Solver(table_bits=12).solve(random_middle(Random(seed)).position) for seed in seeds]
    expected = [[solution.nodes, sorted(map(list, solution.values.items()))] for solution in solutions]
    assert len(found) == len(seeds)
    assert [values for _, values in found] == [values for _, values in expected]
    assert sum(nodes for nodes, _ in found) == pytest.approx(sum(nodes for nodes, _ in expected), rel=0.02)


def test_a_search_before_leaves_no_trace_in_values():
    task = random_ending(Random(3))
    first = Solver(table_bits=4).solve(task.position).values
    for seed in range(70):
        SOLVER.solve(random_ending(Random(seed)).position)
    assert SOLVER.solve(task.position).values == first


@pytest.mark.parametrize("trump", [-1, 2])
@pytest.mark.parametrize("budget", [0, 1, 50, 1000, 5000])
def test_the_node_budget_is_obeyed_and_nothing_wrong_is_claimed(trump, budget):
    position = deal(FRENCH, trump)
    exact = Solver().solve(position)
    cut = Solver().solve(position, node_budget=budget)
    assert exact.is_exact
    assert exact.nodes > 5000
    assert not cut.is_exact
    assert cut.nodes <= budget
    assert set(cut.bounds) == set(exact.values)
    for card, (low, high) in cut.bounds.items():
        assert low <= exact.values[card] <= high
    assert cut.values.items() <= exact.values.items()


def test_a_budget_that_suffices_changes_nothing():
    position = deal(CATALAN, 1, size=6)
    exact = Solver().solve(position)
    assert Solver().solve(position, node_budget=exact.nodes) == exact


def test_the_budget_of_piles_is_obeyed():
    rules = rules_of("manilla2")
    cards = Random(1).sample(range(48), 48)
    piles = tuple(tuple(tuple(cards.pop() for _ in range(3)) for _ in range(6)) for _ in range(2))
    position = replace(random_pile_task(Random(1)).position, piles=piles, trick=(), rules=PlayRules())
    cut = PileSolver(table_bits=10).solve(position, node_budget=2000)
    assert rules.trick_point == 1
    assert not cut.is_exact
    assert cut.nodes <= 2000


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_turning_the_table_changes_no_value(turns):
    position = deal(FRENCH, 0, size=6)
    turned = replace(
        position,
        hands=tuple(position.hands[(seat - turns) % 4] for seat in range(4)),
        leader=turns,
        sides=tuple((seat - turns) % 2 for seat in range(4)),
        maximisers=frozenset((seat + turns) % 4 for seat in (0, 2)),
    )
    assert SOLVER.solve(turned).values == SOLVER.solve(position).values


def test_the_other_direction_is_the_table_in_a_mirror():
    position = deal(FRENCH, 0, size=6)
    mirrored = replace(position, hands=tuple(position.hands[-seat % 4] for seat in range(4)), step=-1)
    assert SOLVER.solve(mirrored).values == SOLVER.solve(position).values


def test_what_one_side_takes_the_other_does_not():
    position = deal(FRENCH, 3, size=6)
    total = FRENCH.card_points(card for hand in position.hands for card in FRENCH.cards_of(hand))
    ours = SOLVER.solve(position).values
    theirs = SOLVER.solve(replace(position, maximisers=frozenset((1, 3)))).values
    assert {card: total - value for card, value in theirs.items()} == ours


def test_a_position_worked_by_hand():
    """No-trump, partners 0 and 2. Leading 7S, seat 1 takes with KS, for 2 must follow with QS, and AH takes
    the rest; leading AH first takes JH and 10D thrown off by the partner, and KS then takes QS.
    """
    hands = tuple(map(FRENCH.parse_hand, ("7S AH", "KS JH", "QS 10D", "8S 7H")))
    position = Position(FRENCH, hands, 0, -1, (0, 1, 0, 1), frozenset((0, 2)))
    values = SOLVER.solve(position).values
    assert {FRENCH.cards[card].text: value for card, value in values.items()} == {"7S": 10, "AH": 10}


WHOLE = deal(FRENCH, 0, size=2)


@pytest.mark.parametrize("change", [
    {"hands": WHOLE.hands[:1], "sides": (0,)},
    {"sides": (0, 1)},
    {"trick": (0, 1, 2, 3)},
    {"hands": (*WHOLE.hands[:3], WHOLE.hands[0])},
    {"hands": (*WHOLE.hands[:3], 0)},
    {"hands": (0, 0, 0, 0)},
    {"trick": (31,)},
    {"hands": (*WHOLE.hands[:3], 3 << 40)},
    {"maximisers": frozenset((0, 1))},
    {"leader": 4},
    {"trump": 4},
], ids=str)
def test_what_no_deal_can_reach_is_refused(change):
    with pytest.raises(ValueError):
        SOLVER.solve(replace(WHOLE, **change))


@pytest.mark.parametrize("piles", [
    (((1,),), ()), (((1,),), ((1,),)), (((1,),), ((50,),)), (((1,),) * 7, ((2,),) * 7),
    ((tuple(range(8)),), (tuple(range(8, 16)),)),
])
def test_piles_that_no_deal_can_reach_are_refused(piles):
    position = random_pile_task(Random(2)).position
    with pytest.raises(ValueError):
        PileSolver(table_bits=4).solve(replace(position, piles=piles, trick=(), leader=0))


def test_the_package_loads_no_numba_before_it_is_used():
    code = "import sys, manille_expert; print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_here_the_search_is_compiled():
    assert IS_COMPILED
