"""The bots that search: legal in every game, the same for the same seed, with a reason that words know."""

import sys
import threading
from importlib import import_module
from random import Random

import pytest
from fluent.runtime import FluentResource

import manille_expert
from manille_expert import ABOUT
from manille_expert.ladder import search, warming
from manille_expert.ladder.level import EXPERT, MASTER, STRONG, Level
from manille_expert.ladder.search import Search, Solvers
from manille_expert.ladder.seat import Searcher
from manille_expert.ladder.warming import Warming
from manille_lan.api.bots import Decision
from manille_lan.api.variants import read_words
from manille_lan.bots.contract import Aids
from manille_lan.bots.reason import is_plain
from manille_lan.bots.referee import Referee
from manille_lan.bots.reply import reply_of
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from manille_lan.words.loader import Words
from manille_lan.words.phrases import reason_sentence
from tests.bots.positions import REGISTRY, asked, begun, deal_in, random_course, rules_of
from tests.engine import deals as engine_deals
from tests.engine.deals import to_play
from tests.engine.sketches import small_rules

QUICK = [Level("strong", worlds=3), Level("master", worlds=3, pool=4, rollouts=2)]
LEVELS = [STRONG, EXPERT, MASTER]


def tables():
    """Every preset with its fewest and its most players."""
    for preset in REGISTRY.presets:
        low, high = REGISTRY.variant(preset).players
        for players in sorted({low, high}):
            yield pytest.param(preset, players, id=f"{preset}-{players}")


def play(rules, levels, seed):
    """One deal of these levels, a fault of which fails: its actions and reasons."""
    bots = [Searcher(levels[seat % len(levels)]) for seat in range(rules.players)]
    aids = [Aids(rng=Random(f"{seed}/{seat}"), rules=rules, is_timed=False) for seat in range(rules.players)]
    referees = [Referee("bot", seat, 3) for seat in range(rules.players)]
    order = list(rules.deck)
    Random(seed).shuffle(order)
    deal, told = begin_deal(rules, begin_match(rules, seed % rules.players), tuple(order))[0], []
    while not deal.outcome:
        seat, view = deal.seat, asked(rules, deal)
        reply = reply_of(bots[seat], view, aids[seat])
        verdict = referees[seat].judge(view, reply)
        assert verdict.fault is None, (verdict.fault, reply.trace)
        told.append((str(verdict.action), reply.why, dict(reply.args)))
        deal, _ = apply(rules, deal, seat, verdict.action)
    return told


@pytest.mark.parametrize(("preset", "players"), list(tables()))
def test_every_game_is_played_without_a_fault_and_reasons_have_words(preset, players):
    rules = settled(REGISTRY.variant(preset), preset, {}, players)
    told = [(why, args) for _, why, args in play(rules, QUICK, seed=1)]
    for language in ("en", "fr"):
        words = Words(language, rules.variant.words)
        words = words.with_reasons(read_words(manille_expert.__file__)).at(pack=rules.pack.id)
        for why, args in told:
            assert is_plain(args)
            assert not why or reason_sentence(words, why, args)


def test_reasons_are_said_in_five_languages():
    words = read_words(manille_expert.__file__)
    ids = {
        language: sorted(entry.id.name for entry in FluentResource(text).body if hasattr(entry, "id"))
        for language, text in words.items()
    }
    assert sorted(ids) == ["ca", "en", "es", "fr", "nl"]
    assert all(ids[language] == ids["en"] for language in ids)


def test_the_ladder_rises_from_strong_to_master_each_with_a_line_in_five_languages():
    assert list(ABOUT) == LEVELS
    for about in ABOUT.values():
        assert sorted(about) == ["ca", "en", "es", "fr", "nl"]
        assert all(text[0].isupper() and text.endswith(".") for text in about.values())


