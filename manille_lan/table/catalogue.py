"""What a table needs to know of the plugins on its machine; the composition root fills it in."""

from __future__ import annotations

from typing import Any, Protocol

from manille_lan.engine.variant import Rules, Variant


class Catalogue(Protocol):
    """The variants and bots that a table may offer."""

    def variant(self, preset: str) -> Variant:
        """The variant offered under a preset's name. Raises UnknownName."""

    def has_bot(self, bot: str) -> bool:
        """Whether there is a bot of that id."""

    def described(self) -> dict[str, Any]:
        """Variants, bots and failed plugins as plain data, for the owner's dialog."""

    def sheet(self, rules: Rules, language: str) -> str:
        """The rule sheet of a table, with the values of its options."""
