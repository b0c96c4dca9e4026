"""The catalogue of options (rules 12b), line by line: where each may be set, what it starts from in which
preset, what it takes; and that it is refused everywhere else.
"""

import pytest

from manille_lan.engine.catalogue import CATALOGUE
from manille_lan.engine.variant import settled
from manille_lan.errors import OptionError
from tests.engine.sketches import REGISTERED

PARTNERS = (
    "muette", "parlee", "belge", "belge_app", "coinchee", "coinchee_literal", "retournee", "aveugle",
    "manilla4", "botifarra",
)
BY_DEALER = tuple(preset for preset in PARTNERS if preset not in ("retournee", "manilla4"))
TURNED = ("retournee", "manilla4", "manilla2", "parlee")
AUCTIONS = ("encheres1", "encheres2", "encheres3")
ALL = (*PARTNERS, "manilla2", *AUCTIONS)


def but(presets, *others):
    return tuple(preset for preset in presets if preset not in others)


SIGHTED = but(BY_DEALER, "aveugle")

# Option: where it may be set; its first default; the other defaults and their presets.
TABLE = {
    "players": (AUCTIONS, "4", {}),
    "direction": (ALL, "cw", {"ccw": ("retournee", *AUCTIONS, "manilla4", "manilla2", "botifarra")}),
    "seating": (PARTNERS, "lobby", {}),
    "first_dealer": (ALL, "draw", {}),
    "shuffle": (ALL, "full", {}),
    "cut": (ALL, "none", {}),
    "packets": (but(ALL, "manilla2"), "2-2-2-2", {
        "3-2-3": ("belge", "coinchee", "coinchee_literal"), "3-3-2": ("belge_app",), "4-4": ("retournee",),
        "4-4-4": ("manilla4", "botifarra"), "2-3-2": ("encheres1", "encheres3"),
    }),
    "removal_order": (("encheres2",), "CDHS", {}),
    "no_trump_allowed": ((*BY_DEALER, *AUCTIONS), "true", {"false": ("encheres1",)}),
    "en_face": (BY_DEALER, "false", {"true": ("muette", "parlee", "aveugle", "botifarra")}),
    "blind": (SIGHTED, "none", {}),
    "blind_dealer_leads": (SIGHTED, "false", {"true": ("muette", "parlee")}),
    "partner_hidden": (SIGHTED, "false", {"true": ("belge", "coinchee", "coinchee_literal")}),
    "max_calls": (PARTNERS, "2", {"8": ("belge",), "3": ("botifarra",), "0": ("retournee", "manilla4")}),
    "barraca": (("botifarra",), "false", {}),
    "multiplier_cap": (PARTNERS, "none", {"4": ("belge_app",)}),
    "capot": (PARTNERS, "false", {"true": ("belge",)}),
    "capot_in_cap": (PARTNERS, "false", {"true": ("belge",)}),
    "coinche_scope": (BY_DEALER, "both", {"literal": ("coinchee_literal",)}),
    "tie_doubles_next": (PARTNERS, "no", {"single": ("belge", "belge_app")}),
    "jack": (PARTNERS, "1", {"2": ("coinchee_literal",)}),
    "trick_point": ((*PARTNERS, "encheres2", "encheres3"), "0", {
        "1": ("coinchee_literal", "retournee", "manilla4", "botifarra"),
    }),
    "threshold": (PARTNERS, "half", {"30": ("coinchee_literal",)}),
    "play_rule": (but(ALL, "aveugle"), "strict", {}),
    "undertrump": (but(ALL, "aveugle"), "free", {
        "ban": ("belge",), "ban_vs_opponents": ("belge_app",), "free_if_unable": ("retournee",),
    }),
    "botifarra_play": (("botifarra",), "free", {}),
    "match": (ALL, "race:101", {
        "sets": ("retournee",), "hands": ("manilla4", "manilla2"), "individual:8": AUCTIONS,
    }),
    "turnup": (TURNED, "at_once", {"held": ("manilla4", "manilla2")}),
    "capote_wins_hand": ((*PARTNERS, "manilla2"), "true", {}),
    "manilla2_odd": (("manilla2",), "floor", {}),
    "reveal": (("manilla2",), "after_trick", {}),
    "defenders_are_partners": (AUCTIONS, "true", {}),
    "all_pass": (AUCTIONS, "next_dealer", {}),
    "min_bid": (("encheres2", "encheres3"), "1", {}),
    "exchange": (("encheres3",), "take_all", {}),
    "doubles": (("encheres3",), "false", {}),
    "discards_count": (("encheres1", "encheres3"), "nobody", {}),
    "payment": (("encheres1",), "declining", {}),
    "enforcement": (ALL, "refuse", {}),
    "violation_multiplied": (PARTNERS, "true", {}),
    "show_last_trick": (ALL, "true", {"false": ("coinchee", "coinchee_literal")}),
    "table_talk": (ALL, "closed", {}),
    "hints": (ALL, "true", {}),
    "parlee_base": (("parlee",), "muette", {}),
    "truth": (("parlee",), "enforced", {}),
}

