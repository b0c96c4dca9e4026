"""What may be asked of the room, by whom and when; who is let in; what names and chat lines become."""

import pytest

from manille_lan.protocol.messages import Act, ChatLine, Note, Update
from manille_lan.table.floor import Refused
from manille_lan.table.game import Game
from manille_lan.table.people import Guest, People
from tests.table.driver import OWNER, Drive
from tests.table.playing import QUICK, play_deal, play_on, two_at_a_table


def owned(**more):
    drive = Drive(timing=QUICK, **more)
    return drive, drive.join("Anna", tok=OWNER)


@pytest.mark.parametrize(
    ("what", "args", "code"),
    [
        ("add_bot", {"seat": 0, "bot": "random"}, "seat_taken"),
        ("add_bot", {"seat": 2, "bot": "skynet"}, "unknown-bot"),
        ("add_bot", {"seat": True}, "no_such_seat"),
        ("add_bot", {"seat": "2"}, "no_such_seat"),
        ("add_bot", {}, "no_such_seat"),
        ("remove_bot", {"seat": 0}, "no_bot_there"),
        ("kick", {"seat": 2}, "nobody_to_kick"),
        ("kick", {"seat": 0}, "nobody_to_kick"),
        ("rename", {"name": "\u200b"}, "bad_name"),
        ("rename", {}, "bad_name"),
        ("swap", {"seat": 0}, "no_such_seat"),
        ("variant", {}, "unknown-variant"),
        ("option", {}, "option-unknown"),
        ("option", {"name": "match", "value": "x" * 512}, "option-format"),
        ("next", {}, "bad_request"),
    ],
)
def test_a_request_that_makes_no_sense_is_refused_with_its_reason_and_changes_nothing(what, args, code):
    _, anna = owned()
    before = anna.room
    ack = anna.ask(what, **args)
    assert not ack.ok
    assert ack.code == code or (code == "option-format" and ack.code.startswith("option-"))
    assert anna.room == before


def test_server_16_names_are_cleaned_or_refused_with_a_reason():
    drive, _ = owned()
    assert drive.join("\U0001f43a").room.seats[1].name == "\U0001f43a"
    for name in ("\u200b", "", "\x00"):
        closed = drive.join(name).closed
        assert closed.code == "bad_name"
    assert drive.join("a\x00b").room.seats[2].name == "ab"
    assert len(drive.join("x" * 512).room.seats[3].name) == 24
    assert drive.join("\u202enimda", kind="spectator").room.spectators == ["nimda"]


def test_a_name_is_changed_unless_somebody_has_it():
    drive, anna = owned()
    ben = drive.join("Ben")
    ack = ben.ask("rename", name="Anna")
    assert (ack.code, ack.args) == ("name_taken", {"name": "Anna", "suggestion": "Anna 2"})
    assert ben.ask("rename", name="Benno").ok
    assert anna.room.seats[1].name == "Benno"
    assert ben.ask("rename", name="Benno").ok


def test_a_bots_name_is_its_own():
    drive, anna = owned()
    anna.ask("add_bot", seat=1, bot="greedy")
    assert drive.join("Greedy").closed.code == "name_taken"
    anna.ask("add_bot", seat=2, bot="greedy")
    assert [seat.name for seat in anna.room.seats[1:3]] == ["Greedy", "Greedy 2"]
    assert anna.ask("remove_bot", seat=1).ok
    assert anna.room.seats[1].kind == "empty"
    assert drive.join("Greedy").welcome.seat == 1


def test_bots_are_seated_from_the_beginning_and_one_that_there_is_not_is_named():
    drive = Drive(bots=("random", "greedy"))
    assert drive.join("Anna", tok=OWNER).welcome.seat == 2
    with pytest.raises(Refused, match="unknown-bot"):
        Drive(bots=("skynet",))


def test_without_the_understudy_no_match_begins_and_no_chair_is_filled():
    _, anna = owned(understudy="skynet")
    assert anna.ask("start").code == "unknown-bot"
    assert [seat.kind for seat in anna.room.seats] == ["human", "empty", "empty", "empty"]


def test_server_07_spectators_see_nothing_hidden_and_take_no_seat_in_mid_deal():
    drive, anna, ben = two_at_a_table()
    eve = drive.join("Eve", kind="spectator")
    assert eve.view.hands == (None,) * 4
    assert eve.ask("sit", seat=2).code == "bad_request"
    assert eve.ask("ready").code == "bad_request"
    play_deal(anna, ben)
    assert eve.ask("next").code == "no_seat"


def test_a_spectator_takes_a_free_seat_in_the_room():
    drive, anna = owned()
    eve = drive.join("Eve", kind="spectator")
    assert eve.ask("ready").code == "no_seat"
    assert eve.ask("sit", seat=3).ok
    assert eve.ask("sit", seat=3).ok
    assert anna.room.seats[3].name == "Eve"
    assert anna.room.spectators == []


