"""The base of every scene, and what scenes are given: words, look, pictures, ways to other scenes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Protocol

import pygame
from pygame import Surface

from manille_lan.bots.advice import Advice, Adviser
from manille_lan.client.cards import CardPictures
from manille_lan.client.clock import Pace
from manille_lan.client.kit.desk import Desk
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import felt
from manille_lan.client.kit.ui import Ui
from manille_lan.client.kit.widget import Widget
from manille_lan.client.model import TableModel, Told
from manille_lan.client.motion import Stage
from manille_lan.client.ports import BotOffer, Offer, Wish
from manille_lan.net.address import Address, Target
from manille_lan.net.guest.news import LobbyNews
from manille_lan.settings import Settings
from manille_lan.words.loader import Words


class Doors(Protocol):
    """The ways out of a scene; the app goes them."""

    def enter_lobby(self) -> None:
        """Leave the table, if there is one, and show the lobby."""

    def open_table(self, wish: Wish) -> None:
        """Open a table of one's own and sit down there."""

    def join_table(self, target: Target, name: str = "") -> None:
        """Go to somebody's table; `name` is what the lobby calls it."""

    def show_hosting(self) -> None:
        """Show the form of a new table."""

    def show_settings(self) -> None:
        """Show the settings over the present scene."""

    def show_rules(self) -> None:
        """Show the rules over the present scene: those of the table, or of the games of this machine."""

    def go_back(self) -> None:
        """Close the scene that lies over another."""

    def change_settings(self, settings: Settings) -> None:
        """Keep other settings, and follow them."""

    def toggle_full_screen(self) -> None:
        """Cover the screen, or not."""

    def play_sound(self, name: str) -> None:
        """Let a sound be heard."""

    def quit(self) -> None:
        """Close the window."""


@dataclass
class Context:
    """What every scene may use. `offers` and `bots` are the games and bots of this machine."""

    doors: Doors
    settings: Settings
    words: Words
    look: Look
    pictures: CardPictures
    pace: Pace = field(default_factory=Pace)
    offers: tuple[Offer, ...] = ()
    bots: tuple[BotOffer, ...] = ()
    now: float = 0.0
    desk: Desk | None = None
    adviser: Adviser | None = None
    """Who thinks of hints; None: nobody."""
    model: TableModel | None = None
    stage: Stage | None = None
    addresses: tuple[Address, ...] = ()
    """Where friends reach the table that this window opened."""
    tables: LobbyNews = field(default_factory=lambda: LobbyNews(()))


class Scene:
    """One scene: a tree of widgets on felt. It is made anew whenever words or settings change."""

    first_focus: ClassVar[str] = ""
    """The tag of the widget that the keys are at when the scene opens; empty: the first."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.ui = Ui(Widget(""), context.look, context.desk)
        self.ui.now = context.now
        self.rebuild()
        if self.first_focus:
            self.ui.focus(self.first_focus)

    def build(self) -> Widget:
        """The widgets, from the context as it stands."""
        return Widget("")

    def rebuild(self) -> None:
        """Make the widgets anew; the focus stays at the widget of the same tag."""
        self.ui.resize(self.context.look)
        self.ui.show(self.build())

    def resize(self) -> None:
        """The window or the text has another size."""
        self.ui.resize(self.context.look)

    def say(self, id: str, **args: str | int) -> str:
        """A sentence of the window's words."""
        return self.context.words(id, **args)

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event: the widgets first, then the keys of the scene."""
        used = self.ui.handle(event)
        if not used and event.type == pygame.KEYDOWN and not self.ui.has_modal:
            self.take_key(event)

    def take_key(self, event: pygame.event.Event) -> None:
        """A key that no widget used."""

    def hear(self, told: Told) -> None:
        """Something came from the table."""

    def hear_advice(self, advice: Advice) -> None:
        """The hint that was asked for."""

    def find_tables(self, news: LobbyNews) -> None:
        """The tables around have changed."""

    def update(self, now: float) -> None:
        """Let the time pass."""
        self.ui.update(now)

    def is_moving(self) -> bool:
        """Whether the next frame differs by itself."""
        return False

    def wake_at(self) -> float | None:
        """When something changes by itself; None for never."""
        return self.ui.wake_at()

    def draw(self, surface: Surface) -> None:
        """Draw the felt and the widgets."""
        surface.blit(felt(surface.get_size()), (0, 0))
        self.ui.draw(surface)


def earliest(*times: float | None) -> float | None:
    """The earliest of some moments."""
    return min((time for time in times if time is not None), default=None)


Press = Callable[[], None]
