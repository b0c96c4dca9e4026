"""The desk around the window that a text field needs: the clipboard and the input method.

One seam to SDL, so that tests can put a desk of their own in its place.
"""

from collections.abc import Callable
from typing import Protocol

import pygame
from pygame import Rect


class Desk(Protocol):
    """Clipboard and input method."""

    def copied(self) -> str:
        """The text on the clipboard; empty where there is none."""

    def copy(self, text: str) -> None:
        """Put `text` on the clipboard."""

    def begin_typing(self, rect: Rect) -> None:
        """Turn text input on; the list of candidates opens beside `rect` (pixels of the window)."""

    def end_typing(self) -> None:
        """Turn text input off: letters are keys of the game again."""


class SystemDesk:
    """The real one."""

    def __init__(self, points: Callable[[Rect], Rect] = Rect) -> None:
        """`points` turns pixels of the surface into points of the window (`Window.points`)."""
        self._points = points

    def copied(self) -> str:
        """The text on the clipboard; empty where there is none or it cannot be read."""
        try:
            return pygame.scrap.get_text()
        except (pygame.error, UnicodeDecodeError):
            return ""

    def copy(self, text: str) -> None:
        """Put `text` on the clipboard, where there is one."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return

    def begin_typing(self, rect: Rect) -> None:
        """Turn SDL's text input on."""
        pygame.key.start_text_input()
        pygame.key.set_text_input_rect(self._points(rect))

    def end_typing(self) -> None:
        """Turn SDL's text input off."""
        pygame.key.stop_text_input()
