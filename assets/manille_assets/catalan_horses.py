"""The four horses of the Catalan riders: chestnut, bay, dapple grey and piebald, with their harness.

A horse looks to the left and stands whole; its tuple of parts runs from back to front. Knows no rider.
"""

from manille_assets.canvas import Canvas
from manille_assets.catalan_figure import LEATHER, Part, Person
from manille_assets.catalan_signs import draw_sign
from manille_assets.colours import CREAM, GOLD, GOLD_LIGHT, INK, STEEL, STEEL_DARK, STEEL_LIGHT, mix
from manille_assets.geometry import scale, shift, turn
from manille_assets.shapes import arc, box, ellipse, lozenge, polygon

_COATS = {"O": "#B9855A", "C": "#6E4630", "E": "#E2DED4", "B": "#8A5A34"}
_MANES = {"O": "#6B3A1C", "C": "#2A1D18", "E": "#8FA0B8", "B": "#EADCC0"}
_SHADE = 0.26

_BACK = (
    "M86 122C108 132 120 158 126 188L176 188C198 186 210 200 209 220C208 238 200 250 196 262L200 282L197 302"
    "L202 322L180 322L180 302L178 284C172 274 168 266 164 254C148 260 128 260 114 254"
)
_BREAST = (
    "C78 238 72 224 72 206C72 192 74 182 72 170C64 176 58 180 52 186C46 192 34 190 31 182"
    "C29 176 32 170 36 166"
    "C42 154 48 142 56 132C60 126 64 122 68 120Z"
)
_WALKING = f"{_BACK}L112 276L108 298L114 322L92 322L92 298L92 276L88 250{_BREAST}"
_PRANCING = (
    f"{_BACK}C108 262 100 268 92 269L70 265L67 284L72 298L56 304L49 288L52 262"
    f"C53 252 60 247 70 246L86 246{_BREAST}"
)
_QUARTERS = (
    "M126 188L176 188C198 186 209 200 208 220C207 238 199 250 195 262C188 248 160 254 140 247"
    "C126 244 116 250 114 253"
    "C110 240 112 206 126 188Z"
)


def _coat(person: Person, dark: float = 0) -> str:
    return mix(_COATS[person.suit], INK, dark)


def _flowing_tail(canvas: Canvas, person: Person) -> None:
    mane = _MANES[person.suit]
    canvas.inked(
        "M200 206C222 206 227 240 215 268C221 282 215 300 204 309C208 286 196 270 200 246"
        "C202 232 198 222 192 214Z",
        mane,
        1.8,
    )
    canvas.stroke("M205 216C214 232 210 254 207 270C208 282 209 290 208 298", mix(mane, CREAM, 0.3), 1.4)


def _tied_tail(canvas: Canvas, person: Person) -> None:
    """A tail bound with ribbon in two places."""
    mane = _MANES[person.suit]
    canvas.inked("M198 204C216 198 228 210 226 228L214 230C214 222 208 216 196 216Z", mane, 1.8)
    canvas.inked("M214 232C208 250 210 274 220 296C230 280 232 250 226 232Z", mane, 1.8)
    canvas.inked("M211 226L228 224L229 232L212 234Z", person.colours.sign, 1.3)
    canvas.stroke("M219 240C216 256 217 272 220 284", mix(mane, CREAM, 0.3), 1.3)


def _walking(canvas: Canvas, person: Person) -> None:
    """The far foreleg lifted."""
    dark = _coat(person, _SHADE)
    canvas.inked("M86 238L58 244C50 250 48 262 50 276L40 286L48 300L62 290L66 280L66 264L100 258Z", dark, 1.8)
    canvas.inked("M50 276L40 286L48 300L62 290L64 285Z", INK, 1.4)
    _draw_far_hind_leg(canvas, dark)
    _draw_trunk(canvas, person, _WALKING, hoofs=(92, 180))


def _prancing(canvas: Canvas, person: Person) -> None:
    """The near foreleg lifted high."""
    dark = _coat(person, _SHADE)
    canvas.inked("M90 246L96 276L94 300L88 322L110 322L111 300L113 276L120 250Z", dark, 1.8)
    canvas.inked("M91.4 311L110.4 311L110 322L88 322Z", INK, 1.4)
    _draw_far_hind_leg(canvas, dark)
    _draw_trunk(canvas, person, _PRANCING, hoofs=(180,))
    canvas.inked("M54 292L69 288L72 298L56 304Z", INK, 1.4)


