"""Where everything on the table lies: a pure function from the window's size to rectangles.

Seats are counted from one's own, clockwise: 0 is oneself at the bottom, 1 the neighbour on the left. So the
picture is the same whatever the direction of play; only the order in which seats act differs. Knows nothing
of cards, players or surfaces.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from manille_lan.client.theme import Scale

CARD_RATIO: Final = 5 / 7
"""Width over height of every card."""
LEAST_STRIP: Final = 0.24
"""The part of a card's width that always stays in view in the fan: it holds the index."""
MOST_STEP: Final = 0.74
MOST_SPREAD: Final = 6.5
SPREAD_PER_CARD: Final = 0.75
"""Degrees by which the outermost cards of the fan are turned: at most, and for each card held."""
ROUNDNESS: Final = 3.2
"""Exponent of the superellipse of seats: those at the corners hug the edge and leave the middle free."""
SEAT_ANGLES: Final[dict[int, tuple[float, ...]]] = {
    2: (90,),
    3: (148, 32),
    4: (180, 90, 0),
    5: (188, 122, 58, -8),
    6: (192, 140, 90, 40, -12),
    7: (196, 150, 110, 70, 30, -16),
}
"""Degrees, anticlockwise from the right, of the seats on the left, on from there clockwise."""
FIRST_ABOVE: Final = 55
LAST_ABOVE: Final = 125
"""Seats at these angles sit above the trick, so that it begins below their plates."""


@dataclass(frozen=True, slots=True)
class CardPlace:
    """The middle of a card, and the angle by which it is turned (degrees, anticlockwise)."""

    x: float
    y: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The places of a table. `plates`, `backs` and `trick` are by seat counted from one's own.

    `side` is None where the panel is folded away, `score` and `last` where the hand needs the corners;
    `backs` holds None where no room is left for a seat's covered cards. `lies` orders the seats' cards of a
    trick from the lowest to the uppermost, so that the index of each stays in view.
    """

    scale: Scale
    top: Rect
    side: Rect | None
    table: Rect
    card: tuple[int, int]
    fan: tuple[CardPlace, ...]
    strip: float
    hand_top: int
    plates: tuple[Rect, ...]
    backs: tuple[Rect | None, ...]
    trick: tuple[CardPlace, ...]
    trick_card: tuple[int, int]
    lies: tuple[int, ...]
    score: Rect | None
    last: Rect | None
    choice: Rect

    def card_rect(self, place: CardPlace, size: tuple[int, int]) -> Rect:
        """The upright rectangle of a card at a place."""
        rect = Rect(0, 0, *size)
        rect.center = (round(place.x), round(place.y))
        return rect


def layout(
    width: int, height: int, seats: int, cards: int, text_size: float = 1.0, shows_side: bool = True
) -> TableLayout:
    """The places for a window of `width` by `height` pixels, `seats` players (2 to 7) and `cards` in hand.

    `shows_side` False folds the side panel away whatever the room.
    """
    width, height = max(1, width), max(1, height)
    scale = Scale(width, height, text_size)
    top = Rect(0, 0, width, min(max(scale.u(40), scale.t(40)), max(1, height // 4)))
    side_width = _side_width(width, scale) if shows_side else 0
    table = Rect(0, top.bottom, max(1, width - side_width), max(1, height - top.bottom))
    side = Rect(table.right, top.bottom, side_width, table.h) if side_width else None
    card = _card_size(table, height)
    corner = min(scale.t(196), round(table.w * 0.24))
    strip, has_corners = _strip(table.w, card[0], cards, corner, scale)
    fan = fan_places(table, card, cards, strip, scale)
    own = _own_plate(table, card, scale)
    area = Rect(0, top.bottom, table.w, max(1, own.top - scale.u(4) - top.bottom))
    plates = _plates(area, seats, scale)
    middle = _middle(area, plates, seats, scale)
    trick_height = max(24, min(round(card[1] * 0.95), round(middle.h / (1.84 if seats <= 4 else 2.2))))
    trick_card = (max(1, round(trick_height * CARD_RATIO)), trick_height)
    trick = _trick_places(middle, trick_card, seats, _beside(middle, plates, seats))
    score, last = _corners(table, corner, scale) if has_corners else (None, None)
    return TableLayout(
        scale=scale,
        top=top,
        side=side,
        table=table,
        card=card,
        fan=fan,
        strip=strip,
        hand_top=own.top,
        plates=(own, *plates),
        backs=(None, *_backs(area, plates, trick, trick_card, scale)),
        trick=trick,
        trick_card=trick_card,
        lies=tuple(sorted(range(seats), key=lambda seat: (round(trick[seat].x), trick[seat].y))),
        score=score,
        last=last,
        choice=_choice(table, area, scale),
    )


def _side_width(width: int, scale: Scale) -> int:
    """The width of the side panel; 0 where the window is too narrow for one."""
    if width / scale.space < 1180:
        return 0
    return min(round(scale.u(262) * (1 + 0.6 * (scale.text_size - 1))), round(width * 0.3))


def _card_size(table: Rect, height: int) -> tuple[int, int]:
    """Width and height of the cards in hand: large enough to read, never more than the window bears."""
    high = max(88, min(round(height * 0.245), round(table.w * 0.26)))
    high = max(24, min(high, round(height * 0.45), round(table.w * 0.6)))
    return max(1, round(high * CARD_RATIO)), high


def _strip(room: int, card: int, cards: int, corner: int, scale: Scale) -> tuple[float, bool]:
    """Pixels from card to card of the fan, and whether the corners beside it stay free for panels."""
    gaps = max(1, cards - 1)
    strip = min(card * MOST_STEP, max(1.0, (room - 2 * scale.u(24) - card) / gaps))
    between = room - 2 * corner - 2 * scale.u(6)
    if strip > card * 0.3 and between > card + card * 0.3 * gaps:
        return min(strip, (between - card) / gaps), True
    return strip, False


def fan_places(
    table: Rect, card: tuple[int, int], cards: int, strip: float, scale: Scale
) -> tuple[CardPlace, ...]:
    """The places of `cards` cards fanned out at the bottom of the table, from left to right."""
    spread = min(MOST_SPREAD, cards * SPREAD_PER_CARD) if cards > 1 else 0.0
    first = table.centerx - strip * (cards - 1) / 2
    top = table.bottom - card[1] - scale.u(26)
    places = []
    for index in range(cards):
        aside = index / (cards - 1) * 2 - 1 if cards > 1 else 0.0
        drop = scale.u(12) * aside * aside - scale.u(1)
        places.append(CardPlace(first + index * strip, top + card[1] / 2 + drop, -aside * spread))
    return tuple(places)


def _own_plate(table: Rect, card: tuple[int, int], scale: Scale) -> Rect:
    """One's own plate: a low one over the middle of the hand."""
    plate = Rect(0, 0, max(1, min(scale.t(250), round(table.w * 0.6))), scale.t(30))
    plate.midbottom = (table.centerx, table.bottom - card[1] - scale.u(26) - scale.u(18))
    plate.top = max(plate.top, table.top)
    return plate


