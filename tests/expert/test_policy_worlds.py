"""Deals played out by the compiled kernels, and the likelihood of what was played, against the engine and the
live player, card by card.
"""

from math import log

import pytest

from manille_expert.policy.plain import plain
from manille_expert.policy.player import chances
from manille_expert.policy.playing import value_cards, weigh_plays
from manille_expert.policy.worlds import Policy
from manille_lan.engine.actions import Action
from manille_lan.engine.play import actions, apply
from tests.bots.positions import rules_of
from tests.expert.policy_deals import PARTNERS, WEIGHTS, begun, best_cards, card_choices, seen

GAMES = [*PARTNERS, "muette", "encheres2"]


def ours(rules, deal, seat, after):
    """The card points and trick points that the side of a seat takes after some tricks."""
    won = [trick for trick in deal.tricks[after:] if deal.sides[trick.winner] == deal.sides[seat]]
    return sum(rules.points[card] for trick in won for card in trick.cards) + rules.trick_point * len(won)


def played_out(rules, deal, card):
    """What the seat on turn takes with a card if all go on by the policy, through the engine; None where two
    cards are as good, of which the kernel takes one.
    """
    seat, after = deal.seat, len(deal.tricks)
    deal, _ = apply(rules, deal, seat, Action("play", (card,)))
    while any(deal.hands):
        best = best_cards(rules, deal)
        if len(best) > 1:
            return None
        deal, _ = apply(rules, deal, deal.seat, Action("play", (best[0],)))
    return ours(rules, deal, seat, after)


@pytest.mark.parametrize("preset", GAMES)
def test_a_deal_is_played_out_as_live_players_would(preset):
    rules, compared = rules_of(preset), 0
    for seed in range(3):
        deals = list(card_choices(rules, seed))
        for deal in deals[len(deals) // 2 :: 4]:
            position, aids, cards = seen(rules, deal)
            values = Policy(position, aids, WEIGHTS.rows(position.view)).values(deal.hands)
            assert sorted(values) == sorted(cards)
            for card in cards:
                expected = played_out(rules, deal, rules.pack.cards[card])
                assert expected is None or values[card] == expected
                compared += expected is not None
    assert compared > 5


@pytest.mark.parametrize("preset", PARTNERS)
def test_the_likelihood_is_that_of_each_play_of_the_others(preset):
    rules = rules_of(preset)
    for seed in range(2):
        *course, last = card_choices(rules, seed)
        position, aids, _ = seen(rules, last)
        fallen = position.view.played
        expected = sum(log_chance(rules, deal, fallen) for deal in course if deal.seat != last.seat)
        policy = Policy(position, aids, WEIGHTS.rows(position.view))
        assert policy.log_likelihood(last.hands) == pytest.approx(expected, abs=0.05)


def log_chance(rules, deal, fallen):
    """The logarithm of the chance of what was played in a deal, one play in ten being by lot."""
    position, aids, cards = seen(rules, deal)
    card = fallen[len(position.view.played)]
    return log(0.9 * chances(position, cards, aids, WEIGHTS)[card] + 0.1 / len(cards))


def test_what_the_policy_plays_tells_what_it_holds():
    """Over deals that it played itself, the true hands are likelier than others that could be as well."""
    rules, gained = rules_of("belge"), []
    for seed in range(12):
        deal = begun(rules, seed)
        while len(deal.tricks) < 3:
            is_play = rules.phases[deal.phase].name == "play"
            action = Action("play", (best_cards(rules, deal)[0],)) if is_play else actions(rules, deal)[0]
            deal, _ = apply(rules, deal, deal.seat, action)
        position, aids, _ = seen(rules, deal)
        policy = Policy(position, aids, WEIGHTS.rows(position.view))
        others = [aids.imagine(position.view).hands for _ in range(8)]
        mean = sum(map(policy.log_likelihood, others)) / len(others)
        gained.append(policy.log_likelihood(deal.hands) - mean)
    assert sum(gained) > 0
    assert sum(gain > 0 for gain in gained) >= 9


@pytest.mark.parametrize("preset", ["belge", "botifarra"])
def test_plain_kernels_give_what_compiled_ones_do(preset):
    rules = rules_of(preset)
    for deal in list(card_choices(rules, 5))[::3]:
        position, aids, _ = seen(rules, deal)
        policy = Policy(position, aids, WEIGHTS.rows(position.view))
        values, likelihood = policy.values(deal.hands), policy.log_likelihood(deal.hands)
        assert plain_answers(policy, deal) == (values, likelihood)


def plain_answers(policy, deal):
    """The same from the uncompiled kernels."""
    twin = Policy.__new__(Policy)
    twin.__dict__.update(policy.__dict__)
    twin._state = [int(number) for number in policy._state]
    twin._value, twin._weigh = plain(value_cards), plain(weigh_plays)
    return twin.values(deal.hands), twin.log_likelihood(deal.hands)
