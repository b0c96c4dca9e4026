"""A table from its opening to its end, driven without sockets: rooms, seats, actions, views, records."""

from __future__ import annotations

import pytest

from manille_belge import BELGE
from manille_lan.bots.reply import Reply
from manille_lan.engine.actions import Action
from manille_lan.protocol.messages import Act, Bye, Update
from manille_lan.records.check import checked_deals, recorded_rules
from manille_lan.table.timing import TableTiming
from tests.table.driver import OWNER, Drive
from tests.table.playing import QUICK, play_deal, record_of, two_at_a_table


def test_the_owner_is_seated_welcomed_and_in_charge():
    drive = Drive()
    anna = drive.join("Anna", tok=OWNER)
    assert anna.welcome.owner
    assert anna.welcome.tok == OWNER
    assert anna.welcome.seat == 0
    assert anna.room.catalogue is not None
    assert [seat.kind for seat in anna.room.seats] == ["human", "empty", "empty", "empty"]


def test_others_see_no_catalogue_and_may_not_change_the_room():
    drive = Drive()
    drive.join("Anna", tok=OWNER)
    ben = drive.join("Ben")
    assert ben.room.catalogue is None
    ack = ben.ask("option", name="capot", value="false")
    assert (ack.ok, ack.code) == (False, "not_owner")


def test_an_option_is_changed_and_everybody_must_be_ready_anew():
    drive = Drive()
    anna, ben = drive.join("Anna", tok=OWNER), drive.join("Ben")
    ben.ask("ready", ready=True)
    assert anna.ask("option", name="match", value="race:61").ok
    assert anna.room.options["match"] == "race:61"
    assert not ben.room.seats[1].ready


def test_a_wrong_option_is_refused_with_what_it_takes():
    drive = Drive()
    anna = drive.join("Anna", tok=OWNER)
    ack = anna.ask("option", name="packets", value="3-2-2")
    assert not ack.ok
    assert ack.code == "option-packets"
    assert anna.ask("option", name="colour", value="red").code == "option-unknown"


def test_another_variant_is_chosen():
    drive = Drive()
    anna = drive.join("Anna", tok=OWNER)
    assert anna.ask("variant", variant="retournee").ok
    assert anna.room.variant == "retournee"
    assert anna.room.sheet == {"en": "rules of retournee (en)"}
    assert anna.room.you == 0
    assert anna.ask("variant", variant="whist").code == "unknown-variant"


def test_empty_chairs_are_filled_when_the_owner_starts():
    _, anna, _ = two_at_a_table()
    assert [seat.kind for seat in anna.room.seats] == ["human", "human", "bot", "bot"]
    assert anna.room.phase == "play"


def test_the_match_waits_for_those_who_are_not_ready():
    drive = Drive()
    anna = drive.join("Anna", tok=OWNER)
    drive.join("Ben")
    ack = anna.ask("start")
    assert (ack.code, ack.args) == ("not_ready", {"names": "Ben"})


def test_a_match_is_played_to_its_end_and_its_record_checks():
    drive, anna, ben = two_at_a_table()
    for _ in range(60):
        play_deal(anna, ben)
        if anna.room.phase == "over":
            break
        anna.ask("next")
        ben.ask("next")
    assert anna.view.match.winners
    record = record_of(drive)
    rules = recorded_rules(record, BELGE)
    deals = list(checked_deals(record, rules))
    assert deals
    assert record.winners == anna.view.match.winners
    assert drive.kept.pack == ""


def test_nobody_is_sent_a_card_he_may_not_see():
    """S-SERVER-08, S-SERVER-09: every view holds the own hand, and no other before the deal is over."""
    _, anna, ben = two_at_a_table()
    play_deal(anna, ben)
    for seat in (anna, ben):
        for message in seat.inbox:
            if isinstance(message, Update) and not message.view["outcome"]:
                others = [hand for s, hand in enumerate(message.view["hands"]) if s != message.view["seat"]]
                assert others == [None, None, None]
                assert message.view["dealt"] == []


def test_a_spectator_sees_what_is_public_and_nothing_else():
    drive, anna, _ = two_at_a_table()
    eve = drive.join("Eve", kind="spectator")
    assert eve.welcome.seat is None
    assert eve.view.hands == (None, None, None, None)
    assert eve.view.legal == ()
    assert eve.act("play 10H").code == "no_seat"
    assert "Eve" in anna.room.spectators


def test_server_10_two_actions_at_once_are_one_action():
    _, anna, ben = two_at_a_table()
    while (
        not (turn := next((s for s in (anna, ben) if s.view.is_my_turn), None)) or turn.view.phase != "play"
    ):
        turn.play_first()
    view = turn.view
    first, second = str(view.legal[0]), str(view.legal[-1])
    assert turn.act(first).ok
    assert turn.act(second, deal=view.number, turn=view.turn).code == "stale"


