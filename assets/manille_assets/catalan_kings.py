"""The four Catalan kings: the old emperor, the dark king in velvet, the knight, the man of the woods.

Each king is a tuple of parts from back to front, without the sign that he holds up.
"""

from manille_assets.canvas import Canvas
from manille_assets.catalan_figure import (
    LEATHER,
    Part,
    Person,
    draw_arm_down,
    draw_arm_on_hip,
    draw_belt,
    draw_raised_arm,
    head_place,
)
from manille_assets.catalan_signs import draw_sign
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
from manille_assets.shapes import arc, box, ellipse, line, lozenge, polygon

_HEAD = head_place(125, 66, 0.82)
_CLOAK = "M95 122C64 150 52 240 44 322L206 322C198 240 186 150 155 122Z"
_ROBE = "M98 124L152 124C166 190 172 260 176 322L74 322C78 260 84 190 98 124Z"
_ROBE_SHADE = "M125 124L152 124C166 190 171.4 260 175.2 321.2L125 321.2Z"


def _ermine_cloak(canvas: Canvas, king: Person) -> None:
    canvas.inked(_CLOAK, king.colours.cloth, 2)
    for _ in canvas.on_both_sides():
        canvas.inked("M95 124C66 154 55 240 48 322L62 322C66 250 76 170 101 132Z", CREAM)
        tails = (f"M{79 - i * 4.6} {166 + i * 26}L{82 - i * 4.6} {176 + i * 26}L{76 - i * 4.6} {176 + i * 26}Z"
                 for i in range(6))
        canvas.path("".join(tails), INK)


def _velvet_cloak(canvas: Canvas, king: Person) -> None:
    """A cloak with long folds and a broad gold hem set with stones."""
    canvas.inked(_CLOAK, king.colours.cloth, 2)
    for _ in canvas.on_both_sides():
        canvas.stroke("M84 150C70 186 64 240 60 300M92 160C82 196 78 240 76 300", mix(king.colours.cloth, INK, 0.5), 2)
        canvas.inked("M46.6 300L86 300L86 322L44 322Z", GOLD)
        for x in (54, 64, 74):
            canvas.path(lozenge(x, 311, 4, 6), king.colours.robe)


def _plain_cloak(canvas: Canvas, king: Person) -> None:
    """A soldier's cloak down to the calves, light inside."""
    canvas.inked("M95 122C70 150 60 220 54 296L88 304L125 180L162 304L196 296C190 220 180 150 155 122Z",
                 king.colours.shade, 2)
    for _ in canvas.on_both_sides():
        canvas.inked("M98 130C86 160 82 230 84 303L96 300L110 180Z", mix(king.colours.robe, CREAM, 0.45))
        canvas.stroke("M80 160C70 200 66 250 64 294", GOLD, 1.8)


def _fur_cloak(canvas: Canvas, king: Person) -> None:
    """A heavy brown cloak whose edges are fur."""
    canvas.inked(_CLOAK, king.colours.cloth, 2)
    fur = mix(king.colours.cloth, CREAM, 0.55)
    for _ in canvas.on_both_sides():
        canvas.inked(_fur_edge(), fur)
        canvas.stroke("M86 160C76 200 70 250 66 310", mix(king.colours.cloth, INK, 0.4), 1.8)


def _fur_edge() -> str:
    outer = [(94 - i * 5.2 - (4 if i % 2 else 0), 126 + i * 22) for i in range(9)]
    inner = [(63 + i * 4.9 + (4 if i % 2 else 0), 322 - i * 22) for i in range(9)]
    return polygon(*outer, (46, 322), *inner)


def _robe_with_front(canvas: Canvas, king: Person) -> None:
    """A robe open over a panel with a row of gold lozenges."""
    _draw_robe(canvas, king)
    canvas.path("M114 124L136 124L142 321L108 321Z", king.colours.cloth, GOLD, 2.4)
    canvas.path("".join(lozenge(125, 176 + i * 21, 6, 8) for i in range(7)), GOLD_LIGHT)
    for _ in canvas.on_both_sides():
        for k in range(3):
            canvas.stroke(f"M{97 - k * 4} {232 + k * 24}C{93 - k * 4} {262 + k * 18} {88 - k * 3} 290 {86 - k} 318",
                          king.colours.shade, 1.8)
    canvas.inked("M83.4 305L166.6 305L167.4 317L82.6 317Z", GOLD, 1.4)


