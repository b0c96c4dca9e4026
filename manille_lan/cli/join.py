"""`manille-lan join`: sit down at somebody's table."""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.cli.finding import found_target
from manille_lan.cli.playing import goes_to_terminal, play_in_terminal
from manille_lan.cli.session import Session


def run(session: Session, table: str, text: bool, name: str) -> int:
    """Find the table and sit down. Raises AddressError, NetError."""
    session.keep_log()
    in_terminal = goes_to_terminal(session, text)
    target = found_target(session, table)
    if not in_terminal:
        from manille_lan.cli.window import opened_window
        from manille_lan.client.ports import Start

        if name:
            session.settings = replace(session.settings, name=name)
        if opened_window(session, Start(target=target)):
            return 0
        session.complain(session.words("cli-no-screen"))
    return play_in_terminal(session, target, name)
