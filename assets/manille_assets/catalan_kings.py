"""The four Catalan kings: the old emperor, the dark king in velvet, the knight, the man of the woods.

Each king is a tuple of parts from back to front, without the sign that he holds up; what they wear
from the collar upwards is in `catalan_king_heads`.
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
)
from manille_assets.catalan_king_heads import KING_HEADS
from manille_assets.catalan_signs import draw_sign
from manille_assets.colours import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    SKIN,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    mix,
)
from manille_assets.geometry import shift, turn
from manille_assets.shapes import arc, ellipse, lozenge, polygon, star

_CLOAK = "M95 122C64 150 52 240 44 322L206 322C198 240 186 150 155 122Z"
_ROBE = "M98 124L152 124C166 190 172 260 176 322L74 322C78 260 84 190 98 124Z"
_ROBE_SHADE = "M125 124L152 124C166 190 171.4 260 175.2 321.2L125 321.2Z"


def _ermine_cloak(canvas: Canvas, king: Person) -> None:
    canvas.inked(_CLOAK, king.colours.cloth, 2)
    for _ in canvas.on_both_sides():
        canvas.inked("M95 124C66 154 55 240 48 322L62 322C66 250 76 170 101 132Z", CREAM)
        tails = (
            f"M{79 - i * 4.6} {166 + i * 26}L{82 - i * 4.6} {176 + i * 26}L{76 - i * 4.6} {176 + i * 26}Z"
            for i in range(6)
        )
        canvas.path("".join(tails), INK)


def _velvet_cloak(canvas: Canvas, king: Person) -> None:
    """A cloak with long folds and a broad gold hem set with stones."""
    canvas.inked(_CLOAK, king.colours.cloth, 2)
    for _ in canvas.on_both_sides():
        canvas.stroke(
            "M84 150C70 186 64 240 60 300M92 160C82 196 78 240 76 300", mix(king.colours.cloth, INK, 0.5), 2
        )
        canvas.inked("M46.6 300L86 300L86 322L44 322Z", GOLD)
        for x in (54, 64, 74):
            canvas.path(lozenge(x, 311, 4, 6), king.colours.robe)


def _plain_cloak(canvas: Canvas, king: Person) -> None:
    """A soldier's cloak down to the calves, light inside."""
    canvas.inked(
        "M95 122C70 150 60 220 54 296L88 304L125 180L162 304L196 296C190 220 180 150 155 122Z",
        king.colours.shade,
        2,
    )
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
            canvas.stroke(
                f"M{97 - k * 4} {232 + k * 24}C{93 - k * 4} {262 + k * 18} {88 - k * 3} 290 {86 - k} 318",
                king.colours.shade,
                1.8,
            )
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
            if abs(y - 202) > 12:
                _draw_flower(canvas, 125 + i * reach * 0.62, y)
    canvas.stroke("M125 140L125 320", INK, 1.4)
    for y in (216, 236, 256, 276, 296):
        canvas.inked(ellipse(125, y, 3.2), GOLD_LIGHT, 1)
    canvas.inked("M74.6 310L175.4 310L176 322L74 322Z", GOLD, 1.4)


def _draw_flower(canvas: Canvas, x: float, y: float) -> None:
    canvas.path(star(x, y, 4, 5.4, 2.2), GOLD)
    canvas.path(lozenge(x, y, 1.7), CREAM)


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
    rings = "".join(
        arc(90 + i * 7 + row * 3.5, 240 + row * 6, 3, 0, 180) for row in range(3) for i in range(10)
    )
    canvas.path(rings, None, STEEL_LIGHT, 1.1)


