"""The four jacks: beret and ruff, flat cap and curls, tall hat and stripes, hood and laces.

Each jack is a tuple of parts from back to front. Knows no frame and no hands.
"""

from manille_assets.canvas import Canvas
from manille_assets.colours import CREAM, GOLD, GOLD_LIGHT, INK, mix
from manille_assets.figure import Look, Part, draw_brows, draw_curl, draw_face, draw_neck, draw_plain_lips
from manille_assets.geometry import Point, polar
from manille_assets.shapes import ellipse, lozenge, polygon
from manille_assets.suits import draw_sign

_TUNIC = "M44 180L44 156C60 138 92 128 112 122L138 122C158 128 190 138 206 156L206 180Z"
_SHADED_TUNIC = "M125 180L125 122L138 122C158 128 190 138 205.2 156.2L205.2 180Z"


def _head(canvas: Canvas, look: Look) -> None:
    draw_face(canvas, look, 62, 42, 52)
    draw_brows(canvas, look, "M3.6 13.5Q11 8.6 18.4 12.4", 2.5, 62)
    draw_plain_lips(canvas, 105.5)


def _page_cut(canvas: Canvas, look: Look) -> None:
    d = "M98 58L94 116C100 121 106 121 110 116L140 116C144 121 150 121 156 116L152 58Z"
    canvas.inked(d, look.hair, 1.7)
    for _ in canvas.on_both_sides():
        for o in (0, 4, 8):
            canvas.stroke(f"M{100 + o} 74L{98 + o} 115", look.hair_line, 1.1)


def _curls(canvas: Canvas, look: Look) -> None:
    """A mop of round curls down to the jaw."""
    for _ in canvas.on_both_sides():
        for x, y in ((99, 68), (94, 79), (96, 91), (93, 102), (100, 108)):
            draw_curl(canvas, look, x, y, 8)


def _short_hair(canvas: Canvas, look: Look) -> None:
    """Hair cropped over the ears."""
    for _ in canvas.on_both_sides():
        canvas.inked("M106 60L99 62C97 74 98 84 100 92L106 96Z", look.hair, 1.5)
        canvas.inked(ellipse(101.5, 92, 4, 6), mix("#F6D9B5", INK, 0.04), 1.3)


def _zigzag_fringe(canvas: Canvas, look: Look) -> None:
    d = "M103 60L147 60L147 66L141 77L137 67L131 77L127 67L121 77L117 67L110 78L106 67L103 74Z"
    canvas.inked(d, look.hair, 1.2)


def _curly_fringe(canvas: Canvas, look: Look) -> None:
    for x, y in ((107, 68), (143, 68), (116, 66), (134, 66), (125, 67)):
        draw_curl(canvas, look, x, y, 6.6)


def _side_fringe(canvas: Canvas, look: Look) -> None:
    """A lock combed across the forehead."""
    canvas.inked("M103 60L147 60L147 72C138 66 130 66 120 72C113 76 107 78 103 77Z", look.hair, 1.2)
    canvas.stroke("M142 64C130 63 118 68 108 73", look.hair_line, 1.1)


def _thin_moustache(canvas: Canvas, look: Look) -> None:
    for _ in canvas.on_both_sides():
        canvas.inked("M125 101.5C119 99.5 114 101 108.5 99C111 105 119 105.5 125 103.5Z", look.hair, 1)
    canvas.inked("M122.5 110.5L127.5 110.5L125 119Z", look.hair, 1)


def _freckles(canvas: Canvas, look: Look) -> None:
    for x, y in ((111, 93), (115, 95.5), (108.5, 97), (139, 93), (135, 95.5), (141.5, 97)):
        canvas.path(ellipse(x, y, 1), "#B4703A")


def _tunic_with_slashes(canvas: Canvas, look: Look) -> None:
    canvas.inked(_TUNIC, look.colours.robe, 1.8)
    canvas.path(_SHADED_TUNIC, look.colours.shade)
    for k in range(4):
        x, y = 56 + k * 17, 151 - k * 5.6
        d = polygon((x, 180), (x + 8, y + 8), (x + 14, y + 6), (x + 8, 180))
        canvas.path(d, GOLD_LIGHT if k % 2 else GOLD)
    for k in range(4):
        draw_sign(canvas, look.suit, 138 + k * 13, 158, 10, GOLD_LIGHT)
    canvas.stroke("M125 122L125 180", INK, 1.4)


def _tunic_quilted(canvas: Canvas, look: Look) -> None:
    """Quilting on the slant, with a gold stud where the seams cross."""
    canvas.inked(_TUNIC, look.colours.robe, 1.8)
    canvas.path(_SHADED_TUNIC, look.colours.shade)
    seam = mix(look.colours.robe, CREAM, 0.35)
    for row, y in enumerate((139, 150, 161)):
        for i in range(-5, 6):
            x = 125 + (i + row % 2 / 2) * 16
            if y - 11 > 122 + max(0, abs(x - 125) - 12) * 0.36:
                canvas.path(lozenge(x, y, 8, 11), None, seam, 1.3)
    for row, y in enumerate((150, 161)):
        for i in range(-4, 5):
            x = 125 + (i + (row + 1) % 2 / 2) * 16
            if y - 4 > 122 + max(0, abs(x - 125) - 12) * 0.36:
                canvas.path(ellipse(x + 8 * (row % 2), y, 1.9), GOLD_LIGHT)


