"""Records as plain data, and once more before the eyes of one seat."""

import json

import pytest

from manille_lan.records.check import checked_deals
from manille_lan.records.diary import Diary, DiaryDeal
from manille_lan.records.entries import Entry
from manille_lan.records.export import deal_data, diary_data, head_data
from manille_lan.records.reader import parse_record
from manille_lan.records.shown import seat_views
from tests.records.made import played, raw, rules_of

RULES = rules_of(match="fixed:2", cut="ask")
RECORD = parse_record(raw(played(RULES)), "it")
DEALS = list(checked_deals(RECORD, RULES))


def test_a_deal_is_one_plain_object():
    for checked in DEALS:
        told, deal, _ = checked
        data = json.loads(json.dumps(deal_data(RULES, checked)))
        assert sorted(data["pack"].split()) == sorted(card.text for card in RULES.pack.cards)
        assert len(data["actions"]) == len(told.actions)
        for action in data["actions"]:
            assert action["action"] in action["legal"]
        assert [len(trick["cards"].split()) for trick in data["tricks"]] == [4] * 8
        assert {line["what"] for line in data["lines"]} == {line.what for line in deal.lines}
        assert data["outcome"] == "over"
    assert data["winners"] == list(RECORD.winners)
    assert sum(data["scores"]) >= 0


def test_score_03_the_record_and_the_total_are_one_number():
    scores = [0, 0]
    for checked in DEALS:
        data = deal_data(RULES, checked)
        for line in data["lines"]:
            scores[line["side"]] += line["value"] * line["counted"]
        assert data["scores"] == scores


def test_faults_are_told():
    entries = played(rules_of())
    at = [entry.word for entry in entries].index("act")
    record = parse_record(raw([*entries[:at], Entry("fault", '3 crash "x"'), *entries[at:]]), "it")
    data = deal_data(rules_of(), next(checked_deals(record, rules_of())))
    assert data["faults"] == [{"seat": 3, "fault": "crash"}]


def test_a_head_is_plain():
    data = json.loads(json.dumps(head_data(RECORD)))
    assert data["variant"] == "belge"
    assert data["complete"]
    assert data["seats"][3] == {"seat": 3, "kind": "bot", "name": "Steady", "bot": "steady"}


def test_an_own_record_is_plain():
    pack = Diary().pack
    deal = DiaryDeal(1, 2, pack.parse_cards("10H AH"), dealt={0: pack.parse_cards("7S")})
    data = json.loads(json.dumps(diary_data(deal)))
    assert (data["hand"], data["dealt"], data["outcome"]) == ("10H AH", {"0": "7S"}, "")


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_replay_06_a_seat_is_shown_only_what_it_knew(seat):
    views = list(seat_views(RULES, DEALS[0], seat))
    assert len(views) == len(DEALS[0][0].actions) + 1
    for view in views[:-1]:
        assert [s for s, hand in enumerate(view.hands) if hand is not None] in ([seat], [])
        assert view.dealt == ()
    assert views[-1].dealt
    assert views == list(seat_views(RULES, DEALS[0], seat))
