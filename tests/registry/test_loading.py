"""Plugins are found, checked and put together; a bad one is named, left out whole, and stops nobody else."""

import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from manille_lan.bots.contract import BotEntry
from manille_lan.errors import PluginError, UnknownName
from manille_lan.hookspecs import hookimpl
from manille_lan.registry import load_registry, sources
from manille_lan.registry.loading import registry_of
from manille_lan.words.loader import Words
from tests.registry.plugin_files import BAD, BOT, VARIANT


@pytest.fixture(scope="module")
def crowded(tmp_path_factory):
    """A folder with every bad plugin between two good ones."""
    folder = tmp_path_factory.mktemp("plugins")
    (folder / "a_good.py").write_text(BOT.format(id="a_good", more=""), "utf-8")
    (folder / "z_good.py").write_text(VARIANT.format(id="z_good", packets="(4, 4)"), "utf-8")
    for name, (text, _, _) in BAD.items():
        (folder / f"{name}.py").write_text(text, "utf-8")
    return load_registry(folder, probe_seconds=2)


def test_our_own_plugins_enter_through_entry_points():
    registry = load_registry()
    assert registry.failures == ()
    assert {"random", "greedy", "steady"} <= set(registry.bots)
    assert {"belge", "belge_app", "retournee"} <= set(registry.presets)
    assert registry.variant("belge_app").id == "belge"
    assert set(registry.variants) == set(registry.presets)
    assert all(known.source.is_trusted and known.entry for known in registry.bots.values())


def test_without_entry_points_and_folder_there_is_nothing():
    registry = load_registry(entry_points=False)
    assert (registry.bots, registry.presets, registry.failures) == ({}, {}, ())


def test_a_folder_that_is_not_there_brings_nothing(tmp_path):
    assert load_registry(tmp_path / "nowhere", entry_points=False).failures == ()


def test_bots_04_05_the_good_are_there_and_every_bad_one_is_named(crowded):
    assert {"a_good", "steady"} <= set(crowded.bots)
    assert {"z_good", "belge"} <= set(crowded.presets)
    assert {failure.plugin for failure in crowded.failures} == {f"{name}.py" for name in BAD}


@pytest.mark.parametrize("name", BAD)
def test_bots_04_06_each_is_refused_for_its_own_reason(crowded, name):
    failure = next(failure for failure in crowded.failures if failure.plugin == f"{name}.py")
    _, reason, told = BAD[name]
    assert failure.reason == reason
    if name == "sleeping":
        assert failure.args["seconds"] == 2
    else:
        assert told in failure.args.values() or any(
            str(told) in str(value) for value in failure.args.values()
        )
    assert failure.args["plugin"] == failure.plugin


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_failure_is_a_sentence(crowded, language):
    words = Words(language)
    for failure in crowded.failures:
        sentence = words(failure.reason, **failure.args)
        assert "{$" not in sentence.replace(" ", "")
        assert failure.reason not in sentence


def test_bots_04_half_a_plugin_is_rolled_back(crowded):
    assert "half" not in crowded.bots


def test_nothing_of_a_strangers_file_is_imported_here(tmp_path):
    (tmp_path / "untouched.py").write_text(BOT.format(id="untouched", more=""), "utf-8")
    known = load_registry(tmp_path).bot("untouched")
    assert "manille_plugin_file_untouched" not in sys.modules
    assert known.entry is None
    assert not known.source.is_trusted


def test_a_strangers_variant_is_imported_when_it_is_played(crowded):
    assert crowded.variant("z_good").presets == {"z_good": {"packets": (4, 4)}}
    assert crowded.trusted_entry("a_good").id == "a_good"


@pytest.mark.parametrize("ask", ["bot", "variant", "trusted_entry"])
def test_an_unknown_name_is_refused_with_those_there_are(crowded, ask):
    with pytest.raises(UnknownName, match=r"steady|belge"):
        getattr(crowded, ask)("nobody")


