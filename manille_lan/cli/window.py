"""Opening the window: the client is handed the network thread, a launcher of tables and the settings."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from manille_lan.cli.advice import adviser_for
from manille_lan.cli.diary import OwnDiary
from manille_lan.cli.host import PROGRAM
from manille_lan.cli.launching import OpenTable, TableWish, launched
from manille_lan.cli.playing import keep_settings
from manille_lan.cli.plugins import DEFAULT_PRESET, registry_of
from manille_lan.cli.seats import SeatMemory
from manille_lan.cli.session import Session
from manille_lan.client import app
from manille_lan.client.ports import BotOffer, Offer, Opened, Start, Wish
from manille_lan.client.window import WindowError
from manille_lan.engine.variant import settled
from manille_lan.errors import ManilleError
from manille_lan.net.address import Target
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.net_thread import NetThread, Seat
from manille_lan.net.guest.news import Joined, News
from manille_lan.registry import Registry
from manille_lan.table.told import option_form

BOT_TO_BEGIN_WITH = "steady"


def opened_window(session: Session, start: Start | None = None) -> bool:
    """Open the window and stay until it is closed; False where the system gives no window."""
    if not _has_display():
        return False
    memory = SeatMemory(session.folders.tables)
    launcher = WindowLauncher(session)
    try:
        app.run(
            session.settings,
            lambda settings: keep_settings(session, settings),
            lambda wake: RememberingNetwork(wake, memory, OwnDiary(session)),
            launcher,
            start,
            PROGRAM,
            lambda wake: adviser_for(session, wake, launcher.registry),
        )
    except WindowError:
        return False
    finally:
        launcher.close()
    return True


def _has_display() -> bool:
    """Whether SDL finds a display that a person sees; where it finds none it draws into the void without a
    word, unless somebody asked for that driver by name.
    """
    try:
        pygame.display.init()
    except pygame.error:
        return False
    return bool(os.environ.get("SDL_VIDEODRIVER")) or pygame.display.get_driver() not in _UNSEEN


_UNSEEN = ("offscreen", "dummy", "evdev")
"""Drivers of SDL that show nothing."""


class RememberingNetwork(NetThread):
    """The network thread, with the seats that were left standing, and with a record of one's own seat."""

    def __init__(self, wake: Callable[[], None], memory: SeatMemory, diary: OwnDiary) -> None:
        super().__init__(wake)
        self._memory = memory
        self._diary = diary

    def join(self, target: Target, profile: Profile) -> Seat:
        """Join a table, on the seat one had there, if any."""
        own = profile.token or self._memory.take(target)
        return super().join(target, replace(profile, token=own))

    def leave(self) -> None:
        """Leave the table, if there is one."""
        self._memory.release()
        self._diary.close()
        super().leave()

    def news(self) -> list[News]:
        """What happened since the last call; a seat is remembered as soon as it is taken."""
        fresh = super().news()
        for news in fresh:
            self._diary.follow(news)
            if isinstance(news, Joined):
                self._memory.remember(news)
        return fresh


class WindowLauncher:
    """Opens tables for the window, and knows what can be played at them. A table against bots alone ends when
    the next one is opened or the window is closed; others are left standing for whoever sits there.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.registry = registry_of(session)
        self._solo: list[OpenTable] = []
        self._shared: list[OpenTable] = []

    def offers(self) -> Sequence[Offer]:
        """The games of this machine, the usual one first; a game whose plugin fails now is left out."""
        presets = sorted(self.registry.presets, key=lambda preset: preset != DEFAULT_PRESET)
        return [offer for preset in presets for offer in _offers(self.registry, preset)]

    def bots(self) -> Sequence[BotOffer]:
        """The bots of this machine, the sensible one first."""
        bots = sorted(self.registry.bots.values(), key=lambda bot: bot.id != BOT_TO_BEGIN_WITH)
        return [BotOffer(bot.id, dict(bot.about)) for bot in bots]

    def open(self, wish: Wish) -> Opened:
        """Start a table and wait until it is open. Raises NetError."""
        self.close()
        wanted = TableWish(wish.preset, dict(wish.options), wish.bots, wish.name, private=wish.is_solo)
        table = launched(self._session, wanted)
        (self._solo if wish.is_solo else self._shared).append(table)
        return Opened(table.target, table.token, table.addresses)

    def close(self) -> None:
        """End the tables against bots alone."""
        while self._solo:
            self._solo.pop().end()


def _offers(registry: Registry, preset: str) -> list[Offer]:
    """One game as the window offers it; none where its plugin cannot be imported."""
    try:
        rules = settled(registry.variant(preset), preset, {})
    except ManilleError:
        return []
    variant = rules.variant
    return [
        Offer(
            preset,
            variant.id,
            variant.pack.id,
            variant.players,
            tuple(option_form(rules)),
            dict(variant.words),
        )
    ]
