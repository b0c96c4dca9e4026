"""Options: their texts, what they take, and what goes together."""

import pickle

import pytest

from manille_belge import BELGE
from manille_french.retournee import RETOURNEE
from manille_lan.engine.catalogue import CATALOGUE
from manille_lan.engine.options import Choice, Flag, Format, Option, parse_settings
from manille_lan.engine.variant import settled
from manille_lan.errors import OptionError
from tests.engine.sketches import REGISTERED


@pytest.mark.parametrize("id", CATALOGUE)
def test_every_default_is_written_and_read(id):
    option = CATALOGUE[id]
    assert option.parse(option.text(option.default)) == option.default
    assert option.kind.described()["kind"] in ("flag", "choice", "whole", "order", "packets", "format")


@pytest.mark.parametrize(
    ("id", "text", "value"),
    [
        ("capot", "on", True), ("capot", "No", False), ("jack", "2", 2), ("threshold", "half", "half"),
        ("threshold", "0", 0), ("threshold", "38", 38), ("max_calls", " 8 ", 8),
        ("packets", "3-2-3", (3, 2, 3)), ("match", "race:101", Format("race", 101)),
        ("match", "race(61)", Format("race", 61)), ("match", "sets", Format("sets")),
        ("match", "fixed:9999", Format("fixed", 9999)), ("multiplier_cap", "none", "none"),
        ("match", "individual:12", Format("individual", 12)), ("removal_order", "shdc", "SHDC"),
    ],
)
def test_texts_that_are_taken(id, text, value):
    assert CATALOGUE[id].parse(text) == value


@pytest.mark.parametrize(
    ("id", "text", "allowed"),
    [
        ("capot", "maybe", "true, false"), ("jack", "3", "1, 2"), ("max_calls", "9", "0..8"),
        ("max_calls", "-1", "0..8"), ("max_calls", "00000000099", "0..8"), ("max_calls", "٣", "0..8"),
        ("threshold", "whole", "0..38, half"), ("packets", "3-x", "2-2-2-2"), ("packets", "0-8", "2-2-2-2"),
        ("packets", "1-" * 16 + "1", "2-2-2-2"), ("packets", "0017", "2-2-2-2"), ("match", "race", "race:N"),
        ("match", "race:0", "race:N"), ("match", "race:10000", "race:N"), ("match", "sets:3", "race:N"),
        ("match", "", "race:N"), ("match", "race:0000000000101", "race:N"), ("removal_order", "CDH", "CDHS"),
        ("removal_order", "CDHH", "CDHS"), ("min_bid", "0", "1..60"), ("min_bid", "61", "1..60"),
    ],
)
def test_texts_that_are_refused_with_what_would_be_taken(id, text, allowed):
    with pytest.raises(OptionError, match="option-value") as refused:
        CATALOGUE[id].parse(text)
    assert refused.value.arguments["option"] == id
    assert str(refused.value.arguments["allowed"]).startswith(allowed)


def test_settings_are_read_from_a_command_line():
    assert parse_settings(["match=race:61", " capot = false"]) == {"match": "race:61", "capot": "false"}
    for settings, message in ((["capot"], "option-form"), (["=1"], "option-form"), (["a=1", "a=2"], "twice")):
        with pytest.raises(OptionError, match=message):
            parse_settings(settings)


@pytest.mark.parametrize(
    ("variant", "given", "message"),
    [
        (BELGE, {"payment": "flat"}, "option-unknown"),
        (RETOURNEE, {"blind": "nt"}, "option-unknown"),
        (BELGE, {"packets": "3-2-2"}, "option-packets"),
        (BELGE, {"threshold": "31"}, "option-threshold"),
        (BELGE, {"threshold": "37", "jack": "2", "trick_point": "1"}, "option-threshold"),
        (BELGE, {"blind": "nt", "no_trump_allowed": "false"}, "option-blind-no-trump"),
        (BELGE, {"match": "individual:8"}, "option-individual"),
        (RETOURNEE, {"turnup": "held", "match": "fixed:9"}, "option-held-fixed"),
    ],
)
def test_what_does_not_go_together_is_refused(variant, given, message):
    with pytest.raises(OptionError, match=message):
        settled(variant, next(iter(variant.presets)), given)