# What is fixed, and no option of a table's: its value, and the presets that have another.
FIXED = {
    "trump_mode": ("dealer", {"turned": ("retournee", "manilla4", "manilla2"), "declarer": AUCTIONS}),
    "play_rule": ("strict", {"none": ("aveugle",)}),
    "trick_point": ("0", {"1": ("coinchee_literal", "retournee", "encheres1", "manilla4", "manilla2",
                                "botifarra")}),
    "max_calls": ("2", {"8": ("belge",), "3": ("botifarra",),
                        "0": ("retournee", *AUCTIONS, "manilla4", "manilla2")}),
    "no_trump_allowed": ("true", {"false": ("retournee", "encheres1", "manilla4", "manilla2")}),
    "players": ("4", {"2": ("manilla2",)}),
}


def expected(option, preset):
    _, first, others = TABLE[option]
    return next((value for value, presets in others.items() if preset in presets), first)


def test_the_presets_are_those_of_the_rules():
    assert sorted(REGISTERED) == sorted(ALL)


def test_the_table_has_every_option_there_is():
    assert set(TABLE) | {"trump_mode"} == set(CATALOGUE)


@pytest.mark.parametrize("preset", ALL)
def test_every_option_that_belongs_to_a_preset_starts_as_the_rules_say(preset):
    there = {option: expected(option, preset) for option, (where, _, _) in TABLE.items() if preset in where}
    assert settled(REGISTERED[preset], preset, {}).option_texts() == there


@pytest.mark.parametrize("preset", ALL)
def test_every_option_that_does_not_belong_to_a_preset_is_refused(preset):
    elsewhere = [option for option, (where, _, _) in TABLE.items() if preset not in where]
    for option in (*elsewhere, "trump_mode", "deck"):
        text = CATALOGUE[option].text(CATALOGUE[option].default) if option in CATALOGUE else "fr"
        with pytest.raises(OptionError, match="option-unknown"):
            settled(REGISTERED[preset], preset, {option: text})


@pytest.mark.parametrize("preset", ALL)
@pytest.mark.parametrize("option", FIXED)
def test_what_is_fixed_is_as_the_rules_say(option, preset):
    first, others = FIXED[option]
    value = next((value for value, presets in others.items() if preset in presets), first)
    rules = settled(REGISTERED[preset], preset, {})
    assert CATALOGUE[option].text(rules[option]) == value


@pytest.mark.parametrize(
    ("base", "values"),
    [
        ("muette", {"packets": "2-2-2-2", "en_face": "true", "undertrump": "free", "match": "race:101"}),
        ("retournee", {"packets": "4-4", "direction": "ccw", "trick_point": "1", "match": "sets"}),
        ("belge", {"packets": "3-2-3", "max_calls": "8", "capot": "true", "tie_doubles_next": "single"}),
        ("coinchee", {"packets": "3-2-3", "partner_hidden": "true", "show_last_trick": "false"}),
    ],
)
def test_parlee_has_every_default_of_its_base(base, values):
    texts = settled(REGISTERED["parlee"], "parlee", {"parlee_base": base}).option_texts()
    of_base = settled(REGISTERED[base], base, {}).option_texts()
    assert {option: texts[option] for option in of_base} == of_base
    assert values.items() <= texts.items()


@pytest.mark.parametrize("preset", AUCTIONS)
@pytest.mark.parametrize("players", range(3, 8))
def test_packets_and_the_number_of_deals_follow_from_the_players(preset, players):
    """Rules 7.1."""
    cards = {"encheres1": "10 7 6 5 4", "encheres2": "10 8 6 5 4", "encheres3": "9 7 6 5 4"}[preset]
    each = int(cards.split()[players - 3])
    packets = {10: "3-4-3", 9: "3-3-3", 8: "2-2-2-2", 7: "2-3-2", 6: "3-3", 5: "3-2", 4: "2-2"}[each]
    texts = settled(REGISTERED[preset], preset, {}, players).option_texts()
    assert (texts["packets"], texts["match"]) == (packets, f"individual:{2 * players}")


@pytest.mark.parametrize(
    ("preset", "phases", "total", "threshold"),
    [
        ("muette", "cut deal blind_offer trumps calls play claims", 60, 30),
        ("parlee", "cut deal turn_up blind_offer trumps calls play claims", 60, 30),
        ("coinchee", "cut deal blind_offer trumps calls play claims", 60, 30),
        ("coinchee_literal", "cut deal blind_offer trumps calls play claims", 72, 30),
        ("aveugle", "cut deal trumps calls play claims", 60, 30),
        ("manilla4", "cut deal turn_up calls play claims", 72, 36),
        ("manilla2", "cut deal turn_up play claims", 72, 36),
        ("botifarra", "cut deal blind_offer trumps calls play claims", 72, 36),
        ("encheres1", "cut deal privilege draw trumps play claims", 67, 33),
        ("encheres2", "cut deal auction trumps play claims", 60, 30),
        ("encheres3", "cut deal widow auction exchange trumps play claims", 60, 30),
    ],
)
def test_phases_come_in_the_order_of_the_rules_and_points_sum_up(preset, phases, total, threshold):
    rules = settled(REGISTERED[preset], preset, {})
    assert " ".join(phase.name for phase in rules.phases) == phases
    assert (rules.total, rules.threshold) == (total, threshold)
