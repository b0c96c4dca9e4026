"""The four queens: a bob and a fan, long waves and hearts, braids and a lace collar, a wreath.

Each queen is a tuple of parts from back to front. Knows no frame and no hands.
"""

from manille_assets.canvas import Canvas
from manille_assets.colours import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    LEAF,
    LEAF_LIGHT,
    SKIN,
    SKIN_SHADE,
    mix,
)
from manille_assets.figure import (
    Look,
    Part,
    draw_brows,
    draw_face,
    draw_neck,
    draw_pearls,
    draw_red_lips,
)
from manille_assets.geometry import polar, shift, turn
from manille_assets.shapes import arc, ellipse, line, lozenge, polygon, sector
from manille_assets.suits import draw_sign

_DRESS = "M44 180L44 158C66 140 96 134 113 126L137 126C154 134 184 140 206 158L206 180Z"
_SHADED_DRESS = "M125 127L137 127C154 135 184 141 205 158.6L205 180L125 180Z"


def _head(canvas: Canvas, look: Look) -> None:
    draw_face(canvas, look, 66, 42, 49)
    for _ in canvas.on_both_sides():
        canvas.stroke("M142.4 84.2L145.8 81", INK, 1.6)
    draw_brows(canvas, look, "M3.8 12.4Q11 7.6 18 11", 1.8, 66)
    draw_red_lips(canvas, 105)


def _earrings(canvas: Canvas, look: Look) -> None:
    for x in (101.5, 148.5):
        canvas.inked(ellipse(x, 101, 2.4), GOLD, 1)
        canvas.inked(lozenge(x, 110, 3.4, 7), GOLD_LIGHT, 1.1)


def _bob(canvas: Canvas, look: Look) -> None:
    """Hair cut level at the shoulders."""
    d = (
        "M97 66C88 84 84 104 92 124C98 130 108 128 112 120L138 120C142 128 152 130 158 124"
        "C166 104 162 84 153 66Z"
    )
    canvas.inked(d, look.hair, 1.7)
    for _ in canvas.on_both_sides():
        for o in (0, 7, 14):
            d = (
                f"M{99 + o * 0.35} {78 + o}"
                f"C{91 + o * 0.5} {92 + o} {92 + o * 0.4} {106 + o * 0.6} {97 + o * 0.4} 119"
            )
            canvas.stroke(d, look.hair_line, 1.2)


def _long_waves(canvas: Canvas, look: Look) -> None:
    """Loose hair that falls in waves over both shoulders."""
    for _ in canvas.on_both_sides():
        d = (
            "M125 54C104 54 97 66 97 80C97 92 88 96 90 108C92 118 84 122 87 133C90 143 98 144 102 152"
            "C108 146 113 138 111 128C109 118 114 112 112 100L125 90Z"
        )
        canvas.inked(d, look.hair, 1.7)
        canvas.stroke("M102 74C102 92 95 98 97 110C99 120 92 126 96 138", look.hair_line, 1.2)
        canvas.stroke("M106 100C104 112 104 116 105 124C106 132 104 138 101 144", look.hair_line, 1.2)


def _braids(canvas: Canvas, look: Look) -> None:
    """Two braids that hang in front of the shoulders, tied with ribbons."""
    for _ in canvas.on_both_sides():
        for i in range(6):
            x, y = 100 - i * 0.8, 104 + i * 8.6
            canvas.inked(
                f"M{x - 7} {y}C{x - 7} {y + 7} {x - 2} {y + 10} {x} {y + 10}"
                f"C{x + 2} {y + 10} {x + 7} {y + 7} {x + 7} {y}Q{x} {y + 6} {x - 7} {y}Z",
                look.hair,
                1.3,
            )
            canvas.stroke(f"M{x} {y + 4}L{x} {y + 8}", look.hair_line, 1)
        canvas.inked("M89 156L103 156L102 161L90 161Z", GOLD_LIGHT, 1.2)


def _parted_hair(canvas: Canvas, look: Look) -> None:
    """Hair parted in the middle and drawn back over the ears."""
    for _ in canvas.on_both_sides():
        d = (
            "M125 62C108 60 98 68 97 82C96 94 98 104 102 110L107 108C104 98 105 88 110 80"
            "C116 74 122 70 125 64Z"
        )
        canvas.inked(d, look.hair, 1.5)
        canvas.stroke("M121 66C110 69 102 78 101 92", look.hair_line, 1.2)


