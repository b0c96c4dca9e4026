"""Playing alone: accepting, drawing, standing, and what a match's end makes of a bid."""

from random import Random

import pytest
from msgspec.structs import replace

from manille_expert.ladder.clues import clues_of
from manille_expert.ladder.level import EXPERT
from manille_expert.ladder.seat import Searcher
from manille_expert.ladder.standing import standing_of
from manille_lan.bots.contract import Aids
from manille_lan.engine.projection import project
from tests.bots.positions import asked, rules_of
from tests.expert.test_ladder_choices import STRONG, WEAK, after, chosen, dealt

BOT = Searcher(EXPERT)
FAIR = "10H AH KH QH 10S 8S 7D 9D"
BEFORE = 1
"""The dealer after whom seat 0 is asked first, where the deal goes counter-clockwise among four."""


def standing(scores, left, seat=0):
    rules = rules_of("encheres2")
    view = asked(rules, dealt(rules, FAIR, dealer=BEFORE))
    match = replace(view.match, scores=scores, deals_left=left)
    return standing_of(replace(view, seat=seat, match=match), 30.0)


def bid_at(scores, left, hand, *bids):
    """What seat 0 answers when others have bid, with these scores and deals left."""
    rules = rules_of("encheres2")
    deal = after(rules, dealt(rules, hand, dealer=0), *bids)
    assert deal.seat == 0
    view = asked(rules, deal)
    view = replace(view, match=replace(view.match, scores=scores, deals_left=left))
    answer = BOT.choose(view, view.legal, Aids(rng=Random(1), rules=rules, is_timed=False))
    return str(answer.action), answer.why


def test_early_what_the_others_gain_is_lost_in_equal_parts():
    early = standing((0, 0, 0, 0), 8)
    assert early.worth(0, 30) == pytest.approx(30)
    assert early.worth(2, 30) == pytest.approx(-10)


def test_after_the_last_deal_only_the_first_place_counts_and_equals_share_it():
    last = standing((10, 40, 0, 0), 1)
    assert last.worth(0, 29) == 0
    assert last.worth(0, 30) == pytest.approx(last.worth(0, 31) / 2)
    assert last.worth(1, 5) == last.worth(1, 50) == 0
    assert last.worth(1, -50) == pytest.approx(30)


def test_a_last_round_is_between_the_two():
    near = standing((0, 30, 0, 0), 3)
    gains = [near.worth(0, gain) for gain in (-30, 0, 30, 60)]
    assert gains == sorted(gains)
    assert 0 < gains[0] < gains[-1] < 30


def test_who_can_win_in_the_last_deal_only_by_a_high_bid_bids_so_high():
    """At 45 points behind nothing less helps, and a pass wins nothing."""
    action, why = bid_at((0, 45, 0, 0), 1, FAIR, "pass", "pass", "pass")
    assert int(action.removeprefix("bid ")) >= 46
    assert why == "why-bid-anyway"
    early, _ = bid_at((0, 45, 0, 0), 8, FAIR, "pass", "pass", "pass")
    assert early == "pass" or int(early.removeprefix("bid ")) < 46


def test_who_leads_in_the_last_deal_lets_a_bid_stand_that_cannot_win():
    strong = "10H AH KH QH 9H 10S AS 7C"
    action, _ = bid_at((50, 0, 0, 0), 1, strong, "bid 20", "pass", "pass")
    assert action == "pass"
    early, _ = bid_at((50, 0, 0, 0), 8, strong, "bid 20", "pass", "pass")
    assert early != "pass"


@pytest.mark.parametrize("hand", ["10H AH KH QH 10S AS 10D", "10H AH KH JH 10D AD 7C"])
def test_a_strong_hand_is_accepted_and_left_as_it_is(hand):
    rules = rules_of("encheres1")
    deal = dealt(rules, hand, dealer=BEFORE)
    action, why, told = chosen(rules, deal)
    assert (action, why, told["goal"], told["count"]) == ("accept", "why-accept", 21, 0)
    action, why, told = chosen(rules, after(rules, deal, "accept"))
    assert (action, why) == ("stop", "why-stop")
    assert told["points"] > 21


def test_a_weak_hand_draws():
    rules = rules_of("encheres1")
    deal = after(rules, dealt(rules, "10H AH 8H 7S 8S 7D 8C", dealer=BEFORE), "accept")
    action, why, told = chosen(rules, deal)
    assert (action, why) == ("draw", "why-draw")
    assert told["points"] > told["without"]
    assert 1 <= told["count"] <= 4


def test_the_last_who_is_asked_declines_a_hand_that_makes_nothing():
    rules = rules_of("encheres1", players="3")
    deal = after(rules, dealt(rules, "7S 8S 9S 7H 8H 9H 7D 8D 9D 7C", dealer=0), "decline", "decline")
    assert deal.seat == 0
    assert chosen(rules, deal)[:2] == ("decline", "why-decline")


def test_the_widow_is_taken():
    rules = rules_of("encheres3")
    deal = dealt(rules, "10C AC KC QC JC 7S 8D", dealer=BEFORE)
    deal = after(rules, deal, "bid 31", "pass", "pass", "pass")
    action, why, told = chosen(rules, deal)
    assert (action, why, told["bid"]) == ("take", "why-take", 31)
    assert told["points"] > told["without"]


def test_a_hand_that_makes_its_bid_stands_where_that_counts_twice():
    rules = rules_of("encheres3", doubles="true")
    deal = dealt(rules, "10C AC KC QC JC 10S AS", dealer=BEFORE)
    deal = after(rules, deal, "bid 25", "pass", "pass", "pass")
    assert chosen(rules, deal)[:2] == ("stand", "why-stand")


def test_who_left_cards_of_the_widow_is_likely_to_hold_what_he_needs():
    rules = rules_of("encheres1")
    deal = dealt(rules, "10H AH KH QH 10S AS 10D", dealer=BEFORE)
    drawn = after(rules, deal, "accept", "draw")
    drawn = after(rules, drawn, f"lay {asked(rules, drawn).hand[0].text}", "stop", "trump H")
    (clue,) = clues_of(project(rules, drawn, 1))
    pack = rules.pack
    good, poor = (sum(1 << card for card in pack.parse_cards(text)) for text in (STRONG[:20], WEAK[:20]))
    assert clue.points == 21
    assert clue.weight(good) > clue.weight(poor)


@pytest.mark.parametrize(
    ("preset", "texts"),
    [
        ("encheres1", ()),
        ("encheres1", ("accept",)),
        ("encheres2", ("bid 20",)),
        ("encheres3", ("bid 20", "pass", "pass", "pass")),
    ],
)
def test_the_answer_depends_on_the_view_alone(preset, texts):
    """The hands of the others, and what lies hidden, are dealt in two ways."""
    rules = rules_of(preset)
    asker = 3 if preset == "encheres2" else 0
    own = FAIR.split()[: rules.hand_size]
    other, third = ("AS KS QS JS AD KD QD", "10C AC KC QC JC 9C 8C")
    answers = []
    for first, second in ((other, third), (third, other)):
        hands = [first, second, ""]
        hands.insert(asker, " ".join(own))
        deal = after(rules, dealt(rules, *hands, dealer=BEFORE), *texts)
        assert deal.seat == asker
        answers.append(chosen(rules, deal))
    assert answers[0] == answers[1]
