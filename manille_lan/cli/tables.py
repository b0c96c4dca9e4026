"""`manille-lan tables`: the tables on this network."""

from __future__ import annotations

import asyncio
from typing import Any

from manille_lan.cli.finding import address_of, seen_tables
from manille_lan.cli.session import FAILED, Session
from manille_lan.net.address import address_text, link_text
from manille_lan.net.discovery.rows import LobbyRow


def run(session: Session, seconds: float, as_json: bool) -> int:
    """Look for `seconds` and list what was seen; status 1 where it was nothing."""
    session.keep_log()
    rows, status = asyncio.run(seen_tables(seconds))
    if as_json:
        session.show_json({"tables": [_data(row) for row in rows], "status": list(status)})
    for row in rows if not as_json else ():
        session.say(_line(session, row))
    if rows:
        return 0
    session.complain(session.words("cli-no-tables", seconds=f"{seconds:g}"))
    return FAILED


def _line(session: Session, row: LobbyRow) -> str:
    info = row.info
    return session.words(
        "cli-table-row",
        name=info.name,
        variant=info.variant,
        taken=info.taken,
        seats=info.seats,
        phase=session.words(f"room-phase-{info.phase}"),
        address=address_of(row),
    )


def _data(row: LobbyRow) -> dict[str, Any]:
    info = row.info
    return {
        "name": info.name,
        "table": info.table,
        "variant": info.variant,
        "taken": info.taken,
        "seats": info.seats,
        "phase": info.phase,
        "addresses": [address_text(address) for address in row.target.addresses],
        "fingerprint": info.fingerprint,
        "link": link_text(row.target),
        "program": info.app,
        "ms": row.ms,
    }