def test_a_command_sent_again_is_answered_again_and_done_once():
    drive, anna, ben = two_at_a_table()
    turn = next(s for s in (anna, ben) if s.view.is_my_turn)
    message = Act(id=99, deal=turn.view.number, turn=turn.view.turn, action=str(turn.view.legal[0]))
    first = turn.repeat(message)
    actions = sum(entry.word == "act" for entry in drive.entries)
    assert turn.repeat(message) == first
    assert sum(entry.word == "act" for entry in drive.entries) == actions


def test_an_illegal_action_is_refused_with_the_rule_and_changes_nothing():
    _, anna, ben = two_at_a_table()
    turn = next(s for s in (anna, ben) if s.view.is_my_turn)
    before = turn.view
    ack = turn.act("play 10H")
    assert not ack.ok
    assert ack.code is not None
    assert ack.code.startswith("refusal-")
    assert turn.view == before
    assert turn.act("nonsense 5").code == "refusal-not-offered"
    assert turn.act("!!").code == "notation-action"


def test_not_your_turn():
    _, anna, ben = two_at_a_table()
    waiting = next(s for s in (anna, ben) if not s.view.is_my_turn)
    assert waiting.act("trump H").code == "refusal-not-your-turn"


def test_a_lost_player_is_played_for_after_the_grace_and_has_his_seat_back():
    drive, anna, ben = two_at_a_table()
    ben.drop()
    assert "away" in anna.notes()
    assert anna.room.seats[1].away
    drive.wait(59)
    assert "takeover" not in anna.notes()
    drive.wait(2)
    assert "takeover" in anna.notes()
    assert drive.running[1] == "steady"
    back = drive.join("Ben", tok=ben.welcome.tok)
    assert back.welcome.seat == 1
    assert "back" in anna.notes()
    assert 1 not in drive.running
    assert back.view.seat == 1
    assert back.view.hand


def test_who_says_goodbye_is_played_for_at_once():
    _, anna, ben = two_at_a_table()
    ben.leave()
    assert "left" in anna.notes()
    assert "takeover" in anna.notes()


def test_server_02_the_newest_connection_of_a_token_wins():
    drive, _, ben = two_at_a_table()
    again = drive.join("Ben", tok=ben.welcome.tok)
    assert ben.closed is not None
    assert ben.closed.code == "replaced"
    assert again.welcome.seat == 1
    stranger = drive.join("Ben")
    assert stranger.closed is not None
    assert stranger.closed.code == "name_taken"
    assert stranger.closed.args["suggestion"] == "Ben 2"


def test_deal_05_the_fifth_of_four_is_told_that_the_table_is_full():
    drive = Drive()
    for name in ("Anna", "Ben", "Carla", "Dan"):
        drive.join(name)
    eve = drive.join("Eve")
    assert eve.closed is not None
    assert eve.closed.code == "table_full"
    assert drive.join("Eve", kind="spectator").welcome.seat is None


def test_a_newcomer_during_the_match_may_watch():
    drive, _, _ = two_at_a_table()
    late = drive.join("Late")
    assert late.closed is not None
    assert late.closed.code == "game_started"


def test_server_12_a_kicked_guest_stays_out():
    drive = Drive()
    anna = drive.join("Anna", tok=OWNER)
    ben = drive.join("Ben", address="192.0.2.7")
    assert anna.ask("kick", seat=1).ok
    assert ben.closed is not None
    assert ben.closed.code == "kicked"
    assert drive.join("Benny", address="192.0.2.7").closed.code == "kicked"
    assert drive.join("Ben", tok=ben.welcome.tok, address="192.0.2.9").closed.code == "kicked"
    assert drive.join("Carla", address="192.0.2.8").welcome.seat == 1


def test_server_12_a_neighbour_on_this_machine_is_not_banned_with_the_kicked():
    drive = Drive()
    anna = drive.join("Anna", tok=OWNER, address="127.0.0.1")
    drive.join("Ben", address="127.0.0.1")
    anna.ask("kick", seat=1)
    assert drive.join("Carla", address="127.0.0.1").welcome.seat == 1


def test_a_kick_in_mid_deal_leaves_the_hand_to_a_bot():
    """S-DEAL-07."""
    drive, anna, _ = two_at_a_table()
    anna.ask("kick", seat=1)
    drive.wait(1)
    assert drive.running[1] == "steady"
    assert anna.view.counts[1] == 8


def test_bot_faults_are_noted_and_the_third_costs_the_seat():
    drive = Drive(timing=QUICK, bots=())
    drive.answer = lambda ask: (
        Reply(Action("sing")) if ask.seat == 3 and drive.running[3] == "greedy" else Reply(ask.view.legal[0])
    )
    anna = drive.join("Anna", tok=OWNER)
    anna.ask("add_bot", seat=3, bot="greedy")
    anna.ask("start")
    while anna.notes().count("bot_fault") < 3:
        if anna.view.outcome:
            anna.ask("next")
        else:
            anna.play_first()
    assert "bot_replaced" in anna.notes()
    assert anna.room.seats[3].bot == "steady"
    assert any(entry.word == "fault" for entry in drive.entries)