def _draw_robe(canvas: Canvas, king: Person) -> None:
    canvas.inked(_ROBE, king.colours.robe, 2)
    canvas.path(_ROBE_SHADE, mix(king.colours.robe, king.colours.shade, 0.55))


def _robe_of_brocade(canvas: Canvas, king: Person) -> None:
    """A robe scattered with gold flowers, closed by a row of buttons."""
    _draw_robe(canvas, king)
    for row in range(8):
        y = 152 + row * 20
        reach = 20 + row * 3.4
        for i in (-1.5, -0.5, 0.5, 1.5) if row % 2 else (-1, 1):
            if abs(y - 200) > 8:
                _draw_flower(canvas, 125 + i * reach * 0.62, y)
    canvas.stroke("M125 140L125 320", INK, 1.4)
    for y in (216, 236, 256, 276, 296):
        canvas.inked(ellipse(125, y, 3.2), GOLD_LIGHT, 1)
    canvas.inked("M74.6 310L175.4 310L176 322L74 322Z", GOLD, 1.4)


def _draw_flower(canvas: Canvas, x: float, y: float) -> None:
    petals = "".join(ellipse(x + dx, y + dy, 1.9) for dx, dy in ((0, -3), (3, 0), (0, 3), (-3, 0)))
    canvas.path(petals, GOLD)
    canvas.path(ellipse(x, y, 1.4), CREAM)


def _armour(canvas: Canvas, king: Person) -> None:
    """Greaves and mail under a surcoat that bears the sign of the suit."""
    for x in (96, 128):
        canvas.inked(f"M{x} 250L{x + 26} 250L{x + 22} 306L{x + 4} 306Z", STEEL, 1.8)
        canvas.path(f"M{x + 14} 251L{x + 25} 251L{x + 21.4} 305L{x + 14} 305Z", STEEL_DARK)
        canvas.inked(ellipse(x + 13, 268, 9, 8), STEEL_LIGHT)
        canvas.stroke(f"M{x + 5} 289L{x + 21} 289M{x + 6} 297L{x + 20} 297", INK, 1.1)
    canvas.inked("M99 304L122 304L122 322L88 322C88 314 92 308 99 304Z", STEEL_LIGHT, 1.8)
    canvas.inked("M151 304L128 304L128 322L162 322C162 314 158 308 151 304Z", STEEL, 1.8)
    canvas.inked("M88 236L162 236L164 256L86 256Z", STEEL_DARK, 1.8)
    rings = "".join(arc(90 + i * 7 + row * 3.5, 240 + row * 6, 3, 0, 180) for row in range(3) for i in range(10))
    canvas.path(rings, None, STEEL_LIGHT, 1.1)


def _surcoat(canvas: Canvas, king: Person) -> None:
    canvas.inked("M98 122L152 122C156 160 160 200 166 240L84 240C90 200 94 160 98 122Z", king.colours.robe, 2)
    canvas.path("M125 122L152 122C156 160 160 200 165.2 239.2L125 239.2Z",
                mix(king.colours.robe, king.colours.shade, 0.6))
    canvas.inked("M83.6 232L166.4 232L167.6 241L82.4 241Z", GOLD, 1.4)
    canvas.inked("M109 140L141 140L141 160C141 174 133 182 125 186C117 182 109 174 109 160Z", CREAM, 1.5)
    draw_sign(canvas, king.suit, 125, 162, 40, king.colours)
    for _ in canvas.on_both_sides():
        canvas.stroke("M104 208C102 218 99 226 97 231M113 208C112 218 110 226 109 231", GOLD, 1.6)


