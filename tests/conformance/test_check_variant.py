"""The suite finds each broken variant by name, and nothing in a sound one or in those of the house."""

from dataclasses import replace as derived
from itertools import count

import pytest
from msgspec.structs import replace

from manille_lan.conformance import (
    BOT_CHECKS,
    VARIANT_CHECKS,
    check_variant,
    deal_checks,
    replay_checks,
    view_checks,
)
from manille_lan.conformance.broken.variants import BROKEN_VARIANTS, SOUND
from manille_lan.engine.options import Choice, Option
from manille_lan.engine.projection import project
from manille_lan.engine.view import view_data
from tests.architecture.sources import ROOT
from tests.engine.sketches import REGISTERED

DEALS = 20

OF_THE_ENGINE = {"accepted-out-of-turn", "view-leaks", "view-incomplete", "wrong-match"}
"""What no variant can get wrong, because the engine's own code does it for all."""


@pytest.mark.parametrize("check", BROKEN_VARIANTS)
def test_a_broken_variant_is_found_out(check):
    found = check_variant(BROKEN_VARIANTS[check], deals=DEALS)
    assert check in [finding.check for finding in found]


def test_there_is_a_broken_variant_for_every_check():
    assert set(BROKEN_VARIANTS) | OF_THE_ENGINE == set(VARIANT_CHECKS)
    assert not set(BROKEN_VARIANTS) & OF_THE_ENGINE


def test_nothing_is_found_in_a_sound_variant():
    assert check_variant(SOUND, deals=DEALS) == []


@pytest.mark.parametrize("id", sorted({variant.id for variant in REGISTERED.values()}))
def test_nothing_is_found_in_the_variants_of_the_house(id):
    variant = next(variant for variant in REGISTERED.values() if variant.id == id)
    assert check_variant(variant, deals=DEALS, seed=1000) == []


def test_a_finding_names_the_deal_that_shows_it():
    (finding, *_) = check_variant(BROKEN_VARIANTS["wrong-count"], deals=3, seed=7)
    assert (finding.check, finding.about, finding.seed) == ("wrong-count", "generous", 7)
    assert finding.message_id == "finding-wrong-count"
    assert finding.setting == "sound players=4"
    assert str(finding).startswith("generous: wrong-count: card_points: 61 told, 60 taken (seed 7,")


def names_found(variant=SOUND):
    """The checks that fail, and nothing else."""
    return [finding.check for finding in check_variant(variant, deals=4)]


@pytest.mark.parametrize(
    ("check", "wrong"),
    [
        ("view-leaks", lambda deal: {"threshold": deal.hands[0]}),
        ("view-incomplete", lambda deal: {"legal": ()}),
        ("hand-shown", lambda deal: {"hands": ((),) * 4}),
    ],
)
def test_a_projection_that_is_wrong_would_be_found(monkeypatch, check, wrong):
    def wrong_project(rules, deal, seat):
        return replace(project(rules, deal, seat), **wrong(deal))

    monkeypatch.setattr(view_checks, "project", wrong_project)
    assert check in names_found()


COUNTER = count()


def counted(view):
    """The view with another number each time it is written."""
    return replace(view, turn=next(COUNTER))


@pytest.mark.parametrize(
    ("module", "name", "wrong", "check"),
    [
        (deal_checks, "check", lambda rules, deal, seat, action: None, "accepted-out-of-turn"),
        (deal_checks, "finish_deal", lambda rules, deal: (deal.match, ()), "wrong-match"),
        (deal_checks, "gathered", lambda rules, deal: deal.order[1:], "wrong-match"),
        (replay_checks, "actions_taken", lambda deal: (), "replay-differs"),
        (view_checks, "action_text", lambda action: "pass", "notation-differs"),
        (view_checks, "event_text", lambda event: "won 0", "notation-differs"),
        (view_checks, "line_text", lambda line: "score 0 0", "notation-differs"),
        (view_checks, "view_data", lambda view: view_data(counted(view)), "notation-differs"),
    ],
)
def test_an_engine_that_is_wrong_would_be_found(monkeypatch, module, name, wrong, check):
    monkeypatch.setattr(module, name, wrong)
    assert check in names_found()


class Mumbling(Choice):
    """Writes every value as the first."""

    def text(self, value):
        return str(self.values[0])


def test_an_option_that_is_written_as_another_value_is_found_out():
    mood = Option("mood", Mumbling(("calm", "cross")), "calm")
    assert "options-differ" in names_found(derived(SOUND, options=(mood,)))


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "two words"}, {"presets": {}}, {"api_version": 99}, {"rules_text": " "},
        {"phases": (*SOUND.phases, SOUND.phases[0])},
    ],
)
def test_a_declaration_is_looked_at_before_any_deal(wrong):
    found = check_variant(derived(SOUND, **wrong), deals=0)
    assert "declaration" in [finding.check for finding in found]


def test_every_check_has_its_sentence_in_the_words():
    words = (ROOT / "manille_lan" / "words" / "en" / "conformance.ftl").read_text("utf-8")
    said = {line.partition(" ")[0] for line in words.splitlines() if line.startswith("finding-")}
    assert said == {f"finding-{check}" for check in (*VARIANT_CHECKS, *BOT_CHECKS)}
