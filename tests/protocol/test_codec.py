"""Bytes: whatever comes in, only `ProtocolError` comes out."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from typing import Any

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manille_lan.errors import ProtocolError
from manille_lan.protocol import codec
from manille_lan.protocol.messages import Act, Chat, Hello, Update

VALID = [
    codec.encode(message, codec.FROM_GUEST)
    for message in (
        Hello(v=(1, 1), app="manille-lan", name="Zoé", kind="human", lang="fr", tok=b"t" * 16),
        Act(id=5, deal=1, turn=3, action="play 10H"),
        Chat(id=1, text="salut"),
    )
]


def code_of(payload: bytes) -> str:
    """The code `payload` is refused with when a guest sends it."""
    code = refusal_of(payload)
    assert code is not None
    return code


@pytest.mark.parametrize("raw", ["ddffffffff", "dfffffffff", "c6ffffffff", "dbffffffff", "c9ffffffff01"])
def test_wire_01_a_header_that_claims_gigabytes_costs_nothing(raw: str) -> None:
    tracemalloc.start()
    try:
        assert code_of(bytes.fromhex(raw)) == "malformed"
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


def test_wire_02_text_that_is_no_utf8() -> None:
    assert code_of(bytes.fromhex("81a174a2e280")) == "malformed"


@pytest.mark.parametrize(
    "raw",
    [
        b"\x91" * 1000 + b"\xc0",
        b"\x91" * 1025 + b"\xc0",
        b"\x81\xa1a" * 1000 + b"\xc0",
        b"\x81\xa1a" * 2000 + b"\xc0",
        b"\x91" * 8000,
    ],
    ids=lambda raw: f"{len(raw)}-{raw[0]:x}",
)
def test_wire_03_nesting_is_bounded_before_anybody_looks(raw: bytes) -> None:
    assert code_of(raw) == "malformed"


def test_wire_04_duplicate_key() -> None:
    assert code_of(bytes.fromhex("83a174a4706c6179a463617264a3533130a463617264a25337")) == "malformed"


@pytest.mark.parametrize("raw", ["cfffffffffffffffff", "d38000000000000000", "c3"])
def test_wire_05_numbers_out_of_range(raw: str) -> None:
    ping = bytes.fromhex("82a174a470696e67a16e")
    assert code_of(ping + bytes.fromhex(raw)) == "invalid_message"


@pytest.mark.parametrize(
    "raw",
    ["cb7ff8000000000000", "cb7ff0000000000000", "cb4044000000000000", "cb8000000000000000", "ca42200000"],
)
def test_wire_07_no_float_comes_in(raw: str) -> None:
    assert code_of(bytes.fromhex("82a174a470696e67a16e") + bytes.fromhex(raw)) == "malformed"


def test_wire_07_no_float_comes_in_where_any_value_may_stand() -> None:
    update = {"t": "update", "s": 1, "ep": 0, "events": [], "view": {"scores": [1, [2.0]]}}
    with pytest.raises(ProtocolError, match="malformed"):
        codec.decode_from_host(msgpack.packb(update))


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"\xc1", "malformed"),
        (bytes.fromhex("d99723444c5f"), "malformed"),
        (bytes.fromhex("82a174a4706c6179a463617264a353"), "malformed"),
        (VALID[1] + b"\xc0", "malformed"),
        (b"", "malformed"),
        (b"\x93\x01\x02\x03", "malformed"),
        (b"\xc0", "malformed"),
        (msgpack.packb({}), "invalid_message"),
        (msgpack.packb({"t": 5}), "invalid_message"),
        (msgpack.packb({"t": "ping"}), "invalid_message"),
        (msgpack.packb({"t": "nope"}), "unknown_type"),
        (msgpack.packb({"t": "welcome"}), "unknown_type"),
        (msgpack.packb({1: 2}), "malformed"),
        (msgpack.packb({b"t": "ping"}), "malformed"),
        (msgpack.packb({"t": "ping", "n": msgpack.ExtType(1, b"")}), "malformed"),
        (msgpack.packb({"t": "ping", "n": msgpack.ExtType(1, b"x")}), "malformed"),
        (msgpack.packb({"t": "ping", "n": msgpack.Timestamp(1)}), "malformed"),
        (msgpack.packb({"t": "chat", "id": 1, "text": "x" * 4097}), "malformed"),
        (msgpack.packb({"t": "chat", "id": 1, "text": "x" * 9000}), "too_big"),
        (msgpack.packb({"t": "ping", "n": [0] * 513}), "malformed"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_wire_08_each_kind_of_nonsense_has_its_code(raw: bytes, code: str) -> None:
    assert code_of(raw) == code


def test_a_refusal_quotes_nothing_of_a_message_but_field_names() -> None:
    with pytest.raises(ProtocolError) as refused:
        codec.decode_from_guest(
            msgpack.packb({"t": "act", "id": "10H AS", "deal": 0, "turn": 0, "action": ""})
        )
    assert "10H" not in str(refused.value)


def refusal_of(payload: bytes, decode: Callable[[bytes], object] = codec.decode_from_guest) -> str | None:
    """The code `payload` is refused with, None where it is a message. Any other error goes through."""
    try:
        decode(payload)
    except ProtocolError as error:
        return error.message_id
    return None


CODES = {None, "malformed", "invalid_message", "unknown_type", "too_big"}


@settings(deadline=None)
@given(st.binary(max_size=300), st.sampled_from([codec.decode_from_guest, codec.decode_from_host]))
def test_wire_08_random_bytes_only_raise_protocol_errors(
    payload: bytes, decode: Callable[[bytes], object]
) -> None:
    assert refusal_of(payload, decode) in CODES


@settings(deadline=None, max_examples=500)
@given(
    st.sampled_from(VALID),
    st.lists(st.tuples(st.integers(0, 200), st.integers(0, 255)), max_size=4),
    st.integers(0, 2),
)
def test_wire_08_changed_messages_only_raise_protocol_errors(
    payload: bytes, changes: list[tuple[int, int]], cut: int
) -> None:
    mutated = bytearray(payload)
    for place, value in changes:
        mutated[place % len(mutated)] = value
    assert refusal_of(bytes(mutated[: len(mutated) - cut])) in CODES


values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | st.binary(max_size=4),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from("abn"), inner, max_size=2),
    max_leaves=5,
)


@settings(deadline=None)
@given(
    st.sampled_from(["act", "room", "ping", "chat"]),
    st.dictionaries(st.sampled_from(["id", "n", "what", "args", "text", "view"]), values, max_size=3),
)
def test_any_map_only_raises_protocol_errors(tag: str, value: dict[str, Any]) -> None:
    assert refusal_of(msgpack.packb(value | {"t": tag})) in CODES


@pytest.mark.parametrize("name", ["hi \ud83d", "\udcff.txt"])
def test_wire_06_half_a_character_does_not_stop_the_sender(name: str) -> None:
    arrived = codec.decode_from_guest(codec.encode(Chat(id=1, text=name), codec.FROM_GUEST))
    assert arrived == Chat(id=1, text=name[:-1] + "?" if name.startswith("hi") else "?.txt")


def test_wire_06_half_a_character_deep_in_a_view() -> None:
    update = Update(s=1, ep=0, events=["\ud83d"], view={"names": ["a\udc00", None, 3, {"\ud83d": True}]})
    arrived = codec.decode_from_host(codec.encode(update, codec.FROM_HOST))
    assert arrived == Update(s=1, ep=0, events=["?"], view={"names": ["a?", None, 3, {"?": True}]})


@pytest.mark.parametrize("wrong", [1.5, float("nan"), 2**70, object(), {1: 2}, b"x" * 70000], ids=repr)
def test_what_the_other_side_would_refuse_is_not_sent(wrong: object) -> None:
    with pytest.raises(ProtocolError):
        codec.encode(Update(s=1, ep=0, events=[], view={"x": wrong}), codec.FROM_HOST)


def test_a_field_out_of_range_is_not_sent() -> None:
    with pytest.raises(ProtocolError, match="invalid_message"):
        codec.encode(Act(id=0, deal=0, turn=0, action=""), codec.FROM_GUEST)


def test_a_message_that_is_too_long_is_not_sent() -> None:
    with pytest.raises(ProtocolError, match="too_big"):
        codec.encode(Update(s=1, ep=0, events=["y" * 500] * 200, view={}), codec.FROM_HOST)
