"""`manille-lan host`: a table for others, without a window; every table of a window is one of these too."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from manille_lan import __version__
from manille_lan.cli.plugins import plugin_versions, registry_of, typed_bots, typed_rules
from manille_lan.cli.session import Session
from manille_lan.engine.variant import Rules
from manille_lan.errors import ManilleError, OptionError, RecordError
from manille_lan.net.address import Address, address_text
from manille_lan.net.host.server import ServerPlan, TableServer, plan_again
from manille_lan.protocol.names import clean_table_name
from manille_lan.records.side import sides_left
from manille_lan.registry import Registry
from manille_lan.table.floor import TableSetup

PROGRAM = f"manille-lan {__version__}"


def run(
    session: Session,
    variant: str,
    options: list[str],
    name: str,
    bots: str,
    port: int,
    once: bool,
    private: bool,
    resume: bool,
    as_json: bool,
) -> None:
    """Open a table, or (`resume`) the last one that was killed, and serve it until it ends. Raises
    UnknownName, OptionError, RecordError, NetError.
    """
    session.keep_log()
    registry = registry_of(session)
    setup = _setup(session, registry, typed_rules(registry, variant, options), typed_bots(registry, bots))
    setup = replace(setup, name=table_name(session, name), once=once)
    plan = ServerPlan(
        setup=setup, registry=registry, port=port or None, private=private, records=session.folders.records
    )
    if resume:
        plan = plan_again(plan, _killed(session))
    why = asyncio.run(_served(session, plan, as_json))
    if not as_json:
        session.say(session.words("cli-table-closed"))
    if why == "internal":
        raise ManilleError("error-internal")


def _setup(session: Session, registry: Registry, rules: Rules, bots: tuple[str, ...]) -> TableSetup:
    """What the table starts from; where bots take every seat they begin by themselves. Raises OptionError."""
    if len(bots) > rules.players:
        raise OptionError("cli-table-full", count=len(bots), seats=rules.players)
    return TableSetup(
        table=secrets.token_hex(8),
        name=table_name(session, ""),
        owner_token=secrets.token_bytes(16),
        preset=rules.preset,
        options=rules.option_texts(),
        program=PROGRAM,
        started=now_text,
        new_token=lambda: secrets.token_bytes(16),
        bots=bots,
        waits_for_people=len(bots) < rules.players,
        plugins=plugin_versions(registry),
    )


def _killed(session: Session) -> Path:
    """The record of the table that was killed last. Raises RecordError where there is none."""
    left = sides_left(session.folders.records)
    if not left:
        raise RecordError("cli-none-killed", folder=str(session.folders.records))
    return left[0][0]


def table_name(session: Session, name: str) -> str:
    """The table's name as it may be announced: the one given, else one with the person's own."""
    with contextlib.suppress(ManilleError):
        return clean_table_name(name or session.words("cli-table-of", name=session.settings.player_name))
    return clean_table_name(session.words("cli-table-of", name="?"))


def now_text() -> str:
    """The time (UTC, ISO), for a record."""
    return datetime.now(UTC).isoformat(timespec="seconds")


async def _served(session: Session, plan: ServerPlan, as_json: bool) -> str:
    """Open, tell, serve; a signal closes the table with goodbyes. The code that says why it ended."""
    server = TableServer(plan)
    await server.open()
    loop = asyncio.get_running_loop()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        # Windows' loop knows no signals: Ctrl-C cancels this task there, and `run` says goodbye too
        with contextlib.suppress(NotImplementedError, AttributeError):
            loop.add_signal_handler(getattr(signal, name), server.stop)
    _tell(session, server, as_json)
    return await server.run()


def _tell(session: Session, server: TableServer, as_json: bool) -> None:
    """Where the table is; for a window that started this process also the token that makes it the owner."""
    setup, addresses = server.plan.setup, [Address(host, server.port) for host in server.addresses]
    if as_json:
        document = {
            "table": setup.table,
            "name": setup.name,
            "port": server.port,
            "addresses": [address.host for address in addresses],
            "fingerprint": server.plan.identity.fingerprint,
            "owner": setup.owner_token.hex(),
            "pid": os.getpid(),
        }
        session.show_json(document, indent=None)
        return
    told = ", ".join(map(address_text, addresses))
    session.say(session.words("cli-table-open", name=setup.name, addresses=told))
