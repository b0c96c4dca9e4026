"""Records of every format that was ever written, kept as they were: they must always be read, and replay.

`match_1` is a match of three deals, `seat_1` what one seat saw of another. The scores beside them were taken
from the lines of the files by hand: never change a sample, add one for a new format.
"""

from pathlib import Path

import pytest

from manille_lan.engine.match import finish_deal
from manille_lan.records.check import checked_deals, recorded_rules
from manille_lan.records.diary import read_diary
from manille_lan.records.entries import FORMAT
from manille_lan.records.folder import listed_records
from manille_lan.records.reader import read_record
from tests.records.made import VARIANTS

SAMPLES = Path(__file__).parent / "samples"


def test_replay_01_there_is_a_sample_of_each_kind_and_format():
    wanted = {f"{kind}_{number}.manille" for kind in ("match", "seat") for number in range(1, FORMAT + 1)}
    assert {path.name for path in SAMPLES.iterdir()} == wanted
    assert all(file.head for file in listed_records(SAMPLES))


@pytest.fixture(scope="module")
def match():
    return read_record(SAMPLES / "match_1.manille")


def test_replay_01_a_match_of_format_1_is_read(match):
    assert (match.preset, match.table, match.name) == ("belge", "0123456789abcdef", "Chez Zoë")
    assert [seat.name for seat in match.seats] == ["Anna", 'Ben "the one"', "Zoë ~ 1", "Steady"]
    assert match.options["match"] == "fixed:3"
    assert [deal.dealer for deal in match.deals] == [0, 1, 2]
    assert match.deals[0].faults == [(3, "timeout")]
    assert match.winners == (0,)


def test_replay_01_a_match_of_format_1_replays(match):
    rules = recorded_rules(match, VARIANTS["belge"])
    scores = [finish_deal(rules, deal)[0].scores for _, deal, _ in checked_deals(match, rules)]
    assert scores == [(0, 24), (80, 24), (80, 30)]


def test_replay_01_a_seats_record_of_format_1_is_read():
    diary = read_diary(SAMPLES / "seat_1.manille")
    assert (diary.seat, diary.name) == (1, "Chez Test")
    assert [len(deal.hand) for deal in diary.deals] == [8, 8]
    assert diary.is_complete
