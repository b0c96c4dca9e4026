"""The window's main loop: waits for events, draws when something has changed, keeps the time.

The only part of the client that reads a clock. The network has its own thread and wakes the loop by one
event; nothing here waits for it.
"""

import io
import logging
import time
from collections.abc import Callable
from typing import Final

import pygame
from msgspec.structs import replace

import manille_assets
from manille_lan.bots.advice import Adviser
from manille_lan.client import theme
from manille_lan.client.cards import Workshop
from manille_lan.client.clock import FrameClock
from manille_lan.client.conductor import Conductor
from manille_lan.client.ports import Launcher, Network, Start
from manille_lan.client.sounds import Sounds
from manille_lan.client.window import Window
from manille_lan.settings import Settings

FRAME: Final = 1 / 60
IDLE: Final = 0.5
"""Seconds between two looks while nothing moves and nothing is awaited."""
WATCHFUL: Final = 0.04
"""The same while something will change by itself: shorter than the longest step of the clock."""
SETTLED_AFTER: Final = 0.12
"""Seconds after the last change of size until cards are drawn anew."""
FIRST_SIZE: Final = (1280, 720)

_log = logging.getLogger(__name__)
_shown = logging.getLogger(f"{__name__}.shown")
"""At level DEBUG, every change of what the window shows: for `tools/tell_window.py`."""


def run(
    settings: Settings,
    keep: Callable[[Settings], None],
    make_network: Callable[[Callable[[], None]], Network],
    launcher: Launcher,
    start: Start | None = None,
    app: str = "manille-lan",
    make_adviser: Callable[[Callable[[], None]], Adviser] | None = None,
) -> None:
    """Open the window and run until it is closed.

    `keep` saves settings, `make_network` and `make_adviser` (who thinks of hints) make their things from a
    function that wakes the window, `launcher` opens tables, `start` says what to show first. Raises
    WindowError where there is no screen.
    """
    window = Window("Manille", settings.window or FIRST_SIZE, time.monotonic, fits=True)
    window.surface.fill(theme.FELT)  # rather than black, while everything else is made
    window.flip()
    try:
        Loop(window, settings, keep, make_network, launcher, app, make_adviser).run(start or Start())
    finally:
        window.close()


class Loop:
    """One window with everything in it."""

    def __init__(
        self,
        window: Window,
        settings: Settings,
        keep: Callable[[Settings], None],
        make_network: Callable[[Callable[[], None]], Network],
        launcher: Launcher,
        app: str,
        make_adviser: Callable[[Callable[[], None]], Adviser] | None = None,
    ) -> None:
        self.window = window
        self._wake_type = pygame.event.custom_type()
        self._clock = FrameClock()
        self._sounds = Sounds(settings.volume, is_muted=not settings.sound)
        self._workshop = Workshop(self._wake)
        self._network = make_network(self._wake)
        self._adviser = make_adviser(self._wake) if make_adviser is not None else None
        self._settled_at: float | None = None
        self._is_dirty = True
        self._told = ""
        self._size = window.size
        self.conductor = Conductor(
            settings,
            keep,
            self._network,
            launcher,
            window.size,
            app=app,
            workshop=self._workshop,
            sound=self._sounds.play,
            wake=self._wake,
            adviser=self._adviser,
        )
        self.conductor.on_settings = self._follow_settings

    def run(self, start: Start) -> None:
        """Until the window is closed."""
        self._network.start()
        try:
            self._open(start)
            while self.conductor.is_running:
                self.turn()
        finally:
            self._close()

    def _open(self, start: Start) -> None:
        if not self._sounds.open():
            _log.info("no sound: %s", self._sounds.trouble)
        self.window.show_icon(_window_icon())
        self.conductor.begin(start)
        self.conductor.prepare_cards()

    def _close(self) -> None:
        settings = self.conductor.context.settings
        if settings.window != self.window.windowed_size:
            self.conductor.change_settings(replace(settings, window=self.window.windowed_size))
        self._network.stop()
        if self._adviser is not None:
            self._adviser.close()
        self._workshop.close()
        self._sounds.close()

    def _wake(self) -> None:
        """Called by other threads."""
        pygame.event.post(pygame.event.Event(self._wake_type))

    def turn(self) -> None:
        """One turn: events, time, news, picture."""
        conductor = self.conductor
        for event in self.window.waited_events(self._patience()):
            self._take(event)
        if conductor.wants_full_screen != self.window.is_full_screen:
            self.window.toggle_full_screen()
        if self.window.size != self._size:
            self._resize()
        conductor.update(self._clock.advance(time.monotonic()))
        self._settle()
        if conductor.context.pictures.take_finished():
            self._is_dirty = True
        scene = conductor.scene
        if self._is_dirty or scene.ui.is_dirty or scene.is_moving():
            scene.draw(self.window.surface)
            self.window.flip()
            self._is_dirty = False
            if _shown.isEnabledFor(logging.DEBUG):
                self._tell()

    def _tell(self) -> None:
        """Write every widget with a tag into the log, with its place; `>` marks the one that has the keys."""
        ui, (wide, high) = self.conductor.scene.ui, self.window.size
        lines = [f"scene {type(self.conductor.scene).__name__} size {wide} {high}"]
        for top in dict.fromkeys((ui.root, ui.top)):
            for widget in top.walk():
                if widget.tag:
                    mark, place = ">" if widget is ui.focused else " ", " ".join(map(str, widget.rect))
                    lines.append(f"{mark} {widget.tag}: {widget.describe().text()} @ {place}")
        text = "\n".join([*lines, *(f"toast: {toast}" for toast in ui.toasts), "shown"])
        if text != self._told:
            self._told = text
            _shown.debug(text)

    def _take(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
            self._is_dirty = True
        if event.type != self._wake_type:
            self.conductor.handle(event)

    def _resize(self) -> None:
        """Follow at once with scaled cards; sharp ones come when the size has settled."""
        self.conductor.context.pictures.is_draft = True
        self._size = self.window.size
        self.conductor.resize(self._size)
        self._settled_at = self._clock.now + SETTLED_AFTER
        self._is_dirty = True

    def _settle(self) -> None:
        if self._settled_at is not None and self._clock.now >= self._settled_at:
            self._settled_at = None
            self.conductor.context.pictures.is_draft = False
            self.conductor.prepare_cards()
            self._is_dirty = True

    def _patience(self) -> float:
        """How long to sleep, at most."""
        scene = self.conductor.scene
        if scene.is_moving():
            return FRAME
        wake = scene.wake_at()
        if wake is None and self._settled_at is None:
            return IDLE
        return WATCHFUL if wake is None else max(0.001, min(WATCHFUL, wake - self._clock.now))

    def _follow_settings(self, settings: Settings) -> None:
        self._sounds.set_volume(settings.volume)
        self._sounds.is_muted = not settings.sound
        self._is_dirty = True


def _window_icon() -> pygame.Surface:
    """The emblem of the program."""
    return pygame.image.load_sized_svg(io.BytesIO(manille_assets.window_icon().encode()), (64, 64))
