"""The veil over a table whose connection is lost: since when, and the way out. The seat is kept meanwhile."""

from typing import Final

import pygame
from pygame import Surface

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.overlay import Modal
from manille_lan.client.kit.ui import Ui
from manille_lan.client.kit.widget import Widget
from manille_lan.client.model import TableModel
from manille_lan.client.scenes.scene import Context

SHOWN_AFTER: Final = 0.7
"""Seconds; a shorter gap is not worth a word."""


class Reconnecting:
    """Shown by itself while the model's connection is being made again."""

    def __init__(self, model: TableModel, context: Context) -> None:
        self.model, self.context = model, context
        self.ui = Ui(Widget(""), context.look, context.desk)
        self._label = Label("seconds", "", theme.QUIET, wraps=True, side="centre")
        self._is_open = False

    @property
    def is_shown(self) -> bool:
        """Whether the connection has been gone long enough to say so."""
        return self.model.link == "reconnecting" and self.seconds >= SHOWN_AFTER

    @property
    def seconds(self) -> float:
        """Since when."""
        return self.context.now - self.model.link_since

    def wake_at(self) -> float | None:
        """The next second."""
        if self.model.link != "reconnecting":
            return None
        return self.context.now + (1.0 if self.is_shown else SHOWN_AFTER - self.seconds + 0.01)

    def handle(self, event: pygame.event.Event) -> None:
        """Only the way out can be used."""
        self.ui.handle(event)

    def update(self, now: float) -> None:
        """Open, count, close."""
        self.ui.update(now)
        if self.is_shown and not self._is_open:
            self._open()
        elif not self.is_shown and self._is_open:
            self._is_open = False
            self.ui.close()
        if self._is_open:
            self._label.rename(self.context.words("client-lost-since", seconds=round(self.seconds)))

    def _open(self) -> None:
        say = self.context.words
        self._is_open = True
        self.ui.resize(self.context.look)
        why = Label("lost-why", say("client-lost-why"), theme.BODY, wraps=True, side="centre")
        leave = Button("lost-leave", say("client-leave-table"), self.context.doors.enter_lobby)
        modal = Modal("lost", say("client-lost"), [why, self._label], [leave], can_escape=False, width=460)
        self.ui.open(modal)

    def draw(self, surface: Surface) -> None:
        """Draw the veil and what it says."""
        if self._is_open:
            self.ui.draw(surface)
