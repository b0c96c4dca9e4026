"""The four Catalan pages (sotes): the courtier, the cupbearer, the squire, the forester.

Each page is a tuple of parts from back to front, without the sign that it holds up.
"""

from manille_assets.canvas import Canvas
from manille_assets.catalan_figure import (
    LEATHER,
    Part,
    Person,
    draw_arm_down,
    draw_arm_on_hip,
    draw_belt,
    draw_plume,
    draw_raised_arm,
    head_place,
)
from manille_assets.catalan_signs import draw_sign
from manille_assets.colours import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LEAF,
    SKIN_SHADE,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WOOD,
    mix,
)
from manille_assets.figure import draw_brows, draw_curl, draw_face, draw_plain_lips
from manille_assets.geometry import mirror, shift
from manille_assets.shapes import arc, ellipse, lozenge, polygon

_HEAD = head_place(125, 64, 0.84)
_LEFT_LEG = "M94 214L121 214C121 250 117 280 117 308L103 308C101 280 94 250 94 214Z"
_LEFT_SHOE = "M118 304L102.4 304C97 308 87 308 85 314L85 323L118 323Z"
_FOLDED_BACK = mirror(125)


def _draw_leg(canvas: Canvas, fill: str, shoe: str) -> None:
    canvas.inked(_LEFT_LEG, fill, 1.8)
    canvas.inked(_LEFT_SHOE, shoe, 1.7)


def _motley_legs(canvas: Canvas, page: Person) -> None:
    """One leg striped, the other plain."""
    _draw_leg(canvas, CREAM, LEATHER)
    stripes = (polygon((95 + i, 226 + i * 15), (120.4 - i * 0.6, 220 + i * 15), (120 - i * 0.6, 227 + i * 15),
                       (95.6 + i, 233 + i * 15)) for i in range(5))
    canvas.path("".join(stripes), page.colours.robe)
    with canvas.placed(_FOLDED_BACK):
        _draw_leg(canvas, page.colours.cloth, LEATHER)


def _breeches(canvas: Canvas, page: Person) -> None:
    """Light hose with garters under short slashed breeches."""
    for shade in (0, 0.18):
        with canvas.placed(_FOLDED_BACK if shade else shift(0, 0)):
            _draw_leg(canvas, mix(CREAM, INK, shade), page.colours.cloth)
            canvas.inked("M98.4 256L118.6 256L118.2 262L99.4 262Z", GOLD, 1.2)
            canvas.inked(lozenge(98, 259, 5, 7), page.colours.robe, 1.2)
            canvas.inked("M101 196C78 206 74 236 86 248C98 254 116 252 124 246L125 196Z",
                         mix(page.colours.robe, page.colours.shade, shade * 3), 1.8)
            for x in (90, 101, 112):
                canvas.inked(f"M{x + 4} 206C{x - 4} 218 {x - 5} 232 {x} 244C{x + 5} 232 {x + 6} 218 {x + 4} 206Z", GOLD, 1.1)


def _high_boots(canvas: Canvas, page: Person) -> None:
    """Boots over the knee with turned-down tops."""
    for shade in (0, 0.3):
        with canvas.placed(_FOLDED_BACK if shade else shift(0, 0)):
            canvas.inked(_LEFT_LEG, mix(page.colours.cloth, INK, shade), 1.8)
            boot = mix(LEATHER, INK, shade)
            canvas.inked("M98 256L120 256C119 280 117 292 118 304L118 323L84 323C84 312 92 308 101 304C102 290 100 272 98 256Z",
                         boot, 1.8)
            canvas.inked("M94 248L122 248L120 264L97 264Z", mix("#A9763B", INK, shade * 0.7), 1.7)
            canvas.stroke("M102 300L117 300", mix(boot, CREAM, 0.4), 1.4)


