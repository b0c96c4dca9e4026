"""Reasons: whatever a bot sends becomes short and plain, or nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.bots.reason import Reason, is_plain, plain_reason
from manille_lan.records.compose import reasoned
from manille_lan.records.entries import parse_arguments

ANYTHING = st.one_of(st.text(), st.integers(), st.none(), st.floats(), st.booleans(), st.binary())


@pytest.mark.parametrize("why", ["", "Why-not", "why it is", "why-\n", 7, None, "w" * 65])
def test_what_no_words_can_have_is_no_reason(why):
    assert plain_reason(why, {}) is None


@pytest.mark.parametrize("args", [None, 7, "card", [("card", "AH")], {1: 2}])
def test_arguments_that_are_none_are_left_out(args):
    assert plain_reason("why-x", args) == Reason("why-x")
    assert is_plain(args) is False


@given(st.dictionaries(st.one_of(st.text(max_size=40), st.integers()), ANYTHING, max_size=12))
def test_every_reason_stands_in_a_line_of_a_record_and_comes_back(args):
    reason = plain_reason("why-x", args)
    assert is_plain(reason.args)
    rest = reasoned(3, 1, reason).rest
    assert rest.isprintable()
    assert rest.isascii()
    number, seat, id, text = rest.split(" ", 3)
    assert (number, seat, id, parse_arguments(text)) == ("3", "1", "why-x", dict(reason.args))
