"""The Catalan kings from the collar upwards: hair, faces, beards and crowns.

For each king a tuple of parts from back to front, to be drawn over his body. Knows no bodies.
"""

from manille_assets.canvas import Canvas
from manille_assets.catalan_figure import (
    Part,
    Person,
    head_place,
)
from manille_assets.colours import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    LEAF,
    LEAF_LIGHT,
    LIPS,
    RED,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    mix,
)
from manille_assets.figure import draw_brows, draw_curl, draw_face
from manille_assets.geometry import polar, shift, turn
from manille_assets.shapes import arc, box, ellipse, lozenge, polygon

_HEAD = head_place(125, 66, 0.82)


def _ermine_collar(canvas: Canvas, king: Person) -> None:
    _draw_collar(canvas, CREAM)
    for angle in (36, 58, 80, 100, 122, 144):
        with canvas.placed(shift(*polar(125, 112, 35, angle, 0.97)), turn(angle - 90)):
            canvas.path("M0 -5L2.6 4L-2.6 4Z", INK)


def _draw_collar(canvas: Canvas, fill: str) -> None:
    inner = arc(125, 112, 22, 20, 160, joined=True)
    canvas.inked(arc(125, 112, 46, 160, 20, flat=0.96) + inner + "Z", fill, 1.7)


def _chain_collar(canvas: Canvas, king: Person) -> None:
    """A velvet collar under a chain of gold roses and a hanging jewel."""
    _draw_collar(canvas, king.colours.cloth)
    canvas.stroke(arc(125, 112, 42, 158, 22, flat=0.96), GOLD, 2)
    for i in range(7):
        canvas.inked(ellipse(*polar(125, 112, 33, 30 + i * 20), 4.6), GOLD_LIGHT if i % 2 else GOLD, 1.1)
    canvas.inked(lozenge(125, 160, 6, 8), king.jewel, 1.3)


def _gorget(canvas: Canvas, king: Person) -> None:
    """Plates on neck and shoulders."""
    for _ in canvas.on_both_sides():
        canvas.inked("M104 116C92 116 84 124 82 138C92 142 104 138 110 128Z", STEEL_LIGHT, 1.7)
        canvas.stroke("M86 132C94 134 102 130 107 123", STEEL_DARK, 1.4)
    canvas.inked("M100 116C108 134 142 134 150 116L146 108L104 108Z", STEEL, 1.7)


def _fur_collar(canvas: Canvas, king: Person) -> None:
    points = [polar(125, 110, 50 if i % 2 else 43, 168 - i * 13, 0.92) for i in range(13)]
    inner = [polar(125, 110, 22, 20 + i * 28) for i in range(6)]
    canvas.inked(polygon(*points, *inner), mix(king.colours.cloth, CREAM, 0.55), 1.7)
    for i in range(6):
        x, y = polar(125, 110, 36, 38 + i * 21)
        canvas.stroke(
            f"M{x - 2} {y - 3}L{x} {y + 3}L{x + 2} {y - 3}", mix(king.colours.cloth, CREAM, 0.15), 1.4
        )
    canvas.inked(ellipse(125, 152, 6), GOLD_LIGHT, 1.4)
    canvas.path(ellipse(125, 152, 2.8), king.jewel)


def _draw_crown_base(canvas: Canvas, jewel: str) -> None:
    canvas.inked("M-28 -3L28 -3L26.5 9L-26.5 9Z", GOLD_LIGHT, 1.9)
    canvas.path("".join(lozenge(x, 3, 4.4, 4.6) for x in (-16, 0, 16)), jewel)


def _pointed_crown(canvas: Canvas, king: Person) -> None:
    """Five tall points with pearls."""
    with canvas.placed(head_place(125, 60, 0.9), shift(125, 60)):
        canvas.inked(
            "M-27 0L-35 -26L-19 -12L-13 -28L-7 -14L0 -33L7 -14L13 -28L19 -12L35 -26L27 0Z", GOLD, 1.9
        )
        canvas.path("M0 -32L7 -14L13 -27L19 -12L34 -25L27 0L0 0Z", mix(GOLD, GOLD_DARK, 0.45))
        _draw_crown_base(canvas, king.colours.cloth)
        for x, y in ((-35, -27), (-13, -29), (0, -34), (13, -29), (35, -27)):
            canvas.inked(ellipse(x, y, 3), CREAM, 1.3)