def _laced_legs(canvas: Canvas, page: Person) -> None:
    """Hose bound crosswise with straps, and soft shoes."""
    for shade in (0, 0.2):
        with canvas.placed(_FOLDED_BACK if shade else shift(0, 0)):
            _draw_leg(canvas, mix(mix(page.colours.cloth, CREAM, 0.55), INK, shade), page.colours.cloth)
            for y in (250, 264, 278, 292):
                canvas.stroke(f"M100 {y}L118 {y + 10}M118 {y}L101 {y + 10}", LEATHER, 1.8)


def _short_cape(canvas: Canvas, page: Person) -> None:
    canvas.inked("M98 122C78 140 66 190 64 236L92 232L100 150Z", page.colours.cloth, 1.8)
    canvas.inked("M152 122C168 140 180 190 184 236L158 232L150 150Z", mix(page.colours.cloth, INK, 0.2), 1.8)
    for _ in canvas.on_both_sides():
        canvas.stroke("M68 231L90 227.6", GOLD, 2)


def _hanging_cape(canvas: Canvas, page: Person) -> None:
    """A cape slung from one shoulder, light inside."""
    canvas.inked("M146 122C168 138 182 200 188 262C176 270 160 270 146 264L136 160Z", page.colours.cloth, 1.8)
    canvas.inked("M148 132C160 160 162 220 158 266C152 267 148 266 146 264L138 160Z", mix(page.colours.robe, CREAM, 0.5))
    canvas.stroke("M181 262C174 265 168 266 163 266", GOLD, 2)


def _quiver(canvas: Canvas, page: Person) -> None:
    """Arrows over the shoulder."""
    for x, y in ((76, 106), (84, 101), (92, 106)):
        canvas.stroke(f"M{x + 12} 156L{x} {y}", WOOD, 2.4)
        canvas.inked(f"M{x} {y + 14}L{x - 5} {y + 4}L{x - 2} {y - 8}L{x + 3} {y}L{x + 5} {y + 12}Z", CREAM, 1.2)
    canvas.inked("M74 134L100 126L112 190L92 196Z", LEATHER, 1.8)
    canvas.stroke("M77 141L102 133", GOLD, 2.4)


_TUNIC = "M98 122L152 122C154 150 152 172 150 188C160 206 168 222 172 240L78 240C82 222 90 206 100 188C98 172 96 150 98 122Z"
_TUNIC_SHADE = "M125 122L152 122C154 150 152 172 150 188C160 206 167.4 222 171.2 239.2L125 239.2Z"


def _draw_tunic(canvas: Canvas, page: Person) -> None:
    canvas.inked(_TUNIC, page.colours.robe, 2)
    canvas.path(_TUNIC_SHADE, mix(page.colours.robe, page.colours.shade, 0.55))


def _pleated_tunic(canvas: Canvas, page: Person) -> None:
    """A buttoned doublet with gold braid and a skirt of pleats."""
    _draw_tunic(canvas, page)
    for i in range(-4, 5):
        canvas.path(f"M{125 + i * 5.2} 198L{125 + i * 10.4} 236", None, GOLD_LIGHT if i % 2 else page.colours.shade, 1.8)
    for y in (140, 153, 166, 179):
        for _ in canvas.on_both_sides():
            canvas.stroke(f"M120 {y}L105 {y - 5}", GOLD_LIGHT, 1.8)
        canvas.inked(ellipse(125, y, 3.1), GOLD_LIGHT, 1.1)
    canvas.inked("M78 234L172 234L174 243L76 243Z", page.colours.cloth)
    draw_belt(canvas, 191, 99, 151, page.colours.cloth)


def _doublet(canvas: Canvas, page: Person) -> None:
    """A short padded doublet with two rows of studs."""
    d = "M98 122L152 122C156 150 153 176 149 198C141 206 109 206 101 198C97 176 94 150 98 122Z"
    canvas.inked(d, page.colours.robe, 2)
    canvas.path("M125 122L152 122C155.2 150 152.2 176 148.2 197.4C144 201.6 134 203.6 125 203.4Z", page.colours.shade)
    canvas.inked("M117 126L133 126L130 202L120 202Z", GOLD_LIGHT, 1.3)
    for y in (150, 162, 174, 186):
        canvas.inked(ellipse(125, y, 2.6), page.colours.robe, 1)
        for _ in canvas.on_both_sides():
            canvas.stroke(f"M114 {y - 2}C110 {y + 3} 105 {y + 4} 101 {y + 3}", GOLD, 1.6)
    canvas.inked("M100 195C112 201 138 201 150 195L151 203C138 209 112 209 99 203Z", GOLD, 1.4)


