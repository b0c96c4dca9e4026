"""The side file: whole or not at all, for its owner's eyes only, and gone when the table is."""

import os
import stat

import pytest

from manille_lan.errors import RecordError
from manille_lan.records.side import Kept, KeptGuest, Side, SideFile, side_path, sides_left

ANNA = KeptGuest(
    token="aa" * 32, name="Zoë", kind="human", lang="fr", address="192.0.2.1", seat=2, owner=True, left=False
)
SIDE = Side(
    table="0123456789abcdef",
    name="Chez Zoë",
    port=7777,
    certificate="PEM",
    key="PEM too",
    owner="bb" * 32,
    kept=Kept("10H AH", 3, (ANNA,), ("cc" * 32,), ("192.0.2.9",)),
)


def problem(file):
    with pytest.raises(RecordError) as caught:
        file.load()
    return caught.value


def test_what_is_saved_is_loaded(tmp_path):
    file = SideFile(side_path(tmp_path / "20260102T030405Z-0123456789abcdef.manille"))
    assert file.path.name == "20260102T030405Z-0123456789abcdef.side"
    file.save(SIDE)
    assert file.load() == SIDE
    file.save(Side(table="x", name="", port=1, certificate="", key="", owner=""))
    assert file.load().kept == Kept()
    assert [path.name for path in tmp_path.iterdir()] == [file.path.name]


def test_only_its_owner_may_read_it(tmp_path, monkeypatch):
    modes = []

    def opened(path, flags, mode, really=os.open):
        modes.append(mode)
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", opened)
    file = SideFile(tmp_path / "it.side")
    file.save(SIDE)
    assert modes == [0o600]
    assert os.name == "nt" or stat.S_IMODE(file.path.stat().st_mode) == 0o600


def test_a_half_written_one_is_not_seen(tmp_path):
    file = SideFile(tmp_path / "it.side")
    file.save(SIDE)
    (tmp_path / "it.side.new").write_bytes(b'{"table":')
    assert file.load() == SIDE
    file.save(SIDE)
    assert file.load() == SIDE


def test_what_is_none_is_named(tmp_path):
    file = SideFile(tmp_path / "it.side")
    assert problem(file).message_id == "record-unreadable"
    for raw in (b"", b"\0" * 50, b"{}", b"[]"):
        file.path.write_bytes(raw)
        assert problem(file).message_id == "record-side"
    file.save(Side(format=2, table="x", name="", port=1, certificate="", key="", owner=""))
    assert problem(file).arguments == {"path": str(file.path), "version": "2", "known": 1}


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(RecordError, match="record-unwritable"):
        SideFile(tmp_path / "nowhere" / "it.side").save(SIDE)


def test_it_is_gone_at_the_end(tmp_path):
    file = SideFile(tmp_path / "it.side")
    file.save(SIDE)
    file.remove()
    assert list(tmp_path.iterdir()) == []
    file.remove()


def test_secrets_stay_out_of_logs():
    for text in (repr(SIDE), repr(SIDE.kept), str(SIDE)):
        assert "PEM" not in text
        assert "10H" not in text


def test_tables_that_did_not_end_as_they_should_are_found(tmp_path):
    for name in ("1.manille", "1.side", "2.manille", "3.side", "4.manille", "4.side"):
        (tmp_path / name).touch()
    found = [(record.name, side.name) for record, side in sides_left(tmp_path)]
    assert found == [("4.manille", "4.side"), ("1.manille", "1.side")]
    assert sides_left(tmp_path / "nowhere") == []