def _chignon(canvas: Canvas, look: Look) -> None:
    """Hair piled up in a knot, with ringlets at the neck."""
    canvas.inked(ellipse(125, 41, 19, 17), look.hair, 1.7)
    for radius in (6, 11):
        canvas.stroke(arc(125, 43, radius, 150, 390), look.hair_line, 1.3)
    for _ in canvas.on_both_sides():
        for i in range(4):
            canvas.inked(ellipse(100 - i * 0.6, 100 + i * 8.2, 5.6, 5.2), look.hair, 1.3)
            canvas.stroke(arc(100 - i * 0.6, 100 + i * 8.2, 2.6, 150, 330), look.hair_line, 1)


def _fringe(canvas: Canvas, look: Look) -> None:
    canvas.path("M103 59L147 59L147 78C138 70 132 69 125 69C118 69 112 70 103 78Z", look.hair)


def _fan_headdress(canvas: Canvas, look: Look) -> None:
    step = 148 / 9
    for i in range(9):
        start = -164 + i * step
        outer = 42 if i % 2 else 47
        fill = GOLD if i % 2 else look.colours.robe
        canvas.inked(sector(125, 66, 20, outer, start, start + step), fill, 1.3)
    for i in range(0, 9, 2):
        x, y = polar(125, 66, 47.5, -164 + (i + 0.5) * step)
        canvas.inked(ellipse(x, y, 2.9), CREAM, 1.1)


def _headband(canvas: Canvas, look: Look) -> None:
    canvas.inked("M99 60C112 53 138 53 151 60L150 68C138 62 112 62 100 68Z", GOLD)
    canvas.inked(lozenge(125, 60.5, 5, 6.5), look.jewel, 1)


def _veil(canvas: Canvas, look: Look) -> None:
    """A veil that falls from the crown behind the hair."""
    canvas.inked(
        "M125 36C98 36 84 58 80 92C78 116 74 136 66 152L184 152C176 136 172 116 170 92C166 58 152 36 125 36Z",
        mix(look.colours.robe, CREAM, 0.72),
        1.5,
    )
    for _ in canvas.on_both_sides():
        canvas.stroke("M94 66C88 92 88 116 80 140", mix(look.colours.robe, CREAM, 0.4), 1.3)
        canvas.stroke("M86 84C84 108 80 128 74 146", mix(look.colours.robe, CREAM, 0.4), 1.1)


def _crown_of_hearts(canvas: Canvas, look: Look) -> None:
    """A low crown that carries three suit signs between pearls."""
    canvas.inked("M99 57L93 40L106 48L110 33L118 45L125 30L132 45L140 33L144 48L157 40L151 57Z", GOLD, 1.6)
    canvas.path("M125 31L132 45.5L140 34L144 48.5L156 41L150.5 56L125 56Z", GOLD_LIGHT, opacity=0.6)
    for x, y, size in ((125, 25.0, 19), (109, 32, 13), (141, 32, 13)):
        draw_sign(canvas, look.suit, x, y, size + 3, INK)
        draw_sign(canvas, look.suit, x, y, size, look.colours.robe)
    for x in (93, 157):
        canvas.inked(ellipse(x, 39, 3), CREAM, 1.1)
    canvas.inked("M98 56C112 50 138 50 152 56L151 66C138 60 112 60 99 66Z", GOLD_LIGHT)
    for x, y, fill in ((109, 57.5, CREAM), (125, 56.5, look.jewel), (141, 57.5, CREAM)):
        canvas.inked(ellipse(x, y, 3), fill, 1)


