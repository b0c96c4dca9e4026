"""Simulations: the same seed gives the same deals and the same result, however the work is shared."""

import asyncio
import hashlib
import json
import os
import subprocess
import sys
from collections import Counter

import pytest

from manille_lan.arena import simulate, simulation
from manille_lan.arena.playing import Fixture
from manille_lan.arena.playing import played as match_played
from manille_lan.arena.seating import Seating
from manille_lan.bots.limits import BotLimits
from manille_lan.engine.match import begin_match
from manille_lan.engine.replay import actions_taken, replayed
from manille_lan.engine.variant import settled
from manille_lan.errors import OptionError, UnknownName
from manille_lan.registry import load_registry
from tests.bots.strangers import write_bot

REGISTRY = load_registry()
ELSEWHERE = (
    "import json; from tests.arena.test_simulation import *; print(json.dumps(told(played(6, seed=7))))"
)


def played(deals=12, bots=("steady", "random"), preset="belge", registry=REGISTRY, **more):
    """A small simulation: its result and its deals."""
    kept = []
    result = simulate(
        registry, preset, more.pop("options", {}), bots, deals=deals, record=kept.append, **more
    )
    return result, kept


def told(simulated):
    """Everything that must be the same, as plain data: the result without its time, and every action."""
    result, kept = simulated
    data = {name: value for name, value in result.to_data().items() if "second" not in name}
    deals = [[deal.order, deal.bots, [f"{s} {a}" for s, a in actions_taken(deal.deal)]] for deal in kept]
    return json.loads(json.dumps([data, deals]))


def orders(kept):
    return [hashlib.sha256(bytes(deal.order)).hexdigest() for deal in kept]


def test_tourney_05_every_deal_is_another_and_another_seed_has_others():
    first, second = orders(played(60, seed=1)[1]), orders(played(60, seed=2)[1])
    assert len(set(first)) == len(set(second)) == 60
    assert not set(first) & set(second)


def test_tourney_05_duplicate_plays_each_deal_once_for_each_turn_of_the_bots():
    result, kept = played(10, ("steady", "greedy"), seed=1, duplicate=True)
    assert sorted(Counter(orders(kept)).values()) == [2] * 10
    assert orders(kept)[::2] == orders(played(10, ("steady", "greedy"), seed=1)[1])
    for first, second in zip(kept[::2], kept[1::2], strict=True):
        assert first.deal.dealer == second.deal.dealer
        assert (first.bots, second.bots) == (("steady", "greedy") * 2, ("greedy", "steady") * 2)
    assert result.deals == 20


@pytest.mark.parametrize("duplicate", [False, True])
def test_tourney_05_any_number_of_workers_finds_the_same(duplicate):
    alone = told(played(60, seed=7, duplicate=duplicate))
    assert told(played(60, seed=7, duplicate=duplicate, workers=2)) == alone


@pytest.mark.parametrize("level", ["expert", "master"])
def test_bots_that_search_play_the_same_for_any_number_of_workers(level, monkeypatch):
    monkeypatch.setattr(simulation, "SHARE", 1)  # so that two workers have one deal each
    alone = played(2, (level,), seed=5)
    shared = played(2, (level,), seed=5, workers=2)
    assert told(shared) == told(alone)
    assert [deal.reasons for deal in shared[1]] == [deal.reasons for deal in alone[1]]
    whys = {reason.id for deal in alone[1] for _, _, reason in deal.reasons}
    assert not whys & {"why-not-warm", "why-not-compiled"}


def test_whole_matches_are_the_same_for_any_number_of_workers():
    first, second = [], []
    for workers, kept in ((1, first), (2, second)):
        simulate(
            REGISTRY, "retournee", {}, ["random"], matches=3, seed=4, workers=workers, record=kept.append
        )
    assert orders(first) == orders(second)


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_bots_10_the_order_of_hashes_changes_nothing(hash_seed):
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    assert json.loads(done.stdout) == told(played(6, seed=7))


def test_bots_02_a_match_is_the_same_alone_and_after_others():
    kept, bots = [], ["random", "steady"] * 2
    simulate(REGISTRY, "belge", {}, bots, matches=4, seed=3, record=kept.append)
    rules = settled(REGISTRY.variant("belge"), "belge", {})
    with asyncio.Runner() as runner:
        seating = Seating(REGISTRY, rules, BotLimits(), trust=False, runner=runner)
        alone = list(match_played(rules, seating, bots, "3", Fixture(number=3)))
    assert [deal.deal for deal in alone] == [deal.deal for deal in kept if deal.fixture.number == 3]


