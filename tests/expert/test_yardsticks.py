"""The yardsticks of the ladder play by the rules, and nobody beats one who sees all hands."""

import pytest

from tests.expert.ladder import margin


@pytest.mark.parametrize("preset", ["belge", "retournee"])
def test_one_who_sees_all_hands_is_ahead_of_rules_of_thumb(preset):
    margins = [margin(preset, {}, ["cheater", "sketch"], 1, number) for number in range(6)]
    assert sum(margins) > 0


def test_the_same_seed_gives_the_same_margin():
    margins = {margin("belge", {}, ["cheater", "random"], 2, 0) for _ in range(2)}
    assert len(margins) == 1
