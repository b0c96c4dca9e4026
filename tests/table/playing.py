"""Matches at a driven table, for tests that begin where something is already on."""

from __future__ import annotations

from manille_lan.records.entries import FIRST, sealed_text
from manille_lan.records.reader import Record, parse_record
from manille_lan.table.timing import TableTiming
from tests.table.driver import OWNER, Drive, Seat

QUICK = TableTiming(
    bot_pause=0.0, trick_pause=0.0, result=5.0, grace=60.0, waiting=30.0, farewell=3.0, empty=50.0
)


def two_at_a_table(**more):
    """Anna, who owns the table, on seat 0, Ben on seat 1, two bots; the first deal is on."""
    drive = Drive(timing=QUICK, **more)
    anna = drive.join("Anna", tok=OWNER)
    ben = drive.join("Ben")
    ben.ask("ready", ready=True)
    anna.ask("start")
    return drive, anna, ben


def play_on(*seats: Seat) -> None:
    """Let the person on turn play the first legal action."""
    turn = next((seat for seat in seats if seat.view.is_my_turn), None)
    assert turn is not None, "nobody is asked"
    turn.play_first()


def play_deal(*seats: Seat) -> None:
    """Let people play the first legal action until the deal is over."""
    while not seats[0].view.outcome:
        play_on(*seats)


def record_of(drive: Drive) -> Record:
    """The record of the last match."""
    return parse_record(sealed_text([FIRST, *drive.entries])[0].encode(), "memory")
