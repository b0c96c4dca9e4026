"""The four kings: David's locks, Charles's curls, Caesar's fork, Alexander's close beard.

Each king is a tuple of parts from back to front. Knows no frame and no hands.
"""

from manille_assets.canvas import Canvas
from manille_assets.colours import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, RED, mix
from manille_assets.figure import Look, Part, draw_brows, draw_curl, draw_face
from manille_assets.geometry import polar, shift, turn
from manille_assets.shapes import arc, ellipse, line, lozenge, polygon, sector
from manille_assets.suits import draw_sign

_SHOULDERS = "M44 180L44 150C58 128 84 118 108 116L142 116C166 118 192 128 206 150L206 180Z"
_SHADED_SHOULDER = "M125 117L142 117C166 119 191 129 205 151L205 180L125 180Z"


def _head(canvas: Canvas, look: Look) -> None:
    draw_face(canvas, look, 60, 46, 48)
    draw_brows(canvas, look, "M3.6 13L9.4 9.4L20 10.8", 2.8, 60)


def _long_hair(canvas: Canvas, look: Look) -> None:
    for _ in canvas.on_both_sides():
        canvas.inked(
            "M104 58C92 74 96 96 84 112C78 120 84 128 92 126C102 124 108 116 108 104Z", look.hair, 1.6
        )
        canvas.stroke("M102 72C98 92 100 106 90 118", look.hair_line, 1.3)
        canvas.stroke("M98 76C94 94 94 104 86 116", look.hair_line, 1.1)


def _wavy_hair(canvas: Canvas, look: Look) -> None:
    """Chin-length hair rolled outwards at the ends."""
    for _ in canvas.on_both_sides():
        d = "M104 60C94 68 92 84 94 96C86 96 82 102 86 108C92 114 104 112 108 102L108 60Z"
        canvas.inked(d, look.hair, 1.6)
        canvas.stroke("M101 68C97 80 99 92 100 100C97 105 92 105 90 102", look.hair_line, 1.2)


def _curled_hair(canvas: Canvas, look: Look) -> None:
    """Three round curls on each side."""
    for _ in canvas.on_both_sides():
        for x, y, radius in ((98, 70, 8), (95, 83, 8.5), (97, 97, 8)):
            draw_curl(canvas, look, x, y, radius)


def _straight_hair(canvas: Canvas, look: Look) -> None:
    """Straight hair cut level with the chin."""
    for _ in canvas.on_both_sides():
        canvas.inked("M106 58L96 62C92 76 91 92 92 108L107 110Z", look.hair, 1.6)
        for x in (96, 100):
            canvas.stroke(f"M{x + 1} 70L{x} 106", look.hair_line, 1.1)


def _robe_of_arcs(canvas: Canvas, look: Look) -> None:
    canvas.inked(_SHOULDERS, look.colours.robe, 1.8)
    for _ in canvas.on_both_sides():
        for radius, start, colour in ((46, -73, GOLD), (38, -80, GOLD_LIGHT), (30, -95, GOLD)):
            canvas.stroke(arc(52, 178, radius, start, 5), colour, 2.2)
    _front(canvas, look)
    draw_sign(canvas, look.suit, 125, 152, 12, GOLD_LIGHT)


def _front(canvas: Canvas, look: Look) -> None:
    canvas.path("M107 116L143 116L149 180L101 180Z", look.colours.shade, GOLD, 2)


def _robe_of_lozenges(canvas: Canvas, look: Look) -> None:
    canvas.inked(_SHOULDERS, look.colours.robe, 1.8)
    canvas.path(_SHADED_SHOULDER, look.colours.shade)
    for row, y in enumerate((140, 152, 164)):
        for i in range(-5, 6):
            x = 125 + (i + row % 2 / 2) * 15
            if abs(x - 125) > 20 and y > 128 + abs(x - 125) * 0.16:
                canvas.path(lozenge(x, y, 3.2, 4.4), GOLD if row % 2 else GOLD_LIGHT)
    canvas.path("M110 116L140 116L143 180L107 180Z", mix(look.colours.robe, CREAM, 0.15), GOLD, 2)
    for y in (150, 161):
        canvas.inked(ellipse(125, y, 3.4), GOLD_LIGHT, 1.1)


