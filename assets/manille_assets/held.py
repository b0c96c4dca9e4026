"""What the court figures hold in the hand at their left, the viewer's right, and the hand itself.

Everything stands about x = 178, so the left strip of a fanned card stays clean.
"""

from manille_assets.canvas import Canvas
from manille_assets.colours import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LEAF,
    LEAF_LIGHT,
    RED,
    SKIN,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WOOD,
    mix,
)
from manille_assets.figure import Look
from manille_assets.geometry import polar, scale, shift, turn
from manille_assets.shapes import arc, box, ellipse, polygon, sector, star
from manille_assets.suits import draw_sign

_X = 178


def draw_hand(canvas: Canvas, look: Look, *, cuff: str, size: float) -> None:
    """A fist closed round whatever passes (178, 142), its sleeve coming from the belt."""
    with canvas.placed(shift(_X, 142), scale(size)):
        canvas.inked("M-3 30L-20 60L-52 60L-46 30C-40 18 -24 12 -8 12Z", look.colours.robe)
        canvas.stroke("M-40 32C-34 26 -26 22 -16 20", look.colours.shade, 1.6)
        canvas.inked("M-13 4L6 10L1 26L-17 18Z", cuff, 1.4)
        canvas.inked("M-9 -9C-4 -13 8 -13 10 -7L10 8C8 13 -4 13 -9 8Z", SKIN)
        for finger in (-5.2, -0.4, 4.4):
            canvas.stroke(f"M-1 {finger}L9.4 {finger}", INK, 1.1)


def _draw_staff(canvas: Canvas, top: float, colour: str, width: float = 5) -> None:
    canvas.inked(box(_X - width / 2, top, width, 180 - top), colour, 1.3)
    canvas.path(box(_X + width * 0.1, top + 1, width * 0.28, 178 - top), mix(colour, INK, 0.35))


def draw_sceptre(canvas: Canvas, look: Look) -> None:
    """A gold staff ending in a ball that bears the suit sign."""
    _draw_staff(canvas, 46, GOLD)
    canvas.inked(ellipse(_X, 42, 10.5), GOLD)
    canvas.path(sector(_X, 42, 0, 9.6, -90, 90), mix(GOLD, INK, 0.22))
    draw_sign(canvas, look.suit, _X, 42, 12.5, CREAM)
    canvas.inked(polygon((_X, 21), (_X + 5, 32), (_X - 5, 32)), GOLD, 1.3)
    for y in (53, 60):
        canvas.inked(box(_X - 7, y, 14, 4.5, 1.5), GOLD_LIGHT, 1.2)


def draw_sword(canvas: Canvas, look: Look) -> None:
    """A broad sword held upright."""
    canvas.inked("M171 122L171 36L178 22L185 36L185 122Z", STEEL_LIGHT, 1.6)
    canvas.path("M178 23.5L184.2 36.4L184.2 121L178 121Z", STEEL)
    canvas.path("M176.6 38L178 34L179.4 38L179.4 118L176.6 118Z", STEEL_DARK)
    canvas.inked("M161 117C166 121 190 121 195 117L195 126C188 129 168 129 161 126Z", GOLD, 1.5)
    canvas.inked(box(175, 127, 6, 30), look.colours.shade, 1.3)
    canvas.inked(ellipse(_X, 159, 5.5), GOLD_LIGHT, 1.3)


def draw_axe(canvas: Canvas, look: Look) -> None:
    """A war axe with a broad blade to the right and a spike above."""
    _draw_staff(canvas, 34, WOOD)
    canvas.inked("M178 20L182.5 36L173.5 36Z", STEEL, 1.3)
    canvas.inked("M174 46L165 42L166.5 53L165 62L174 59Z", STEEL_DARK, 1.4)
    canvas.inked("M182 46C186 45 189 41 190 34C197 44 197 64 190 74C189 67 186 61 182 60Z", STEEL, 1.5)
    canvas.path("M191.2 38.4C195 47 195 61 191.2 69.6C190.2 60 190.2 48 191.2 38.4Z", STEEL_LIGHT)
    canvas.inked(box(172, 44, 12, 18, 2), GOLD, 1.3)
    for y in (70, 77):
        canvas.inked(box(174, y, 8, 4), GOLD_LIGHT, 1.1)


