"""Bytes to messages and back (network.md 2.3). The only error that leaves this module is `ProtocolError`.

The bytes are one MessagePack map. Refused before a message exists: repeated keys, keys that are no text,
floats, extension types, nesting deeper than `MAX_DEPTH`, texts and lists longer than the limits of the
direction. Then the message's own Struct checks fields, types, ranges and lengths. `ProtocolError.message_id`
is the code on the wire: `malformed`, `invalid_message`, `unknown_type` or `too_big`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgpack
import msgspec

from manille_lan.errors import ProtocolError
from manille_lan.protocol import frames
from manille_lan.protocol.messages import GuestMessage, HostMessage

__all__ = [
    "FROM_GUEST",
    "FROM_HOST",
    "MAX_DEPTH",
    "Limits",
    "decode_from_guest",
    "decode_from_host",
    "encode",
    "message_of",
    "packed_map",
    "plain_map",
]

MAX_DEPTH: Final = 16
"""How deep lists and maps may lie in each other; a view needs six."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a frame and the values in it may be: bytes of the frame and of a text, entries of a list and
    a map.
    """

    frame: int
    text: int
    entries: int = 512
    keys: int = 128


FROM_GUEST: Final = Limits(frame=frames.FROM_GUEST, text=4096)
FROM_HOST: Final = Limits(frame=frames.FROM_HOST, text=frames.FROM_HOST)
"""A host may send long texts: the words and the rule sheet of its variant."""


def _by_tag(union: object) -> dict[str, type[msgspec.Struct]]:
    return {struct.__struct_config__.tag: struct for struct in get_args(union)}


_GUEST_TYPES: Final = _by_tag(GuestMessage)
_HOST_TYPES: Final = _by_tag(HostMessage)


def decode_from_guest(payload: bytes) -> GuestMessage:
    """The message a guest sent. Raises `ProtocolError`."""
    message: GuestMessage = message_of(plain_map(payload, FROM_GUEST), _GUEST_TYPES)
    return message


def decode_from_host(payload: bytes) -> HostMessage:
    """The message a host sent. Raises `ProtocolError`."""
    message: HostMessage = message_of(plain_map(payload, FROM_HOST), _HOST_TYPES)
    return message


def plain_map(payload: bytes, limits: Limits) -> dict[str, Any]:
    """The map in `payload`, safe to look at but of unchecked meaning. Raises `ProtocolError` (`malformed`,
    `too_big`).
    """
    if len(payload) > limits.frame:
        raise ProtocolError("too_big", size=len(payload), limit=limits.frame)
    try:
        value = msgpack.unpackb(
            payload,
            raw=False,
            strict_map_key=True,
            max_str_len=limits.text,
            max_bin_len=limits.text,
            max_array_len=limits.entries,
            max_map_len=limits.keys,
            max_ext_len=0,
            object_pairs_hook=_map_without_repeats,
        )
        _check_shape(value)
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException) as error:
        raise ProtocolError("malformed", detail=_detail(error)) from error
    if not isinstance(value, dict):
        raise ProtocolError("malformed", detail="not a map")
    return value


def message_of(value: dict[str, Any], types: dict[str, type[msgspec.Struct]]) -> Any:
    """The message that `value` stands for, of one of `types` by its tag. Raises `ProtocolError`."""
    tag = value.get("t")
    if not isinstance(tag, str):
        raise ProtocolError("invalid_message", detail="no type")
    struct = types.get(tag)
    if struct is None:
        raise ProtocolError("unknown_type", type=tag[:64])
    try:
        return msgspec.convert(value, struct)
    except (ValueError, TypeError, RecursionError) as error:
        raise ProtocolError("invalid_message", detail=_detail(error)) from error


def encode(message: GuestMessage | HostMessage, limits: Limits) -> bytes:
    """The bytes of `message`, without frame.

    What the other side would refuse is refused here, where the mistake was made. Halves of characters (lone
    surrogates) are replaced: a name from a strange file name must not stop the sender. Raises
    `ProtocolError`: `invalid_message` or `too_big`.
    """
    try:
        plain = msgspec.to_builtins(message, builtin_types=(bytes,))
        msgspec.convert(plain, type(message))
    except (ValueError, TypeError) as error:
        raise ProtocolError("invalid_message", detail=_detail(error)) from error
    return packed_map(plain, limits)


def packed_map(plain: Mapping[str, Any], limits: Limits) -> bytes:
    """The bytes of a map of plain values; refuses what `plain_map` would refuse, as `encode` does."""
    try:
        _check_shape(plain)
        payload = _packed(plain)
    except (ValueError, TypeError, OverflowError) as error:
        raise ProtocolError("invalid_message", detail=_detail(error)) from error
    if len(payload) > limits.frame:
        raise ProtocolError("too_big", size=len(payload), limit=limits.frame)
    return payload


def _packed(plain: Any) -> bytes:
    try:
        return bytes(msgpack.packb(plain, use_bin_type=True))
    except UnicodeEncodeError:
        return bytes(msgpack.packb(_without_surrogates(plain), use_bin_type=True))


def _without_surrogates(value: Any) -> Any:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        return {_without_surrogates(key): _without_surrogates(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_without_surrogates(item) for item in value]
    return value


def _map_without_repeats(pairs: list[tuple[Any, Any]]) -> dict[Any, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("repeated key")
    return value


def _check_shape(value: Any) -> None:
    """Refuse what is too deep or not plain, without recursion: what was nested to harm must not harm here."""
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in _inside(outer)]
        if not level:
            return
    raise ValueError("too deep")


def _inside(value: Any) -> list[Any]:
    """The values in a list or map; nothing in a plain value. Raises TypeError for what is neither."""
    if isinstance(value, dict):
        if not all(isinstance(key, str) for key in value):
            raise TypeError("a key that is no text")
        return list(value.values())
    if isinstance(value, list | tuple) and not isinstance(value, msgpack.ExtType):
        return list(value)
    if value is None or isinstance(value, str | bytes | int):
        return []
    raise TypeError(f"a {type(value).__name__} is no plain value")


def _detail(error: BaseException) -> str:
    """What went wrong, short and without anything of the message itself but field names."""
    return (str(error) or type(error).__name__)[:120]
