"""The window itself: size, full screen, pixels and points, how frames reach the screen.

Everything that SDL and the desktop decide is kept here. Knows nothing of what is drawn. It is a
`pygame.Window`, which draws in true pixels on a dense screen; events and the input method count in points.
"""

import os
from collections.abc import Callable, Iterator
from itertools import zip_longest
from statistics import median
from typing import Final

import pygame
from pygame import Rect, Surface

from manille_lan.errors import ManilleError

SMALLEST: Final = (640, 420)
BARS: Final = (0, 72)
"""What frames, a title bar and a task bar take of a desktop, in points."""
SLOW_FLIP: Final = 0.008
"""Seconds; a window whose flips take longer is drawn without acceleration."""
TRIAL_FLIPS: Final = 9
DESKTOP_PATIENCE: Final = 0.3
"""Seconds that the desktop gets to cover the screen with the window, or to give it its frame back."""
KEY_DELAY: Final = 350
KEY_INTERVAL: Final = 35
"""Milliseconds until a held key repeats, and from one repeat to the next."""

DESKTOP_HINTS: Final = {
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",  # Windows: pixels are pixels on a 200 % monitor
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",  # X11: without it the desktop leaves damage behind
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "0",  # the click that brings the window back plays no card
    "SDL_IME_SHOW_UI": "1",  # the list of candidates of an input method is the system's
}
ACCELERATION: Final = "SDL_FRAMEBUFFER_ACCELERATION"
PLACED_EVENTS: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class WindowError(ManilleError):
    """No window can be opened here."""


def check_pygame() -> None:
    """Refuse to start on pygame where pygame-ce is needed: installed together, they overwrite each other."""
    if not getattr(pygame, "IS_CE", False):
        raise WindowError("window-not-pygame-ce", version=pygame.version.ver)


def within_desktop(size: tuple[int, int]) -> tuple[int, int]:
    """A size in points that leaves room for a title bar and a task bar on this desktop, where it is small."""
    desktops = pygame.display.get_desktop_sizes()
    if not desktops:
        return size
    width, height = (most - bar for most, bar in zip(desktops[0], BARS, strict=True))
    return max(SMALLEST[0], min(size[0], width)), max(SMALLEST[1], min(size[1], height))


