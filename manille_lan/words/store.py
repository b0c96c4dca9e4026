"""The Fluent texts as they stand in files, read once for each language; and what a plugin adds to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from manille_lan.words.languages import FOLDER

GAME_IDS = re.compile(r"(refusal|phase|verb|did|event|score|rule|preset|sheet|option|why)-")
"""What a plugin may bring or replace: the sentences of its game, of its options and of its bots' reasons."""

REASON_IDS = re.compile(r"why-")
"""What a bot's plugin may bring or replace."""

_FRENCH_SPACE = re.compile(r"(?<=\S) (?=[:;!?»%])|(?<=«) ")
"""Where French keeps a space that no line may break at."""


def parsed(text: str, language: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of a Fluent text; lines that are none are left out.

    A text nested too deeply for the parser (a stranger's) has none.
    """
    if language == "fr":
        text = _FRENCH_SPACE.sub("\u00a0", text)
    try:
        body = FluentParser(with_spans=False).parse(text).body
    except RecursionError:
        return []
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


@cache
def house_entries(language: str) -> tuple[ast.Message | ast.Term, ...]:
    """Every message and term of the program's own files of a language."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return tuple(entry for path in files for entry in parsed(path.read_text(encoding="utf-8"), language))


def _named(entries: list[ast.Message | ast.Term]) -> dict[str, ast.Message | ast.Term]:
    return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in entries}


class Library:
    """The texts of one language and of English, each with a plugin's own before the house's."""

    def __init__(
        self, language: str, extra: Mapping[str, str], reasons: Mapping[str, str] | None = None
    ) -> None:
        """`extra` (a variant's) and `reasons` (a bot's) map languages to Fluent texts."""
        self.language = language
        self._entries: dict[str, dict[str, ast.Message | ast.Term]] = {}
        self._brought = ((dict(extra), GAME_IDS), (dict(reasons or {}), REASON_IDS))

    def with_reasons(self, reasons: Mapping[str, str]) -> Library:
        """The same texts with a bot's before all others."""
        (extra, _), _ = self._brought
        return Library(self.language, extra, reasons)

    def entries(self, language: str) -> dict[str, ast.Message | ast.Term]:
        """The messages (and terms, by `-name`) of a language."""
        if language not in self._entries:
            found = _named(list(house_entries(language)))
            for texts, allowed in self._brought:
                brought = _named(parsed(texts.get(language, ""), language))
                found |= {name: entry for name, entry in brought.items() if allowed.match(name)}
            self._entries[language] = found
        return self._entries[language]

    def has(self, language: str, id: str) -> bool:
        """Whether the language has the text `id`, or the part `id.attribute`."""
        name, _, attribute = id.partition(".")
        entry = self.entries(language).get(name)
        if entry is None or isinstance(entry, ast.Term):
            return False
        if attribute:
            return any(part.id.name == attribute for part in entry.attributes)
        return entry.value is not None

    def bundle(self, language: str, functions: Mapping[str, Callable[[Any], Any]]) -> FluentBundle:
        """The texts of a language ready to be said, with the functions that they call."""
        bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        bundle.add_resource(ast.Resource(list(self.entries(language).values())))
        return bundle
