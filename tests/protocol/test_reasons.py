"""Which trick each reasoned action belongs to, from the view of the finished deal alone."""

from random import Random

from manille_lan.engine.projection import project
from manille_lan.protocol.messages import MoveReason, Reasons
from manille_lan.protocol.reasons import explained
from tests.engine.deals import begun, match_at, play_out
from tests.engine.sketches import rules_of


def finished():
    """The view of a deal of `belge` that was played by lot."""
    rules = rules_of("belge")
    deal = play_out(rules, begun(rules, match_at(rules, 0), {}), Random(3).choice)
    return project(rules, deal, 1)


def told(*places):
    return Reasons(deal=1, moves=[MoveReason(at=at, why="why-only") for at in places])


def test_reasons_stand_with_their_tricks_in_the_order_of_the_deal():
    view = finished()
    plays = [at for at, event in enumerate(view.history) if event.kind == "play"]
    trumps = next(at for at, event in enumerate(view.history) if event.kind == "trump")
    found = list(explained(view, told(plays[5], trumps, plays[-1], plays[0])))
    assert [item.trick for item in found] == [0, 1, 2, 8]
    assert [item.event.kind for item in found] == ["trump", "play", "play", "play"]
    assert found[0].reason.why == "why-only"


def test_what_follows_the_last_trick_is_told_with_it():
    view = finished()
    assert view.history[-1].kind != "play"
    assert [item.trick for item in explained(view, told(len(view.history) - 1))] == [8]


def test_a_reason_for_what_the_view_does_not_hold_is_left_out():
    view = finished()
    assert list(explained(view, told(len(view.history)))) == []
