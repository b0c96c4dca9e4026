"""Addresses that people type or paste, and links: `host:port`, `[v6]:port`,
`manille://host:port/?i=...&f=...`.

Whatever cannot be understood is refused with the reason, as the id of a sentence (`address-...`). Nothing is
looked up here.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlencode

from manille_lan.errors import AddressError
from manille_lan.net.tls import is_fingerprint

__all__ = [
    "DEFAULT_PORT",
    "MOST_ADDRESSES",
    "PROBE_PORT",
    "Address",
    "Target",
    "address_text",
    "link_text",
    "parse_address",
    "parse_target",
]

DEFAULT_PORT: Final = 47770
PROBE_PORT: Final = 47771
"""The port a table takes if it can, and the UDP port at which every table hears lobbies that ask all at
once.
"""
MOST_ADDRESSES: Final = 8
"""How many addresses of one table are looked at: a forged link must not send a guest around the network."""

_SCHEME: Final = "manille://"
_LABEL: Final = re.compile(r"[^\W_](?:[\w-]{0,61}[^\W_])?")
_SCOPE: Final = re.compile(r"[\w.-]{1,32}")
_TABLE: Final = re.compile(r"[0-9a-f]{16}")
_LOOKS_IPV4: Final = re.compile(r"[\d.]+")


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table may be reached: an IP address (a v6 one perhaps with `%scope`) or a host name, and a
    port.
    """

    host: str
    port: int = DEFAULT_PORT


@dataclass(frozen=True, slots=True)
class Target:
    """A table to join: its addresses, best first, and what it can be recognised by, where that is known.

    `table` is its id (16 hex digits), `fingerprint` that of its certificate.
    """

    addresses: tuple[Address, ...]
    table: str | None = None
    fingerprint: str | None = None


def parse_target(text: str) -> Target:
    """The table that a typed address or a pasted link leads to. Raises `AddressError`."""
    typed = text.strip()
    if typed.lower().startswith(_SCHEME):
        return _parse_link(typed[len(_SCHEME) :])
    return Target((parse_address(typed),))


def parse_address(text: str) -> Address:
    """An address as somebody typed it, with the default port where none is given. Raises `AddressError`."""
    typed = text.strip()
    if not typed:
        raise AddressError("address-empty")
    if typed.startswith("["):
        inner, closed, rest = typed[1:].partition("]")
        if not closed or (rest and not rest.startswith(":")):
            raise AddressError("address-brackets", text=typed)
        return Address(_v6(inner), _port(rest[1:]) if rest else DEFAULT_PORT)
    if typed.count(":") > 1:
        raise AddressError("address-needs-brackets", text=typed)
    host, colon, port = typed.partition(":")
    return Address(_host(host), _port(port) if colon else DEFAULT_PORT)


def address_text(address: Address) -> str:
    """The address as `parse_address` reads it."""
    host = f"[{address.host}]" if ":" in address.host else address.host
    return f"{host}:{address.port}"


def link_text(target: Target) -> str:
    """The link as `parse_target` reads it."""
    first, *others = [address_text(address) for address in target.addresses]
    known = [("i", target.table), ("f", target.fingerprint), *(("a", other) for other in others)]
    query = urlencode([(name, value) for name, value in known if value], safe=":[]%")
    return f"{_SCHEME}{first}/" + (f"?{query}" if query else "")


def _parse_link(rest: str) -> Target:
    place, _, query = rest.partition("?")
    try:
        fields = parse_qs(query, strict_parsing=bool(query), max_num_fields=16)
    except ValueError:
        raise AddressError("address-link", text=rest[:64]) from None
    table = fields.get("i", [None])[0]
    fingerprint = fields.get("f", [None])[0]
    if (table and not _TABLE.fullmatch(table)) or (fingerprint and not is_fingerprint(fingerprint)):
        raise AddressError("address-link", text=rest[:64])
    others = fields.get("a", [])[: MOST_ADDRESSES - 1]
    addresses = (parse_address(place.rstrip("/")), *map(parse_address, others))
    return Target(addresses, table, fingerprint)


def _host(text: str) -> str:
    if not text:
        raise AddressError("address-empty")
    if _LOOKS_IPV4.fullmatch(text):
        try:
            return str(ipaddress.IPv4Address(text))
        except ValueError:
            raise AddressError("address-ip", text=text) from None
    labels = text.removesuffix(".").split(".")
    if len(text) > 253 or not all(map(_LABEL.fullmatch, labels)):
        raise AddressError("address-name", text=text[:64])
    return text


def _v6(text: str) -> str:
    plain, percent, scope = text.partition("%")
    try:
        address = ipaddress.IPv6Address(plain)
    except ValueError:
        raise AddressError("address-ip", text=text[:64]) from None
    if percent and not _SCOPE.fullmatch(scope):
        raise AddressError("address-ip", text=text[:64])
    if address.is_link_local and not percent:
        raise AddressError("address-needs-scope", text=text)
    return f"{address}{percent}{scope}"


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and 1 <= int(text) <= 65535):
        raise AddressError("address-port", text=text[:16])
    return int(text)
