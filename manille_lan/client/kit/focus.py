"""Who has the focus, and where it goes by Tab and by arrow keys."""

import pygame

from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.widget import Widget

STEPS = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}


class Focus:
    """The one widget that gets keys; None where nothing can be focused."""

    def __init__(self) -> None:
        self.widget: Widget | None = None

    def move_to(self, widget: Widget | None) -> bool:
        """Give the focus to `widget`; whether that changed anything."""
        if widget is self.widget:
            return False
        if self.widget is not None:
            self.widget.has_focus = False
            self.widget.take_composition("")
        self.widget = widget
        if widget is not None:
            widget.has_focus = True
        return True

    def step(self, root: Widget, by: int) -> None:
        """Go to the next (1) or the previous (-1) widget that can be focused, around the end."""
        order = focus_order(root)
        if not order:
            self.move_to(None)
            return
        first = 0 if by > 0 else -1
        place = order.index(self.widget) + by if self.widget in order else first
        self.move_to(order[place % len(order)])

    def settle(self, root: Widget) -> None:
        """Keep the focus if it can stay; else it goes to the widget of the same tag, else to the first."""
        order = focus_order(root)
        if self.widget in order:
            return
        before = self.widget.tag if self.widget is not None else None
        same = next((widget for widget in order if widget.tag == before), None)
        self.move_to(same or (order[0] if order else None))

    def step_by_arrow(self, key: int) -> bool:
        """Move inside the nearest group that moves by arrows; whether there is one."""
        if self.widget is None or key not in STEPS:
            return False
        group = next((around for around in self.widget.ancestors() if around.moves_by_arrows), None)
        if group is None:
            return False
        self.step(group, STEPS[key])
        return True

    def take_key(self, event: pygame.event.Event) -> bool:
        """Offer the key to the focused widget, then to those around it."""
        if self.widget is None:
            return False
        return any(widget.take_key(event) for widget in (self.widget, *self.widget.ancestors()))

    def reveal(self, margin: int) -> None:
        """Scroll whatever is around until the focused widget is in view."""
        if self.widget is None:
            return
        for around in self.widget.ancestors():
            if isinstance(around, ScrollPanel):
                around.reveal(self.widget, margin)


def focus_order(root: Widget) -> list[Widget]:
    """The widgets that Tab visits, in order."""
    return [widget for widget in root.walk() if widget.can_focus()]


def found(root: Widget, tag: str) -> Widget | None:
    """The widget of that tag, shown or not."""
    if root.tag == tag:
        return root
    return next((match for child in root.children if (match := found(child, tag)) is not None), None)
