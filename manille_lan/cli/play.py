"""`manille-lan play`: a table at once, on this machine, filled with bots."""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.cli.host import table_name
from manille_lan.cli.launching import TableWish, launched
from manille_lan.cli.playing import goes_to_terminal, play_in_terminal
from manille_lan.cli.plugins import registry_of, typed_bots, typed_rules
from manille_lan.cli.session import Session
from manille_lan.engine.options import parse_settings
from manille_lan.errors import OptionError


def run(session: Session, variant: str, options: list[str], bots: str, text: bool, name: str) -> int:
    """Open a table for one person and sit down. Raises UnknownName, OptionError, NetError."""
    session.keep_log()
    wish = _wish(session, variant, options, bots)
    if not goes_to_terminal(session, text):
        # pygame costs a second and may be missing: imported where a window is opened, and nowhere else
        from manille_lan.cli.window import opened_window
        from manille_lan.client.ports import Start, Wish

        start = Start(wish=Wish(wish.preset, dict(wish.options), wish.bots, wish.name, is_solo=True))
        if name:
            session.settings = replace(session.settings, name=name)
        if opened_window(session, start):
            return 0
        session.complain(session.words("cli-no-screen"))
    table = launched(session, wish)
    try:
        return play_in_terminal(session, table.target, name, owner=table.token, is_solo=True)
    finally:
        table.end()


def _wish(session: Session, variant: str, options: list[str], bots: str) -> TableWish:
    """The table that is asked for. What is wrong with it is told before a process is started."""
    registry = registry_of(session)
    rules = typed_rules(registry, variant, options)
    seated = typed_bots(registry, bots)
    if len(seated) >= rules.players:
        raise OptionError("cli-no-seat-left", count=len(seated), seats=rules.players)
    return TableWish(rules.preset, parse_settings(options), seated, table_name(session, ""), private=True)
