"""What holds in every deal, whatever the variant and its options: random deals, each known by its seed.

The checks are those of the suite for plugins; `tools/soak.py` runs them for longer.
"""

import pytest
from hypothesis import given

from manille_lan.conformance.variants import check_table
from tests.engine.audits import audit, finished
from tests.engine.random_deals import IN_CI, OF_SKETCHES, SEEDS, row_for
from tests.engine.sketches import REGISTERED, SKETCHES, variant_with


def problems_of(preset, players, seed):
    """What the suite finds in a deal, or in the first two of a match."""
    deals = 2 if seed % 4 == 0 else 1
    return check_table(variant_with(preset), preset, row_for(preset, seed), players, seed, deals)


TABLES = [
    (preset, players)
    for preset, variant in REGISTERED.items()
    for players in range(variant.players[0], variant.players[1] + 1)
]


@pytest.mark.parametrize(("preset", "players"), TABLES)
@IN_CI
@given(seed=SEEDS)
def test_every_property_holds_in_random_deals_of(preset, players, seed):
    assert problems_of(preset, players, seed) == []


@pytest.mark.parametrize("preset", SKETCHES)
@OF_SKETCHES
@given(seed=SEEDS)
def test_every_property_holds_in_random_deals_of_the_sketch(preset, seed):
    assert problems_of(preset, SKETCHES[preset].players[0], seed) == []


@pytest.mark.parametrize("preset", REGISTERED)
@IN_CI
@given(seed=SEEDS)
def test_legal_05_no_card_shown_later_proves_a_broken_duty(preset, seed):
    row = row_for(preset, seed, enforcement="refuse")
    assert audit(finished(variant_with(preset), preset, row, seed)) == []


@pytest.mark.parametrize("preset", REGISTERED)
@IN_CI
@given(seed=SEEDS)
def test_the_engine_judges_breaches_as_the_auditor_does(preset, seed):
    row = row_for(preset, seed, enforcement="honour")
    walked = finished(variant_with(preset), preset, row, seed)
    assert list(walked.last.noted) == audit(walked)