@pytest.mark.parametrize(
    ("preset", "given", "message"),
    [
        ("parlee", {"parlee_base": "aveugle"}, "option-value"),
        ("parlee", {"parlee_base": "retournee", "blind": "any"}, "option-base"),
        ("parlee", {"turnup": "held"}, "option-base"),
        ("parlee", {"parlee_base": "retournee", "turnup": "held", "match": "fixed:9"}, "option-held-fixed"),
        ("parlee", {"truth": "honour"}, "option-truth-honour"),
        ("aveugle", {"blind": "nt"}, "option-unknown"),
        ("muette", {"packets": "3-2-2"}, "option-packets"),
        ("muette", {"threshold": "31"}, "option-threshold"),
        ("muette", {"match": "individual:8"}, "option-individual"),
        ("manilla2", {"match": "individual:8"}, "option-individual"),
        ("manilla2", {"match": "fixed:9"}, "option-held-fixed"),
        ("encheres1", {"packets": "2-2-2-2"}, "option-packets"),
        ("encheres2", {"match": "race:101"}, "option-individual-only"),
        ("encheres2", {"match": "individual:6"}, "option-individual-players"),
        ("encheres2", {"players": "7", "match": "individual:8"}, "option-individual-players"),
        ("encheres3", {"players": "2"}, "option-players"),
        ("botifarra", {"barraca": "true", "max_calls": "2"}, "option-barraca"),
        ("botifarra", {"botifarra_play": "forced", "play_rule": "follow_only"}, "option-forced-strict"),
    ],
)
def test_what_the_rules_refuse_in_the_other_forms(preset, given, message):
    with pytest.raises(OptionError, match=message):
        settled(REGISTERED[preset], preset, given)


@pytest.mark.parametrize(
    ("preset", "given"),
    [
        ("muette", {"blind": "nt"}),
        ("parlee", {"parlee_base": "belge", "truth": "honour", "enforcement": "honour"}),
        ("parlee", {"parlee_base": "retournee", "turnup": "held"}),
        ("manilla2", {"match": "race:101", "turnup": "at_once"}),
        ("encheres2", {"players": "5", "match": "individual:15"}),
        ("encheres1", {"players": "3", "packets": "4-3-3"}),
        ("botifarra", {"barraca": "true", "botifarra_play": "forced"}),
    ],
)
def test_what_the_rules_allow_in_the_other_forms(preset, given):
    texts = settled(REGISTERED[preset], preset, given).option_texts()
    assert given.items() <= texts.items()


def test_what_goes_together_just_so_is_taken():
    given = {"threshold": "36", "jack": "2", "trick_point": "1"}
    assert settled(BELGE, "belge", given).threshold == 36
    assert settled(BELGE, "belge", {"threshold": "30"}).threshold == 30


def test_a_variant_is_for_so_many_players_and_no_others():
    with pytest.raises(OptionError, match="option-players"):
        settled(BELGE, "belge", {}, 3)


@pytest.mark.parametrize("preset", REGISTERED)
def test_the_digest_tells_rules_apart_and_does_not_depend_on_how_they_were_given(preset):
    variant = REGISTERED[preset]
    rules = settled(variant, preset, {})
    assert settled(variant, preset, rules.option_texts()).digest == rules.digest
    assert len(rules.digest) == 16
    for id, text in rules.option_texts().items():
        if text in ("true", "false"):
            other = settled(variant, preset, {id: "false" if text == "true" else "true"})
            assert (other.digest != rules.digest) == (variant.option(id).group == "rules"), id


def test_a_preset_is_no_more_than_its_values():
    app = settled(BELGE, "belge_app", {})
    assert settled(BELGE, "belge", app.option_texts()).digest == app.digest


def test_rules_travel_between_processes():
    rules = settled(BELGE, "belge", {"match": "race:61"})
    assert pickle.loads(pickle.dumps(rules)).digest == rules.digest


def test_an_option_of_a_variants_own_stands_beside_those_of_the_catalogue():
    mood = Option("mood", Choice(("calm", "cross")), "calm", group="table")
    variant = BELGE.__class__(**{**BELGE.__dict__, "options": (mood, Option("joker", Flag(), False))})
    assert variant.option_ids[-3:] == ("mood", "joker", "hints")
    assert settled(variant, "belge", {"mood": "cross"})["mood"] == "cross"
    assert settled(variant, "belge", {"mood": "cross"}).digest == settled(variant, "belge", {}).digest
    assert settled(variant, "belge", {"joker": "true"}).digest != settled(variant, "belge", {}).digest
    assert settled(variant, "belge", {})["joker"] is False
    with pytest.raises(KeyError):
        settled(variant, "belge", {})["moods"]
