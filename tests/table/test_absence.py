"""People who are lost, leave, are sent away, or come back: what becomes of their seats and of the match."""

import pytest

from manille_lan.bots.reply import Reply
from manille_lan.protocol.messages import Note
from manille_lan.table.timing import TableTiming
from tests.table.driver import OWNER, Drive
from tests.table.playing import QUICK, play_deal, play_on, record_of, two_at_a_table


def at_the_result(**more):
    drive, anna, ben = two_at_a_table(**more)
    play_deal(anna, ben)
    return drive, anna, ben


@pytest.mark.parametrize("seconds", [3, 180])
def test_server_01_a_seat_is_given_back_with_hand_trick_and_score(seconds):
    drive, anna, ben = two_at_a_table()
    while not ben.view.is_my_turn or not ben.view.hand:
        play_on(anna, ben)
    before = ben.view
    ben.drop()
    if seconds < 60:
        drive.wait(seconds)
        back = drive.join("Ben", tok=ben.welcome.tok)
        assert back.view == before
        assert "takeover" not in anna.notes()
    else:
        drive.wait(seconds)
        back = drive.join("Ben", tok=ben.welcome.tok)
        assert back.welcome.seat == 1
        assert set(back.view.hand) <= set(before.hand)
        assert back.view.match == before.match
    assert {"away", "back"} <= set(anna.notes())
    assert anna.notes().count("away") == 1


def test_server_02_the_old_connection_is_replaced_at_once_and_says_nothing_any_more():
    drive, anna, ben = two_at_a_table()
    back = drive.join("Ben", tok=ben.welcome.tok)
    assert ben.closed.code == "replaced"
    assert list(drive.table.lost(ben.conn, drive.now)) == []
    assert not back.room.seats[1].away
    assert "away" not in anna.notes()


def test_server_03_the_departed_wins_the_trick_and_his_understudy_leads():
    drive, anna, ben = two_at_a_table()
    while not ben.view.trick.cards or ben.view.to_act == 1 or ben.view.phase != "play":
        play_on(anna, ben)
    ben.leave()
    drive.wait(1)
    while not anna.view.outcome:
        play_on(anna)
    assert record_of(drive).deals[0].is_over
    assert anna.room.seats[1].name == "Ben"
    assert anna.room.seats[1].bot == "steady"


@pytest.mark.parametrize("moment", ["trumps", "trick", "result", "claims"])
def test_server_04_the_owner_leaves_and_the_others_go_on(moment):
    options = {"enforcement": "honour"} if moment == "claims" else {}
    drive, anna, ben = two_at_a_table(options={"match": "race:101", **options})
    while moment != "trumps" and anna.view.phase not in {"trick": ("play",), "claims": ("claims",)}.get(
        moment, ("",)
    ):
        turn = next(seat for seat in (anna, ben) if seat.view.is_my_turn)
        breach = moment == "claims" and turn.view.phase == "play"
        turn.act(f"play {turn.view.hand[-1]}" if breach else str(turn.view.legal[0]))
    anna.leave()
    assert "left" in ben.notes()
    assert ben.room.seats[1].owner
    ben.ask("next")
    drive.wait(1)
    while ben.view.number < 3:
        if ben.view.outcome:
            ben.ask("next")
        else:
            play_on(ben)
    back = drive.join("Anna", tok=OWNER)
    assert back.welcome.owner
    assert back.welcome.seat == 0


def test_server_06_the_action_for_an_absent_player_is_legal_in_every_phase_and_nothing_repeats():
    options = {"match": "fixed:2", "cut": "ask", "blind": "any", "enforcement": "honour"}
    drive, anna, ben = two_at_a_table(options=options)
    ben.leave()
    eve = drive.join("Eve", kind="spectator")
    anna.leave()
    drive.wait(60)
    assert eve.view.match.winners
    turns = [(ask.view.number, ask.view.turn) for ask in drive.asked]
    assert len(set(turns)) == len(turns)


def test_server_12_who_was_kicked_from_a_match_does_not_come_back_by_his_token():
    drive, anna, ben = two_at_a_table()
    token = ben.welcome.tok
    anna.ask("kick", seat=1)
    assert drive.join("Ben", tok=token).closed.code == "kicked"
    drive.wait(1)
    assert drive.running[1] == "steady"
    assert drive.join("Ben", kind="spectator").welcome.seat is None


def test_server_12_a_disconnect_is_no_kick():
    drive, anna, ben = two_at_a_table()
    ben.drop()
    assert "kicked" not in anna.notes()
    assert drive.join("Ben", tok=ben.welcome.tok).closed is None


