"""What a sheet prints: exactly these characters."""

from manille_assets.canvas import Canvas
from manille_assets.geometry import scale, shift

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80" width="100" height="80">\n'
    '<g stroke-linejoin="round">\n'
)


def sheet():
    return Canvas(100, 80)


def printed(canvas):
    text = canvas.svg()
    assert text.startswith(HEAD)
    assert text.endswith("</g>\n</svg>\n")
    return text[len(HEAD) : -len("</g>\n</svg>\n")].splitlines()


def test_an_empty_sheet_prints_its_frame():
    assert sheet().svg() == HEAD + "</g>\n</svg>\n"


def test_fill_line_and_opacity_are_attributes():
    canvas = sheet()
    canvas.path("M0 0L1 0L1 1.005Z", "#FFFFFF", "#000000", 2, opacity=0.5)
    canvas.path("M-0.001 0L1.50 0", None, "#000000")
    assert printed(canvas) == [
        '<path d="M0 0L1 0L1 1Z" fill="#FFFFFF" stroke="#000000" stroke-width="2" opacity="0.5"/>',
        '<path d="M0 0L1.5 0" fill="none" stroke="#000000" stroke-width="1.5"/>',
    ]


def test_inked_shapes_share_one_outline_and_strokes_have_round_ends():
    canvas = sheet()
    canvas.inked("M0 0L1 0L1 1Z", "#FFFFFF", 3)
    canvas.stroke("M0 0L1 0", "#ABCDEF", 3)
    assert printed(canvas) == [
        '<path d="M0 0L1 0L1 1Z" fill="#FFFFFF" stroke="#1E2536" stroke-width="3"/>',
        '<path d="M0 0L1 0" fill="none" stroke="#ABCDEF" stroke-width="3" stroke-linecap="round"/>',
    ]


def test_placed_moves_points_and_thickens_lines_until_the_block_ends():
    canvas = sheet()
    with canvas.placed(shift(10, 0), scale(2)):
        canvas.path("M1 1L2 1", None, "#000000", 1)
    canvas.path("M1 1L2 1", None, "#000000", 1)
    assert printed(canvas) == [
        '<path d="M12 2L14 2" fill="none" stroke="#000000" stroke-width="2"/>',
        '<path d="M1 1L2 1" fill="none" stroke="#000000" stroke-width="1"/>',
    ]


def test_cut_to_keeps_what_is_inside_and_cuts_the_line_apart_from_the_fill():
    canvas = sheet()
    with canvas.cut_to((0, 0), (10, 0), (10, 10), (0, 10)):
        canvas.path("M1 1L9 1L9 9Z", "#FFFFFF")
        canvas.path("M5 2L15 2L15 8L5 8Z", "#FFFFFF", "#000000", 1)
        canvas.path("M20 0L30 0L30 9Z", "#FFFFFF", "#000000", 1)
    assert printed(canvas) == [
        '<path d="M1 1L9 1L9 9Z" fill="#FFFFFF"/>',
        '<path d="M5 2L10 2L10 8L5 8Z" fill="#FFFFFF"/>',
        '<path d="M5 2L10 2M10 8L5 8L5 2" fill="none" stroke="#000000" stroke-width="1"/>',
    ]


def test_a_region_moves_with_the_place_where_it_is_set():
    canvas = sheet()
    with canvas.placed(shift(50, 0)), canvas.cut_to((0, 0), (0, 10), (10, 10), (10, 0)):
        canvas.path("M5 2L15 2L15 8L5 8Z", "#FFFFFF")
    assert printed(canvas) == ['<path d="M55 2L60 2L60 8L55 8Z" fill="#FFFFFF"/>']


def test_both_sides_and_both_ends_draw_twice():
    canvas = sheet()
    for _ in canvas.on_both_sides(50):
        canvas.path("M1 1L2 1L2 2Z", "#FFFFFF")
    for _ in canvas.on_both_ends():
        canvas.path("M1 1L2 1L2 2Z", "#000000")
    canvas.path("M1 1L2 1L2 2Z", "#ABCDEF")
    assert printed(canvas) == [
        '<path d="M1 1L2 1L2 2Z" fill="#FFFFFF"/>',
        '<path d="M99 1L98 1L98 2Z" fill="#FFFFFF"/>',
        '<path d="M1 1L2 1L2 2Z" fill="#000000"/>',
        '<path d="M99 79L98 79L98 78Z" fill="#000000"/>',
        '<path d="M1 1L2 1L2 2Z" fill="#ABCDEF"/>',
    ]
