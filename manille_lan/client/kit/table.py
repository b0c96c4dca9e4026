"""A list with columns: only the rows in view are drawn; the keyboard does what the mouse does.

The row chosen is remembered by its key, not by its place: rows may come and go while a person reads.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, draw_panel, put
from manille_lan.client.kit.scroll import WHEEL_UNITS, Scrolling, bar_room, draw_scroll_bar
from manille_lan.client.kit.widget import ENTER_KEYS, Description, Place, Size, Widget
from manille_lan.client.theme import TextStyle, mix

HEAD_STYLE = TextStyle(13, "semibold", theme.DIM)
ROW_HEIGHT = 42
LEAST_ROWS = 3


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: its heading and its share of the width."""

    name: str
    share: float


@dataclass(frozen=True, slots=True)
class Dots:
    """A cell that shows seats: those taken in their colours, then how many of how many."""

    taken: int
    seats: int

    def __str__(self) -> str:
        return f"{self.taken}/{self.seats}"


@dataclass(frozen=True, slots=True)
class Mark:
    """A cell with an icon, and perhaps words behind it."""

    icon: str
    words: str = ""

    def __str__(self) -> str:
        return self.words


Cell = str | Dots | Mark


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row: the key that it is known by, and a cell for each column."""

    key: str
    cells: tuple[Cell, ...]


class Table(Widget):
    """Rows under headings; Enter or a double click chooses, arrows and Page keys move."""

    role = "list"
    is_focusable = True
    has_own_ring = True
    can_shrink = True

    def __init__(
        self,
        tag: str,
        name: str,
        columns: Sequence[TableColumn],
        rows: Sequence[TableRow] = (),
        on_choose: Callable[[str], None] | None = None,
        on_select: Callable[[str], None] | None = None,
        empty: str = "",
    ) -> None:
        """`on_choose` is told the key of a row by Enter or double click, `on_select` that of each row that
        is marked; `empty` is shown where there is no row.
        """
        super().__init__(tag, name)
        self.columns, self.empty = tuple(columns), empty
        self.on_choose, self.on_select = on_choose, on_select
        self.rows = tuple(rows)
        self.selected = rows[0].key if rows else None
        self._scrolling = Scrolling()
        self._height = ROW_HEIGHT
        self._hovered: int | None = None

    @property
    def index(self) -> int | None:
        """The place of the marked row, from 0; None where no row is marked."""
        return next((index for index, row in enumerate(self.rows) if row.key == self.selected), None)

    def describe(self) -> Description:
        """The cells of the marked row, and its place."""
        index = self.index
        if index is None:
            return Description(self.role, self.name, "" if self.rows else self.empty)
        words = ", ".join(filter(None, map(str, self.rows[index].cells)))
        return Description(self.role, self.name, words, (index + 1, len(self.rows)))

    def fill(self, rows: Sequence[TableRow]) -> None:
        """Show other rows. The marked row stays marked wherever it stands now; if it is gone, none is marked,
        so that an Enter already on its way does not choose a stranger.
        """
        self.rows = tuple(rows)
        if self.index is None:
            self.selected = None
        self._measure()
        self.changed()

    def select(self, key: str) -> None:
        """Mark a row and scroll to it; nobody is told."""
        self.selected = key
        self._reveal()
        self.changed()

    def take_key(self, event: pygame.event.Event) -> bool:
        """Arrows, Page keys, Home and End move; Enter chooses."""
        if event.key in ENTER_KEYS:
            return self._choose()
        page = max(1, self._scrolling.view // self._height - 1)
        index = self.index
        start = -1 if index is None else index
        target = {
            pygame.K_UP: max(start, 1) - 1,
            pygame.K_DOWN: start + 1,
            pygame.K_PAGEUP: start - page,
            pygame.K_PAGEDOWN: start + page,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.rows) - 1,
        }.get(event.key)
        if target is None:
            return False
        self._mark(target)
        return True

    def _mark(self, index: int) -> None:
        if not self.rows:
            return
        key = self.rows[max(0, min(len(self.rows) - 1, index))].key
        if key != self.selected:
            self.select(key)
            if self.on_select is not None:
                self.on_select(key)
        self._reveal()

    def _choose(self) -> bool:
        if self.selected is None or self.on_choose is None:
            return False
        self.on_choose(self.selected)
        return True

    def take_press(self, place: Place, clicks: int) -> bool:
        """Hold the bar, or mark the row; the second click chooses it."""
        if self._scrolling.grab(place):
            self.changed()
            return True
        index = self._row_at(place)
        if index is not None:
            is_again = self.rows[index].key == self.selected
            self._mark(index)
            if clicks == 2 and is_again:
                self._choose()
        return True

    def take_drag(self, place: Place) -> None:
        """Follow the pointer with the bar."""
        if self._scrolling.follow(place):
            self.changed()

    def take_release(self, place: Place) -> None:
        """Let go of the bar."""
        self._scrolling.let_go()

    def drop_press(self) -> None:
        """Let go of the bar."""
        self._scrolling.let_go()

    def take_hover(self, place: Place | None) -> None:
        """Light up the row under the pointer."""
        index = self._row_at(place) if place is not None else None
        if index != self._hovered:
            self._hovered = index
            self.changed()

    def take_wheel(self, steps: float) -> bool:
        """Scroll without moving the mark."""
        has_moved = self._scrolling.move_by(-steps * self._height * WHEEL_UNITS / ROW_HEIGHT)
        if has_moved:
            self.changed()
        return has_moved

    # Picture ---------------------------------------------------------------------------------

    def wanted(self, look: Look, width: int) -> Size:
        """The width that there is; a few rows, more if there is room to grow."""
        return width, self._height_for(max(LEAST_ROWS, min(len(self.rows), 6)), look)

    def lowest(self, look: Look, width: int) -> int:
        """The headings and a few rows."""
        return self._height_for(LEAST_ROWS, look)

    def _height_for(self, rows: int, look: Look) -> int:
        return look.t(ROW_HEIGHT) * (rows + 1) + look.u(theme.SMALL)

    def arrange(self, rect: Rect, look: Look) -> None:
        """Take the place; the marked row stays in view."""
        super().arrange(rect, look)
        was_in_view = self._is_in_view()
        self._height = look.t(ROW_HEIGHT)
        self._measure()
        if was_in_view:
            self._reveal()

    def _is_in_view(self) -> bool:
        index = self.index
        return index is not None and 0 <= index * self._height - self._scrolling.offset < self._scrolling.view

    def _measure(self) -> None:
        self._scrolling.measure(self._body().h, self._height * len(self.rows))

    def _reveal(self) -> None:
        index = self.index
        if index is not None:
            self._scrolling.reveal(index * self._height, (index + 1) * self._height)

    def _body(self) -> Rect:
        """Where the rows are: below the headings."""
        return Rect(
            self.rect.x, self.rect.y + self._height, self.rect.w, max(1, self.rect.h - self._height - 6)
        )

    def _row_at(self, place: Place) -> int | None:
        body = self._body()
        if not body.collidepoint(place):
            return None
        index = (place[1] - body.y + self._scrolling.offset) // self._height
        return index if index < len(self.rows) else None

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw headings, the rows in view, the bar."""
        draw_panel(surface, self.rect, look.u(theme.PANEL_RADIUS), opacity=228)
        edges = self._edges(look)
        for column, (left, width) in zip(self.columns, edges, strict=True):
            middle = (left, self.rect.y + self._height // 2)
            put(surface, look.picture(column.name, HEAD_STYLE, width), "midleft", middle)
        body, inset = self._body(), look.u(theme.GAP)
        line = (body.x + inset, body.y - 1, max(1, body.w - 2 * inset), look.u(theme.HAIRLINE))
        surface.fill(theme.QUIET_LINE, line)
        before = surface.get_clip()
        surface.set_clip(body.clip(before))
        self._draw_rows(surface, look, body, edges)
        surface.set_clip(before)
        draw_scroll_bar(surface, body.inflate(-look.u(6), -look.u(6)), self._scrolling, look)

    def _draw_rows(self, surface: Surface, look: Look, body: Rect, edges: list[tuple[int, int]]) -> None:
        if not self.rows and self.empty:
            lines = look.lines(self.empty, theme.QUIET, body.w - 2 * look.t(24))
            for number, words in enumerate(lines):
                place = (body.centerx, body.y + look.t(28) + number * look.line_height(theme.QUIET))
                put(surface, look.picture(words, theme.QUIET), "center", place)
        first = self._scrolling.offset // self._height
        last = (self._scrolling.offset + body.h) // self._height + 1
        for index in range(first, min(last, len(self.rows))):
            top = body.y + index * self._height - self._scrolling.offset
            rect = Rect(body.x + look.u(6), top + 2, body.w - look.u(6) - bar_room(look), self._height - 4)
            self._draw_row(surface, look, index, rect, edges)

    def _draw_row(
        self, surface: Surface, look: Look, index: int, rect: Rect, edges: list[tuple[int, int]]
    ) -> None:
        row, radius = self.rows[index], look.u(theme.FIELD_RADIUS)
        if row.key == self.selected:
            line = theme.GOLD if self.has_focus else theme.QUIET_LINE
            width = look.u(theme.FOCUS_LINE) if self.has_focus else look.u(theme.HAIRLINE)
            draw_panel(surface, rect, radius, theme.FELT, line=line, line_width=width)
        elif index == self._hovered:
            draw_panel(surface, rect, radius, mix(theme.PANEL, theme.TEXT, 0.08), line_opacity=0)
        quiet = theme.BODY if row.key == self.selected else theme.QUIET  # dim text would drown on the felt
        for number, (cell, (left, width)) in enumerate(zip(row.cells, edges, strict=True)):
            style = theme.STRONG if number == 0 else quiet
            draw_cell(surface, look, cell, style, Rect(left, rect.y, width, rect.h))

    def _edges(self, look: Look) -> list[tuple[int, int]]:
        """Left edge and width of each column."""
        left, gap = self.rect.x + look.u(theme.WIDE), look.u(theme.SMALL)
        room = max(1, self.rect.w - 2 * look.u(theme.WIDE) - bar_room(look))
        whole = sum(column.share for column in self.columns)
        edges = []
        for column in self.columns:
            width = round(room * column.share / whole)
            edges.append((left, max(1, width - gap)))
            left += width
        return edges


def draw_cell(surface: Surface, look: Look, cell: Cell, style: TextStyle, rect: Rect) -> None:
    """Draw what a cell holds into `rect`, centred in height."""
    left = rect.x
    words = str(cell)
    if isinstance(cell, Dots):
        left = _draw_dots(surface, look, cell, rect)
        style = TextStyle(14, style.face, style.colour)
    elif isinstance(cell, Mark):
        image = look.icons.picture(cell.icon, look.t(20), style.colour)
        left = put(surface, image, "midleft", (rect.x, rect.centery)).right + look.u(theme.SMALL)
    if words and left < rect.right:
        put(surface, look.picture(words, style, rect.right - left), "midleft", (left, rect.centery))


def _draw_dots(surface: Surface, look: Look, dots: Dots, rect: Rect) -> int:
    """Draw the seats, closer together where the column is narrow; tells where words may follow."""
    radius = look.t(7)
    room = rect.w - look.width(str(dots), TextStyle(14)) - 2 * radius - look.u(theme.GAP)
    step = min(look.t(18), room // max(1, dots.seats - 1))
    if step < radius:
        return rect.x
    for seat in range(dots.seats):
        colour = theme.SEATS[seat % len(theme.SEATS)] if seat < dots.taken else theme.EMPTY
        draw_disc(surface, (rect.x + radius + seat * step, rect.centery), radius, colour)
    return rect.x + 2 * radius + step * (dots.seats - 1) + look.u(theme.SMALL)
