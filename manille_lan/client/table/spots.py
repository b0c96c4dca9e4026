"""Free places on the cloth: for what only some games lay there, wherever the layout leaves room.

Pure geometry over the layout's rectangles; knows nothing of cards or players.
"""

from collections.abc import Iterable, Iterator, Sequence

from pygame import Rect

from manille_lan.client.layout import TableLayout


def trick_rects(layout: TableLayout) -> list[Rect]:
    """Where the cards of a trick lie, with a little room around, by place."""
    margin = layout.scale.u(6)
    return [layout.card_rect(place, layout.trick_card).inflate(margin, margin) for place in layout.trick]


def cloth(layout: TableLayout) -> Rect:
    """The cloth between the bar and one's own plate."""
    edge = layout.scale.u(4)
    top = layout.top.bottom + edge
    return Rect(edge, top, max(1, layout.table.w - 2 * edge), max(1, layout.hand_top - edge - top))


def outwards(layout: TableLayout, plate: Rect, size: tuple[int, int], gap: int) -> Iterator[Rect]:
    """Places beside a plate, that under it first which leaves the middle of the table free."""
    under = Rect(plate.left, plate.bottom + gap, *size)
    aside = plate.centerx - layout.table.centerx
    if aside > plate.w:
        under.right = plate.right
    if abs(aside) > plate.w:
        yield under
    yield from around(plate, size, gap)


def around(plate: Rect, size: tuple[int, int], gap: int) -> Iterator[Rect]:
    """Places beside a plate, the best first: under it, over it, beside it, flush with its edges."""
    spot = Rect(0, 0, *size)
    for anchor, place in (
        ("midtop", (plate.centerx, plate.bottom + gap)),
        ("topleft", (plate.left, plate.bottom + gap)),
        ("topright", (plate.right, plate.bottom + gap)),
        ("midbottom", (plate.centerx, plate.top - gap)),
        ("bottomleft", (plate.left, plate.top - gap)),
        ("bottomright", (plate.right, plate.top - gap)),
        ("midleft", (plate.right + gap, plate.centery)),
        ("topleft", (plate.right + gap, plate.top)),
        ("midright", (plate.left - gap, plate.centery)),
        ("topright", (plate.left - gap, plate.top)),
    ):
        found = spot.copy()
        setattr(found, anchor, place)
        yield found


def narrowed(panel: Rect, rects: Iterable[Rect], least: int, gap: int) -> Rect:
    """A panel made narrower, about its middle, so that it lies on none of these; never below `least`."""
    half = panel.w // 2
    for rect in rects:
        if (
            rect.top < panel.bottom
            and rect.bottom > panel.top
            and not rect.left <= panel.centerx <= rect.right
        ):
            aside = panel.centerx - rect.right if rect.centerx < panel.centerx else rect.left - panel.centerx
            half = min(half, aside - gap)
    half = max(half, min(panel.w, least) // 2)
    return Rect(panel.centerx - half, panel.y, 2 * half, panel.h)


def first_free(room: Rect, spots: Iterable[Rect], taken: Sequence[Rect]) -> Rect | None:
    """The first place that lies in the room and on nothing that is taken."""
    return next((spot for spot in spots if room.contains(spot) and spot.collidelist(taken) < 0), None)


def nearest_free(
    room: Rect, size: tuple[int, int], goal: tuple[int, int], taken: Sequence[Rect]
) -> Rect | None:
    """The free place of that size whose middle is nearest to `goal`, over a grid of the room."""
    columns = range(room.left, room.right - size[0] + 1, max(4, room.w // 40))
    rows = range(room.top, room.bottom - size[1] + 1, max(4, room.h // 40))
    spots = [_centred(size, goal), *(Rect(x, y, *size) for x in columns for y in rows)]
    spots.sort(key=lambda spot: (spot.centerx - goal[0]) ** 2 + (spot.centery - goal[1]) ** 2)
    return first_free(room, spots, taken)


def _centred(size: tuple[int, int], goal: tuple[int, int]) -> Rect:
    spot = Rect(0, 0, *size)
    spot.center = goal
    return spot
