"""Lines of play from fixed deals, counted by the engine and by the second implementation.

The numbers stand in tests/examples/counts.toml; `lines[n]` is the number of ways to play n + 1 cards.
"""

import tomllib
from pathlib import Path

import pytest

from manille_lan.engine.play import actions, apply
from tests.engine.deals import begun, match_at, phase_of, to_play
from tests.engine.plain_rules import count_lines
from tests.engine.sketches import small_rules

COUNTS = tomllib.loads((Path(__file__).parent.parent / "examples" / "counts.toml").read_text("utf-8"))


def table(position):
    """The rules of a position and its deal, before the first lead."""
    hands, options = position["hands"], position.get("options", {})
    rules = small_rules(position["preset"], len(hands["0"].split()), **options)
    match = match_at(rules, position["dealer"])
    deal = begun(rules, match, hands, turned=position.get("turned"))
    return rules, to_play(rules, deal, trump=position["trump"])


def counted(rules, deal, depth):
    """How many lines of `depth` cards the engine offers."""
    if depth == 0 or phase_of(rules, deal) != "play":
        return 1
    return sum(
        counted(rules, apply(rules, deal, deal.seat, action)[0], depth - 1) for action in actions(rules, deal)
    )


@pytest.mark.parametrize("name", COUNTS)
def test_the_engine_counts_the_same_lines(name):
    position = COUNTS[name]
    rules, deal = table(position)
    depths = range(1, len(position["lines"]) + 1)
    assert [counted(rules, deal, depth) for depth in depths] == position["lines"]


@pytest.mark.parametrize("name", COUNTS)
def test_the_second_implementation_counts_the_same_lines(name):
    position = COUNTS[name]
    step = position.get("step", 1)
    hands = {int(seat): cards.split() for seat, cards in position["hands"].items()}
    leader = (position["dealer"] + step) % 4
    told = [
        count_lines(
            hands, leader, position["trump"], depth, pack=position.get("pack", "fr"), step=step,
            **position["plain"],
        )
        for depth in range(1, len(position["lines"]) + 1)
    ]
    assert told == position["lines"]
