"""A whole match in the real window; `tests.client.matches` plays it, and those of every other form."""

import pytest

from tests.client.matches import play_match

pytestmark = pytest.mark.screen


def test_a_match_of_one_deal_is_played_to_the_end():
    assert play_match("coinchee", ["match=fixed:1"], "mouse", seed=1) >= 8