def _surcoat(canvas: Canvas, king: Person) -> None:
    canvas.inked("M98 122L152 122C156 160 160 200 166 240L84 240C90 200 94 160 98 122Z", king.colours.robe, 2)
    canvas.path(
        "M125 122L152 122C156 160 160 200 165.2 239.2L125 239.2Z",
        mix(king.colours.robe, king.colours.shade, 0.6),
    )
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
        canvas.stroke(
            f"M{125 - (y - 190) * 0.12} {y}L125 {y + 7}L{125 + (y - 190) * 0.12} {y}", king.colours.cloth, 2
        )
    for _ in canvas.on_both_sides():
        canvas.stroke("M112 134C106 190 98 260 92 318", GOLD, 2)
        for i in range(6):
            with canvas.placed(shift(105.6 - i * 2.5, 170 + i * 25), turn(190)):
                canvas.path(
                    "M0 0C-7 -3 -9 -9 -7 -14C-2 -12 1 -7 0 0ZM0 2C7 -1 9 -7 7 -12C2 -10 -1 -5 0 2Z", GOLD
                )


def _belt(canvas: Canvas, king: Person) -> None:
    draw_belt(canvas, 202, 92, 158)


def _sword_belt(canvas: Canvas, king: Person) -> None:
    draw_belt(canvas, 199, 93, 157, LEATHER)


def _horn_belt(canvas: Canvas, king: Person) -> None:
    """A leather belt from which a hunting horn hangs."""
    draw_belt(canvas, 202, 92, 158, LEATHER)
    canvas.inked("M134 214C142 236 152 240 162 232L168 240C152 256 134 246 128 218Z", CREAM)
    canvas.inked("M160 230L166 226L174 238L167 243Z", GOLD, 1.3)
    canvas.inked("M127 213L136 210L138 217L129 220Z", GOLD, 1.3)
    canvas.stroke("M131 212L140 206M163 230L152 206", GOLD_DARK, 1.4)


def _arms_in_robe(canvas: Canvas, king: Person) -> None:
    draw_raised_arm(canvas, king.colours.robe, king.colours.shade)
    draw_arm_on_hip(canvas, king.colours.robe, king.colours.shade)


def _arm_with_orb(canvas: Canvas, king: Person) -> None:
    """One arm raised, the other carrying the ball of the realm."""
    draw_raised_arm(canvas, king.colours.robe, king.colours.shade)
    d = (
        "M103 122C83 128 66 150 66 172C68 186 76 192 84 194L98 188L96 174C92 172 88 168 86 164"
        "C90 154 96 149 104 146Z"
    )
    canvas.inked(d, king.colours.robe, 1.8)
    canvas.inked("M82 196L92 182L102 188L94 201Z", CREAM, 1.4)
    canvas.inked(ellipse(98, 178, 12), king.colours.cloth, 1.6)
    canvas.path(ellipse(94, 173, 2.6), mix(king.colours.cloth, CREAM, 0.6))
    canvas.stroke("M86.6 178C93 182 103 182 109.4 178", GOLD, 3)
    canvas.inked(
        "M96 156L100 156L100 160L104 160L104 163L100 163L100 167L96 167L96 163L92 163L92 160L96 160Z",
        GOLD,
        1.1,
    )
    canvas.inked("M89 186C93 194 105 194 109 185C112 188 110 198 102 200C94 200 88 194 89 186Z", SKIN, 1.4)


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
    canvas.path(
        "M75 219L85 219L85 252L103 252L103 262L85 262L85 303L80 307L75 303L75 262L57 262L57 252L75 252Z", GOLD
    )
    canvas.inked(ellipse(80, 257, 8), CREAM, 1.3)
    canvas.path(ellipse(80, 257, 4), king.jewel)


KINGS: dict[str, tuple[Part, ...]] = {
    "O": (_ermine_cloak, _robe_with_front, _belt, _arm_with_orb, *KING_HEADS["O"]),
    "C": (_velvet_cloak, _robe_of_brocade, _belt, _arms_in_robe, *KING_HEADS["C"]),
    "E": (_plain_cloak, _armour, _surcoat, _sword_belt, _arms_in_steel, _shield, *KING_HEADS["E"]),
    "B": (_fur_cloak, _robe_of_stripes, _horn_belt, _arms_in_robe, *KING_HEADS["B"]),
}
