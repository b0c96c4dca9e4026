"""The policy table: every wrong answer costs its seat a modest action and a strike, three cost the seat."""

import pytest

from manille_lan.bots import referee
from manille_lan.bots.referee import POLICY, Referee, fallback
from manille_lan.bots.reply import Reply, failure
from manille_lan.engine.actions import Action, parse_action
from manille_lan.engine.cards import FRENCH
from manille_lan.engine.play import apply, check
from tests.bots.positions import asked, begun, deal_in, random_course, rules_of

RULES = rules_of("belge_app")


@pytest.fixture
def view():
    return asked(RULES, deal_in(RULES, "play", seed=3))


def judged(view, reply, faults=3):
    return Referee("novice", view.seat, faults).judge(view, reply)


def test_a_legal_action_stands_with_its_reason(view):
    reply = Reply(view.legal[0], "why-lead", {"card": "10H"})
    verdict = judged(view, reply)
    assert (verdict.action, verdict.why, verdict.args, verdict.fault) == (
        view.legal[0],
        "why-lead",
        {"card": "10H"},
        None,
    )


@pytest.mark.parametrize("why", ["", "Because!", "x" * 100, "why\n", 7])
def test_a_reason_that_is_no_id_is_dropped(view, why):
    assert judged(view, Reply(view.legal[0], why)).why == ""


def illegal_answers(view):
    """What bots have been seen to answer (S-BOTS-01)."""
    strange = next(card for card in FRENCH.cards if card not in view.hand)
    return {
        "not_held": Reply(Action("play", (strange,))),
        "illegal": Reply(Action("double")),
        "illegal index": Reply(Action("play", (99,))),
        "illegal list": Reply(Action("play", tuple(view.hand))),
        "nonsense": failure("nonsense", "NoneType: None"),
    }


def test_bots_01_every_wrong_answer_is_treated_alike(view):
    for name, reply in illegal_answers(view).items():
        verdict = judged(view, reply)
        assert verdict.action == fallback(view)
        assert verdict.fault is not None
        assert verdict.fault.kind == name.split()[0]
        assert (verdict.fault.bot, verdict.fault.strikes, verdict.fault.loses_seat) == ("novice", 1, False)
        assert verdict.fault.trace


@pytest.mark.parametrize("kind", [kind for kind, ruling in POLICY.items() if ruling.strikes == 1])
def test_bots_11_three_faults_of_any_kind_cost_the_seat(view, kind):
    reply = illegal_answers(view).get(kind) or failure(kind, "trace")
    judge = Referee("novice", view.seat, 3)
    faults = [judge.judge(view, reply).fault for _ in range(3)]
    assert [fault.strikes for fault in faults] == [1, 2, 3]
    assert [fault.loses_seat for fault in faults] == [False, False, True]
    assert {fault.restart for fault in faults} == {POLICY[kind].restart}


def test_bots_11_a_bot_that_recovers_keeps_its_seat(view):
    judge = Referee("novice", view.seat, 3)
    for reply in (failure("timeout", ""), Reply(view.legal[0]), failure("exception", "")):
        judge.judge(view, reply)
    assert judge.judge(view, Reply(view.legal[-1])).fault is None
    assert judge.strikes == 2


def test_a_bot_that_cannot_start_loses_its_seat_at_once(view):
    assert judged(view, failure("setup", "limit 20 s")).fault.loses_seat


def test_every_ruling_is_written_in_the_policy_table():
    table = referee.__doc__
    assert all(f"\n{kind} " in table for kind in POLICY)


def test_the_fallback_is_the_cheapest_legal_card():
    for seed in range(30):
        for deal in random_course(RULES, seed):
            view = asked(RULES, deal)
            cards = [action.card for action in view.legal if action.verb == "play"]
            if cards:
                assert fallback(view).card.points == min(card.points for card in cards)


@pytest.mark.parametrize(
    ("preset", "options", "phase", "expected"),
    [
        ("belge", {"cut": "ask"}, "cut", "cut 3"),
        ("belge", {"blind": "any"}, "blind_offer", "look"),
        ("belge", {}, "trumps", "trump S"),
        ("belge", {}, "calls", "pass"),
        ("belge", {"enforcement": "honour"}, "claims", "none"),
        ("retournee", {"max_calls": "2"}, "calls", "pass"),
    ],
)
def test_the_fallback_raises_nothing(preset, options, phase, expected):
    rules = rules_of(preset, **options)
    assert str(fallback(asked(rules, deal_in(rules, phase)))) == expected


def test_the_fallback_is_always_legal_and_always_the_same():
    rules = rules_of("belge", cut="ask", blind="nt", enforcement="honour", en_face="true")
    for seed in range(10):
        deal = begun(rules, seed)
        while not deal.outcome:
            action = fallback(asked(rules, deal))
            assert action == fallback(asked(rules, deal))
            assert check(rules, deal, deal.seat, action) is None
            deal, _ = apply(rules, deal, deal.seat, action)


def test_an_unknown_phase_falls_back_to_its_first_choice(view):
    strange = [parse_action(FRENCH, text) for text in ("bid 35", "hum 2", "whistle")]
    changed = type(view)(
        **{name: getattr(view, name) for name in view.__struct_fields__} | {"legal": tuple(strange)}
    )
    assert str(fallback(changed)) == "hum 2"