def test_a_spectator_is_never_in_charge():
    drive = Drive(timing=QUICK)
    eve = drive.join("Eve", kind="spectator")
    assert not eve.welcome.owner
    assert eve.ask("close").code == "not_owner"
    assert drive.join("Ben").welcome.owner


def test_the_owner_is_in_charge_also_without_a_chair():
    drive = Drive(timing=QUICK)
    for name in ("Ben", "Carla", "Dan", "Eve"):
        drive.join(name)
    anna = drive.join("Anna", tok=OWNER)
    assert anna.welcome.seat is None
    assert anna.welcome.owner
    assert anna.ask("kick", seat=3).ok
    assert anna.ask("sit", seat=3).ok


def test_nobody_sends_the_owner_away():
    drive, anna = owned()
    ben = drive.join("Ben")
    anna.drop()
    assert ben.ask("kick", seat=0).code == "nobody_to_kick"


def test_who_is_lost_in_the_room_can_be_sent_away():
    drive, anna = owned()
    ben = drive.join("Ben")
    ben.drop()
    assert anna.ask("kick", seat=1).ok
    assert anna.room.seats[1].kind == "empty"
    assert drive.join("Ben", tok=ben.welcome.tok).closed.code == "kicked"


def test_an_owner_lost_in_the_room_starts_where_he_was():
    drive, anna = owned()
    anna.drop()
    back = drive.join("Anna", tok=OWNER)
    assert (back.welcome.seat, back.welcome.owner) == (0, True)


def test_a_bot_with_rules_of_its_own_goes_when_they_change():
    drive, anna = owned()
    robo = drive.join("Robo", kind="bot", needs_rules=anna.welcome.digest)
    lost = drive.join("Lost", kind="bot", needs_rules=anna.welcome.digest)
    other = drive.join("Other", kind="bot")
    lost.drop()
    anna.ask("option", name="match", value="race:61")
    assert robo.closed.code == "rules_differ"
    assert other.closed is None
    assert [seat.kind for seat in anna.room.seats] == ["human", "empty", "empty", "bot"]
    assert lost.closed is None


def test_another_variant_drops_the_options_of_the_first():
    drive, anna = owned()
    ben = drive.join("Ben")
    ben.ask("ready")
    assert anna.ask("variant", variant="retournee").ok
    assert not ben.room.seats[1].ready
    assert anna.ask("start").code == "not_ready"
    ben.ask("ready")
    assert anna.ask("start").ok
    assert anna.view.variant == "retournee"
    assert drive.join("Eve", kind="spectator").welcome.variant == "retournee"


def test_who_sat_on_a_seat_that_is_gone_takes_a_free_one_or_stands():
    people = People(4, OWNER)
    guests = [Guest(bytes([n]), f"Guest {n}", "human", "en", "") for n in range(3)]
    for guest, seat in zip(guests, (0, 2, 3), strict=True):
        people.guests[guest.token] = guest
        people.seat_guest(guest, people.chairs[seat])
    people.resize(2)
    assert [guest.seat for guest in guests] == [0, 1, None]
    people.resize(5)
    assert [chair.is_free for chair in people.chairs] == [False, False, True, True, True]


def test_a_guest_on_his_chair_changes_it_and_leaves_the_old_one_free():
    drive, anna = owned()
    ben = drive.join("Ben")
    ben.ask("ready")
    assert ben.ask("sit", seat=3).ok
    assert [seat.kind for seat in anna.room.seats] == ["human", "empty", "empty", "human"]
    assert not anna.room.seats[3].ready
    ben.ask("ready", ready=False)
    assert not anna.room.seats[3].ready


def test_server_10_the_same_action_sent_three_times_is_done_once_and_counts_for_no_other_turn():
    drive, anna, ben = two_at_a_table()
    turn = next(seat for seat in (anna, ben) if seat.view.is_my_turn)
    act = Act(id=5, deal=turn.view.number, turn=turn.view.turn, action=str(turn.view.legal[0]))
    before = sum(entry.word == "act" and entry.rest[0] == str(turn.view.seat) for entry in drive.entries)
    acks = [turn.repeat(act) for _ in range(3)]
    assert acks[0].ok
    assert acks == [acks[0]] * 3
    again = Act(id=6, deal=act.deal, turn=act.turn, action=act.action)
    assert turn.repeat(again).code == "stale"
    after = sum(entry.word == "act" and entry.rest[0] == str(turn.view.seat) for entry in drive.entries)
    assert after == before + 1


