"""Several pages in one place, of which one is shown."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.layout import Choices
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, put
from manille_lan.client.kit.widget import PRESS_KEYS, Description, Place, Size, Widget
from manille_lan.client.kit.wishes import lowest_height
from manille_lan.client.theme import TextStyle, mix


class Tab(Widget):
    """The label of a page; the focus alone does not turn to it, Enter, Space or a click does."""

    role = "tab"
    is_focusable = True

    def __init__(self, tag: str, name: str, on_press: Callable[[], None]) -> None:
        super().__init__(tag, name)
        self.on_press = on_press
        self.is_chosen = False
        self.has_news = False
        """Whether something new stands on its page (a dot says so)."""

    def describe(self) -> Description:
        """Its name, whether it is the one shown, whether there is news."""
        states = ("chosen",) if self.is_chosen else ("news",) if self.has_news else ()
        return Description(self.role, self.name, states=(*states, *self.common_states()))

    def take_key(self, event: pygame.event.Event) -> bool:
        """Enter and Space turn to its page."""
        if event.key not in PRESS_KEYS:
            return False
        self.on_press()
        return True

    def take_release(self, place: Place) -> None:
        """A click turns to its page."""
        if self.rect.collidepoint(place):
            self.on_press()

    def shown_tip(self, look: Look) -> str:
        """The whole name where it was cut."""
        return self.name if look.width(self.name, theme.CHIP) > self.rect.w - look.t(12) else ""

    def wanted(self, look: Look, width: int) -> Size:
        """The name with room around."""
        return look.width(self.name, theme.CHIP) + look.t(28), look.t(theme.BAR_TARGET)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the label; gold where it is the page shown."""
        line = theme.LINE if self.is_chosen or self.is_hovered else theme.QUIET_LINE
        fill = theme.PANEL if self.is_chosen else mix(theme.PANEL, theme.FELT_EDGE, 0.5)
        draw_panel(surface, self.rect, look.u(theme.FIELD_RADIUS), fill, 240 if self.is_chosen else 150, line)
        style = TextStyle(theme.CHIP.size, "semibold", theme.GOLD if self.is_chosen else theme.DIM)
        put(surface, look.picture(self.name, style, self.rect.w - look.t(12)), "center", self.rect.center)
        if self.has_news and not self.is_chosen:
            spot = (self.rect.right - look.t(8), self.rect.y + look.t(8))
            pygame.draw.aacircle(surface, theme.GOLD, spot, look.t(4))


class Tabs(Widget):
    """Labels in a row, and below them the page that was turned to."""

    role = "tabs"

    def __init__(
        self,
        tag: str,
        name: str,
        pages: Sequence[tuple[str, str, Widget]],
        on_turn: Callable[[str], None] | None = None,
        wraps: bool = False,
    ) -> None:
        """`pages` are (tag, name, what it shows); `on_turn` is told the tag of the page turned to; with
        `wraps` labels that find no room stand in several rows, else they are cut.
        """
        super().__init__(tag, name)
        self.on_turn = on_turn
        self._tabs = {key: Tab(key, words, partial(self._turn_as_person, key)) for key, words, _ in pages}
        self._pages = {key: page for key, _, page in pages}
        self._bar = Choices([tab.stretch(1.0) for tab in self._tabs.values()], gap=theme.TINY, wraps=wraps)
        self.hold([self._bar, *self._pages.values()])
        self.turn_to(pages[0][0])

    @property
    def page(self) -> str:
        """The tag of the page shown."""
        return next(key for key, tab in self._tabs.items() if tab.is_chosen)

    def turn_to(self, key: str) -> None:
        """Show the page with that tag; nobody is told."""
        for each, tab in self._tabs.items():
            tab.is_chosen = each == key
            self._pages[each].is_shown = each == key
        self._tabs[key].has_news = False
        self.changed(sizes=True)

    def note_news(self, key: str) -> None:
        """Mark a page that is not shown with a dot."""
        self._tabs[key].has_news = not self._tabs[key].is_chosen
        self.changed()

    def take_key(self, event: pygame.event.Event) -> bool:
        """Ctrl with Page up or Page down turns to the neighbour from anywhere inside."""
        if not event.mod & pygame.KMOD_CTRL or event.key not in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return False
        keys = list(self._tabs)
        step = 1 if event.key == pygame.K_PAGEDOWN else -1
        self._turn_as_person(keys[(keys.index(self.page) + step) % len(keys)])
        return True

    def _turn_as_person(self, key: str) -> None:
        self.turn_to(key)
        if self.on_turn is not None:
            self.on_turn(key)

    def wanted(self, look: Look, width: int) -> Size:
        """The labels and the page shown."""
        bar, page = self._bar.wanted(look, width), self._pages[self.page].wanted(look, width)
        return max(bar[0], page[0]), bar[1] + look.u(theme.SMALL) + page[1]

    def lowest(self, look: Look, width: int) -> int:
        """The labels, and the page as low as it can be."""
        page = lowest_height(self._pages[self.page], look, width)
        return self._bar.wanted(look, width)[1] + look.u(theme.SMALL) + page

    def arrange(self, rect: Rect, look: Look) -> None:
        """Labels above, the page below."""
        super().arrange(rect, look)
        bar, gap = self._bar.wanted(look, self.rect.w)[1], look.u(theme.SMALL)
        self._bar.arrange(Rect(self.rect.x, self.rect.y, self.rect.w, bar), look)
        below = Rect(self.rect.x, self.rect.y + bar + gap, self.rect.w, self.rect.h - bar - gap)
        self._pages[self.page].arrange(below, look)
