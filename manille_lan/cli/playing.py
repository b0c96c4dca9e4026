"""Sitting down in the terminal, and whether it is the terminal: for `play`, `join` and the lobby."""

from __future__ import annotations

import asyncio
import os
import sys

import msgspec

from manille_lan.cli.advice import adviser_for
from manille_lan.cli.diary import OwnDiary
from manille_lan.cli.host import PROGRAM
from manille_lan.cli.seats import SeatMemory
from manille_lan.cli.session import FAILED, Session
from manille_lan.errors import SettingsError
from manille_lan.net.address import Target, link_text
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.news import Joined, News
from manille_lan.settings import Settings, save_settings
from manille_lan.text.app import Stay, stay_at
from manille_lan.text.terminal import Console

GOOD_ENDS = frozenset({"left", "closed", "shutting_down", "match_over"})
"""Codes of an end that is no failure."""


def goes_to_terminal(session: Session, text: bool) -> bool:
    """Whether the terminal is used: it was asked for, or there is no screen (then a line says so)."""
    if text or has_screen():
        return text
    session.complain(session.words("cli-no-screen"))
    return True


def has_screen() -> bool:
    """Whether there may be a screen, as far as can be told before a window is opened."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def profile_of(session: Session, name: str, token: bytes | None = None) -> Profile:
    """Who sits down: the name given, else the one settled, else the one of the computer's user."""
    shown = name or session.settings.player_name or session.words("cli-somebody")
    return Profile(name=shown, app=PROGRAM, lang=session.words.language, token=token)


def stay_of(session: Session, memory: SeatMemory, target: Target, name: str, token: bytes | None) -> Stay:
    """A stay at a table: with the owner's token, or with that of a seat left standing, or as a newcomer."""
    diary = OwnDiary(session)

    def heard(news: News) -> None:
        diary.follow(news)
        if isinstance(news, Joined):
            memory.remember(news)
            remember_table(session, Target((news.address,), news.welcome.table, news.fingerprint))

    own = token or memory.take(target)
    return Stay(
        target=target,
        profile=profile_of(session, name, own),
        on_news=heard,
        make_adviser=lambda wake: adviser_for(session, wake),
    )


def play_in_terminal(
    session: Session, target: Target, name: str, *, owner: bytes | None = None, is_solo: bool = False
) -> int:
    """Sit at a table in the terminal until it ends; the exit status. `owner`: one's own table; `is_solo`: it
    begins at once and is closed when one leaves.
    """
    stay = stay_of(session, SeatMemory(session.folders.tables), target, name, owner)
    stay = msgspec.structs.replace(stay, begins=is_solo, closes=is_solo)

    async def staying() -> str:
        return await stay_at(stay, session.words, Console())

    try:
        code = asyncio.run(staying())
    except KeyboardInterrupt:  # the goodbye has been said
        return 0
    return 0 if code in GOOD_ENDS else FAILED


def remember_table(session: Session, target: Target) -> None:
    """Put a table that was joined among the recent ones."""
    keep_settings(session, session.settings.with_recent(link_text(target)))


def keep_settings(session: Session, settings: Settings) -> None:
    """Save settings; where they cannot be written, that is told and no more."""
    try:
        save_settings(session.folders.settings, settings, session.loaded.unknown)
    except SettingsError as error:
        session.complain(session.sentence(error))
    session.settings = settings
