"""The Catalan pages from the collar upwards: hair, faces and hats.

For each page a tuple of parts from back to front, to be drawn over its body. Knows no bodies.
"""

from manille_assets.canvas import Canvas
from manille_assets.catalan_figure import (
    Part,
    Person,
    draw_plume,
    head_place,
)
from manille_assets.colours import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    SKIN_SHADE,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    mix,
)
from manille_assets.figure import draw_brows, draw_curl, draw_face, draw_plain_lips
from manille_assets.shapes import arc, ellipse

_HEAD = head_place(125, 64, 0.84)


def _draw_neck(canvas: Canvas) -> None:
    canvas.path("M116 104L134 104L134 126L116 126Z", SKIN_SHADE)


def _jagged_collar(canvas: Canvas, page: Person) -> None:
    _draw_neck(canvas)
    canvas.inked(
        "M96 124L104 114L112 120L119 112L125 121L131 112L138 120L146 114L154 124L142 133L134 127L125 135"
        "L116 127L108 133Z",
        CREAM,
        1.6,
    )


def _pleated_ruff(canvas: Canvas, page: Person) -> None:
    _draw_neck(canvas)
    for i in range(9):
        x = 101 + i * 6
        canvas.inked(ellipse(x, 121 + 5 * (1 - ((x - 125) / 26) ** 2), 4.4, 6.6), CREAM, 1.2)


def _mail_collar(canvas: Canvas, page: Person) -> None:
    canvas.inked(
        "M108 104L142 104C144 116 150 122 158 128C148 140 102 140 92 128C100 122 106 116 108 104Z",
        STEEL_DARK,
        1.7,
    )
    rings = (
        arc(102 + i * 6.6 + row % 2 * 3.3, 116 + row * 6, 2.8, 0, 180) for row in range(3) for i in range(7)
    )
    canvas.path("".join(rings), None, STEEL_LIGHT, 1.1)
    for _ in canvas.on_both_sides():
        canvas.inked("M100 122C88 122 78 132 77 148C86 152 98 150 104 142Z", STEEL_LIGHT, 1.7)
        canvas.stroke("M82 142C89 144 96 142 101 136", STEEL_DARK, 1.4)


def _hood_on_shoulders(canvas: Canvas, page: Person) -> None:
    """The shoulder cape of a hood that is thrown back, its hem in points."""
    _draw_neck(canvas)
    points = "L".join(
        f"{84 + i * 10.25} {(146 if i % 2 else 134) + 8 * (1 - ((i - 4) / 4) ** 2)}" for i in range(9)
    )
    canvas.inked(
        f"M106 112C98 120 88 126 84 134L{points}C162 126 152 120 144 112C136 124 114 124 106 112Z",
        page.colours.cloth,
        1.7,
    )
    canvas.stroke("M94 128C108 140 142 140 156 128", GOLD, 1.8)