def _closed_crown(canvas: Canvas, king: Person) -> None:
    """A velvet cap under two gold hoops and a cross."""
    with canvas.placed(head_place(125, 60, 0.9), shift(125, 60)):
        canvas.inked("M-25 0C-36 -24 -16 -34 0 -29C16 -34 36 -24 25 0Z", king.colours.robe, 1.8)
        canvas.path("M0 -28C16 -33 35 -24 25 0L0 0Z", king.colours.shade)
        for _ in canvas.on_both_sides(0):
            canvas.inked("M-27 0C-38 -24 -18 -38 0 -33L0 -28C-14 -32 -30 -22 -21 0Z", GOLD, 1.4)
        canvas.inked("M-3.4 0L-3.4 -31L3.4 -31L3.4 0Z", GOLD, 1.4)
        for y in (-8, -16, -24):
            canvas.inked(ellipse(0, y, 2.4), CREAM, 1)
        canvas.inked(
            "M-2 -44L2 -44L2 -40L6 -40L6 -36L2 -36L2 -31L-2 -31L-2 -36L-6 -36L-6 -40L-2 -40Z", GOLD_LIGHT, 1.3
        )
        _draw_crown_base(canvas, _SAPPHIRE)


_SAPPHIRE = "#1F5DA8"


def _crowned_coif(canvas: Canvas, king: Person) -> None:
    """A crown of lilies over a hood of mail."""
    with canvas.placed(head_place(125, 60, 0.9), shift(125, 60)):
        for x in (-24, 0, 24):
            with canvas.placed(shift(x, -2)):
                canvas.inked(
                    "M-4 0L-4 -8C-12 -8 -13 -16 -8 -18C-6 -14 -4 -14 -3 -16L0 -30L3 -16C4 -14 6 -14 8 -18"
                    "C13 -16 12 -8 4 -8L4 0Z",
                    GOLD,
                    1.5,
                )
        canvas.inked("M-27 1L-27 -8L-18 -4L-12 -12L-6 -4L0 -8L6 -4L12 -12L18 -4L27 -8L27 1Z", GOLD, 1.5)
        _draw_crown_base(canvas, king.colours.sign)


def _leaf_crown(canvas: Canvas, king: Person) -> None:
    """A gold ring that bears oak leaves."""
    with canvas.placed(head_place(125, 60, 0.9), shift(125, 60)):
        for x, lean, fill in (
            (-24, -24, LEAF),
            (24, 24, LEAF),
            (-12, -10, LEAF_LIGHT),
            (12, 10, LEAF_LIGHT),
            (0, 0, LEAF),
        ):
            with canvas.placed(shift(x, 0), turn(lean)):
                canvas.inked(
                    "M0 0C-5 -3 -9 -6 -6 -11C-11 -13 -10 -20 -5 -20C-7 -26 -3 -30 0 -33C3 -30 7 -26 5 -20"
                    "C10 -20 11 -13 6 -11C9 -6 5 -3 0 0Z",
                    fill,
                    1.5,
                )
                canvas.stroke("M0 -3L0 -24", mix(fill, INK, 0.45), 1.3)
        _draw_crown_base(canvas, king.jewel)


def _face(canvas: Canvas, king: Person) -> None:
    with canvas.placed(_HEAD):
        draw_face(canvas, king, 60, 46, 48)
        draw_brows(canvas, king, "M3.6 13L9.4 9.4L20 10.8", 2.8, 60)


def _long_hair(canvas: Canvas, king: Person) -> None:
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M103 58C92 78 96 100 86 120C94 130 104 126 108 112Z", king.hair, 1.8)
            canvas.stroke("M101 76C98 94 98 108 93 120", king.hair_line, 1.3)


def _curled_hair(canvas: Canvas, king: Person) -> None:
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            for x, y in ((99, 70), (95, 84), (97, 98), (94, 111)):
                draw_curl(canvas, king, x, y, 8.5)


def _mail_hood(canvas: Canvas, king: Person) -> None:
    with canvas.placed(_HEAD):
        canvas.inked("M99 58C94 80 94 104 90 124L160 124C156 104 156 80 151 58Z", STEEL_DARK, 1.8)
        for _ in canvas.on_both_sides():
            rows = (
                arc(97 + row % 2 * 3 + i * 6, 68 + row * 7, 2.8, 0, 180) for row in range(8) for i in (0, 1)
            )
            canvas.path("".join(rows), None, STEEL_LIGHT, 1.1)


