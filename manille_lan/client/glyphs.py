"""What can be drawn of a text: visible characters, safe text, and which signs a font file holds.

Strangers choose their names and what they write: the text may hold NUL, lone surrogates, zero-width
or bidirectional controls, any of which makes pygame raise or draws a line that lies. Knows nothing of
pygame or of sizes. (pygame's `Font.metrics` does not tell a missing sign, so the font's own table is read.)
"""

import struct
import unicodedata
from collections.abc import Iterator

MISSING = "?"
"""Stands for a character that no font of ours can draw."""

_JOINER = "\u200d"
_EXTENDING = frozenset({"Mn", "Me", "Mc"})
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_SPACES = frozenset({"Zs", "Zl", "Zp"})


def clean_text(text: str) -> str:
    """`text` composed (NFC) on one line, without controls, surrogates or unassigned characters.

    Joiners, tags and variation selectors stay where they can join (an emoji is several characters);
    bidirectional controls go.
    """
    safe = "".join(character for character in text if not 0xD800 <= ord(character) <= 0xDFFF)
    return "".join(filter(None, map(_cleaned, unicodedata.normalize("NFC", safe))))


def _cleaned(character: str) -> str:
    if character in "\t\r\n" or unicodedata.category(character) in _SPACES:
        return " "
    if character == _JOINER or _is_tag(character):
        return character
    return "" if unicodedata.category(character) in _UNSEEN else character


def clusters(text: str) -> list[str]:
    """`text` cut into what a reader calls characters: a letter with its accents, an emoji with its tone.

    A small form of Unicode's grapheme clusters: marks, joiners, skin tones, tags, flags and Korean
    syllables written in parts.
    """
    found: list[str] = []
    for character in text:
        if found and _joins(found[-1], character):
            found[-1] += character
        else:
            found.append(character)
    return found


def _joins(cluster: str, character: str) -> bool:
    if character == _JOINER or cluster.endswith(_JOINER):
        return True
    if unicodedata.category(character) in _EXTENDING or _is_tone(character) or _is_tag(character):
        return True
    if _is_flag_letter(character):
        return len(cluster) == 1 and _is_flag_letter(cluster)
    return _is_jamo_tail(character) and (_is_jamo(cluster[-1]) or "가" <= cluster[-1] <= "힣")


def _is_tone(character: str) -> bool:
    return "\U0001f3fb" <= character <= "\U0001f3ff"


def _is_tag(character: str) -> bool:
    return "\U000e0020" <= character <= "\U000e007f"


def _is_flag_letter(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def _is_jamo(character: str) -> bool:
    return "\u1100" <= character <= "\u11ff"


def _is_jamo_tail(character: str) -> bool:
    return "\u1160" <= character <= "\u11ff"


def is_drawn(character: str) -> bool:
    """Whether the character leaves ink or a space (controls, joiners and selectors do not)."""
    if "\ufe00" <= character <= "\ufe0f":
        return False
    return unicodedata.category(character) not in _UNSEEN


def covered(font_file: bytes) -> frozenset[int]:
    """The code points that a TrueType file has a sign for, from its `cmap` table.

    Raises ValueError where the file is not TrueType or its table is cut short.
    """
    try:
        return frozenset(_code_points(font_file))
    except (struct.error, IndexError) as error:
        raise ValueError("font file: the cmap table cannot be read") from error


def _code_points(data: bytes) -> Iterator[int]:
    cmap = _table(data, b"cmap")
    (count,) = struct.unpack_from(">H", cmap, 2)
    for index in range(count):
        (offset,) = struct.unpack_from(">L", cmap, 8 + 8 * index)
        (form,) = struct.unpack_from(">H", cmap, offset)
        if form == 4:
            yield from _segments(cmap[offset:])
        elif form == 12:
            yield from _groups(cmap[offset:])


def _table(data: bytes, name: bytes) -> bytes:
    (count,) = struct.unpack_from(">H", data, 4)
    for index in range(count):
        tag, _, offset, length = struct.unpack_from(">4sLLL", data, 12 + 16 * index)
        if tag == name:
            return data[offset : offset + length]
    raise ValueError(f"font file: no {name.decode()} table")


def _segments(part: bytes) -> Iterator[int]:
    """Format 4: segments of the basic plane; a sign of number 0 means missing."""
    (double,) = struct.unpack_from(">H", part, 6)
    count = double // 2
    ends = struct.unpack_from(f">{count}H", part, 14)
    starts = struct.unpack_from(f">{count}H", part, 16 + double)
    deltas = struct.unpack_from(f">{count}H", part, 16 + 2 * double)
    for index in range(count):
        place = 16 + 3 * double + 2 * index
        (offset,) = struct.unpack_from(">H", part, place)
        for code in range(starts[index], ends[index] + 1):
            sign = code
            if offset:
                (sign,) = struct.unpack_from(">H", part, place + offset + 2 * (code - starts[index]))
            if code != 0xFFFF and (sign and (sign + deltas[index]) & 0xFFFF):
                yield code


def _groups(part: bytes) -> Iterator[int]:
    """Format 12: groups over all planes."""
    (count,) = struct.unpack_from(">L", part, 12)
    for index in range(count):
        first, last, sign = struct.unpack_from(">LLL", part, 16 + 12 * index)
        yield from (code for code in range(first, last + 1) if sign or code > first)
