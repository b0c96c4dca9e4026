"""Accounts and matches over several deals, as other programs got them wrong (numbers of tests/cases.toml)."""

import pytest

from manille_lan.engine.match import begin_match, finish_deal, gathered
from manille_lan.errors import MatchOver
from tests.engine.deals import act, begun, match_at, play_out, to_play
from tests.engine.questions import answered
from tests.engine.sketches import rules_of

SCORES = "{scores[0]}/{scores[1]} "


def played(preset, *deals, **more):
    """What is told of deals played out one after the other."""
    return answered({"ask": "score", "preset": preset, "deals": list(deals), **more})


def test_score_01_a_deal_is_added_to_the_total():
    deals = [{"points": points, "tell": SCORES} for points in ("40", "41", "12", "30")]
    assert played("belge", *deals) == "10/0 21/0 21/18 21/18 "


def test_score_02_a_side_that_won_a_worthless_trick_is_not_capot():
    gain = {"tell": "{gain}"}
    assert played("retournee", {"points": "60+7", **gain}, options={"capot": "true"}) == "(33, 0)"
    assert played("retournee", {"points": "60+8", **gain}, options={"capot": "true"}) == "(68, 0)"
    assert played("belge", {"points": "60+7", **gain}) == "(30, 0)"
    assert played("belge", {"points": "60+8", **gain}) == "(60, 0)"


@pytest.mark.parametrize(("calls", "suit", "no_trump"), [(1, 18, 36), (2, 36, 72), (3, 72, 144)])
def test_score_03_each_call_doubles_what_counts(calls, suit, no_trump):
    deal = {"points": "38+7", "calls": calls, "tell": "{gain[0]}"}
    options = {"match": "race:1000"}
    assert played("botifarra", deal, options=options) == str(suit)
    assert played("botifarra", {**deal, "trump": "none"}, options=options) == str(no_trump)


def test_match_01_one_short_of_the_target_the_match_goes_on():
    tell = "{scores[0]} winners {winners}; "
    deals = ({"points": "37+7", "tell": tell}, {"points": "31+6", "tell": tell})
    assert played("botifarra", *deals, scores=[92, 0]) == "100 winners []; 101 winners [0]; "


def test_match_02_at_the_target_exactly_the_match_ends_once():
    rules = rules_of("belge")
    match = match_at(rules, 0, scores=[95, 0])
    told = played("belge", {"points": "36", "tell": "{scores} winners {winners}"}, scores=[95, 0])
    assert told == "[101, 0] winners [0]"
    deal = play_out(rules, begun(rules, match, {}))
    after, events = finish_deal(rules, deal)
    while not after.winners:
        deal = play_out(rules, begun(rules, after, {}), lambda offered: offered[-1])
        after, events = finish_deal(rules, deal)
    assert [str(event) for event in events] == [f"match_over {after.winners[0]}"]
    with pytest.raises(MatchOver, match="match-over"):
        finish_deal(rules, play_out(rules, begun(rules, after, {})))


def test_match_04_turned_up_points_that_reach_the_target_end_the_match_before_a_card_is_led():
    told = played(
        "retournee", {"turned": "10H", "tell": "{scores} turn {turn} winners {winners}"},
        options={"match": "race:50"}, scores=[46, 0],
    )
    assert told == "[51, 0] turn 0 winners [0]"


@pytest.mark.parametrize(("preset", "order"), [("belge", [0, 1, 2, 3, 0]), ("retournee", [0, 3, 2, 1, 0])])
def test_deal_04_the_dealer_moves_on_by_one_seat_each_deal(preset, order):
    rules = rules_of(preset, match="race:9999")
    match, dealers = begin_match(rules, 0), []
    for _ in order:
        dealers.append(match.dealer)
        match, _ = finish_deal(rules, play_out(rules, begun(rules, match, {})))
    assert dealers == order


def test_deal_04_a_deal_that_is_thrown_in_passes_the_deal_on_keeps_the_carry_and_scores_nothing():
    rules = rules_of("deals_thrown_in", tie_doubles_next="single")
    match = match_at(rules, 2, carry=1)
    deal = act(rules, begun(rules, match, {}), "3 throw_in")
    assert (deal.outcome, [str(event) for event in deal.history]) == (
        "annulled", ["dealt 2", "3 throw_in", "thrown_in"],
    )
    after, events = finish_deal(rules, deal)
    assert (after.dealer, after.carry, after.scores, after.number, events) == (3, 1, (0, 0), 2, ())


def test_the_pack_of_a_deal_that_was_not_played_is_gathered_hand_by_hand_as_dealt():
    rules = rules_of("retournee", match="race:34")
    hands = {3: "7S 8S 9S JS QS KS AS 10S", 0: "7C 8C 9C JC QC KC AC"}
    deal = begun(rules, match_at(rules, 0, scores=[33, 0]), hands, turned="10C")
    assert deal.outcome == "over"
    cards = [str(rules.pack.cards[card]) for card in gathered(rules, deal)]
    assert cards[:8] == hands[3].split()
    assert cards[24:] == [*hands[0].split(), "10C"]