def test_server_11_a_chat_line_is_cut_and_flattened_and_an_empty_one_is_not_told():
    drive, anna = owned()
    ben = drive.join("Ben")
    ben.say("x" * 4000)
    ben.say("a\n" * 500)
    ben.say("e" + "\u0301" * 3000)
    lines = [message.text for message in anna.inbox if isinstance(message, ChatLine)]
    assert len(lines) == 3
    assert all(len(line) <= 300 and "\n" not in line for line in lines)
    assert ben.say("\u200b").ok
    assert len([message for message in anna.inbox if isinstance(message, ChatLine)]) == 3


def test_table_talk_may_be_open():
    _, anna, ben = two_at_a_table(options={"match": "race:101", "table_talk": "open"})
    assert ben.say("what a hand").ok
    assert anna.last(ChatLine).seat == 1


def test_server_13_a_bot_with_other_rules_is_told_both_digests():
    drive, anna = owned()
    closed = drive.join("Robo", kind="bot", needs_rules="0" * 16).closed
    assert closed.args == {"mine": "0" * 16, "table": anna.welcome.digest}


def test_server_14_one_seat_for_one_token():
    drive, anna = owned()
    again = drive.join("Anna the second", tok=OWNER)
    assert anna.closed.code == "replaced"
    assert [seat.kind for seat in again.room.seats] == ["human", "empty", "empty", "empty"]


def test_a_long_argument_is_cut_so_that_it_travels():
    _, anna = owned()
    ack = anna.ask("option", name="x" * 512, value="y")
    assert all(len(str(value)) <= 512 for value in ack.args.values())


def test_the_first_dealer_is_the_one_who_is_in_charge_or_anyone():
    _, anna, _ = two_at_a_table(options={"first_dealer": "host", "match": "fixed:1"})
    assert anna.view.dealer == 0
    _, anna, _ = two_at_a_table(options={"first_dealer": "random", "match": "fixed:1"}, seed=4)
    assert 0 <= anna.view.dealer < 4


def test_a_pack_that_is_not_shuffled_is_gathered_from_the_tricks():
    drive, anna, ben = two_at_a_table(options={"shuffle": "none", "match": "fixed:2"})
    first = drive.kept.pack
    play_deal(anna, ben)
    tricks, dealer = anna.view.tricks, anna.view.dealer
    anna.ask("next")
    ben.ask("next")
    assert drive.kept.pack != first
    assert sorted(drive.kept.pack.split()) == sorted(first.split())
    sides = [trick.winner % 2 for trick in tricks]
    eldest = 1 - dealer % 2
    gathered = [*(t for t, s in zip(tricks, sides, strict=True) if s == eldest)]
    gathered += [t for t, s in zip(tricks, sides, strict=True) if s != eldest]
    assert drive.kept.pack.split() == [card.text for trick in gathered for card in trick.cards]


def test_plugin_versions_stand_in_the_record():
    drive = Drive(timing=QUICK, plugins={"belge": "1.2", "steady": "0.1", "unused": "9"})
    drive.join("Anna", tok=OWNER).ask("start")
    told = [entry.rest for entry in drive.entries if entry.word == "plugin"]
    assert told == ["belge 1.2", "steady 0.1"]


def test_a_spectator_comes_back_goes_and_is_gone():
    drive, anna = owned()
    eve = drive.join("Eve", kind="spectator")
    again = drive.join("Eve", kind="spectator", tok=eve.welcome.tok)
    assert eve.closed.code == "replaced"
    again.leave()
    assert anna.room.spectators == []
    assert anna.notes() == []


def test_nothing_is_sent_to_who_is_away_and_there_is_no_view_before_a_deal():
    drive, _ = owned()
    ben = drive.join("Ben")
    floor = drive.table._floor
    guest = floor.people.by_conn(ben.conn)
    ben.drop()
    floor.take_effects()
    floor.send(guest, Note(code="left"))
    assert list(floor.take_effects()) == []
    assert Game(floor.rules, floor.rng, 0).view(0) is None


def test_server_09_two_seats_are_told_the_same_but_for_their_own_hands_and_choices():
    _, anna, ben = two_at_a_table(options={"match": "fixed:4", "cut": "ask", "blind": "any"})
    while not anna.view.match.winners:
        if anna.view.outcome:
            anna.ask("next")
            ben.ask("next")
        else:
            play_on(anna, ben)
    mine = {message.s: message for message in anna.inbox if isinstance(message, Update)}
    theirs = {message.s: message for message in ben.inbox if isinstance(message, Update)}
    assert mine.keys() == theirs.keys()
    for number, update in mine.items():
        other = theirs[number]
        assert update.events == other.events
        differing = {key for key in update.view if update.view[key] != other.view[key]}
        assert differing <= {"seat", "hands", "legal"}
