"""French turned-up Manille: what the preset `retournee` starts from, by the rules' catalogue of options."""

import manille_french
from manille_french import retournee
from manille_french.retournee import RETOURNEE
from manille_lan.engine.variant import settled

DEFAULTS = {
    "direction": "ccw", "seating": "lobby", "first_dealer": "draw", "shuffle": "full", "cut": "none",
    "packets": "4-4", "max_calls": "0", "multiplier_cap": "none", "capot": "false", "capot_in_cap": "false",
    "tie_doubles_next": "no", "jack": "1", "trick_point": "1", "threshold": "half", "play_rule": "strict",
    "undertrump": "free_if_unable", "match": "sets", "turnup": "at_once", "capote_wins_hand": "true",
    "enforcement": "refuse", "violation_multiplied": "true", "show_last_trick": "true",
    "table_talk": "closed",
    "hints": "true",
}


def test_every_option_starts_as_the_rules_say():
    assert settled(RETOURNEE, "retournee", {}).option_texts() == DEFAULTS


def test_the_plugin_offers_this_preset():
    preset = next(variant for variant in manille_french.manille_variants() if "retournee" in variant.presets)
    assert preset is RETOURNEE


def test_the_rules_text_is_the_plugins_own_and_tells_the_whole_game():
    assert RETOURNEE.rules_text == retournee.__doc__
    for word in ("turned up", "counter-clockwise", "68", "thirty-four", "set", "partner"):
        assert word in RETOURNEE.rules_text


def test_nobody_names_trumps():
    assert [phase.name for phase in RETOURNEE.phases] == ["cut", "deal", "turn_up", "calls", "play", "claims"]
    assert RETOURNEE.defaults["trump_mode"] == "turned"


def test_four_players_sit_as_two_sides_and_count_sixty_eight():
    rules = settled(RETOURNEE, "retournee", {})
    assert (rules.players, rules.sides, rules.total, rules.threshold) == (4, (0, 1, 0, 1), 68, 34)