def test_server_12_a_neighbour_behind_the_same_address_keeps_his_seat():
    drive = Drive(timing=QUICK)
    anna = drive.join("Anna", tok=OWNER, address="192.0.2.1")
    drive.join("Ben", address="192.0.2.7")
    carla = drive.join("Carla", address="192.0.2.7")
    anna.ask("kick", seat=1)
    carla.drop()
    assert drive.join("Carla", tok=carla.welcome.tok, address="192.0.2.7").welcome.seat == 2


def test_a_kick_between_deals_leaves_the_seat_to_a_bot():
    drive, anna, _ = at_the_result()
    anna.ask("kick", seat=1)
    anna.ask("next")
    drive.wait(1)
    assert drive.running[1] == "steady"
    while anna.view.number < 3:
        if anna.view.outcome:
            anna.ask("next")
        else:
            play_on(anna)


def test_deal_07_kicks_leave_the_very_same_hands_to_bots_and_the_scores_stand():
    drive = Drive(timing=QUICK)
    anna = drive.join("Anna", tok=OWNER)
    others = [drive.join(name) for name in ("Ben", "Carla", "Dan")]
    for other in others:
        other.ask("ready")
    anna.ask("start")
    seats = [anna, *others]
    while len(anna.view.tricks) < 3:
        play_on(*seats)
    hands = {1: others[0].view.hand, 3: others[2].view.hand}
    anna.ask("kick", seat=1)
    anna.ask("kick", seat=3)
    drive.wait(1)
    for ask in drive.asked:
        if ask.seat in hands:
            assert set(ask.view.hand) <= set(hands[ask.seat])
    while not anna.view.outcome:
        play_on(anna, others[1])
    assert record_of(drive).deals[0].is_over


@pytest.mark.parametrize("doubler", [0, 1])
def test_server_15_what_was_said_stays_with_the_seat_of_whoever_left(doubler):
    drive, anna, ben = two_at_a_table()
    seats = (anna, ben)
    while not seats[doubler].view.is_my_turn or anna.view.phase != "calls":
        turn = next(seat for seat in seats if seat.view.is_my_turn)
        if turn.view.phase == "play":
            play_deal(*seats)
            anna.ask("next")
            ben.ask("next")
            continue
        turn.act("pass" if turn.view.phase == "calls" else str(turn.view.legal[0]))
    seats[doubler].act("double")
    seats[doubler].leave()
    rest = seats[1 - doubler]
    drive.wait(1)
    while not rest.view.outcome:
        turn = rest.view
        rest.act("pass" if turn.phase == "calls" else str(turn.legal[0]))
    told = [f"{seat} {action}" for seat, action in record_of(drive).deals[-1].actions]
    assert f"{doubler} double" in told


def test_deal_04_the_dealer_moves_on_whoever_sits_there():
    drive, anna, ben = two_at_a_table(options={"match": "fixed:8"})
    dealers = []
    for deal in range(8):
        dealers.append(anna.view.dealer)
        if deal == 2:
            ben.drop()
            drive.wait(61)
        if deal == 4:
            ben = drive.join("Ben", tok=ben.welcome.tok)
        while not anna.view.outcome:
            play_on(*(seat for seat in (anna, ben) if seat.view.number == anna.view.number))
        anna.ask("next")
        if not 2 <= deal < 4:
            ben.ask("next")
    assert dealers == [(dealers[0] + step) % 4 for step in range(8)]


def test_a_match_that_people_play_rests_while_none_of_them_is_here():
    drive, anna, ben = two_at_a_table()
    anna.drop()
    ben.drop()
    written = len(drive.entries)
    drive.wait(49)
    assert len(drive.entries) == written
    assert drive.ended is None
    back = drive.join("Ben", tok=ben.welcome.tok)
    drive.wait(11)
    assert "takeover" in back.notes()
    assert drive.running[0] == "steady"


def test_an_understudy_waits_when_the_last_person_is_gone():
    drive, anna, ben = two_at_a_table(seed=3)
    ben.leave()
    while not anna.view.is_my_turn:
        play_on(anna)
    anna.drop()
    written = len(drive.entries)
    drive.wait(40)
    assert len(drive.entries) == written


def test_result_with_nobody_left_waits_and_goes_on_when_somebody_is_back():
    drive, anna, ben = at_the_result()
    anna.drop()
    ben.drop()
    drive.wait(30)
    assert drive.table.phase == "result"
    eve = drive.join("Eve", kind="spectator")
    drive.wait(6)
    assert drive.table.phase == "play"
    drive.wait(60)
    assert eve.view.number > 2


def test_a_deal_that_ends_while_nobody_is_here_waits_with_its_result():
    drive = Drive(timing=TableTiming(bot_pause=1.0, trick_pause=0.0, empty=500.0))
    anna = drive.join("Anna", tok=OWNER)
    anna.ask("start")
    while not (len(anna.view.tricks) == 7 and anna.view.is_my_turn and len(anna.view.trick.cards) == 3):
        if anna.view.is_my_turn:
            play_on(anna)
        else:
            drive.wait(1.5)
        if anna.view.outcome:
            anna.ask("next")
    play_on(anna)
    anna.drop()
    drive.wait(300)
    assert drive.table.phase == "result"


