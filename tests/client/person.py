"""A person at a window without a screen: drives a `Conductor` over a scripted network by events of pygame."""

import threading
from collections.abc import Callable
from typing import Any

import pygame
from scripted import ScriptedLauncher, ScriptedNetwork

from manille_lan.bots.advice import Adviser
from manille_lan.client.conductor import Conductor
from manille_lan.client.fonts import Fonts
from manille_lan.client.ports import Start
from manille_lan.settings import Settings
from tests.client.driver import FakeDesk

QUIET = Settings(name="Anna", language="en", speed="off", trick_pause="1.2")
"""Without motion; a finished trick still stays."""


class Person:
    """Hands, eyes and a watch."""

    def __init__(
        self,
        network: ScriptedNetwork | None = None,
        settings: Settings = QUIET,
        size: tuple[int, int] = (1280, 720),
        start: Start | None = None,
        adviser: Adviser | None = None,
    ) -> None:
        pygame.display.init()
        self.network = network or ScriptedNetwork()
        self.launcher = ScriptedLauncher(self.network)
        self.kept: list[Settings] = []
        self.sounds: list[str] = []
        self.surface = pygame.display.set_mode(size)
        self.conductor = Conductor(
            settings,
            self.kept.append,
            self.network,
            self.launcher,
            size,
            fonts=Fonts(bars=True),
            desk=FakeDesk(),
            sound=self.sounds.append,
            adviser=adviser,
        )
        self.now = 0.0
        self.conductor.begin(start or Start())
        self.wait(0.1)

    # Eyes

    @property
    def table(self):
        return self.network.table

    @property
    def scene(self):
        return self.conductor.scene

    @property
    def ui(self):
        return self.scene.ui

    @property
    def focused(self) -> str:
        return self.ui.focused.tag if self.ui.focused is not None else ""

    def sees(self, text: str) -> bool:
        return text in self.ui.tree()

    def draw(self) -> pygame.Surface:
        self.scene.draw(self.surface)
        return self.surface

    # Watch

    def wait(self, seconds: float, step: float = 0.04) -> None:
        end = self.now + seconds
        while self.now < end:
            self.now += step
            self.conductor.update(self.now)

    def wait_until(self, is_so: Callable[[], bool], most: float = 60.0) -> None:
        end = self.now + most
        while not is_so():
            assert self.now < end, f"waited in vain at\n{self.ui.tree()}"
            self.wait(0.2)

    def wait_for_launcher(self) -> None:
        """A table is opened on a thread of its own, here at once."""
        for thread in threading.enumerate():
            if thread.name == "launcher":
                thread.join(5)
        self.wait(0.2)

    # Hands

    def send(self, kind: int, **fields: Any) -> None:
        self.conductor.handle(pygame.event.Event(kind, **fields))

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=text)
        self.send(pygame.KEYUP, key=key, mod=mod)
        self.wait(0.04)

    def type(self, text: str) -> None:
        for character in text:
            self.send(pygame.TEXTINPUT, text=character)

    def tab_to(self, tag: str, most: int = 60) -> None:
        for _ in range(most):
            if self.focused == tag:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {tag}:\n{self.ui.tree()}")

    def move(self, place: tuple[int, int]) -> None:
        self.send(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))

    def press(self, place: tuple[int, int]) -> None:
        self.send(pygame.MOUSEBUTTONDOWN, pos=place, button=1)

    def release(self, place: tuple[int, int]) -> None:
        self.send(pygame.MOUSEBUTTONUP, pos=place, button=1)

    def click(self, place: tuple[int, int]) -> None:
        self.move(place)
        self.press(place)
        self.release(place)

    def click_on(self, tag: str) -> None:
        self.draw()
        self.click(self.ui.find(tag).rect.center)
        self.wait(0.04)
