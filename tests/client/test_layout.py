"""The layout of the table, over thousands of windows, players, cards and text sizes. No surface is needed."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect

from manille_lan.client.layout import LEAST_STRIP, SEAT_ANGLES, layout

SEATS = st.integers(2, 7)
CARDS = st.integers(0, 16)
TEXT = st.sampled_from([1.0, 1.25, 1.5, 2.0])
WINDOWS = st.tuples(st.integers(640, 3840), st.integers(420, 2160)).filter(
    lambda size: 1.2 <= size[0] / size[1] <= 3.6
)
"""Windows as people have them: not higher than wide."""


def lying(place, size):
    turn = math.radians(abs(place.angle))
    rect = Rect(
        0,
        0,
        round(size[0] * math.cos(turn) + size[1] * math.sin(turn)),
        round(size[1] * math.cos(turn) + size[0] * math.sin(turn)),
    )
    rect.center = (round(place.x), round(place.y))
    return rect


def all_rects(places):
    found = [places.top, places.table, places.choice, *places.plates]
    found += [rect for rect in (places.side, places.score, places.last, *places.backs) if rect is not None]
    return found


@settings(max_examples=300, deadline=None)
@given(st.integers(1, 5000), st.integers(1, 3000), SEATS, CARDS, TEXT, st.booleans())
def test_client_01_no_window_is_too_small_for_rectangles(width, height, seats, cards, text, shows_side):
    places = layout(width, height, seats, cards, text, shows_side)
    assert all(rect.w >= 1 and rect.h >= 1 for rect in all_rects(places))
    assert len(places.plates) == len(places.trick) == len(places.backs) == len(places.lies) == seats
    assert len(places.fan) == cards
    assert all(math.isfinite(place.x) and math.isfinite(place.y) for place in (*places.fan, *places.trick))


@settings(max_examples=300, deadline=None)
@given(WINDOWS, SEATS, CARDS, TEXT)
def test_everything_lies_inside_the_window(size, seats, cards, text):
    places = layout(*size, seats, cards, text)
    window = Rect(0, 0, *size)
    assert all(window.contains(rect) for rect in (*places.plates, places.top, places.choice))
    assert all(window.contains(rect) for rect in (places.score, places.last, places.side) if rect)
    for place in places.fan:
        assert place.x - places.card[0] / 2 >= 0
        assert place.x + places.card[0] / 2 <= places.table.right


@settings(max_examples=300, deadline=None)
@given(WINDOWS, SEATS, CARDS, TEXT)
def test_no_plate_lies_on_another_or_on_the_hand(size, seats, cards, text):
    places = layout(*size, seats, cards, text)
    plates = places.plates
    for index, plate in enumerate(plates):
        assert plate.collidelist(plates[index + 1 :]) < 0
        assert plate.top >= places.top.bottom
        assert plate.bottom <= places.table.bottom - places.card[1]
        if places.side is not None:
            assert not plate.colliderect(places.side)


@settings(max_examples=300, deadline=None)
@given(WINDOWS, SEATS, CARDS, TEXT)
def test_covered_cards_lie_on_nothing(size, seats, cards, text):
    places = layout(*size, seats, cards, text)
    trick = [lying(place, places.trick_card) for place in places.trick]
    for back in places.backs:
        if back is not None:
            assert back.collidelist([*places.plates, *trick]) < 0


@settings(max_examples=300, deadline=None)
@given(WINDOWS, SEATS, st.integers(1, 16), TEXT)
def test_each_card_of_the_hand_shows_its_index(size, seats, cards, text):
    places = layout(*size, seats, cards, text)
    steps = [b.x - a.x for a, b in zip(places.fan, places.fan[1:], strict=False)]
    assert all(step >= LEAST_STRIP * places.card[0] for step in steps) or size[0] < 700


def test_sixteen_cards_in_a_small_window_keep_their_strip():
    places = layout(900, 600, 3, 16)
    assert places.strip >= LEAST_STRIP * places.card[0]
    assert places.score is None, "the corners give way to the hand"


def test_the_corners_come_back_when_the_hand_is_short():
    assert layout(900, 600, 4, 16).score is None
    assert layout(900, 600, 4, 3).score is not None


@settings(max_examples=300, deadline=None)
@given(WINDOWS, SEATS, st.integers(1, 12), TEXT)
def test_the_panels_in_the_corners_leave_the_hand_alone(size, seats, cards, text):
    places = layout(*size, seats, cards, text)
    if places.score is not None and places.last is not None:
        assert places.score.right <= places.fan[0].x - places.card[0] / 2
        assert places.last.left >= places.fan[-1].x + places.card[0] / 2


@settings(max_examples=300, deadline=None)
@given(WINDOWS, SEATS, TEXT)
def test_the_index_of_every_card_of_the_trick_stays_in_view(size, seats, text):
    """Whatever the direction of play, no card laid above another covers its upper left corner."""
    places = layout(*size, seats, 8, text)
    wide, high = places.trick_card
    order = list(places.lies)
    for below, seat in enumerate(order):
        place = places.trick[seat]
        turn = math.radians(place.angle)
        dx, dy = -wide / 2 + wide * 0.1, -high / 2 + high * 0.08
        index = (
            place.x + dx * math.cos(turn) + dy * math.sin(turn),
            place.y - dx * math.sin(turn) + dy * math.cos(turn),
        )
        for above in order[below + 1 :]:
            other = places.trick[above]
            bend = math.radians(other.angle)
            ox, oy = index[0] - other.x, index[1] - other.y
            across = ox * math.cos(bend) - oy * math.sin(bend)
            down = ox * math.sin(bend) + oy * math.cos(bend)
            assert not (abs(across) < wide / 2 - 1 and abs(down) < high / 2 - 1), (seat, above)


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_neighbour_on_the_left_sits_on_the_left(seats):
    """Seats are numbered clockwise: seen from above, the next seat is on one's left."""
    places = layout(1280, 720, seats, 8)
    assert len(SEAT_ANGLES[seats]) == seats - 1
    if seats > 2:
        assert places.plates[1].centerx < places.table.centerx < places.plates[-1].centerx
    assert places.plates[0].centery > max(plate.centery for plate in places.plates[1:])


@settings(max_examples=300, deadline=None)
@given(WINDOWS, SEATS, st.integers(1, 16))
def test_targets_are_large_enough(size, seats, cards):
    places = layout(*size, seats, cards)
    assert places.top.h >= min(24, places.top.h + 1)
    assert places.strip >= 1
    assert places.card[1] >= 60


@settings(max_examples=300, deadline=None)
@given(WINDOWS.filter(lambda size: size[0] >= 800 and size[1] >= 560), SEATS, TEXT)
def test_no_plate_lies_under_the_trick(size, seats, text):
    places = layout(*size, seats, 8, text)
    for seat, place in enumerate(places.trick):
        card = lying(place, places.trick_card).inflate(-4, -4)
        assert card.collidelist(places.plates) < 0, seat
