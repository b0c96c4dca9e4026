"""A line that a person writes into: keyboard, mouse, clipboard and input methods.

Letters come as text events, never as keys, so that dead keys and input methods work. While an input method
composes, keys belong to it: Enter confirms the composition, not the line.
"""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.desk import Desk, SystemDesk
from manille_lan.client.kit.editing import Line
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel
from manille_lan.client.kit.widget import COMMAND_KEYS, ENTER_KEYS, Description, Place, Size, Widget
from manille_lan.client.theme import TextStyle

WORD_KEYS = pygame.KMOD_CTRL | pygame.KMOD_ALT
PASSING_KEYS = frozenset(
    {pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, *range(pygame.K_F1, pygame.K_F12 + 1)}
)
"""Keys that are not for a line of text: they go on to the scene."""


class Field(Widget):
    """One line of text with a caret; what is longer than the field scrolls sideways."""

    role = "text field"
    is_focusable = True
    takes_text = True

    def __init__(
        self,
        tag: str,
        name: str,
        text: str = "",
        hint: str = "",
        most: int = 24,
        most_bytes: int | None = None,
        on_enter: Callable[[str], None] | None = None,
        on_change: Callable[[str], None] | None = None,
        desk: Desk | None = None,
    ) -> None:
        """`hint` stands in the empty field; `most` and `most_bytes` limit the text as the host does."""
        super().__init__(tag, name)
        self.hint, self.on_enter, self.on_edit = hint, on_enter, on_change
        self.line = Line(most, most_bytes)
        self.line.fill(text)
        self.composition = ""
        self._desk = desk or SystemDesk()
        self._shift = 0
        self._edges: list[int] = [0]

    @property
    def text(self) -> str:
        """What stands in it."""
        return self.line.text

    def describe(self) -> Description:
        """Its name and text; the hint where it is empty."""
        return Description(self.role, self.name, self.text or self.hint, states=self.common_states())

    def fill(self, text: str) -> None:
        """Write `text` in place of what stands there; nobody is told."""
        self.line.fill(text)
        self.composition = ""
        self.changed()

    # Input -----------------------------------------------------------------------------------

    def take_text(self, text: str) -> None:
        """Write what was typed or what the input method has decided."""
        self.composition = ""
        self._edited(self.line.insert(text))

    def take_composition(self, text: str) -> None:
        """Show what the input method has in hand."""
        if text != self.composition:
            self.composition = text
            self.changed()

    def take_key(self, event: pygame.event.Event) -> bool:
        """Move, erase, copy, paste, enter. A letter's key is used up: its text comes by itself."""
        if self.composition:
            return True
        if event.mod & COMMAND_KEYS and event.key in (pygame.K_a, pygame.K_c, pygame.K_v, pygame.K_x):
            return self._command(event.key)
        if event.key in ENTER_KEYS and self.on_enter is not None:
            self.on_enter(self.text)
            return True
        if self._moved(event) or self._erased(event):
            self.changed()
            return True
        return event.key not in PASSING_KEYS and not event.mod & COMMAND_KEYS and event.key not in ENTER_KEYS

    def _moved(self, event: pygame.event.Event) -> bool:
        selects, by_word = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & WORD_KEYS)
        first, last = self.line.selection
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            place = self.line.word_edge(step) if by_word else self.line.caret + step
            if first != last and not selects:
                place = last if step > 0 else first
        elif event.key in (pygame.K_HOME, pygame.K_END):
            place = 0 if event.key == pygame.K_HOME else len(self.line.parts)
        else:
            return False
        self.line.move(place, selects)
        return True

    def _erased(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return False
        step = -1 if event.key == pygame.K_BACKSPACE else 1
        self._edited(self.line.erase(step, bool(event.mod & WORD_KEYS)))
        return True

    def _command(self, key: int) -> bool:
        if key == pygame.K_a:
            self.line.select_all()
        elif key == pygame.K_v:
            self._edited(self.line.insert(self._desk.copied()))
        elif self.line.selected:
            self._desk.copy(self.line.selected)
            if key == pygame.K_x:
                self._edited(self.line.erase(-1))
        self.changed()
        return True

    def _edited(self, is_new: bool) -> None:
        self.changed()
        if is_new and self.on_edit is not None:
            self.on_edit(self.text)

    def take_press(self, place: Place, clicks: int) -> bool:
        """Put the caret where it was clicked; twice selects everything."""
        self.line.move(self._place_at(place[0]))
        if clicks > 1:
            self.line.select_all()
        return True

    def take_drag(self, place: Place) -> None:
        """Select up to the pointer."""
        self.line.move(self._place_at(place[0]), selects=True)
        self.changed()

    def _place_at(self, x: int) -> int:
        """The gap between two characters that is nearest to `x`."""
        return min(range(len(self._edges)), key=lambda index: abs(self._edges[index] - x))

    # Picture ---------------------------------------------------------------------------------

    def wanted(self, look: Look, width: int) -> Size:
        """Room for about as many characters as it may hold, up to twenty."""
        return look.t(theme.BODY.size * 0.55 * min(20, self.line.most) + 20), look.t(theme.TARGET)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the box, the selection, the text with the composition underlined, the caret."""
        line = theme.GOLD if self.has_focus else theme.LINE if self.is_hovered else theme.QUIET_LINE
        draw_panel(surface, self.rect, look.u(theme.FIELD_RADIUS), theme.INK, line=line)
        inner = self.rect.inflate(-2 * look.t(10), -2 * look.u(5))
        before = surface.get_clip()
        surface.set_clip(inner.inflate(look.u(2), 0).clip(before))
        self._keep_caret_in(inner, look)
        self._draw_text(surface, inner, look)
        surface.set_clip(before)

    def _keep_caret_in(self, inner: Rect, look: Look) -> None:
        caret = look.width(self.line.before + self.composition, theme.BODY)
        whole = look.width(self.line.before + self.composition + self.line.after, theme.BODY)
        shift = min(self._shift, max(0, whole - inner.w + look.u(2)))
        shift = max(shift, caret - inner.w + look.u(2))
        self._shift = max(0, min(shift, caret))
        self._edges = [
            inner.x - self._shift + look.width("".join(self.line.parts[:index]), theme.BODY)
            for index in range(len(self.line.parts) + 1)
        ]

    def _draw_text(self, surface: Surface, inner: Rect, look: Look) -> None:
        first, last = self.line.selection
        if last > first and self.has_focus:
            marked = Rect(self._edges[first], inner.y, self._edges[last] - self._edges[first], inner.h)
            surface.fill(theme.SELECTION, marked)
        shown = self.line.before + self.composition + self.line.after
        if not shown:
            hint = TextStyle(theme.BODY.size, "regular", theme.FAINT)
            self._put(surface, inner, look.picture(self.hint, hint, inner.w), inner.x)
        else:
            style = TextStyle(theme.BODY.size, "regular", theme.TEXT if self.is_enabled else theme.FAINT)
            self._put(surface, inner, look.picture(shown, style), inner.x - self._shift)
        if self.has_focus:
            self._draw_caret(surface, inner, look)

    def _draw_caret(self, surface: Surface, inner: Rect, look: Look) -> None:
        start = self._edges[self.line.caret]
        width = look.width(self.line.before + self.composition, theme.BODY) - look.width(
            self.line.before, theme.BODY
        )
        if self.composition:
            surface.fill(theme.GOLD, (start, inner.bottom - look.u(4), width, look.u(2)))
        surface.fill(theme.GOLD, (start + width, inner.y + look.u(2), look.u(2), inner.h - look.u(4)))

    @staticmethod
    def _put(surface: Surface, inner: Rect, picture: Surface, left: int) -> None:
        surface.blit(picture, (left, inner.centery - picture.get_height() // 2))