def _tiara(canvas: Canvas, look: Look) -> None:
    """A tall tiara of lozenges, the middle one highest."""
    for x, bottom, half in (
        (102.0, 60, 9),
        (148.0, 60, 9),
        (112.5, 56, 12),
        (137.5, 56, 12),
        (125.0, 55, 17),
    ):
        canvas.inked(lozenge(x, bottom - half, half * 0.56, half * 1.05), GOLD, 1.5)
        canvas.path(
            polygon((x, bottom - half * 1.8), (x + half * 0.42, bottom - half), (x, bottom - half * 0.2)),
            GOLD_DARK,
        )
        canvas.inked(
            lozenge(x, bottom - half, half * 0.26, half * 0.48),
            look.colours.robe if half < 17 else look.jewel,
            1,
        )
        canvas.inked(ellipse(x, bottom - half * 2.05, 2.5), CREAM, 1)
    canvas.inked("M97 58C110 51 140 51 153 58L151 68C139 61 111 61 99 68Z", GOLD_LIGHT)
    for x, y in ((106, 60.5), (115.5, 58.6), (125, 58), (134.5, 58.6), (144, 60.5)):
        canvas.path(lozenge(x, y, 3, 3.4), look.colours.robe)


def _wreath(canvas: Canvas, look: Look) -> None:
    """A wreath of leaves with berries, and a small gold coronet before the knot of hair."""
    canvas.inked("M109 54L105 36L114 45L119 33L125 43L131 33L136 45L145 36L141 54Z", GOLD, 1.4)
    canvas.path("M125 44L131 34L136 45.5L144 37L140.5 53L125 53Z", GOLD_LIGHT)
    for _ in canvas.on_both_sides():
        for i, (x, y, angle) in enumerate(
            ((121, 56, -82), (114, 57.5, -72), (107.5, 61, -56), (102, 67, -38), (98.5, 75, -20))
        ):
            for lean, fill in ((28, LEAF_LIGHT), (-28, LEAF)):
                with canvas.placed(shift(x, y), turn(angle + lean)):
                    canvas.inked("M0 3C-5.5 -2 -5.5 -9 0 -14C5.5 -9 5.5 -2 0 3Z", fill, 1.1)
            if i % 2:
                canvas.inked(ellipse(x, y, 2.5), look.jewel, 1)
    canvas.inked(ellipse(125, 56, 5), GOLD_LIGHT, 1.2)
    canvas.path(ellipse(125, 56, 2.3), look.jewel)


def _lace_collar(canvas: Canvas, look: Look) -> None:
    """A high fan of lace that stands behind the head."""
    for i in range(16):
        start = 172 + i * 12.25
        canvas.inked(
            sector(125, 106, 20, 50 if i % 2 else 54, start, start + 12.25),
            CREAM if i % 2 else mix(CREAM, GOLD, 0.3),
            1.2,
        )
    canvas.stroke(arc(125, 106, 38, 172, 368), GOLD, 1.3)


def _dress_of_pleats(canvas: Canvas, look: Look) -> None:
    canvas.inked(_DRESS, look.colours.robe, 1.8)
    for i in (*range(-5, 0), *range(1, 6)):
        shoulder = 127 + max(0, abs(i) * 16 - 12) * 0.4
        pleat = line((125 + i * 4.5, 176), (125 + i * 16, shoulder))
        canvas.path(pleat, None, GOLD if i % 2 else GOLD_LIGHT)


def _dress_with_square_neck(canvas: Canvas, look: Look) -> None:
    canvas.inked(_DRESS, look.colours.robe, 1.8)
    canvas.path(_SHADED_DRESS, look.colours.shade)
    canvas.inked("M103 131C111 129 114 126 115 122L135 122C136 126 139 129 147 131L145 153L105 153Z", SKIN)
    canvas.path("M125 124L135.4 124C136.5 127 139.5 130 146.2 131.6L144.3 152.2L125 152.2Z", SKIN_SHADE)
    draw_neck(canvas, 104, 128)
    canvas.stroke("M103 130L105 154L145 154L147 130", INK, 6)
    canvas.stroke("M103 130L105 154L145 154L147 130", GOLD, 3.8)
    for i in range(6):
        canvas.path(ellipse(108 + i * 6.8, 154, 1.4), CREAM)
    for y in (163, 171):
        canvas.path(lozenge(125, y, 4, 3.4), GOLD_LIGHT)


