"""A folder of records: the good ones listed by their heads, the bad ones with a reason."""

import pytest

from manille_lan.errors import RecordError
from manille_lan.records.entries import Entry
from manille_lan.records.folder import HEAD_BYTES, head_of, listed, listed_records
from manille_lan.records.lines import parse_lines
from tests.records.made import loop, played, raw, rules_of

WHOLE = raw(played(rules_of(match="fixed:8")))


def test_replay_02_good_and_bad_ones_are_listed_the_newest_first(tmp_path):
    (tmp_path / "1.manille").write_bytes(WHOLE)
    (tmp_path / "2.manille").write_bytes(b"")
    (tmp_path / "3.manille").write_text("Dear diary", encoding="utf-8")
    (tmp_path / "4.manille").mkdir()
    loop(tmp_path / "5.manille")
    (tmp_path / "6.manille").write_bytes(WHOLE.replace(b"Anna", b"Anne", 1))
    (tmp_path / "7.manille").write_bytes(b"manille-record 99\n")
    (tmp_path / "8.manille").write_bytes(raw([Entry("kind", "seat 1"), Entry("started", "2026")]))
    (tmp_path / "9.txt").write_text("not asked for", encoding="utf-8")
    found = listed_records(tmp_path)
    assert [file.path.stem for file in found] == list("87654321")
    problems = [file.problem.message_id if file.problem else "" for file in found]
    assert problems[:4] == ["", "record-version", "record-seal", problems[3]]
    assert problems[3] in ("record-unreadable", "record-no-file")
    assert problems[4:] == ["record-no-file", "record-none", "record-none", ""]
    assert [file.kind for file in found if file.head] == ["seat", "match"]


def test_a_head_tells_what_was_played_and_by_whom(tmp_path):
    path = tmp_path / "it.manille"
    path.write_bytes(WHOLE)
    head = listed(path).head
    assert head is not None
    assert (head.variant, head.name, head.options["match"]) == ("belge", "Chez Zoë", "fixed:8")
    assert [seat.name for seat in head.seats][0::3] == ["Anna", "Steady"]


def test_replay_02_only_the_head_of_a_file_is_read(tmp_path):
    assert len(WHOLE) > HEAD_BYTES
    path = tmp_path / "it.manille"
    path.write_bytes(WHOLE[:HEAD_BYTES] + b"whatever\n" * 1000)
    assert listed(path).head is not None


def test_a_head_without_sense_is_named():
    with pytest.raises(RecordError, match="record-line"):
        head_of(parse_lines(raw([Entry("seat", "one")]), "it"))


def test_replay_02_many_records_are_listed(tmp_path):
    for number in range(300):
        (tmp_path / f"{number:04}.manille").write_bytes(WHOLE)
    assert all(file.head for file in listed_records(tmp_path))


def test_a_folder_that_is_not_there_is_empty_and_one_that_is_none_is_named(tmp_path):
    assert listed_records(tmp_path / "nowhere") == []
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(RecordError, match="record-unreadable"):
        listed_records(file)
