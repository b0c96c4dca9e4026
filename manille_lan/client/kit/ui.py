"""The root of the widgets: takes pygame's events, keeps focus, dialogs, notices and tooltips, draws.

It is told the time and has no clock; it never waits and never flips the display.
"""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.desk import Desk, SystemDesk
from manille_lan.client.kit.focus import Focus, found
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.overlay import TIP_DELAY, TOAST_SECONDS, Modal, Toast, ToastKind, draw_tooltip
from manille_lan.client.kit.paint import draw_ring
from manille_lan.client.kit.pointer import Pointer
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.widget import PRESS_KEYS, Widget

MOST_TOASTS = 3


class Ui:
    """A scene's widgets and whatever lies above them."""

    def __init__(self, root: Widget, look: Look, desk: Desk | None = None) -> None:
        """`desk` stands in for clipboard and input method in tests."""
        self.look = look
        self.now = 0.0
        self.is_dirty = True
        self.toast_floor: int | None = None
        """The lower edge of notices, in pixels; None: the window's."""
        self._desk = desk or SystemDesk()
        self._focus, self._pointer = Focus(), Pointer()
        self._modals: list[tuple[Modal, Widget | None]] = []
        self._toasts: list[Toast] = []
        self._held_keys: set[int] = set()
        self._shows_ring = True
        self._needs_places = True
        self._typing_at: Rect | None = None
        self._tip_for: Widget | None = None
        self._wants_tips = True
        self._root = root
        self.show(root)

    # What there is ---------------------------------------------------------------------------

    @property
    def root(self) -> Widget:
        """The scene's widget."""
        return self._root

    @property
    def top(self) -> Widget:
        """Who gets the input: the dialog opened last, else the scene."""
        return self._modals[-1][0] if self._modals else self._root

    @property
    def focused(self) -> Widget | None:
        """The widget that gets keys."""
        return self._focus.widget

    @property
    def has_modal(self) -> bool:
        """Whether a dialog is open."""
        return bool(self._modals)

    @property
    def toasts(self) -> tuple[str, ...]:
        """The notices on the screen, the oldest first."""
        return tuple(toast.text for toast in self._toasts)

    def find(self, tag: str) -> Widget:
        """The widget of that tag in the dialogs and the scene; KeyError where there is none."""
        for root in (*(modal for modal, _ in reversed(self._modals)), self._root):
            match = found(root, tag)
            if match is not None:
                return match
        raise KeyError(f"no widget {tag!r} in:\n{self.tree()}")

    def tree(self) -> str:
        """What is shown as text, one widget a line: for tests and for a look at a running window."""
        lines: list[str] = []
        for root in (self._root, *(modal for modal, _ in self._modals)):
            for widget in root.walk():
                if widget.tag:
                    depth = sum(1 for around in widget.ancestors() if around.tag)
                    mark = "> " if widget is self.focused else "  "
                    lines.append(f"{mark}{'  ' * depth}{widget.tag}: {widget.describe().text()}")
        lines.extend(f"  toast: {toast.text}" for toast in self._toasts)
        return "\n".join(lines)

    def status(self, word: Callable[[str], str] = str) -> str:
        """What the status line says about the focus; `word` translates roles and states."""
        return self.focused.describe().text(word) if self.focused is not None else ""

    def wake_at(self) -> float | None:
        """When something changes by itself (a notice goes, a tooltip comes); None for never."""
        times = [toast.until for toast in self._toasts]
        if self._waits_for_tip():
            times.append(self._pointer.still_since + TIP_DELAY)
        return min(times, default=None)

    # Changes ---------------------------------------------------------------------------------

    def show(self, root: Widget) -> None:
        """Show another tree of widgets; the focus goes to the widget of the same tag, else to the first."""
        self._root.on_change = None
        self._pointer.drop()
        self._tip_for = None
        self._root = root
        root.on_change = self._note_change
        if not self._modals:
            self._focus.settle(root)
        self._note_change(True)

    def resize(self, look: Look) -> None:
        """Take the new scale of the window or of its text."""
        self.look = look
        self._note_change(True)

    def open(self, modal: Modal) -> None:
        """Open a dialog over all; the focus goes into it and returns to where it was."""
        self._pointer.drop()
        self._tip_for = None
        self._modals.append((modal, self.focused))
        modal.on_change = self._note_change
        self._focus.move_to(None)
        self._focus.step(modal, 1)
        self._note_change(True)

    def close(self) -> None:
        """Close the dialog opened last; nothing where none is open."""
        if not self._modals:
            return
        modal, opener = self._modals.pop()
        modal.on_change = None
        self._pointer.drop()
        self._tip_for = None
        self._focus.move_to(opener)
        self._focus.settle(self.top)
        self._note_change(True)

    def toast(self, text: str, kind: ToastKind = "info", seconds: float = TOAST_SECONDS) -> None:
        """Show a notice that passes by itself."""
        self._toasts = [*self._toasts, Toast(text, kind, self.now + seconds)][-MOST_TOASTS:]
        self.is_dirty = True

    def drop_toast(self, text: str) -> None:
        """Take back a notice that holds no longer."""
        self._toasts = [toast for toast in self._toasts if toast.text != text]
        self.is_dirty = True

    def focus(self, tag: str) -> None:
        """Give the focus to the widget of that tag, with the ring shown."""
        self._shows_ring = True
        self._give_focus(self.find(tag))

    def update(self, now: float) -> None:
        """Take note of the time: old notices go, a tooltip comes."""
        self.now = now
        if any(toast.until <= now for toast in self._toasts):
            self._toasts = [toast for toast in self._toasts if toast.until > now]
            self.is_dirty = True
        if self._waits_for_tip() and now >= self._pointer.still_since + TIP_DELAY:
            self._tip_for = self._pointer.over
            self.is_dirty = True

    # Input -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Take one event of pygame; whether it was used up here."""
        self._give_places()
        used = self._handled(event)
        if used and event.type != pygame.MOUSEMOTION:  # who changes under the pointer says so
            self.is_dirty = True
        return used

    def _handled(self, event: pygame.event.Event) -> bool:
        kind = event.type
        if kind == pygame.KEYDOWN:
            return self._take_key(event)
        if kind == pygame.KEYUP:
            self._held_keys.discard(event.key)
        elif kind in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._take_text(event)
        elif kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            return self._take_pointer(event)
        elif kind == pygame.WINDOWFOCUSLOST:
            self._lose_window()
        elif kind == pygame.WINDOWLEAVE:
            self._tip_for = None
            return self._pointer.leave()
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self.is_dirty = True
        return False

    def _take_key(self, event: pygame.event.Event) -> bool:
        self._shows_ring = True
        self._drop_tip()
        if event.key in PRESS_KEYS:
            if event.key in self._held_keys:
                return True  # a key that is held counts once: nobody plays two cards with one Enter
            self._held_keys.add(event.key)
        if event.key == pygame.K_TAB and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            self._focus.step(self.top, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            self._follow_focus()
            return True
        if self._focus.take_key(event):
            self._focus.settle(self.top)
            self._follow_focus()
            return True
        if self._focus.step_by_arrow(event.key):
            self._follow_focus()
            return True
        if self._modals:
            self._escape(event)
            return True
        return False

    def _escape(self, event: pygame.event.Event) -> None:
        modal = self._modals[-1][0]
        if event.key == pygame.K_ESCAPE and modal.can_escape:
            self.close()
            if modal.on_close is not None:
                modal.on_close()

    def _take_text(self, event: pygame.event.Event) -> bool:
        if self.focused is None or not self.focused.takes_text:
            return False
        if event.type == pygame.TEXTINPUT:
            self.focused.take_text(event.text)
        else:
            self.focused.take_composition(event.text)
        return True

    def _take_pointer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._pointer.wheel(self.top, event.y) or self.has_modal
        if event.type == pygame.MOUSEMOTION:
            if event.pos != self._pointer.place:
                self._drop_tip()
                self._wants_tips = True
            if self._pointer.move(self.top, event.pos, self.now):
                self.is_dirty = True
            return self._pointer.over is not self._root or self._pointer.held is not None
        if event.button != pygame.BUTTON_LEFT:
            return self.has_modal
        if event.type == pygame.MOUSEBUTTONUP:
            return self._pointer.release(event.pos) or self.has_modal
        return self._take_press(event)

    def _take_press(self, event: pygame.event.Event) -> bool:
        self._shows_ring = False
        self._drop_tip()
        taken = self._pointer.press(self.top, event.pos, self.now)
        if taken is not None and taken.can_focus():
            self._give_focus(taken)
        return taken is not None or self.has_modal

    def _lose_window(self) -> None:
        """Nothing stays pressed while the person is elsewhere: the releases will never arrive."""
        self._held_keys.clear()
        self._pointer.drop()
        self._pointer.leave()
        self._tip_for = None
        if self.focused is not None:
            self.focused.take_composition("")
        self.is_dirty = True

    # Places, focus, picture ------------------------------------------------------------------

    def _note_change(self, sizes: bool) -> None:
        self.is_dirty = True
        self._needs_places = self._needs_places or sizes

    def _give_focus(self, widget: Widget) -> None:
        self._focus.move_to(widget)
        self._follow_focus()

    def _follow_focus(self) -> None:
        """After the focus moved: scroll to it, and turn input methods on where text goes."""
        self.is_dirty = True
        self._give_places()
        self._focus.reveal(self.look.u(theme.SMALL))
        self._give_places()

    def _give_places(self) -> None:
        if self._needs_places:
            self._needs_places = False
            window = Rect(0, 0, self.look.scale.width, self.look.scale.height)
            look = replace(self.look, sizes={})
            for root in (self._root, *(modal for modal, _ in self._modals)):
                root.arrange(window, look)
            self._focus.settle(self.top)
            self._pointer.look_again(self.top)
        self._serve_typing()

    def _serve_typing(self) -> None:
        """Tell the desk where text goes now; the list of candidates follows the field."""
        widget = self.focused
        place = Rect(widget.rect) if widget is not None and widget.takes_text else None
        if place != self._typing_at:
            if place is not None:
                self._desk.begin_typing(place)
            else:
                self._desk.end_typing()
            self._typing_at = place

    def _drop_tip(self) -> None:
        """Take the tooltip away; after a key or a click none comes until the pointer moves again."""
        self.is_dirty = self.is_dirty or self._tip_for is not None
        self._tip_for, self._wants_tips = None, False

    def _waits_for_tip(self) -> bool:
        over = self._pointer.over
        if over is None or over is self._tip_for or self._pointer.held is not None or not self._wants_tips:
            return False
        return bool(over.shown_tip(self.look))

    def draw(self, surface: Surface) -> None:
        """Draw widgets, dialogs, focus ring, notices and tooltip; what lies behind is drawn by the caller."""
        self._give_places()
        self._root.draw(surface, self.look)
        for modal, _ in self._modals:
            modal.draw(surface, self.look)
        self._draw_focus(surface)
        floor = surface.get_height() if self.toast_floor is None else self.toast_floor
        bottom = floor - self.look.u(theme.MARGIN)
        for toast in reversed(self._toasts):
            bottom = toast.draw(surface, self.look, bottom) - self.look.u(theme.SMALL)
        if self._tip_for is not None:
            tip = self._tip_for.shown_tip(self.look)
            if tip:
                draw_tooltip(surface, self.look, tip, self._tip_for.rect)
        self.is_dirty = False

    def _draw_focus(self, surface: Surface) -> None:
        widget = self.focused
        if widget is None or not self._shows_ring or widget.has_own_ring:
            return
        before = surface.get_clip()
        edge = self.look.u(theme.SMALL)
        for around in widget.ancestors():
            if isinstance(around, ScrollPanel):
                surface.set_clip(around.rect.inflate(2 * edge, 2 * edge).clip(surface.get_clip()))
        rect = widget.ring_rect(self.look)
        radius = self.look.u(theme.BUTTON_RADIUS + 3)
        draw_ring(surface, rect, radius, theme.TEXT, self.look.u(theme.FOCUS_LINE))
        surface.set_clip(before)
