"""`manille-lan` alone: the lobby, in the window or in the terminal."""

from __future__ import annotations

import asyncio
import contextlib

from msgspec.structs import replace

from manille_lan.cli.host import table_name
from manille_lan.cli.launching import OpenTable, TableWish, launched
from manille_lan.cli.playing import goes_to_terminal, stay_of
from manille_lan.cli.plugins import registry_of, typed_rules
from manille_lan.cli.seats import SeatMemory
from manille_lan.cli.session import Session
from manille_lan.errors import AddressError, ManilleError
from manille_lan.net.address import Target, parse_target
from manille_lan.text.app import Stay, stay_at
from manille_lan.text.lobby import Join, Open, Quit, Wanted, chosen
from manille_lan.text.terminal import Console, Terminal
from manille_lan.words.loader import Words


def run(session: Session, text: bool, name: str) -> int:
    """Show the lobby until the person goes."""
    session.keep_log()
    if name:
        session.settings = replace(session.settings, name=name)
    if not goes_to_terminal(session, text):
        from manille_lan.cli.window import opened_window

        if opened_window(session):
            return 0
        session.complain(session.words("cli-no-screen"))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_in_terminal(session))
    return 0


async def _in_terminal(session: Session) -> None:
    """From the lobby to a table and back, until the person goes."""
    terminal = Console()
    words = await asyncio.to_thread(_lobby_words, session)
    while True:
        wanted = await chosen(words, terminal, _recents(session))
        if isinstance(wanted, Quit):
            return
        try:
            stay, table = await _stay(session, wanted, terminal)
        except ManilleError as error:
            terminal.write(session.sentence(error))
            continue
        await stay_at(stay, session.words, terminal)
        if table is not None and stay.closes:
            await asyncio.to_thread(table.end)


async def _stay(session: Session, wanted: Wanted, terminal: Terminal) -> tuple[Stay, OpenTable | None]:
    """The stay that is wanted: at somebody's table, or at a new one. Raises OptionError, NetError."""
    memory = SeatMemory(session.folders.tables)
    if isinstance(wanted, Join):
        return stay_of(session, memory, wanted.target, "", None), None
    assert isinstance(wanted, Open), "the lobby gives nothing else"
    terminal.write(session.words("text-lobby-opening"))
    rules = await asyncio.to_thread(lambda: typed_rules(registry_of(session), wanted.preset, []))
    wish = TableWish(rules.preset, name=table_name(session, ""), private=wanted.is_solo)
    table = await asyncio.to_thread(launched, session, wish)
    stay = stay_of(session, memory, table.target, "", table.token)
    return replace(stay, begins=wanted.is_solo, closes=wanted.is_solo), table


def _lobby_words(session: Session) -> Words:
    """The words of all games of this machine, so that a table's game can be named before one sits there."""
    brought: dict[str, list[str]] = {}
    for preset in registry_of(session).presets.values():
        for language, text in preset.words.items():
            brought.setdefault(language, []).append(text)
    extra = {language: "\n".join(dict.fromkeys(texts)) for language, texts in brought.items()}
    return Words(session.words.language, extra, showing=session.words.showing)


def _recents(session: Session) -> list[Target]:
    """The tables joined lately, as far as their links can still be read."""
    found = []
    for link in session.settings.recents:
        with contextlib.suppress(AddressError):
            found.append(parse_target(link))
    return found
