"""Discovery between hosts: real mDNS, real broadcasts, real processes killed. Linux, root, iproute2."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.net.lab import Lab, ip, laboratory

pytestmark = pytest.mark.namespaces

ONE, TWO = "1" * 16, "2" * 16


@pytest.fixture
def lab() -> Iterator[Lab]:
    with laboratory() as made:
        yield made


@pytest.fixture
def two_hosts(lab: Lab) -> tuple[str, str]:
    """Two hosts on one cable: 10.77.0.1 and 10.77.0.2."""
    table, guest = lab.host(), lab.host()
    lab.cable(table, guest, "10.77.0")
    return table, guest


@pytest.mark.parametrize("channels", ["mdns", "broadcast"])
def test_net_12_each_channel_alone_finds_a_table_whoever_was_first(
    lab: Lab, two_hosts: tuple[str, str], channels: str
) -> None:
    host, guest = two_hosts
    before = lab.run(guest, "lobby", channels)
    before.until(lambda seen: True, 10)
    table = lab.run(host, "announce", "Kitchen", ONE, "47770")
    table.until(lambda word: word == "begun", 10)
    before.until(lambda seen: seen["alive"] == ["Kitchen"], 5)
    after = lab.run(guest, "lobby", channels)
    after.until(lambda seen: seen["alive"] == ["Kitchen"], 5)
    assert after.said[-1]["at"] == [["10.77.0.1"]]


def test_lan_03_net_01_a_killed_table_is_gone_within_fifteen_seconds_and_one_that_says_goodbye_sooner(
    lab: Lab, two_hosts: tuple[str, str]
) -> None:
    host, guest = two_hosts
    killed = lab.run(host, "announce", "Kitchen", ONE, "47770")
    polite = lab.run(host, "announce", "Garden", TWO, "47772")
    lobby = lab.run(guest, "lobby", "all")
    lobby.until(lambda seen: seen["alive"] == ["Garden", "Kitchen"], 10)
    lab.run(guest, "lobby", "mdns").until(lambda seen: seen["alive"] == ["Garden", "Kitchen"], 10)
    since = time.monotonic()
    killed.kill()
    polite.stop()
    lobby.until(lambda seen: seen["alive"] == [], 7)
    lobby.until(lambda seen: seen["all"] == ["Kitchen"], 2)
    lobby.until(lambda seen: seen["all"] == [], 15)
    assert lobby.when[-1] - since < 15


def test_lan_06_a_cable_that_is_plugged_in_later_brings_the_tables(
    lab: Lab, two_hosts: tuple[str, str]
) -> None:
    host, guest = two_hosts
    ip("-n", guest, "link", "set", "eth0", "down")
    lab.run(host, "announce", "Kitchen", ONE, "47770").until(lambda word: word == "begun", 10)
    lobby = lab.run(guest, "lobby", "all")
    lobby.until(lambda seen: True, 10)
    ip("-n", guest, "link", "set", "eth0", "up")
    lobby.until(lambda seen: seen["alive"] == ["Kitchen"], 10)


def test_lan_01_lan_02_net_06_a_host_on_two_networks_with_a_vpn_is_found_on_both(lab: Lab) -> None:
    host, left, right = lab.host(), lab.host(), lab.host()
    lab.cable(host, left, "10.77.0", "eth0")
    lab.cable(host, right, "10.78.0", "eth1")
    for vpn in (host, left):
        ip("-n", vpn, "link", "add", "tun0", "type", "veth", "peer", "name", "far0")
        ip("-n", vpn, "address", "add", "10.200.0.7/32", "dev", "tun0")
        ip("-n", vpn, "link", "set", "tun0", "up")
        ip("-n", vpn, "route", "add", "default", "dev", "tun0")
    lab.run(host, "announce", "Party", ONE, "47770")
    lab.run(right, "announce", "Party", TWO, "47770")
    one = lab.run(left, "lobby", "all")
    both = lab.run(right, "lobby", "all")
    one.until(lambda seen: seen["alive"] == ["Party"], 10)
    assert one.said[-1]["at"][0][0] == "10.77.0.1"
    both.until(lambda seen: seen["alive"] == ["Party", "Party"], 10)
    assert both.said[-1]["at"][0][0] == "10.78.0.1"


def test_net_11_where_another_program_holds_port_5353_broadcast_finds_the_table(
    lab: Lab, two_hosts: tuple[str, str]
) -> None:
    host, guest = two_hosts
    lab.run(guest, "hold").until(lambda word: word == "begun", 10)
    lab.run(host, "announce", "Kitchen", ONE, "47770")
    lobby = lab.run(guest, "lobby", "all")
    lobby.until(lambda seen: seen["alive"] == ["Kitchen"], 10)
    lobby.until(lambda seen: "discovery-mdns_taken" in seen["status"], 5)


def test_lan_05_nonsense_on_the_network_is_left_out(lab: Lab, two_hosts: tuple[str, str]) -> None:
    host, guest = two_hosts
    lab.run(host, "rogue").until(lambda word: word == "begun", 30)
    lab.run(host, "announce", "Kitchen", ONE, "47770")
    lobby = lab.run(guest, "lobby", "mdns")
    lobby.until(lambda seen: seen["alive"] == ["Kitchen"], 10)
    assert lobby.said[-1]["all"] == ["Kitchen"]


def test_lan_04_net_02_two_tables_of_one_name_opened_at_once_are_two_rows(
    lab: Lab, two_hosts: tuple[str, str]
) -> None:
    host, guest = two_hosts
    lab.run(host, "announce", "table", ONE, "47770")
    lab.run(guest, "announce", "table", TWO, "47770")
    lobby = lab.run(guest, "lobby", "mdns")
    lobby.until(lambda seen: seen["alive"] == ["table", "table"], 10)
    there, here = lobby.said[-1]["at"]
    assert there == ["10.77.0.1"]
    assert set(here) <= {"10.77.0.2", "127.0.0.1"}, "addresses of equal names are not mixed"