def _robe_of_stripes(canvas: Canvas, king: Person) -> None:
    """A long tunic slit over a second one, its seams embroidered with leaves."""
    _draw_robe(canvas, king)
    canvas.inked("M118 206L132 206L146 322L104 322Z", CREAM)
    canvas.path("M125 206L132 206L145 321L125 321Z", mix(CREAM, GOLD, 0.3))
    for y in (232, 256, 280, 304):
        canvas.stroke(f"M{125 - (y - 190) * 0.12} {y}L125 {y + 7}L{125 + (y - 190) * 0.12} {y}", king.colours.cloth, 2)
    for _ in canvas.on_both_sides():
        canvas.stroke("M112 134C106 190 98 260 92 318", GOLD, 2)
        for i in range(6):
            with canvas.placed(shift(105.6 - i * 2.5, 170 + i * 25), turn(190)):
                canvas.path("M0 0C-7 -3 -9 -9 -7 -14C-2 -12 1 -7 0 0ZM0 2C7 -1 9 -7 7 -12C2 -10 -1 -5 0 2Z", GOLD)


def _belt(canvas: Canvas, king: Person) -> None:
    draw_belt(canvas, 202, 89, 161)


def _sword_belt(canvas: Canvas, king: Person) -> None:
    draw_belt(canvas, 199, 90.4, 159.6, LEATHER)


def _horn_belt(canvas: Canvas, king: Person) -> None:
    """A leather belt from which a hunting horn hangs."""
    draw_belt(canvas, 202, 89, 161, LEATHER)
    canvas.inked("M134 214C142 236 152 240 162 232L168 240C152 256 134 246 128 218Z", CREAM)
    canvas.inked("M160 230L166 226L174 238L167 243Z", GOLD, 1.3)
    canvas.inked("M127 213L136 210L138 217L129 220Z", GOLD, 1.3)
    canvas.stroke("M131 212L140 206M163 230L152 206", GOLD_DARK, 1.4)


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
        canvas.stroke(f"M{x - 2} {y - 3}L{x} {y + 3}L{x + 2} {y - 3}", mix(king.colours.cloth, CREAM, 0.15), 1.4)
    canvas.inked(ellipse(125, 152, 6), GOLD_LIGHT, 1.4)
    canvas.path(ellipse(125, 152, 2.8), king.jewel)


def _arms_in_robe(canvas: Canvas, king: Person) -> None:
    draw_raised_arm(canvas, king.colours.robe, king.colours.shade)
    draw_arm_on_hip(canvas, king.colours.robe, king.colours.shade)


def _arm_with_orb(canvas: Canvas, king: Person) -> None:
    """One arm raised, the other carrying the ball of the realm."""
    draw_raised_arm(canvas, king.colours.robe, king.colours.shade)
    d = "M103 122C83 128 66 150 66 172C68 186 76 192 84 194L98 188L96 174C92 172 88 168 86 164C90 154 96 149 104 146Z"
    canvas.inked(d, king.colours.robe, 1.8)
    canvas.inked("M82 196L92 182L102 188L94 201Z", CREAM, 1.4)
    canvas.inked(ellipse(98, 178, 12), king.colours.cloth, 1.6)
    canvas.path(ellipse(94, 173, 2.6), mix(king.colours.cloth, CREAM, 0.6))
    canvas.stroke("M86.6 178C93 182 103 182 109.4 178", GOLD, 3)
    canvas.inked("M96 156L100 156L100 160L104 160L104 163L100 163L100 167L96 167L96 163L92 163L92 160L96 160Z", GOLD, 1.1)
    canvas.inked("M89 186C93 194 105 194 109 185C112 188 110 198 102 200C94 200 88 194 89 186Z", "#F6D9B5", 1.4)


def _arms_in_steel(canvas: Canvas, king: Person) -> None:
    draw_raised_arm(canvas, STEEL, STEEL_DARK, STEEL_LIGHT)
    canvas.inked(ellipse(186, 160, 8, 9), STEEL_LIGHT)
    draw_arm_down(canvas, STEEL, STEEL_DARK, STEEL_LIGHT)