def draw_orb(canvas: Canvas, look: Look) -> None:
    """A ball with a cross, borne on the fist; drawn after the hand."""
    canvas.inked(
        "M175 84L181 84L181 90L187 90L187 96L181 96L181 104L175 104L175 96L169 96L169 90L175 90Z", GOLD, 1.4
    )
    canvas.inked(ellipse(_X, 119, 17), look.colours.robe, 1.6)
    canvas.path(sector(_X, 119, 0, 16.2, -80, 100), look.colours.shade)
    canvas.path(ellipse(171, 111, 3.4), mix(look.colours.robe, CREAM, 0.6))
    canvas.inked("M161 117C170 123 186 123 195 117L194.6 123C186 129 170 129 161.4 123Z", GOLD, 1.2)
    canvas.inked("M175.4 102.5L180.6 102.5L180.6 120L175.4 120Z", GOLD, 1.2)


def draw_lily(canvas: Canvas, look: Look) -> None:
    """A lily in the suit's colours, on a bent stem with one leaf."""
    _draw_stem(canvas, "M178 178C182 140 170 110 178 66")
    canvas.inked("M176 100C185 93 191 92 195 85C187 83 178 88 176 100Z", LEAF, 1.2)
    petal = mix(look.colours.robe, CREAM, 0.22)
    for angle, length in ((-56, 21), (56, 21), (-29, 30), (29, 30), (0, 35)):
        with canvas.placed(shift(_X, 70), turn(angle)):
            canvas.inked(f"M0 0C-10 -10 -9 -22 0 -{length}C9 -22 10 -10 0 0Z", petal if angle else CREAM, 1.3)
    canvas.inked(ellipse(_X, 68, 6), GOLD, 1.3)


def draw_rose(canvas: Canvas, look: Look) -> None:
    """A full-blown rose, seen from above, with thorns and two leaves."""
    _draw_stem(canvas, "M178 178C174 140 182 110 178 60")
    canvas.inked("M179 104C185 93 191 94 195 88C189 84 181 89 179 104Z", LEAF, 1.2)
    canvas.inked("M177 116C170 106 163 108 159 102C167 97 175 103 177 116Z", LEAF_LIGHT, 1.2)
    x, y, robe = _X, 54, look.colours.robe
    for i in range(5):
        px, py = polar(x, y, 10.5, -90 + i * 72)
        canvas.inked(ellipse(px, py, 7.6), robe if i in (0, 3, 4) else look.colours.shade, 1.4)
    canvas.inked(ellipse(x, y, 11), mix(robe, CREAM, 0.25), 1.3)
    canvas.stroke(arc(x, y, 7.4, 150, 400), look.colours.shade, 1.8)
    canvas.stroke(arc(x, y, 3.6, -30, 230), look.colours.shade, 1.8)


def draw_mirror(canvas: Canvas, look: Look) -> None:
    """A hand mirror in a gold frame set with stones."""
    canvas.inked("M174.5 84L181.5 84L180 176L176 176Z", GOLD, 1.3)
    canvas.inked(ellipse(_X, 62, 17.8, 24), GOLD, 1.6)
    for i in range(12):
        x, y = polar(_X, 62, 15.4, i * 30 - 90, 1.37)
        canvas.path(ellipse(x, y, 1.7), look.colours.robe if i % 2 else CREAM)
    canvas.inked(ellipse(_X, 62, 12.6, 18.4), STEEL_LIGHT, 1.3)
    canvas.path("M178 44.4C186 46 190 54 189.8 63C189 72 184 79 178 79.6Z", STEEL)
    canvas.stroke("M170 64L179 50", CREAM, 2.4)
    canvas.stroke("M173 71L184 54", CREAM, 1.4)
    canvas.inked(polygon((_X, 28), (_X + 6, 36), (_X, 44), (_X - 6, 36)), look.colours.robe, 1.3)
    canvas.inked(box(171, 88, 14, 5, 2), GOLD_LIGHT, 1.2)


def draw_peacock_feather(canvas: Canvas, look: Look) -> None:
    """A peacock feather: barbs along the quill, and one great eye."""
    canvas.stroke("M178 178C182 140 174 110 178 56", INK, 3.6)
    canvas.stroke("M178 178C182 140 174 110 178 56", GOLD, 1.8)
    for i in range(6):
        y = 82 + i * 7.5
        length = 15 - i * 1.4
        canvas.stroke(f"M{_X - 0.6} {y + 6}Q{_X - length * 0.7} {y + 3} {_X - length} {y - 5}", LEAF, 2)
        canvas.stroke(f"M{_X - 0.6} {y + 6}Q{_X + length * 0.7} {y + 3} {_X + length} {y - 5}", LEAF_LIGHT, 2)
    canvas.inked("M178 88C160 78 158 46 178 24C198 46 196 78 178 88Z", look.colours.robe, 1.6)
    canvas.path("M178 86.5C194 77 196 46 178 26Z", look.colours.shade)
    canvas.inked("M178 80C166 72 166 52 178 40C190 52 190 72 178 80Z", GOLD, 1.2)
    canvas.path("M178 76C169.5 69 170 56 178 48C186 56 186.5 69 178 76Z", LEAF_LIGHT)
    canvas.path("M178 74C171 68 172.5 60 178 60C183.5 60 185 68 178 74Z", INK)


