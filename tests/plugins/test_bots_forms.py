"""The bots that come with the game in every form, with every number of players, under every option."""

from itertools import combinations
from random import Random

import pytest

from manille_bots import GREEDY, RANDOM, STEADY
from manille_bots.alone import Judge, makes_all_tricks
from manille_bots.exchanging import best_exchange
from manille_bots.position import counted
from manille_lan.bots.contract import Aids
from manille_lan.bots.referee import Referee
from manille_lan.bots.reply import reply_of
from manille_lan.engine.cards import CATALAN, FRENCH
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.errors import OptionError
from tests.bots.positions import REGISTRY, rules_of

ENTRIES = [RANDOM, GREEDY, STEADY]
PRESETS = sorted(preset for variant in REGISTRY.variants.values() for preset in variant.presets)


def tables_of(preset):
    """The rules of a preset with each number of players, and with each value of each option alone."""
    variant = REGISTRY.variant(preset)
    low, high = variant.players
    changes = [{"players": str(players)} for players in range(low, high + 1)] if low < high else [{}]
    for option in map(variant.option, variant.option_ids):
        told = option.kind.described()
        values = told.get("values") or ["true", "false"] * (told["kind"] == "flag")
        changes += [{option.id: value} for value in values]
    changes += [{"enforcement": "honour"}, {"enforcement": "honour", "truth": "honour"}]
    for change in changes:
        try:
            yield rules_of(preset, **change)
        except OptionError:
            continue


def begun(rules, seed):
    """A deal up to its first question."""
    order = list(rules.deck)
    Random(seed).shuffle(order)
    return begin_deal(rules, begin_match(rules, seed % rules.players), tuple(order))[0]


def course(rules, seed, entries, knows_rules=True):
    """Each question of a deal and what a seat answers; a fault fails."""
    seats = range(rules.players)
    bots = [entries[(seed + seat) % len(entries)].make() for seat in seats]
    referees = [Referee("bot", seat, 3) for seat in seats]
    aids = [Aids(rng=Random(seat), rules=rules if knows_rules else None) for seat in seats]
    deal = begun(rules, seed)
    while not deal.outcome:
        view = project(rules, deal, deal.seat)
        verdict = referees[deal.seat].judge(view, reply_of(bots[deal.seat], view, aids[deal.seat]))
        assert verdict.fault is None, verdict.fault
        yield view, verdict.action
        deal, _ = apply(rules, deal, deal.seat, verdict.action)


@pytest.mark.parametrize("preset", PRESETS)
def test_bots_14_no_fault_in_any_form(preset):
    tables = list(tables_of(preset))
    assert len(tables) > 10
    for number, rules in enumerate(tables):
        for seed in (number, number + 1):
            asked = sum(1 for _ in course(rules, seed, ENTRIES, knows_rules=number % 2 == 0))
            assert asked >= rules.players


@pytest.mark.parametrize("preset", PRESETS)
def test_steady_alone_knows_what_to_do_in_every_phase(preset):
    for seed in range(6):
        assert list(course(rules_of(preset), seed, [STEADY]))


def test_the_best_exchange_is_the_best_of_all():
    rng, judge = Random(3), Judge(players=4, cards=7, trick_point=True)
    for _ in range(12):
        cards = rng.sample(FRENCH.cards, 11)
        kept = [[card for card in cards if card not in laid] for laid in combinations(cards, 4)]
        found = best_exchange(judge, cards, 4)
        assert found.worth == pytest.approx(max(map(judge.best, kept)))
        assert len(set(found.laid)) == 4


def test_steady_lays_away_what_is_worth_least_and_never_a_high_trump():
    for seed in range(12):
        trump, laid = "", []
        for view, action in course(rules_of("encheres3", players="3"), seed, [STEADY]):
            laid += [action.card] if action.verb == "lay" else []
            trump = trump or view.trump
        assert len(laid) == 5
        assert not any(card.suit == trump and card.rank in ("10", "A") for card in laid)


@pytest.mark.parametrize(
    ("players", "goal", "draws"), [(3, 21, False), (4, 21, False), (6, 15, True), (7, 15, True)]
)
def test_a_declarer_of_few_cards_draws_though_he_would_rather_make_it_than_not(players, goal, draws):
    drawn_on = []
    for seed in range(60):
        for view, action in course(rules_of("encheres1", players=str(players)), seed, [STEADY]):
            if action.verb == "draw":
                drawn_on.append(Judge(players, min(view.counts), trick_point=True).best(view.hand) - goal)
    assert (max(drawn_on) > 3.0) is draws


def test_against_one_who_plays_alone_steady_leads_its_masters_at_once():
    rules, leads, waits = rules_of("encheres1", players="3"), 0, 0
    for seed in range(30):
        for view, action in course(rules, seed, [STEADY]):
            position = counted(view, Aids(rng=None, rules=rules))
            if action.verb != "play" or view.trick.cards or not position.is_against_one:
                continue
            plain = [card for card in view.hand if card.points >= 4 and not position.is_trump(card)]
            masters = list(filter(position.is_master, plain))
            leads += bool(masters) and action.card in masters
            waits += bool(masters) and action.card not in masters
    assert leads > 9 * waits


@pytest.mark.parametrize(
    ("pack", "hand", "trump", "sure"),
    [
        (FRENCH, "10S AS KS QS 10H AH", "S", True),
        (FRENCH, "10S AS KS QS 10H KH", "S", False),
        (FRENCH, "10S AS 10H AH", "none", True),
        (FRENCH, "10S AS 10H AH", "S", False),
        (CATALAN, "9O AO KO NO JO 8O 9C", "O", True),
        (CATALAN, "9O AO KO NO JO 7O 9C", "O", False),
    ],
)
def test_all_the_tricks_are_bid_on_a_hand_without_a_loser(pack, hand, trump, sure):
    assert makes_all_tricks(pack.parse_cards(hand), trump) is sure


def test_in_blind_manille_steady_names_trumps_that_its_unseen_cards_suit():
    rules, named = rules_of("aveugle"), 0
    for seed in range(16):
        deal = begun(rules, seed)
        (_, action), *_ = course(rules, seed, [STEADY])
        held = [card for s in (0, 2) for card in FRENCH.cards_of(deal.hands[(deal.dealer + s) % 4])]
        theirs = sum(card.suit == action.args[0] for card in held)
        named += theirs >= 4 or action.args[0] == "none"
    assert named == 16