def _shield(canvas: Canvas, king: Person) -> None:
    """A shield that stands on the ground, under the hand."""
    d = "M52 214L108 214L108 262C108 288 94 306 80 314C66 306 52 288 52 262Z"
    canvas.inked(d, king.colours.robe, 2)
    canvas.path("M80 215L107 215L107 262C107 287 94 304.4 80 312.6Z", king.colours.shade)
    canvas.path("M57 219L103 219L103 262C103 284 91 300 80 307C69 300 57 284 57 262Z", None, GOLD, 2.2)
    canvas.path("M75 219L85 219L85 252L103 252L103 262L85 262L85 303L80 307L75 303L75 262L57 262L57 252L75 252Z", GOLD)
    canvas.inked(ellipse(80, 257, 8), CREAM, 1.3)
    canvas.path(ellipse(80, 257, 4), king.jewel)


def _draw_crown_base(canvas: Canvas, jewel: str) -> None:
    canvas.inked("M-28 -3L28 -3L26.5 9L-26.5 9Z", GOLD_LIGHT, 1.9)
    canvas.path("".join(lozenge(x, 3, 4.4, 4.6) for x in (-16, 0, 16)), jewel)


def _pointed_crown(canvas: Canvas, king: Person) -> None:
    """Five tall points with pearls."""
    with canvas.placed(head_place(125, 60, 0.9), shift(125, 60)):
        canvas.inked("M-27 0L-35 -26L-19 -12L-13 -28L-7 -14L0 -33L7 -14L13 -28L19 -12L35 -26L27 0Z", GOLD, 1.9)
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
        canvas.inked("M-2 -44L2 -44L2 -40L6 -40L6 -36L2 -36L2 -31L-2 -31L-2 -36L-6 -36L-6 -40L-2 -40Z", GOLD_LIGHT, 1.3)
        _draw_crown_base(canvas, BLUE_STONE)


BLUE_STONE = "#1F5DA8"


def _crowned_coif(canvas: Canvas, king: Person) -> None:
    """A crown of lilies over a hood of mail."""
    with canvas.placed(head_place(125, 60, 0.9), shift(125, 60)):
        for x in (-24, 0, 24):
            with canvas.placed(shift(x, -2)):
                canvas.inked("M-4 0L-4 -8C-12 -8 -13 -16 -8 -18C-6 -14 -4 -14 -3 -16L0 -30L3 -16C4 -14 6 -14 8 -18"
                             "C13 -16 12 -8 4 -8L4 0Z", GOLD, 1.5)
        canvas.inked("M-27 1L-27 -8L-18 -4L-12 -12L-6 -4L0 -8L6 -4L12 -12L18 -4L27 -8L27 1Z", GOLD, 1.5)
        _draw_crown_base(canvas, king.colours.sign)


def _leaf_crown(canvas: Canvas, king: Person) -> None:
    """A gold ring that bears oak leaves."""
    with canvas.placed(head_place(125, 60, 0.9), shift(125, 60)):
        for x, lean, fill in ((-24, -24, LEAF), (24, 24, LEAF), (-12, -10, LEAF_LIGHT), (12, 10, LEAF_LIGHT), (0, 0, LEAF)):
            with canvas.placed(shift(x, 0), turn(lean)):
                canvas.inked("M0 0C-5 -3 -9 -6 -6 -11C-11 -13 -10 -20 -5 -20C-7 -26 -3 -30 0 -33C3 -30 7 -26 5 -20"
                             "C10 -20 11 -13 6 -11C9 -6 5 -3 0 0Z", fill, 1.5)
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
            rows = (arc(97 + row % 2 * 3 + i * 6, 68 + row * 7, 2.8, 0, 180) for row in range(8) for i in (0, 1))
            canvas.path("".join(rows), None, STEEL_LIGHT, 1.1)