def _tabard(canvas: Canvas, page: Person) -> None:
    """Mail under a tabard that bears the sign of the suit, halved in two colours."""
    canvas.inked("M92 190L158 190L164 246L86 246Z", STEEL_DARK, 1.8)
    rings = (arc(91 + i * 7 + row % 2 * 3.5, 224 + row * 6, 3, 0, 180) for row in range(4) for i in range(10))
    canvas.path("".join(rings), None, STEEL_LIGHT, 1.1)
    canvas.inked("M98 122L152 122C154 150 152 176 151 190L160 232L125 240L90 232L99 190C98 176 96 150 98 122Z", CREAM, 2)
    canvas.path("M125 122.8L151.2 122.8C153 150 151 176 150 190L158.8 231.6L125 239Z", page.colours.robe)
    canvas.path("M99 123L106 123L106 190L99 231.6L91 231.4L100 190C99 176 97 150 99 123Z", page.colours.robe)
    draw_sign(canvas, page.suit, 125, 158, 52, page.colours)
    canvas.stroke("M92 228L125 235.4L158 228", GOLD, 2.4)
    draw_belt(canvas, 195, 99, 151, LEATHER)


def _jerkin(canvas: Canvas, page: Person) -> None:
    """A laced jerkin whose hem is cut into leaves."""
    hem = "L".join(f"{172 - i * 11.75} {240 if i % 2 == 0 else 228}" for i in range(9))
    body = "M98 122L152 122C154 150 152 172 150 188C160 206 168 222 "
    canvas.inked(f"{body}{hem}C82 222 90 206 100 188C98 172 96 150 98 122Z", page.colours.robe, 2)
    canvas.path("M125 122L152 122C154 150 152 172 150 188C160 206 168 222 171.2 238L160.2 227L148.5 238.6L136.8 227L125 239Z",
                page.colours.shade)
    canvas.inked("M117 128L133 128L130 186L120 186Z", CREAM, 1.3)
    for y in (150, 161, 172):
        canvas.stroke(f"M119 {y}L131 {y + 7}M131 {y}L119 {y + 7}", LEATHER, 1.7)
    canvas.stroke("M98 138L152 184", LEATHER, 4)
    draw_belt(canvas, 192, 99, 151, LEATHER)
    canvas.inked("M132 198L150 198L152 218C148 224 136 224 131 218Z", mix(LEATHER, CREAM, 0.2))
    canvas.stroke("M132 205C138 211 146 211 151 205", GOLD, 1.6)


def _both_arms(canvas: Canvas, page: Person) -> None:
    draw_raised_arm(canvas, page.colours.robe, page.colours.shade)
    draw_arm_on_hip(canvas, page.colours.robe, page.colours.shade)


def _puffed_arms(canvas: Canvas, page: Person) -> None:
    """Light sleeves that are puffed and slashed at the shoulders."""
    draw_raised_arm(canvas, CREAM, mix(CREAM, INK, 0.22), GOLD_LIGHT)
    draw_arm_on_hip(canvas, CREAM, mix(CREAM, INK, 0.22), GOLD_LIGHT)
    for _ in canvas.on_both_sides():
        canvas.inked("M104 120C88 120 76 132 76 148C84 158 96 158 104 152Z", page.colours.robe, 1.8)
        canvas.stroke("M98 126C91 132 88 142 89 150M90 125C83 132 81 140 82 146", GOLD_LIGHT, 2.6)


