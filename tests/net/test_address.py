"""Addresses as people type them, and links."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manille_lan.errors import AddressError
from manille_lan.net.address import (
    Address,
    Target,
    address_text,
    link_text,
    parse_address,
    parse_target,
)

FINGERPRINT = "Ab-_" * 10 + "xyz"


@pytest.mark.parametrize(
    ("typed", "host", "port"),
    [
        ("192.168.1.20:50505", "192.168.1.20", 50505),
        (" 192.168.1.20 ", "192.168.1.20", 47770),
        ("host.local", "host.local", 47770),
        ("Ann-PC:1", "Ann-PC", 1),
        ("café.local", "café.local", 47770),
        ("host.local.", "host.local.", 47770),
        ("[fe80::1%3]:50505", "fe80::1%3", 50505),
        ("[fe80::1%eth0]", "fe80::1%eth0", 47770),
        ("[2001:DB8::1]", "2001:db8::1", 47770),
        ("[::1]:65535", "::1", 65535),
    ],
)
def test_lan_07_forms_that_lead_somewhere(typed: str, host: str, port: int) -> None:
    assert parse_address(typed) == Address(host, port)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "address-empty"),
        ("   ", "address-empty"),
        (":47770", "address-empty"),
        ("192.168.1.20:99999", "address-port"),
        ("192.168.1.20:0", "address-port"),
        ("192.168.1.20:", "address-port"),
        ("192.168.1.20:٣", "address-port"),
        ("host:port", "address-port"),
        ("300.1.1.1", "address-ip"),
        ("1.2.3", "address-ip"),
        ("[fe80::zz%3]", "address-ip"),
        ("[fe80::1% ]", "address-ip"),
        ("[fe80::1]", "address-needs-scope"),
        ("fe80::1", "address-needs-brackets"),
        ("2001:db8::1:47770", "address-needs-brackets"),
        ("[::1", "address-brackets"),
        ("[::1]47770", "address-brackets"),
        ("my host", "address-name"),
        ("-host", "address-name"),
        ("a..b", "address-name"),
        ("x" * 64, "address-name"),
        ("http://host", "address-port"),
        ("user@host", "address-name"),
    ],
)
def test_lan_07_forms_that_do_not_are_refused_with_the_reason(typed: str, reason: str) -> None:
    with pytest.raises(AddressError) as refused:
        parse_address(typed)
    assert refused.value.message_id == reason


@given(st.text(max_size=60))
def test_anything_typed_is_an_address_or_refused(typed: str) -> None:
    try:
        address = parse_address(typed)
    except AddressError as error:
        assert error.message_id.startswith("address-")  # noqa: PT017
        return
    assert parse_address(address_text(address)) == address


@pytest.mark.parametrize(
    "target",
    [
        Target((Address("192.168.1.37"),)),
        Target(
            (Address("192.168.1.37", 1), Address("fe80::1%eth0"), Address("host.local")),
            "0" * 16,
            FINGERPRINT,
        ),
    ],
)
def test_a_link_leads_back_to_its_target(target: Target) -> None:
    assert parse_target(link_text(target)) == target
    assert parse_target(f"  {link_text(target)} ") == target


def test_a_link_is_plain_to_read() -> None:
    link = link_text(Target((Address("192.168.1.37"),), "0123456789abcdef", FINGERPRINT))
    assert link == f"manille://192.168.1.37:47770/?i=0123456789abcdef&f={FINGERPRINT}"


def test_a_typed_address_is_a_target_of_which_nothing_is_known() -> None:
    assert parse_target("10.0.0.1:5") == Target((Address("10.0.0.1", 5),))


@pytest.mark.parametrize(
    "link",
    [
        "manille://host/?i=xyz",
        "manille://host/?f=short",
        "manille://host/?&&=",
        "manille://host/?" + "a=b&" * 40,
    ],
)
def test_a_link_that_was_damaged_is_refused(link: str) -> None:
    with pytest.raises(AddressError, match="address-link"):
        parse_target(link)


def test_a_forged_link_sends_nobody_around_the_whole_network() -> None:
    others = "&".join(f"a=10.0.0.{number}" for number in range(2, 16))
    assert len(parse_target(f"manille://10.0.0.1/?{others}").addresses) == 8
