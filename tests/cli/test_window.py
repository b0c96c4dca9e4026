"""What the window is handed: games, bots, tables of its own, seats it comes back to, and a screen or none."""

import queue

import pytest

from manille_lan.cli.diary import OwnDiary
from manille_lan.cli.seats import SeatMemory
from manille_lan.cli.session import begun
from manille_lan.cli.window import RememberingNetwork, WindowLauncher, opened_window
from manille_lan.client.ports import Wish
from manille_lan.errors import NetError
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.news import Heard, Joined
from manille_lan.protocol.messages import RoomState


@pytest.fixture
def session(home):
    return begun("")


def test_the_games_and_bots_of_this_machine_are_offered_the_usual_ones_first(session):
    launcher = WindowLauncher(session)
    offers, bots = launcher.offers(), launcher.bots()
    games = {offer.preset: offer for offer in offers}
    assert offers[0].preset == "belge"
    assert set(games) >= {"belge_app", "retournee", "muette", "parlee", "encheres1", "manilla2", "botifarra"}
    assert bots[0].id == "steady"
    values = {option["id"]: option["value"] for option in games["belge_app"].form}
    assert (values["packets"], values["undertrump"]) == ("3-3-2", "ban_vs_opponents")
    assert set(offers[0].words) >= {"en", "fr"}


def test_a_table_that_cannot_be_opened_says_why(session):
    wish = Wish("belge", {"match": "nonsense"}, is_solo=True)
    with pytest.raises(NetError) as told:
        WindowLauncher(session).open(wish)
    assert "nonsense" in session.sentence(told.value)


def waited_for(network, wakes, kind):
    """The first piece of news, or message, of a kind."""
    while True:
        for news in network.news():
            told = news.message if isinstance(news, Heard) else news
            if isinstance(told, kind):
                return told
        wakes.get(timeout=20)


def test_a_table_of_ones_own_is_joined_as_its_owner_and_the_seat_is_kept(session, tmp_path):
    launcher, wakes = WindowLauncher(session), queue.SimpleQueue()
    opened = launcher.open(Wish("retournee", {"match": "race:34"}, ("greedy",), "Chez Cléo", is_solo=True))
    network = RememberingNetwork(lambda: wakes.put(None), SeatMemory(tmp_path), OwnDiary(session))
    network.start()
    try:
        network.join(opened.target, Profile("Cléo", "test", token=opened.token))
        joined = waited_for(network, wakes, Joined)
        assert joined.welcome.owner
        assert joined.welcome.options["match"] == "race:34"
        assert waited_for(network, wakes, RoomState).variant == "retournee"
        network.leave()
        assert SeatMemory(tmp_path).take(opened.target) == joined.welcome.tok
        network.join(opened.target, Profile("Cléo", "test", token=opened.token))
        waited_for(network, wakes, RoomState)
        network.leave()
    finally:
        network.stop()
        launcher.close()


def test_where_there_is_no_display_no_window_is_opened_into_the_void(session, monkeypatch):
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":5987")
    assert not opened_window(session)
