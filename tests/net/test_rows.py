"""Rows of the lobby, by a clock that the test turns: what is alive, what is gone, what a forger can do."""

from __future__ import annotations

from dataclasses import replace

from manille_lan.net.address import Address
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.rows import PER_SOURCE, SHOWN, LobbyRow, Rows
from manille_lan.net.timing import NetTiming

KITCHEN = TableInfo("0123456789abcdef", "Kitchen", "A" * 43, (1, 1), 1, 4, "room", "belge")
HERE, THERE = Address("10.0.0.1", 5), Address("10.0.0.2", 5)


def rows_of(rows: Rows, now: float) -> list[LobbyRow]:
    return list(rows.shown(now)[0])


def names(rows: Rows, now: float) -> list[str]:
    return [row.info.name for row in rows_of(rows, now)]


def table(number: int, name: str = "T") -> TableInfo:
    return replace(KITCHEN, table=f"{number:016x}", name=name)


def test_a_table_that_only_mdns_lists_does_not_answer_yet() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE], 0.0)
    (row,) = rows_of(rows, 1.0)
    assert (row.is_alive, row.ms) == (False, None)
    assert row.target.addresses == (HERE,)
    assert rows.to_ask() == (HERE,)


def test_an_answer_makes_it_alive_for_six_seconds() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE], 0.0)
    rows.answered(KITCHEN, HERE, 3, 1.0)
    assert [(row.is_alive, row.ms) for row in rows_of(rows, 6.9)] == [(True, 3)]
    assert [(row.is_alive, row.ms) for row in rows_of(rows, 7.0)] == [(False, None)]


def test_lan_03_a_killed_table_is_gone_after_fifteen_seconds_whatever_mdns_says() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE], 0.0)
    rows.answered(KITCHEN, HERE, 3, 1.0)
    assert names(rows, 14.9) == ["Kitchen"]
    assert names(rows, 15.0) == []


def test_a_table_that_mdns_lists_is_asked_on_and_is_back_when_it_wakes() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE], 0.0)
    assert names(rows, 60.0) == []
    assert rows.to_ask() == (HERE,)
    rows.answered(KITCHEN, HERE, 3, 600.0)
    assert names(rows, 600.0) == ["Kitchen"]


def test_a_goodbye_takes_a_row_away_when_the_table_answers_no_more() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE], 0.0)
    rows.answered(KITCHEN, HERE, 3, 1.0)
    rows.unlisted("k")
    assert names(rows, 6.9) == ["Kitchen"]
    assert names(rows, 7.0) == []
    assert rows.to_ask() == ()


def test_net_19_a_forged_goodbye_takes_nothing_away() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE], 0.0)
    for now in range(1, 60, 3):
        rows.unlisted("k")
        rows.answered(KITCHEN, HERE, 3, float(now))
        assert names(rows, now + 2.9) == ["Kitchen"]


def test_net_19_a_forged_entry_with_another_certificate_is_a_row_of_its_own() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE], 0.0)
    rows.listed("x", replace(KITCHEN, fingerprint="B" * 43), [THERE], 0.0)
    targets = {row.target.fingerprint: row.target.addresses for row in rows_of(rows, 1.0)}
    assert targets == {"A" * 43: (HERE,), "B" * 43: (THERE,)}


def test_net_17_one_table_seen_by_several_channels_is_one_row_with_all_addresses() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE, THERE], 0.0)
    rows.answered(KITCHEN, THERE, 3, 1.0)
    rows.answered(KITCHEN, Address("fd00::1", 5), 2, 2.0)
    (row,) = rows_of(rows, 2.0)
    assert row.target.addresses == (Address("fd00::1", 5), THERE, HERE)


def test_lan_01_two_tables_of_one_name_are_two_rows() -> None:
    rows = Rows(NetTiming())
    rows.listed("a", table(1, "Party"), [HERE], 0.0)
    rows.listed("b", table(2, "Party"), [THERE], 0.0)
    assert [row.target.addresses for row in rows_of(rows, 0.0)] == [(HERE,), (THERE,)]


def test_lan_03_a_table_started_again_at_another_port_is_joined_there() -> None:
    rows = Rows(NetTiming())
    rows.answered(KITCHEN, HERE, 3, 0.0)
    rows.answered(KITCHEN, Address("10.0.0.1", 9), 3, 4.0)
    assert rows_of(rows, 4.0)[0].target.addresses[0] == Address("10.0.0.1", 9)
    rows.answered(KITCHEN, Address("10.0.0.1", 9), 3, 15.0)
    assert rows_of(rows, 15.0)[0].target.addresses == (Address("10.0.0.1", 9),)


def test_net_10_a_changed_address_replaces_the_old_one() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [HERE], 0.0)
    rows.listed("k", KITCHEN, [THERE], 5.0)
    assert rows_of(rows, 5.0)[0].target.addresses == (THERE,)


def test_an_entry_without_addresses_is_none() -> None:
    rows = Rows(NetTiming())
    rows.listed("k", KITCHEN, [], 0.0)
    assert names(rows, 0.0) == []


def test_the_newest_answer_tells_how_many_sit() -> None:
    rows = Rows(NetTiming())
    rows.answered(KITCHEN, HERE, 3, 0.0)
    rows.answered(replace(KITCHEN, taken=3), HERE, 3, 1.0)
    rows.listed("k", KITCHEN, [HERE], 2.0)
    assert rows_of(rows, 2.0)[0].info.taken == 3


def test_a_table_with_many_addresses_keeps_the_last_ones() -> None:
    rows = Rows(NetTiming())
    for number in range(20):
        rows.answered(KITCHEN, Address(f"10.0.1.{number}", 5), 3, float(number))
    addresses = rows_of(rows, 19.0)[0].target.addresses
    assert len(addresses) == 8
    assert addresses[0].host == "10.0.1.19"


def test_net_19_a_flood_is_bounded_by_source_and_in_all() -> None:
    rows = Rows(NetTiming())
    for number in range(100):
        rows.answered(table(number), HERE, 1, 0.0)
    assert len(rows_of(rows, 0.0)) == PER_SOURCE
    for number in range(3000):
        rows.listed(
            f"f{number}",
            table(1000 + number, "forged"),
            [Address(f"10.9.{number // 250}.{number % 250}")],
            1.0,
        )
    shown, hidden = rows.shown(1.0)
    assert len(shown) == SHOWN
    assert 0 < hidden < 250
    rows.answered(KITCHEN, THERE, 3, 2.0)
    assert "Kitchen" in names(rows, 2.0), "a live table has its place before the forged ones"


def test_a_flood_of_answers_does_not_push_out_live_tables() -> None:
    rows = Rows(NetTiming())
    for number in range(400):
        rows.answered(table(number), Address(f"10.9.{number // 250}.{number % 250}"), 1, 0.0)
    shown, hidden = rows.shown(0.0)
    assert (len(shown), hidden) == (SHOWN, 256 - SHOWN)
    rows.answered(KITCHEN, HERE, 1, 1.0)
    assert names(rows, 14.0) == []
