"""Finding tables: those on this network, and the one that a name or an address means."""

from __future__ import annotations

import asyncio
import contextlib

from manille_lan.cli.session import Session
from manille_lan.errors import AddressError, NetError
from manille_lan.net.address import Address, Target, address_text, parse_target
from manille_lan.net.discovery.lobby import Lobby
from manille_lan.net.discovery.rows import LobbyRow

PATIENCE = 5.0
"""Seconds for which a table is looked for by name."""

_SETTLING = 0.5
"""Once the name was seen, so many seconds more are looked whether another table has it too."""


async def seen_tables(seconds: float, name: str = "") -> tuple[tuple[LobbyRow, ...], tuple[str, ...]]:
    """The tables that are alive, after `seconds`, or soon after one called `name` was seen; and the ids of
    sentences about what does not work.
    """
    rows: tuple[LobbyRow, ...] = ()
    status: tuple[str, ...] = ()
    found = asyncio.Event()

    def seen(now: tuple[LobbyRow, ...], _: int, faults: tuple[str, ...]) -> None:
        nonlocal rows, status
        rows, status = tuple(row for row in now if row.is_alive), faults
        if name and _called(rows, name):
            found.set()

    lobby = Lobby(seen)
    looking = asyncio.create_task(lobby.run())
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(found.wait(), seconds)
        await asyncio.sleep(_SETTLING)
    lobby.close()
    await looking
    return rows, status


def found_target(session: Session, text: str) -> Target:
    """The table that somebody means: an address, a link, or the name of a table on this network.

    Raises AddressError for an address that is none, NetError where no table has the name.
    """
    if _is_address(text):
        return parse_target(text)
    rows, status = asyncio.run(seen_tables(PATIENCE, text))
    named = _called(rows, text)
    if len(named) == 1:
        return named[0].target
    if named:
        raise NetError("cli-several-tables", table=text, found=", ".join(map(_place, named)))
    with contextlib.suppress(AddressError):
        if not rows and " " not in text:
            return parse_target(text)  # perhaps the name of a computer
    for id in status:
        session.complain(session.words(id))
    if rows:
        raise NetError("cli-other-tables", table=text, found=", ".join(row.info.name for row in rows))
    raise NetError("cli-no-such-table", table=text, seconds=round(PATIENCE))


def address_of(row: LobbyRow) -> str:
    """The first address of a row; empty where none is known."""
    addresses: tuple[Address, ...] = row.target.addresses
    return address_text(addresses[0]) if addresses else ""


def _place(row: LobbyRow) -> str:
    return f"{row.info.name} ({address_of(row)})"


def _called(rows: tuple[LobbyRow, ...], name: str) -> list[LobbyRow]:
    """The tables of that name, or of that id."""
    return [row for row in rows if name.casefold() in (row.info.name.casefold(), row.info.table)]


def _is_address(text: str) -> bool:
    """Whether this is typed as an address: a link, a port, brackets, or dots between words."""
    return "://" in text or ":" in text or text.startswith("[") or ("." in text and " " not in text)
