"""The bots that come with the game: legal and without a fault under every option, blind to hidden cards."""

from itertools import islice
from random import Random

import pytest

from manille_bots import GREEDY, RANDOM, STEADY
from manille_lan.arena import simulate
from manille_lan.bots.contract import Aids
from manille_lan.bots.referee import Referee
from manille_lan.bots.reply import reply_of
from manille_lan.engine.cards import FRENCH
from manille_lan.engine.play import apply
from manille_lan.engine.view import parse_view, view_data
from tests.bots.positions import REGISTRY, asked, begun, random_course, rules_of

ENTRIES = [RANDOM, GREEDY, STEADY]
IDS = [entry.id for entry in ENTRIES]
PRESETS = ["belge", "belge_app", "retournee"]


def option_changes(preset):
    """Each option of a preset alone at each of its values; those that go together, together."""
    variant = REGISTRY.variant(preset)
    for option in map(variant.option, variant.option_ids):
        told = option.kind.described()
        values = {
            "flag": ["true", "false"],
            "choice": told.get("values"),
            "format": told.get("values"),
            "packets": told.get("values"),
            "whole": [str(told.get("low")), str(told.get("high"))],
        }
        for value in values[told["kind"]]:
            if (option.id, value) in (("packets", "1-1-1-1-1-1-1-1"), ("threshold", "38")):
                continue
            yield {option.id: value}
    both = {"cut": "ask", "enforcement": "honour", "max_calls": "8"}
    yield both
    if preset != "retournee":
        yield both | {"blind": "any", "en_face": "true", "partner_hidden": "true"}


@pytest.mark.parametrize("preset", PRESETS)
def test_bots_14_no_fault_under_any_option(preset):
    for options in option_changes(preset):
        rules = rules_of(preset, **options)
        for seed in range(6):
            play(rules, seed)


def play(rules, seed):
    """One deal, every seat another of our bots; a fault fails."""
    bots = [ENTRIES[(seed + seat) % 3].make() for seat in range(4)]
    referees = [Referee("bot", seat, 3) for seat in range(4)]
    aids = [Aids(rng=Random(seat), rules=rules if seed % 2 else None) for seat in range(4)]
    deal = begun(rules, seed, seed % 4)
    while not deal.outcome:
        seat, view = deal.seat, asked(rules, deal)
        verdict = referees[seat].judge(view, reply_of(bots[seat], view, aids[seat]))
        assert verdict.fault is None, verdict.fault
        deal, _ = apply(rules, deal, seat, verdict.action)


def chosen(entry, view):
    """What a fresh bot answers, its random stream being the same each time."""
    return reply_of(entry.make(), view, Aids(rng=Random(1), rules=rules_of(view.preset)))


def test_bots_09_nothing_that_a_bot_is_given_leads_to_a_hidden_card():
    rules = rules_of()
    for deal in islice(random_course(rules, 5), 4, 30):
        view = asked(rules, deal)
        hidden = {
            card.text
            for seat, hand in enumerate(deal.hands)
            if seat != deal.seat
            for card in FRENCH.cards_of(hand)
        }
        data = view_data(view)
        words = {
            word for value in data.values() for word in str(value).replace("'", " ").replace(",", " ").split()
        }
        assert not hidden & words
        assert parse_view(data) == view


@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_a_bot_chooses_the_same_from_the_view_that_travelled(entry):
    rules = rules_of("belge_app")
    for deal in random_course(rules, 8):
        view = asked(rules, deal)
        assert chosen(entry, parse_view(view_data(view))) == chosen(entry, view)


@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_a_bot_that_does_not_know_a_phase_takes_one_of_its_choices(entry):
    view = asked(rules_of(), begun(rules_of()))
    strange = view_data(view) | {"phase": "auction", "legal": ["bid 35", "hum", "lay 7D"]}
    changed = parse_view(strange)
    assert chosen(entry, changed).action in changed.legal


@pytest.mark.parametrize("entry", ENTRIES, ids=IDS)
def test_each_bot_says_who_it_is_in_five_languages(entry):
    assert sorted(entry.about) == ["ca", "en", "es", "fr", "nl"]
    assert all(text[0].isupper() and text.endswith(".") for text in entry.about.values())


@pytest.mark.parametrize(
    ("better", "worse"), [("greedy", "random"), ("steady", "greedy"), ("steady", "random")]
)
@pytest.mark.parametrize("preset", ["belge", "retournee"])
def test_each_bot_beats_the_one_before_it(better, worse, preset):
    """Without doubling: `random` doubles every other time, and one deal counts as much as a hundred."""
    plain = {"max_calls": "0"}
    result = simulate(REGISTRY, preset, plain, [better, worse], deals=150, seed=1, duplicate=True)
    assert result.margin > 3 * result.error