def _draw_far_hind_leg(canvas: Canvas, dark: str) -> None:
    canvas.inked("M150 250L140 276L148 300L146 312L142 322L162 322L163 302L160 280L176 256Z", dark, 1.8)
    canvas.inked("M146 311L162.4 311L162 322L142 322Z", INK, 1.4)


def _draw_trunk(canvas: Canvas, person: Person, outline: str, hoofs: tuple[float, ...]) -> None:
    canvas.path(outline, _coat(person))
    canvas.path(_QUARTERS, _coat(person, _SHADE * 0.55))
    canvas.path("M196 262L200 282L197 302L202 321L192 321L190 302L191 282L186 262Z", _coat(person, _SHADE))
    canvas.path(outline, None, INK, 2)
    canvas.stroke("M78 168C84 176 84 190 80 200M112 250C104 246 98 238 96 230", _coat(person, 0.4), 1.6)
    for x in hoofs:
        canvas.path(polygon((x, 311), (x + 20, 311), (x + 22, 322), (x, 322)), INK)


def _dapples(canvas: Canvas, person: Person) -> None:
    spots = (
        (98, 226, 5),
        (88, 212, 4),
        (104, 206, 3.4),
        (200, 214, 4),
        (198, 232, 4.6),
        (188, 264, 3.4),
        (100, 240, 3.2),
        (196, 248, 3),
    )
    canvas.path("".join(ellipse(x, y, r, r * 0.8) for x, y, r in spots), mix(_coat(person, 0.3), STEEL, 0.4))


def _patches(canvas: Canvas, person: Person) -> None:
    """Large white patches, and white socks."""
    canvas.path("M76 204C84 196 98 200 102 212C104 226 96 236 88 240C80 232 74 220 76 204Z", _MANES["B"])
    canvas.path(
        "M196 204C204 206 208.4 214 208 222C206.6 236 200 246 196.4 256"
        "C190 246 190 232 194 226C196 218 192 210 196 204Z",
        _MANES["B"],
    )
    canvas.path("M181 292L197.6 292L198.6 306L200 311L181 311Z", _MANES["B"])
    canvas.path("M62 133C66 137 64 150 58 162L50 170L44 162C50 152 54 142 62 133Z", _MANES["B"])


def _blaze(canvas: Canvas, person: Person) -> None:
    canvas.path("M57 133C58 144 50 158 41 168L37 166C43 154 49 143 57 133Z", CREAM)


def _horse_face(canvas: Canvas, person: Person) -> None:
    """Ears, eye, nostril and mouth."""
    canvas.inked("M68 122L66 102L78 116Z", _coat(person), 1.7)
    canvas.inked("M80 120L84 100L92 120Z", _coat(person, _SHADE), 1.7)
    canvas.path(ellipse(56, 147, 2.8, 3.4), INK)
    canvas.path(ellipse(55.2, 145.8, 0.9), CREAM)
    canvas.stroke("M50 142Q56 137 62 142", INK, 1.6)
    canvas.path(ellipse(38, 176, 1.8, 2.4), INK)
    canvas.stroke("M36 185Q44 183 50 178", INK, 1.4)


_CREST = ((88, 122, 58), (97, 131, 52), (105, 142, 46), (111, 154, 40), (116, 167, 34), (120, 179, 28))


def _mane_of_locks(canvas: Canvas, person: Person) -> None:
    for x, y, angle in _CREST:
        with canvas.placed(shift(x, y), turn(angle)):
            canvas.inked("M-9 5C-8 -10 6 -18 16 -16C12 -8 12 2 6 8Z", _MANES[person.suit], 1.4)


def _long_mane(canvas: Canvas, person: Person) -> None:
    """Hair that falls down along the neck, and a forelock."""
    mane = _MANES[person.suit]
    for x, y, angle in reversed(_CREST):
        with canvas.placed(shift(x, y), turn(angle - 50), scale(0.9)):
            canvas.inked("M-2 -8C-18 0 -24 18 -18 38C-10 30 4 20 10 -4Z", mane, 1.5)
            canvas.stroke("M-4 0C-12 8 -16 18 -15 28", mix(mane, CREAM, 0.25), 1.2)
    canvas.inked("M76 118C66 118 58 124 56 136C66 136 76 130 82 120Z", mane, 1.4)


