"""Longer text to read: rules, the log, the chat. Scrolls by wheel and by keys."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.markup import Paragraph, ParagraphKind, Piece, Run, flowed
from manille_lan.client.kit.paint import draw_panel, put
from manille_lan.client.kit.scroll import WHEEL_UNITS, Scrolling, bar_room, draw_scroll_bar
from manille_lan.client.kit.widget import Description, Place, Size, Widget
from manille_lan.client.theme import TextStyle

STYLES: Final[dict[ParagraphKind, TextStyle]] = {
    "body": theme.BODY,
    "item": theme.BODY,
    "small": TextStyle(14),
    "heading": TextStyle(20, "serif", theme.GOLD),
}
GAPS: Final[dict[ParagraphKind, int]] = {"body": 8, "item": 4, "small": 6, "heading": 4}
"""Units of text below a paragraph."""
ITEM_INDENT: Final = 16
LINE_SPACING: Final = 1.12


@dataclass(frozen=True, slots=True)
class _Block:
    """A paragraph broken into lines for one width."""

    paragraph: Paragraph
    lines: list[list[Piece]]
    line_height: int
    height: int
    """With the gap below."""


class Rich(Widget):
    """Paragraphs with bold words and drawn signs.

    With `follows`, it stays at the end when paragraphs are added, unless a person has scrolled up: then it
    keeps its place. Only the last `most` paragraphs are kept.
    """

    role = "document"
    is_focusable = True
    can_shrink = True

    def __init__(
        self,
        tag: str,
        name: str,
        paragraphs: Sequence[Paragraph] = (),
        follows: bool = False,
        framed: bool = True,
        most: int = 400,
    ) -> None:
        super().__init__(tag, name)
        self.follows, self.framed, self.most = follows, framed, most
        self.paragraphs = list(paragraphs)[-most:]
        self._blocks: list[_Block] = []
        self._broken_for: tuple[Look, int] | None = None
        self._scrolling = Scrolling()
        self._is_at_end = True
        self._line = WHEEL_UNITS
        self._view = Rect(0, 0, 1, 1)

    def describe(self) -> Description:
        """The last paragraph of a log; the whole of a text."""
        shown = self.paragraphs[-1:] if self.follows else self.paragraphs
        return Description(self.role, self.name, " ".join(paragraph.text for paragraph in shown))

    def fill(self, paragraphs: Sequence[Paragraph]) -> None:
        """Show another text from its beginning (a log: from its end)."""
        self.paragraphs = list(paragraphs)[-self.most :]
        self._broken_for, self._is_at_end = None, True
        self._scrolling.move_to(0)
        self.changed(sizes=True)

    def append(self, paragraph: Paragraph) -> None:
        """Add a paragraph at the end; the oldest goes where there are too many."""
        self.paragraphs.append(paragraph)
        if self._broken_for is not None:
            self._blocks.append(self._block(paragraph, *self._broken_for))
        while len(self.paragraphs) > self.most:
            del self.paragraphs[0]
            if self._blocks:
                self._scrolling.offset -= self._blocks.pop(0).height  # what is read stays where it is
        self._measure()
        self.changed()

    @property
    def is_at_end(self) -> bool:
        """Whether the last line is in view."""
        return self._scrolling.offset >= self._scrolling.farthest

    def take_key(self, event: pygame.event.Event) -> bool:
        """Arrows, Page keys, Home and End scroll."""
        return self._moved(self._scrolling.move_by_key(event.key, self._line))

    def take_wheel(self, steps: float) -> bool:
        """Scroll by notches."""
        return self._moved(self._scrolling.move_by(-steps * self._line))

    def take_press(self, place: Place, clicks: int) -> bool:
        """Hold the bar, or take the focus."""
        self._moved(self._scrolling.grab(place))
        return True

    def take_drag(self, place: Place) -> None:
        """Follow the pointer with the bar."""
        self._moved(self._scrolling.follow(place))

    def take_release(self, place: Place) -> None:
        """Let go of the bar."""
        self._scrolling.let_go()

    def drop_press(self) -> None:
        """Let go of the bar."""
        self._scrolling.let_go()

    def _moved(self, has_moved: bool) -> bool:
        if has_moved:
            self._is_at_end = self.is_at_end
            self.changed()
        return has_moved

    def can_focus(self) -> bool:
        """Where there is something to scroll, or to read aloud."""
        return super().can_focus() and bool(self.paragraphs)

    # Picture ---------------------------------------------------------------------------------

    def wanted(self, look: Look, width: int) -> Size:
        """All the lines; a column may make it lower, then it scrolls."""
        self._break(look, self._inner_width(look, width))
        return width, max(look.t(96), sum(block.height for block in self._blocks) + 2 * self._pad(look))

    def arrange(self, rect: Rect, look: Look) -> None:
        """Break the paragraphs for the width that there is."""
        super().arrange(rect, look)
        self._line = look.t(WHEEL_UNITS)
        self._break(look, self._inner_width(look, self.rect.w))
        self._view = self.rect.inflate(-2 * self._pad(look), -2 * self._pad(look))
        self._measure()

    def _measure(self) -> None:
        self._scrolling.measure(self._view.h, sum(block.height for block in self._blocks))
        if self.follows and self._is_at_end:
            self._scrolling.move_to(self._scrolling.farthest)

    def _pad(self, look: Look) -> int:
        return look.u(theme.GAP) if self.framed else 0

    def _inner_width(self, look: Look, width: int) -> int:
        return max(1, width - 2 * self._pad(look) - bar_room(look))

    def _break(self, look: Look, width: int) -> None:
        if self._broken_for != (look, width):
            self._blocks = [self._block(paragraph, look, width) for paragraph in self.paragraphs]
            self._broken_for = (look, width)

    def _block(self, paragraph: Paragraph, look: Look, width: int) -> _Block:
        style = STYLES[paragraph.kind]
        indent = look.t(ITEM_INDENT) if paragraph.kind == "item" else 0
        line_height = round(look.line_height(style) * LINE_SPACING)

        def measure(run: Run) -> int:
            return (
                icon_size(line_height) + look.u(2)
                if run.icon
                else look.width(run.text, run_style(run, style))
            )

        def cut(run: Run, wide: int) -> list[str]:
            return look.lines(run.text, run_style(run, style), wide)

        lines = flowed(paragraph.runs, max(1, width - indent), measure, cut)
        height = line_height * len(lines) + look.t(GAPS[paragraph.kind])
        return _Block(paragraph, lines, line_height, height)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the lines in view, and the bar."""
        if self.framed:
            draw_panel(surface, self.rect, look.u(theme.PANEL_RADIUS), opacity=228)
        before = surface.get_clip()
        surface.set_clip(self._view.clip(before))
        top = self._view.y - self._scrolling.offset
        for block in self._blocks:
            if top + block.height > self._view.y and top < self._view.bottom:
                self._draw_block(surface, look, block, top)
            top += block.height
        surface.set_clip(before)
        track = Rect(self.rect.right - bar_room(look), self._view.y, bar_room(look) - look.u(3), self._view.h)
        draw_scroll_bar(surface, track, self._scrolling, look)

    def _draw_block(self, surface: Surface, look: Look, block: _Block, top: int) -> None:
        style, left = STYLES[block.paragraph.kind], self._view.x
        if block.paragraph.kind == "item":
            dot = (left + look.t(5), top + block.line_height // 2)
            pygame.draw.aacircle(surface, theme.LINE, dot, look.t(3))
            left += look.t(ITEM_INDENT)
        for number, line in enumerate(block.lines):
            middle = top + number * block.line_height + block.line_height // 2
            for piece in line:
                place = (left + piece.left, middle)
                put(surface, self._picture(piece.run, look, style, block.line_height), "midleft", place)

    @staticmethod
    def _picture(run: Run, look: Look, style: TextStyle, line_height: int) -> Surface:
        if run.icon:
            return look.icons.picture(run.icon, icon_size(line_height), run.colour)
        return look.picture(run.text, run_style(run, style))


def icon_size(line_height: int) -> int:
    """The side of an icon between words."""
    return round(line_height * 0.76)


def run_style(run: Run, style: TextStyle) -> TextStyle:
    """The style of a run inside a paragraph: bold is gold unless the run has a colour of its own."""
    if run.is_bold and style.face != "serif":
        return TextStyle(style.size, "semibold", run.colour or theme.GOLD)
    return TextStyle(style.size, style.face, run.colour or style.colour)
