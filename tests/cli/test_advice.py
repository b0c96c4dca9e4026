"""Which bot gives hints on this machine."""

import queue

import pytest

from manille_lan.bots.advice import Question
from manille_lan.cli.advice import adviser_for, hint_bot, rules_known
from manille_lan.cli.session import begun
from manille_lan.errors import UnknownName
from manille_lan.registry import load_registry
from tests.bots.positions import asked, deal_in, rules_of
from tests.bots.strangers import write_bot

RULES = rules_of("belge_app")
VIEW = asked(RULES, deal_in(RULES, "play", seed=3))


@pytest.fixture
def registry(tmp_path):
    write_bot(tmp_path, "fair")
    path = write_bot(tmp_path, "lying")
    path.write_text(path.read_text("utf-8").replace("make=Bot", "make=Bot, needs_rules=True"), "utf-8")
    return load_registry(tmp_path)


def test_the_last_of_ours_advises_unless_another_was_settled(registry):
    ours = [bot.id for bot in registry.bots.values() if bot.source.is_ours]
    assert ours[:3] == ["random", "greedy", "steady"]
    assert hint_bot(registry, "", has_rules=True) == ours[-1]
    assert hint_bot(registry, "fair", has_rules=True) == "fair"
    assert hint_bot(registry, "gone", has_rules=True) == ours[-1]


def test_a_bot_that_needs_rules_advises_only_where_they_are_known(registry):
    assert hint_bot(registry, "lying", has_rules=True) == "lying"
    assert hint_bot(registry, "lying", has_rules=False) != "lying"


def test_a_stranger_advises_where_none_of_ours_is(tmp_path):
    write_bot(tmp_path, "fair")
    assert hint_bot(load_registry(tmp_path, entry_points=False), "", has_rules=False) == "fair"
    with pytest.raises(UnknownName):
        hint_bot(load_registry(tmp_path / "empty", entry_points=False), "", has_rules=True)


def test_the_rules_are_made_from_the_options_of_the_table(registry):
    given = {"capot": "true", "hints": "false"}
    assert rules_known(registry, Question(VIEW, given)).option_texts()["capot"] == "true"
    assert rules_known(registry, Question(VIEW, {"no_such_option": "1"})) is None


def test_a_hint_from_this_machine_follows_the_settings(home):
    session, wakes = begun(""), queue.SimpleQueue()
    adviser = adviser_for(session, lambda: wakes.put(None))
    adviser.ask(Question(VIEW, RULES.option_texts()))
    wakes.get(timeout=60)
    assert adviser.advice().action in VIEW.legal
    adviser.close()