@pytest.mark.parametrize("level", QUICK, ids=lambda level: level.id)
def test_the_same_seed_gives_the_same_game_on_one_thread_or_two(level):
    rules, games = rules_of(), {}

    def run(number):
        games[number] = play(rules, [level], seed=3)

    run(0)
    threads = [threading.Thread(target=run, args=(number,)) for number in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert games[0] == games[1] == games[2]


def test_the_last_card_is_led_where_one_might_speak_too():
    rules = small_rules("parlee", 1)
    hands = {1: "AS", 2: "KS", 3: "10H", 0: "7D"}
    deal = to_play(rules, engine_deals.begun(rules, engine_deals.match_at(rules, 0), hands), trump="C")
    view = project(rules, deal, 1)
    reply = reply_of(Searcher(QUICK[0]), view, Aids(rng=Random(1), rules=rules))
    assert reply.action in view.legal, reply.trace


def chosen(bot, rules, view):
    """What a bot answers, its random stream being the same each time."""
    return bot.choose(view, view.legal, Aids(rng=Random(1), rules=rules, is_timed=False))


def test_a_search_that_has_no_time_left_still_answers():
    rules = rules_of()
    deal = deal_in(rules, "play", 4)
    view = asked(rules, deal)
    answer = Searcher(EXPERT).choose(view, view.legal, Aids(rng=Random(1), rules=rules, seconds_left=0.0))
    assert isinstance(answer, Decision)
    assert answer.action in view.legal


def test_where_no_clock_runs_none_is_looked_at():
    rules = rules_of()
    view = asked(rules, deal_in(rules, "play", 4))
    answers = [
        Searcher(EXPERT).choose(
            view, view.legal, Aids(rng=Random(1), rules=rules, seconds_left=left, is_timed=False)
        )
        for left in (0.0, 30.0)
    ]
    assert answers[0] == answers[1]


def test_until_it_is_warm_a_lower_level_answers_and_says_so(monkeypatch):
    compiled = threading.Event()

    def slow(name):
        if name == warming.SEARCHER:
            compiled.wait(20)
        return import_module(name)

    monkeypatch.setattr(warming, "import_module", slow)
    monkeypatch.setattr(warming, "PATIENCE", 0.0)
    monkeypatch.delitem(sys.modules, warming.SEARCHER)
    bot, rules = Warming(STRONG), rules_of()
    view = asked(rules, begun(rules))
    answer = bot.choose(view, view.legal, Aids(rng=Random(1), rules=rules))
    assert isinstance(answer, Decision)
    assert answer.why == "why-not-warm"
    assert answer.action in view.legal
    compiled.set()
    assert chosen(bot, rules, view) == chosen(Searcher(STRONG), rules, view)


def test_a_search_that_cannot_be_loaded_leaves_the_lower_level_playing(monkeypatch, capsys):
    monkeypatch.setattr(warming, "SEARCHER", "manille_expert.ladder.nowhere")
    bot = Warming(STRONG)
    rules = rules_of()
    assert chosen(bot, rules, asked(rules, begun(rules))).why == "why-not-warm"
    assert "nowhere" in capsys.readouterr().err


def test_where_nothing_is_compiled_long_hands_are_left_to_a_lower_level_that_says_so(monkeypatch):
    monkeypatch.setattr(search, "IS_COMPILED", False)
    monkeypatch.setattr(search, "MOST_EXACT", 20)
    rules = rules_of(max_calls="0")
    for cards, why in ((8, True), (4, False)):
        course = (deal for deal in random_course(rules, 6) if deal.legal.bit_count() > 1)
        deal = next(deal for deal in course if len(deal.tricks) == 8 - cards)
        answer = chosen(Searcher(STRONG), rules, asked(rules, deal))
        assert (answer.why == "why-not-compiled") is why


def test_the_worlds_searched_are_as_many_as_the_level_says():
    rules = rules_of(max_calls="0")
    deal = next(deal for deal in random_course(rules, 4) if len(deal.tricks) == 4)
    view, aids = asked(rules, deal), Aids(rng=Random(1), rules=rules, seconds_left=60)
    for level, count in ((STRONG, 5), (EXPERT, 20), (MASTER, 20 * 8 + 160)):
        assert sum(Search(level, Solvers(), view, aids, rules).cards().weights) == count
