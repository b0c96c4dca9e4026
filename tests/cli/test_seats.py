"""Seats worth coming back to, and that nobody else takes."""

import os
import subprocess
import sys
import time

import pytest

from manille_lan.cli.seats import SeatMemory
from manille_lan.net.address import Address, Target
from manille_lan.net.guest.news import Joined
from manille_lan.protocol.messages import Welcome

TABLE, PRINT = "ab" * 8, "f" * 43
ADDRESS = Address("10.0.0.2", 47770)
BY_ID = Target((), TABLE, PRINT)


SITTER = """
import pathlib, sys
from manille_lan.cli.seats import SeatMemory
from manille_lan.net.address import Target

memory = SeatMemory(pathlib.Path(sys.argv[1]))
print(memory.take(Target((), sys.argv[2])) is not None, flush=True)
sys.stdin.read()
"""


def joined(token, table=TABLE):
    welcome = Welcome(
        v=1,
        table=table,
        name="Chez Cléo",
        tok=token,
        ep=0,
        lastact=0,
        variant="belge",
        options={},
        digest="d",
    )
    return Joined(welcome, PRINT, ADDRESS, False)


def left_standing(folder, token=b"t" * 16, table=TABLE):
    """A program sat there and is gone."""
    memory = SeatMemory(folder)
    memory.remember(joined(token, table))
    memory.release()


def test_a_seat_that_was_left_standing_is_found_by_the_tables_id(tmp_path):
    left_standing(tmp_path)
    assert SeatMemory(tmp_path).take(BY_ID) == b"t" * 16


@pytest.mark.parametrize(
    ("target", "is_found"),
    [
        (Target((ADDRESS,)), True),
        (Target((ADDRESS,), None, PRINT), True),
        (Target((ADDRESS,), None, "g" * 43), False),
        (Target((Address("10.0.0.3"),)), False),
        (Target((ADDRESS,), "cd" * 8, PRINT), False),
    ],
)
def test_without_an_id_the_address_tells_the_table(tmp_path, target, is_found):
    left_standing(tmp_path)
    memory = SeatMemory(tmp_path)
    assert (memory.take(target) is not None) is is_found
    memory.release()


def test_a_seat_that_somebody_sits_on_is_not_taken(tmp_path):
    sitting = SeatMemory(tmp_path)
    sitting.remember(joined(b"t" * 16))
    assert SeatMemory(tmp_path).take(BY_ID) is None
    sitting.release()
    assert SeatMemory(tmp_path).take(BY_ID) == b"t" * 16


def test_a_killed_program_frees_its_seat(tmp_path):
    left_standing(tmp_path)
    program = [sys.executable, "-c", SITTER, str(tmp_path), TABLE]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout.readline() == "True\n"
        assert SeatMemory(tmp_path).take(BY_ID) is None
        child.kill()
        child.wait()
    assert SeatMemory(tmp_path).take(BY_ID) == b"t" * 16


def test_two_seats_at_one_table_are_two(tmp_path):
    left_standing(tmp_path, b"a" * 16)
    left_standing(tmp_path, b"b" * 16)
    first, second, third = SeatMemory(tmp_path), SeatMemory(tmp_path), SeatMemory(tmp_path)
    assert {first.take(BY_ID), second.take(BY_ID)} == {b"a" * 16, b"b" * 16}
    assert third.take(BY_ID) is None
    first.release()
    second.release()


def test_a_new_token_of_the_same_seat_replaces_the_old_one(tmp_path):
    left_standing(tmp_path)
    memory = SeatMemory(tmp_path)
    memory.take(BY_ID)
    memory.remember(joined(b"n" * 16))
    memory.release()
    assert len(list(tmp_path.glob("seat-*.json"))) == 1
    assert SeatMemory(tmp_path).take(BY_ID) == b"n" * 16


def test_another_table_is_another_file(tmp_path):
    memory = SeatMemory(tmp_path)
    memory.remember(joined(b"a" * 16))
    memory.remember(joined(b"b" * 16, "cd" * 8))
    memory.release()
    assert SeatMemory(tmp_path).take(BY_ID) == b"a" * 16


def test_only_the_user_may_read_a_seat(tmp_path):
    left_standing(tmp_path)
    [path] = tmp_path.glob("seat-*.json")
    # Windows knows no such modes: there a person's folder is his own
    assert path.stat().st_mode & 0o777 == 0o600 or os.name == "nt"


def test_what_cannot_be_read_is_no_seat(tmp_path):
    (tmp_path / "seat-1.json").write_text("{")
    (tmp_path / "seat-2.json").mkdir()
    assert SeatMemory(tmp_path).take(BY_ID) is None
    assert SeatMemory(tmp_path / "none").take(BY_ID) is None


def test_where_nothing_can_be_written_one_plays_all_the_same(tmp_path):
    (tmp_path / "file").write_text("")
    memory = SeatMemory(tmp_path / "file" / "folder")
    memory.remember(joined(b"t" * 16))
    memory.release()


def test_yesterdays_seats_go(tmp_path):
    left_standing(tmp_path)
    [path] = tmp_path.glob("seat-*.json")
    old = time.time() - 25 * 3600
    os.utime(path, (old, old))
    assert SeatMemory(tmp_path).take(BY_ID) is None
    assert not path.exists()
