"""What is larger than its place: how far it is scrolled, the bar, a panel that scrolls what it holds."""

from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel
from manille_lan.client.kit.widget import Place, Size, Widget
from manille_lan.client.kit.wishes import lowest_height, wanted_size
from manille_lan.client.theme import mix

BAR_COLOUR = mix(theme.LINE, theme.PANEL, 0.35)
WHEEL_UNITS = 48
"""How far one notch of the wheel goes, in units of text."""


@dataclass(slots=True)
class Scrolling:
    """Where a view of `view` pixels stands on a content of `content` pixels."""

    offset: int = 0
    view: int = 1
    content: int = 0
    track: Rect = field(default_factory=lambda: Rect(0, 0, 1, 1))
    """Where the bar was drawn."""
    is_held: bool = False
    """Whether the pointer holds the bar."""

    @property
    def farthest(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.view)

    def measure(self, view: int, content: int) -> None:
        """Take note of new sizes; the offset stays within them."""
        self.view, self.content = max(1, view), content
        self.move_to(self.offset)

    def move_to(self, offset: float) -> bool:
        """Go there, or as far as there is something; whether that changed anything."""
        before, self.offset = self.offset, round(max(0, min(self.farthest, offset)))
        return self.offset != before

    def move_by(self, pixels: float) -> bool:
        """Go on by so many pixels."""
        return self.move_to(self.offset + pixels)

    def reveal(self, top: int, bottom: int) -> bool:
        """Go no farther than needed to show this stretch of the content (its top where it is too long)."""
        if bottom > self.offset + self.view:
            self.move_to(bottom - self.view)
            return self.move_to(min(self.offset, top)) or True
        return self.move_to(top) if top < self.offset else False

    def move_by_key(self, key: int, line: int) -> bool:
        """Go by the keys that scroll; whether `key` is one of them."""
        page = max(line, self.view - line)
        target = {
            pygame.K_UP: self.offset - line,
            pygame.K_DOWN: self.offset + line,
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.farthest,
        }.get(key)
        return target is not None and self.move_to(target)

    def grab(self, place: Place) -> bool:
        """Hold the bar if `place` is on it, and go there; whether it is."""
        self.is_held = self.farthest > 0 and self.track.collidepoint(place)
        if self.is_held:
            self.follow(place)
        return self.is_held

    def follow(self, place: Place) -> bool:
        """While the bar is held, go where the pointer is; whether that changed anything."""
        share = (place[1] - self.track.y) / max(1, self.track.h)
        return self.is_held and self.move_to(share * self.content - self.view / 2)

    def let_go(self) -> None:
        """The bar is no longer held."""
        self.is_held = False


def bar_room(look: Look) -> int:
    """The width that a scroll bar takes, with its gap."""
    return look.u(14)


def draw_scroll_bar(surface: Surface, track: Rect, scrolling: Scrolling, look: Look) -> None:
    """The bar at the right edge of `track`; nothing where all is in view."""
    scrolling.track = Rect(track.right - bar_room(look), track.y, bar_room(look), track.h)
    if not scrolling.farthest or track.h < 4:
        return
    rail = Rect(track.right - look.u(8), track.y, look.u(6), track.h)
    draw_panel(surface, rail, rail.w // 2, theme.INK, 150, line_opacity=0)
    height = max(look.u(24), rail.h * scrolling.view // scrolling.content)
    height = min(rail.h, height)
    top = rail.y + (rail.h - height) * scrolling.offset // scrolling.farthest
    draw_panel(surface, Rect(rail.x, top, rail.w, height), rail.w // 2, BAR_COLOUR, line_opacity=0)


class ScrollPanel(Widget):
    """Shows one widget that may be higher than the panel: by wheel, by bar, by Page keys, and by itself
    when the focus goes to something out of view.
    """

    role = "scroll area"
    can_shrink = True

    def __init__(self, child: Widget, tag: str = "", name: str = "") -> None:
        super().__init__(tag, name)
        self.scrolling = Scrolling()
        self._line = WHEEL_UNITS
        self._grabbed: Place | None = None
        self.hold([child])

    def can_focus(self) -> bool:
        """Where nothing inside can have the focus, the panel takes it, so that keys can scroll it."""
        is_reachable = any(widget.can_focus() for child in self.children for widget in child.walk())
        return self.is_shown and self.scrolling.farthest > 0 and not is_reachable

    def wanted(self, look: Look, width: int) -> Size:
        """As the child, with room for the bar."""
        wide, high = wanted_size(self.children[0], look, max(1, width - bar_room(look)))
        return wide + bar_room(look), high

    def arrange(self, rect: Rect, look: Look) -> None:
        """Give the child its height, moved up by what is scrolled."""
        super().arrange(rect, look)
        self._line = look.t(WHEEL_UNITS)
        child = self.children[0]
        width = self.rect.w
        if lowest_height(child, look, width) > self.rect.h:
            width = max(1, width - bar_room(look))
        content = lowest_height(child, look, width)
        self.scrolling.measure(self.rect.h, content)
        top = self.rect.y - self.scrolling.offset
        child.arrange(Rect(self.rect.x, top, width, max(content, self.rect.h)), look)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw what is in view, and the bar."""
        edge = look.u(6)  # focus rings and shadows of what lies at the very edge stay whole
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(2 * edge, 0).clip(before))
        super().draw(surface, look)
        surface.set_clip(before)
        draw_scroll_bar(surface, self.rect, self.scrolling, look)

    def reveal(self, widget: Widget, margin: int) -> None:
        """Scroll until `widget`, which lies inside, is in view."""
        top = widget.rect.y - self.rect.y + self.scrolling.offset
        if self.scrolling.reveal(top - margin, top + widget.rect.h + margin):
            self.changed(sizes=True)

    def take_key(self, event: pygame.event.Event) -> bool:
        """The keys that scroll, where nothing inside used them."""
        return self._moved(self.scrolling.move_by_key(event.key, self._line))

    def take_wheel(self, steps: float) -> bool:
        """Scroll by notches."""
        return self._moved(self.scrolling.move_by(-steps * self._line))

    def take_press(self, place: Place, clicks: int) -> bool:
        """Hold the bar, or jump to where it was clicked."""
        if not self.scrolling.grab(place):
            return False
        self.changed(sizes=True)
        return True

    def take_drag(self, place: Place) -> None:
        """Follow the pointer with the bar."""
        self._moved(self.scrolling.follow(place))

    def take_release(self, place: Place) -> None:
        """Let go of the bar."""
        self.scrolling.let_go()

    def drop_press(self) -> None:
        """Let go of the bar."""
        self.scrolling.let_go()

    def _moved(self, has_moved: bool) -> bool:
        if has_moved:
            self.changed(sizes=True)
        return has_moved
