"""Why a held card may not be played: the reason is the rule that forbids it, with the cards that prove it."""

import pytest
from hypothesis import given

from manille_lan.engine.actions import playing
from manille_lan.engine.play import check
from tests.engine.audits import auditable, finished
from tests.engine.deals import phase_of
from tests.engine.forms import flow
from tests.engine.plain_rules import allowed, best_of, forced, rank, suit
from tests.engine.random_deals import OF_AUDITS, SEEDS, table_for
from tests.engine.sketches import REGISTERED, variant_with

PLAYED_BY_CARD = [preset for preset, variant in REGISTERED.items() if variant.sees == "own"]


def reason(card, hand, trick, partner, trump, pack, play_rule):
    """The rule that forbids a card which is not allowed, from the rule text (1.4)."""
    _, best = best_of(trick, trump, pack)
    led = suit(trick[0][1])
    if any(suit(other) == led for other in hand):
        return "refusal-must-beat" if suit(card) == led else "refusal-must-follow"
    if suit(best) != trump or play_rule == "follow_trump":
        return "refusal-must-ruff"
    higher = any(suit(other) == trump and rank(other, pack) > rank(best, pack) for other in hand)
    if higher and not partner:
        return "refusal-must-overruff"
    return "refusal-no-undertrump"


def held_cards(walked):
    """Every card that a seat held when it had to follow, the sides of the seats, and its refusal, None where
    it might be played.
    """
    rules = walked.rules
    for deal in walked.states:
        if phase_of(rules, deal) != "play" or not deal.trick:
            continue
        hand = [str(card) for card in rules.pack.cards_of(deal.hands[deal.seat])]
        seats = [(deal.leader + rules.step * i) % rules.players for i in range(len(deal.trick))]
        trick = [(seat, str(rules.pack.cards[card])) for seat, card in zip(seats, deal.trick, strict=True)]
        trump = rules.pack.suits[deal.trump] if deal.trump >= 0 else "none"
        for card in rules.pack.cards_of(deal.hands[deal.seat]):
            refusal = check(rules, deal, deal.seat, playing(rules.pack)[card])
            yield deal.seat, str(card), hand, trick, trump, deal.sides, refusal


@pytest.mark.parametrize("preset", PLAYED_BY_CARD)
@OF_AUDITS
@given(seed=SEEDS)
def test_a_card_is_refused_by_the_rule_that_forbids_it(preset, seed):
    players, row = table_for(preset, seed)
    walked = finished(variant_with(preset), preset, auditable(row, "refuse"), players, seed)
    rules, pack = {name: walked.rules[name] for name in ("play_rule", "undertrump")}, walked.rules.pack.id
    for seat, card, hand, trick, trump, sides, refusal in held_cards(walked):
        may = allowed(hand, trick, seat, trump, pack, side=sides.__getitem__, **rules)
        assert (refusal is None) == (card in may), (card, hand, trick)
        if refusal is not None:
            partner = sides[best_of(trick, trump, pack)[0]] == sides[seat]
            assert refusal.reason == reason(
                card, hand, trick, partner, trump, pack, rules["play_rule"]
            )
            facts = refusal.arguments
            assert (facts["card"], facts["led"]) == (card, suit(trick[0][1]))
            assert (facts["seat"], facts["head"]) == best_of(trick, trump, pack)
            assert set(facts["cards"].split()) == set(may) or refusal.reason == "refusal-must-follow"
            assert set(may) <= set(facts["cards"].split()) <= set(hand)


@OF_AUDITS
@given(seed=SEEDS)
def test_in_the_forced_game_who_cannot_win_throws_low(seed):
    players, row = table_for("botifarra", seed)
    row = {**auditable(row, "refuse"), "play_rule": "strict", "botifarra_play": "forced"}
    walked = finished(variant_with("botifarra"), "botifarra", row, players, seed)
    for seat, card, hand, trick, trump, sides, refusal in held_cards(walked):
        may = forced(hand, trick, seat, trump, "ca", sides.__getitem__)
        assert (refusal is None) == (card in may), (card, hand, trick)
        if refusal is not None:
            follows = any(suit(other) == suit(trick[0][1]) for other in hand)
            revoked = follows and suit(card) != suit(trick[0][1])
            lost = best_of([*trick, (seat, may[0])], trump, "ca")[1] != may[0]
            partner = sides[best_of(trick, trump, "ca")[0]] == sides[seat]
            reasons = {"refusal-must-follow"} if revoked else {"refusal-lowest"} if lost or partner else {
                "refusal-must-beat" if follows else "refusal-must-ruff", "refusal-must-overruff"
            }
            assert refusal.reason in reasons, (card, hand, trick)


SPOKEN = {"preset": "parlee", "dealer": 3, "tell": "tried", "hands": {
    "0": "10H AH 7S 8D", "1": "KH QH 9S 9D", "2": "JH 10S AS 10D", "3": "9H 8H KS KD",
}}
BEFORE = ["3 trump C", "0 pass", "2 pass"]


def test_what_is_no_sentence_is_not_offered_and_what_is_false_is_said_to_be():
    steps = ["? 0 tell suit X 2", "? 0 tell suit H 9", "? 0 tell suit H 3", "? 0 tell suit", "? 0 answer 2"]
    offered = "refusal-not-offered"
    told = flow({**SPOKEN, "steps": [*BEFORE, *steps]})
    assert told == f"{offered}, refusal-not-offered, refusal-false, {offered}, {offered}"


def test_nothing_is_told_while_an_answer_is_due_or_a_trick_lies():
    asked = flow({**SPOKEN, "steps": [*BEFORE, "0 ask suit S", "? 2 tell suit S 2", "? 2 answer yes"]})
    assert asked == "refusal-not-offered, refusal-not-offered"
    led = flow({**SPOKEN, "steps": [*BEFORE, "0 play 7S", "? 1 tell suit S 1"]})
    assert led == "refusal-not-offered"


def test_only_a_card_that_is_held_is_laid_away():
    hands = {"3": "10H 9H 7C"}
    part = {"preset": "encheres1", "dealer": 0, "hands": hands, "widow": "AS 8D", "tell": "tried"}
    steps = ["3 accept", "? 3 lay 7C", "3 draw", "? 3 lay KD", "? 3 stop", "? 3 lay 7C"]
    told = flow({**part, "steps": steps})
    assert told == "refusal-lay, refusal-not-held, refusal-lay, yes"
