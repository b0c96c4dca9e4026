"""`club`: legal everywhere, the same for the same seed, ignorant of what it cannot see, and no beginner."""

import json
import subprocess
import sys
from random import Random

import pytest

from manille_bots import STEADY
from manille_expert import CLUB
from manille_expert.club import Club
from manille_expert.policy.features import NAMES
from manille_expert.policy.layout import FEATURE_COUNT
from manille_expert.policy.weights import (
    FAMILIES,
    SHIPPED,
    family_of,
    read_weights,
    shipped_weights,
    write_weights,
)
from manille_lan.arena import simulate
from manille_lan.bots.contract import Aids
from manille_lan.bots.reply import reply_of
from manille_lan.conformance import check_bot
from manille_lan.engine.projection import project
from tests.bots.positions import REGISTRY, random_course, rules_of
from tests.expert.policy_deals import card_choices, seen

PRESETS = sorted(preset for variant in REGISTRY.variants.values() for preset in variant.presets)


def chosen(view, rules, seed=1, entry=CLUB):
    """What a fresh bot answers."""
    return reply_of(entry.make(), view, Aids(rng=Random(seed), rules=rules))


def test_it_keeps_the_contract_of_bots():
    assert check_bot(CLUB) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_it_plays_every_form_without_a_fault(preset):
    result = simulate(REGISTRY, preset, {}, ["club"], deals=4, seed=3)
    assert not any(result.faults)


def test_it_plays_without_the_rules_of_the_table():
    for preset in ("belge", "botifarra", "manilla2"):
        for deal in random_course_of_cards(preset):
            view = project(rules_of(preset), deal, deal.seat)
            assert chosen(view, None).action in view.legal


def random_course_of_cards(preset):
    return list(card_choices(rules_of(preset), 2))[::3]


@pytest.mark.parametrize("preset", ["belge", "manilla4", "parlee"])
def test_the_same_seed_gives_the_same_play(preset):
    first, again = (simulate(REGISTRY, preset, {}, ["club"], deals=3, seed=8) for _ in range(2))
    assert first.points == again.points


def test_it_varies_among_cards_that_are_about_as_good():
    plays = set()
    rules = rules_of("belge")
    for number in range(4):
        for deal in card_choices(rules, number):
            plays.add(len({chosen(project(rules, deal, deal.seat), rules, seed).action for seed in range(6)}))
    assert plays > {1}


@pytest.mark.parametrize("preset", PRESETS)
def test_it_does_everything_but_playing_cards_as_steady_does(preset):
    for deal in random_course(rules_of(preset), 4):
        view = project(rules_of(preset), deal, deal.seat)
        if all(action.verb != "play" for action in view.legal):
            rules = rules_of(preset)
            assert chosen(view, rules) == chosen(view, rules, entry=STEADY)


@pytest.mark.parametrize("preset", ["belge", "botifarra"])
def test_it_beats_greedy(preset):
    result = simulate(
        REGISTRY, preset, {"max_calls": "0"}, ["club", "greedy"], deals=60, seed=1, duplicate=True
    )
    assert result.margin > 3 * result.error


def test_it_says_who_it_is_in_five_languages():
    assert sorted(CLUB.about) == ["ca", "en", "es", "fr", "nl"]
    assert all(text[0].isupper() and text.endswith(".") for text in CLUB.about.values())


def test_registering_it_loads_nothing_that_costs():
    code = "import sys, manille_expert; print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_playing_it_compiles_nothing():
    """Its kernels run as plain Python, so that no seat ever waits for a compiler."""
    code = (
        "import sys; from manille_expert.club import Club; Club();"
        "print([name for name in sys.modules if name.endswith('policy.entries')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_game_has_its_family_of_weights():
    families = {"belge": "fr", "muette": "fr", "retournee": "fr-turned"}
    families |= {"manilla4": "ca-turned", "botifarra": "ca", "manilla2": "two"}
    for preset, family in families.items():
        position, _, _ = seen(rules_of(preset), next(iter(card_choices(rules_of(preset), 1))))
        assert family_of(position.view) == family
    rules = rules_of("encheres2", players="5")
    position, _, _ = seen(rules, next(iter(card_choices(rules, 1))))
    assert family_of(position.view) == "alone"


def test_the_weights_say_how_they_were_made():
    weights = shipped_weights()
    assert set(weights.families) == set(FAMILIES)
    assert weights.about["fit"].startswith("python tools/train_policy.py fit")
    assert all(command.startswith("python tools/train_policy.py play") for command in weights.about["play"])
    assert set(weights.about["held out"]) <= set(FAMILIES)
    assert set(weights.about["others held out"]) <= set(FAMILIES)
    assert weights.about["before"][0]["fit"].startswith("python tools/train_policy.py fit")


def test_others_are_foretold_by_weights_of_their_own_where_there_are_any():
    shipped = shipped_weights()
    views = {}
    for preset in ("belge", "manilla2"):
        deal = next(iter(card_choices(rules_of(preset), 1)))
        views[preset] = seen(rules_of(preset), deal)[0].view
    assert shipped.witness(views["belge"]) == shipped.witnesses["fr"] != shipped.rows(views["belge"])
    assert shipped.witness(views["manilla2"]) == shipped.rows(views["manilla2"])


def test_weights_are_read_as_they_were_written(tmp_path):
    write_weights(tmp_path / "weights.json", shipped_weights())
    assert (tmp_path / "weights.json").read_text("utf-8") == SHIPPED.read_text("utf-8")
    assert read_weights(tmp_path / "weights.json") == shipped_weights()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"features": list(NAMES[1:])}, "features"),
        ({"families": {}}, "rows"),
        ({"witnesses": {"fr": [[0] * FEATURE_COUNT]}}, "rows"),
        ({"witnesses": {"de": []}}, "rows"),
    ],
)
def test_weights_for_other_features_are_refused(tmp_path, change, message):
    data = json.loads(SHIPPED.read_text("utf-8")) | change
    (tmp_path / "weights.json").write_text(json.dumps(data), "utf-8")
    with pytest.raises(ValueError, match=message):
        read_weights(tmp_path / "weights.json")


def test_there_is_a_name_for_every_feature():
    assert len(NAMES) == len(set(NAMES)) == FEATURE_COUNT
    assert isinstance(CLUB.make(), Club)
