"""What points are worth: the score in mid-match, the chance to win at its end, the contract of a declarer."""

from dataclasses import replace as changed

import pytest
from msgspec.structs import replace

from manille_expert.ladder.match import race_to
from manille_expert.ladder.stakes import CHANCE, Partnership, stakes
from manille_expert.ladder.table import table_of
from manille_lan.engine.view import ContractView
from tests.bots.positions import asked, deal_in, rules_of


def stake(preset="belge", scores=(0, 0), options=(), **view_changes):
    rules = rules_of(preset, **dict(options))
    deal = deal_in(rules, "play", 3)
    view = asked(rules, deal)
    match = replace(view.match, scores=scores)
    view = replace(view, match=match, calls=0, multiplier=view_changes.pop("multiplier", 1), **view_changes)
    return view, rules, table_of(view, rules)


def score(preset, points, total=60, times=1, **options):
    """What our side scores less what the others do."""
    view, rules, table = stake(preset, options=tuple(options.items()))
    side = view.match.sides[table.seat]
    return Partnership(view, rules, side, total, times, bool(rules["capot"])).score(points)


@pytest.mark.parametrize(("points", "expected"), [(30, 0), (31, 1), (45, 15), (12, -18), (60, 60), (0, -60)])
def test_the_score_of_a_deal_is_what_exceeds_half_and_twice_that_with_all_tricks(points, expected):
    assert score("belge", points) == expected


def test_all_tricks_count_once_where_capot_is_not_played():
    assert score("belge_app", 60) == 30


def test_calls_multiply_up_to_the_cap():
    assert score("belge_app", 40, times=4) == 40
    assert score("belge", 60, times=4) == 240
    assert score("belge", 60, times=4, multiplier_cap="4") == 120


def test_early_in_a_race_a_point_is_a_point():
    view, rules, table = stake()
    worth = stakes(view, rules, table)
    steps = [worth(points + 5) - worth(points) for points in range(5, 55, 5)]
    assert max(steps) < 1.2 * min(steps)


def test_a_held_card_counts_with_half_of_the_points_only():
    view, rules, table = stake("retournee", options=(("turnup", "held"),))
    side = view.match.sides[table.seat]
    dealers = view.sides[view.dealer] == side
    held = Partnership(replace(view, held=4), rules, side, 68, 1, False)
    plain = Partnership(view, rules, side, 68, 1, False)
    points = 40 if dealers else 28
    assert held.score(points) - plain.score(points) == (4 if dealers else -4)
    assert held.score(68 - points) == plain.score(68 - points)


def test_near_the_goal_points_beyond_it_are_worth_nothing():
    view, rules, table = stake(scores=(100, 100))
    worth = stakes(view, rules, table)
    assert worth(31) > 0.99 * CHANCE
    assert worth(50) - worth(31) < 1
    assert worth(29) < 1


def test_when_only_a_capot_helps_it_is_all_that_counts():
    """At 41 to 100 the others win with any deal but this one; sixty points are needed at once."""
    view, rules, table = stake(scores=(41, 41))
    mine = view.match.sides[table.seat]
    scores = tuple(41 if side == mine else 100 for side in (0, 1))
    worth = stakes(replace(view, match=replace(view.match, scores=scores)), rules, table)
    assert worth(60) > 0.99 * CHANCE
    assert worth(60) - worth(50) > 3 * (worth(50) - worth(35))


def test_the_last_of_a_fixed_number_of_deals_is_won_or_lost():
    view, rules, table = stake(options=(("match", "fixed:50"),))
    match = replace(view.match, target=None, deals_left=1, scores=(10, 10))
    worth = stakes(replace(view, match=match), rules, table)
    assert worth(40) - worth(36) < 1 < worth(36) - worth(24)


def test_a_race_is_fair_and_favours_who_is_ahead():
    race = race_to(101)
    assert race.chance(0, 0) == pytest.approx(0.5)
    assert race.chance(30, 60) == pytest.approx(1 - race.chance(60, 30))
    chances = [race.chance(score, 50) for score in range(0, 101, 5)]
    assert chances == sorted(chances)
    assert race.chance(101, 90) == 1
    assert race.chance(100, 95) > race.chance(95, 95)


def test_a_declarer_counts_his_contract_and_a_defender_the_reverse():
    view, rules, table = stake("encheres2")
    view = replace(view, contract=ContractView(0, 30, False, 0, False))
    total = table.won + table.lost + table.left
    declarer = stakes(replace(view, seat=0), rules, changed(table, seat=0))
    defender = stakes(replace(view, seat=1), rules, changed(table, seat=1))
    assert declarer(35) > 0.8 > declarer(31) > 0 > declarer(28) > declarer(20)
    assert defender(total - 35) < -0.8
    assert defender(total - 20) > 0.7
