"""Hello: versions that fit, and what is said when they do not."""

from __future__ import annotations

from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.errors import ProtocolError
from manille_lan.protocol import codec
from manille_lan.protocol.handshake import (
    VERSIONS,
    common_version,
    error_of,
    open_hello,
    outdated_side,
)
from manille_lan.protocol.messages import Error, Hello

GREETING: dict[str, Any] = {
    "t": "hello",
    "v": [1, 1],
    "app": "x 1",
    "name": "Ann",
    "kind": "human",
    "lang": "en",
}


def opened(**change: object) -> Hello | Error:
    """What a host makes of the greeting with these fields changed; None removes one."""
    fields = {name: value for name, value in (GREETING | change).items() if value is not None}
    return open_hello(msgpack.packb(fields), "manille-lan 7", (1, 2))


@pytest.mark.parametrize(
    ("host", "guest", "version", "outdated"),
    [
        ((1, 1), (1, 1), 1, None),
        ((1, 3), (2, 5), 3, None),
        ((2, 5), (1, 3), 3, None),
        ((1, 1), (2, 3), None, "host"),
        ((4, 6), (1, 3), None, "guest"),
    ],
)
def test_the_newest_common_version_is_spoken(
    host: tuple[int, int], guest: tuple[int, int], version: int | None, outdated: str | None
) -> None:
    assert common_version(host, guest) == version
    assert outdated_side(host, guest) == outdated


def test_a_hello_that_fits_is_opened() -> None:
    hello = opened(v=[1, 4], name="Zoé")
    assert hello == Hello(v=(1, 4), app="x 1", name="Zoé", kind="human", lang="en")


@pytest.mark.parametrize(("spoken", "update"), [([0, 0], "guest"), ([3, 3], "host"), ([999, 1000], "host")])
def test_server_13_a_version_that_does_not_fit_names_both_and_who_must_update(
    spoken: list[int], update: str
) -> None:
    answer = opened(v=spoken)
    assert isinstance(answer, Error)
    assert (answer.code, answer.fatal, answer.retry) == ("protocol_version", True, "never")
    assert answer.args == {
        "host_min": 1,
        "host_max": 2,
        "guest_min": spoken[0],
        "guest_max": spoken[1],
        "app": "manille-lan 7",
        "update": update,
    }


def test_server_13_nothing_but_the_version_is_read_before_the_check() -> None:
    answer = opened(v=[8, 9], kind="hologram", name=5, planet="Mars")
    assert isinstance(answer, Error)
    assert answer.code == "protocol_version"


@pytest.mark.parametrize(
    "spoken", [None, "1", 1, [], [1], [1, 2, 3], [2, 1], [-1, 1], ["1", "1"], [True, 1], [1, 2**31]]
)
def test_server_13_versions_that_are_no_range(spoken: object) -> None:
    answer = opened(v=spoken)
    assert isinstance(answer, Error)
    assert answer.code == "invalid_message"


def test_the_first_frame_must_be_hello() -> None:
    for value in ({"t": "ping", "n": 1}, {"t": 5}, {}):
        answer = open_hello(msgpack.packb(value), "x")
        assert isinstance(answer, Error)
        assert answer.code == "expected_hello"


def test_a_wrong_field_of_a_fitting_hello_is_refused() -> None:
    answer = opened(planet="Mars")
    assert isinstance(answer, Error)
    assert answer.code == "invalid_message"


@given(st.binary(max_size=200))
def test_any_first_frame_gets_an_answer(payload: bytes) -> None:
    assert isinstance(open_hello(payload, "x"), Hello | Error)


def test_an_error_can_always_be_sent() -> None:
    answer = error_of(ProtocolError("too_big", size=2**40, limit=1024))
    assert codec.decode_from_host(codec.encode(answer, codec.FROM_HOST)) == answer


def test_this_program_speaks_something() -> None:
    assert common_version(VERSIONS, VERSIONS) == VERSIONS[1]
