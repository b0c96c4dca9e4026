"""Names and chat lines as they may be shown: no character that is invisible, turns text around or draws over
others.

The host cleans what guests send, and a guest cleans what it types; both by the functions here (network.md
4.4).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from manille_lan.errors import ProtocolError

__all__ = [
    "CHAT_CHARACTERS",
    "NAME_BYTES",
    "NAME_CHARACTERS",
    "TABLE_BYTES",
    "clean_chat",
    "clean_name",
    "clean_table_name",
    "free_name",
]

NAME_CHARACTERS: Final = 24
NAME_BYTES: Final = 64
TABLE_BYTES: Final = 40
CHAT_CHARACTERS: Final = 300

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters by their category that show nothing: fillers and the empty braille cell."""
_MARKS: Final = 2
"""How many marks may stand on one letter; names with towers of marks draw over their neighbours."""
_RAW: Final = 4096
"""No more of a text than this is ever looked at."""


def clean_name(raw: str) -> str:
    """A player's name as everybody may see it. Raises `ProtocolError` `bad_name` where nothing visible is
    left.
    """
    return _named(_cut(_shown(raw), NAME_CHARACTERS, NAME_BYTES))


def clean_table_name(raw: str) -> str:
    """A table's name, short enough for a service label. Raises `ProtocolError` `bad_name` where nothing is
    left.
    """
    return _named(_cut(_shown(raw), TABLE_BYTES, TABLE_BYTES).rstrip(". "))


def clean_chat(raw: str) -> str:
    """A chat line: one line, cut at `CHAT_CHARACTERS`; may be empty."""
    return _cut(_shown(raw), CHAT_CHARACTERS, 4 * CHAT_CHARACTERS)


def free_name(name: str, taken: Collection[str]) -> str:
    """`name`, or `name 2`, `name 3` ... : the first that is not among `taken`, whatever the case of the
    letters.
    """
    held = {other.casefold() for other in taken}
    candidate, number = name, 1
    while candidate.casefold() in held:
        number += 1
        ending = f" {number}"
        candidate = _cut(name, NAME_CHARACTERS - len(ending), NAME_BYTES - len(ending)) + ending
    return candidate


def _named(cleaned: str) -> str:
    if not cleaned:
        raise ProtocolError("bad_name", why="empty")
    return cleaned


def _shown(raw: str) -> str:
    """What of `raw` can be seen, composed (NFC), with single spaces."""
    kept = "".join(
        " " if character.isspace() else character for character in raw[:_RAW] if _is_kept(character)
    )
    composed = unicodedata.normalize("NFC", " ".join(kept.split()))
    return _with_few_marks(composed)


def _is_kept(character: str) -> bool:
    return character.isspace() or (unicodedata.category(character)[0] != "C" and character not in _BLANK)


def _with_few_marks(text: str) -> str:
    kept: list[str] = []
    marks = _MARKS  # no letter yet that could carry one
    for character in text:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= _MARKS:
            kept.append(character)
    return "".join(kept).strip()


def _cut(text: str, characters: int, size: int) -> str:
    """The beginning of `text` within both limits, cut between characters."""
    shortened = text[:characters]
    while len(shortened.encode("utf-8")) > size:
        shortened = shortened[:-1]
    return shortened.strip()
