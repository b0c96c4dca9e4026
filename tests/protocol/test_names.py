"""Names and chat: what is left of them is visible, short, and safe to draw."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.errors import ProtocolError
from manille_lan.protocol.names import (
    CHAT_CHARACTERS,
    NAME_BYTES,
    NAME_CHARACTERS,
    TABLE_BYTES,
    clean_chat,
    clean_name,
    clean_table_name,
    free_name,
)


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Zoé", "Zoé"),
        ("  Ann \t B ", "Ann B"),
        ("\U0001f43a", "\U0001f43a"),
        ("a\x00b", "ab"),
        ("\u202enimda", "nimda"),
        ("An\u200bn", "Ann"),
        ("hi \ud83d", "hi"),
        ("e\u0301", "é"),
        ("x" * 10_000, "x" * 24),
        ("one\r\ntwo", "one two"),
        ("\U0001f43a" * 30, "\U0001f43a" * 16),
        ("o" + "\u0335" * 3000, "o\u0335\u0335"),
        ("\u0301\u0301Ann", "Ann"),
    ],
    ids=lambda text: ascii(text)[:20],
)
def test_server_16_a_name_is_cleaned(raw: str, shown: str) -> None:
    assert clean_name(raw) == shown


@pytest.mark.parametrize(
    "raw", ["", " ", "\u200b", "\u200b\u200d", "\u3164", "\x00", "\ud83d", "\u0301"], ids=ascii
)
def test_server_16_a_name_of_which_nothing_shows_is_refused_with_the_reason(raw: str) -> None:
    with pytest.raises(ProtocolError) as refused:
        clean_name(raw)
    assert refused.value.message_id == "bad_name"
    assert refused.value.arguments == {"why": "empty"}


@given(st.text(max_size=200))
def test_a_cleaned_name_is_short_and_stays_as_it_is(raw: str) -> None:
    try:
        name = clean_name(raw)
    except ProtocolError:
        return
    assert 1 <= len(name) <= NAME_CHARACTERS
    assert len(name.encode()) <= NAME_BYTES
    assert all(unicodedata.category(character)[0] != "C" for character in name)
    assert clean_name(name) == name


def test_net_18_a_table_name_fits_a_service_label() -> None:
    assert clean_table_name("Café…" * 20).encode()[:5] == "Café".encode()
    assert len(clean_table_name("é" * 60).encode()) <= TABLE_BYTES
    assert clean_table_name("Kitchen. . ") == "Kitchen"
    with pytest.raises(ProtocolError, match="bad_name"):
        clean_table_name("...")


def test_server_11_a_chat_line_is_one_line_and_not_long() -> None:
    assert clean_chat("a\n" * 500) == ("a " * 150).strip()
    assert len(clean_chat("x" * 100_000)) == CHAT_CHARACTERS
    assert clean_chat("n" + "\u0301" * 3000) == "ń\u0301\u0301"
    assert clean_chat("\u200b") == ""


def test_server_02_a_free_name_is_suggested() -> None:
    assert free_name("Ann", []) == "Ann"
    assert free_name("Ann", ["ann"]) == "Ann 2"
    assert free_name("Ann", ["Ann", "ANN 2"]) == "Ann 3"
    assert free_name("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