def test_who_left_during_the_match_has_no_chair_after_it_and_another_may_sit_down():
    drive, anna, ben = two_at_a_table(options={"match": "fixed:1"})
    ben.leave()
    drive.wait(1)
    while not anna.view.outcome:
        play_on(anna)
    assert anna.room.seats[1].kind == "empty"
    carla = drive.join("Carla")
    assert carla.welcome.seat == 1
    assert anna.ask("again").code == "not_ready"
    carla.ask("ready")
    assert anna.ask("again").ok
    assert {seat.kind for seat in anna.room.seats[:2]} == {"human"}
    play_deal(anna, carla)


def test_an_understudy_of_the_last_match_does_not_play_the_next():
    drive, anna, ben = two_at_a_table(options={"match": "fixed:1"})
    ben.drop()
    drive.wait(61)
    while not anna.view.outcome:
        play_on(anna)
    assert drive.running == {}
    ben = drive.join("Ben", tok=ben.welcome.tok)
    ben.ask("ready")
    anna.ask("again")
    assert sorted(drive.running) == [2, 3]
    play_deal(anna, ben)


def test_again_with_somebody_lost_a_bot_plays_for_him():
    drive, anna, ben = two_at_a_table(options={"match": "fixed:1"})
    play_deal(anna, ben)
    ben.drop()
    assert anna.ask("again").ok
    drive.wait(61)
    assert drive.running[1] == "steady"
    while not anna.view.outcome:
        play_on(anna)


def test_a_remote_bot_that_is_lost_is_played_for_at_once_and_may_come_back():
    drive = Drive(timing=QUICK)
    anna = drive.join("Anna", tok=OWNER)
    robo = drive.join("Robo", kind="bot")
    assert robo.room.seats[1].ready
    anna.ask("start")
    robo.drop()
    drive.wait(0)
    assert drive.running[1] == "steady"
    back = drive.join("Robo", kind="bot", tok=robo.welcome.tok)
    assert 1 not in drive.running
    assert back.welcome.seat == 1
    play_deal(anna, back)


def test_a_question_to_an_understudy_falls_with_him():
    drive, anna, ben = two_at_a_table()
    drive.answer = lambda ask: None
    while not ben.view.is_my_turn:
        play_on(anna, ben)
    ben.leave()
    ask = drive.asked[-1]
    assert ask.seat == 1
    back = drive.join("Ben", tok=ben.welcome.tok)
    assert back.view.is_my_turn
    turn = back.view.turn
    back.play_first()
    assert back.view.turn > turn


def test_a_late_answer_to_a_question_that_fell_changes_nothing():
    drive, anna, ben = two_at_a_table()
    held = []
    drive.answer = lambda ask: held.append(ask)
    while not held:
        play_on(anna, ben)
    seat = held[0].seat
    verdict = drive.referees[seat].judge(held[0].view, Reply(held[0].view.legal[0]))
    drive.perform(drive.table.bot_answered(seat, held[0].request, verdict, drive.now))
    written = len(drive.entries)
    drive.perform(drive.table.bot_answered(seat, held[0].request, verdict, drive.now))
    assert len(drive.entries) == written


def test_bots_of_other_machines_alone_play_a_match_to_its_end():
    drive = Drive(timing=QUICK, once=True, options={"match": "fixed:1"})
    robots = [drive.join(f"Robo {n}", kind="bot") for n in range(4)]
    assert drive.table.phase == "play"
    drive.wait(60)
    assert drive.ended is None
    play_deal(*robots)
    drive.wait(1)
    assert drive.ended == "match_over"


def test_a_table_for_one_match_stays_for_a_farewell_and_plays_no_other():
    drive, anna, ben = two_at_a_table(options={"match": "fixed:1"}, once=True)
    play_deal(anna, ben)
    assert anna.ask("again").code == "bad_request"
    drive.wait(2)
    assert drive.ended is None
    drive.wait(2)
    assert drive.ended == "match_over"
    assert drive.table.next_wake(drive.now) is None


def test_the_driver_ends_the_table():
    drive = Drive()
    drive.perform(drive.table.stop("shutting_down"))
    drive.perform(drive.table.stop("closing"))
    assert drive.ended == "shutting_down"


def test_who_comes_back_is_spoken_to_in_his_language():
    drive, anna, ben = two_at_a_table()
    ben.drop()
    back = drive.join("Ben", tok=ben.welcome.tok, lang="fr")
    assert list(back.welcome.sheet) == ["fr"]
    assert not [message for message in anna.inbox if isinstance(message, Note) and message.code == "left"]