def _plaited_mane(canvas: Canvas, person: Person) -> None:
    """Knots with ribbons along the crest."""
    for i, (x, y, _) in enumerate(_CREST):
        canvas.inked(ellipse(x + 3, y - 1, 6.6), _MANES[person.suit], 1.4)
        if i % 2:
            canvas.stroke(f"M{x - 1} {y + 3}L{x + 7} {y - 5}", GOLD, 2.4)


def _cropped_mane(canvas: Canvas, person: Person) -> None:
    """A mane cut short, upright like a brush."""
    outer = [(x + 9, y - 7 - (2 if i % 2 else 0)) for i, (x, y, _) in enumerate(_CREST)]
    inner = [(x - 2, y + 2) for x, y, _ in reversed(_CREST)]
    canvas.inked(polygon((80, 118), (88, 110), *outer, (127, 186), *inner), _MANES[person.suit], 1.5)


def _bridle(canvas: Canvas, person: Person) -> None:
    _draw_bridle(canvas, "#A8321F")


def _gold_bridle(canvas: Canvas, person: Person) -> None:
    """A bridle with rosettes and a plume between the ears."""
    canvas.inked("M74 116C66 104 66 90 74 82C82 90 84 104 80 116Z", person.colours.robe)
    canvas.stroke("M76 112L74 92", CREAM, 1.3)
    _draw_bridle(canvas, GOLD)
    canvas.inked(ellipse(66, 128, 3.6), GOLD_LIGHT, 1.1)


def _leather_bridle(canvas: Canvas, person: Person) -> None:
    _draw_bridle(canvas, LEATHER)


def _draw_bridle(canvas: Canvas, colour: str) -> None:
    straps = "M42 156L58 172M66 124L72 168L50 178"
    canvas.path(straps, None, INK, 4.2)
    canvas.path(straps, None, colour, 2.6)
    canvas.inked(ellipse(58, 171, 3.2), GOLD, 1)


def _face_armour(canvas: Canvas, person: Person) -> None:
    """A plate on the horse's forehead, and plates over its neck."""
    for x, y, angle in _CREST[1:]:
        with canvas.placed(shift(x, y), turn(angle - 62)):
            canvas.inked("M6 -10C-6 -10 -22 0 -26 14L-20 20C-14 10 -2 4 8 4Z", STEEL, 1.4)
            canvas.stroke("M2 -6C-8 -5 -17 2 -21 12", STEEL_LIGHT, 1.4)
    canvas.inked(
        "M70 116C60 122 52 134 40 160L47 166C56 160 60 154 62 150L58 152C52 152 52 142 58 142"
        "C62 142 64 144 64 147"
        "C68 138 72 130 78 122Z",
        STEEL_LIGHT,
        1.6,
    )
    canvas.inked(polygon((58, 130), (44, 122), (53, 138)), GOLD, 1.3)


def _breast_strap(canvas: Canvas, person: Person) -> None:
    canvas.inked("M74 204C92 214 108 216 118 214L118 222C104 224 88 222 75 214Z", GOLD, 1.4)


def _belled_strap(canvas: Canvas, person: Person) -> None:
    """A strap with bells."""
    canvas.inked("M74 203C92 212 108 214 118 212L118 218C104 220 88 218 75 210Z", person.colours.cloth, 1.4)
    for x, y in ((82, 216), (93, 221), (105, 223)):
        canvas.inked(ellipse(x, y, 3.8), GOLD_LIGHT, 1.2)
        canvas.stroke(f"M{x - 1.6} {y + 1.6}L{x + 1.6} {y + 1.6}", INK, 1)


def _zigzag_cloth(canvas: Canvas, person: Person) -> None:
    """A saddlecloth with a pointed hem, bearing signs of the suit."""
    d = (
        "M118 186L182 186C188 206 192 226 192 250L183 244L174 252L165 245L156 253L147 246"
        "L138 253L129 246L118 252"
        "C114 230 114 206 118 186Z"
    )
    canvas.inked(d, person.colours.robe, 1.9)
    canvas.path(
        "M154 187L181.4 187C187 206 191 226 191 248.4L183 243L174 251L165 244L156 252L154 250Z",
        mix(person.colours.robe, person.colours.shade, 0.5),
    )
    canvas.path("M116 232L191.4 232L192 239L116.6 239Z", GOLD)
    for x in (163, 181):
        draw_sign(canvas, person.suit, x, 214, 18, person.colours)