def _mailed_arms(canvas: Canvas, page: Person) -> None:
    """Mail sleeves under plates on the shoulders; a small round shield at the side."""
    draw_raised_arm(canvas, STEEL, STEEL_DARK, LEATHER)
    draw_arm_down(canvas, STEEL, STEEL_DARK, LEATHER)
    canvas.inked(ellipse(76, 220, 29), page.colours.robe, 2)
    canvas.path(ellipse(76, 220, 23), page.colours.shade, GOLD, 2.4)
    for i in range(8):
        with canvas.placed(shift(76, 220)):
            pass
    canvas.inked(ellipse(76, 220, 8), STEEL_LIGHT, 1.5)


def _forester_arms(canvas: Canvas, page: Person) -> None:
    """Shirt sleeves with leather bracers."""
    light = mix(page.colours.cloth, CREAM, 0.62)
    draw_raised_arm(canvas, light, mix(light, INK, 0.22), LEATHER)
    draw_arm_on_hip(canvas, light, mix(light, INK, 0.22), LEATHER)


def _draw_neck(canvas: Canvas) -> None:
    canvas.path("M116 104L134 104L134 126L116 126Z", SKIN_SHADE)


def _jagged_collar(canvas: Canvas, page: Person) -> None:
    _draw_neck(canvas)
    canvas.inked("M96 124L104 114L112 120L119 112L125 121L131 112L138 120L146 114L154 124L142 133L134 127L125 135"
                 "L116 127L108 133Z", CREAM, 1.6)


def _pleated_ruff(canvas: Canvas, page: Person) -> None:
    _draw_neck(canvas)
    for i in range(9):
        x = 101 + i * 6
        canvas.inked(ellipse(x, 121 + 5 * (1 - ((x - 125) / 26) ** 2), 4.4, 6.6), CREAM, 1.2)


def _mail_collar(canvas: Canvas, page: Person) -> None:
    canvas.inked("M108 104L142 104C144 116 150 122 158 128C148 140 102 140 92 128C100 122 106 116 108 104Z", STEEL_DARK, 1.7)
    rings = (arc(102 + i * 6.6 + row % 2 * 3.3, 116 + row * 6, 2.8, 0, 180) for row in range(3) for i in range(7))
    canvas.path("".join(rings), None, STEEL_LIGHT, 1.1)
    for _ in canvas.on_both_sides():
        canvas.inked("M100 122C88 122 78 132 77 148C86 152 98 150 104 142Z", STEEL_LIGHT, 1.7)
        canvas.stroke("M82 142C89 144 96 142 101 136", STEEL_DARK, 1.4)


def _hood_on_shoulders(canvas: Canvas, page: Person) -> None:
    """The shoulder cape of a hood that is thrown back, its hem in points."""
    _draw_neck(canvas)
    points = "L".join(f"{84 + i * 10.25} {(146 if i % 2 else 134) + 8 * (1 - ((i - 4) / 4) ** 2)}" for i in range(9))
    canvas.inked(f"M106 112C98 120 88 126 84 134L{points}C162 126 152 120 144 112C136 124 114 124 106 112Z",
                 page.colours.cloth, 1.7)
    canvas.stroke("M94 128C108 140 142 140 156 128", GOLD, 1.8)


