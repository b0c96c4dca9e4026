"""How many random deals the properties see, and under which options: all of it follows from seeds."""

from functools import cache

from hypothesis import settings
from hypothesis import strategies as st

from tests.engine.audits import rows_of
from tests.engine.sketches import variant_with

SEEDS = st.integers(0, 2**32 - 1)
OF_AUDITS = settings(max_examples=200, deadline=None, derandomize=True, database=None)
OF_CHECKS = settings(OF_AUDITS, max_examples=100)
"""Deals of each preset, its numbers of players together; a preset is one of several of its family."""
OF_SKETCHES = settings(OF_AUDITS, max_examples=40)


@cache
def rows(preset, players):
    """The options under which a preset is played by so many."""
    return rows_of(variant_with(preset), preset, players)


def table_for(preset, seed):
    """The number of players and the options of a deal: both go round, each by digits of its own."""
    low, high = variant_with(preset).players
    turn, at = divmod(seed, 1000)
    players = low + turn % (high - low + 1)
    return players, rows(preset, players)[at % len(rows(preset, players))]