def _braids(canvas: Canvas, king: Person) -> None:
    """Two plaits over the shoulders."""
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M104 58C94 70 94 84 96 96L108 100L108 62Z", king.hair, 1.6)
            for i in range(4):
                canvas.inked(f"M{97 - i} {94 + i * 11}C{90 - i} {98 + i * 11} {90 - i} {106 + i * 11} {97 - i} {108 + i * 11}"
                             f"C{105 - i} {106 + i * 11} {106 - i} {98 + i * 11} {97 - i} {94 + i * 11}Z", king.hair, 1.4)
                canvas.stroke(f"M{94 - i} {99 + i * 11}L{100 - i} {104 + i * 11}", king.hair_line, 1.2)
            canvas.inked(box(89.5, 138, 9, 5, 1), GOLD, 1.2)


def _locks(canvas: Canvas, king: Person) -> None:
    """A beard of five pointed locks, the middle one longest."""
    with canvas.placed(_HEAD):
        for out, end, tip in ((-21, -9, 122), (21, 9, 122), (-14, -2, 136), (14, 2, 136), (-7, 7, 148)):
            canvas.inked(
                f"M{125 + out} 88C{125 + out * 1.1} {tip - 18} {125 + out} {tip - 8} {125 + out * 0.66} {tip}"
                f"C{125 + end * 0.9} {tip - 8} {125 + end} {tip - 20} {125 + end} 88Z", king.hair, 1.6)
        _draw_moustache(canvas, king)


def _draw_moustache(canvas: Canvas, king: Person) -> None:
    for _ in canvas.on_both_sides():
        canvas.inked("M125.6 97C119 91 108 93 99 104C107 110 119 110 125.6 102Z", king.hair, 1.6)
    canvas.path("M119.5 105Q125 110 130.5 105Q125 103.4 119.5 105Z", RED)


def _round_beard(canvas: Canvas, king: Person) -> None:
    """A full, close beard cut round, with waves."""
    with canvas.placed(_HEAD):
        canvas.inked("M101.5 80L105 95C113 90 137 90 145 95L148.5 80C152 104 148 126 125 134C102 126 98 104 101.5 80Z",
                     king.hair, 1.6)
        for y in (112, 119, 126):
            half = 17 - (y - 112) * 0.6
            canvas.stroke(f"M{125 - half} {y}Q{125 - half / 2} {y + 5} 125 {y}Q{125 + half / 2} {y + 5} {125 + half} {y}",
                          king.hair_line, 1.4)
        _draw_moustache(canvas, king)


def _forked_beard(canvas: Canvas, king: Person) -> None:
    """A long beard parted in two."""
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M125 98C128 118 122 140 104 154C106 138 98 116 102 86L125 90Z", king.hair, 1.6)
            canvas.stroke("M119 112C118 126 114 138 108 146M110 108C111 118 110 128 107 136", king.hair_line, 1.3)
        _draw_moustache(canvas, king)


def _young_beard(canvas: Canvas, king: Person) -> None:
    """A short pointed beard and a moustache with raised ends."""
    with canvas.placed(_HEAD):
        canvas.inked("M102 86L108 100C114 96 136 96 142 100L148 86C149 106 142 122 125 140C108 122 101 106 102 86Z",
                     king.hair, 1.6)
        canvas.stroke("M117 116L123 130M133 116L127 130M125 116L125 134", king.hair_line, 1.3)
        for _ in canvas.on_both_sides():
            canvas.inked("M125.6 98C118 93 110 98 96 90C98 102 112 108 125.6 103Z", king.hair, 1.4)
        canvas.path("M119.5 106Q125 110 130.5 106Q125 104 119.5 106Z", LIPS)


KINGS: dict[str, tuple[Part, ...]] = {
    "O": (_ermine_cloak, _robe_with_front, _belt, _arm_with_orb, _ermine_collar, _long_hair, _face, _locks,
          _pointed_crown),
    "C": (_velvet_cloak, _robe_of_brocade, _belt, _arms_in_robe, _chain_collar, _curled_hair, _face, _round_beard,
          _closed_crown),
    "E": (_plain_cloak, _armour, _surcoat, _sword_belt, _arms_in_steel, _shield, _gorget, _mail_hood, _face,
          _forked_beard, _crowned_coif),
    "B": (_fur_cloak, _robe_of_stripes, _horn_belt, _arms_in_robe, _fur_collar, _braids, _face, _young_beard,
          _leaf_crown),
}
