"""What holds in every deal, whatever the variant and its options: random deals, each known by its seed."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manille_lan.conformance.pairs import pairwise
from manille_lan.conformance.variants import check_table
from manille_lan.conformance.walks import shuffled, walk
from manille_lan.engine.match import begin_match
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from tests.engine.plain_rules import audited
from tests.engine.sketches import REGISTERED, SKETCHES, variant_with

SEEDS = st.integers(0, 2**32 - 1)
IN_CI = settings(max_examples=200, deadline=None, derandomize=True, database=None)
OF_SKETCHES = settings(IN_CI, max_examples=40)
PRESETS = dict.fromkeys((*REGISTERED, *SKETCHES))
TABLES = {preset: [{}, *pairwise(variant_with(preset), preset)] for preset in PRESETS}
"""The options that the deals of a preset are played under in turn: its own, then some that meet in pairs."""


def problems_of(preset, seed):
    """What the suite finds in two deals of a match whose options and cards follow from `seed`."""
    row = TABLES[preset][seed % len(TABLES[preset])]
    variant = variant_with(preset)
    return check_table(variant, preset, row, variant.players[0], seed, deals=2)


@pytest.mark.parametrize("preset", REGISTERED)
@IN_CI
@given(seed=SEEDS)
def test_every_property_holds_in_random_deals_of(preset, seed):
    assert problems_of(preset, seed) == []


@pytest.mark.parametrize("preset", SKETCHES)
@OF_SKETCHES
@given(seed=SEEDS)
def test_every_property_holds_in_random_deals_of_the_sketch(preset, seed):
    assert problems_of(preset, seed) == []


def finished(preset, seed, **options):
    """A random deal to its end, under options that follow from `seed`."""
    row = TABLES[preset][seed % len(TABLES[preset])]
    rules = settled(variant_with(preset), preset, {**row, **options})
    rng = Random(seed)
    return walk(rules, begin_match(rules, rng.randrange(4)), shuffled(rules, rng), rng)


def audit(walked):
    """The auditor's findings, from what everybody saw."""
    rules = walked.rules
    view = project(rules, walked.last, None)
    tricks = [
        [(view.seat_of(trick, i), str(card)) for i, card in enumerate(trick.cards)] for trick in view.tricks
    ]
    return audited(
        tricks, view.trump, view.pack, play_rule=rules["play_rule"], undertrump=rules["undertrump"]
    )


@pytest.mark.parametrize("preset", REGISTERED)
@IN_CI
@given(seed=SEEDS)
def test_legal_05_no_card_shown_later_proves_a_broken_duty(preset, seed):
    assert audit(finished(preset, seed, enforcement="refuse")) == []


@pytest.mark.parametrize("preset", REGISTERED)
@IN_CI
@given(seed=SEEDS)
def test_the_engine_judges_breaches_as_the_auditor_does(preset, seed):
    walked = finished(preset, seed, enforcement="honour")
    assert list(walked.last.noted) == (audit(walked) if walked.last.tricks else [])