def _robe_of_stripes(canvas: Canvas, look: Look) -> None:
    canvas.inked(_SHOULDERS, look.colours.robe, 1.8)
    for i in range(-5, 6):
        x = 125 + i * 15
        top = 122 + abs(i) * 3.6
        d = polygon((x - 3, top), (x + 3, top), (x + 3 + i * 1.2, 180), (x - 3 + i * 1.2, 180))
        canvas.path(d, GOLD if i % 2 else look.colours.shade)
    draw_sign(canvas, look.suit, 125, 156, 14, GOLD_LIGHT)


def _robe_of_scales(canvas: Canvas, look: Look) -> None:
    """A coat of scales under a cloak that two brooches hold."""
    canvas.inked(_SHOULDERS, look.colours.shade, 1.8)
    for row in range(6):
        y = 126 + row * 8
        for i in range(-4, 5):
            x = 125 + (i + row % 2 / 2) * 10
            if abs(x - 125) < 42:
                fill = mix(GOLD, look.colours.shade, 0.15 if x < 125 else 0.4)
                canvas.path(arc(x, y, 5.4, 0, 180, flat=1.5) + "Z", fill, INK, 1)
    for _ in canvas.on_both_sides():
        canvas.inked("M44 180L44 150C58 128 84 118 104 116C98 138 94 158 94 180Z", look.colours.robe, 1.8)
        canvas.stroke("M97 122C91 142 88 160 88 176", GOLD, 2)
        canvas.stroke("M80 128C72 142 68 158 68 176", look.colours.shade, 1.8)


def _ermine_collar(canvas: Canvas, look: Look) -> None:
    _draw_collar(canvas, CREAM)
    for angle in (40, 62, 84, 96, 118, 140):
        with canvas.placed(shift(*polar(125, 96, 50, angle, 1.02)), turn(angle - 90)):
            canvas.path("M0 -6L3 5L0 2.6L-3 5Z", INK)


def _draw_collar(canvas: Canvas, fill: str) -> None:
    inner = arc(125, 96, 36, 28, 152, flat=1.1, joined=True)
    canvas.inked(arc(125, 96, 64, 158, 22, flat=0.97) + inner + "Z", fill, 1.6)


def _chain_of_office(canvas: Canvas, look: Look) -> None:
    """A broad velvet collar with a chain of gold links and jewels."""
    _draw_collar(canvas, look.colours.shade)
    canvas.stroke(arc(125, 96, 60, 156, 24, flat=0.97), GOLD, 2.2)
    for i in range(9):
        x, y = polar(125, 96, 49, 30 + i * 15, 1.02)
        canvas.inked(ellipse(x, y, 5.2), GOLD_LIGHT if i % 2 else GOLD, 1.2)
        canvas.path(ellipse(x, y, 2.2), look.jewel if i % 2 else look.colours.robe)


def _pleated_collar(canvas: Canvas, look: Look) -> None:
    """A ruff of narrow pleats, light and shaded by turns."""
    for i in range(14):
        start = 20 + i * 10
        fill = CREAM if i % 2 else mix(CREAM, GOLD, 0.35)
        canvas.inked(sector(125, 92, 30, 56 if i % 2 else 60, start, start + 10), fill, 1.2)


def _cloak_brooches(canvas: Canvas, look: Look) -> None:
    canvas.inked(arc(125, 100, 42, 150, 30) + arc(125, 100, 33, 30, 150, joined=True) + "Z", GOLD, 1.4)
    for i in range(7):
        x, y = polar(125, 100, 37.5, 42 + i * 16)
        canvas.path(lozenge(x, y, 2.6), look.colours.robe)
    for x in (93, 157):
        canvas.inked(ellipse(x, 124, 8), GOLD_LIGHT, 1.4)
        canvas.inked(ellipse(x, 124, 4), look.jewel, 1.1)


def _beard_of_locks(canvas: Canvas, look: Look) -> None:
    """Five pointed locks, the middle one longest."""
    for x0, x1, x2, bottom in (
        (-22, -21, -9, 118),
        (22, 21, 9, 118),
        (-15, -14, -2, 131),
        (15, 14, 2, 131),
        (-8, 0, 8, 142),
    ):
        canvas.inked(
            f"M{125 + x0} 88"
            f"C{125 + x1 * 1.12} {bottom - 18} {125 + x1} {bottom - 8} {125 + x1 * 0.72} {bottom}"
            f"C{125 + x2 * 0.9} {bottom - 10} {125 + x2} {bottom - 20} {125 + x2} 88Z",
            look.hair,
            1.4,
        )


