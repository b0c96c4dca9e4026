"""What bots give as reasons: told to nobody while the deal is on, to everybody and the record at its end."""

from manille_lan.bots.reply import Reply
from manille_lan.protocol.messages import Reasons, Update
from manille_lan.records.check import checked_deals, recorded_rules
from manille_lan.table.timing import TableTiming
from tests.table.driver import OWNER, Drive
from tests.table.playing import play_deal, play_on, record_of, two_at_a_table

STRANGE = {"text": "a\nb\u2028" + "x" * 99, "n": 10**30, "seat": 2, "": "?", "o": None, "two words": 1}


def explaining(drive, args=None):
    """Let every bot say why it takes the first legal action."""
    given = {"seat": 0} if args is None else args
    drive.answer = lambda ask: Reply(ask.view.legal[0], "why-told", given)
    return drive


def told(seat):
    return [message for message in seat.inbox if isinstance(message, Reasons)]


def whys(drive):
    return [entry.rest for entry in drive.entries if entry.word == "why"]


def test_nothing_of_a_reason_is_told_or_written_before_the_deal_is_over():
    drive, anna, ben = two_at_a_table()
    explaining(drive)
    for _ in range(4):
        play_on(anna, ben)
    assert told(anna) == []
    assert whys(drive) == []
    assert "why-told" not in repr(drive.kept)
    assert not any("why-told" in repr(entry) for entry in drive.entries)


def test_at_the_end_of_a_deal_each_guest_is_told_and_the_record_has_it():
    drive, anna, ben = two_at_a_table()
    explaining(drive)
    play_deal(anna, ben)
    for seat in (anna, ben):
        [reasons] = told(seat)
        assert reasons.deal == 1
        view = seat.view
        bots = [at for at, event in enumerate(view.history) if event.by in (2, 3)]
        assert [move.at for move in reasons.moves][-16:] == bots[-16:]
        assert {move.why for move in reasons.moves} == {"why-told"}
        assert seat.inbox.index(reasons) < max(
            at for at, message in enumerate(seat.inbox) if isinstance(message, Update)
        )
        assert reasons.words["en"].strip().startswith("why-told = told by")
        assert set(reasons.words) == {"en"}
    record = record_of(drive)
    [deal, *_] = checked_deals(record, recorded_rules(record, drive.table._floor.rules.variant))
    given = deal[0].reasons
    assert len(given) == len(told(anna)[0].moves) == len(whys(drive))
    assert {deal[0].actions[number - 1][0] for number in given} == {2, 3}
    assert given[max(given)].args == {"seat": 0}


def test_whoever_comes_back_to_the_result_is_told_too_in_his_language():
    drive, anna, ben = two_at_a_table()
    explaining(drive)
    play_deal(anna, ben)
    ben.drop()
    back = drive.join("Ben", tok=ben.welcome.tok, lang="nl")
    [reasons] = told(back)
    assert set(reasons.words) == {"en", "nl"}


def test_a_guest_of_an_older_program_is_not_told():
    drive = explaining(Drive(timing=TableTiming(bot_pause=0.0, trick_pause=0.0)))
    anna = drive.join("Anna", tok=OWNER, v=(1, 1))
    assert anna.welcome.v == 1
    anna.ask("start")
    play_deal(anna)
    assert told(anna) == []
    assert whys(drive)


def test_the_next_deal_begins_without_the_reasons_of_the_last():
    drive, anna, ben = two_at_a_table()
    explaining(drive)
    play_deal(anna, ben)
    drive.answer = lambda ask: Reply(ask.view.legal[0])
    anna.ask("next")
    ben.ask("next")
    play_deal(anna, ben)
    assert len(told(anna)) == 1
    assert anna.view.number == 2


def test_strange_reasons_of_strangers_travel_as_plain_ones():
    drive, anna, ben = two_at_a_table()
    explaining(drive, STRANGE)
    play_deal(anna, ben)
    [reasons] = told(anna)
    args = reasons.moves[-1].args
    assert set(args) == {"text", "seat"}
    assert args["text"] == "a b " + "x" * 60
    record = record_of(drive)
    assert next(iter(record.deals[0].reasons.values())).args == args


def test_a_table_that_was_killed_goes_on_without_the_reasons_that_it_had_not_written():
    drive, anna, ben = two_at_a_table()
    explaining(drive)
    play_on(anna, ben)
    play_on(anna, ben)
    drive.kill(record_of(drive))
    anna, ben = (drive.join(seat.hello.name, tok=seat.welcome.tok) for seat in (anna, ben))
    play_deal(anna, ben)
    assert told(anna)
    assert record_of(drive).deals[0].is_over
