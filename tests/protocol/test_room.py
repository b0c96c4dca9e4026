"""A guest's welcome is brought up to date by the room."""

from manille_lan.protocol.messages import RoomState, Welcome
from manille_lan.protocol.room import renewed

WELCOME = Welcome(
    v=1, table="0" * 16, name="Chez Test", tok=bytes(16), ep=0, lastact=0, variant="belge",
    options={"cut": "none"}, digest="a", seat=0, words={"en": "old = old"}, sheet={"en": "old"},
)


def test_seat_game_and_options_are_the_rooms():
    room = RoomState(seats=[], phase="room", variant="retournee", options={"cut": "ask"}, you=2)
    now = renewed(WELCOME, room)
    assert (now.seat, now.variant, now.options) == (2, "retournee", {"cut": "ask"})
    assert (now.words, now.sheet) == (WELCOME.words, WELCOME.sheet)


def test_words_and_sheet_are_new_where_the_rules_are():
    room = RoomState(
        seats=[], phase="room", variant="retournee", options={},
        words={"en": "new = new"}, sheet={"en": "new"},
    )
    now = renewed(WELCOME, room)
    assert (now.seat, now.words, now.sheet) == (None, {"en": "new = new"}, {"en": "new"})
