"""Path text of shapes."""

from manille_assets import geometry, shapes


def corners(d):
    points = [group[-1] for command, group in geometry.parse_path(d) if command != "Z"]
    return [(round(x, 3), round(y, 3)) for x, y in points]


def test_polygon_closes_and_line_does_not():
    assert shapes.line((1, 2), (3, 4)) == "M1 2L3 4"
    assert shapes.polygon((1, 2), (3, 4), (5, 6)) == "M1 2L3 4L5 6Z"


def test_a_circle_passes_four_points():
    assert corners(shapes.ellipse(10, 20, 5)) == [(5, 20), (10, 15), (15, 20), (10, 25), (5, 20)]


def test_an_ellipse_has_two_radii():
    assert corners(shapes.ellipse(0, 0, 5, 2)) == [(-5, 0), (0, -2), (5, 0), (0, 2), (-5, 0)]


def test_a_box_with_square_corners_has_four():
    assert corners(shapes.box(1, 2, 10, 20)) == [(1, 2), (11, 2), (11, 22), (1, 22)]


def test_a_box_with_round_corners_stays_in_its_bounds():
    points = corners(shapes.box(0, 0, 10, 20, 3))
    assert points[:3] == [(3, 0), (7, 0), (10, 3)]
    assert {min(x for x, _ in points), min(y for _, y in points)} == {0}
    assert (max(x for x, _ in points), max(y for _, y in points)) == (10, 20)


def test_a_lozenge_stands_on_its_corner():
    assert shapes.lozenge(0, 0, 2) == "M0 -2L2 0L0 2L-2 0Z"
    assert shapes.lozenge(0, 0, 2, 5) == "M0 -5L2 0L0 5L-2 0Z"


def test_an_arc_runs_from_angle_to_angle_in_pieces_of_45_degrees():
    points = corners(shapes.arc(0, 0, 10, 0, 180))
    assert len(points) == 5
    assert (points[0], points[2], points[-1]) == ((10, 0), (0, 10), (-10, 0))


def test_an_arc_can_run_backwards_flat_and_joined():
    d = shapes.arc(0, 0, 10, 90, 0, flat=0.5, joined=True)
    assert d.startswith("L")
    assert corners("M0 0" + d)[1:] == [(0, 5), (7.071, 3.536), (10, 0)]


def test_a_sector_is_closed_between_two_radii():
    assert corners(shapes.sector(0, 0, 5, 10, 0, 45)) == [(10, 0), (7.071, 7.071), (3.536, 3.536), (5, 0)]


def test_a_star_alternates_between_two_radii():
    assert corners(shapes.star(0, 0, 2, 10, 4)) == [(0, -10), (4, 0), (0, 10), (-4, 0)]
