"""The lobby in the terminal: tables as numbered lines, and what a typed line asks for."""

import asyncio

import pytest

from manille_lan.net.address import Address, Target
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.rows import LobbyRow
from manille_lan.text import lobby
from manille_lan.text.lobby import Join, LobbyText, Open, Quit, chosen
from manille_lan.words.loader import Words
from tests.text.seat import Paper


def row(name, *, alive=True, taken=1, table="0" * 16):
    info = TableInfo(table, name, "f" * 43, (1, 1), taken, 4, "room", "belge")
    return LobbyRow(info, Target((Address("10.0.0.2"),), table, "f" * 43), alive)


CHEZ = row("Chez Cléo", table="a" * 16)
BAR = row("Bar", table="b" * 16)


@pytest.fixture
def model():
    return LobbyText(Words("en"))


def test_tables_are_numbered_as_they_come_and_keep_their_numbers(model):
    assert model.seen([CHEZ], ()) == ["1) Chez Cléo  belge  1 of 4 seats taken, Waiting for players"]
    assert model.seen([BAR, CHEZ], ()) == ["2) Bar  belge  1 of 4 seats taken, Waiting for players"]
    assert [line[:2] for line in model.listed()] == ["1)", "2)"]


def test_only_what_changed_is_told(model):
    model.seen([CHEZ], ())
    assert model.seen([CHEZ], ()) == []
    [changed] = model.seen([row("Chez Cléo", taken=2, table="a" * 16)], ())
    assert "2 of 4 seats taken" in changed
    assert model.seen([], ()) == ["Chez Cléo is gone."]
    assert model.listed() == ["No table was found yet."]


def test_a_table_that_does_not_answer_is_not_shown(model):
    assert model.seen([row("Ghost", alive=False)], ()) == []


def test_what_does_not_work_is_told_once(model):
    first = model.seen([], ("discovery-no_network",))
    assert len(first) == 1
    assert "[" not in first[0]
    assert model.seen([], ("discovery-no_network",)) == []


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("1", Join(CHEZ.target)),
        ("10.0.0.9:5000", Join(Target((Address("10.0.0.9", 5000),)))),
        ("/host", Open()),
        ("/host retournee", Open("retournee")),
        ("/play", Open(is_solo=True)),
        ("/play belge", Open("belge", is_solo=True)),
        ("/quit", Quit()),
        ("/leave", Quit()),
    ],
)
def test_what_a_line_asks_for(model, typed, wanted):
    model.seen([CHEZ], ())
    assert model.wanted(typed) == wanted


def test_commands_are_understood_in_the_persons_language_and_in_english():
    french = LobbyText(Words("fr"))
    assert (
        french.wanted("/jouer retournee")
        == french.wanted("/PLAY retournee")
        == Open("retournee", is_solo=True)
    )
    assert french.wanted("/quitter") == Quit()


@pytest.mark.parametrize(
    ("typed", "told"),
    [("7", "no table number 7"), ("/dance", "Type a number"), ("a b", ""), ("10.0.0.300", "")],
)
def test_what_means_nothing_is_told(model, typed, told):
    answer = model.wanted(typed)
    assert isinstance(answer, str)
    assert told in answer
    assert not answer.startswith("[")


class QuietLobby:
    """A lobby that sees one table at once, and then nothing."""

    def __init__(self, on_seen, recent):
        self._on_seen = on_seen
        self._closed = asyncio.Event()

    async def run(self):
        self._on_seen((CHEZ,), 0, ())
        await self._closed.wait()

    def close(self):
        self._closed.set()


@pytest.mark.parametrize(
    ("typed", "wanted"), [(("", "9", "1"), Join(CHEZ.target)), (("/host",), Open()), ((), Quit())]
)
def test_the_lobby_is_shown_until_something_is_wanted(monkeypatch, typed, wanted):
    monkeypatch.setattr(lobby, "Lobby", QuietLobby)
    paper = Paper(typed, is_interactive=True)
    assert asyncio.run(chosen(Words("en"), paper)) == wanted
    assert paper.printed[0].startswith("Tables on this network.")
    assert any(line.startswith("1) Chez Cléo") for line in paper.printed)
