"""Which table somebody means: an address, a link, a name; what is said where none, or several, have it."""

import pytest

from manille_lan.cli import finding, tables
from manille_lan.cli.finding import found_target
from manille_lan.cli.session import begun
from manille_lan.errors import AddressError, NetError
from manille_lan.net.address import Address, Target
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.rows import LobbyRow


def row(name, table, host):
    info = TableInfo(table, name, "f" * 43, (1, 1), 2, 4, "play", "belge", app="manille-lan 1")
    return LobbyRow(info, Target((Address(host),), table, "f" * 43), True, 3)


CHEZ, BAR, OTHER_BAR = (
    row("Chez Cléo", "a" * 16, "10.0.0.2"),
    row("Bar", "b" * 16, "10.0.0.3"),
    row("bar", "c" * 16, "10.0.0.4"),
)


@pytest.fixture
def session(home):
    return begun("")


@pytest.fixture
def network(monkeypatch):
    """The tables on the network, and what does not work there."""

    def seen(*rows, status=()):
        async def looked(seconds, name=""):
            return rows, status

        for module in (finding, tables):
            monkeypatch.setattr(module, "seen_tables", looked)

    return seen


@pytest.mark.parametrize("name", ["Chez Cléo", "chez cléo", "a" * 16])
def test_a_table_is_meant_by_its_name_or_its_id(session, network, name):
    network(CHEZ, BAR)
    assert found_target(session, name) == CHEZ.target


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [("10.0.0.9", "10.0.0.9", 47770), ("bobs-pc:5000", "bobs-pc", 5000), ("[fd00::2]:5000", "fd00::2", 5000)],
)
def test_an_address_is_not_looked_for(session, typed, host, port):
    assert found_target(session, typed).addresses == (Address(host, port),)


def test_a_link_tells_the_table_too(session):
    link = f"manille://10.0.0.2:47770/?i={'a' * 16}"
    assert found_target(session, link).table == "a" * 16


def test_an_address_that_is_none_is_told(session):
    with pytest.raises(AddressError):
        found_target(session, "10.0.0.300")


def test_where_no_table_was_seen_a_single_word_may_be_the_name_of_a_computer(session, network):
    network()
    assert found_target(session, "bobs-pc").addresses == (Address("bobs-pc"),)


@pytest.mark.parametrize(
    ("rows", "typed", "id"),
    [
        ((), "Chez Cléo", "cli-no-such-table"),
        ((CHEZ,), "Bar", "cli-other-tables"),
        ((BAR, OTHER_BAR), "Bar", "cli-several-tables"),
    ],
)
def test_where_no_table_or_several_have_the_name_that_is_told(session, network, rows, typed, id):
    network(*rows)
    with pytest.raises(NetError) as told:
        found_target(session, typed)
    assert told.value.message_id == id
    sentence = session.sentence(told.value)
    assert typed in sentence
    assert all(row.info.name in sentence for row in rows)


def test_what_does_not_work_is_told_besides(session, network, capsys):
    network(status=("discovery-no_network",))
    with pytest.raises(NetError):
        found_target(session, "Chez Cléo")
    complaint = capsys.readouterr().err
    assert complaint
    assert "[" not in complaint


def test_the_list_of_tables(call, network):
    network(CHEZ, BAR)
    answer = call("tables")
    assert answer.status == 0
    assert answer.out.splitlines()[0] == "Chez Cléo  belge  2 of 4 seats taken, A deal is on  10.0.0.2:47770"
