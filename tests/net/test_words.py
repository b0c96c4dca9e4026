"""Every code and every status of the network has its sentence, in every language that has a file for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import manille_lan
from manille_lan.protocol.codes import MEANINGS

PACKAGE = Path(manille_lan.__file__).parent
FILES = sorted((PACKAGE / "words").glob("*/net.ftl"))
SOURCES = [*(PACKAGE / "net").rglob("*.py"), *(PACKAGE / "protocol").rglob("*.py")]


def sentences(path: Path) -> dict[str, set[str]]:
    """The ids of a file, each with the arguments that it uses."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", path.read_text("utf-8")[entry.span.start : entry.span.end]))
        for entry in resource.body
        if isinstance(entry, Message) and entry.span
    }


def test_there_are_at_least_english_and_french() -> None:
    assert {"en", "fr"} <= {path.parent.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_every_code_has_a_sentence(path: Path) -> None:
    assert {f"error-{code}" for code in MEANINGS} <= set(sentences(path))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.name)
def test_every_id_in_the_code_has_a_sentence(path: Path) -> None:
    used = {
        found
        for source in SOURCES
        for found in re.findall(r'"((?:error|discovery|address|link)-[a-z_-]+)"', source.read_text("utf-8"))
    }
    assert len(used) > 20
    assert used <= set(sentences(path))


def test_all_languages_say_the_same_with_the_same_arguments() -> None:
    first, *others = [sentences(path) for path in FILES]
    assert all(other == first for other in others)
