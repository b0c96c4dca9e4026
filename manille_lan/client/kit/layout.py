"""Rows, columns and panels: where widgets go when the window or the text size changes.

Sizes come from the widgets; only shares and gaps are decided here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel
from manille_lan.client.kit.shares import lowered, shared_room
from manille_lan.client.kit.widget import Size, Widget
from manille_lan.client.kit.wishes import lowest_height, wanted_size

Align = Literal["start", "centre", "end", "fill"]


class Box(Widget):
    """What rows and columns have in common: children, gap, padding, perhaps a panel behind."""

    def __init__(
        self,
        children: Sequence[Widget],
        tag: str = "",
        name: str = "",
        gap: float = theme.GAP,
        padding: float = 0,
        framed: bool = False,
    ) -> None:
        """`gap` and `padding` are units of space; `framed` draws a panel behind."""
        super().__init__(tag, name)
        self.gap, self.padding, self.framed = gap, padding, framed
        self.hold(children)

    def visible(self) -> list[Widget]:
        """The children that take part."""
        return [child for child in self.children if child.is_shown]

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the panel, then what it holds."""
        if self.framed:
            draw_panel(surface, self.rect, look.u(theme.PANEL_RADIUS), opacity=228)
        super().draw(surface, look)

    def _pad(self, look: Look) -> int:
        return look.u(self.padding) if self.padding else 0

    def _gap(self, look: Look) -> int:
        return look.u(self.gap) if self.gap else 0


class Column(Box):
    """Widgets one below the other, each as wide as the column (or as it wants, when aligned)."""

    def __init__(
        self,
        children: Sequence[Widget],
        tag: str = "",
        name: str = "",
        gap: float = theme.GAP,
        padding: float = 0,
        framed: bool = False,
        align: Align = "fill",
    ) -> None:
        """`align` places children narrower than the column; `fill` widens them."""
        super().__init__(children, tag, name, gap, padding, framed)
        self.align: Align = align

    def wanted(self, look: Look, width: int) -> Size:
        """The widest child's width, and the heights of all with the gaps."""
        pad, shown = self._pad(look), self.visible()
        sizes = [wanted_size(child, look, max(1, width - 2 * pad)) for child in shown]
        gaps = self._gap(look) * max(0, len(shown) - 1)
        widest = max((size[0] for size in sizes), default=0)
        return widest + 2 * pad, sum(size[1] for size in sizes) + gaps + 2 * pad

    def lowest(self, look: Look, width: int) -> int:
        """The lowest heights of all with the gaps."""
        pad, shown = self._pad(look), self.visible()
        heights = [lowest_height(child, look, max(1, width - 2 * pad)) for child in shown]
        return sum(heights) + self._gap(look) * max(0, len(shown) - 1) + 2 * pad

    def arrange(self, rect: Rect, look: Look) -> None:
        """Give heights from top to bottom; who grows shares what is left."""
        super().arrange(rect, look)
        pad, gap, shown = self._pad(look), self._gap(look), self.visible()
        inner = rect.inflate(-2 * pad, -2 * pad)
        sizes = [wanted_size(child, look, max(1, inner.w)) for child in shown]
        heights = [size[1] for size in sizes]
        room = inner.h - gap * max(0, len(shown) - 1)
        if sum(heights) < room:
            heights = shared_room(heights, [child.grow for child in shown], room)
        elif sum(heights) > room:
            lowest = [lowest_height(child, look, max(1, inner.w)) for child in shown]
            heights = lowered(heights, lowest, room)
        top = inner.y
        for child, size, height in zip(shown, sizes, heights, strict=True):
            width = inner.w if self.align == "fill" else min(size[0], inner.w)
            child.arrange(Rect(inner.x + _offset(self.align, inner.w, width), top, width, height), look)
            top += height + gap


