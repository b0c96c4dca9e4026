"""What a view tells by itself: hand, partners, turn; and dealing for any number of seats."""

from collections import Counter
from random import Random

import pytest

from manille_belge import BELGE
from manille_lan.engine.imagine import imagine
from manille_lan.engine.phases.dealing import dealt_hands
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from tests.engine.deals import act, begun, match_at, play_out, to_play
from tests.engine.plain_rules import allowed
from tests.engine.sketches import rules_of, small_rules, variant_with


def test_a_spectator_has_no_hand_no_partner_and_no_turn():
    rules = rules_of("belge")
    view = project(rules, begun(rules, match_at(rules, 0), {}), None)
    assert (view.hand, view.partners, view.is_my_turn, view.legal) == ((), (), False, ())


def test_a_seat_knows_its_partner_and_whether_it_is_asked():
    rules = rules_of("belge")
    deal = begun(rules, match_at(rules, 0), {})
    assert project(rules, deal, 1).partners == (3,)
    assert [project(rules, deal, seat).is_my_turn for seat in range(4)] == [True, False, False, False]
    assert project(rules, deal, 0).the_pack is rules.pack


def test_before_the_cut_nothing_is_dealt():
    rules = rules_of("belge", cut="ask")
    deal = begun(rules, match_at(rules, 0), {})
    assert not project(rules, deal, 0).is_dealt
    assert project(rules, act(rules, deal, "3 cut 5"), 0).is_dealt


def test_the_hands_are_opened_after_the_deal_unless_the_table_says_no():
    rules = rules_of("belge")
    deal = play_out(rules, begun(rules, match_at(rules, 0), {0: "7S 8S"}))
    dealt = project(rules, deal, None).dealt
    assert sorted(card for hand in dealt for card in hand) == list(rules.pack.cards)
    assert project(rules, deal, None, opened=False).dealt == ()


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("preset", ["belge", "botifarra"])
def test_deal_06_no_card_is_dealt_twice_and_none_is_missing(preset, players):
    variant = variant_with(preset)
    each = variant.pack.size // players
    wide = variant.__class__(**{**variant.__dict__, "players": (2, 7), "sides": "each", "constraints": ()})
    rules = settled(wide, preset, {"packets": f"{each // 2}-{each - each // 2}"}, players)
    rng = Random(players)
    for number in range(200):
        order = list(range(rules.pack.size))
        rng.shuffle(order)
        hands = dealt_hands(rules, number % players, tuple(order))
        assert {len(hand) for hand in hands} == {each}
        rest = order[each * players :]
        assert sorted([*rest, *(card for hand in hands for card in hand)]) == sorted(order)


def test_deal_06_a_seed_deals_the_same_cards_everywhere():
    order = list(range(32))
    Random(2024).shuffle(order)
    assert order[:8] == [int(card) for card in BELGE.pack.parse_cards("9S 7S 9H AH JC JD QH QD")]


def test_imagined_deals_are_drawn_evenly_from_all_that_the_play_leaves_possible():
    rules = small_rules("belge", 2)
    hands = {1: "KH 7D", 2: "7S 8C", 3: "9H AS", 0: "10H 9D"}
    deal = to_play(rules, begun(rules, match_at(rules, 0), hands), trump="S")
    for text in ("1 play KH", "2 play 7S", "3 play 9H"):
        deal = act(rules, deal, text)
    view = project(rules, deal, 0)
    rng = Random(5)
    imagined = (imagine(rules, view, rng).hands for _ in range(3000))
    seen = Counter(tuple(map(rules.pack.hand_text, hands[1:])) for hands in imagined)
    # Seat 1 holds any card; seat 2, void of hearts, any but a heart; seat 3, who followed, any.
    others = [str(card) for card in rules.pack.cards if str(card) not in ["KH", "7S", "9H", "10H", "9D"]]
    assert {cards[1] for cards in seen} <= {card for card in others if card[-1] != "H"}
    assert {cards[0] for cards in seen} == set(others)
    assert all(allowed([cards[1], "7S"], [(1, "KH")], 2, "S", "fr", undertrump="ban") for cards in seen)
    second = Counter(cards[1] for cards in seen.elements())
    expected = 3000 / len([card for card in others if card[-1] != "H"])
    assert all(expected / 2 < count < expected * 1.5 for count in second.values())
