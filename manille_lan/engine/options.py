"""Options: what a table may choose, declared once.

From a declaration come the validation, the text form (`match=race:101`, `packets=3-2-3`), the host's form,
the flags of the command line, the rule sheet and the record's header. Which options a variant takes and
what it starts from is the variant's own matter (`variant.py`); the rules' catalogue is `catalogue.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from manille_lan.errors import OptionError

Value = Any
"""A value of an option: bool, int, str, a tuple of packet sizes or a Format. It is what its kind's `parse`
returns.
"""


@dataclass(frozen=True)
class Format:
    """How a match ends: its kind (`race`, `trees`, `fixed`, `sets`, `hands`, `individual`) and its number,
    if any.
    """

    kind: str
    number: int | None = None


class Kind(Protocol):
    """A kind of value: parses a text, writes it, and describes itself to a form."""

    def parse(self, text: str) -> Value:
        """The value; raises ValueError where `text` is none."""

    def text(self, value: Value) -> str:
        """The value as text; the reverse of `parse`."""

    def described(self) -> dict[str, Any]:
        """Plain data for a form: `kind` and what the kind needs (`values`, `low`, `high`)."""

    @property
    def allowed(self) -> str:
        """What is allowed, in words of the notation, for an error sentence."""


@dataclass(frozen=True)
class Flag:
    """Yes or no, written `true` and `false`."""

    allowed = "true, false"

    def parse(self, text: str) -> bool:
        """`true` or `false` (also on/off, yes/no)."""
        word = text.lower()
        if word in ("true", "on", "yes"):
            return True
        if word in ("false", "off", "no"):
            return False
        raise ValueError(text)

    def text(self, value: Value) -> str:
        """`true` or `false`."""
        return "true" if value else "false"

    def described(self) -> dict[str, Any]:
        """A flag's form."""
        return {"kind": "flag"}


@dataclass(frozen=True)
class Choice:
    """One of some words or whole numbers."""

    values: tuple[str | int, ...]

    @property
    def allowed(self) -> str:
        """The values, parted by commas."""
        return ", ".join(map(str, self.values))

    def parse(self, text: str) -> Value:
        """The value written so."""
        for value in self.values:
            if str(value) == text:
                return value
        raise ValueError(text)

    def text(self, value: Value) -> str:
        """The value itself."""
        return str(value)

    def described(self) -> dict[str, Any]:
        """A choice's form: its values as text."""
        return {"kind": "choice", "values": [str(value) for value in self.values]}


def _is_number(text: str) -> bool:
    """Whether a text writes a whole number of at most nine digits."""
    return text.isascii() and text.isdigit() and len(text) <= 9


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`, or one word that stands beside the numbers (`half`)."""

    low: int
    high: int
    word: str | None = None

    @property
    def allowed(self) -> str:
        """The range, and the word."""
        return f"{self.low}..{self.high}" + (f", {self.word}" if self.word else "")

    def parse(self, text: str) -> Value:
        """The number, or the word."""
        if self.word is not None and text == self.word:
            return text
        if not _is_number(text) or not self.low <= int(text) <= self.high:
            raise ValueError(text)
        return int(text)

    def text(self, value: Value) -> str:
        """The number, or the word."""
        return str(value)

    def described(self) -> dict[str, Any]:
        """A number's form."""
        return {"kind": "whole", "low": self.low, "high": self.high, "word": self.word or ""}


@dataclass(frozen=True)
class Order:
    """Some letters in any order, each once: `CDHS`."""

    letters: str

    @property
    def allowed(self) -> str:
        """An example."""
        return f"{self.letters} in any order"

    def parse(self, text: str) -> str:
        """The letters in the order written."""
        if sorted(text.upper()) != sorted(self.letters):
            raise ValueError(text)
        return text.upper()

    def text(self, value: Value) -> str:
        """The letters."""
        return str(value)

    def described(self) -> dict[str, Any]:
        """An order's form: the letters."""
        return {"kind": "order", "letters": self.letters}


@dataclass(frozen=True)
class Packets:
    """Sizes of the packets a hand is dealt in, written `3-2-3`."""

    usual: tuple[tuple[int, ...], ...]

    @property
    def allowed(self) -> str:
        """Examples: any sizes that sum to the hand are taken."""
        return ", ".join(map(self.text, self.usual)) + ", ..."

    def parse(self, text: str) -> tuple[int, ...]:
        """The sizes."""
        parts = text.split("-")
        if len(parts) > 16 or not all(_is_number(part) and 0 < int(part) < 17 for part in parts):
            raise ValueError(text)
        return tuple(map(int, parts))

    def text(self, value: Value) -> str:
        """The sizes, parted by hyphens."""
        return "-".join(map(str, value))

    def described(self) -> dict[str, Any]:
        """A packets' form: the usual ones to choose from."""
        return {"kind": "packets", "values": [self.text(sizes) for sizes in self.usual]}


@dataclass(frozen=True)
class Formats:
    """How the match ends: `race:101`, `trees:61`, `fixed:50`, `sets`, `hands`, `individual:8`."""

    usual: tuple[Format, ...]
    numbered: tuple[str, ...] = ("race", "trees", "fixed", "individual")
    bare: tuple[str, ...] = ("sets", "hands")
    most = 9999

    @property
    def allowed(self) -> str:
        """The kinds, N standing for any number from 1."""
        return ", ".join([f"{kind}:N" for kind in self.numbered] + list(self.bare))

    def parse(self, text: str) -> Format:
        """The format; `race(101)` is read like `race:101`."""
        kind, _, number = text.replace("(", ":").removesuffix(")").partition(":")
        if kind in self.bare and not number:
            return Format(kind)
        if kind in self.numbered and _is_number(number) and 1 <= int(number) <= self.most:
            return Format(kind, int(number))
        raise ValueError(text)

    def text(self, value: Value) -> str:
        """Kind and number, parted by a colon."""
        return value.kind if value.number is None else f"{value.kind}:{value.number}"

    def described(self) -> dict[str, Any]:
        """A format's form: the usual ones to choose from, and the kinds that take any number."""
        return {
            "kind": "format",
            "values": [self.text(f) for f in self.usual],
            "numbered": list(self.numbered),
        }


@dataclass(frozen=True)
class Option:
    """One option: its id, the kind of its values, its default, and its group.

    `rules` options stand in the digest that peers compare and in the record; `table` options do not.
    """

    id: str
    kind: Kind
    default: Value
    group: Literal["rules", "table"] = "rules"

    def parse(self, text: str) -> Value:
        """The value written so. Raises OptionError naming the option and what it takes."""
        try:
            return self.kind.parse(text.strip())
        except ValueError:
            raise OptionError(
                "option-value", option=self.id, value=text[:60], allowed=self.kind.allowed
            ) from None

    def text(self, value: Value) -> str:
        """A value of it as text."""
        return self.kind.text(value)


Values = Mapping[str, Value]


def parse_settings(settings: list[str]) -> dict[str, str]:
    """`NAME=VALUE` texts as a mapping. Raises OptionError for another form, and for a name given twice."""
    given: dict[str, str] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign or not name.strip():
            raise OptionError("option-form", text=setting[:60])
        if name.strip() in given:
            raise OptionError("option-twice", option=name.strip())
        given[name.strip()] = value.strip()
    return given
