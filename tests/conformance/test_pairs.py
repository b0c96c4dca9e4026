"""Options that meet in pairs: every pair of values that a variant takes together stands in some row."""

from itertools import combinations

import pytest

from manille_lan.conformance.pairs import is_taken, pairwise, sample_texts
from manille_lan.engine.catalogue import CATALOGUE
from tests.engine.sketches import REGISTERED


@pytest.mark.parametrize("preset", sorted(REGISTERED))
def test_every_pair_that_is_taken_is_covered(preset):
    variant = REGISTERED[preset]
    rows = pairwise(variant, preset)
    covered = {pair for row in rows for pair in combinations(sorted(row.items()), 2)}
    samples = {
        id: [
            text for text in sample_texts(variant.option(id), variant.default(preset, id))
            if is_taken(variant, preset, {id: text})
        ]
        for id in variant.option_ids if id != "players" and variant.option(id).group == "rules"
    }
    for one, other in combinations(sorted(samples), 2):
        for a in samples[one]:
            for b in samples[other]:
                assert ((one, a), (other, b)) in covered or not is_taken(variant, preset, {one: a, other: b})


def test_there_are_few_rows_and_all_of_them_are_taken():
    rows = pairwise(REGISTERED["belge"], "belge")
    assert len(rows) < 100
    assert all(is_taken(REGISTERED["belge"], "belge", row) for row in rows)


def test_the_samples_of_an_option_are_its_default_and_the_ends_of_its_range():
    assert sample_texts(CATALOGUE["max_calls"], 2) == ["2", "0", "8"]
    assert sample_texts(CATALOGUE["capot"], True) == ["true", "false"]
    assert sample_texts(CATALOGUE["undertrump"], "ban")[0] == "ban"