def test_bots_wait_so_that_people_see_what_happens():
    drive = Drive(timing=TableTiming())
    anna = drive.join("Anna", tok=OWNER)
    anna.ask("start")
    while anna.view.is_my_turn:
        anna.play_first()
    turn = anna.view.turn
    drive.wait(0.3)
    assert anna.view.turn == turn
    drive.wait(0.4)
    assert anna.view.turn == turn + 1


def test_a_table_for_bots_alone_plays_one_match_and_ends():
    drive = Drive(bots=("random", "greedy", "steady", "random"), once=True, waits_for_people=False)
    drive.wait(10)
    assert drive.ended == "match_over"
    assert record_of(drive).winners


def test_a_table_without_people_ends():
    drive = Drive(timing=QUICK)
    drive.wait(49)
    assert drive.ended is None
    drive.wait(2)
    assert drive.ended == "closing"


def test_the_next_deal_comes_by_itself_when_nobody_says_next():
    drive, anna, ben = two_at_a_table()
    play_deal(anna, ben)
    assert anna.room.phase == "result"
    drive.wait(6)
    assert anna.room.phase == "play"
    assert anna.view.number == 2


def test_chat_is_closed_while_cards_are_held_and_open_before():
    drive = Drive(timing=QUICK)
    anna = drive.join("Anna", tok=OWNER)
    assert anna.say("hello").ok
    anna.ask("start")
    assert anna.say("I have the ten").code == "table_talk_closed"


def test_who_leaves_the_room_frees_his_chair():
    drive = Drive(timing=QUICK)
    drive.join("Anna", tok=OWNER)
    ben = drive.join("Ben")
    ben.leave()
    assert drive.join("Carla").welcome.seat == 1


def test_who_is_lost_in_the_room_keeps_his_chair_for_a_while():
    drive = Drive(timing=QUICK)
    anna = drive.join("Anna", tok=OWNER)
    ben = drive.join("Ben")
    ben.drop()
    drive.wait(29)
    assert anna.room.seats[1].kind == "human"
    drive.wait(2)
    assert anna.room.seats[1].kind == "empty"


def test_another_match_follows_when_the_owner_wants_it():
    _, anna, ben = two_at_a_table(options={"match": "fixed:1"})
    play_deal(anna, ben)
    assert anna.room.phase == "over"
    assert anna.ask("again").ok
    assert anna.room.phase == "play"
    assert anna.view.number == 1


def test_players_change_seats_in_the_room():
    drive = Drive()
    anna, ben = drive.join("Anna", tok=OWNER), drive.join("Ben")
    assert ben.ask("sit", seat=2).ok
    assert ben.room.seats[2].name == "Ben"
    assert ben.ask("sit", seat=0).code == "seat_taken"
    assert ben.ask("sit", seat=9).code == "no_such_seat"
    assert anna.ask("swap", seat=0, other=2).ok
    assert anna.room.seats[2].name == "Anna"


def test_a_guest_bot_must_play_by_the_same_rules():
    drive = Drive()
    bot = drive.join("Robo", kind="bot", needs_rules="0" * 16)
    assert bot.closed.code == "rules_differ"


@pytest.mark.parametrize("what", ["next", "again"])
def test_a_request_out_of_its_phase_is_refused(what):
    drive = Drive()
    anna = drive.join("Anna", tok=OWNER)
    assert anna.ask(what).code == "bad_request"


def test_the_owner_closes_the_table():
    drive = Drive()
    anna = drive.join("Anna", tok=OWNER)
    anna.ask("close")
    assert drive.ended == "closed"


def test_when_the_owner_is_away_the_first_player_is_in_charge():
    drive = Drive()
    anna, ben = drive.join("Anna", tok=OWNER), drive.join("Ben")
    anna.drop()
    assert ben.ask("add_bot", seat=3, bot="random").ok
    assert ben.room.seats[1].owner


def test_seats_are_drawn_when_the_option_says_so():
    _, anna, ben = two_at_a_table(options={"seating": "draw", "match": "fixed:1"})
    assert sorted(seat.name for seat in anna.room.seats if seat.kind == "human") == ["Anna", "Ben"]
    play_deal(anna, ben)


def test_honour_play_lets_a_breach_pass_and_asks_for_claims():
    _, anna, ben = two_at_a_table(options={"enforcement": "honour", "match": "fixed:1"})
    while anna.view.phase != "claims":
        turn = next(s for s in (anna, ben) if s.view.is_my_turn)
        held = turn.view.hand
        turn.act(f"play {held[-1]}" if turn.view.phase == "play" else str(turn.view.legal[0]))
    assert str(anna.view.legal[0] if anna.view.is_my_turn else ben.view.legal[0]) == "none"


def test_a_message_of_nobody_is_left_alone():
    drive = Drive()
    assert list(drive.table.received(77, Bye(), drive.now)) == []
    assert list(drive.table.lost(77, drive.now)) == []