def test_piles_that_were_not_played_are_gathered_as_the_hands_they_are():
    rules = rules_of("manilla2", match="race:34", turnup="at_once")
    deal = begun(rules, match_at(rules, 0, scores=[33, 0]), {1: "2O 3O 4O 5O"}, turned="9B")
    assert deal.outcome == "over"
    cards = [str(rules.pack.cards[card]) for card in gathered(rules, deal)]
    assert (cards[:4], cards[-1]) == (["2O", "3O", "4O", "5O"], "9B")
    by_packets = [deal.order[at:at + 4] for at in range(0, 48, 4)]
    assert gathered(rules, deal) == tuple(card for packets in (by_packets[::2], by_packets[1::2])
                                          for packet in packets for card in packet)


def test_after_an_auction_tricks_are_gathered_seat_by_seat_then_what_was_laid_away_then_the_widow():
    rules = rules_of("encheres1", 7)
    hands = {1: "AS 9S 10D KC", 0: "10H AH 9H 7C"}
    deal = begun(rules, match_at(rules, 2), hands, widow="KH 8D 7D QC")
    for text in ("1 accept", "1 draw", "1 lay 9S", "1 draw", "1 lay 8D", "1 stop"):
        deal = act(rules, deal, text)
    deal = play_out(rules, deal)
    cards = gathered(rules, deal)
    order = (1, 0, 6, 5, 4, 3, 2)
    tricks = sorted(deal.tricks, key=lambda trick: order.index(trick.winner))
    assert cards[:28] == tuple(card for trick in tricks for card in trick.cards)
    assert [str(rules.pack.cards[card]) for card in cards[28:]] == ["9S", "8D", "7D", "QC"]


def test_a_deal_without_a_declarer_is_gathered_hand_by_hand_with_the_widow_last():
    rules = rules_of("encheres3", 4)
    hands = {0: "7S 8S 9S JS QS KS AS"}
    deal = begun(rules, match_at(rules, 1), hands, widow="10H 10D 10C 7C")
    for seat in (0, 3, 2, 1):
        deal = act(rules, deal, f"{seat} pass")
    assert deal.outcome == "annulled"
    cards = [str(rules.pack.cards[card]) for card in gathered(rules, deal)]
    assert (cards[:7], cards[28:]) == (hands[0].split(), ["10H", "10D", "10C", "7C"])


@pytest.mark.parametrize(
    ("preset", "points", "gain"), [("belge", "38+5", 8), ("retournee", "38+5", 9), ("botifarra", "40+7", 11)]
)
def test_rules_01_each_variant_counts_over_its_own_half_and_says_so(preset, points, gain):
    assert played(preset, {"points": points, "tell": "{gain[0]}"}) == str(gain)
    rules = rules_of(preset)
    deal = play_out(rules, to_play(rules, begun(rules, match_at(rules, 0), {}), trump=rules.pack.suits[0]))
    half = next(line.value for line in deal.lines if line.what == "threshold")
    assert half == {"belge": 30, "retournee": 34, "botifarra": 36}[preset]


def test_a_breach_leaves_marked_points_and_keeps_or_loses_held_ones_by_side():
    scores = {"scores": [32, 10], "turned": "KD", "preset": "retournee", "options": {"turnup": "held"}}
    tell = "{scores} {legs}"
    assert answered({"ask": "breach", **scores, "side": 1, "tell": tell}) == "[0, 0] [1, 0]"
    assert answered({"ask": "breach", **scores, "side": 0, "tell": tell}) == "[0, 0] [0, 1]"


def test_a_penalty_is_multiplied_no_further_than_the_cap():
    told = answered({
        "ask": "breach", "preset": "belge", "options": {"multiplier_cap": "2"}, "side": 1, "trump": "none",
        "carry": 1,
    })
    assert told == "(60, 0)"


def finished(preset, match_of, **options):
    """The events that end a deal played out with the first action offered."""
    rules = rules_of(preset, **options)
    _, events = finish_deal(rules, play_out(rules, begun(rules, match_of(rules), {})))
    return [str(event) for event in events]


def test_the_end_of_a_leg_and_of_the_match_are_told():
    def near(legs):
        return lambda rules: match_at(rules, 0, scores=[60, 60], legs=legs)

    (event,) = finished("belge", near([0, 0]), match="trees:61")
    assert event in ("leg 0", "leg 1")
    (event,) = finished("belge", near([1, 1]), match="trees:61")
    assert event in ("match_over 0", "match_over 1")
    assert finished("belge", lambda rules: match_at(rules, 0)) == []
