"""Icons and suit signs as pictures: asks for their SVG, draws them at the exact size, keeps them.

Knows the names of icons, not their shapes: those are drawn by `manille_assets`. A suit sign is named
`suit:H`; drawn without a colour of the caller's, it takes the one that shows on a panel.
"""

import io
from collections.abc import Callable, Mapping
from typing import Final

import pygame

import manille_assets
from manille_lan.client.recent import Recent
from manille_lan.client.theme import SIGNS_ON_PANEL, Colour

KEPT_ICONS: Final = 300
SUIT: Final = "suit:"


class Icons:
    """Draws icons by name, in one colour or in their own; a name that nobody draws stays empty."""

    def __init__(self, svg: Callable[[str], str], sign_colours: Mapping[str, Colour] | None = None) -> None:
        """`svg` gives the SVG text of a name; KeyError or ValueError where there is none."""
        self._svg = svg
        self._sign_colours = {SUIT + suit: colour for suit, colour in (sign_colours or {}).items()}
        self._pictures: Recent[tuple[str, int, Colour | None], pygame.Surface] = Recent(KEPT_ICONS)

    def picture(self, name: str, px: int, colour: Colour | None = None) -> pygame.Surface:
        """The icon in a square of `px` pixels; painted over in `colour` where one is given."""
        px, colour = max(1, px), colour or self._sign_colours.get(name)
        return self._pictures.get((name, px, colour), lambda: self._drawn(name, px, colour))

    def _drawn(self, name: str, px: int, colour: Colour | None) -> pygame.Surface:
        try:
            text = self._svg(name)
        except (KeyError, ValueError):
            return pygame.Surface((px, px), pygame.SRCALPHA)
        picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (px, px))
        return picture if colour is None else tinted(picture, colour)


def shipped_icons(palette: str = "four", pack: str = "french") -> Icons:
    """The icons that ship with the window, with the suit signs of a pack in a palette."""

    def svg(name: str) -> str:
        if name.startswith(SUIT):
            return manille_assets.suit_sign(name.removeprefix(SUIT), palette, pack)
        return manille_assets.icon(name)

    return Icons(svg, SIGNS_ON_PANEL.get(palette) if pack == "french" else None)


def tinted(picture: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A copy of `picture` with its shape kept and every pixel in `colour`."""
    copy = picture.copy()
    copy.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    copy.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
