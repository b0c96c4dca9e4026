"""Messages: what may travel, and that every one of them comes back as it was."""

from __future__ import annotations

from typing import Any, get_args

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.errors import ProtocolError
from manille_lan.protocol import codec
from manille_lan.protocol.messages import (
    Ack,
    Act,
    Bye,
    Chat,
    ChatLine,
    Clock,
    Error,
    GuestMessage,
    Hello,
    HostMessage,
    MoveReason,
    Note,
    Ping,
    Pong,
    Reasons,
    Room,
    RoomState,
    SeatState,
    Update,
    Welcome,
)

FROM_GUESTS: list[GuestMessage] = [
    Hello(v=(1, 2), app="manille-lan 0.1", name="Zoé", kind="human", lang="fr", tok=b"t" * 16),
    Hello(v=(1, 1), app="x", name="", kind="bot", lang="en", needs_rules="0" * 64),
    Act(id=1, deal=0, turn=31, action="play 10H"),
    Room(id=2, what="sit", args={"seat": 3}),
    Room(id=3, what="ready", args={"ready": True}),
    Room(id=4, what="option", args={"name": "match", "value": "race:101"}),
    Room(id=5, what="close"),
    Chat(id=6, text="bonjour à tous"),
    Ping(n=0),
    Pong(n=2**31 - 1),
    Bye(),
]
FROM_HOSTS: list[HostMessage] = [
    Welcome(
        v=1,
        table="0123456789abcdef",
        name="Kitchen",
        tok=b"\x00" * 16,
        ep=0,
        lastact=0,
        variant="belge",
        options={"match": "race:101"},
        digest="ab" * 32,
        seat=0,
        owner=True,
        words={"fr": "x = y\n" * 900},
        sheet={"fr": "rules"},
        timing={"ping": 2000},
    ),
    Update(s=7, ep=0, events=["play 0 10H"], view={"hand": ["AS"], "n": None}, clock=Clock(seat=1, ms=900)),
    Update(s=8, ep=0, events=[], view={}, rewound=True),
    Ack(id=1, ok=True, s=8),
    Ack(id=2, ok=False, code="stale", args={"turn": 3}),
    RoomState(
        seats=[SeatState(seat=0, kind="human", name="Ann", ready=True), SeatState(seat=1, kind="empty")],
        phase="room",
        variant="belge",
        options={},
        form=[{"name": "match", "values": ["race:101"]}],
        catalogue={"variants": ["belge"]},
        spectators=["Bob"],
        notes=["away"],
    ),
    ChatLine(name="Ann", text="hello", seat=0),
    Note(code="bot_fault", args={"seat": 1, "hard": False}),
    Reasons(deal=3, moves=[MoveReason(at=9, why="why-load", args={"seat": 2})], words={"en": "why-x = x"}),
    Error(code="kicked", fatal=True, retry="never", ref=4, args={"n": -1}),
    Ping(n=1),
    Pong(n=1),
    Bye(why="closing"),
]


@pytest.mark.parametrize("message", FROM_GUESTS, ids=repr)
def test_what_a_guest_says_arrives_as_it_was(message: GuestMessage) -> None:
    assert codec.decode_from_guest(codec.encode(message, codec.FROM_GUEST)) == message


@pytest.mark.parametrize("message", FROM_HOSTS, ids=lambda m: type(m).__name__)
def test_what_a_host_says_arrives_as_it_was(message: HostMessage) -> None:
    assert codec.decode_from_host(codec.encode(message, codec.FROM_HOST)) == message


def test_every_message_is_shown_above() -> None:
    assert {type(m) for m in FROM_GUESTS} == set(get_args(GuestMessage))
    assert {type(m) for m in FROM_HOSTS} == set(get_args(HostMessage))


def test_the_tags_are_as_published() -> None:
    tags = {struct.__struct_config__.tag for struct in get_args(GuestMessage | HostMessage)}
    assert tags == {
        *("hello", "act", "room", "chat", "ping", "pong", "bye"),
        *("welcome", "update", "ack", "room_state", "chat_line", "note", "reasons", "error"),
    }


def test_the_first_frames_keep_their_shape() -> None:
    """Programs of another year read these two frames: a field more or less here is a mistake."""
    assert Hello.__struct_fields__ == ("v", "app", "name", "kind", "lang", "needs_rules", "tok")
    assert Error.__struct_fields__ == ("code", "fatal", "retry", "ref", "args")


def test_a_field_at_its_default_does_not_travel() -> None:
    assert msgpack.unpackb(codec.encode(Bye(), codec.FROM_GUEST)) == {"t": "bye"}


@pytest.mark.parametrize(
    "change",
    [
        {"id": 0},
        {"id": 2**31},
        {"id": 2**64 - 1},
        {"id": -(2**63)},
        {"id": True},
        {"id": "1"},
        {"id": None},
        {"turn": -1},
        {"action": "x" * 513},
        {"action": b"play 10H"},
        {"extra": 1},
    ],
    ids=repr,
)
def test_wire_05_a_field_out_of_range_or_of_another_type_is_refused(change: dict[str, Any]) -> None:
    value = {"t": "act", "id": 1, "deal": 0, "turn": 0, "action": "play 10H"} | change
    with pytest.raises(ProtocolError) as refused:
        codec.decode_from_guest(msgpack.packb(value))
    assert refused.value.message_id == "invalid_message"


@pytest.mark.parametrize("token", [b"", b"x" * 15, b"x" * 17, "x" * 16])
def test_a_token_has_sixteen_bytes(token: object) -> None:
    hello = {"t": "hello", "v": [1, 1], "app": "", "name": "a", "kind": "human", "lang": "en", "tok": token}
    with pytest.raises(ProtocolError, match="invalid_message"):
        codec.decode_from_guest(msgpack.packb(hello))


plain_args = st.dictionaries(
    st.text(min_size=1, max_size=8),
    st.text(max_size=20) | st.integers(-(2**53), 2**53) | st.booleans(),
    max_size=4,
)


@given(
    st.builds(
        Act,
        id=st.integers(1, 2**31 - 1),
        deal=st.integers(0, 99),
        turn=st.integers(0, 99),
        action=st.text(max_size=40),
    )
)
def test_actions_round_trip(act: Act) -> None:
    assert codec.decode_from_guest(codec.encode(act, codec.FROM_GUEST)) == act


@given(st.builds(Note, code=st.text(min_size=1, max_size=9), args=plain_args))
def test_notes_round_trip(note: Note) -> None:
    assert codec.decode_from_host(codec.encode(note, codec.FROM_HOST)) == note


def test_messages_are_frozen() -> None:
    with pytest.raises(AttributeError):
        Ping(n=1).n = 2  # type: ignore[misc]