def _head(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        draw_face(canvas, page, 60, 43, 54)
        draw_brows(canvas, page, "M3.6 13.5Q11 8.6 18.4 12.4", 2.6, 60)
        draw_plain_lips(canvas, 105.5)


def _page_cut(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        canvas.inked(
            "M98 58L94 116C100 121 106 121 110 116L140 116C144 121 150 121 156 116L152 58Z", page.hair, 1.8
        )
        for _ in canvas.on_both_sides():
            canvas.stroke("M101 74L98 115M104 74L103 117", page.hair_line, 1.2)


def _curls(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            for x, y in ((99, 66), (95, 79), (97, 92), (94, 104)):
                draw_curl(canvas, page, x, y, 8.4)


def _shoulder_hair(canvas: Canvas, page: Person) -> None:
    """Loose hair that falls behind the shoulders."""
    with canvas.placed(_HEAD):
        canvas.inked(
            "M100 60C92 84 96 104 84 124C96 132 110 128 116 118L134 118C140 128 154 132 166 124"
            "C154 104 158 84 150 60Z",
            page.hair,
            1.8,
        )
        for _ in canvas.on_both_sides():
            canvas.stroke("M102 80C100 100 100 112 94 124", page.hair_line, 1.2)


def _short_hair(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M106 58L99 62C95 76 96 90 101 98L107 96Z", page.hair, 1.6)


def _zigzag_fringe(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        canvas.inked(
            "M102 60L148 60L148 68L142 78L137 68L131 78L127 68L121 78L117 68L110 79L106 68L102 75Z",
            page.hair,
            1.3,
        )


def _curly_fringe(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        for x, y in ((107, 68), (143, 68), (116, 66), (134, 66), (125, 67)):
            draw_curl(canvas, page, x, y, 6.6)


def _side_fringe(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        canvas.inked("M102 60L148 60L148 74C138 66 130 66 120 73C113 77 107 79 102 78Z", page.hair, 1.4)


def _freckles(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        spots = ((111, 93), (115, 95.5), (108.5, 97), (139, 93), (135, 95.5), (141.5, 97))
        canvas.path("".join(ellipse(x, y, 1.4) for x, y in spots), "#B4703A")


def _beret(canvas: Canvas, page: Person) -> None:
    canvas.inked(
        "M97 64C90 46 106 34 126 34C148 33 166 44 156 64C146 57 108 57 97 64Z", page.colours.cloth, 1.8
    )
    canvas.path(
        "M130 34.8C149 35 165 44 155.4 62.6C150 61 145 60 139 59.4C146 50 142 40 130 34.8Z",
        mix(page.colours.cloth, INK, 0.28),
    )
    canvas.inked("M97 63C110 55 142 55 156 63L154 71C140 64 112 64 99 71Z", GOLD)
    draw_plume(canvas)
    canvas.inked(ellipse(103, 60, 4.6), page.jewel, 1.3)


def _tall_cap(canvas: Canvas, page: Person) -> None:
    """A tall soft cap, folded over to one side, with a tassel."""
    canvas.inked(
        "M100 62C98 42 108 28 128 26C146 25 160 34 166 52C168 62 164 70 160 72C156 62 154 58 150 62Z",
        page.colours.robe,
        1.8,
    )
    canvas.path(
        "M132 26.8C146 26 159 35 165 52C167 61 164 68 160.6 70C157 61 154 57 149.6 61L140 61"
        "C146 48 142 34 132 26.8Z",
        page.colours.shade,
    )
    canvas.inked("M98 66C98 58 104 54 110 54L142 54C148 54 152 58 152 66C140 60 110 60 98 66Z", GOLD_LIGHT)
    canvas.inked("M158 71L164 71L166 84L157 84Z", GOLD, 1.2)
    canvas.inked(ellipse(161, 71, 3.6), GOLD_LIGHT, 1.2)


def _morion(canvas: Canvas, page: Person) -> None:
    """A foot soldier's helmet with a comb and a turned-up brim."""
    canvas.inked("M104 60C102 40 112 32 125 32C138 32 148 40 146 60Z", STEEL, 1.8)
    canvas.path("M128 32.8C139 33 147 41 145.2 59L128 59Z", STEEL_DARK)
    canvas.inked(
        "M106 46C108 28 116 22 126 22C138 22 144 30 145 46C138 34 132 31 125 31C118 31 111 36 106 46Z",
        STEEL_LIGHT,
        1.6,
    )
    canvas.inked(
        "M84 56C92 64 104 58 125 58C146 58 158 64 166 56C162 70 146 70 125 68C104 70 88 70 84 56Z",
        STEEL_LIGHT,
        1.8,
    )
    canvas.path("M128 59.4C147 59 157 64 164 58.6C159 68 146 68.6 128 66.8Z", STEEL)
    for x in (108, 116.5, 125, 133.5, 142):
        canvas.inked(ellipse(x, 55.4, 2), GOLD_LIGHT, 0.9)
    canvas.inked("M146 52C162 44 168 30 162 20C152 24 142 34 141 48Z", page.colours.robe)
    canvas.stroke("M146 48C154 40 159 32 160 25", CREAM, 1.3)


def _pointed_hat(canvas: Canvas, page: Person) -> None:
    """A forester's hat, its brim drawn out to a point in front, with a pheasant's feather."""
    canvas.inked("M92 22C108 20 124 34 134 50L122 54C108 46 96 36 92 22Z", "#C4262E", 1.5)
    canvas.stroke("M97 26C108 32 118 42 126 51", INK, 1.2)
    canvas.inked("M100 60C104 40 124 28 152 38C158 46 158 54 154 62Z", page.colours.robe, 1.8)
    canvas.path(
        "M136 34.4C144 34.6 148 36.4 151.6 38.6C157 46 157.2 54 153.4 61.2L138 61.2C146 50 144 42 136 34.4Z",
        page.colours.shade,
    )
    canvas.inked(
        "M78 66C92 58 110 55 126 55C142 55 156 56 164 48C166 60 160 70 148 71C124 66 100 66 78 66Z",
        mix(page.colours.robe, CREAM, 0.2),
        1.8,
    )
    canvas.inked(ellipse(126, 54, 4), GOLD_LIGHT, 1.2)


PAGE_HEADS: dict[str, tuple[Part, ...]] = {
    "O": (
        _jagged_collar,
        _page_cut,
        _head,
        _zigzag_fringe,
        _beret,
    ),
    "C": (
        _pleated_ruff,
        _curls,
        _head,
        _curly_fringe,
        _tall_cap,
    ),
    "E": (
        _shoulder_hair,
        _mail_collar,
        _head,
        _side_fringe,
        _morion,
    ),
    "B": (
        _hood_on_shoulders,
        _short_hair,
        _head,
        _freckles,
        _side_fringe,
        _pointed_hat,
    ),
}