def _plates(area: Rect, seats: int, scale: Scale) -> tuple[Rect, ...]:
    """The others' plates, made lower and narrower until none lies on another."""
    wide = min(scale.t(184), round(area.w * (0.27 if seats < 6 else 0.215)))
    high = max(scale.u(54), scale.t(54))
    for _ in range(12):
        plates = _seated(area, seats, (max(8, wide), max(8, high)), scale)
        if not any(_touching(plates)):
            break
        wide, high = round(wide * 0.94), round(high * 0.88)
    return plates


def _seated(area: Rect, seats: int, size: tuple[int, int], scale: Scale) -> tuple[Rect, ...]:
    across = max(1.0, area.w / 2 - size[0] / 2 - scale.u(18))
    down = max(1.0, area.h / 2 - size[1] / 2 - scale.u(14))
    plates = []
    for angle in SEAT_ANGLES[seats]:
        plate = Rect(0, 0, *size)
        x = area.centerx + across * _rounded(math.cos(math.radians(angle)))
        y = area.top + area.h * 0.5 - down * _rounded(math.sin(math.radians(angle)))
        plate.center = (round(x), round(y))
        lowest = area.bottom - plate.h - scale.u(4)
        plate.top = max(area.top + scale.u(12), min(plate.top, lowest))
        plates.append(plate)
    return tuple(plates)


def _rounded(share: float) -> float:
    return math.copysign(abs(share) ** (2 / ROUNDNESS), share)


def _touching(rects: tuple[Rect, ...]) -> Iterator[bool]:
    for index, first in enumerate(rects):
        for second in rects[index + 1 :]:
            yield bool(first.inflate(4, 4).colliderect(second))


