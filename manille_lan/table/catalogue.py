"""What a table needs to know of the plugins on its machine; the composition root fills it in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from manille_lan.engine.variant import Rules, Variant


class Catalogue(Protocol):
    """The variants and bots that a table may offer."""

    def variant(self, preset: str) -> Variant:
        """The variant offered under a preset's name. Raises UnknownName."""

    def has_bot(self, bot: str) -> bool:
        """Whether there is a bot of that id."""

    def bot_words(self, bot: str) -> Mapping[str, str]:
        """The sentences that a bot brings for its reasons, as Fluent texts by language; none where there is
        no such bot.
        """

    def described(self) -> dict[str, Any]:
        """Variants, bots and failed plugins as plain data, for the owner's dialog."""

    def sheet(self, rules: Rules, language: str) -> str:
        """The rule sheet of a table, with the values of its options."""