def _head(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        draw_face(canvas, page, 60, 43, 54)
        draw_brows(canvas, page, "M3.6 13.5Q11 8.6 18.4 12.4", 2.6, 60)
        draw_plain_lips(canvas, 105.5)


def _page_cut(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        canvas.inked("M98 58L94 116C100 121 106 121 110 116L140 116C144 121 150 121 156 116L152 58Z", page.hair, 1.8)
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
        canvas.inked("M100 60C92 84 96 104 84 124C96 132 110 128 116 118L134 118C140 128 154 132 166 124"
                     "C154 104 158 84 150 60Z", page.hair, 1.8)
        for _ in canvas.on_both_sides():
            canvas.stroke("M102 80C100 100 100 112 94 124", page.hair_line, 1.2)


def _short_hair(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M106 58L99 62C95 76 96 90 101 98L107 96Z", page.hair, 1.6)


def _zigzag_fringe(canvas: Canvas, page: Person) -> None:
    with canvas.placed(_HEAD):
        canvas.inked("M102 60L148 60L148 68L142 78L137 68L131 78L127 68L121 78L117 68L110 79L106 68L102 75Z", page.hair, 1.3)


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
        canvas.path("".join(ellipse(x, y, 1.1) for x, y in spots), "#B4703A")


def _beret(canvas: Canvas, page: Person) -> None:
    canvas.inked("M97 64C90 46 106 34 126 34C148 33 166 44 156 64C146 57 108 57 97 64Z", page.colours.cloth, 1.8)
    canvas.path("M130 34.8C149 35 165 44 155.4 62.6C150 61 145 60 139 59.4C146 50 142 40 130 34.8Z",
                mix(page.colours.cloth, INK, 0.28))
    canvas.inked("M97 63C110 55 142 55 156 63L154 71C140 64 112 64 99 71Z", GOLD)
    draw_plume(canvas)
    canvas.inked(ellipse(103, 60, 4.6), page.jewel, 1.3)


def _tall_cap(canvas: Canvas, page: Person) -> None:
    """A tall soft cap, folded over to one side, with a tassel."""
    canvas.inked("M100 62C98 42 108 28 128 26C146 25 160 34 166 52C168 62 164 70 160 72C156 62 154 58 150 62Z",
                 page.colours.robe, 1.8)
    canvas.path("M132 26.8C146 26 159 35 165 52C167 61 164 68 160.6 70C157 61 154 57 149.6 61L140 61C146 48 142 34 132 26.8Z",
                page.colours.shade)
    canvas.inked("M98 66C98 58 104 54 110 54L142 54C148 54 152 58 152 66C140 60 110 60 98 66Z", GOLD_LIGHT)
    canvas.inked("M158 71L164 71L166 84L157 84Z", GOLD, 1.2)
    canvas.inked(ellipse(161, 71, 3.6), GOLD_LIGHT, 1.2)


def _morion(canvas: Canvas, page: Person) -> None:
    """A foot soldier's helmet with a comb and a turned-up brim."""
    canvas.inked("M104 60C102 40 112 32 125 32C138 32 148 40 146 60Z", STEEL, 1.8)
    canvas.path("M128 32.8C139 33 147 41 145.2 59L128 59Z", STEEL_DARK)
    canvas.inked("M106 46C108 28 116 22 126 22C138 22 144 30 145 46C138 34 132 31 125 31C118 31 111 36 106 46Z",
                 STEEL_LIGHT, 1.6)
    canvas.inked("M84 56C92 64 104 58 125 58C146 58 158 64 166 56C162 70 146 70 125 68C104 70 88 70 84 56Z", STEEL_LIGHT, 1.8)
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
    canvas.path("M136 34.4C144 34.6 148 36.4 151.6 38.6C157 46 157.2 54 153.4 61.2L138 61.2C146 50 144 42 136 34.4Z",
                page.colours.shade)
    canvas.inked("M78 66C92 58 110 55 126 55C142 55 156 56 164 48C166 60 160 70 148 71C124 66 100 66 78 66Z",
                 mix(page.colours.robe, CREAM, 0.2), 1.8)
    canvas.inked(ellipse(126, 54, 4), GOLD_LIGHT, 1.2)


PAGES: dict[str, tuple[Part, ...]] = {
    "O": (_motley_legs, _short_cape, _pleated_tunic, _both_arms, _jagged_collar, _page_cut, _head, _zigzag_fringe,
          _beret),
    "C": (_hanging_cape, _breeches, _doublet, _puffed_arms, _pleated_ruff, _curls, _head, _curly_fringe, _tall_cap),
    "E": (_high_boots, _tabard, _shoulder_hair, _mailed_arms, _mail_collar, _head, _side_fringe, _morion),
    "B": (_quiver, _laced_legs, _jerkin, _forester_arms, _hood_on_shoulders, _short_hair, _head, _freckles,
          _side_fringe, _pointed_hat),
}