def _beard_of_curls(canvas: Canvas, look: Look) -> None:
    """A round beard of many small curls, in three rows."""
    for y, count, spread in ((124, 3, 9.5), (117, 5, 10), (107, 5, 11)):
        for i in range(count):
            x = 125 + (i - (count - 1) / 2) * spread
            draw_curl(canvas, look, x, y, 7.4)
    canvas.path(
        "M102.5 82L107 95C114 100 136 100 143 95L147.5 82L148 98C146 108 138 112 125 112"
        "C112 112 104 108 102 98Z",
        look.hair,
    )


def _beard_forked(canvas: Canvas, look: Look) -> None:
    """A long beard parted in two, the tips turned outwards."""
    for _ in canvas.on_both_sides():
        canvas.inked("M125 100C127 116 116 132 98 140C104 128 99 112 102 86L125 90Z", look.hair, 1.5)
        canvas.stroke("M119 110C117 120 112 128 105 134", look.hair_line, 1.2)
        canvas.stroke("M111 108C110 116 108 124 104 130", look.hair_line, 1.2)


def _beard_close(canvas: Canvas, look: Look) -> None:
    """A short square beard along the jaw."""
    d = (
        "M101.5 82L105 96C112 92 138 92 145 96L148.5 82L149 104C147 114 139 122 125 122"
        "C111 122 103 114 101 104Z"
    )
    canvas.inked(d, look.hair, 1.5)
    for x in (112, 118.5, 125, 131.5, 138):
        canvas.stroke(f"M{x} 111L{x + (x - 125) * -0.08} 118", look.hair_line, 1.2)


def _moustache(canvas: Canvas, look: Look) -> None:
    for _ in canvas.on_both_sides():
        canvas.inked("M125.6 97C119 91 108 93 99 103C107 109 119 109 125.6 102Z", look.hair, 1.4)
    canvas.path("M119.5 105Q125 109.5 130.5 105Q125 103.4 119.5 105Z", RED)


def _moustache_curled(canvas: Canvas, look: Look) -> None:
    """Long tips that turn upwards."""
    for _ in canvas.on_both_sides():
        d = (
            "M125.5 97C120 93 111 96 107 102C104 105 99 103 98 98C94 106 101 111 108 109"
            "C116 107.5 122 105 125.5 102Z"
        )
        canvas.inked(d, look.hair, 1.4)
    canvas.path("M120 106Q125 110 130 106Q125 104.4 120 106Z", RED)


def _moustache_drooping(canvas: Canvas, look: Look) -> None:
    """A thick moustache that hangs past the corners of the mouth."""
    for _ in canvas.on_both_sides():
        canvas.inked("M125.5 96.5C118 94 110 99 107 113C112 112 117 106 125.5 102.5Z", look.hair, 1.4)
    canvas.path("M119 105.5Q125 109.5 131 105.5Q125 103.8 119 105.5Z", RED)


def _wrinkles(canvas: Canvas, look: Look) -> None:
    for _ in canvas.on_both_sides():
        canvas.stroke("M105.5 85C107 88 110 89.5 114 89", mix("#E4B68C", INK, 0.35), 1)


def _crown_band(canvas: Canvas, look: Look) -> None:
    canvas.inked("M97 52L153 52L151 65L99 65Z", GOLD_LIGHT, 1.7)
    for x, fill in ((108, look.colours.robe), (125, look.jewel), (142, look.colours.robe)):
        canvas.path(lozenge(x, 58.4, 5, 4.8), fill)


def _crown_of_points(canvas: Canvas, look: Look) -> None:
    canvas.path("M102 52C104 30 146 30 148 52Z", look.colours.robe)
    outline = "M98 55L89 27L106 42L112 25L118 40L125 19L132 40L138 25L144 42L161 27L152 55Z"
    canvas.inked(outline, GOLD, 1.7)
    canvas.path("M125 19L132 40L138 25L144 42L161 27L152 55L125 55Z", GOLD_LIGHT, opacity=0.55)
    _crown_band(canvas, look)
    for x, y in ((89, 26.5), (112, 24.5), (125, 19.5), (138, 24.5), (161, 26.5)):
        canvas.inked(ellipse(x, y, 3.2), CREAM, 1.2)


