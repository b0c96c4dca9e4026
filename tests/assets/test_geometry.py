"""Matrices, path text and clipping, with figures that can be checked by hand."""

import pytest

from manille_assets import geometry
from manille_assets.geometry import IDENTITY, combine, mirror, moved, scale, shift, turn

SQUARE = [(0, 0), (10, 0), (10, 10), (0, 10)]


def rounded(points):
    return [(round(x, 6), round(y, 6)) for x, y in points]


def test_the_last_matrix_is_applied_first():
    assert moved(combine(shift(10, 0), scale(2)), (3, 4)) == (16, 8)
    assert moved(combine(scale(2), shift(10, 0)), (3, 4)) == (26, 8)
    assert moved(combine(IDENTITY, IDENTITY, IDENTITY), (3, 4)) == (3, 4)


def test_a_turn_is_clockwise_about_its_centre():
    assert rounded([moved(turn(90), (1, 0)), moved(turn(180, 5, 5), (0, 0))]) == [(0, 1), (10, 10)]


def test_a_mirror_swaps_left_and_right():
    assert moved(mirror(125), (100, 7)) == (150, 7)


def test_magnification_is_the_mean_of_both_directions():
    assert geometry.magnification(combine(turn(30), scale(2, 8))) == pytest.approx(4)
    assert geometry.magnification(mirror(5)) == 1


def test_polar_points_on_an_ellipse():
    assert rounded([geometry.polar(10, 10, 5, 0), geometry.polar(10, 10, 5, 90, 2)]) == [(15, 10), (10, 20)]


def test_path_text_becomes_moves_lines_and_curves():
    assert geometry.parse_path("M1 2L3-4 5 6H7V.5Q10 0.5 10 3.5C1 1 2 2 3 3Z M0 0") == [
        ("M", [(1, 2)]),
        ("L", [(3, -4)]),
        ("L", [(5, 6)]),
        ("L", [(7, 6)]),
        ("L", [(7, 0.5)]),
        ("C", [(9, 0.5), (10, 1.5), (10, 3.5)]),
        ("C", [(1, 1), (2, 2), (3, 3)]),
        ("Z", []),
        ("M", [(0, 0)]),
    ]


def test_a_line_goes_on_from_where_a_closed_figure_began():
    assert geometry.parse_path("M1 1L5 5ZH9")[-1] == ("L", [(9, 1)])


def test_flattening_keeps_corners_and_ends_curves_where_they_end():
    closed, opened = geometry.flattened(geometry.parse_path("M0 0L10 0L10 10ZM0 0C0 10 10 10 10 0"))
    assert closed == (True, [(0, 0), (10, 0), (10, 10)])
    assert opened[0] is False
    assert opened[1][0] == (0, 0)
    assert opened[1][-1] == (10, 0)
    assert len(opened[1]) > 5


def test_two_open_lines_stay_two():
    assert geometry.flattened(geometry.parse_path("M0 0L1 1M2 2L3 3")) == [
        (False, [(0, 0), (1, 1)]),
        (False, [(2, 2), (3, 3)]),
    ]


def test_corners_are_listed_clockwise():
    assert geometry.clockwise(SQUARE) == SQUARE
    assert geometry.clockwise(SQUARE[::-1]) == SQUARE


def test_a_path_is_inside_by_its_control_points():
    assert geometry.is_inside([("M", [(0, 0)]), ("L", [(10, 5)])], SQUARE)
    assert not geometry.is_inside([("M", [(5, 5)]), ("C", [(5, 11), (6, 5), (7, 5)])], SQUARE)


def test_a_polygon_is_cut_at_the_edge():
    assert geometry.clipped_polygon([(5, 2), (15, 2), (15, 8), (5, 8)], SQUARE) == [
        (5, 2), (10, 2), (10, 8), (5, 8),
    ]


def test_a_polygon_outside_vanishes_and_one_inside_stays():
    assert geometry.clipped_polygon([(20, 0), (30, 0), (30, 5)], SQUARE) == []
    assert geometry.clipped_polygon([(1, 1), (2, 1), (2, 2)], SQUARE) == [(1, 1), (2, 1), (2, 2)]


def test_a_line_is_cut_where_it_leaves_and_goes_on_where_it_returns():
    line = [(-5, 5), (5, 5), (15, 5), (15, 8), (5, 8), (5, 9)]
    assert geometry.clipped_line(line, SQUARE) == [
        [(0, 5), (5, 5), (10, 5)],
        [(10, 8), (5, 8), (5, 9)],
    ]


def test_a_line_that_only_passes_a_corner_vanishes():
    assert geometry.clipped_line([(-5, 4), (4, -5)], SQUARE) == []
