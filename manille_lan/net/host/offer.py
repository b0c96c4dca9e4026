"""What a table of this machine may offer its guests: the registry's variants and bots, with their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from manille_lan.engine.variant import Rules, Variant
from manille_lan.registry import Registry
from manille_lan.words.languages import language_of
from manille_lan.words.loader import Words
from manille_lan.words.sheet import rule_sheet


class Offer:
    """The table's catalogue (`table.catalogue.Catalogue`) made from a registry."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def variant(self, preset: str) -> Variant:
        """The variant offered under a preset's name. Raises UnknownName, PluginError."""
        return self._registry.variant(preset)

    def has_bot(self, bot: str) -> bool:
        """Whether there is a bot of that id."""
        return bot in self._registry.bots

    def bot_words(self, bot: str) -> Mapping[str, str]:
        """The sentences that a bot brings for its reasons; none where there is no such bot."""
        return self._registry.bots[bot].words if bot in self._registry.bots else {}

    def described(self) -> dict[str, Any]:
        """Variants, bots and failed plugins as plain data, for the dialog of whoever is in charge."""
        return {
            "variants": [
                {"id": id, "variant": known.variant} for id, known in self._registry.presets.items()
            ],
            "bots": [{"id": id, "about": dict(known.about)} for id, known in self._registry.bots.items()],
            "failures": [
                {"plugin": failure.plugin, "reason": failure.reason, "args": _plain(failure.args)}
                for failure in self._registry.failures
            ],
        }

    def sheet(self, rules: Rules, language: str) -> str:
        """The rule sheet of a table, with the values of its options."""
        words = Words(language_of(language), rules.variant.words)
        return rule_sheet(words, rules.variant.id, rules.option_texts(), rules.variant.rules_text)


def _plain(args: Mapping[str, str | int]) -> dict[str, str | int]:
    return {name: value if isinstance(value, int) else value[:300] for name, value in args.items()}
