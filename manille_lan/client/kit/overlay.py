"""What lies above a scene: modal dialogs, notices that pass, tooltips."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Column, Row
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, draw_shadow, put
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.widget import ENTER_KEYS, Size, Widget
from manille_lan.client.kit.wishes import wanted_size
from manille_lan.client.theme import Colour, TextStyle

ToastKind = Literal["info", "ok", "bad"]
TOAST_COLOURS: Final[dict[ToastKind, Colour]] = {"info": theme.LINE, "ok": theme.OK, "bad": theme.BAD}
TOAST_SECONDS: Final = 4.0
TIP_DELAY: Final = 0.5
VEIL: Final = (6, 16, 14, 150)


class Modal(Widget):
    """A dialog over the scene: holds the focus until it closes; Esc closes it where that is allowed."""

    role = "dialog"

    def __init__(
        self,
        tag: str,
        title: str,
        body: Sequence[Widget],
        actions: Sequence[Widget],
        on_close: Callable[[], None] | None = None,
        can_escape: bool = True,
        width: float = 560,
    ) -> None:
        """`actions` stand in a row below; `on_close` is told when Esc closes it; `width` in units of text."""
        super().__init__(tag, title)
        self.on_close, self.can_escape, self.width = on_close, can_escape, width
        self._title = Label(f"{tag}.title", title, theme.HEADING, wraps=True, side="centre")
        self._body = ScrollPanel(Column(body, gap=theme.GAP), f"{tag}.body")
        self._actions = Row(actions, gap=theme.GAP, wraps=True, push="centre")
        self.hold([self._title, self._body, self._actions])

    def take_key(self, event: pygame.event.Event) -> bool:
        """Enter that nobody inside used (in a field) does the thing to do next."""
        if event.key not in ENTER_KEYS:
            return False
        primary = (each for each in self._actions.children if isinstance(each, Button) and each.is_primary)
        button = next(primary, None)
        if button is not None:
            button.press()
        return button is not None

    def wanted(self, look: Look, width: int) -> Size:
        """The width it was made for, and the height of its parts, as far as the window goes."""
        wide = min(look.t(self.width), max(1, width - 2 * look.u(theme.BROAD)))
        inner = max(1, wide - 2 * look.u(theme.MARGIN))
        parts = [wanted_size(part, look, inner)[1] for part in self.children]
        return wide, sum(parts) + 2 * look.u(theme.BROAD) + 2 * look.u(theme.WIDE)

    def arrange(self, rect: Rect, look: Look) -> None:
        """Stand in the middle of the window `rect`; the body scrolls where it is too high."""
        wide, high = self.wanted(look, rect.w)
        place = Rect(0, 0, wide, min(high, max(1, rect.h - 2 * look.u(theme.GAP))))
        place.center = rect.center
        super().arrange(place, look)
        inner = self.rect.inflate(-2 * look.u(theme.MARGIN), -2 * look.u(theme.BROAD))
        gap, width = look.u(theme.WIDE), max(1, inner.w)
        head, foot = self._title.wanted(look, width)[1], self._actions.wanted(look, width)[1]
        self._title.arrange(Rect(inner.x, inner.y, width, head), look)
        self._actions.arrange(Rect(inner.x, inner.bottom - foot, width, foot), look)
        body = Rect(inner.x, inner.y + head + gap, width, inner.h - head - foot - 2 * gap)
        self._body.arrange(body, look)

    def draw(self, surface: Surface, look: Look) -> None:
        """Dim what lies below, then draw the dialog."""
        veil = Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill(VEIL)
        surface.blit(veil, (0, 0))
        radius = look.u(theme.MODAL_RADIUS)
        draw_shadow(surface, self.rect, radius, look.u(10), 150, look.u(6))
        draw_panel(surface, self.rect, radius, opacity=250, line=theme.LINE, line_width=look.u(2))
        super().draw(surface, look)


@dataclass(frozen=True, slots=True)
class Toast:
    """A notice that passes by itself."""

    text: str
    kind: ToastKind
    until: float

    def draw(self, surface: Surface, look: Look, bottom: int) -> int:
        """Draw it centred with its lower edge at `bottom`; tells its upper edge."""
        style = TextStyle(theme.LABEL.size, "semibold", theme.TEXT)
        lines = look.lines(self.text, style, surface.get_width() - look.t(96))
        pictures = [look.picture(line, style) for line in lines]
        line = look.line_height(style)
        rect = Rect(0, 0, max(p.get_width() for p in pictures) + look.t(44), line * len(lines) + look.t(18))
        rect.midbottom = (surface.get_width() // 2, bottom)
        radius = min(rect.h // 2, look.t(20))
        draw_shadow(surface, rect, radius, look.u(8), 120, look.u(4))
        colour = TOAST_COLOURS[self.kind]
        draw_panel(surface, rect, radius, opacity=245, line=colour, line_width=look.u(2))
        for index, picture in enumerate(pictures):
            place = (rect.centerx, rect.y + look.t(9) + line * index + line // 2)
            put(surface, picture, "center", place)
        return rect.y


def draw_tooltip(surface: Surface, look: Look, text: str, anchor: Rect) -> Rect:
    """A paper note under `anchor`, or above where there is no room; tells where it went."""
    style = TextStyle(14, "regular", theme.PAPER_INK)
    lines = look.lines(text, style, min(look.t(340), surface.get_width() - look.t(40)))
    pictures, line = [look.picture(text, style) for text in lines], look.line_height(style)
    wide = max(picture.get_width() for picture in pictures) + look.t(20)
    rect = Rect(0, 0, wide, line * len(lines) + look.t(10))
    rect.midtop = (anchor.centerx, anchor.bottom + look.u(8))
    window = surface.get_rect().inflate(-look.u(12), -look.u(12))
    if rect.bottom > window.bottom:
        rect.bottom = anchor.top - look.u(8)
    rect.clamp_ip(window)
    draw_shadow(surface, rect, look.u(6), look.u(6), 120, look.u(3))
    draw_panel(surface, rect, look.u(6), theme.PAPER, line=theme.LINE)
    for index, picture in enumerate(pictures):
        surface.blit(picture, (rect.x + look.t(10), rect.y + look.t(5) + index * line))
    return rect
