"""Frames: cut out of a stream whatever pieces it comes in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.errors import ProtocolError
from manille_lan.protocol import frames
from manille_lan.protocol.frames import FrameSplitter, frame


def fed(splitter: FrameSplitter, *pieces: bytes) -> list[bytes]:
    """What comes out when the pieces go in one by one."""
    out: list[bytes] = []
    for piece in pieces:
        splitter.feed(piece)
        out.extend(splitter.payloads())
    return out


@given(st.lists(st.binary(min_size=1, max_size=60), max_size=6), st.lists(st.integers(1, 40), max_size=60))
def test_any_pieces_give_the_same_contents(contents: list[bytes], sizes: list[int]) -> None:
    stream = b"".join(map(frame, contents))
    pieces = []
    for size in [*sizes, len(stream) + 1]:
        pieces.append(stream[:size])
        stream = stream[size:]
    assert fed(FrameSplitter(60), *pieces) == contents


def test_one_byte_at_a_time() -> None:
    stream = frame(b"hello") + frame(b"you")
    assert fed(FrameSplitter(9), *(bytes([byte]) for byte in stream)) == [b"hello", b"you"]


def test_wire_01_a_long_frame_is_refused_by_its_first_four_bytes() -> None:
    with pytest.raises(ProtocolError, match="too_big"):
        fed(FrameSplitter(1024), b"\xff\xff\xff\xff")


def test_an_empty_frame_is_refused() -> None:
    with pytest.raises(ProtocolError, match="malformed"):
        fed(FrameSplitter(1024), b"\0\0\0\0")


def test_an_http_request_is_refused() -> None:
    with pytest.raises(ProtocolError, match="too_big"):
        fed(FrameSplitter(frames.FROM_HOST), b"GET / HTTP/1.1\r\n\r\n")


def test_the_limit_may_rise_between_two_frames_of_one_piece() -> None:
    splitter = FrameSplitter(4)
    splitter.feed(frame(b"hi") + frame(b"longer"))
    contents = splitter.payloads()
    assert next(contents) == b"hi"
    splitter.limit = 9
    assert list(contents) == [b"longer"]


@given(st.lists(st.binary(max_size=30), max_size=10))
def test_any_bytes_only_raise_protocol_errors(pieces: list[bytes]) -> None:
    splitter, code = FrameSplitter(64), ""
    try:
        assert all(1 <= len(content) <= 64 for content in fed(splitter, *pieces))
    except ProtocolError as error:
        code = error.message_id
    assert code in {"", "too_big", "malformed"}
