"""Records as files: written line by line, gone on with, never over another, and never silently lost."""

import os

import pytest

from manille_lan.errors import RecordError
from manille_lan.records.entries import Entry
from manille_lan.records.reader import read_record
from manille_lan.records.writer import RecordWriter, new_record, record_path
from tests.records.made import STARTED, TABLE, played, raw, rules_of

ENTRIES = played(rules_of())


def test_what_is_written_stands_in_the_file_at_once(tmp_path):
    writer = new_record(tmp_path / "new" / "folder", STARTED, TABLE)
    for end in range(len(ENTRIES)):
        writer.write([ENTRIES[end]])
        assert writer.path.read_bytes() == raw(ENTRIES[: end + 1])
    writer.close()
    assert read_record(writer.path).is_complete


def test_nothing_to_write_changes_nothing(tmp_path):
    writer = new_record(tmp_path, STARTED, TABLE)
    writer.write([])
    writer.close()
    assert writer.path.read_bytes() == raw([])


def test_replay_04_a_file_is_named_by_time_and_table_only(tmp_path):
    assert record_path(tmp_path, STARTED, TABLE).name == f"20260102T030405Z-{TABLE}.manille"


def test_two_records_of_one_second_do_not_collide(tmp_path, monkeypatch):
    first, second = new_record(tmp_path, STARTED, TABLE), new_record(tmp_path, STARTED, TABLE)
    assert second.path.name == f"20260102T030405Z-{TABLE}-2.manille"
    late = iter([first.path, second.path, tmp_path / "free.manille"])
    monkeypatch.setattr("manille_lan.records.writer.record_path", lambda *_: next(late))
    third = new_record(tmp_path, STARTED, TABLE)
    assert third.path.name == "free.manille"
    for writer in (first, second, third):
        writer.close()


def test_a_record_is_never_written_over(tmp_path):
    path = tmp_path / "it.manille"
    path.write_bytes(b"precious")
    with pytest.raises(RecordError, match="record-exists"):
        RecordWriter(path)
    assert path.read_bytes() == b"precious"


def test_replay_05_a_folder_that_cannot_be_written_is_named(tmp_path):
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(RecordError, match="record-unwritable") as caught:
        new_record(file, STARTED, TABLE)
    assert str(file) in str(caught.value.arguments["path"])
    assert caught.value.arguments["problem"]


class Full:
    """A file on a disk without room: what is written is refused, now or when it is closed."""

    def __init__(self, at_the_end=False):
        self.at_the_end = at_the_end

    def write(self, _):
        raise OSError(28, "No space left on device")

    def close(self):
        if self.at_the_end:
            raise OSError(28, "No space left on device")


def test_replay_05_a_full_disk_is_named_and_nothing_is_written_after_it(tmp_path):
    writer = new_record(tmp_path, STARTED, TABLE)
    writer.close()
    writer._file = Full(at_the_end=True)
    with pytest.raises(RecordError, match="record-unwritable") as caught:
        writer.write([Entry("dealer", "0")])
    assert caught.value.arguments["problem"] == "No space left on device"
    with pytest.raises(RecordError, match="record-unwritable"):
        writer.write([Entry("dealer", "0")])
    writer.close()
    assert writer.path.read_bytes() == raw([])


def test_replay_05_a_disk_that_refuses_only_at_the_end_is_named(tmp_path):
    writer = new_record(tmp_path, STARTED, TABLE)
    writer.close()
    writer._file = Full(at_the_end=True)
    with pytest.raises(RecordError, match="record-unwritable"):
        writer.close()


def test_the_end_of_a_deal_reaches_the_disk(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", synced.append)
    writer = new_record(tmp_path, STARTED, TABLE)
    writer.write([Entry("deal", "1 dealer 0"), Entry("act", "1 0 trump H")])
    assert synced == []
    writer.write([Entry("pack", "10H"), Entry("end", "over")])
    assert len(synced) == 1
    writer.close()


@pytest.mark.parametrize("tail", [b"", b"act 1 0 pl", bytes(9)])
def test_a_record_that_was_broken_off_is_gone_on_with(tmp_path, tail):
    for end in (len(ENTRIES) - 20, len(ENTRIES)):
        path = tmp_path / f"{end}.manille"
        path.write_bytes(raw(ENTRIES[:end]) + tail)
        record = read_record(path)
        standing = ENTRIES[:end]
        while standing[-1].word in ("pack", "line"):
            standing.pop()
        writer = RecordWriter(path, record)
        writer.write(ENTRIES[len(standing) :])
        writer.close()
        assert path.read_bytes() == raw(ENTRIES)


def test_a_record_that_is_gone_cannot_be_gone_on_with(tmp_path):
    path = tmp_path / "it.manille"
    path.write_bytes(raw(ENTRIES))
    record = read_record(path)
    path.unlink()
    with pytest.raises(RecordError, match="record-unwritable"):
        RecordWriter(path, record)
