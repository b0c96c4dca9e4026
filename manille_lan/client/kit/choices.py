"""Values to set: one of several, on or off, a number on a scale.

Each is one stop of the Tab key; arrow keys change it.
"""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, draw_panel, put
from manille_lan.client.kit.widget import PRESS_KEYS, Description, Place, Size, Widget
from manille_lan.client.theme import TextStyle, mix

BACKWARD, FORWARD = (pygame.K_LEFT, pygame.K_DOWN), (pygame.K_RIGHT, pygame.K_UP)


class Choice(Widget):
    """One of several options, shown between two arrows; goes round at both ends."""

    role = "choice"
    is_focusable = True

    def __init__(
        self,
        tag: str,
        name: str,
        options: Sequence[str],
        index: int = 0,
        on_change: Callable[[int], None] | None = None,
        tooltip: str = "",
    ) -> None:
        """`options` are words to show; `on_change` is told the number of the new one, from 0."""
        super().__init__(tag, name, tooltip)
        self.options, self.index, self.on_choice = tuple(options), index, on_change

    @property
    def value(self) -> str:
        """The words of the option chosen; empty where there is none."""
        return self.options[self.index] if self.options else ""

    def describe(self) -> Description:
        """The option and its place among all."""
        place = (self.index + 1, len(self.options))
        return Description(self.role, self.name, self.value, place, self.common_states())

    def refill(self, options: Sequence[str], index: int = 0) -> None:
        """Offer other options; nobody is told."""
        self.options, self.index = tuple(options), index
        self.changed(sizes=True)

    def choose(self, index: int) -> None:
        """Choose an option; nobody is told."""
        self.index = index
        self.changed()

    def step(self, by: int) -> None:
        """Go on to another option as a person does."""
        if self.is_enabled and len(self.options) > 1:
            self.choose((self.index + by) % len(self.options))
            if self.on_choice is not None:
                self.on_choice(self.index)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Left and right step; Home and End go to the ends."""
        if event.mod & pygame.KMOD_CTRL:
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key in (pygame.K_HOME, pygame.K_END) and self.options:
            self.step((0 if event.key == pygame.K_HOME else len(self.options) - 1) - self.index)
        else:
            return event.key in PRESS_KEYS and self._stepped()
        return True

    def _stepped(self) -> bool:
        self.step(1)
        return True

    def take_release(self, place: Place) -> None:
        """The left half steps back, the right half on."""
        if self.rect.collidepoint(place):
            self.step(1 if place[0] >= self.rect.centerx else -1)

    def shown_tip(self, look: Look) -> str:
        """The tooltip, or the whole option where it was cut."""
        is_cut = look.width(self.value, theme.BODY) > self._words_room(look)
        return self.tooltip or (self.value if is_cut else "")

    def wanted(self, look: Look, width: int) -> Size:
        """Room for the longest option between the arrows."""
        longest = max((look.width(option, theme.BODY) for option in self.options), default=0)
        return longest + look.t(84), look.t(theme.TARGET)

    def _words_room(self, look: Look) -> int:
        return max(1, self.rect.w - look.t(76))

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the box, the arrows and the option."""
        fill = mix(theme.PANEL, (255, 255, 255), 0.07 if self.is_hovered and self.is_enabled else 0)
        line = theme.LINE if self.is_hovered and self.is_enabled else theme.QUIET_LINE
        draw_panel(surface, self.rect, look.u(theme.BUTTON_RADIUS), fill, line=line)
        style = TextStyle(theme.BODY.size, "regular", theme.TEXT if self.is_enabled else theme.FAINT)
        put(surface, look.picture(self.value, style, self._words_room(look)), "center", self.rect.center)
        colour = theme.GOLD if self.is_enabled and len(self.options) > 1 else theme.EMPTY
        for side in (-1, 1):
            middle = self.rect.centerx + side * (self.rect.w // 2 - look.t(18))
            draw_arrow(surface, (middle, self.rect.centery), look.t(6), side, colour)


def draw_arrow(surface: Surface, tip: Place, size: int, side: int, colour: theme.Colour) -> None:
    """A small triangle pointing left (-1) or right (1), smooth at its edges."""
    points = [(tip[0] + side * size, tip[1])]
    points += [(tip[0] - side * size, tip[1] + up * (size + 1)) for up in (-1, 1)]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)


