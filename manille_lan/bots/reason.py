"""Why a bot acts as it does: an id of the words with arguments, short and plain whatever the bot sent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice

MOST_ARGUMENTS = 8
MOST_TEXT, MOST_NUMBER = 64, 2**53
"""Characters of an argument's text, and the size that its number stays below."""

_WHY = re.compile(r"[a-z][a-z0-9-]{0,63}")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]{0,31}")


@dataclass(frozen=True)
class Reason:
    """The id of a sentence, `why-...`, and its arguments: cards and suits in notation, seats as numbers."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def plain_reason(why: object, args: object) -> Reason | None:
    """The reason, where it is one that words can have; a bot may send anything."""
    if not isinstance(why, str) or not _WHY.fullmatch(why):
        return None
    given = islice(args.items(), MOST_ARGUMENTS) if isinstance(args, Mapping) else ()
    plain = {name: _plain(value) for name, value in given if _is_name(name)}
    return Reason(why, {name: value for name, value in plain.items() if value is not None})


def is_plain(args: object) -> bool:
    """Whether these are arguments that come through as they are, every one of them."""
    if not isinstance(args, Mapping) or len(args) > MOST_ARGUMENTS:
        return False
    return all(_is_name(name) and _plain(value) == value for name, value in args.items())


def _is_name(name: object) -> bool:
    """Whether a sentence can call an argument so."""
    return isinstance(name, str) and _NAME.fullmatch(name) is not None


def _plain(value: object) -> str | int | None:
    """An argument as it may stand in a record and on a screen: no line breaks, nothing that is no text."""
    if isinstance(value, int):
        return int(value) if abs(value) < MOST_NUMBER else None
    if not isinstance(value, str):
        return None
    return "".join(character if character.isprintable() else " " for character in value[:MOST_TEXT])
