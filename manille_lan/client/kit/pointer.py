"""The mouse (or a finger) over the widgets: hover, press and hold, double clicks, the wheel."""

from typing import Final

from manille_lan.client.kit.widget import Place, Widget

DOUBLE_CLICK_SECONDS: Final = 0.4
DOUBLE_CLICK_REACH: Final = 6
"""A second click farther away than this (pixels) is a click of its own."""


class Pointer:
    """Where the pointer is, what lies under it, and what it holds."""

    def __init__(self) -> None:
        self.place: Place | None = None
        self.over: Widget | None = None
        self.held: Widget | None = None
        self.still_since = 0.0
        self._last_click: tuple[Place, float, int] = ((0, 0), -1.0, 0)

    def move(self, root: Widget, place: Place, now: float) -> bool:
        """Follow the pointer; whether anything looks different."""
        if place != self.place:
            self.still_since = now
        self.place = place
        if self.held is not None:
            self.held.take_drag(place)
            return True
        return self._hover(root.hit(place))

    def leave(self) -> bool:
        """The pointer is gone from the window."""
        self.place = None
        return self._hover(None)

    def look_again(self, root: Widget) -> bool:
        """Find out what lies under the pointer after things have moved."""
        return self.held is None and self.place is not None and self._hover(root.hit(self.place))

    def press(self, root: Widget, place: Place, now: float) -> Widget | None:
        """The button went down: the widget that takes it, the innermost first."""
        self.place = place
        clicks = self._clicks(place, now)
        hit = root.hit(place)
        if hit is None:
            return None
        for widget in (hit, *hit.ancestors()):
            if not widget.is_enabled:
                return None
            if widget.take_press(place, clicks):
                self.held = widget
                widget.is_pressed = True
                return widget
        return None

    def release(self, place: Place) -> bool:
        """The button went up; whether somebody held it. A release without its press does nothing."""
        held, self.held = self.held, None
        if held is None:
            return False
        held.is_pressed = False
        held.take_release(place)
        return True

    def drop(self) -> bool:
        """Forget the press: the window lost the focus while the button was down."""
        held, self.held = self.held, None
        if held is None:
            return False
        held.is_pressed = False
        held.drop_press()
        return True

    def wheel(self, root: Widget, steps: float) -> bool:
        """Offer the wheel to what lies under the pointer, then to those around it."""
        hit = root.hit(self.place) if self.place is not None else None
        if hit is None:
            return False
        return any(widget.take_wheel(steps) for widget in (hit, *hit.ancestors()))

    def _hover(self, widget: Widget | None) -> bool:
        if widget is self.over:
            if widget is not None:
                widget.take_hover(self.place)
            return False
        if self.over is not None:
            self.over.is_hovered = False
            self.over.take_hover(None)
        self.over = widget
        if widget is not None:
            widget.is_hovered = True
            widget.take_hover(self.place)
        return True

    def _clicks(self, place: Place, now: float) -> int:
        before, when, count = self._last_click
        near = abs(place[0] - before[0]) + abs(place[1] - before[1]) <= DOUBLE_CLICK_REACH
        count = count + 1 if near and now - when <= DOUBLE_CLICK_SECONDS else 1
        self._last_click = (place, now, count)
        return count