def _tunic_striped(canvas: Canvas, look: Look) -> None:
    """A doublet with broad stripes and puffed shoulders."""
    canvas.inked(_TUNIC, look.colours.robe, 1.8)
    for i in range(-2, 3):
        x = 125 + i * 16
        fill = GOLD if i % 2 else look.colours.shade
        canvas.path(
            polygon((x - 4.5, 122 + abs(i) * 5), (x + 4.5, 122 + abs(i) * 5), (x + 4.5, 180), (x - 4.5, 180)),
            fill,
        )
    for _ in canvas.on_both_sides():
        canvas.inked("M44 180L44 154C54 138 74 130 84 134C92 142 92 166 84 180Z", look.colours.shade, 1.6)
        for x in (56, 67, 78):
            canvas.stroke(f"M{x} {147 - (x - 56) * 0.4}C{x + 5} 156 {x + 5} 168 {x + 2} 178", GOLD_LIGHT, 3.4)


def _tunic_laced(canvas: Canvas, look: Look) -> None:
    """A leather jerkin laced over a shirt."""
    canvas.inked(_TUNIC, look.colours.robe, 1.8)
    canvas.path(_SHADED_TUNIC, look.colours.shade)
    canvas.inked("M114 122L136 122L131 180L119 180Z", CREAM)
    for y in (146, 154, 162):
        canvas.stroke(f"M117 {y}L133 {y + 7}", GOLD, 1.8)
        canvas.stroke(f"M133 {y}L117 {y + 7}", GOLD, 1.8)


def _ruff(canvas: Canvas, look: Look) -> None:
    """A collar with a jagged edge."""
    draw_neck(canvas, 104, 126)
    points: list[Point] = []
    for i in range(13):
        x, y = polar(125, 112, 29 if i % 2 else 36, 200 - i * 220 / 12, 0.72)
        points.append((x, y))
    canvas.inked(polygon(*points, (139, 112), (125, 120), (111, 112)), CREAM)


def _falling_collar(canvas: Canvas, look: Look) -> None:
    """A wide white collar with two tassels."""
    draw_neck(canvas, 104, 124)
    for _ in canvas.on_both_sides():
        canvas.inked("M113 112L125 124L121 146C108 146 94 140 86 132C94 124 104 118 113 112Z", CREAM)
        canvas.stroke("M118.5 142C108 142 98 137 91 131.5", GOLD, 1.4)
        canvas.stroke("M124 124L121.5 150", GOLD, 1.6)
        canvas.inked(ellipse(121.3, 153, 2.6, 3.6), GOLD_LIGHT, 1)


def _scarf(canvas: Canvas, look: Look) -> None:
    """A scarf wound round the neck, knotted at the side."""
    draw_neck(canvas, 104, 124)
    canvas.inked("M106 114C112 122 138 122 144 114L148 127C138 136 112 136 102 127Z", CREAM)
    canvas.stroke("M106 121C114 128 136 128 144 121", mix(CREAM, INK, 0.3), 1.2)
    canvas.inked("M118 130L110 154L119 151L124 157L129 132Z", CREAM)
    canvas.stroke("M114 150L121 134", GOLD, 1.6)
    canvas.inked("M115 125L131 125L130 135L117 135Z", look.jewel, 1.3)


def _dagged_cape(canvas: Canvas, look: Look) -> None:
    """The shoulder cape of a hood, its hem cut into leaves."""
    draw_neck(canvas, 104, 124)
    text = "M94 112C86 122 78 128 70 132"
    for i in range(8):
        x0 = 70 + i * 13.75
        y0 = 132 + 14 * (1 - (abs(x0 + 6.9 - 125) / 60) ** 2)
        x1 = x0 + 13.75
        y1 = 132 + 14 * (1 - (abs(x1 - 125) / 60) ** 2) - 2 if i < 7 else 132
        text += f"L{x0 + 6.9} {y0 + 11}L{x1} {y1}"
    canvas.inked(text + "C172 128 164 122 156 112Z", look.colours.shade, 1.6)
    canvas.stroke("M88 124C104 136 146 136 162 124", GOLD, 2)
    canvas.inked(ellipse(125, 133, 5), GOLD_LIGHT, 1.3)
    canvas.path(ellipse(125, 133, 2.3), look.jewel)


def _beret(canvas: Canvas, look: Look) -> None:
    canvas.inked(
        "M93 58C84 40 100 26 124 26C150 24 172 38 160 58C148 50 106 50 93 58Z", look.colours.robe, 1.8
    )
    canvas.path(
        "M130 26.6C150 25.6 171 38 159.5 56.5C154 54 146 52.6 138 52C146 42 142 32 130 26.6Z",
        look.colours.shade,
    )
    canvas.inked("M93 57C108 48 144 48 159 57L157 66C142 57.5 110 57.5 95 66Z", GOLD)
    _draw_feather(canvas)
    canvas.inked(ellipse(100, 53, 5), look.jewel, 1.3)


