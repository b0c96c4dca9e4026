"""Checking records: what they tell is played again, and where they tell something else they say where."""

import pytest

from manille_lan.errors import RecordError
from manille_lan.records.check import checked_deals, recorded_rules
from manille_lan.records.entries import Entry
from manille_lan.records.reader import parse_record
from tests.records.made import VARIANTS, played, raw, rules_of, swap_rest

RULES = rules_of()
ENTRIES = played(RULES)


def problem(entries):
    record = parse_record(raw(entries), "it")
    with pytest.raises(RecordError) as caught:
        list(checked_deals(record, recorded_rules(record, VARIANTS["belge"])))
    return caught.value


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("belge", {"match": "race:61"}),
        ("belge", {"match": "fixed:2", "enforcement": "honour", "cut": "ask", "blind": "any"}),
        ("belge_app", {"match": "race:61"}),
        ("retournee", {}),
    ],
)
def test_a_record_of_any_game_replays(preset, options):
    rules = rules_of(preset, **options)
    entries = played(rules, seed=5)
    record = parse_record(raw(entries), "it")
    assert recorded_rules(record, VARIANTS[preset]).digest == rules.digest
    deals = list(checked_deals(record, rules))
    assert [told.number for told, _, _ in deals] == list(range(1, len(record.deals) + 1))
    for told, deal, legal in deals:
        assert list(deal.lines) == told.lines
        assert len(legal) == len(told.actions)
        assert all(
            action in choices or rules.honour
            for (_, action), choices in zip(told.actions, legal, strict=True)
        )


def test_a_deal_that_is_not_over_is_not_replayed():
    two = played(rules_of(match="fixed:2"))
    words = [entry.word for entry in two]
    last = len(words) - 1 - words[::-1].index("pack")
    for end in range(last - 5, last + 4):
        record = parse_record(raw(two[:end]), "it")
        assert len(list(checked_deals(record, rules_of(match="fixed:2")))) == 1


def test_replay_01_options_and_rules_that_are_not_ours_are_named():
    error = problem(swap_rest(ENTRIES, "option", lambda _: "colour=red"))
    assert error.message_id == "record-options"
    longer = [Entry("option", "match=fixed:2") if e.rest == "match=fixed:1" else e for e in ENTRIES]
    assert problem(longer).message_id == "record-digest"
    error = problem(swap_rest(ENTRIES, "digest", lambda _: "0" * 16))
    assert error.message_id == "record-digest"
    assert error.arguments["theirs"] == "0" * 16


def test_an_option_that_is_new_since_then_stands_at_its_default():
    older = [entry for entry in ENTRIES if entry.rest != "table_talk=closed"]
    record = parse_record(raw(swap_rest(older, "digest", lambda _: "0" * 16)), "it")
    assert len(list(checked_deals(record, recorded_rules(record, VARIANTS["belge"])))) == 1


def test_another_dealer_is_named():
    error = problem(swap_rest(ENTRIES, "deal", lambda rest: rest[:-1] + str((int(rest[-1]) + 1) % 4)))
    assert error.message_id == "record-dealer"
    assert problem(swap_rest(ENTRIES, "deal", lambda rest: "2" + rest[1:])).message_id == "record-dealer"


def test_another_pack_is_named():
    error = problem(swap_rest(ENTRIES, "pack", lambda rest: rest.rsplit(" ", 1)[0]))
    assert (error.message_id, error.arguments["deal"]) == ("record-pack", 1)
    swapped = swap_rest(ENTRIES, "pack", lambda rest: " ".join(rest.split(" ")[::-1]))
    assert problem(swapped).message_id == "record-illegal"


def test_an_action_that_is_not_allowed_is_named_with_its_reason():
    last = sum(entry.word == "act" for entry in ENTRIES) - 1
    error = problem(swap_rest(ENTRIES, "act", lambda rest: rest.rsplit(" ", 1)[0] + " 10H", last))
    assert error.message_id == "record-illegal"
    assert error.arguments["number"] == last + 1
    assert str(error.arguments["reason"]).startswith("refusal-")
    error = problem(swap_rest(ENTRIES, "act", lambda rest: str((int(rest[0]) + 1) % 4) + rest[1:], last))
    assert error.arguments["reason"] == "refusal-not-your-turn"


def test_another_score_is_named():
    error = problem(swap_rest(ENTRIES, "line", lambda rest: "card_points 0 99"))
    assert (error.message_id, error.arguments["deal"]) == ("record-score", 1)
    assert problem(swap_rest(ENTRIES, "end", lambda _: "annulled")).message_id == "record-score"


def test_other_winners_are_named():
    assert ENTRIES[-1].word == "match_over"
    told = "1" if ENTRIES[-1].rest != "1" else "0"
    error = problem([*ENTRIES[:-1], Entry("match_over", told)])
    assert (error.message_id, error.arguments["told"]) == ("record-winners", told)


def test_a_deal_after_the_end_of_the_match_is_named():
    deal = ENTRIES[[entry.word for entry in ENTRIES].index("deal") :]
    error = problem([*ENTRIES, *deal])
    assert (error.message_id, error.arguments["deal"]) == ("record-after-end", 1)
