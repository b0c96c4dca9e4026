"""Fluent files: every language says the same messages with the same arguments, and each is well written."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.architecture.sources import ROOT, packages

LANGUAGES = ("en", "fr", "nl", "ca", "es")


def word_folders():
    """Each folder that holds words, by language: the house's own, and those of plugins."""
    return sorted({path for package in packages() for path in package.rglob("words") if path.is_dir()})


def areas(folder: Path, language: str):
    """The files of one language: `<language>/<area>.ftl`, or one `<language>.ftl`."""
    return sorted([*(folder / language).glob("*.ftl"), *folder.glob(f"{language}.ftl")])


def arguments(pattern):
    """The names of the arguments that a pattern uses, also inside its selectors."""
    if isinstance(pattern, ast.VariableReference):
        return {pattern.id.name}
    parts = list(vars(pattern).values()) if isinstance(pattern, ast.BaseNode) else pattern
    return set().union(*map(arguments, parts)) if isinstance(parts, list) else set()



def entries(folder: Path, language: str):
    """Every message and term of one language, over all areas; a line that Fluent cannot read fails."""
    for path in areas(folder, language):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                yield path, entry


def messages(folder: Path, language: str):
    """Message, term (`-name`) or attribute (`name.attribute`) -> the set of its arguments."""
    found = {}
    for path, entry in entries(folder, language):
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        assert name not in found, f"{path}: {name} is said twice"
        found[name] = arguments(entry.value)
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = arguments(attribute.value)
    return found


@pytest.mark.parametrize("folder", word_folders(), ids=lambda folder: folder.relative_to(ROOT).as_posix())
def test_every_language_says_the_same_messages_with_the_same_arguments(folder):
    first, *others = LANGUAGES
    assert messages(folder, first) != {}
    for other in others:
        assert messages(folder, other) == messages(folder, first), other
        assert len(areas(folder, other)) == len(areas(folder, first))