def _dress_with_buttons(canvas: Canvas, look: Look) -> None:
    canvas.inked(_DRESS, look.colours.robe, 1.8)
    canvas.path(_SHADED_DRESS, look.colours.shade)
    for _ in canvas.on_both_sides():
        canvas.path("M113 126L121 180L103 180L92 134Z", GOLD_LIGHT, INK, 1.2)
        for y in (140, 150, 160):
            canvas.path(lozenge(106 + (y - 140) * 0.24, y, 2.6, 3.4), look.colours.robe)
        canvas.stroke("M70 142C64 152 62 164 62 178", GOLD, 2)
    _v_neck(canvas, 152)
    for y in (158, 165):
        canvas.inked(ellipse(125, y, 2.5), CREAM, 1)


def _v_neck(canvas: Canvas, bottom: float) -> None:
    canvas.inked(f"M105 129L125 {bottom}L145 129L137 122L113 122Z", SKIN, 1.6)
    canvas.path(f"M125 124L125 {bottom}L145 129L137 122Z", SKIN_SHADE)
    draw_neck(canvas, 104, 126)
    for _ in canvas.on_both_sides():
        canvas.stroke(f"M105 129L125 {bottom}", GOLD, 3.2)


def _deep_neck(canvas: Canvas, look: Look) -> None:
    _v_neck(canvas, 166)
    draw_pearls(canvas, 122, 15, 0.93)
    draw_sign(canvas, look.suit, 125, 145, 11, look.colours.sign)


def _heart_pendant(canvas: Canvas, look: Look) -> None:
    canvas.stroke(arc(125, 118, 14, 20, 160, flat=1.1), GOLD_DARK, 1.6)
    draw_sign(canvas, look.suit, 125, 139, 16, INK)
    draw_sign(canvas, look.suit, 125, 139, 13, look.colours.robe)


def _two_strings_of_pearls(canvas: Canvas, look: Look) -> None:
    draw_pearls(canvas, 114, 13, 0.8, 7)
    draw_pearls(canvas, 117, 16, 1.1, 9)


def _shawl(canvas: Canvas, look: Look) -> None:
    """A dress with round neck under a shawl with a broad hem, and a choker."""
    canvas.inked(_DRESS, look.colours.shade, 1.8)
    for i in range(-3, 4):
        canvas.stroke(f"M{125 + i * 8} 150L{125 + i * 9} 178", mix(look.colours.shade, CREAM, 0.25), 1.4)
    canvas.inked(
        "M101 132C110 130 114 126 115 120L135 120C136 126 140 130 149 132C146 146 136 152 125 152"
        "C114 152 104 146 101 132Z",
        SKIN,
    )
    canvas.path("M125 122L135.4 122C137 127 141 131 148 132.6C145 145.5 135.5 151.2 125 151.2Z", SKIN_SHADE)
    draw_neck(canvas, 104, 128)
    for _ in canvas.on_both_sides():
        canvas.inked(
            "M104 128C84 134 60 140 44 156L44 180L118 180C108 166 102 150 104 128Z", look.colours.robe, 1.7
        )
        hem = "M103 130C101 150 108 166 117 180"
        canvas.stroke(hem, INK, 7)
        canvas.stroke(hem, GOLD, 4.8)
        for x, y in ((103, 140), (105.4, 150), (109, 160), (114, 170)):
            canvas.path(ellipse(x, y, 1.5), CREAM)
        for x in (92, 80, 68):
            canvas.stroke(
                f"M{x} {136 + (92 - x) * 0.3}C{x - 4} 152 {x} 166 {x + 6} 178", look.colours.shade, 1.4
            )
    canvas.inked("M114.5 116L135.5 116L135.5 122L114.5 122Z", GOLD, 1.2)
    canvas.inked(ellipse(125, 124, 4.4), look.jewel, 1.2)


QUEENS: dict[str, tuple[Part, ...]] = {
    "S": (_fan_headdress, _bob, _dress_of_pleats, _deep_neck, _head, _fringe, _headband, _earrings),
    "H": (_veil, _dress_with_square_neck, _heart_pendant, _long_waves, _head, _fringe, _crown_of_hearts),
    "D": (_lace_collar, _dress_with_buttons, _two_strings_of_pearls, _head, _parted_hair, _braids, _tiara),
    "C": (_chignon, _shawl, _head, _parted_hair, _wreath, _earrings),
}
