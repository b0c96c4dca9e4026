"""Which worlds are drawn: all agree with the view, more of them explain what the others did, few enough are
tried.
"""

from itertools import islice
from random import Random

import pytest

from manille_bots.calling import name_trumps
from manille_expert.ladder.clock import Clock
from manille_expert.ladder.clues import Called, LetPartnerChoose, Named, Ordered, clues_of
from manille_expert.ladder.sampling import TRIES, Pool, draws, likely, weight
from manille_lan.api.bots import Action
from manille_lan.bots.contract import Aids
from manille_lan.engine.cards import FRENCH, mask_of
from manille_lan.engine.play import actions, apply
from tests.bots.positions import asked, begun, rules_of


class Even:
    """Finds every world as likely as any other."""

    def log_likelihood(self, hands):
        return 0.0


def after_trumps(seed, preset="belge", **options):
    """A deal in which the dealer named his best suit, and nobody doubled, at its first lead."""
    rules = rules_of(preset, **options)
    deal = begun(rules, seed, seed % 4)
    while deal.tricks == () and not deal.trick:
        view = asked(rules, deal)
        if view.legal[0].verb == "play":
            return rules, deal
        best = name_trumps(view, view.legal) if view.legal[0].verb == "trump" else Action("pass")
        deal, _ = apply(rules, deal, deal.seat, best)
    raise AssertionError("it was never led")


@pytest.mark.parametrize("seed", range(4))
def test_worlds_that_explain_the_trumps_are_drawn_more_often(seed):
    rules, deal = after_trumps(seed, max_calls="0")
    view = asked(rules, deal)
    clues = clues_of(view)
    assert [clue.seat for clue in clues] == [deal.dealer] * (deal.dealer != deal.seat)
    aids = Aids(rng=Random(1), rules=rules)
    even = list(islice(draws(view, aids), 200))
    chosen = likely(draws(view, aids), clues, 200, aids.rng, Clock.of(60))
    assert sum(weight(clues, hands) for hands in chosen) > 1.2 * sum(weight(clues, hands) for hands in even)
    mine = mask_of(view.hand)
    assert all(hands[view.seat] == mine and sum(hands) == FRENCH.full for hands in chosen)


def test_a_naming_that_no_hand_explains_costs_a_bounded_number_of_draws():
    rules, deal = after_trumps(2, max_calls="0")
    view, drawn = asked(rules, deal), []

    class Never:
        seat = deal.dealer

        def weight(self, hand):
            drawn.append(hand)
            return 0.0

    aids = Aids(rng=Random(1), rules=rules)
    assert len(likely(draws(view, aids), [Never()], 20, aids.rng, Clock.of(60))) == 20
    assert len(drawn) == 20 * TRIES


def test_a_clue_weighs_the_hand_as_it_was_when_it_was_given():
    hearts, spades = FRENCH.parse_hand("10H AH KH"), FRENCH.parse_hand("7S 8S")
    now = Named(1, FRENCH, "H", played=hearts)
    assert now.weight(spades) == 1.0
    assert Named(1, FRENCH, "S", played=hearts).weight(spades) < 0.01
    poor = FRENCH.parse_hand("9S 8S 7H 9D 7C")
    assert LetPartnerChoose(1, FRENCH, FRENCH.parse_hand("8D 7D 8C")).weight(poor) == 1.0
    assert LetPartnerChoose(1, FRENCH, hearts).weight(poor) < 0.5


def test_no_trump_tells_of_tens_and_aces():
    named = Named(1, FRENCH, "none", 0)
    assert named.weight(FRENCH.parse_hand("10H AH 10S AD")) == 1.0
    assert named.weight(FRENCH.parse_hand("10H AH 7S 7D")) < 0.1


def test_an_order_tells_of_the_highest_card_of_its_suit_where_that_is_not_seen():
    rules, told = rules_of("parlee", max_calls="0"), set()
    ten, nine = FRENCH.parse_hand("10S"), FRENCH.parse_hand("9S")
    for seed in range(8):
        deal = begun(rules, seed, 0)
        for text in ("trump C", "invite", "instruct suit S"):
            deal, _ = apply(rules, deal, deal.seat, next(a for a in actions(rules, deal) if str(a) == text))
        partner, is_seen = (deal.seat + 2) % 4, bool(deal.hands[deal.seat] & ten)
        clues = [clue for clue in clues_of(asked(rules, deal)) if isinstance(clue, Ordered)]
        assert [clue.seat for clue in clues] == ([] if is_seen else [partner])
        assert all(clue.weight(ten) == 1.0 and clue.weight(nine) < 0.5 for clue in clues)
        told.add(is_seen)
    assert told == {True, False}


def test_every_call_and_every_silence_is_a_clue():
    rules = rules_of()
    deal = begun(rules, 5, 0)
    for action in ("trump", "double", "pass"):
        deal, _ = apply(rules, deal, deal.seat, next(a for a in actions(rules, deal) if a.verb == action))
    clues = [clue for clue in clues_of(asked(rules, deal)) if isinstance(clue, Called)]
    assert [(clue.seat, clue.doubled) for clue in clues] in ([(1, True)], [(1, True), (2, False)])


def test_a_pool_is_sampled_by_weight_and_the_same_for_the_same_stream():
    rules, deal = after_trumps(1, max_calls="0")
    view = asked(rules, deal)
    drawn = list(islice(draws(view, Aids(rng=Random(3), rules=rules)), 160))

    class Knows(Even):
        def log_likelihood(self, hands):
            return 0.0 if hands == drawn[7] else -50.0

    assert set(Pool(drawn, [], Knows()).sample(20, Random(0))) == {drawn[7]}
    even = Pool(drawn, [], Even())
    assert even.sample(160, Random(0)) == drawn
    assert even.sample(20, Random(4)) == even.sample(20, Random(4))
