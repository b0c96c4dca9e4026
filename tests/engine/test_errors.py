"""Errors travel between processes and tell what they are about."""

import pickle

from manille_lan.errors import IllegalAction, OptionError


def test_an_error_is_the_same_in_another_process():
    error = pickle.loads(pickle.dumps(OptionError("option-packets", total=7, hand=8)))
    assert type(error) is OptionError
    assert (error.message_id, error.arguments) == ("option-packets", {"total": 7, "hand": 8})


def test_an_error_is_written_with_its_arguments():
    assert str(IllegalAction("refusal-not-held", card="10H")) == "refusal-not-held (card='10H')"
    assert str(IllegalAction("refusal-deal-over")) == "refusal-deal-over"
