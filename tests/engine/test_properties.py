"""What holds in every deal, whatever the variant and its options: random deals, each known by its seed.

The checks are those of the suite for plugins; `tools/soak.py` runs them for longer.
"""

import pytest
from hypothesis import given

from manille_lan.conformance.variants import check_table
from tests.engine.audits import audit, auditable, finished
from tests.engine.random_deals import OF_AUDITS, OF_CHECKS, OF_SKETCHES, SEEDS, table_for
from tests.engine.sketches import REGISTERED, SKETCHES, variant_with


def problems_of(preset, seed):
    """What the suite finds in a deal, or in the first two of a match."""
    players, row = table_for(preset, seed)
    return check_table(variant_with(preset), preset, row, players, seed, 2 if seed % 4 == 0 else 1)


@pytest.mark.parametrize("preset", REGISTERED)
@OF_CHECKS
@given(seed=SEEDS)
def test_every_property_holds_in_random_deals_of(preset, seed):
    assert problems_of(preset, seed) == []


@pytest.mark.parametrize("preset", SKETCHES)
@OF_SKETCHES
@given(seed=SEEDS)
def test_every_property_holds_in_random_deals_of_the_sketch(preset, seed):
    assert problems_of(preset, seed) == []


@pytest.mark.parametrize("preset", REGISTERED)
@OF_AUDITS
@given(seed=SEEDS)
def test_legal_05_no_card_shown_later_proves_a_broken_duty(preset, seed):
    players, row = table_for(preset, seed)
    assert audit(finished(variant_with(preset), preset, auditable(row, "refuse"), players, seed)) == []


@pytest.mark.parametrize("preset", REGISTERED)
@OF_AUDITS
@given(seed=SEEDS)
def test_the_engine_judges_breaches_as_the_auditor_does(preset, seed):
    players, row = table_for(preset, seed)
    walked = finished(variant_with(preset), preset, auditable(row, "honour"), players, seed)
    assert list(walked.last.noted) == audit(walked)
