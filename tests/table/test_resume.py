"""A table whose process was killed stands again: same deal, same hands, same turn (network.md 6.1)."""

from dataclasses import replace

import pytest

from manille_lan.engine.view import parse_view
from manille_lan.errors import RecordError, UnknownName
from manille_lan.protocol.authority import Send
from manille_lan.protocol.messages import Ack, Act, Update
from manille_lan.records.entries import FIRST, Entry, sealed_text
from manille_lan.records.reader import parse_record
from manille_lan.table.effects import KeepSecret, OpenRecord, WriteRecord
from tests.table.driver import OWNER, Drive
from tests.table.playing import QUICK, play_deal, play_on, record_of, two_at_a_table


def text_of(entries):
    return sealed_text([FIRST, *entries])[0].encode()


def come_back(drive, anna, ben):
    return drive.join("Anna", tok=OWNER), drive.join("Ben", tok=ben.welcome.tok)


@pytest.mark.parametrize("actions", [0, 1, 4, 9])
def test_a_killed_table_stands_again_in_the_same_turn(actions):
    drive, anna, ben = two_at_a_table()
    for _ in range(actions):
        play_on(anna, ben)
    before = [anna.view, ben.view]
    drive.kill(record_of(drive))
    assert drive.table.phase == "play"
    anna2, ben2 = come_back(drive, anna, ben)
    assert [anna2.view, ben2.view] == before
    assert anna2.last(Update).s == anna.last(Update).s
    assert anna2.welcome.owner
    assert ben2.welcome.seat == 1
    assert drive.running == {2: "steady", 3: "steady"}
    play_deal(anna2, ben2)
    assert record_of(drive).deals[0].is_over


def test_nobody_else_gets_a_seat_of_the_killed_table():
    drive, _, ben = two_at_a_table()
    drive.kill(record_of(drive))
    assert drive.join("Ben").closed.code == "name_taken"
    assert drive.join("Carla", tok=b"x" * 16).closed.code == "game_started"
    assert drive.join("Ben", tok=ben.welcome.tok).welcome.seat == 1


def test_the_match_rests_until_somebody_is_back():
    drive, anna, ben = two_at_a_table()
    while not anna.view.tricks:
        play_on(anna, ben)
    turn = anna.view.turn
    drive.kill(record_of(drive))
    drive.wait(45)
    back = drive.join("Anna", tok=OWNER)
    assert back.view.turn == turn
    assert back.room.seats[1].away
    drive.wait(60)
    assert drive.running[1] == "steady"


def test_a_killed_table_that_nobody_comes_back_to_ends():
    drive, _, _ = two_at_a_table()
    drive.kill(record_of(drive))
    drive.wait(49)
    assert drive.ended is None
    drive.wait(2)
    assert drive.ended == "closing"


def test_killed_between_deals_the_next_deal_follows():
    drive, anna, ben = two_at_a_table()
    play_deal(anna, ben)
    drive.kill(record_of(drive))
    assert drive.table.phase == "result"
    drive.wait(20)
    assert drive.table.phase == "result"
    anna, ben = come_back(drive, anna, ben)
    assert anna.view.outcome == "over"
    drive.wait(6)
    assert anna.view.number == 2


def test_killed_after_the_match_another_one_can_be_played():
    drive, anna, ben = two_at_a_table(options={"match": "fixed:1"})
    play_deal(anna, ben)
    drive.kill(record_of(drive))
    assert drive.table.phase == "over"
    anna, ben = come_back(drive, anna, ben)
    assert anna.view.match.winners
    assert anna.room.options["match"] == "fixed:1"
    assert anna.ask("again").ok
    assert anna.view.number == 1


def test_killed_before_the_first_deal_it_is_dealt():
    drive, anna, ben = two_at_a_table()
    at = [entry.word for entry in drive.entries].index("deal")
    drive.entries = drive.entries[:at]
    drive.kill(record_of(drive))
    anna, ben = come_back(drive, anna, ben)
    drive.wait(0.1)
    assert anna.view.number == 1
    play_deal(anna, ben)


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_an_end_of_a_deal_that_was_lost_is_written_again(lost):
    drive, anna, ben = two_at_a_table(options={"match": "fixed:1"})
    kept = drive.kept
    play_deal(anna, ben)
    whole = text_of(drive.entries)
    record = parse_record(text_of(drive.entries[:-lost]), "it")
    drive.entries = []
    drive.kill(record, kept)
    at = record.standing
    _, seal = whole[:at], record.seal
    assert sealed_text(drive.entries, seal)[0].encode() == whole[at:]
    assert drive.table.phase == "over"


