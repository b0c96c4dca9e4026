"""Strokes that every widget shares: panels with smooth corners, shadows, the felt, discs, scroll bars.

Draws onto surfaces and keeps what is costly; knows nothing of widgets.
"""

import math
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.theme import Colour, mix

SMOOTHING = 4
"""Corners are drawn this many times larger and scaled down, which smooths them."""

Ink = tuple[int, int, int, int]


def draw_panel(
    surface: Surface,
    rect: Rect,
    radius: int,
    fill: Colour = theme.PANEL,
    opacity: int = 255,
    line: Colour = theme.QUIET_LINE,
    line_opacity: int = 255,
    line_width: int = theme.HAIRLINE,
) -> None:
    """A filled rectangle with round corners and a line around; opacities are 0 to 255."""
    if rect.w < 1 or rect.h < 1:
        return
    radius = min(radius, rect.w // 2, rect.h // 2)
    picture = _panel(rect.size, radius, (*fill, opacity), (*line, line_opacity), line_width)
    surface.blit(picture, rect)


def draw_ring(surface: Surface, rect: Rect, radius: int, colour: Colour, width: int) -> None:
    """Only the line of a panel: the focus ring, the gold ring of the seat to act."""
    draw_panel(surface, rect, radius, colour, 0, colour, 255, width)


@lru_cache(160)
def _panel(size: tuple[int, int], radius: int, fill: Ink, line: Ink, width: int) -> Surface:
    picture = Surface(size, pygame.SRCALPHA)
    picture.fill(line if width and line[3] else fill)
    inner = picture.get_rect().inflate(-2 * width, -2 * width) if line[3] else picture.get_rect()
    picture.fill(fill, inner)
    if radius:
        corners = _corners(radius, fill, line, width)
        for right in (0, 1):
            for low in (0, 1):
                place = (right * (size[0] - radius), low * (size[1] - radius))
                picture.fill((0, 0, 0, 0), (*place, radius, radius))
                picture.blit(corners, place, (right * radius, low * radius, radius, radius))
    return picture


@lru_cache(120)
def _corners(radius: int, fill: Ink, line: Ink, width: int) -> Surface:
    """The four corners pushed together: a disc, drawn large and scaled down."""
    big = 2 * radius * SMOOTHING
    tile = Surface((big, big), pygame.SRCALPHA)
    # Where nothing is drawn the colour still counts when pixels are averaged: without this the rim is dark.
    tile.fill((*(line if line[3] else fill)[:3], 0))
    centre, outer = (big / 2, big / 2), big / 2
    if line[3] and width:
        pygame.draw.circle(tile, line, centre, outer)
        outer -= width * SMOOTHING
    pygame.draw.circle(tile, fill if fill[3] else (*line[:3], 0), centre, max(0, outer))
    return pygame.transform.smoothscale(tile, (2 * radius, 2 * radius))


def draw_shadow(surface: Surface, rect: Rect, radius: int, blur: int, opacity: int, drop: int) -> None:
    """A soft shadow under `rect`, fallen `drop` pixels down."""
    picture = _shadow(rect.size, radius, blur, opacity)
    surface.blit(picture, (rect.x - 2 * blur, rect.y - 2 * blur + drop))


@lru_cache(48)
def _shadow(size: tuple[int, int], radius: int, blur: int, opacity: int) -> Surface:
    """Blurring a large picture takes a tenth of a second: a small one is blurred, then pulled to size."""
    corner = 3 * blur + radius
    small = Surface((2 * corner + 2, 2 * corner + 2), pygame.SRCALPHA)
    body = small.get_rect().inflate(-4 * blur, -4 * blur)
    pygame.draw.rect(small, (0, 0, 0, opacity), body, border_radius=radius)
    picture = pygame.transform.gaussian_blur(small, blur)
    return _pulled(picture, corner, (size[0] + 4 * blur, size[1] + 4 * blur))


def _pulled(picture: Surface, corner: int, size: tuple[int, int]) -> Surface:
    """`picture` grown to `size`: its corners kept, its middle pulled; scaled where corners would meet."""
    if min(size) <= 2 * corner:
        return pygame.transform.smoothscale(picture, size)
    grown = Surface(size, pygame.SRCALPHA)
    before = _thirds(picture.get_width(), corner)
    across, down = _thirds(size[0], corner), _thirds(size[1], corner)
    for (left, wide), (left_before, wide_before) in zip(across, before, strict=True):
        for (top, high), (top_before, high_before) in zip(down, before, strict=True):
            part = picture.subsurface((left_before, top_before, wide_before, high_before))
            grown.blit(pygame.transform.scale(part, (wide, high)), (left, top))
    return grown


def _thirds(length: int, corner: int) -> list[tuple[int, int]]:
    """Start and length of the two ends and of what is between, in order."""
    return [(0, corner), (corner, length - 2 * corner), (length - corner, corner)]


@lru_cache(4)
def felt(size: tuple[int, int], side: int = 0) -> Surface:
    """The cloth of the table with its double gold line; `side` pixels at the right stay without line."""
    cloth = pygame.transform.smoothscale(_felt_light(), size)
    margin = max(6, round(min(size) * 0.014))
    for inset, opacity in ((margin, 150), (margin + margin // 2 + 2, 70)):
        frame = Rect(inset, inset, size[0] - side - 2 * inset, size[1] - 2 * inset)
        if frame.w > 2 and frame.h > 2:
            width = max(1, round(size[1] / 720))
            draw_panel(cloth, frame, margin * 2, theme.LINE, 0, theme.LINE, opacity, width)
    return cloth


@lru_cache(1)
def _felt_light() -> Surface:
    """The light on the cloth, small: computing it for each pixel of a window would take a second."""
    wide, high = 160, 90
    light = Surface((wide, high))
    across, down = wide / 2, high * 0.46
    reach = math.hypot(across, down)
    for y in range(high):
        for x in range(wide):
            far = min(1.0, math.hypot(x - across, (y - down) * 1.25) / reach)
            light.set_at((x, y), mix(theme.FELT, theme.FELT_EDGE, far**1.5))
    return light


def draw_disc(
    surface: Surface,
    centre: tuple[int, int],
    radius: int,
    colour: Colour,
    rim: Colour | None = None,
    rim_width: int = 1,
) -> None:
    """A smooth disc, with a rim where a colour is given."""
    pygame.draw.aacircle(surface, colour, centre, radius)
    if rim is not None:
        pygame.draw.aacircle(surface, rim, centre, radius, rim_width)


def put(surface: Surface, picture: Surface, anchor: str, place: tuple[int, int]) -> Rect:
    """Blit `picture` with the named point of its rectangle (`center`, `midleft`, ...) at `place`."""
    rect = picture.get_rect(**{anchor: place})
    surface.blit(picture, rect)
    return rect