class Window:
    """The one window of the program."""

    def __init__(
        self, title: str, size: tuple[int, int], timer: Callable[[], float], *, fits: bool = False
    ) -> None:
        """Open it, `size` in points; where it `fits` itself, no larger than the desktop. `timer` tells
        seconds; flips are timed with it, once, at the start.

        Raises WindowError where there is no screen.
        """
        check_pygame()
        for name, value in DESKTOP_HINTS.items():
            os.environ.setdefault(name, value)
        self._title, self._timer, self._fits = title, timer, fits
        self._is_full_screen = self._wants_full_screen = False
        self._settles_at = 0.0
        self._windowed_size = size
        self._window = self._opened(size)
        self.is_slow = ACCELERATION not in os.environ and self._flip_seconds(timer) > SLOW_FLIP
        """Whether acceleration was turned off because flips were slow: worth a line in the log."""
        if self.is_slow:
            self._reopen_plainly(size)

    # What it is ------------------------------------------------------------------------------

    @property
    def surface(self) -> Surface:
        """Where to draw, in pixels. Ask again for each frame: a resize may bring another one."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def is_full_screen(self) -> bool:
        """Whether it covers the screen, or will as soon as the desktop has followed."""
        return self._wants_full_screen

    @property
    def windowed_size(self) -> tuple[int, int]:
        """Width and height in points when it does not cover the screen, also while the desktop follows."""
        if self._is_full_screen or self._timer() < self._settles_at:
            return self._windowed_size
        wide, high = self._window.size
        return wide, high

    @property
    def density(self) -> tuple[float, float]:
        """Pixels in a point, across and down: 2.0 on a screen of twice the usual density."""
        points, pixels = self._window.size, self.size
        return pixels[0] / max(1, points[0]), pixels[1] / max(1, points[1])

    def points(self, rect: Rect) -> Rect:
        """A rectangle of the surface in points, as the input method wants it."""
        across, down = self.density
        return Rect(
            round(rect.x / across), round(rect.y / down), round(rect.w / across), round(rect.h / down)
        )

    # What it does ----------------------------------------------------------------------------

    def flip(self) -> None:
        """Bring what was drawn onto the screen."""
        self._window.flip()

    def toggle_full_screen(self) -> None:
        """Cover the screen, or go back to the size and place before.

        Without a change of mode: other windows can be reached, nothing has to be drawn anew. The desktop
        takes its time: what is asked meanwhile is done when it has followed, for asked in haste it may end up
        in a state that nobody asked for last.
        """
        self._wants_full_screen = not self._wants_full_screen
        self._follow_wish()

    def _follow_wish(self) -> None:
        if self._wants_full_screen == self._is_full_screen or self._timer() < self._settles_at:
            return
        self._windowed_size = self.windowed_size
        self._is_full_screen = self._wants_full_screen
        self._settles_at = self._timer() + DESKTOP_PATIENCE
        if self._is_full_screen:
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()

    def resize(self, size: tuple[int, int]) -> None:
        """Take another size in points, not below the smallest; nothing while it covers the screen."""
        if not self.is_full_screen:
            self._window.size = max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])

    def rename(self, title: str) -> None:
        """Put another title above it."""
        self._title = self._window.title = title

    def show_icon(self, icon: Surface) -> None:
        """Use `icon` wherever the desktop shows one."""
        self._window.set_icon(icon)

    def waited_events(self, seconds: float) -> Iterator[pygame.event.Event]:
        """Sleep until something happens, at most `seconds`, then tell all of it, places in pixels.

        Of movements of the pointer in a row only the last is told.
        """
        self._follow_wish()
        if self._wants_full_screen != self._is_full_screen:
            seconds = min(seconds, DESKTOP_PATIENCE)
        first = pygame.event.wait(max(1, round(seconds * 1000)))
        events = [first, *pygame.event.get()] if first.type != pygame.NOEVENT else pygame.event.get()
        for event, after in zip_longest(events, events[1:]):
            if after is None or not event.type == after.type == pygame.MOUSEMOTION:
                yield self.in_pixels(event)

    def in_pixels(self, event: pygame.event.Event) -> pygame.event.Event:
        """The event with its place counted in pixels of the surface, where points are larger."""
        across, down = self.density
        if event.type not in PLACED_EVENTS or (across, down) == (1.0, 1.0):
            return event
        fields = dict(event.dict)
        fields["pos"] = int(event.pos[0] * across), int(event.pos[1] * down)
        if "rel" in fields:
            fields["rel"] = round(event.rel[0] * across), round(event.rel[1] * down)
        return pygame.event.Event(event.type, fields)

    def close(self) -> None:
        """Close it and let go of the screen."""
        self._window.destroy()
        pygame.display.quit()

    # How it opens ----------------------------------------------------------------------------

    def _opened(self, size: tuple[int, int]) -> pygame.Window:
        try:
            pygame.display.init()
            window = pygame.Window(
                self._title, within_desktop(size) if self._fits else size, resizable=True, allow_high_dpi=True
            )
            window.get_surface()
        except pygame.error as error:
            raise WindowError("window-no-screen", reason=str(error)) from error
        window.minimum_size = SMALLEST
        pygame.key.set_repeat(KEY_DELAY, KEY_INTERVAL)
        pygame.key.stop_text_input()  # until a field has the focus, letters are keys of the game
        return window

    def _flip_seconds(self, timer: Callable[[], float]) -> float:
        """How long a flip takes here, in the middle of several."""
        times = []
        for _ in range(TRIAL_FLIPS):
            start = timer()
            self._window.flip()
            times.append(timer() - start)
        return median(times)

    def _reopen_plainly(self, size: tuple[int, int]) -> None:
        """Open it again without acceleration; SDL asks for that only when it starts."""
        self._window.destroy()
        pygame.display.quit()
        os.environ[ACCELERATION] = "0"
        self._window = self._opened(size)
