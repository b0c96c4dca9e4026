"""Failures from the field that concern auctions, Botifarra and two-handed Manilla, each named by its id."""

import pytest

from manille_lan.engine.actions import Action, action_text
from manille_lan.engine.match import finish_deal
from manille_lan.engine.play import actions, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.view import parse_view, view_data
from manille_lan.records import compose
from manille_lan.records.check import checked_deals, recorded_rules
from manille_lan.records.entries import FORMAT, Entry, sealed
from manille_lan.records.reader import parse_record
from manille_lan.registry import load_registry
from tests.engine.deals import act, match_at
from tests.engine.questions import answered
from tests.engine.sketches import rules_of

FORCED = {"ask": "legal", "preset": "botifarra", "trump": "O", "seat": 1}
THROWN_IN = ("3 pass", "2 pass", "1 pass", "0 pass")


@pytest.mark.parametrize(
    ("hand", "trick", "seat", "forced", "free"),
    [
        ("8B 5B 2B", "2:9B", 1, "2B", "8B 5B 2B"),
        ("7C 4C 6E 3E", "2:9B", 1, "4C 3E", "7C 4C 6E 3E"),
        ("NB 8B 5B 2B", "1:9B 0:4B", 3, "NB 2B", "NB 8B 5B 2B"),
    ],
)
def test_legal_03_who_cannot_win_a_forced_trick_plays_the_lowest_of_a_suit(hand, trick, seat, forced, free):
    part = {**FORCED, "hand": hand, "trick": trick, "seat": seat}
    assert answered({**part, "options": {"botifarra_play": "forced"}}) == forced
    assert answered(part) == free


@pytest.mark.parametrize(("points", "gain"), [("40", "0 0 0 40"), ("39", "0 0 0 -40"), ("0", "0 0 0 -40")])
def test_score_05_a_contract_is_settled_on_the_bid(points, gain):
    part = {"ask": "auction", "preset": "encheres2", "players": 4, "declarer": 3, "bid": 40}
    assert answered({**part, "points": points}) == gain


def test_score_05_all_the_tricks_but_one_is_lost():
    part = {"ask": "auction", "preset": "encheres2", "players": 4, "declarer": 3, "slam": True}
    assert answered({**part, "points": "+7"}) == "0 0 0 -60"


def test_score_06_the_odd_point_goes_once_to_the_winner_of_the_real_last_trick():
    for last, told in ((0, "[7, 5]"), (1, "[6, 6]")):
        deals = [{"points": "+13", "last": last, "tell": "{tricks}"}]
        part = {"ask": "piles", "options": {"manilla2_odd": "last_trick"}, "deals": deals}
        assert answered(part) == told


def thrown_in(rules):
    deal = begin_deal(rules, match_at(rules, 0), tuple(rules.deck))[0]
    for step in THROWN_IN:
        deal = act(rules, deal, step)
    return deal


def test_deal_01_a_deal_that_everybody_passed_is_viewed_recorded_and_replayed():
    rules = rules_of("encheres2", players=4)
    deal = thrown_in(rules)
    assert deal.outcome == "annulled"
    for seat in (0, 1, 2, 3, None):
        view = project(rules, deal, seat)
        assert parse_view(view_data(view)) == view
    entries = compose.header(rules, "test", "2026-01-02T03:04:05Z", "0123456789abcdef", "T")
    entries += [*compose.first_dealer(rules, 0), compose.deal_begun(1, 0)]
    entries += [compose.acted(e.by, Action(e.kind, e.args)) for e in deal.history if e.by >= 0]
    record = recorded([*entries, *compose.deal_ended(rules, deal, deal.order)])
    variant = load_registry().variant("encheres2")
    ((told, again, _),) = checked_deals(record, recorded_rules(record, variant))
    assert (told.outcome, again, told.lines) == ("annulled", deal, [])
    assert finish_deal(rules, deal)[0].dealer == 3


def recorded(entries):
    seal, lines = "", []
    for entry in [Entry("manille-record", str(FORMAT)), *entries]:
        line, seal = sealed(entry, seal)
        lines.append(line + "\n")
    return parse_record("".join(lines).encode(), "memory")


def test_deal_02_every_seat_that_is_not_out_is_asked_in_its_turn():
    rules = rules_of("encheres2", players=4)
    deal = begin_deal(rules, match_at(rules, 1), tuple(rules.deck))[0]
    asked = []
    for answer in ("bid 20", "pass", "bid 25", "pass", "pass"):
        asked.append(deal.seat)
        deal = act(rules, deal, f"{deal.seat} {answer}")
    assert asked == [0, 3, 2, 1, 0]
    assert (deal.contract.declarer, deal.contract.bid) == (2, 25)


def test_deal_03_all_pass_has_the_continuation_of_the_option_however_often():
    rules = rules_of("encheres2", players=4)
    match = match_at(rules, 0)
    dealers = []
    for _ in range(7):
        dealers.append(match.dealer)
        deal = begin_deal(rules, match, tuple(rules.deck))[0]
        while not deal.outcome:
            deal = act(rules, deal, f"{deal.seat} pass")
        match, _ = finish_deal(rules, deal)
    assert dealers == [0, 3, 2, 1, 0, 3, 2]
    forced = rules_of("encheres2", players=4, all_pass="dealer_plays")
    deal = begin_deal(forced, match_at(forced, 0), tuple(forced.deck))[0]
    for step in THROWN_IN[:3]:
        deal = act(forced, deal, step)
    assert "pass" not in map(action_text, actions(forced, deal))