class Check(Widget):
    """On or off, drawn as a switch with its name beside."""

    role = "check box"
    is_focusable = True

    def __init__(
        self,
        tag: str,
        name: str,
        is_on: bool = False,
        on_change: Callable[[bool], None] | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(tag, name, tooltip)
        self.is_on, self.on_switch = is_on, on_change

    def describe(self) -> Description:
        """Its name, and whether it is on."""
        states = ("on" if self.is_on else "off", *self.common_states())
        return Description(self.role, self.name, states=states)

    def switch(self, is_on: bool) -> None:
        """Set it; nobody is told."""
        self.is_on = is_on
        self.changed()

    def toggle(self) -> None:
        """Turn it over as a person does."""
        if self.is_enabled:
            self.switch(not self.is_on)
            if self.on_switch is not None:
                self.on_switch(self.is_on)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Space and Enter turn it over."""
        if event.key not in PRESS_KEYS:
            return False
        self.toggle()
        return True

    def take_release(self, place: Place) -> None:
        """A click anywhere on it turns it over."""
        if self.rect.collidepoint(place):
            self.toggle()

    def shown_tip(self, look: Look) -> str:
        """The tooltip, or the whole name where it was cut."""
        is_cut = look.width(self.name, theme.BODY) > self.rect.w - look.t(60)
        return self.tooltip or (self.name if is_cut else "")

    def wanted(self, look: Look, width: int) -> Size:
        """The switch and the name."""
        return look.width(self.name, theme.BODY) + look.t(64), look.t(theme.TARGET)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the switch and the name."""
        box = Rect(self.rect.x, 0, look.t(44), look.t(24))
        box.centery = self.rect.centery
        fill = theme.OK if self.is_on else theme.INK
        line = theme.LINE if self.is_hovered else theme.QUIET_LINE
        if not self.is_enabled:
            fill = mix(fill, theme.INK, 0.6)
        draw_panel(surface, box, box.h // 2, fill, line=line)
        knob = box.right - box.h // 2 if self.is_on else box.x + box.h // 2
        ink = theme.TEXT if self.is_enabled else theme.FAINT
        draw_disc(surface, (knob, box.centery), round(box.h * 0.36), ink)
        style = TextStyle(theme.BODY.size, "regular", ink)
        left = box.right + look.t(12)
        put(surface, look.picture(self.name, style, self.rect.right - left), "midleft", (left, box.centery))


class Slider(Widget):
    """A number on a scale: by dragging, by arrows, by Page keys for larger steps."""

    role = "slider"
    is_focusable = True

    def __init__(
        self,
        tag: str,
        name: str,
        value: int,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        on_change: Callable[[int], None] | None = None,
        unit: str = "",
    ) -> None:
        """`unit` stands behind the number (` %`); `on_change` is told the new value."""
        super().__init__(tag, name)
        self.low, self.high, self.step, self.unit = low, high, step, unit
        self.value, self.on_slide = min(high, max(low, value)), on_change
        self._track = Rect(0, 0, 1, 1)

    def describe(self) -> Description:
        """Its name and its value."""
        return Description(self.role, self.name, f"{self.value}{self.unit}", states=self.common_states())

    def slide(self, value: int) -> None:
        """Set the value, within its ends; nobody is told."""
        self.value = min(self.high, max(self.low, value))
        self.changed()

    def _slide_as_person(self, value: int) -> None:
        before = self.value
        if self.is_enabled:
            self.slide(value)
            if self.value != before and self.on_slide is not None:
                self.on_slide(self.value)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Arrows go one step, Page keys five, Home and End to the ends."""
        steps = {pygame.K_PAGEUP: 5, pygame.K_PAGEDOWN: -5}
        steps |= dict.fromkeys(FORWARD, 1) | dict.fromkeys(BACKWARD, -1)
        ends = {pygame.K_HOME: self.low, pygame.K_END: self.high}
        if event.key in steps:
            self._slide_as_person(self.value + steps[event.key] * self.step)
        elif event.key in ends:
            self._slide_as_person(ends[event.key])
        else:
            return False
        return True

    def take_press(self, place: Place, clicks: int) -> bool:
        """Jump to where it was pressed."""
        self.take_drag(place)
        return True

    def take_drag(self, place: Place) -> None:
        """Follow the pointer, in whole steps."""
        share = (place[0] - self._track.x) / self._track.w
        steps = round(share * (self.high - self.low) / self.step)
        self._slide_as_person(self.low + steps * self.step)

    def wanted(self, look: Look, width: int) -> Size:
        """A track of some length, and the longest number behind."""
        return look.t(180) + self._number_room(look), look.t(theme.TARGET)

    def arrange(self, rect: Rect, look: Look) -> None:
        """Place the track left of the number."""
        super().arrange(rect, look)
        knob = look.t(10)
        width = max(1, self.rect.w - self._number_room(look) - 2 * knob)
        self._track = Rect(self.rect.x + knob, self.rect.centery - look.t(3), width, look.t(6))

    def _number_room(self, look: Look) -> int:
        return look.width(f"{self.high}{self.unit}", theme.STRONG) + look.t(16)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the track, the part that is filled, the knob and the number."""
        track, radius = self._track, self._track.h // 2
        draw_panel(surface, track, radius, theme.EMPTY, line_opacity=0)
        span = max(1, self.high - self.low)
        knob = track.x + round(track.w * (self.value - self.low) / span)
        colour = theme.LINE if self.is_enabled else theme.FAINT
        draw_panel(
            surface, Rect(track.x, track.y, max(1, knob - track.x), track.h), radius, colour, line_opacity=0
        )
        size = look.t(10 if self.is_hovered or self.is_pressed else 9)
        draw_disc(surface, (knob, track.centery), size, theme.TEXT, colour, look.u(2))
        number = look.picture(f"{self.value}{self.unit}", theme.STRONG)
        put(surface, number, "midright", (self.rect.right, track.centery))
