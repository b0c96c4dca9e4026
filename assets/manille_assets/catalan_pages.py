"""The four Catalan pages (sotes): the courtier, the cupbearer, the squire, the forester.

Each page is a tuple of parts from back to front, without the sign that it holds up; what they wear
from the collar upwards is in `catalan_page_heads`.
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
from manille_assets.catalan_page_heads import PAGE_HEADS
from manille_assets.catalan_signs import draw_sign
from manille_assets.colours import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WOOD,
    mix,
)
from manille_assets.geometry import mirror, polar, shift
from manille_assets.shapes import arc, ellipse, lozenge, polygon, star

_LEFT_LEG = "M94 214L121 214C121 250 117 280 117 308L103 308C101 280 94 250 94 214Z"
_LEFT_SHOE = "M118 304L102.4 304C97 308 87 308 85 314L85 323L118 323Z"
_FOLDED_BACK = mirror(125)


def _draw_leg(canvas: Canvas, fill: str, shoe: str) -> None:
    canvas.inked(_LEFT_LEG, fill, 1.8)
    canvas.inked(_LEFT_SHOE, shoe, 1.7)


def _motley_legs(canvas: Canvas, page: Person) -> None:
    """One leg striped, the other plain."""
    _draw_leg(canvas, CREAM, LEATHER)
    stripes = (
        polygon(
            (95 + i, 226 + i * 15),
            (120.4 - i * 0.6, 220 + i * 15),
            (120 - i * 0.6, 227 + i * 15),
            (95.6 + i, 233 + i * 15),
        )
        for i in range(5)
    )
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
            canvas.inked(
                "M101 196C78 206 74 236 86 248C98 254 116 252 124 246L125 196Z",
                mix(page.colours.robe, page.colours.shade, shade * 3),
                1.8,
            )
            for x in (90, 101, 112):
                canvas.inked(
                    f"M{x + 4} 206C{x - 4} 218 {x - 5} 232 {x} 244C{x + 5} 232 {x + 6} 218 {x + 4} 206Z",
                    GOLD,
                    1.1,
                )


def _high_boots(canvas: Canvas, page: Person) -> None:
    """Boots over the knee with turned-down tops."""
    for shade in (0, 0.3):
        with canvas.placed(_FOLDED_BACK if shade else shift(0, 0)):
            canvas.inked(_LEFT_LEG, mix(page.colours.cloth, INK, shade), 1.8)
            boot = mix(LEATHER, INK, shade)
            canvas.inked(
                "M98 256L120 256C119 280 117 292 118 304L118 323L84 323C84 312 92 308 101 304"
                "C102 290 100 272 98 256Z",
                boot,
                1.8,
            )
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
    canvas.inked(
        "M148 132C160 160 162 220 158 266C152 267 148 266 146 264L138 160Z",
        mix(page.colours.robe, CREAM, 0.5),
    )
    canvas.stroke("M181 262C174 265 168 266 163 266", GOLD, 2)


def _quiver(canvas: Canvas, page: Person) -> None:
    """Arrows over the shoulder."""
    for x, y in ((76, 106), (84, 101), (92, 106)):
        canvas.stroke(f"M{x + 12} 156L{x} {y}", WOOD, 2.4)
        canvas.inked(
            f"M{x} {y + 14}L{x - 5} {y + 4}L{x - 2} {y - 8}L{x + 3} {y}L{x + 5} {y + 12}Z", CREAM, 1.2
        )
    canvas.inked("M74 134L100 126L112 190L92 196Z", LEATHER, 1.8)
    canvas.stroke("M77 141L102 133", GOLD, 2.4)


_TUNIC = (
    "M98 122L152 122C154 150 152 172 150 188C160 206 168 222 172 240L78 240C82 222 90 206 100 188"
    "C98 172 96 150 98 122Z"
)
_TUNIC_SHADE = "M125 122L152 122C154 150 152 172 150 188C160 206 167.4 222 171.2 239.2L125 239.2Z"


def _draw_tunic(canvas: Canvas, page: Person) -> None:
    canvas.inked(_TUNIC, page.colours.robe, 2)
    canvas.path(_TUNIC_SHADE, mix(page.colours.robe, page.colours.shade, 0.55))


def _pleated_tunic(canvas: Canvas, page: Person) -> None:
    """A buttoned doublet with gold braid and a skirt of pleats."""
    _draw_tunic(canvas, page)
    for i in range(-4, 5):
        canvas.path(
            f"M{125 + i * 5.2} 198L{125 + i * 10.4} 236",
            None,
            GOLD_LIGHT if i % 2 else page.colours.shade,
            1.8,
        )
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
    canvas.path(
        "M125 122L152 122C155.2 150 152.2 176 148.2 197.4C144 201.6 134 203.6 125 203.4Z", page.colours.shade
    )
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
    canvas.inked(
        "M98 122L152 122C154 150 152 176 151 190L160 232L125 240L90 232L99 190C98 176 96 150 98 122Z",
        CREAM,
        2,
    )
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
    canvas.path(
        "M125 122L152 122C154 150 152 172 150 188C160 206 168 222 171.2 238L160.2 227"
        "L148.5 238.6L136.8 227L125 239Z",
        page.colours.shade,
    )
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
    studs = (polar(76, 220, 26, i * 45) for i in range(8))
    canvas.path("".join(ellipse(x, y, 1.6) for x, y in studs), GOLD_LIGHT)
    canvas.path(star(76, 220, 8, 20, 9), GOLD)
    canvas.inked(ellipse(76, 220, 7.5), STEEL_LIGHT)


def _forester_arms(canvas: Canvas, page: Person) -> None:
    """Shirt sleeves with leather bracers."""
    light = mix(page.colours.cloth, CREAM, 0.62)
    draw_raised_arm(canvas, light, mix(light, INK, 0.22), LEATHER)
    draw_arm_on_hip(canvas, light, mix(light, INK, 0.22), LEATHER)


PAGES: dict[str, tuple[Part, ...]] = {
    "O": (_motley_legs, _short_cape, _pleated_tunic, _both_arms, *PAGE_HEADS["O"]),
    "C": (_hanging_cape, _breeches, _doublet, _puffed_arms, *PAGE_HEADS["C"]),
    "E": (_high_boots, _tabard, _mailed_arms, *PAGE_HEADS["E"]),
    "B": (_quiver, _laced_legs, _jerkin, _forester_arms, *PAGE_HEADS["B"]),
}
