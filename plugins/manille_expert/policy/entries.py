"""The doors of the policy's kernels for Python. Importing this module compiles them where numba is installed,
or loads what was compiled before.
"""

from __future__ import annotations

from manille_expert.machine import State, entry, numbers_in
from manille_expert.policy.playing import value_cards, weigh_plays


@entry
def value(array: State) -> int:
    """See `playing.value_cards`."""
    return value_cards(numbers_in(array))


@entry
def weigh(array: State) -> int:
    """See `playing.weigh_plays`."""
    return weigh_plays(numbers_in(array))
