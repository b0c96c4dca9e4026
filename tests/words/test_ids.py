"""Every sentence that the code asks for exists, with the arguments that the code gives it."""

import ast

import pytest
from fluent.syntax import FluentParser

from manille_belge import BELGE
from manille_french import RETOURNEE
from manille_lan import errors
from manille_lan.engine.catalogue import CATALOGUE
from manille_lan.engine.options import Choice, Formats, Whole
from manille_lan.words.languages import FOLDER, available_languages
from manille_lan.words.loader import Words
from manille_lan.words.store import house_entries
from tests.architecture.sources import ROOT, package_files
from tests.architecture.test_words import arguments

LOOKING_UP = {"words", "say", "_words"}
VARIANTS = (BELGE, RETOURNEE)
GIVEN_LATER = {
    *("refusal-must-follow", "refusal-must-beat", "refusal-must-ruff", "refusal-must-overruff"),
    "refusal-no-undertrump",
}  # get theirs as one mapping
ERRORS = {name for name in errors.__all__ if name != "ProtocolError"}  # its ids are codes of the wire


def calls():
    """Every call in the shipped code as (place, name of what is called, call)."""
    for path in package_files():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                owner = getattr(getattr(node.func, "value", None), "id", "")
                yield f"{path.relative_to(ROOT)}:{node.lineno}", owner, name, node


def asked():
    """(place, id, names of the arguments given or None where they are not told one by one)."""
    for place, owner, name, call in calls():
        id = getattr(call.args[0], "value", None) if call.args else None
        names = {keyword.arg for keyword in call.keywords}
        if not isinstance(id, str):
            continue
        if name in ERRORS | LOOKING_UP or (owner, name) == ("Refusal", "of"):
            yield place, id, None if None in names else names
        elif name == "note":
            yield place, f"note-{id}", names
        elif name == "Refused":
            yield place, id if id.startswith("unknown-") else f"error-{id}", names


def added_later(id):
    """What whoever loads a plugin adds to the error of one."""
    return {"plugin"} if id.startswith("plugin-") else set()


def variables(id):
    """The arguments that the English sentence uses."""
    name, _, attribute = id.partition(".")
    entry = {entry.id.name: entry for entry in house_entries("en")}[name]
    if attribute:
        entry = next(part for part in entry.attributes if part.id.name == attribute)
    return arguments(entry.value)


def test_every_id_in_the_code_has_words_and_gets_its_arguments():
    words = Words("en")
    missing, short = [], []
    for place, id, names in asked():
        if not words.is_known(id):
            missing.append((place, id))
        elif names is not None and id not in GIVEN_LATER:
            short += [(place, id, name) for name in variables(id) - names - added_later(id)]
    assert missing == []
    assert short == []


def first_words(called):
    """The constant first arguments of every call of `called`, and of conditional expressions in it."""
    for place, _, name, call in calls():
        if name == called and call.args and "/conformance/broken/" not in place:
            for node in ast.walk(call.args[0]):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


@pytest.mark.parametrize("language", available_languages())
def test_every_event_action_phase_and_score_line_has_words(language):
    words = Words(language)
    kinds = {kind for kind in first_words("Event") if not kind.endswith("_hidden")}
    verbs = set(first_words("Action")) | {"trump", "blind"}
    factors = {f"times_{what}" for what in ("no_trump", "blind", "calls", "tie")}
    lines = set(first_words("ScoreLine")) | factors
    wanted = [f"event-{kind}" for kind in kinds] + [f"score-{what}" for what in lines]
    wanted += [f"{sort}-{verb}" for verb in verbs for sort in ("verb", "did")]
    phases = {phase.name for variant in VARIANTS for phase in variant.phases}
    wanted += [f"phase-{name}{part}" for name in phases for part in ("", ".title")]
    assert [id for id in wanted if not words.is_known(id)] == []
    assert len(kinds) >= 8
    assert len(lines) >= 15


@pytest.mark.parametrize("language", available_languages())
def test_every_option_has_a_label_help_and_words_for_its_values(language):
    words = Words(language)
    wanted = []
    for option in CATALOGUE.values():
        wanted += [f"rule-{option.id}", f"rule-{option.id}.help"]
        if isinstance(option.kind, Choice):
            wanted += [f"rule-{option.id}.{value}" for value in option.kind.values if isinstance(value, str)]
        if isinstance(option.kind, Whole) and option.kind.word:
            wanted.append(f"rule-{option.id}.{option.kind.word}")
        if isinstance(option.kind, Formats):
            wanted += [f"rule-{option.id}.{kind}" for kind in (*option.kind.numbered, *option.kind.bare)]
    assert [id for id in wanted if not words.is_known(id)] == []


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_game_has_a_name_a_line_and_a_sheet_in_each_language(variant, language):
    body = FluentParser().parse(variant.words[language]).body
    ids = [entry.id.name for entry in body if hasattr(entry, "id")]
    words = Words(language, variant.words)
    assert f"sheet-{variant.id}" in ids
    for preset in variant.presets:
        assert f"preset-{preset}" in ids
        assert words.is_known(f"preset-{preset}.about")


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_plugins_words_are_whole_and_say_the_same_in_each_language(variant):
    told = {}
    for language in available_languages():
        body = FluentParser().parse(variant.words[language]).body
        assert not [entry.content for entry in body if type(entry).__name__ == "Junk"]
        told[language] = {
            (entry.id.name, part.id.name if part else "")
            for entry in body
            if hasattr(entry, "id")
            for part in (None, *entry.attributes)
        }
    assert len(set(map(frozenset, told.values()))) == 1


def test_known_files_only():
    areas = {
        *("bots", "cards", "cli", "client", "conformance", "forms", "hints"),
        *("net", "rules", "table", "tables", "text"),
    }
    for language in available_languages():
        assert {path.stem for path in (FOLDER / language).glob("*.ftl")} <= areas