def draw_halberd(canvas: Canvas, look: Look) -> None:
    """A pole with spear point, axe blade and hook."""
    _draw_staff(canvas, 30, WOOD)
    canvas.inked("M178 17L183.5 40L172.5 40Z", STEEL, 1.4)
    canvas.path("M178 19L182.4 39.2L178 39.2Z", STEEL_DARK)
    canvas.inked("M175.5 44C160 38 154 52 156 72C162 62 168 60 175.5 62Z", STEEL, 1.5)
    canvas.path("M158 54C157 60 157 64 157.6 68C161 63 164 61 167 60.5C162 60 159.5 58 158 54Z", STEEL_LIGHT)
    canvas.inked("M180.5 46L196 42L190 53L196 64L180.5 60Z", STEEL_DARK, 1.4)


def draw_bow(canvas: Canvas, look: Look) -> None:
    """The upper limb of a strung bow, and an arrow held beside it, feathers up."""
    canvas.stroke("M163 33L160 178", INK, 2.6)
    canvas.stroke("M163 33L160 178", CREAM, 1.4)
    limb = "M171 22C170 29 166 30 164 35C161 44 172 58 176 82C180 104 178 124 178 150"
    canvas.path(limb, None, INK, 8, round_ends=True)
    canvas.path(limb, None, WOOD, 5.2, round_ends=True)
    for y, x, lean in ((72, 173.6, 16), (80, 175.4, 13)):
        with canvas.placed(shift(x, y), turn(-lean)):
            canvas.inked(box(-4.4, -2, 8.8, 4, 1), GOLD_LIGHT, 1.1)
    with canvas.placed(shift(180, 142), turn(5)):
        canvas.inked(box(-1.6, -96, 3.2, 96), GOLD_LIGHT, 1.2)
        for y in (-104, -95, -86):
            canvas.inked(f"M0 {y + 8}L-6 {y}L-6 {y + 7}L0 {y + 15}L6 {y + 7}L6 {y}Z", look.colours.robe, 1.2)


def draw_lantern(canvas: Canvas, look: Look) -> None:
    """A night watchman's lantern on a staff."""
    _draw_staff(canvas, 80, WOOD)
    canvas.path(ellipse(_X, 25, 5), None, INK, 4.4)
    canvas.path(ellipse(_X, 25, 5), None, GOLD, 2.2)
    canvas.inked("M164 46L172 31L184 31L192 46Z", look.colours.robe)
    canvas.path("M178 31.8L183.5 31.8L190.6 45.2L178 45.2Z", look.colours.shade)
    canvas.inked("M166 46L190 46L187 76L169 76Z", GOLD_LIGHT)
    canvas.path("M178 46.8L189.2 46.8L186.3 75.2L178 75.2Z", mix(GOLD_LIGHT, GOLD, 0.55))
    canvas.path("M178 50C184 58 185 63 183.5 67C182 71 174 71 172.5 67C171 63 174 60 178 50Z", CREAM)
    canvas.path("M178 57C181 62 181 67 178 69C175 67 175 62 178 57Z", RED)
    for d in ("M170.5 46.5L173 75.5", "M185.5 46.5L183 75.5"):
        canvas.stroke(d, INK, 1.3)
    canvas.inked(box(164, 43.5, 28, 4.5, 2), GOLD, 1.3)
    canvas.inked(box(166.5, 75, 23, 5.5, 2), GOLD, 1.3)


def draw_mace(canvas: Canvas, look: Look) -> None:
    """A mace: a spiked iron ball on a bound shaft."""
    _draw_staff(canvas, 62, WOOD)
    canvas.inked(star(_X, 46, 10, 18.6, 12), STEEL_DARK, 1.4)
    canvas.inked(ellipse(_X, 46, 11.5), STEEL, 1.4)
    canvas.path(sector(_X, 46, 0, 10.8, -70, 110), STEEL_DARK)
    canvas.path(ellipse(173.5, 41, 3), STEEL_LIGHT)
    for angle in (20, 90, 160, 230, 310):
        x, y = polar(_X, 46, 7, angle)
        canvas.path(ellipse(x, y, 1.6), INK)
    for y in (64, 72, 80):
        canvas.inked(box(173.5, y, 9, 4.5, 1), GOLD, 1.2)


def _draw_stem(canvas: Canvas, d: str) -> None:
    canvas.stroke(d, INK, 5)
    canvas.stroke(d, LEAF, 2.8)
