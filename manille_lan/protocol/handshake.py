"""Hello: which version both sides speak, and what to say when there is none (network.md 4.2).

The versions are looked at before anything else of a hello, so that a program from another year, whose hello
has fields nobody here knows, still hears which of the two must be updated.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from manille_lan.errors import ProtocolError
from manille_lan.protocol import codec
from manille_lan.protocol.codes import retry_for
from manille_lan.protocol.messages import Args, Error, Hello

__all__ = [
    "REASONS_FROM",
    "VERSIONS",
    "VersionRange",
    "common_version",
    "error_of",
    "open_hello",
    "outdated_side",
    "version_args",
]

VersionRange = tuple[int, int]
"""The oldest and the newest protocol version that a program speaks."""

VERSIONS: Final[VersionRange] = (1, 2)
"""What this program speaks. Version 2 is version 1 with the message `Reasons`."""

REASONS_FROM: Final = 2
"""The version from which a guest understands `Reasons`."""


def common_version(host: VersionRange, guest: VersionRange) -> int | None:
    """The newest version that both speak, None where there is none."""
    newest = min(host[1], guest[1])
    return newest if newest >= max(host[0], guest[0]) else None


def outdated_side(host: VersionRange, guest: VersionRange) -> Literal["host", "guest"] | None:
    """Who must be updated before they can speak; None where they can already."""
    if common_version(host, guest) is not None:
        return None
    return "host" if host[1] < guest[0] else "guest"


def version_args(host: VersionRange, guest: VersionRange, app: str) -> Args:
    """The arguments of `protocol_version`: both ranges, the host's program `app`, and who must update."""
    return {
        "host_min": host[0],
        "host_max": host[1],
        "guest_min": guest[0],
        "guest_max": guest[1],
        "app": app,
        "update": outdated_side(host, guest) or "guest",
    }


def open_hello(payload: bytes, app: str, versions: VersionRange = VERSIONS) -> Hello | Error:
    """The hello in a guest's first frame, or the `Error` to answer with before closing.

    `app` is the name and version of this program, told to a guest that does not fit.
    """
    try:
        value = codec.plain_map(payload, codec.FROM_GUEST)
        if value.get("t") != "hello":
            raise ProtocolError("expected_hello")
        spoken = _range_of(value.get("v"))
        if common_version(versions, spoken) is None:
            args = version_args(versions, spoken, app)
            return Error(code="protocol_version", fatal=True, retry="never", args=args)
        hello: Hello = codec.message_of(value, {"hello": Hello})
        return hello
    except ProtocolError as error:
        return error_of(error)


def error_of(error: ProtocolError) -> Error:
    """The frame that tells a peer what it did wrong, before it is closed."""
    return Error(
        code=error.message_id, fatal=True, retry=retry_for(error.message_id), args=dict(error.arguments)
    )


def _range_of(value: Any) -> VersionRange:
    match value:
        case [int(oldest), int(newest)] if 0 <= oldest <= newest < 2**31 and not isinstance(oldest, bool):
            return (oldest, newest)
    raise ProtocolError("invalid_message", detail="versions")