@pytest.mark.parametrize("preset", ["belge", "belge_app", "retournee"])
def test_whole_matches_are_played_to_their_end_and_replay(preset):
    kept = []
    result = simulate(
        REGISTRY, preset, {"cut": "ask"}, ["steady", "greedy"], matches=5, seed=9, record=kept.append
    )
    rules = settled(REGISTRY.variant(preset), preset, {"cut": "ask"})
    assert (result.matches, result.deals) == (5, len(kept))
    assert sum(result.won) == sum(deal.is_last for deal in kept) == 5
    for before, deal in zip([None, *kept], kept, strict=False):
        match = before.after if before and not before.is_last else begin_match(rules, deal.deal.dealer)
        assert replayed(rules, match, deal.order, actions_taken(deal.deal)) == deal.deal
    counted = Counter()
    for deal in kept:
        counted.update(
            {line.side: line.value for line in deal.deal.lines if line.counted and line.what == "score"}
        )
    assert [result.points[side] for side in (0, 1)] >= [counted[side] for side in (0, 1)]


def test_an_unshuffled_pack_is_gathered_from_the_deal_before():
    kept = []
    simulate(
        REGISTRY,
        "belge",
        {"shuffle": "none", "cut": "ask"},
        ["random"],
        matches=1,
        seed=2,
        record=kept.append,
    )
    first, second = kept[:2]
    tricks = [card for trick in first.deal.tricks for card in trick.cards]
    assert sorted(second.order) == sorted(tricks)
    eldest = (first.deal.dealer + 1) % 4
    taken = [trick for trick in first.deal.tricks if trick.winner % 2 == eldest % 2]
    assert second.order[: 4 * len(taken)] == tuple(card for trick in taken for card in trick.cards)


def test_the_margin_is_the_mean_of_the_deals_and_has_its_error():
    result, kept = played(30, ("greedy", "random"), seed=5)
    margins = []
    for deal in kept:
        score = {line.side: line.value for line in deal.deal.lines if line.counted}
        margins.append(score.get(0, 0) - score.get(1, 0))
    mean = sum(margins) / 30
    variance = sum((margin - mean) ** 2 for margin in margins) / 29
    assert result.margin == pytest.approx(mean)
    assert result.error == pytest.approx((variance / 30) ** 0.5)
    assert result.to_data()["margin"] == pytest.approx(mean, abs=1e-4)


def test_equal_bots_are_equal_in_duplicate():
    result, _ = played(20, ("greedy", "greedy"), seed=5, duplicate=True)
    assert (result.margin, result.error) == (0, 0)


def test_one_deal_has_no_error():
    result, _ = played(1)
    assert (result.margin, result.error) == (None, None)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({}, "simulate-count"),
        ({"deals": 0}, "simulate-count"),
        ({"deals": 3, "matches": 3}, "simulate-count"),
        ({"matches": 2, "duplicate": True}, "simulate-duplicate"),
        ({"deals": 2, "bots": []}, "simulate-bots"),
        ({"deals": 2, "bots": ["random"] * 3}, "simulate-bots"),
        ({"deals": 2, "options": {"packets": "9-9"}}, "option-packets"),
    ],
)
def test_what_cannot_be_simulated_is_refused(wanted, reason):
    more = {"options": {}, "bots": ["random"]} | wanted
    with pytest.raises(OptionError, match=reason):
        simulate(REGISTRY, "belge", more.pop("options"), more.pop("bots"), **more)


def test_an_unknown_bot_is_refused():
    with pytest.raises(UnknownName, match="bot-unknown"):
        simulate(REGISTRY, "belge", {}, ["nobody"], deals=1)


@pytest.fixture
def strangers(tmp_path):
    for id in ("fair", "raising", "crashing"):
        write_bot(tmp_path, id)
    return load_registry(tmp_path)


def test_a_strangers_bot_plays_behind_the_wall(strangers):
    result, kept = played(2, ("fair", "raising"), registry=strangers, limits=BotLimits())
    assert result.deals == 2
    assert [fault.kind for deal in kept for fault in deal.faults] == ["exception"] * 12
    assert result.faults == (0, 6, 0, 6)
    walled = told((result, kept))
    assert told(played(2, ("fair", "raising"), registry=strangers, trust=True)) == walled


def test_bots_13_one_bot_that_crashes_harms_nobody_else(strangers):
    result, _ = played(1, ("crashing", "fair"), registry=strangers)
    assert result.faults == (3, 0, 3, 0)


def test_bots_03_a_deal_that_ends_before_a_card_is_played_goes_on_to_the_next():
    kept = []
    simulate(REGISTRY, "retournee", {}, ["random"], matches=40, seed=1, record=kept.append)
    early = [number for number, deal in enumerate(kept) if not deal.deal.tricks]
    assert early
    for number in early:
        deal = kept[number]
        assert deal.deal.outcome == "over"
        assert not actions_taken(deal.deal)
        assert sum(line.value for line in deal.deal.lines if line.counted) > 0
        assert deal.is_last or kept[number + 1].deal.match == deal.after
