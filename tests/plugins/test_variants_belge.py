"""Belgian Manillen: what `belge` and `belge_app` start from, by the catalogue of options in the rules."""

import pytest

import manille_belge
from manille_belge import BELGE
from manille_lan.engine.variant import settled

COMMON = {
    "direction": "cw", "seating": "lobby", "first_dealer": "draw", "shuffle": "full", "cut": "none",
    "no_trump_allowed": "true", "en_face": "false", "blind": "none", "blind_dealer_leads": "false",
    "coinche_scope": "both", "tie_doubles_next": "single", "jack": "1", "trick_point": "0",
    "threshold": "half", "play_rule": "strict", "match": "race:101", "capote_wins_hand": "true",
    "enforcement": "refuse", "violation_multiplied": "true", "show_last_trick": "true",
    "table_talk": "closed",
    "hints": "true",
}
OWN = {
    "belge": {
        "packets": "3-2-3", "partner_hidden": "true", "max_calls": "8", "multiplier_cap": "none",
        "capot": "true", "capot_in_cap": "true", "undertrump": "ban",
    },
    "belge_app": {
        "packets": "3-3-2", "partner_hidden": "false", "max_calls": "2", "multiplier_cap": "4",
        "capot": "false", "capot_in_cap": "false", "undertrump": "ban_vs_opponents",
    },
}


@pytest.mark.parametrize("preset", OWN)
def test_every_option_starts_as_the_rules_say(preset):
    assert settled(BELGE, preset, {}).option_texts() == {**COMMON, **OWN[preset]}


def test_the_plugin_offers_these_presets_and_no_others():
    assert manille_belge.manille_variants() == [BELGE]
    assert list(BELGE.presets) == list(OWN)


def test_the_rules_text_is_the_plugins_own_and_tells_the_whole_game():
    assert BELGE.rules_text == manille_belge.__doc__
    for word in ("trump", "ik ga mee", "ik ga tegen", "thirty", "101", "partner", "double"):
        assert word in BELGE.rules_text


def test_its_phases_come_in_the_order_of_the_table():
    names = [phase.name for phase in BELGE.phases]
    assert names == ["cut", "deal", "blind_offer", "trumps", "calls", "play", "claims"]


def test_four_players_sit_as_two_sides_and_count_sixty():
    rules = settled(BELGE, "belge", {})
    assert (rules.players, rules.sides, rules.total, rules.threshold) == (4, (0, 1, 0, 1), 60, 30)