def _middle(area: Rect, plates: tuple[Rect, ...], seats: int, scale: Scale) -> Rect:
    """What the plates at the top leave free for the trick."""
    above = [
        plate.bottom
        for plate, angle in zip(plates, SEAT_ANGLES[seats], strict=True)
        if FIRST_ABOVE <= angle <= LAST_ABOVE
    ]
    top = min(area.bottom - 1, max([area.top, *above]) + scale.u(6))
    return Rect(area.x, top, area.w, max(1, area.bottom - top - scale.u(2)))


def _beside(middle: Rect, plates: tuple[Rect, ...], seats: int) -> float:
    """How far from the middle the first plate at the sides begins."""
    gaps = [
        abs(plate.centerx - middle.centerx) - plate.w / 2
        for plate, angle in zip(plates, SEAT_ANGLES[seats], strict=True)
        if not FIRST_ABOVE <= angle <= LAST_ABOVE
    ]
    return min(middle.w * 0.4, *gaps) if gaps else middle.w * 0.4


def _trick_places(area: Rect, card: tuple[int, int], seats: int, beside: float) -> tuple[CardPlace, ...]:
    """Where each seat's card of the trick lies: around the middle, turned towards its seat, no farther than
    `beside` pixels to either side.
    """
    across = max(1.0, min(card[0] * (1.02 if seats <= 4 else 2.0), beside - card[0] * 0.64))
    down = max(1.0, min(card[1] * (0.4 if seats <= 4 else 0.56), (area.h - card[1]) / 2))
    middle = area.top + area.h * 0.5
    places = []
    for angle in (-90.0, *SEAT_ANGLES[seats]):
        cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        turned = -cosine * 7 if abs(cosine) > 0.2 else (4.0 if sine > 0 else -3.0)
        places.append(CardPlace(area.centerx + across * cosine, middle - down * sine, turned))
    return tuple(places)


def _backs(
    area: Rect,
    plates: tuple[Rect, ...],
    trick: tuple[CardPlace, ...],
    card: tuple[int, int],
    scale: Scale,
) -> tuple[Rect | None, ...]:
    """Where each player's covered cards show: under, over or beside his plate, wherever nothing else lies."""
    taken = [*plates, *(_lying(place, card) for place in trick)]
    found: list[Rect | None] = []
    for plate in plates:
        size = (min(plate.w, scale.u(92)), scale.u(34))
        spots = [Rect(0, 0, *size) for _ in range(4)]
        gap = scale.u(5)
        spots[0].midtop = (plate.centerx, plate.bottom + gap)
        spots[1].midleft = (plate.right + gap, plate.centery)
        spots[2].midright = (plate.left - gap, plate.centery)
        spots[3].midbottom = (plate.centerx, plate.top - gap)
        inside = area.inflate(-2 * scale.u(6), -2 * scale.u(4))
        free = (spot for spot in spots if inside.contains(spot) and spot.collidelist(taken) < 0)
        spot = next(free, None)
        found.append(spot)
        if spot is not None:
            taken.append(spot)
    return tuple(found)


def _lying(place: CardPlace, card: tuple[int, int]) -> Rect:
    """The upright rectangle around a turned card."""
    turn = math.radians(abs(place.angle))
    wide = card[0] * math.cos(turn) + card[1] * math.sin(turn)
    high = card[1] * math.cos(turn) + card[0] * math.sin(turn)
    rect = Rect(0, 0, math.ceil(wide), math.ceil(high))
    rect.center = (round(place.x), round(place.y))
    return rect


def _corners(table: Rect, corner: int, scale: Scale) -> tuple[Rect, Rect]:
    """The panels left and right of the hand: score and last trick."""
    size = (max(1, corner - scale.u(16)), max(scale.u(104), scale.t(96)))
    score, last = Rect(0, 0, *size), Rect(0, 0, *size)
    score.bottomleft = (table.left + scale.u(12), table.bottom - scale.u(14))
    last.bottomright = (table.right - scale.u(12), table.bottom - scale.u(14))
    return score, last


def _choice(table: Rect, area: Rect, scale: Scale) -> Rect:
    """The largest place that a panel of choices may take: over the table, above the hand."""
    place = Rect(0, 0, max(1, min(scale.t(660), table.w - scale.u(20))), max(1, area.h - scale.u(16)))
    place.midbottom = (area.centerx, area.bottom - scale.u(2))
    return place
