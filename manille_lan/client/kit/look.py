"""What a widget needs to measure and draw itself: fonts, icons and the scale of the window."""

from dataclasses import dataclass, field

import pygame

from manille_lan.client.fonts import Fonts
from manille_lan.client.kit.icons import Icons
from manille_lan.client.theme import Scale, TextStyle


@dataclass(frozen=True, slots=True)
class Look:
    """Fonts, icons and scale; made anew when the window or the text size changes."""

    fonts: Fonts
    icons: Icons
    scale: Scale
    sizes: dict[tuple[int, int, str], tuple[int, int]] | None = field(default=None, compare=False, repr=False)
    """What widgets have said while places are given, for rows ask again and again; None at any other time."""

    def u(self, units: float) -> int:
        """Units of space in pixels."""
        return self.scale.u(units)

    def t(self, units: float) -> int:
        """Units of text-bound length in pixels."""
        return self.scale.t(units)

    def width(self, text: str, style: TextStyle) -> int:
        """How wide `text` is on one line, in pixels."""
        return self.fonts.width(text, self.scale.px(style.size), style.face)

    def line_height(self, style: TextStyle) -> int:
        """Pixels from one line to the next."""
        return self.fonts.line_height(self.scale.px(style.size), style.face)

    def elided(self, text: str, style: TextStyle, width: int) -> str:
        """`text`, cut with an ellipsis where it is wider than `width` pixels."""
        return self.fonts.elided(text, self.scale.px(style.size), width, style.face)

    def lines(self, text: str, style: TextStyle, width: int) -> list[str]:
        """`text` broken into lines no wider than `width` pixels."""
        return self.fonts.lines(text, self.scale.px(style.size), max(1, width), style.face)

    def picture(self, text: str, style: TextStyle, width: int | None = None) -> pygame.Surface:
        """`text` drawn on one line, elided to `width` pixels where one is given."""
        if width is not None:
            text = self.elided(text, style, max(1, width))
        return self.fonts.styled(text, style, self.scale.px(style.size))
