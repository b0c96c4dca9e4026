"""The suite finds each broken bot by name, and nothing in a sound one."""

from dataclasses import replace

import pytest

from manille_bots import manille_bots
from manille_lan.bots.contract import Decision
from manille_lan.conformance import BOT_CHECKS, check_bot
from manille_lan.conformance.broken.bots import BROKEN_BOTS, SOUND_BOT, entry
from manille_lan.conformance.broken.variants import SOUND


@pytest.mark.parametrize("check", BROKEN_BOTS)
def test_a_broken_bot_is_found_out(check):
    found = check_bot(BROKEN_BOTS[check], [SOUND], deals=2)
    assert [finding.check for finding in found] == [check]


@pytest.mark.parametrize("wrong", [{"id": "two words"}, {"api_version": 99}, {"about": {"en": " "}}])
def test_the_declaration_of_a_bot_is_looked_at(wrong):
    found = check_bot(replace(SOUND_BOT, **wrong), [SOUND], deals=1)
    assert [finding.check for finding in found] == ["declaration"]


def test_there_is_a_broken_bot_for_every_check():
    assert set(BROKEN_BOTS) == set(BOT_CHECKS)


def test_nothing_is_found_in_a_sound_bot_at_any_table():
    assert check_bot(SOUND_BOT, deals=2) == []


@pytest.mark.parametrize("entry", manille_bots(), ids=lambda entry: entry.id)
def test_nothing_is_found_in_the_bots_of_the_house(entry):
    assert check_bot(entry, deals=2) == []


def test_the_bots_of_other_makers_are_asked_without_rules_unless_they_say_they_need_them():
    entry = BROKEN_BOTS["exception"]
    needing = replace(entry, needs_rules=True)
    assert check_bot(needing, [SOUND], deals=2) == []


@pytest.mark.parametrize(
    ("why", "args"),
    [
        ("why-nobody-knows", {}),
        ("client-hint", {}),
        ("why-load", {"seat": 2}),
        ("why-load", {"seat": 2, "points": 4.0}),
        ("why-load", {"seat": 2, "points": 4, "two words": 1}),
        ("why-load", [("seat", 2)]),
        ("why-shy", {"card": "a long\nstory"}),
    ],
)
def test_a_reason_has_a_sentence_and_plain_arguments(why, args):
    rambling = entry("rambling", lambda view, legal, aids: Decision(legal[0], why, args))
    rambling = replace(rambling, words={"en": "why-shy = It is shy of { $card }."})
    assert [finding.check for finding in check_bot(rambling, [SOUND], deals=1)] == ["reason"]


def test_a_reason_may_be_the_houses_or_the_bots_own():
    words = {"en": "why-shy = It is shy of { CARD($card) }."}
    for why, args in (("why-shy", {"card": "10H"}), ("why-load", {"seat": 2, "points": 4}), ("", {})):
        told = entry("telling", lambda view, legal, aids, why=why, args=args: Decision(legal[0], why, args))
        assert check_bot(replace(told, words=words), [SOUND], deals=1) == []