def _crown_arched(canvas: Canvas, look: Look) -> None:
    """A closed crown: a velvet cap under gold arches, a ball and the suit sign on top."""
    canvas.inked(
        "M99 54C88 44 94 30 108 30C114 26 136 26 142 30C156 30 162 44 151 54Z", look.colours.robe, 1.7
    )
    canvas.path("M125 27.5C133 27 138 28 142 30.8C155 31 161 44 150.5 53.5L125 53.5Z", look.colours.shade)
    for d in ("M100 54C90 42 104 30 125 28", "M150 54C160 42 146 30 125 28", "M125 54L125 28"):
        canvas.stroke(d, INK, 6.6)
        canvas.stroke(d, GOLD, 4.2)
    for x, y in ((97.5, 44), (106, 34), (152.5, 44), (144, 34), (125, 42)):
        canvas.inked(ellipse(x, y, 2.6), CREAM, 1)
    canvas.inked(ellipse(125, 27, 5), GOLD_LIGHT, 1.4)
    _crown_band(canvas, look)
    for x in (104, 146):
        canvas.inked(
            f"M{x - 5} 53C{x - 7} 47 {x - 3} 45 {x} 41C{x + 3} 45 {x + 7} 47 {x + 5} 53Z", GOLD_LIGHT, 1.3
        )


def _crown_with_walls(canvas: Canvas, look: Look) -> None:
    """A crown of towers, like a city wall."""
    canvas.inked(
        "M96 56L94 34L103 34L103 40L110 40L110 30L119 30L119 24L131 24L131 30L140 30L140 40"
        "L147 40L147 34L156 34L154 56Z",
        GOLD,
        1.7,
    )
    canvas.path(
        "M125 24.8L130.2 24.8L130.2 30.8L139.2 30.8L139.2 40.8L147.8 40.8L147.8 34.8L155 34.8"
        "L153.5 54L125 54Z",
        GOLD_DARK,
        opacity=0.35,
    )
    for y in (36, 46):
        canvas.stroke(line((111 if y == 36 else 97, y), (139 if y == 36 else 153, y)), GOLD_DARK, 1.1)
    for x, y in ((103, 46), (147, 46)):
        canvas.path(arc(x, y, 3, 180, 360) + f"L{x + 3} {y + 6}L{x - 3} {y + 6}Z", INK)
    draw_sign(canvas, look.suit, 125, 39.5, 15, look.colours.robe)
    _crown_band(canvas, look)


def _crown_of_leaves(canvas: Canvas, look: Look) -> None:
    """Five tall leaves of gold, the three middle ones bearing the suit sign."""
    canvas.path("M102 52C104 36 146 36 148 52Z", look.colours.robe)
    for angle, height in ((-34, 27), (34, 27), (-17, 32), (17, 32), (0, 37)):
        side, tip = height * 0.45, height * 0.78
        with canvas.placed(turn(angle, 125, 92), shift(125, 54)):
            canvas.inked(
                f"M-6 6L-8 {-side}C-8 {-tip} -3 {-tip} 0 {-height}C3 {-tip} 8 {-tip} 8 {-side}L6 6Z", GOLD
            )
        sx, sy = polar(125, 92, 38 + height * 0.5, angle - 90)
        draw_sign(canvas, look.suit, sx, sy, 10, look.colours.robe if angle == 0 else CREAM)
    _crown_band(canvas, look)


KINGS: dict[str, tuple[Part, ...]] = {
    "S": (
        _long_hair,
        _robe_of_arcs,
        _ermine_collar,
        _beard_of_locks,
        _head,
        _wrinkles,
        _moustache,
        _crown_of_points,
    ),
    "H": (_wavy_hair, _robe_of_lozenges, _chain_of_office, _head, _beard_of_curls, _moustache, _crown_arched),
    "D": (
        _curled_hair,
        _robe_of_stripes,
        _pleated_collar,
        _beard_forked,
        _head,
        _moustache_curled,
        _crown_with_walls,
    ),
    "C": (
        _straight_hair,
        _robe_of_scales,
        _cloak_brooches,
        _head,
        _beard_close,
        _moustache_drooping,
        _crown_of_leaves,
    ),
}
