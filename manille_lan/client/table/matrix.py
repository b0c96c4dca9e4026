"""What can be spoken of in a hand, at one glance: suits down, ranks across, a card where they meet."""

from collections.abc import Callable, Collection
from typing import Final

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.icons import SUIT
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, put
from manille_lan.client.kit.widget import PRESS_KEYS, Description, Place, Size, Widget
from manille_lan.client.theme import TextStyle, mix
from manille_lan.engine.cards import Pack
from manille_lan.words.cards import LETTERS
from manille_lan.words.loader import Words

What = tuple[str, str]
"""A kind (`suit`, `rank`, `card`) and the suit, rank or card in notation."""
MOVES: Final = {
    pygame.K_LEFT: (0, -1),
    pygame.K_RIGHT: (0, 1),
    pygame.K_UP: (-1, 0),
    pygame.K_DOWN: (1, 0),
}
Cell = tuple[int, int]


class Matrix(Widget):
    """A grid: the head of a row is a suit, the head of a column a rank, every other cell a card."""

    role = "grid"
    is_focusable = True
    has_own_ring = True

    def __init__(
        self, words: Words, pack: Pack, offered: Collection[What], on_choose: Callable[[What], None]
    ) -> None:
        """Only what is `offered` can be chosen."""
        super().__init__("matrix", words("table-matrix"))
        self.words, self.pack, self.offered, self.on_choose = words, pack, frozenset(offered), on_choose
        self._ranks = tuple(reversed(pack.ranks))
        self._cells = [cell for cell in self._all_cells() if self.what(cell) in self.offered]
        self._at = self._cells[0] if self._cells else (0, 0)
        self._over: Cell | None = None

    def _all_cells(self) -> list[Cell]:
        rows, columns = len(self.pack.suits) + 1, len(self._ranks) + 1
        return [(row, column) for row in range(rows) for column in range(columns) if (row, column) != (0, 0)]

    def what(self, cell: Cell) -> What:
        """What a cell stands for."""
        row, column = cell
        if not column:
            return "suit", self.pack.suits[row - 1]
        if not row:
            return "rank", self._ranks[column - 1]
        return "card", self._ranks[column - 1] + self.pack.suits[row - 1]

    def describe(self) -> Description:
        """What the keys are at."""
        place = (self._cells.index(self._at) + 1, len(self._cells)) if self._cells else None
        return Description(self.role, self.name, " ".join(self.what(self._at)), place)

    # Input -----------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        """Arrows walk over what can be chosen, Enter and Space choose it."""
        if event.key in PRESS_KEYS:
            self.on_choose(self.what(self._at))
        elif event.key in MOVES:
            self._walk(*MOVES[event.key])
        else:
            return False
        return True

    def _walk(self, down: int, across: int) -> None:
        row, column = self._at
        while 0 <= row <= len(self.pack.suits) and 0 <= column <= len(self._ranks):
            row, column = row + down, column + across
            if (row, column) in self._cells:
                self._at = (row, column)
                self.changed()
                return

    def cell_at(self, place: Place) -> Cell | None:
        """The cell under a point, where it can be chosen."""
        return next((cell for cell in self._cells if self.cell_rect(cell).collidepoint(place)), None)

    def take_hover(self, place: Place | None) -> None:
        """Mark the cell under the pointer."""
        over = self.cell_at(place) if place is not None else None
        if over != self._over:
            self._over = over
            self.changed()

    def take_release(self, place: Place) -> None:
        """Choose the cell under the pointer."""
        cell = self.cell_at(place)
        if cell is not None:
            self._at = cell
            self.on_choose(self.what(cell))

    # Picture ---------------------------------------------------------------------------------

    def cell_rect(self, cell: Cell) -> Rect:
        """Where a cell lies."""
        rows, columns = len(self.pack.suits) + 1, len(self._ranks) + 1
        left, right = (self.rect.x + self.rect.w * (cell[1] + more) // columns for more in (0, 1))
        top, bottom = (self.rect.y + self.rect.h * (cell[0] + more) // rows for more in (0, 1))
        return Rect(left, top, max(1, right - left - 2), max(1, bottom - top - 2))

    def wanted(self, look: Look, width: int) -> Size:
        """Cells that a finger hits."""
        return width, look.t(38) * (len(self.pack.suits) + 1)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw every cell that can be chosen, and the corner that says what the heads are."""
        for cell in self._cells:
            rect, is_head = self.cell_rect(cell), 0 in cell
            is_over = cell == self._over
            fill = mix(theme.PANEL if is_head else theme.INK, (255, 255, 255), 0.16 if is_over else 0.02)
            is_marked = is_over or (self.has_focus and cell == self._at)
            line = theme.GOLD if is_marked else theme.QUIET_LINE
            draw_panel(surface, rect, look.u(5), fill, line=line, line_width=look.u(2 if is_marked else 1))
            self._draw_what(surface, look, self.what(cell), rect)

    def _draw_what(self, surface: Surface, look: Look, what: What, rect: Rect) -> None:
        kind, text = what
        letter = "" if kind == "suit" else text[:-1] if kind == "card" else text
        letter = LETTERS[self.words.court_letters].get(letter, letter)
        style = TextStyle(16, "bold" if kind == "rank" else "semibold", theme.TEXT)
        sign = look.t(20 if kind == "suit" else 15) if kind != "rank" else 0
        word = look.picture(letter, style) if letter else None
        wide = sign + (word.get_width() + look.t(2) if word is not None else 0)
        left = rect.centerx - wide // 2
        if word is not None:
            left = put(surface, word, "midleft", (left, rect.centery)).right + look.t(2)
        if sign:
            put(surface, look.icons.picture(SUIT + text[-1], sign), "midleft", (left, rect.centery))
