"""The base of every widget: place, state, what it tells about itself, what it does with input.

Knows nothing of the root: a change is reported upwards through the parents.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

import pygame
from pygame import Rect, Surface

from manille_lan.client.kit.look import Look

Place = tuple[int, int]
Size = tuple[int, int]

ENTER_KEYS = (pygame.K_RETURN, pygame.K_KP_ENTER)
PRESS_KEYS = (*ENTER_KEYS, pygame.K_SPACE)
LEAST_SCROLLED = 96
"""The height (units of text) below which nothing that scrolls is made."""
COMMAND_KEYS = pygame.KMOD_CTRL | pygame.KMOD_META


@dataclass(frozen=True, slots=True)
class Description:
    """What a widget is, for the status line, for tests and for whoever reads it aloud."""

    role: str
    """An id such as `button`, which the window translates; not words for a person."""
    name: str
    value: str = ""
    place: tuple[int, int] | None = None
    """Which one of how many, counted from 1."""
    states: tuple[str, ...] = ()
    """Ids such as `on` or `disabled`."""

    def text(self, word: Callable[[str], str] = str) -> str:
        """One line, the most important first; `word` translates roles and states."""
        parts = [self.name, self.value, *map(word, self.states), word(self.role)]
        if self.place is not None:
            parts.append(f"{self.place[0]}/{self.place[1]}")
        return ", ".join(part for part in parts if part)


class Widget:
    """A rectangle of the window that is drawn, may have the focus and may hold other widgets."""

    role: ClassVar[str] = "group"
    is_focusable: ClassVar[bool] = False
    takes_text: ClassVar[bool] = False
    """Whether typed text goes here: the window then turns input methods on."""
    has_own_ring: ClassVar[bool] = False
    """Whether it shows the focus itself, so that the root draws no ring around."""
    can_shrink: ClassVar[bool] = False
    """Whether a column may make it lower than it wants: it scrolls."""
    moves_by_arrows: ClassVar[bool] = False
    """Whether arrow keys that nobody inside used move the focus among the widgets inside."""

    def __init__(self, tag: str, name: str = "", tooltip: str = "") -> None:
        self.tag = tag
        self.name = name
        self.tooltip = tooltip
        self.rect = Rect(0, 0, 1, 1)
        self.parent: Widget | None = None
        self.children: tuple[Widget, ...] = ()
        self.is_enabled = True
        self.is_shown = True
        self.is_hovered = False
        self.is_pressed = False
        self.has_focus = False
        self.grow = 0.0
        self.basis: float | None = None
        self.least_height: float | None = None
        self.on_change: Callable[[bool], None] | None = None
        """Called on the topmost widget: something looks different; True where sizes may differ."""

    # What it is ------------------------------------------------------------------------------

    def describe(self) -> Description:
        """Role, name, value and states."""
        return Description(self.role, self.name, states=self.common_states())

    def common_states(self) -> tuple[str, ...]:
        """The states that every widget can be in."""
        return () if self.is_enabled else ("disabled",)

    def can_focus(self) -> bool:
        """Whether Tab may stop here."""
        return self.is_focusable and self.is_enabled and self.is_shown

    def walk(self) -> Iterator["Widget"]:
        """This widget and all that it holds and shows, in reading order."""
        if self.is_shown:
            yield self
            for child in self.children:
                yield from child.walk()

    def ancestors(self) -> Iterator["Widget"]:
        """The widgets around this one, the nearest first."""
        around = self.parent
        while around is not None:
            yield around
            around = around.parent

    def hit(self, place: Place) -> "Widget | None":
        """The innermost shown widget at `place`; later ones lie above earlier ones."""
        if not self.is_shown or not self.rect.collidepoint(place):
            return None
        for child in reversed(self.children):
            found = child.hit(place)
            if found is not None:
                return found
        return self

    def shown_tip(self, look: Look) -> str:
        """The text of its tooltip: the one it was given, or its name where that was cut short."""
        return self.tooltip

    # Changes ---------------------------------------------------------------------------------

    def hold(self, children: Sequence["Widget"]) -> None:
        """Hold these widgets instead of those before."""
        self.children = tuple(children)
        for child in self.children:
            child.parent = self
        self.changed(sizes=True)

    def stretch(
        self, grow: float = 1.0, basis: float | None = None, least_height: float | None = None
    ) -> Self:
        """Claim room: a share of what is left, a width to start from, a least height (in units of text)."""
        self.grow, self.basis, self.least_height = grow, basis, least_height
        return self

    def changed(self, sizes: bool = False) -> None:
        """Report that it looks different; `sizes` where its size may differ too."""
        top = next(reversed(list(self.ancestors())), self)
        if top.on_change is not None:
            top.on_change(sizes)

    def rename(self, name: str) -> None:
        """Give it other words."""
        if name != self.name:
            self.name = name
            self.changed(sizes=True)

    def enable(self, is_enabled: bool = True) -> None:
        """Let it be used, or not."""
        if is_enabled != self.is_enabled:
            self.is_enabled = is_enabled
            self.changed(sizes=True)  # the focus may have to go elsewhere

    def show(self, is_shown: bool = True) -> None:
        """Show it, or take it out of the picture and of the order of focus."""
        if is_shown != self.is_shown:
            self.is_shown = is_shown
            self.changed(sizes=True)

    # Size and picture ------------------------------------------------------------------------

    def wanted(self, look: Look, width: int) -> Size:
        """The size it would like where `width` pixels are there for it."""
        return 1, 1

    def lowest(self, look: Look, width: int) -> int:
        """The least height that it can do with; lower than wanted where it scrolls."""
        return look.t(LEAST_SCROLLED) if self.can_shrink else self.wanted(look, width)[1]

    def arrange(self, rect: Rect, look: Look) -> None:
        """Take this place, and give places to what it holds. No side is ever below one pixel."""
        self.rect = Rect(rect.x, rect.y, max(1, rect.w), max(1, rect.h))

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw it and what it holds."""
        for child in self.children:
            if child.is_shown:
                child.draw(surface, look)

    def ring_rect(self, look: Look) -> Rect:
        """Where the focus ring goes."""
        return self.rect.inflate(look.u(8), look.u(8))

    # Input; each tells whether it used what it was given --------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        """A key went down while the focus is here (or inside, where nobody used it)."""
        return False

    def take_text(self, text: str) -> None:
        """Text was typed or composed."""

    def take_composition(self, text: str) -> None:
        """An input method shows `text`, which is not yet decided."""

    def take_press(self, place: Place, clicks: int) -> bool:
        """The left button went down here; `clicks` is 2 for the second of a double click."""
        return self.is_focusable

    def take_drag(self, place: Place) -> None:
        """The pointer moved with the button held since `take_press`."""

    def take_release(self, place: Place) -> None:
        """The button held since `take_press` went up, here or elsewhere."""

    def drop_press(self) -> None:
        """The window lost the pointer while the button was held: as if it had never been pressed."""

    def take_wheel(self, steps: float) -> bool:
        """The wheel turned over it; positive is up."""
        return False

    def take_hover(self, place: Place | None) -> None:
        """The pointer is over it at `place`, or has left (None)."""
