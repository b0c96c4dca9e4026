"""Codes: each has a meaning, and says whether to come back."""

from __future__ import annotations

import re

from manille_lan.protocol import authority, codes
from manille_lan.protocol.messages import Ping


def test_codes_are_plain_words() -> None:
    assert all(re.fullmatch(r"[a-z_]{2,24}", code) for code in codes.MEANINGS)
    assert all(codes.MEANINGS.values())


def test_two_windows_with_one_token_do_not_throw_each_other_out_for_ever() -> None:
    assert {"replaced", "kicked", "protocol_version", "closed"} <= codes.STOP_RECONNECT
    assert set(codes.MEANINGS) >= codes.STOP_RECONNECT


def test_what_passes_may_be_tried_again() -> None:
    assert codes.retry_for("slow_consumer") == "now"
    assert codes.retry_for("too_many_connections") == "later"
    assert codes.retry_for("kicked") == "never"
    assert not any(codes.retry_for(code) == "now" for code in codes.STOP_RECONNECT)


def test_effects_are_plain_values_of_the_door() -> None:
    assert authority.Send(1, Ping(n=2)) == authority.Send(1, Ping(n=2))
    assert authority.Close(1, "kicked").retry == "never"
    assert issubclass(authority.Send, authority.Effect)
