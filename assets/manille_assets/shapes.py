"""Path text of plain shapes: ellipse, box, polygon, arc, ring sector, star.

Each function returns the `d` of a path with absolute commands, which `geometry.parse_path` reads.
Knows nothing of colours or of cards.
"""

import math

from manille_assets.geometry import Point, polar

_ROUND = 0.5522847498
"""How far the handles of a quarter circle reach, in radii."""


def polygon(*points: Point) -> str:
    """A closed figure with straight sides."""
    return line(*points) + "Z"


def line(*points: Point) -> str:
    """An open line through the points."""
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """An ellipse about (x, y); a circle when `ry` is left out."""
    ry = rx if ry is None else ry
    kx, ky = rx * _ROUND, ry * _ROUND
    return (
        f"M{x - rx} {y}C{x - rx} {y - ky} {x - kx} {y - ry} {x} {y - ry}"
        f"C{x + kx} {y - ry} {x + rx} {y - ky} {x + rx} {y}"
        f"C{x + rx} {y + ky} {x + kx} {y + ry} {x} {y + ry}"
        f"C{x - kx} {y + ry} {x - rx} {y + ky} {x - rx} {y}Z"
    )


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """A rectangle from its top left corner, its corners rounded by `radius`."""
    right, bottom = x + width, y + height
    if radius <= 0:
        return polygon((x, y), (right, y), (right, bottom), (x, bottom))
    r, k = radius, radius * (1 - _ROUND)
    return (
        f"M{x + r} {y}L{right - r} {y}C{right - k} {y} {right} {y + k} {right} {y + r}"
        f"L{right} {bottom - r}C{right} {bottom - k} {right - k} {bottom} {right - r} {bottom}"
        f"L{x + r} {bottom}C{x + k} {bottom} {x} {bottom - k} {x} {bottom - r}"
        f"L{x} {y + r}C{x} {y + k} {x + k} {y} {x + r} {y}Z"
    )


def lozenge(x: float, y: float, half_width: float, half_height: float | None = None) -> str:
    """A square on its corner about (x, y), or a taller or wider one."""
    high = half_width if half_height is None else half_height
    return polygon((x, y - high), (x + half_width, y), (x, y + high), (x - half_width, y))


def arc(
    x: float, y: float, radius: float, start: float, end: float, *, flat: float = 1, joined: bool = False
) -> str:
    """Part of an ellipse about (x, y) as an open line; `joined` continues a path begun before."""
    pieces = max(1, math.ceil(abs(end - start) / 45))
    step = (end - start) / pieces
    reach = 4 / 3 * math.tan(math.radians(step) / 4)
    px, py = polar(x, y, radius, start, flat)
    text = f"{'L' if joined else 'M'}{px} {py}"
    for i in range(1, pieces + 1):
        before, here = start + (i - 1) * step, start + i * step
        b, h = polar(x, y, radius, before, flat), polar(x, y, radius, here, flat)
        out, back = (
            polar(0, 0, radius * reach, before + 90, flat),
            polar(0, 0, radius * reach, here - 90, flat),
        )
        text += f"C{b[0] + out[0]} {b[1] + out[1]} {h[0] + back[0]} {h[1] + back[1]} {h[0]} {h[1]}"
    return text


def sector(
    x: float, y: float, inner: float, outer: float, start: float, end: float, *, flat: float = 1
) -> str:
    """The piece of a ring about (x, y) between two radii and two angles."""
    return (
        arc(x, y, outer, start, end, flat=flat) + arc(x, y, inner, end, start, flat=flat, joined=True) + "Z"
    )


def star(x: float, y: float, points: int, outer: float, inner: float, first: float = -90) -> str:
    """A star about (x, y) whose first point looks towards the angle `first` (upwards)."""
    step = 180 / points
    return polygon(*(polar(x, y, inner if i % 2 else outer, first + i * step) for i in range(2 * points)))
