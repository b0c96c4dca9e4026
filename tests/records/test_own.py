"""A guest's own record: what his seat was shown, whatever the table plays, and no card besides."""

import pytest

from manille_lan.engine.events import event_text
from manille_lan.errors import RecordError
from manille_lan.protocol.messages import ChatLine, Update
from manille_lan.records.diary import diary_of, read_diary
from manille_lan.records.entries import Entry
from manille_lan.records.lines import parse_lines
from manille_lan.records.own import OwnRecord, Sight
from tests.records.made import STARTED, raw
from tests.table.driver import OWNER, Drive
from tests.table.playing import QUICK, play_deal, two_at_a_table


def kept_by(seat, folder):
    """The own record of everything that a guest was sent."""
    own = OwnRecord(folder, "test", lambda: STARTED)
    for message in seat.inbox:
        own.heard(message)
    own.close()
    return own


def diaries(folder):
    return [read_diary(path) for path in sorted(folder.iterdir(), key=lambda path: (len(path.name), path))]


def played(**options):
    drive, anna, ben = two_at_a_table(options={"match": "fixed:2", **options})
    eve = drive.join("Eve", kind="spectator")
    play_deal(anna, ben)
    anna.ask("next")
    ben.ask("next")
    play_deal(anna, ben)
    return drive, anna, ben, eve


def test_it_tells_what_the_seat_saw(tmp_path):
    _, _, ben, _ = played(cut="ask", blind="any")
    kept_by(ben, tmp_path)
    (diary,) = diaries(tmp_path)
    assert (diary.seat, diary.name, diary.variant) == (1, "Chez Test", "belge")
    assert [seat.name for seat in diary.seats] == ["Anna", "Ben", "Steady", "Steady 2"]
    assert diary.options["match"] == "fixed:2"
    assert [deal.number for deal in diary.deals] == [1, 2]
    assert diary.winners == ben.view.match.winners
    assert diary.is_complete
    for deal in diary.deals:
        assert len(deal.hand) == 8
        assert deal.dealt[1] == deal.hand
        assert sorted(deal.dealt) == [0, 1, 2, 3]
    last = diary.deals[-1]
    assert [event_text(event) for event in last.events] == [event_text(e) for e in ben.view.history]
    assert tuple(last.lines) == ben.view.lines
    assert last.outcome == "over"


def test_replay_06_there_is_no_foreign_card_before_it_was_shown(tmp_path):
    _, anna, ben = two_at_a_table()
    while len(anna.view.tricks) < 5:
        next(seat for seat in (anna, ben) if seat.view.is_my_turn).play_first()
    kept_by(ben, tmp_path)
    (path,) = tmp_path.iterdir()
    deal = read_diary(path).deals[0]
    seen = {card for event in deal.events for card in event.args if hasattr(card, "suit")} | set(deal.hand)
    for card in ben.view.the_pack.cards:
        if card not in seen:
            assert card.text not in path.read_text("utf-8").split()
    assert deal.dealt == {}
    assert not read_diary(path).is_complete


def test_a_spectator_keeps_what_everybody_saw(tmp_path):
    *_, eve = played()
    kept_by(eve, tmp_path)
    (diary,) = diaries(tmp_path)
    assert diary.seat is None
    assert [deal.hand for deal in diary.deals] == [(), ()]
    assert diary.deals[0].dealt


def test_who_comes_back_in_mid_deal_writes_the_hand_that_he_was_dealt(tmp_path):
    drive, anna, ben = two_at_a_table()
    while len(anna.view.tricks) < 3:
        next(seat for seat in (anna, ben) if seat.view.is_my_turn).play_first()
    hand = next(m for m in ben.inbox if isinstance(m, Update)).view["hands"][1]
    ben.drop()
    kept_by(drive.join("Ben", tok=ben.welcome.tok), tmp_path)
    assert " ".join(card.text for card in diaries(tmp_path)[0].deals[0].hand) == hand


def test_another_match_is_another_record(tmp_path):
    _, anna, ben = two_at_a_table(options={"match": "fixed:1"})
    play_deal(anna, ben)
    anna.ask("again")
    play_deal(anna, ben)
    own = kept_by(ben, tmp_path)
    assert own.path is None
    assert [len(diary.deals) for diary in diaries(tmp_path)] == [1, 1]


def test_the_same_view_again_adds_nothing(tmp_path):
    _, anna, ben = two_at_a_table(options={"match": "fixed:1"})
    play_deal(anna, ben)
    own = OwnRecord(tmp_path, "test", lambda: STARTED)
    for message in [*ben.inbox, *(m for m in ben.inbox[-3:] if isinstance(m, Update))]:
        own.heard(message)
    assert own.path is not None
    before = own.path.read_bytes()
    own.heard(ben.last(Update))
    own.heard(ChatLine(name="Anna", text="well played"))
    assert own.path.read_bytes() == before
    own.close()
    own.close()


def test_nothing_is_written_before_a_deal(tmp_path):
    anna = Drive(timing=QUICK).join("Anna", tok=OWNER)
    own = kept_by(anna, tmp_path)
    own.heard(ChatLine(name="Anna", text="hello"))
    assert list(tmp_path.iterdir()) == []


def test_an_action_taken_back_is_taken_back_in_the_record():
    _, anna, ben = two_at_a_table()
    views = []
    while len(views) < 4:
        next(seat for seat in (anna, ben) if seat.view.is_my_turn).play_first()
        views.append(anna.view)
    sight = Sight()
    entries = [entry for view in (*views, views[1], views[3]) for entry in sight.entries(view)]
    head = [Entry("kind", "seat 0"), Entry("variant", "belge belge fr")]
    diary = diary_of(parse_lines(raw([*head, *entries]), "it"))
    assert [event_text(e) for e in diary.deals[0].events] == [event_text(e) for e in views[3].history]
    assert Entry("rewound", str(len(views[1].history))) in entries


@pytest.mark.parametrize(
    "entry", [Entry("sing"), Entry("hand", "10H"), Entry("end", "over")], ids=lambda entry: entry.word
)
def test_a_line_without_sense_is_named(entry):
    with pytest.raises(RecordError, match="record-line") as caught:
        diary_of(parse_lines(raw([Entry("kind", "seat 0"), entry]), "it"))
    assert caught.value.arguments["line"] == 3


def test_a_line_of_a_deal_without_sense_is_named():
    deal = [Entry("kind", "seat -"), Entry("deal", "1 dealer 0"), Entry("sing", "aloud")]
    with pytest.raises(RecordError, match="record-line"):
        diary_of(parse_lines(raw(deal), "it"))


def test_the_record_of_a_match_is_no_seats():
    with pytest.raises(RecordError, match="record-match"):
        diary_of(parse_lines(raw([Entry("program", "x")]), "it"))
