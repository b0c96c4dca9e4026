"""Drives a `Ui` as a person would, with events of pygame: used by every test of the kit."""

from typing import Any

import pygame
from pygame import Rect

from manille_lan.client.fonts import Fonts
from manille_lan.client.kit.icons import Icons
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.ui import Ui
from manille_lan.client.kit.widget import Widget
from manille_lan.client.theme import Scale

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
    '<path d="M1 1 L9 1 L9 9 Z" fill="#000000"/></svg>'
)


class FakeDesk:
    """A clipboard and an input method of the test's own."""

    def __init__(self) -> None:
        self.clipboard = ""
        self.typing_at: Rect | None = None

    def copied(self) -> str:
        return self.clipboard

    def copy(self, text: str) -> None:
        self.clipboard = text

    def begin_typing(self, rect: Rect) -> None:
        self.typing_at = rect

    def end_typing(self) -> None:
        self.typing_at = None


def plain_look(width: int = 1280, height: int = 720, text_size: float = 1.0) -> Look:
    """A look whose text is bars, so that nothing depends on letters."""
    return Look(Fonts(bars=True), Icons(lambda name: SQUARE), Scale(width, height, text_size))


class Driver:
    """A ui with a surface, a fake desk, and hands."""

    def __init__(self, root: Widget, look: Look | None = None) -> None:
        self.look = look or plain_look()
        self.desk = FakeDesk()
        self.ui = Ui(root, self.look, self.desk)
        self.surface = pygame.Surface((self.look.scale.width, self.look.scale.height))
        self.send(pygame.NOEVENT)  # gives places without drawing

    @property
    def focused(self) -> str:
        return self.ui.focused.tag if self.ui.focused is not None else ""

    def draw(self) -> None:
        self.surface.fill("black")
        self.ui.draw(self.surface)

    def send(self, kind: int, **fields: Any) -> bool:
        return self.ui.handle(pygame.event.Event(kind, **fields))

    def key(self, key: int, mod: int = 0, text: str = "") -> bool:
        used = self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=text)
        self.send(pygame.KEYUP, key=key, mod=mod)
        return used

    def type(self, text: str) -> None:
        for character in text:
            self.send(pygame.TEXTINPUT, text=character)

    def place(self, tag: str) -> tuple[int, int]:
        self.draw()  # a person clicks on what is drawn
        return self.ui.find(tag).rect.center

    def move(self, tag: str) -> None:
        self.send(pygame.MOUSEMOTION, pos=self.place(tag), rel=(1, 1), buttons=(0, 0, 0))

    def press(self, tag: str) -> bool:
        return self.send(pygame.MOUSEBUTTONDOWN, pos=self.place(tag), button=1)

    def release(self, tag: str) -> bool:
        return self.send(pygame.MOUSEBUTTONUP, pos=self.place(tag), button=1)

    def click(self, tag: str) -> None:
        self.press(tag)
        self.release(tag)