def _braids(canvas: Canvas, king: Person) -> None:
    """Two plaits over the shoulders."""
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M104 58C94 70 94 84 96 96L108 100L108 62Z", king.hair, 1.6)
            for i in range(4):
                canvas.inked(
                    f"M{97 - i} {94 + i * 11}"
                    f"C{90 - i} {98 + i * 11} {90 - i} {106 + i * 11} {97 - i} {108 + i * 11}"
                    f"C{105 - i} {106 + i * 11} {106 - i} {98 + i * 11} {97 - i} {94 + i * 11}Z",
                    king.hair,
                    1.4,
                )
                canvas.stroke(f"M{94 - i} {99 + i * 11}L{100 - i} {104 + i * 11}", king.hair_line, 1.2)
            canvas.inked(box(89.5, 138, 9, 5, 1), GOLD, 1.2)


def _locks(canvas: Canvas, king: Person) -> None:
    """A beard of five pointed locks, the middle one longest."""
    with canvas.placed(_HEAD):
        for out, end, tip in ((-21, -9, 122), (21, 9, 122), (-14, -2, 136), (14, 2, 136), (-7, 7, 148)):
            canvas.inked(
                f"M{125 + out} 88C{125 + out * 1.1} {tip - 18} {125 + out} {tip - 8} {125 + out * 0.66} {tip}"
                f"C{125 + end * 0.9} {tip - 8} {125 + end} {tip - 20} {125 + end} 88Z",
                king.hair,
                1.6,
            )
        _draw_moustache(canvas, king)


def _draw_moustache(canvas: Canvas, king: Person) -> None:
    for _ in canvas.on_both_sides():
        canvas.inked("M125.6 97C119 91 108 93 99 104C107 110 119 110 125.6 102Z", king.hair, 1.6)
    canvas.path("M119.5 105Q125 110 130.5 105Q125 103.4 119.5 105Z", RED)


def _round_beard(canvas: Canvas, king: Person) -> None:
    """A full, close beard cut round, with waves."""
    with canvas.placed(_HEAD):
        canvas.inked(
            "M101.5 80L105 95C113 90 137 90 145 95L148.5 80C152 104 148 126 125 134C102 126 98 104 101.5 80Z",
            king.hair,
            1.6,
        )
        for y in (112, 119, 126):
            half = 17 - (y - 112) * 0.6
            canvas.stroke(
                f"M{125 - half} {y}Q{125 - half / 2} {y + 5} 125 {y}"
                f"Q{125 + half / 2} {y + 5} {125 + half} {y}",
                king.hair_line,
                1.4,
            )
        _draw_moustache(canvas, king)


def _forked_beard(canvas: Canvas, king: Person) -> None:
    """A long beard parted in two."""
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M125 98C128 118 122 140 104 154C106 138 98 116 102 86L125 90Z", king.hair, 1.6)
            canvas.stroke(
                "M119 112C118 126 114 138 108 146M110 108C111 118 110 128 107 136", king.hair_line, 1.3
            )
        _draw_moustache(canvas, king)


def _young_beard(canvas: Canvas, king: Person) -> None:
    """A short pointed beard and a moustache with raised ends."""
    with canvas.placed(_HEAD):
        canvas.inked(
            "M102 86L108 100C114 96 136 96 142 100L148 86C149 106 142 122 125 140C108 122 101 106 102 86Z",
            king.hair,
            1.6,
        )
        canvas.stroke("M117 116L123 130M133 116L127 130M125 116L125 134", king.hair_line, 1.3)
        for _ in canvas.on_both_sides():
            canvas.inked("M125.6 98C118 93 110 98 96 90C98 102 112 108 125.6 103Z", king.hair, 1.4)
        canvas.path("M119.5 106Q125 110 130.5 106Q125 104 119.5 106Z", LIPS)


KING_HEADS: dict[str, tuple[Part, ...]] = {
    "O": (
        _ermine_collar,
        _long_hair,
        _face,
        _locks,
        _pointed_crown,
    ),
    "C": (
        _chain_collar,
        _curled_hair,
        _face,
        _round_beard,
        _closed_crown,
    ),
    "E": (
        _gorget,
        _mail_hood,
        _face,
        _forked_beard,
        _crowned_coif,
    ),
    "B": (
        _fur_collar,
        _braids,
        _face,
        _young_beard,
        _leaf_crown,
    ),
}
