"""Plane geometry under the drawings: affine matrices, path text as numbers, clipping.

The rasteriser of the window (SDL_image's nanosvg) ignores clip paths, so shapes are cut here, on
polygons, against one convex region. Knows nothing of colours, of SVG elements or of cards.
Coordinates are SVG's: x to the right, y downwards, angles in degrees, clockwise.
"""

import math
import re
from itertools import pairwise

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f) as in SVG: x' = ax + cy + e, y' = bx + dy + f."""
Segment = tuple[str, list[Point]]
"""One of M, L, C (absolute) with its points, or Z with none."""
Ring = tuple[bool, list[Point]]
"""A flattened subpath: whether it is closed, and its points."""

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
_TOKEN = re.compile(r"[MLHVCQZ]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}
_FLATNESS = 0.12
_HAIR = 1e-6
"""What touches an edge is inside, however its last digit was rounded."""


def combine(outer: Matrix, *inner: Matrix) -> Matrix:
    """The matrix that applies the last one first and `outer` last."""
    result = outer
    for m in inner:
        a, b, c, d, e, f = result
        result = (
            a * m[0] + c * m[1],
            b * m[0] + d * m[1],
            a * m[2] + c * m[3],
            b * m[2] + d * m[3],
            a * m[4] + c * m[5] + e,
            b * m[4] + d * m[5] + f,
        )
    return result


def shift(x: float, y: float) -> Matrix:
    """Move by (x, y)."""
    return (1, 0, 0, 1, x, y)


def scale(x: float, y: float | None = None) -> Matrix:
    """Stretch about the origin, alike in both directions when `y` is left out."""
    return (x, 0, 0, x if y is None else y, 0, 0)


def turn(degrees: float, x: float = 0, y: float = 0) -> Matrix:
    """Rotate clockwise about (x, y)."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return combine(shift(x, y), (cos, sin, -sin, cos, 0, 0), shift(-x, -y))


def mirror(x: float) -> Matrix:
    """Swap left and right about the vertical line at `x`."""
    return (-1, 0, 0, 1, 2 * x, 0)


def moved(matrix: Matrix, point: Point) -> Point:
    """Where `matrix` takes `point`."""
    a, b, c, d, e, f = matrix
    return (a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f)


def magnification(matrix: Matrix) -> float:
    """The factor by which `matrix` stretches lengths (the geometric mean of both directions)."""
    return math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))


def polar(x: float, y: float, radius: float, degrees: float, flat: float = 1) -> Point:
    """The point at `degrees` on a circle about (x, y), or on an ellipse `flat` times as high."""
    angle = math.radians(degrees)
    return (x + radius * math.cos(angle), y + radius * flat * math.sin(angle))


def parse_path(text: str) -> list[Segment]:
    """Path text with the absolute commands M L H V C Q Z as segments of M, L, C and Z only."""
    tokens = _TOKEN.findall(text)
    segments: list[Segment] = []
    at: Point = (0, 0)
    start: Point = (0, 0)
    command = ""
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        if command == "Z":
            segments.append(("Z", []))
            at = start
            continue
        count = _NUMBERS[command]
        values = [float(token) for token in tokens[i : i + count]]
        i += count
        segment = _segment(command, values, at)
        segments.append(segment)
        at = segment[1][-1]
        if command == "M":
            start, command = at, "L"
    return segments


def _segment(command: str, values: list[float], at: Point) -> Segment:
    if command == "H":
        return ("L", [(values[0], at[1])])
    if command == "V":
        return ("L", [(at[0], values[0])])
    points = list(zip(values[::2], values[1::2], strict=True))
    if command != "Q":
        return (command, points)
    (qx, qy), (ex, ey) = points
    first = (at[0] + 2 / 3 * (qx - at[0]), at[1] + 2 / 3 * (qy - at[1]))
    second = (ex + 2 / 3 * (qx - ex), ey + 2 / 3 * (qy - ey))
    return ("C", [first, second, (ex, ey)])


def moved_path(matrix: Matrix, segments: list[Segment]) -> list[Segment]:
    """Every point of a path taken through `matrix`."""
    return [(command, [moved(matrix, p) for p in points]) for command, points in segments]


def flattened(segments: list[Segment]) -> list[Ring]:
    """Subpaths with the curves replaced by short straight lines."""
    rings: list[Ring] = []
    line: list[Point] = []
    for command, points in segments:
        if command == "Z":
            rings.append((True, line))
            line = line[:1]
            continue
        if command == "M":
            if len(line) > 1:
                rings.append((False, line))
            line = [points[0]]
        elif command == "L":
            line.append(points[0])
        else:
            line += _curve_points(line[-1], points)
    if len(line) > 1:
        rings.append((False, line))
    return rings


def _curve_points(a: Point, points: list[Point]) -> list[Point]:
    b, c, d = points
    length = math.dist(a, b) + math.dist(b, c) + math.dist(c, d)
    steps = max(2, min(40, int(math.sqrt(length / _FLATNESS) / 1.6) + 1))
    result = []
    for k in range(1, steps + 1):
        t = k / steps
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        result.append(
            (
                sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
                sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
            )
        )
    return result


def clockwise(polygon: list[Point]) -> list[Point]:
    """The same polygon, its corners listed clockwise as seen on the screen."""
    area = sum(p[0] * q[1] - q[0] * p[1] for p, q in pairwise([*polygon, polygon[0]]))
    return polygon if area > 0 else polygon[::-1]


def _edges(region: list[Point]) -> list[tuple[Point, Point]]:
    return list(pairwise([*region, region[0]]))


def _depth(edge: tuple[Point, Point], p: Point) -> float:
    """Positive inside a clockwise region, negative outside."""
    (ax, ay), (bx, by) = edge
    return (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)


def _between(p: Point, q: Point, t: float) -> Point:
    return (p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]))


def is_inside(segments: list[Segment], region: list[Point]) -> bool:
    """Whether a path lies in the convex clockwise `region`, judged by its control points."""
    points = [p for _, group in segments for p in group]
    return all(_depth(edge, p) >= -_HAIR for edge in _edges(region) for p in points)


def clipped_polygon(polygon: list[Point], region: list[Point]) -> list[Point]:
    """What of `polygon` lies in the convex clockwise `region` (Sutherland-Hodgman); maybe empty."""
    for edge in _edges(region):
        kept: list[Point] = []
        for i, q in enumerate(polygon):
            p = polygon[i - 1]
            before, here = _depth(edge, p), _depth(edge, q)
            if (before >= 0) != (here >= 0):
                kept.append(_between(p, q, before / (before - here)))
            if here >= 0:
                kept.append(q)
        polygon = kept
    return polygon


def clipped_line(line: list[Point], region: list[Point]) -> list[list[Point]]:
    """The pieces of an open line that lie in the convex clockwise `region`."""
    pieces: list[list[Point]] = []
    for p, q in pairwise(line):
        part = _clipped_stretch(p, q, region)
        if part is None:
            continue
        if pieces and math.dist(pieces[-1][-1], part[0]) < _HAIR:
            pieces[-1].append(part[1])
        else:
            pieces.append(list(part))
    return pieces


def _clipped_stretch(p: Point, q: Point, region: list[Point]) -> tuple[Point, Point] | None:
    start, end = 0.0, 1.0
    for edge in _edges(region):
        at_p, at_q = _depth(edge, p), _depth(edge, q)
        if at_p < 0 and at_q < 0:
            return None
        if at_p < 0:
            start = max(start, at_p / (at_p - at_q))
        elif at_q < 0:
            end = min(end, at_p / (at_p - at_q))
    return (_between(p, q, start), _between(p, q, end)) if start < end else None
