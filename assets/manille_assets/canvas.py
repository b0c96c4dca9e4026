"""The sheet that the drawings are made on: it gathers paths and prints them as SVG text.

Only `<path>` elements with `#RRGGBB` colours inside one `<g>` leave it, because the window's
rasteriser silently ignores the rest. Moves and cuts shapes itself. Knows nothing of cards.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from manille_assets.colours import INK
from manille_assets.geometry import (
    IDENTITY,
    Matrix,
    Point,
    Ring,
    Segment,
    clipped_line,
    clipped_polygon,
    clockwise,
    combine,
    flattened,
    is_inside,
    magnification,
    mirror,
    moved,
    moved_path,
    parse_path,
    turn,
)


class Canvas:
    """A sheet of `width` x `height` units; later paths lie over earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._elements: list[str] = []
        self._matrix = IDENTITY
        self._region: list[Point] | None = None

    @contextmanager
    def placed(self, *matrices: Matrix) -> Iterator[None]:
        """Draw through these matrices, the last applied first, until the block ends."""
        before = self._matrix
        self._matrix = combine(before, *matrices)
        yield
        self._matrix = before

    @contextmanager
    def cut_to(self, *corners: Point) -> Iterator[None]:
        """Keep only what falls into a convex region until the block ends; regions do not nest."""
        self._region = clockwise([moved(self._matrix, p) for p in corners])
        yield
        self._region = None

    def path(
        self,
        d: str,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 1.5,
        *,
        opacity: float = 1,
        round_ends: bool = False,
    ) -> None:
        """Draw path text `d`: its inside in `fill`, its line in `stroke` (`width` units thick)."""
        segments = moved_path(self._matrix, parse_path(d))
        ink = _line_attributes(stroke, width * magnification(self._matrix), round_ends)
        if self._region is None or is_inside(segments, self._region):
            self._add(_segments_text(segments), _fill_attribute(fill) + ink, opacity)
            return
        self._add_cut(flattened(segments), self._region, fill, ink, opacity)

    def inked(self, d: str, fill: str, width: float = 1.5) -> None:
        """Draw a filled shape with the outline that all figures share."""
        self.path(d, fill, INK, width)

    def stroke(self, d: str, colour: str, width: float = 1.5, *, opacity: float = 1) -> None:
        """Draw a line with round ends."""
        self.path(d, None, colour, width, opacity=opacity, round_ends=True)

    def on_both_sides(self, x: float = 125) -> Iterator[None]:
        """Run a loop's body twice: as it stands, then mirrored about the vertical line at `x`."""
        yield
        with self.placed(mirror(x)):
            yield

    def on_both_ends(self) -> Iterator[None]:
        """Run a loop's body twice: as it stands, then turned by 180 degrees about the sheet's middle."""
        yield
        with self.placed(turn(180, self.width / 2, self.height / 2)):
            yield

    def svg(self) -> str:
        """The whole sheet as SVG text, one element a line."""
        size = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<g stroke-linejoin="round">\n'
        return head + "".join(f"{element}\n" for element in self._elements) + "</g>\n</svg>\n"

    def _add(self, d: str, attributes: str, opacity: float) -> None:
        shine = "" if opacity == 1 else f' opacity="{_number(opacity)}"'
        self._elements.append(f'<path d="{d}"{attributes}{shine}/>')

    def _add_cut(
        self, rings: list[Ring], region: list[Point], fill: str | None, ink: str, opacity: float
    ) -> None:
        """Inside and line are cut apart: along the cut itself no line is drawn."""
        if fill:
            areas = [clipped_polygon(points, region) for _, points in rings]
            kept: list[Ring] = [(True, points) for points in areas if len(points) > 2]
            if kept:
                self._add(_rings_text(kept), _fill_attribute(fill), opacity)
        if ink:
            lines = [[*points, points[0]] if closed else points for closed, points in rings]
            pieces: list[Ring] = [(False, piece) for one in lines for piece in clipped_line(one, region)]
            if pieces:
                self._add(_rings_text(pieces), _fill_attribute(None) + ink, opacity)


def _fill_attribute(fill: str | None) -> str:
    return f' fill="{fill or "none"}"'


def _line_attributes(stroke: str | None, width: float, round_ends: bool) -> str:
    if stroke is None:
        return ""
    ends = ' stroke-linecap="round"' if round_ends else ""
    return f' stroke="{stroke}" stroke-width="{_number(width)}"{ends}'


def _number(value: float) -> str:
    # First to a millionth: the last digits of sines differ from system to system, and must not show.
    text = f"{round(value, 6):.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _pair(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _segments_text(segments: list[Segment]) -> str:
    return "".join(command + " ".join(_pair(p) for p in points) for command, points in segments)


def _rings_text(rings: list[Ring]) -> str:
    return "".join(
        "M" + "L".join(_pair(p) for p in points) + ("Z" if closed else "") for closed, points in rings
    )
