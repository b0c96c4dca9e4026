"""A number to choose out of many: arrows, wheel and digits turn it, Enter takes it."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Surface

from manille_lan.client import theme
from manille_lan.client.kit.choices import draw_arrow
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, put
from manille_lan.client.kit.widget import ENTER_KEYS, Description, Place, Size, Widget
from manille_lan.client.theme import TextStyle, mix

NUMBER: Final = TextStyle(24, "bold", theme.GOLD)
DIGITS: Final = {getattr(pygame, f"K_{pad}{digit}"): str(digit) for pad in ("", "KP") for digit in range(10)}
STEPS: Final = {
    pygame.K_LEFT: -1,
    pygame.K_DOWN: -1,
    pygame.K_RIGHT: 1,
    pygame.K_UP: 1,
    pygame.K_PAGEDOWN: -5,
    pygame.K_PAGEUP: 5,
}


class Dial(Widget):
    """One of several numbers between two arrows; stops at both ends."""

    role = "number"
    is_focusable = True

    def __init__(
        self,
        tag: str,
        name: str,
        values: Sequence[int],
        on_turn: Callable[[int], None] = lambda value: None,
        on_enter: Callable[[], None] = lambda: None,
    ) -> None:
        """`values` rise; `on_turn` is told the new number, `on_enter` that it is taken."""
        super().__init__(tag, name)
        self.values, self.on_turn, self.on_enter = tuple(values), on_turn, on_enter
        self._index = 0
        self._typed = ""

    @property
    def value(self) -> int:
        """The number that is shown."""
        return self.values[self._index]

    def describe(self) -> Description:
        """The number, and its place among all."""
        place = (self._index + 1, len(self.values))
        return Description(self.role, self.name, str(self.value), place, self.common_states())

    def turn(self, by: int) -> None:
        """Go on by so many numbers, to the end at most."""
        self._typed = ""
        self._go(self._index + by)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Arrows and Page keys turn, Home and End go to the ends, digits write a number, Enter takes it."""
        digit = event.unicode if event.unicode.isdecimal() else DIGITS.get(event.key, "")
        if event.mod & pygame.KMOD_CTRL:
            return False
        if event.key in STEPS:
            self.turn(STEPS[event.key])
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.turn(len(self.values) * (1 if event.key == pygame.K_END else -1))
        elif event.key in ENTER_KEYS:
            self.on_enter()
        elif event.key == pygame.K_BACKSPACE:
            self._write(self._typed[:-1])
        elif digit:
            if not self._write(self._typed + digit):
                self._write(digit)
        else:
            return False
        return True

    def take_wheel(self, steps: float) -> bool:
        """A notch of the wheel is one number."""
        self.turn(1 if steps > 0 else -1)
        return True

    def take_release(self, place: Place) -> None:
        """The left third turns back, the right third on."""
        if self.rect.collidepoint(place):
            share = (place[0] - self.rect.x) / self.rect.w
            self.turn(-1 if share < 1 / 3 else 1 if share > 2 / 3 else 0)

    def _write(self, digits: str) -> bool:
        """Show the first number that begins with these digits, the number itself before others."""
        found = [index for index, value in enumerate(self.values) if str(value).startswith(digits)]
        if not digits or not found:
            self._typed = ""
            return False
        exact = [index for index in found if str(self.values[index]) == digits]
        self._typed = digits
        self._go((exact or found)[0])
        return True

    def _go(self, index: int) -> None:
        before = self._index
        self._index = max(0, min(len(self.values) - 1, index))
        if self._index != before:
            self.changed()
            self.on_turn(self.value)

    # Picture ---------------------------------------------------------------------------------

    def wanted(self, look: Look, width: int) -> Size:
        """Room for the longest number between the arrows."""
        longest = max(look.width(str(value), NUMBER) for value in self.values)
        return longest + look.t(120), look.t(50)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the box, the arrows, the number and the ends of the scale."""
        fill = mix(theme.INK, (255, 255, 255), 0.05 if self.is_hovered else 0)
        draw_panel(surface, self.rect, look.u(theme.BUTTON_RADIUS), fill, line=theme.LINE)
        put(surface, look.picture(str(self.value), NUMBER), "center", self.rect.center)
        for side, end in ((-1, 0), (1, len(self.values) - 1)):
            middle = self.rect.centerx + side * (self.rect.w // 2 - look.t(20))
            colour = theme.EMPTY if self._index == end else theme.GOLD
            draw_arrow(surface, (middle, self.rect.centery), look.t(8), side, colour)
