"""How many random deals the properties see, and under which options: all of it follows from seeds."""

from hypothesis import settings
from hypothesis import strategies as st

from tests.engine.audits import rows_of
from tests.engine.sketches import REGISTERED, SKETCHES, variant_with

SEEDS = st.integers(0, 2**32 - 1)
IN_CI = settings(max_examples=200, deadline=None, derandomize=True, database=None)
OF_SKETCHES = settings(IN_CI, max_examples=40)
ROWS = {preset: rows_of(variant_with(preset), preset) for preset in dict.fromkeys((*REGISTERED, *SKETCHES))}


def row_for(preset, seed, **options):
    """The options of a deal, in turn by its seed, with some fixed."""
    return {**ROWS[preset][seed % len(ROWS[preset])], **options}