def _chequered_cloth(canvas: Canvas, person: Person) -> None:
    """A trapper of two colours in lozenges, with a fringe."""
    canvas.inked(
        "M118 186L182 186C189 208 194 232 194 254L116 254C112 230 113 206 118 186Z", person.colours.robe, 1.9
    )
    for row in range(4):
        for i in range(5):
            x, y = 124 + i * 15 + row % 2 * 7.5, 196 + row * 15
            if x < 184 + row * 2:
                canvas.path(lozenge(x, y, 6, 8.4), GOLD_LIGHT if (i + row) % 2 else person.colours.shade)
    canvas.inked("M115.4 248L193.6 248L194.4 255L115.8 255Z", GOLD, 1.3)
    canvas.stroke("".join(f"M{119 + i * 6.6} 256L{118.6 + i * 6.7} 263" for i in range(12)), GOLD, 2.2)


def _plated_cloth(canvas: Canvas, person: Person) -> None:
    """Steel lames over a striped cloth."""
    canvas.inked(
        "M118 186L182 186C189 208 194 232 193 256C168 262 140 262 116 256C112 230 113 206 118 186Z",
        person.colours.robe,
        1.9,
    )
    for x in (124, 140, 156, 172):
        canvas.path(f"M{x} 206L{x + 8} 206L{x + 10} 257C{x + 6} 259 {x + 2} 259 {x} 258Z", CREAM)
    for i in range(3):
        y = 186 + i * 11
        canvas.inked(
            f"M{117 - i} {y}L{183 + i * 3} {y}"
            f"C{187 + i * 3} {y + 6} {188 + i * 3} {y + 10} {188 + i * 3} {y + 13}"
            f"C166 {y + 18} 136 {y + 18} {115 - i * 0.6} {y + 13}Z",
            STEEL_LIGHT if i % 2 else STEEL,
            1.5,
        )
        canvas.path("".join(ellipse(126 + k * 18, y + 8.6, 1.4) for k in range(4)), STEEL_DARK)


def _fleece_and_bag(canvas: Canvas, person: Person) -> None:
    """A fleece under the rider, a rolled blanket behind and a bag at the side."""
    rim = [(116 + i * 9, 250 + (6 if i % 2 else 0)) for i in range(9)]
    canvas.inked(
        "M116 184L182 184L190 246L" + "L".join(f"{x} {y}" for x, y in reversed(rim)) + "Z",
        mix(person.colours.cloth, CREAM, 0.72),
        1.8,
    )
    for x, y in ((158, 236), (174, 240), (128, 240), (180, 226)):
        canvas.stroke(arc(x, y, 4, 10, 170), mix(person.colours.cloth, CREAM, 0.3), 1.4)
    canvas.inked(box(164, 176, 40, 15, 7), person.colours.robe, 1.7)
    canvas.path(box(170, 177, 4, 13), GOLD)
    canvas.path(box(190, 177, 4, 13), GOLD)
    canvas.inked("M160 198L190 198L192 228C184 234 168 234 160 228Z", LEATHER, 1.7)
    canvas.inked("M158 196L192 196L190 212C182 218 168 218 160 212Z", mix(LEATHER, CREAM, 0.2), 1.6)
    canvas.inked(ellipse(175, 213, 3), GOLD_LIGHT, 1.1)


HORSES: dict[str, tuple[Part, ...]] = {
    "O": (
        _flowing_tail,
        _walking,
        _blaze,
        _horse_face,
        _mane_of_locks,
        _bridle,
        _breast_strap,
        _zigzag_cloth,
    ),
    "C": (_tied_tail, _prancing, _horse_face, _plaited_mane, _gold_bridle, _belled_strap, _chequered_cloth),
    "E": (
        _flowing_tail,
        _prancing,
        _dapples,
        _horse_face,
        _cropped_mane,
        _face_armour,
        _bridle,
        _breast_strap,
        _plated_cloth,
    ),
    "B": (
        _flowing_tail,
        _walking,
        _patches,
        _horse_face,
        _long_mane,
        _leather_bridle,
        _belled_strap,
        _fleece_and_bag,
    ),
}
