"""Strangers' files are imported in a probe first; what it found is remembered as long as it can be true."""

import os

import msgspec
import pytest

from manille_lan.errors import PluginError
from manille_lan.registry import load_registry, probing, sources
from manille_lan.registry.probing import Prober
from manille_lan.registry.report import Report, failure_of, known_bots, known_presets, report_of, slow
from manille_lan.registry.sources import Source, folder_sources, parse_source
from tests.registry.plugin_files import BAD, BOT, VARIANT

COUNTING = """
from pathlib import Path
with Path(__file__).with_suffix(".count").open("a") as file:
    file.write("x")
"""


@pytest.fixture
def counted(tmp_path):
    """A plugin that counts how often it is imported."""
    path = tmp_path / "counted.py"
    path.write_text(COUNTING + BOT.format(id="counted", more=""), "utf-8")
    return path


def imports(path):
    return len(path.with_suffix(".count").read_text("utf-8"))


def probed(path, cache=None):
    registry = load_registry(path.parent, entry_points=False, cache=cache)
    return list(registry.bots), [failure.reason for failure in registry.failures]


def test_a_file_is_probed_once(counted):
    assert probed(counted) == probed(counted) == (["counted"], [])
    assert imports(counted) == 1
    assert (counted.parent / ".probed.json").exists()


def test_a_failure_is_remembered_too(counted):
    counted.write_text(counted.read_text("utf-8") + "\nraise RuntimeError('no')\n", "utf-8")
    assert probed(counted) == probed(counted) == ([], ["plugin-import"])
    assert imports(counted) == 1


def test_a_file_that_changed_is_probed_again(counted):
    probed(counted)
    counted.write_text(counted.read_text("utf-8").replace('id="counted"', 'id="changed"'), "utf-8")
    assert probed(counted) == (["changed"], [])
    os.utime(counted, (1, 1))
    probed(counted)
    assert imports(counted) == 3


def test_a_new_package_lets_a_file_be_probed_again(counted, tmp_path_factory, monkeypatch):
    site = tmp_path_factory.mktemp("site")
    monkeypatch.syspath_prepend(str(site))
    probed(counted)
    (site / "new_package").mkdir()
    os.utime(site, (1, 1))
    probed(counted)
    assert imports(counted) == 2


def test_the_memory_may_lie_elsewhere(counted, tmp_path_factory):
    cache = tmp_path_factory.mktemp("cache") / "new" / "probed.json"
    probed(counted, cache)
    assert cache.exists()
    assert not (counted.parent / ".probed.json").exists()


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"key": 7}'])
def test_a_spoilt_memory_is_made_anew(counted, content):
    (counted.parent / ".probed.json").write_bytes(content)
    assert probed(counted) == (["counted"], [])


def test_a_memory_that_cannot_be_written_is_done_without(counted):
    assert probed(counted, counted / "probed.json") == (["counted"], [])


def test_a_file_that_is_gone_is_forgotten(counted):
    other = counted.with_name("other.py")
    other.write_text(BOT.format(id="other", more=""), "utf-8")
    load_registry(counted.parent, entry_points=False)
    other.unlink()
    load_registry(counted.parent, entry_points=False)
    remembered = msgspec.json.decode((counted.parent / ".probed.json").read_bytes(), type=dict[str, Report])
    assert [report.bots[0].id for report in remembered.values()] == ["counted"]


def test_a_file_that_vanishes_between_listing_and_probing_is_a_failure(tmp_path):
    source = Source("file", str(tmp_path / "gone.py"))
    report = Prober(tmp_path / "cache.json").reports([source])[0]
    assert failure_of(report, source).reason == "plugin-import"


def test_a_report_tells_bots_and_presets_without_their_code(tmp_path):
    path = tmp_path / "both.py"
    path.write_text(
        VARIANT.format(id="mine", packets="(4, 4)")
        + BOT.format(id="mine_too", more=", needs_rules=True, version='7', words={'en': 'why-x = X'}"),
        "utf-8",
    )
    source = folder_sources(tmp_path)[0]
    report = report_of(source)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report
    bot, preset = known_bots(report, source)[0], known_presets(report, source)[0]
    assert (bot.id, bot.about, bot.version, bot.needs_rules, bot.entry) == (
        "mine_too",
        {"en": "One."},
        "7",
        True,
        None,
    )
    assert bot.words == {"en": "why-x = X"}
    assert (preset.preset, preset.variant, preset.source.plugin) == ("mine", "mine", "both.py")
    assert failure_of(report, source) is None


def test_files_that_begin_with_an_underscore_or_a_dot_are_left_alone(tmp_path):
    for name in ("_mine.py", ".hidden.py", "b.py", "a.py", "notes.txt"):
        (tmp_path / name).write_text("", "utf-8")
    assert [source.plugin for source in folder_sources(tmp_path)] == ["a.py", "b.py"]


def test_a_source_travels_as_two_words():
    for source in (Source("entry_point", "belge"), Source("file", "/x/y.py")):
        assert parse_source((source.kind, source.name)) == source
    with pytest.raises(PluginError, match="plugin-source"):
        parse_source(("url", "x"))


def test_an_entry_point_that_is_gone_is_named():
    with pytest.raises(PluginError, match="plugin-gone"):
        sources.imported(Source("entry_point", "uninstalled"))


@pytest.mark.parametrize("name", [name for name in BAD if name not in ("dying", "sleeping")])
def test_bots_04_06_a_bad_file_becomes_a_report_with_a_trace(tmp_path, name):
    text, reason, _ = BAD[name]
    (tmp_path / f"{name}.py").write_text(text, "utf-8")
    report = report_of(folder_sources(tmp_path)[0])
    assert report.reason == reason
    assert report.trace
    assert (report.bots, report.presets) == ([], [])


def test_a_probe_that_never_comes_up_is_ended_from_outside(tmp_path, monkeypatch):
    (tmp_path / "sleeping.py").write_text("import time; time.sleep(60)", "utf-8")
    monkeypatch.setattr(probing, "START", -59.5)
    assert Prober(tmp_path / "cache.json", 60.0).reports(folder_sources(tmp_path)) == [slow(60.0)]