def test_a_replaced_bot_and_an_understudy_are_known_again():
    drive = Drive(timing=QUICK)
    anna, ben = drive.join("Anna", tok=OWNER), drive.join("Ben")
    ben.ask("ready")
    anna.ask("add_bot", seat=3, bot="greedy")
    anna.ask("start")
    ben.leave()
    drive.entries.append(Entry("takeover", "3 steady"))
    drive.kill(record_of(drive))
    assert drive.running == {2: "steady", 3: "steady"}
    anna = drive.join("Anna", tok=OWNER)
    assert drive.running[1] == "steady"
    assert [seat.name for seat in anna.room.seats] == ["Anna", "Ben", "Steady", "Greedy"]


def test_a_bot_that_is_no_longer_there_is_replaced():
    drive = Drive(timing=QUICK)
    anna = drive.join("Anna", tok=OWNER)
    anna.ask("start")
    record = record_of(drive)
    record.seats[2] = replace(record.seats[2], bot="vanished")
    drive.kill(record)
    assert drive.running[2] == "steady"


def test_who_was_sent_away_stays_away():
    drive, anna, _ = two_at_a_table()
    eve = drive.join("Eve", address="192.0.2.5", kind="spectator")
    ben_token = drive.seats[2].welcome.tok
    anna.ask("kick", seat=1)
    drive.kill(record_of(drive))
    assert drive.join("Ben", tok=ben_token).closed.code == "kicked"
    assert eve.closed is None


def test_a_record_of_another_game_or_without_its_seats_does_not_stand():
    drive, _, _ = two_at_a_table()
    record = record_of(drive)
    with pytest.raises(RecordError):
        drive.kill(replace(record, seats=record.seats[:3], options={}))
    with pytest.raises(RecordError):
        drive.kill(replace(record, seats=[record.seats[0]] * 4))
    with pytest.raises(UnknownName):
        drive.kill(replace(record, preset="whist"))


def test_an_action_is_written_before_anybody_is_told_of_it():
    drive, anna, ben = two_at_a_table()
    drive.done.clear()
    turn = next(seat for seat in (anna, ben) if seat.view.is_my_turn)
    turn.play_first()
    kinds = [
        "write"
        if isinstance(effect, WriteRecord)
        else type(effect.message).__name__
        if isinstance(effect, Send)
        else ""
        for effect in drive.done
    ]
    assert kinds.index("write") < kinds.index("Ack") < kinds.index("Update")


def test_the_pack_is_kept_before_its_deal_stands_in_the_record_and_until_its_end_does():
    drive, anna, ben = two_at_a_table()
    play_deal(anna, ben)
    anna.ask("next")
    ben.ask("next")
    order = []
    for effect in drive.done:
        match effect:
            case OpenRecord():
                order.append("open")
            case KeepSecret(kept=kept):
                order.append("keep" if kept.pack else "empty")
            case WriteRecord(entries=entries):
                order += [entry.word for entry in entries if entry.word in ("deal", "end")]
    assert order[:6] == ["open", "keep", "deal", "end", "empty", "keep"]
    assert order[6] == "deal"
    assert drive.kept.deal == 2


def test_no_acknowledged_action_is_lost_wherever_the_process_is_killed():
    drive, anna, ben = two_at_a_table()
    while not anna.view.tricks:
        play_on(anna, ben)
    entries = []
    for effect in drive.done:  # what the disk holds after each effect, and what was acknowledged by then
        match effect:
            case OpenRecord(entries=first):
                entries = list(first)
            case WriteRecord(entries=more):
                entries += more
            case Send(message=Update() as update):
                view = parse_view(update.view)
                written = sum(entry.word == "act" for entry in entries)
                assert written >= view.turn
            case Send(message=Ack(ok=True)):
                assert entries is not None


def test_a_command_sent_again_to_the_new_process_is_stale_or_done_once():
    drive, anna, ben = two_at_a_table()
    turn = next(seat for seat in (anna, ben) if seat.view.is_my_turn)
    act = Act(id=9, deal=1, turn=turn.view.turn, action=str(turn.view.legal[0]))
    assert turn.repeat(act).ok
    token, name = turn.welcome.tok, turn.hello.name
    drive.kill(record_of(drive))
    back = drive.join(name, tok=token)
    assert back.repeat(act).code == "stale"