class Row(Box):
    """Widgets side by side; with `wraps`, those that find no room go to the next line."""

    def __init__(
        self,
        children: Sequence[Widget],
        tag: str = "",
        name: str = "",
        gap: float = theme.GAP,
        padding: float = 0,
        framed: bool = False,
        wraps: bool = False,
        align: Align = "centre",
        push: Align = "start",
    ) -> None:
        """`align` places lower children within the line's height, `push` a line that nobody fills."""
        super().__init__(children, tag, name, gap, padding, framed)
        self.wraps, self.align, self.push = wraps, align, push

    def wanted(self, look: Look, width: int) -> Size:
        """The longest line's width and the heights of all lines."""
        pad, gap = self._pad(look), self._gap(look)
        inner = max(1, width - 2 * pad)
        lines = self._lines(look, inner)
        widest = max((self._line_width(line, look, inner) for line in lines), default=0)
        heights = [self._line_height(line, self._widths(line, look, inner), look) for line in lines]
        return widest + 2 * pad, sum(heights) + gap * max(0, len(lines) - 1) + 2 * pad

    def lowest(self, look: Look, width: int) -> int:
        """The lowest heights of all lines."""
        pad, gap = self._pad(look), self._gap(look)
        inner = max(1, width - 2 * pad)
        lines = self._lines(look, inner)
        heights = [self._lowest_line(line, self._widths(line, look, inner), look) for line in lines]
        return sum(heights) + gap * max(0, len(lines) - 1) + 2 * pad

    def arrange(self, rect: Rect, look: Look) -> None:
        """Give widths from left to right, line by line; the last line takes the height that is left."""
        super().arrange(rect, look)
        pad, gap = self._pad(look), self._gap(look)
        inner = rect.inflate(-2 * pad, -2 * pad)
        lines = self._lines(look, max(1, inner.w))
        shares = [self._widths(line, look, max(1, inner.w)) for line in lines]
        top = inner.y
        for line, widths, height in zip(
            lines, shares, self._heights(lines, shares, inner.h, look), strict=True
        ):
            self._arrange_line(line, widths, Rect(inner.x, top, inner.w, height), look)
            top += height + gap

    def _heights(
        self, lines: list[list[Widget]], shares: list[list[int]], room: int, look: Look
    ) -> list[int]:
        """The heights of the lines: the last takes what is left; what scrolls gives way where it lacks."""
        room -= self._gap(look) * max(0, len(lines) - 1)
        heights = [self._line_height(line, widths, look) for line, widths in zip(lines, shares, strict=True)]
        if heights and sum(heights) <= room:
            heights[-1] += room - sum(heights)
        elif heights:
            lowest = [
                self._lowest_line(line, widths, look) for line, widths in zip(lines, shares, strict=True)
            ]
            heights = lowered(heights, lowest, room)
        return heights

    def _arrange_line(self, line: list[Widget], widths: list[int], rect: Rect, look: Look) -> None:
        gap = self._gap(look)
        left = rect.x + _offset(self.push, rect.w, sum(widths) + gap * (len(line) - 1))
        for child, width in zip(line, widths, strict=True):
            high = rect.h if self.align == "fill" else min(rect.h, wanted_size(child, look, width)[1])
            child.arrange(Rect(left, rect.y + _offset(self.align, rect.h, high), width, high), look)
            left += width + gap

    def _lines(self, look: Look, width: int) -> list[list[Widget]]:
        shown = self.visible()
        if not self.wraps:
            return [shown] if shown else []
        lines: list[list[Widget]] = []
        left = 0
        for child in shown:
            needed = wanted_size(child, look, width)[0]
            if lines and needed <= left:
                lines[-1].append(child)
            else:
                lines.append([child])
                left = width
            left -= needed + self._gap(look)
        return self._even(lines, look, width)

    def _even(self, lines: list[list[Widget]], look: Look, width: int) -> list[list[Widget]]:
        """As many widgets in each line as in the others, where they find room so."""
        shown = [child for line in lines for child in line]
        each = -(-len(shown) // max(1, len(lines)))
        even = [shown[first : first + each] for first in range(0, len(shown), each or 1)]
        fits = all(self._line_width(line, look, width) <= width for line in even)
        return even if fits else lines

    def _line_width(self, line: list[Widget], look: Look, width: int) -> int:
        return sum(wanted_size(child, look, width)[0] for child in line) + self._gap(look) * (len(line) - 1)

    def _widths(self, line: list[Widget], look: Look, width: int) -> list[int]:
        wanted = [wanted_size(child, look, width)[0] for child in line]
        return shared_room(wanted, [child.grow for child in line], width - self._gap(look) * (len(line) - 1))

    def _line_height(self, line: list[Widget], widths: list[int], look: Look) -> int:
        heights = [wanted_size(child, look, wide)[1] for child, wide in zip(line, widths, strict=True)]
        return max(heights, default=0)

    def _lowest_line(self, line: list[Widget], widths: list[int], look: Look) -> int:
        heights = [lowest_height(child, look, wide) for child, wide in zip(line, widths, strict=True)]
        return max(heights, default=0)


class Choices(Row):
    """A row whose widgets are also reached by the arrow keys: suits to name, tabs, tools."""

    moves_by_arrows = True


class Free(Widget):
    """Widgets placed by a function: a table with its seats."""

    def __init__(
        self, children: Sequence[Widget], places: Callable[[Rect, Look], Mapping[str, Rect]], tag: str = ""
    ) -> None:
        """`places` gives a rectangle for each tag; a child that it leaves out is not shown."""
        super().__init__(tag)
        self._places = places
        self.hold(children)

    def arrange(self, rect: Rect, look: Look) -> None:
        """Give each child the rectangle of its tag."""
        super().arrange(rect, look)
        places = self._places(self.rect, look)
        for child in self.children:
            child.is_shown = child.tag in places
            if child.is_shown:
                child.arrange(places[child.tag], look)


class Space(Widget):
    """An empty place that pushes others apart."""

    def __init__(self, grow: float = 1.0, height: float = 0) -> None:
        """`height` in units of space."""
        super().__init__("")
        self.grow, self._height = grow, height

    def wanted(self, look: Look, width: int) -> Size:
        """No width, the height it was given."""
        return 0, look.u(self._height) if self._height else 0


def _offset(align: Align, room: int, size: int) -> int:
    if align == "centre":
        return (room - size) // 2
    return room - size if align == "end" else 0
