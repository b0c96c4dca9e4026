"""What tables tell of themselves: fields, packets, mDNS entries; written, read, and read strictly."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import replace
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st
from zeroconf.asyncio import AsyncServiceInfo

from manille_lan.net.address import Address
from manille_lan.net.discovery import packets
from manille_lan.net.discovery.browse import entry_of
from manille_lan.net.discovery.info import TableInfo, info_fields, instance_label, parse_fields
from manille_lan.net.discovery.interfaces import (
    Interface,
    advertised,
    broadcast_address,
    has_network,
    interfaces,
    wants_v6,
)
from manille_lan.net.discovery.mdns import SERVICE

KITCHEN = TableInfo(
    "0123456789abcdef", "Küche, 2. Stock", "A" * 43, (1, 2), 1, 4, "room", "belge", True, 3, "manille-lan 0.1"
)
LONGEST = replace(KITCHEN, name="é" * 20, variant="v" * 32, app="a" * 32, versions=(10**8, 10**9 - 1))


@pytest.mark.parametrize("info", [KITCHEN, LONGEST])
def test_a_table_is_read_as_it_was_written(info: TableInfo) -> None:
    assert parse_fields(info_fields(info)) == info


def test_the_fields_fit_one_packet() -> None:
    assert sum(len(f"{key}={value}".encode()) + 1 for key, value in info_fields(LONGEST).items()) < 400
    assert len(packets.answer_packet(b"n" * 16, LONGEST, 65535)) <= packets.PACKET_BYTES


@pytest.mark.parametrize(
    "change",
    [
        {"txtvers": "2"},
        {"id": "0123"},
        {"id": "0123456789ABCDEF"},
        {"v": "1"},
        {"v": "2-1"},
        {"v": "x-y"},
        {"pl": "5/4"},
        {"pl": "1/99"},
        {"pl": "-1/4"},
        {"pl": "١/4"},
        {"ph": "nap"},
        {"pin": "yes"},
        {"fp": "A" * 42},
        {"ep": ""},
        {"g": "../x"},
        {"n": "\u200b"},
    ],
    ids=repr,
)
def test_lan_05_fields_that_do_not_fit_are_no_table(change: dict[str, str]) -> None:
    assert parse_fields(info_fields(KITCHEN) | change) is None
    assert parse_fields({k: v for k, v in info_fields(KITCHEN).items() if k not in change}) is None


def test_a_name_is_cleaned_and_an_odd_program_name_dropped() -> None:
    read = parse_fields(info_fields(KITCHEN) | {"n": "Kit\u202echen\r\n", "app": "<b>", "later": "key"})
    assert read == replace(KITCHEN, name="Kitchen", app="")


@given(st.dictionaries(st.sampled_from(list(info_fields(KITCHEN))), st.text(max_size=20)))
def test_any_fields_are_read_or_left_alone(change: dict[str, str]) -> None:
    read = parse_fields(info_fields(KITCHEN) | change)
    assert read is None or read.name


@pytest.mark.parametrize(
    "name", ["Küche, 2. Stock", "é" * 20, "dots. and ... more", "a~b", "\U0001f43a" * 10]
)
def test_net_18_the_label_is_unique_and_short(name: str) -> None:
    label = instance_label(replace(KITCHEN, name=name))
    assert label.endswith("~0123")
    assert "." not in label
    assert len(label.encode()) <= 63


def test_a_probe_is_padded_and_its_answer_repeats_the_nonce() -> None:
    nonce = bytes(range(16))
    probe = packets.probe_packet(nonce)
    assert len(probe) == 600
    assert packets.parse_probe(probe) == nonce
    answer = packets.answer_packet(nonce, KITCHEN, 47770)
    assert len(answer) <= len(probe)
    assert packets.parse_answer(answer) == (nonce, KITCHEN, 47770)
    assert packets.parse_probe(answer) is None
    assert packets.parse_answer(probe) is None


@pytest.mark.parametrize("cut", [0, 5, 21, 599])
def test_a_probe_of_another_size_is_not_answered(cut: int) -> None:
    assert packets.parse_probe(packets.probe_packet(b"n" * 16)[:cut]) is None


@pytest.mark.parametrize(
    "change",
    [{"port": "0"}, {"port": "65536"}, {"port": 5}, {"port": ""}, {"ep": 3}, {"ph": "nap"}, {"pin": 1.5}],
    ids=repr,
)
def test_an_answer_that_does_not_fit_is_none(change: dict[str, Any]) -> None:
    body = msgpack.packb(info_fields(KITCHEN) | {"port": "47770"} | change)
    assert packets.parse_answer(b"MNLA\x01" + b"n" * 16 + body) is None


@given(st.binary(max_size=700))
def test_any_datagram_is_read_or_left_alone(packet: bytes) -> None:
    assert packets.parse_probe(packet) is None
    assert packets.parse_answer(b"MNLA\x01" + packet) is None


def test_one_source_gets_twenty_answers_a_second() -> None:
    limit = packets.AnswerLimit()
    assert sum(limit.admits("10.0.0.1", 0.0) for _ in range(100)) == 20
    assert limit.admits("10.0.0.2", 0.0)
    assert sum(limit.admits("10.0.0.1", 0.5) for _ in range(100)) == 10
    for number in range(1000):
        limit.admits(f"10.1.{number // 250}.{number % 250}", 1.0)
    assert len(limit._sources) == packets.AnswerLimit.KEPT


def entry(properties: dict[Any, Any], hosts: list[str], port: int = 47770) -> AsyncServiceInfo:
    packed = [ipaddress.ip_address(host).packed for host in hosts]
    return AsyncServiceInfo(SERVICE, f"x.{SERVICE}", addresses=packed, port=port, properties=properties)


def test_an_mdns_entry_is_read() -> None:
    found = entry_of(entry(info_fields(KITCHEN), ["10.0.0.1", "fe80::1", "fd00::1"]))
    assert found == (KITCHEN, (Address("10.0.0.1", 47770), Address("fd00::1", 47770)))


@pytest.mark.parametrize(
    ("properties", "hosts", "port"),
    [
        ({}, ["10.0.0.1"], 47770),
        ({b"id": b"\xff\xfe"}, ["10.0.0.1"], 47770),
        ({b"\xff": b"x"}, ["10.0.0.1"], 47770),
        (info_fields(KITCHEN), ["10.0.0.1"], 0),
        (info_fields(KITCHEN), [], 47770),
        (info_fields(KITCHEN), ["fe80::1"], 47770),
        (info_fields(KITCHEN), ["0.0.0.0", "224.0.0.1"], 47770),
    ],
    ids=range(7),
)
def test_lan_05_an_entry_that_no_table_would_announce_is_left_out(
    properties: dict[Any, Any], hosts: list[str], port: int
) -> None:
    assert entry_of(entry(properties, hosts, port)) is None


LAN = Interface("eth0", "192.168.1.5", 24)
WIFI = Interface("wlan0", "10.0.0.5", 16)
DOCKER = Interface("docker0", "172.17.0.1", 16)
VPN = Interface("tun0", "10.200.0.7", 32)
LOOPBACK = Interface("lo", "127.0.0.1", 8)
CABLE_ONLY = Interface("eth1", "169.254.3.4", 16)
V6 = Interface("eth0", "fd00::5", 64)
V6_LINK = Interface("eth0", "fe80::5", 64)


def test_lan_02_real_adapters_are_announced_first_and_loopback_only_alone() -> None:
    every = [DOCKER, VPN, V6_LINK, V6, LOOPBACK, CABLE_ONLY, WIFI, LAN]
    assert advertised(every) == ("10.0.0.5", "192.168.1.5", "fd00::5", "172.17.0.1")
    assert advertised([LOOPBACK, CABLE_ONLY]) == ("127.0.0.1",)
    assert advertised([Interface("vEthernet (WSL)", "172.20.0.1", 20), LAN])[0] == "192.168.1.5"
    assert advertised([]) == ()


def test_each_network_has_its_own_broadcast_address() -> None:
    assert [broadcast_address(i) for i in (LAN, WIFI, VPN, V6)] == [
        "192.168.1.255",
        "10.0.255.255",
        None,
        None,
    ]


def test_whether_there_is_a_network() -> None:
    assert has_network([LOOPBACK, LAN])
    assert not has_network([LOOPBACK, CABLE_ONLY, V6_LINK])


@pytest.mark.parametrize(
    ("available", "wanted"),
    [
        ([LAN], False),
        ([LAN, V6_LINK], False),
        ([LAN, V6], True),
        ([V6_LINK], True),
        ([LOOPBACK], False),
        ([], False),
    ],
)
def test_mdns_speaks_ipv6_where_it_helps(available: list[Interface], wanted: bool) -> None:
    assert wants_v6(available) is wanted


def test_this_machine_has_a_loopback() -> None:
    assert any(interface.ip.is_loopback for interface in interfaces())
    assert socket.gethostname()