def test_a_file_that_changed_since_its_probe_is_refused_when_it_is_used(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(VARIANT.format(id="mine", packets="(4, 4)") + BOT.format(id="mine", more=""), "utf-8")
    registry = load_registry(tmp_path, entry_points=False)
    path.write_text("", "utf-8")
    with pytest.raises(PluginError, match="plugin-lost"):
        registry.variant("mine")
    with pytest.raises(PluginError, match="plugin-lost"):
        registry.trusted_entry("mine")
    path.write_text("raise SystemExit", "utf-8")
    with pytest.raises(PluginError, match="plugin-import"):
        registry.variant("mine")


def claims(folder):
    return [
        (failure.plugin, failure.args["id"], failure.args["owner"])
        for failure in load_registry(folder).failures
        if failure.reason == "plugin-claimed"
    ]


def test_two_plugins_that_claim_one_id_are_both_named(tmp_path):
    for name in ("first", "second"):
        (tmp_path / f"{name}.py").write_text(BOT.format(id="same", more=""), "utf-8")
    (tmp_path / "thief.py").write_text(BOT.format(id="steady", more=""), "utf-8")
    (tmp_path / "variant.py").write_text(VARIANT.format(id="belge_app", packets="(4, 4)"), "utf-8")
    (tmp_path / "variant_id.py").write_text(
        VARIANT.format(id="belge", packets="(4, 4)").replace('presets={"belge"', 'presets={"other"'), "utf-8"
    )
    assert claims(tmp_path) == [
        ("second.py", "same", "first.py"),
        ("thief.py", "steady", "bots"),
        ("variant.py", "belge_app", "belge"),
        ("variant_id.py", "belge", "belge"),
    ]


def test_one_plugin_may_not_bring_an_id_twice(tmp_path):
    text = BOT.format(id="twin", more="").replace(")]", "), BotEntry(id='twin', make=Bot, about={})]")
    (tmp_path / "twins.py").write_text(text, "utf-8")
    assert claims(tmp_path) == [("twins.py", "twin", "twins.py")]


class Nobody:
    def choose(self, view, legal, aids):
        return legal[0]


def module_with(name, *entries, error=None):
    module = ModuleType(name)

    @hookimpl
    def manille_bots():
        if error is not None:
            raise error
        return list(entries)

    module.manille_bots = manille_bots
    return module


def test_a_registry_of_modules_alone():
    good = module_with("good", BotEntry(id="nobody", make=Nobody, about={"en": "?"}))
    bad = module_with("bad", error=SystemExit(1))
    thief = module_with("thief", BotEntry(id="nobody", make=Nobody, about={}))
    registry = registry_of(bad, good, thief)
    assert list(registry.bots) == ["nobody"]
    assert registry.trusted_entry("nobody").make is Nobody
    assert [(f.plugin, f.reason) for f in registry.failures] == [
        ("bad", "plugin-import"),
        ("thief", "plugin-claimed"),
    ]


def test_bots_05_an_installed_plugin_that_fails_stops_nobody(monkeypatch):
    found = list(sources.entry_points(group="manille_lan"))
    bad = [
        EntryPoint("aa_missing", "nothing_of_the_kind", "manille_lan"),
        EntryPoint("ab_object", "manille_belge:BELGE", "manille_lan"),
    ]

    def entry_points(group, name=None):
        return [point for point in (*bad, *found) if name in (None, point.name)]

    monkeypatch.setattr(sources, "entry_points", entry_points)
    registry = load_registry()
    assert [(f.plugin, f.reason) for f in registry.failures] == [
        ("aa_missing", "plugin-import"),
        ("ab_object", "plugin-no-module"),
    ]
    assert "nothing_of_the_kind" in str(registry.failures[0].args["problem"])
    assert "steady" in registry.bots


def test_a_keyboard_interrupt_is_no_plugins_fault():
    with pytest.raises(KeyboardInterrupt):
        registry_of(module_with("stopped", error=KeyboardInterrupt()))


def test_loading_prints_nothing_on_standard_output(monkeypatch, capfd, tmp_path):
    (tmp_path / "loud.py").write_text("print('x' * 10_000_000)\n" + BOT.format(id="loud", more=""), "utf-8")
    registry = load_registry(tmp_path)
    assert "loud" in registry.bots
    assert capfd.readouterr().out == ""
