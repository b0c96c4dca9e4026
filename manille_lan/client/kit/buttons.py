"""Buttons: with words, with an icon, or both; pressed by click, Enter or Space."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, put
from manille_lan.client.kit.widget import PRESS_KEYS, Description, Place, Size, Widget
from manille_lan.client.theme import Colour, TextStyle, mix


class Button(Widget):
    """Does something when it is pressed. A click counts when the button goes up over it, so that a person
    can still change his mind.
    """

    role = "button"
    is_focusable = True

    def __init__(
        self,
        tag: str,
        name: str,
        on_press: Callable[[], None],
        is_primary: bool = False,
        icon: str = "",
        icon_colour: Colour | None = theme.GOLD,
        tooltip: str = "",
        height: float = 48,
    ) -> None:
        """`is_primary` marks the one thing to do next; `icon` stands left of the words."""
        super().__init__(tag, name, tooltip)
        self.on_press, self.is_primary, self.icon, self.height = on_press, is_primary, icon, height
        self.icon_colour = icon_colour

    def press(self) -> None:
        """Do what the button does, if it is enabled."""
        if self.is_enabled:
            self.on_press()

    def take_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space press it."""
        if event.key not in PRESS_KEYS:
            return False
        self.press()
        return True

    def take_release(self, place: Place) -> None:
        """Pressed, if the pointer is still over it."""
        if self.rect.collidepoint(place):
            self.press()

    def shown_tip(self, look: Look) -> str:
        """The tooltip, or the whole name where it was cut."""
        is_cut = self._words_width(look) > self.rect.w
        return self.tooltip or (self.name if is_cut else "")

    def wanted(self, look: Look, width: int) -> Size:
        """The words with room around; never lower than a target for a finger."""
        return max(look.t(96), self._words_width(look) + look.t(8)), look.t(max(theme.TARGET, self.height))

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the face of the button, its icon and its words."""
        self._draw_face(surface, look)
        style = TextStyle(theme.BUTTON.size, theme.BUTTON.face, self.ink())
        picture = look.picture(self.name, style, self.rect.w - look.t(24) - self._icon_room(look))
        left = self.rect.centerx - (picture.get_width() + self._icon_room(look)) // 2
        if self.icon:
            image = look.icons.picture(self.icon, look.t(20), self._icon_ink())
            put(surface, image, "midleft", (left, self.rect.centery))
        put(surface, picture, "midleft", (left + self._icon_room(look), self.rect.centery))

    def ink(self) -> Colour:
        """The colour of its words."""
        if not self.is_enabled:
            return theme.FAINT
        return theme.INK if self.is_primary else theme.TEXT

    def _icon_ink(self) -> Colour | None:
        return self.icon_colour if self.is_enabled and not self.is_primary else self.ink()

    def _draw_face(self, surface: Surface, look: Look) -> None:
        fill = theme.LINE if self.is_primary else theme.PANEL
        line = theme.GOLD if self.is_primary else theme.LINE
        if not self.is_enabled:
            fill, line = theme.INK, theme.QUIET_LINE
        elif self.is_pressed:
            fill = mix(fill, (0, 0, 0), 0.22)
        elif self.is_hovered:
            fill, line = mix(fill, (255, 255, 255), 0.14), theme.GOLD
        draw_panel(surface, self.rect, look.u(theme.BUTTON_RADIUS), fill, line=line)

    def _icon_room(self, look: Look) -> int:
        return look.t(28) if self.icon else 0

    def _words_width(self, look: Look) -> int:
        return look.width(self.name, theme.BUTTON) + look.t(24) + self._icon_room(look)


class IconButton(Button):
    """A square button that shows only its icon; its name is its tooltip."""

    def __init__(
        self, tag: str, name: str, icon: str, on_press: Callable[[], None], height: float = theme.BAR_TARGET
    ) -> None:
        """`height` is also the width, in units of text."""
        super().__init__(tag, name, on_press, icon=icon, tooltip=name, height=height)

    def wanted(self, look: Look, width: int) -> Size:
        """A square."""
        return look.t(self.height), look.t(self.height)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the face and the icon."""
        self._draw_face(surface, look)
        px = round(min(self.rect.w, self.rect.h) * 0.6)
        put(surface, look.icons.picture(self.icon, px, self.ink()), "center", self.rect.center)


class Tile(Button):
    """A large button with an icon or a sign above its name: a suit to name as trumps."""

    def __init__(
        self,
        tag: str,
        name: str,
        on_press: Callable[[], None],
        icon: str = "",
        icon_colour: Colour | None = None,
        mark: str = "",
        tooltip: str = "",
        is_chosen: bool = False,
    ) -> None:
        """`mark` is a short text drawn large where there is no icon."""
        super().__init__(tag, name, on_press, icon=icon, icon_colour=icon_colour, tooltip=tooltip, height=64)
        self.mark, self.is_chosen = mark, is_chosen

    def describe(self) -> Description:
        """A button that may be chosen."""
        states = ("chosen",) if self.is_chosen else ()
        return Description(self.role, self.name, states=self.common_states() + states)

    def wanted(self, look: Look, width: int) -> Size:
        """The name below, the sign above."""
        return max(look.t(72), look.width(self.name, theme.CAPTION) + look.t(16)), look.t(self.height)

    def shown_tip(self, look: Look) -> str:
        """The tooltip, or the whole name where it was cut."""
        is_cut = look.width(self.name, theme.CAPTION) + look.t(8) > self.rect.w
        return self.tooltip or (self.name if is_cut else "")

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the face, the sign and the name."""
        if self.is_chosen:
            draw_panel(
                surface,
                self.rect,
                look.u(theme.BUTTON_RADIUS),
                theme.FELT,
                line=theme.GOLD,
                line_width=look.u(theme.FOCUS_LINE),
            )
        else:
            self._draw_face(surface, look)
        style = TextStyle(theme.CAPTION.size, "regular", self.ink())
        name = look.picture(self.name, style, self.rect.w - look.t(8))
        low = put(surface, name, "midbottom", (self.rect.centerx, self.rect.bottom - look.t(5)))
        above = Rect(self.rect.x, self.rect.y + look.t(4), self.rect.w, 1)
        above.h = max(1, low.y - above.y)
        if self.icon:
            image = look.icons.picture(self.icon, min(look.t(30), above.h), self._tile_ink())
            put(surface, image, "center", above.center)
        elif self.mark:
            large = TextStyle(20, "bold", self.ink())
            put(surface, look.picture(self.mark, large, above.w), "center", above.center)

    def _tile_ink(self) -> Colour | None:
        return self.icon_colour if self.is_enabled else theme.FAINT
