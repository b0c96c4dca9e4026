"""The room that a widget claims: its own wish together with what it was told by `stretch`.

While the root gives places, what a widget has said for a width is remembered.
"""

from collections.abc import Callable

from manille_lan.client.kit.look import Look
from manille_lan.client.kit.widget import Size, Widget


def wanted_size(widget: Widget, look: Look, width: int) -> Size:
    """The size that `widget` wants where `width` pixels are there, with its basis and its least height."""
    return _remembered(widget, look, width, "wanted", lambda: _wanted(widget, look, width))


def lowest_height(widget: Widget, look: Look, width: int) -> int:
    """The least height that `widget` can do with, not below the one that it was given."""
    return _remembered(widget, look, width, "lowest", lambda: (0, _lowest(widget, look, width)))[1]


def _wanted(widget: Widget, look: Look, width: int) -> Size:
    if widget.basis is not None:
        basis = min(look.t(widget.basis), width)
        wide, high = basis, widget.wanted(look, width if widget.grow else basis)[1]
    else:
        wide, high = widget.wanted(look, width)
    return min(wide, width), max(high, _least(widget, look))


def _lowest(widget: Widget, look: Look, width: int) -> int:
    return max(_least(widget, look), widget.lowest(look, width))


def _least(widget: Widget, look: Look) -> int:
    return look.t(widget.least_height) if widget.least_height is not None else 0


def _remembered(widget: Widget, look: Look, width: int, what: str, ask: Callable[[], Size]) -> Size:
    if look.sizes is None:
        return ask()
    key = (id(widget), width, what)
    if key not in look.sizes:
        look.sizes[key] = ask()
    return look.sizes[key]