def _draw_feather(canvas: Canvas) -> None:
    canvas.inked("M98 54C76 52 62 40 62 22C76 24 96 32 102 50Z", CREAM)
    canvas.stroke("M100 52C86 44 74 36 66 26", INK, 1.2)
    for t in range(4):
        canvas.stroke(f"M{90 - t * 7} {46 - t * 5.4}L{80 - t * 6} {47 - t * 5}", mix(INK, CREAM, 0.35), 1)


def _flat_cap(canvas: Canvas, look: Look) -> None:
    """A cap with a turned-up, slit brim and three small plumes."""
    for x, lean, fill in ((92, -10, GOLD_LIGHT), (100, -4, CREAM), (108, 2, look.colours.shade)):
        canvas.inked(
            f"M{x + 6} 50C{x - 8 + lean} 44 {x - 6 + lean} 26 {x + lean} 20"
            f"C{x + 9 + lean} 26 {x + 14} 40 {x + 10} 50Z",
            fill,
            1.4,
        )
        canvas.stroke(f"M{x + 7} 46C{x + 2 + lean * 0.5} 38 {x + lean} 32 {x + lean} 26", INK, 1)
    canvas.inked("M100 56C98 38 112 30 130 30C148 30 156 42 152 56Z", look.colours.robe, 1.7)
    canvas.path("M130 30.8C147.5 31 155 42 151.3 55L132 55C140 48 138 36 130 30.8Z", look.colours.shade)
    for _ in canvas.on_both_sides():
        canvas.inked("M92 60L96 46L112 50L110 62C104 62 98 63 92 66Z", look.colours.robe, 1.5)
        canvas.stroke("M95 61L98 50L109 52.5", GOLD, 1.6)
    canvas.inked("M109 50C118 47 132 47 141 50L140 62C132 58 118 58 110 62Z", look.colours.shade, 1.5)
    canvas.inked(ellipse(125, 54, 4.6), GOLD_LIGHT, 1.2)
    canvas.path(ellipse(125, 54, 2.1), look.jewel)


def _tall_hat(canvas: Canvas, look: Look) -> None:
    """A tall felt hat with a buckled band."""
    canvas.inked("M103 54L108 24C112 17 138 17 142 24L147 54Z", look.colours.robe, 1.8)
    canvas.path("M128 19C134 19.2 139.8 20.5 141.4 24.2L146.2 53L128 53Z", look.colours.shade)
    canvas.inked("M104.5 45L145.5 45L147 55L103 55Z", GOLD, 1.5)
    canvas.inked("M117 43.5L133 43.5L133 56L117 56Z", GOLD_LIGHT, 1.4)
    canvas.path("M121 47L129 47L129 52.5L121 52.5Z", INK)
    canvas.inked(
        "M84 62C92 54 104 53 125 53C146 53 158 54 166 62C152 67 140 65 125 65C110 65 98 67 84 62Z",
        look.colours.robe,
        1.7,
    )
    canvas.path("M125 54C146 54 156 55 164 61.6C152 66 140 64.2 125 64.2Z", look.colours.shade)


def _hood(canvas: Canvas, look: Look) -> None:
    """The hood of a chaperon, drawn round the face with its tail hanging to the left."""
    canvas.inked(
        "M104 34C88 32 78 42 80 60C81 72 76 78 72 84C84 84 90 76 90 64C92 52 96 46 106 46Z",
        look.colours.shade,
        1.5,
    )
    outline = (
        "M125 32C100 30 90 52 91 78C92 98 88 110 94 120C102 128 112 130 125 130"
        "C138 130 148 128 156 120C162 110 158 98 159 78C160 52 150 30 125 32Z"
    )
    canvas.inked(outline, look.colours.robe, 1.8)
    canvas.path(
        "M125 33C149.5 31 159.2 52 158.2 78C157.4 98 161 110 155.4 119.5C147.5 127 138 129.2 125 129.2Z",
        look.colours.shade,
    )


def _hood_edge(canvas: Canvas, look: Look) -> None:
    """The gold hem of the hood about the face, a row of stitches above it."""
    d = "M101 116C98 104 99 92 99 80C99 62 108 54 125 54C142 54 151 62 151 80C151 92 152 104 149 116"
    canvas.path(d, None, INK, 7, round_ends=True)
    canvas.path(d, None, GOLD, 4.6, round_ends=True)
    draw_sign(canvas, look.suit, 125, 43, 15, GOLD_LIGHT)


JACKS: dict[str, tuple[Part, ...]] = {
    "S": (_page_cut, _tunic_with_slashes, _ruff, _head, _zigzag_fringe, _beret),
    "H": (_curls, _tunic_quilted, _falling_collar, _head, _curly_fringe, _flat_cap),
    "D": (_short_hair, _tunic_striped, _scarf, _head, _thin_moustache, _side_fringe, _tall_hat),
    "C": (_hood, _tunic_laced, _dagged_cape, _head, _freckles, _zigzag_fringe, _hood_edge),
}
