"""The four Catalan riders (cavalls): the falconer's hat, the barretina, the helmet, the fur cap.

Each rider is a tuple of parts from back to front, his horse first, without the sign that he holds up.
"""

from manille_assets.canvas import Canvas
from manille_assets.catalan_figure import (
    LEATHER,
    Part,
    Person,
    draw_fist,
    draw_plume,
    draw_raised_arm,
    head_place,
)
from manille_assets.catalan_horses import HORSES
from manille_assets.colours import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    LIPS,
    RED,
    SKIN_SHADE,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    mix,
)
from manille_assets.figure import draw_brows, draw_face, draw_plain_lips
from manille_assets.geometry import shift
from manille_assets.shapes import arc, ellipse, lozenge, polygon

_X = 142
_HEAD = head_place(_X, 66, 0.82)
_REINS = "M58 172C84 192 110 192 134 173"


def _reins(canvas: Canvas, rider: Person) -> None:
    canvas.stroke(_REINS, INK, 3.6)
    canvas.stroke(_REINS, LEATHER if rider.suit == "B" else "#A8321F", 2.2)


def _draw_leg(canvas: Canvas, hose: str, boot: str) -> None:
    canvas.inked("M126 188L154 188C152 206 143 222 139 238L118 238C120 220 123 204 126 188Z", hose, 1.8)
    canvas.inked("M117 230L140 230L138 262C132 268 112 270 103 266C103 260 112 258 116 254Z", boot, 1.8)
    canvas.path(
        "M130 231L139.4 231L137.4 261.6C134 264.4 128 266.4 122 267.2C128 260 130 246 130 231Z",
        mix(boot, INK, 0.35),
    )
    canvas.stroke("M103 270L141 270", INK, 5.4)
    canvas.stroke("M103 270L141 270", GOLD, 3.4)


def _hose(canvas: Canvas, rider: Person) -> None:
    _draw_leg(canvas, CREAM, LEATHER)


def _striped_hose(canvas: Canvas, rider: Person) -> None:
    _draw_leg(canvas, rider.colours.robe, rider.colours.cloth)
    canvas.stroke(
        "M131 192C128 206 126 218 124 228M140 192C138 206 134 218 131 228M148 192C146 204 142 214 138 226",
        GOLD_LIGHT,
        2,
    )
    canvas.inked("M115 228L142 228L141 237L115 237Z", GOLD, 1.4)


def _greaves(canvas: Canvas, rider: Person) -> None:
    _draw_leg(canvas, STEEL_LIGHT, STEEL)
    canvas.inked(ellipse(128, 229, 12, 9), STEEL_LIGHT)
    canvas.stroke("M117 246L138 246M117 254L138 254", INK, 1.1)


def _riding_boots(canvas: Canvas, rider: Person) -> None:
    _draw_leg(canvas, mix(rider.colours.cloth, CREAM, 0.3), mix(LEATHER, INK, 0.25))
    canvas.inked("M113 224L143 224L141 238L114 238Z", mix(LEATHER, CREAM, 0.3), 1.6)


def _draw_body(canvas: Canvas, fill: str, shade: str) -> None:
    canvas.inked(
        "M120 124C130 119 154 119 164 124C166 146 164 168 166 190L118 190C120 168 118 146 120 124Z", fill, 1.9
    )
    canvas.path("M142 120.6C151 120.8 159 121.8 163.2 124.6C165 146 163.2 168 165.2 189.2L142 189.2Z", shade)


def _braided_coat(canvas: Canvas, rider: Person) -> None:
    """A coat closed with gold braid."""
    _draw_body(canvas, rider.colours.cloth, mix(rider.colours.cloth, INK, 0.25))
    with canvas.placed(shift(_X - 125, 0)):
        for y in (144, 156, 168):
            for _ in canvas.on_both_sides():
                canvas.stroke(f"M124 {y}L111 {y - 6}", GOLD, 1.9)
            canvas.inked(ellipse(125, y, 2.2), GOLD_LIGHT, 0.9)
    _draw_sash(canvas, GOLD)


def _draw_sash(canvas: Canvas, fill: str) -> None:
    canvas.inked("M117.6 178L166 178L167 189L117 189Z", fill)


def _waistcoat(canvas: Canvas, rider: Person) -> None:
    """A velvet waistcoat over a shirt, and the broad sash of the country."""
    _draw_body(canvas, CREAM, mix(CREAM, INK, 0.14))
    for d, fill in (
        ("M120 124L134 121L137 190L118 190C120 168 118 146 120 124Z", rider.colours.shade),
        ("M164 124L150 121L147 190L166 190C164 168 166 146 164 124Z", mix(rider.colours.shade, INK, 0.3)),
    ):
        canvas.inked(d, fill, 1.7)
    for y in (142, 153, 164):
        canvas.path(ellipse(132, y, 1.9) + ellipse(152, y, 1.9), GOLD_LIGHT)
    canvas.inked("M117 172L166 172L167 190L117 190Z", rider.colours.robe, 1.6)
    canvas.stroke("M118 178L166 177M118 184L166 183", GOLD, 1.4)


def _breastplate(canvas: Canvas, rider: Person) -> None:
    _draw_body(canvas, STEEL_LIGHT, STEEL)
    canvas.stroke("M142 124L142 176", STEEL_DARK, 1.8)
    canvas.stroke("M124 166C132 172 152 172 161 166", STEEL_DARK, 1.6)
    canvas.inked("M120 130L130 122L166 168L166 180Z", rider.colours.robe)
    _draw_sash(canvas, rider.colours.robe)
    canvas.path("".join(lozenge(124 + i * 9, 183.5, 3, 4) for i in range(5)), GOLD_LIGHT)


def _scaled_jerkin(canvas: Canvas, rider: Person) -> None:
    """A jerkin of leather scales over a green shirt."""
    _draw_body(canvas, rider.colours.cloth, mix(rider.colours.cloth, INK, 0.28))
    for row in range(4):
        scales = "".join(
            arc(124 + i * 9 + row % 2 * 4.5, 140 + row * 9, 4.5, 0, 180, flat=1.3) for i in range(5 - row % 2)
        )
        canvas.path(scales, None, mix(rider.colours.cloth, CREAM, 0.5), 1.5)
    _draw_sash(canvas, LEATHER)
    canvas.inked("M136 176L148 176L148 191L136 191Z", GOLD_LIGHT)


def _arms(canvas: Canvas, rider: Person) -> None:
    _draw_arms(canvas, rider.colours.cloth, mix(rider.colours.cloth, INK, 0.3), CREAM)


def _shirt_arms(canvas: Canvas, rider: Person) -> None:
    _draw_arms(canvas, CREAM, mix(CREAM, INK, 0.2), rider.colours.robe)


def _plated_arms(canvas: Canvas, rider: Person) -> None:
    _draw_arms(canvas, STEEL, STEEL_DARK, STEEL_LIGHT)
    canvas.inked(ellipse(188, 158, 7, 8), STEEL_LIGHT)
    for x in (118, 166):
        canvas.inked(ellipse(x, 131, 10, 11), STEEL_LIGHT, 1.6)
        canvas.stroke(arc(x, 131, 6, 150, 290), CREAM, 1.6)


def _robe_arms(canvas: Canvas, rider: Person) -> None:
    _draw_arms(canvas, rider.colours.robe, rider.colours.shade, LEATHER)


def _draw_arms(canvas: Canvas, sleeve: str, shade: str, cuff: str) -> None:
    draw_raised_arm(canvas, sleeve, shade, cuff, shoulder=158)
    canvas.inked("M126 123C112 130 103 150 105 167L128 180L136 167L122 157L130 143Z", sleeve, 1.8)
    canvas.stroke("M108 165L127 175", shade, 3)
    canvas.inked("M122 181L131 163L138 167L130 184Z", cuff, 1.4)
    draw_fist(canvas, 138, 174, 0.8)


def _draw_neck(canvas: Canvas) -> None:
    canvas.path("M133 104L151 104L151 125L133 125Z", SKIN_SHADE)


def _jagged_collar(canvas: Canvas, rider: Person) -> None:
    _draw_neck(canvas)
    canvas.inked(
        "M114 127L123 116L132 122L142 114L152 122L161 116L170 127L156 134L149 129L142 136L135 129L128 134Z",
        CREAM,
        1.6,
    )


def _neckerchief(canvas: Canvas, rider: Person) -> None:
    _draw_neck(canvas)
    canvas.inked("M126 118C134 124 150 124 158 118L160 128C150 134 134 134 124 128Z", GOLD_LIGHT, 1.6)
    canvas.inked("M138 129L133 150L142 145L151 150L146 129Z", GOLD_LIGHT)
    canvas.inked(ellipse(142, 130, 4.6), GOLD, 1.2)


def _steel_collar(canvas: Canvas, rider: Person) -> None:
    canvas.inked("M122 116C124 128 134 134 142 134C150 134 160 128 162 116Z", STEEL, 1.7)
    canvas.stroke("M125 122C132 130 152 130 159 122", STEEL_LIGHT, 1.8)


def _fur_collar(canvas: Canvas, rider: Person) -> None:
    _draw_neck(canvas)
    top, bottom = (
        [(120 + i * 8.8, 117 + (4 if i % 2 else 0)) for i in range(6)],
        [(168 - i * 6.5, 128 + (6 if i % 2 else 0) + 5 * (1 - ((i - 4) / 4) ** 2)) for i in range(9)],
    )
    canvas.inked(polygon(*top, *bottom), mix(rider.colours.cloth, CREAM, 0.6), 1.6)


def _face(canvas: Canvas, rider: Person) -> None:
    with canvas.placed(_HEAD):
        draw_face(canvas, rider, 60, 42, 54)
        draw_brows(canvas, rider, "M3.6 13.5Q11 8.6 18.4 12.4", 2.6, 60)
        draw_plain_lips(canvas, 105.5)


def _bobbed_hair(canvas: Canvas, rider: Person) -> None:
    with canvas.placed(_HEAD):
        canvas.inked(
            "M99 60L95 112C101 118 107 117 110 110L140 110C143 117 149 118 155 112L151 60Z", rider.hair, 1.8
        )
        for _ in canvas.on_both_sides():
            canvas.stroke("M101 74L99 111", rider.hair_line, 1.2)


def _sideburns(canvas: Canvas, rider: Person) -> None:
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M107 58L99 64C96 76 98 92 104 100L107 88Z", rider.hair, 1.6)


def _tied_hair(canvas: Canvas, rider: Person) -> None:
    """Hair combed back into a bow at the neck, one end on the shoulder."""
    with canvas.placed(_HEAD):
        canvas.inked(
            "M98 62C92 84 90 104 84 124C90 136 100 134 104 122C108 106 108 88 108 66Z", rider.hair, 1.8
        )
        canvas.inked("M142 66C142 88 144 100 148 104C154 96 154 78 150 62Z", rider.hair, 1.8)
        canvas.inked("M84 114L102 117L101 124L82 121Z", GOLD, 1.3)


def _goatee(canvas: Canvas, rider: Person) -> None:
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M125.4 101C119 98 113 100 106 97C109 104 118 106 125.4 103.4Z", rider.hair, 1.2)
        canvas.inked("M119 110L131 110C131 118 128 123 125 126C122 123 119 118 119 110Z", rider.hair, 1.3)


def _great_moustache(canvas: Canvas, rider: Person) -> None:
    with canvas.placed(_HEAD):
        for _ in canvas.on_both_sides():
            canvas.inked("M125.6 98C117 94 110 102 98 100C98 108 114 112 125.6 104Z", rider.hair, 1.4)
        canvas.path("M120 107Q125 111 130 107Q125 105 120 107Z", LIPS)


def _plumed_hat(canvas: Canvas, rider: Person) -> None:
    canvas.inked(
        "M114 68C108 64 110 58 120 56L122 42C130 36 154 36 162 42L164 56C174 58 176 64 170 68"
        "C156 60 128 60 114 68Z",
        rider.colours.robe,
        1.8,
    )
    canvas.path(
        "M146 38C153 38.6 159 40 161.2 42.6L163.2 56.6C173 58.6 174.6 64 169.6 66.8"
        "C162 63.2 154 62 146 61.8Z",
        rider.colours.shade,
    )
    canvas.inked("M121 50C134 45 150 45 163 50L164 57C150 52 134 52 120 57Z", rider.colours.cloth, 1.4)
    with canvas.placed(shift(18, -5)):
        draw_plume(canvas)
    canvas.inked(ellipse(122, 54, 4), rider.jewel, 1.2)


def _barretina(canvas: Canvas, rider: Person) -> None:
    """The red cap of Catalonia, its end falling to one side."""
    canvas.inked(
        "M120 64C114 44 122 28 142 28C124 22 104 28 98 44C94 54 96 66 100 72"
        "C106 74 110 70 108 62C110 52 114 48 119 48Z",
        mix(rider.colours.robe, INK, 0.12),
        1.8,
    )
    canvas.inked("M118 66C112 42 124 26 144 27C162 28 172 44 166 66Z", rider.colours.robe, 1.8)
    canvas.path("M148 28C162 30 170.6 45 165.4 65.2L152 65.2C158 50 156 36 148 28Z", rider.colours.shade)
    canvas.inked(
        "M116 58C130 52 154 52 168 58L167 69C153 62 131 62 117 69Z", mix(rider.colours.thing, INK, 0.45)
    )
    canvas.stroke("M122 36C112 34 104 42 102 54", mix(rider.colours.robe, CREAM, 0.4), 1.6)


def _helmet(canvas: Canvas, rider: Person) -> None:
    """A closed helmet with its visor up, and a great plume."""
    canvas.inked(
        "M150 40C144 22 156 10 172 16C176 26 170 30 176 38C172 46 178 52 168 60C160 58 152 50 150 40Z",
        rider.colours.robe,
        1.7,
    )
    canvas.stroke("M154 42C156 32 160 26 168 22M156 48C162 44 166 42 170 40", CREAM, 1.4)
    canvas.inked(
        "M116 114C112 90 112 40 142 34C172 40 172 90 168 114L160 120L159 78C152 68 132 68 125 78L124 120Z",
        STEEL,
        1.8,
    )
    canvas.path("M146 35C171 42 171 90 167 113L160.4 118.6L159.6 78C156 72.6 151 70.4 146 70Z", STEEL_DARK)
    canvas.inked(
        "M116 62C118 40 130 30 142 26C154 30 166 40 168 62L160 70C152 60 132 60 124 70Z", STEEL_LIGHT, 1.7
    )
    canvas.stroke("M124 58C130 50 154 50 160 58M122 51C130 43 154 43 162 51", STEEL_DARK, 1.6)
    for x in (117, 167):
        canvas.inked(ellipse(x, 68, 3.6), GOLD, 1.2)


def _fur_cap(canvas: Canvas, rider: Person) -> None:
    """A cap with a broad band of fur and a heron's feathers."""
    for x, top in ((136, 18), (142, 13), (148, 18)):
        canvas.inked(f"M142 50C{x - 7} 40 {x - 6} 26 {x} {top}C{x + 6} 26 {x + 5} 40 142 50Z", CREAM, 1.2)
    canvas.inked("M120 58C118 40 130 32 142 32C156 32 168 42 164 58Z", rider.colours.robe, 1.8)
    canvas.path("M146 32.6C158 34 167 43 163.4 57L150 57C154 48 152 38 146 32.6Z", rider.colours.shade)
    upper = [(112 + i * 7.5, 56 - (5 if i % 2 else 0)) for i in range(9)]
    lower = [(173 - i * 7.75, 73 + (4 if i % 2 else 0) - 5 * (1 - ((i - 4) / 4) ** 2)) for i in range(9)]
    canvas.inked(polygon(*upper, *lower), mix(rider.colours.cloth, CREAM, 0.6), 1.6)
    canvas.inked(ellipse(142, 53, 5), GOLD_LIGHT, 1.3)
    canvas.path(ellipse(142, 53, 2.4), RED)


RIDERS: dict[str, tuple[Part, ...]] = {
    "O": (
        *HORSES["O"],
        _hose,
        _braided_coat,
        _reins,
        _arms,
        _jagged_collar,
        _bobbed_hair,
        _face,
        _plumed_hat,
    ),
    "C": (
        *HORSES["C"],
        _striped_hose,
        _waistcoat,
        _reins,
        _shirt_arms,
        _neckerchief,
        _sideburns,
        _face,
        _goatee,
        _barretina,
    ),
    "E": (*HORSES["E"], _greaves, _breastplate, _reins, _plated_arms, _steel_collar, _face, _helmet),
    "B": (
        *HORSES["B"],
        _riding_boots,
        _scaled_jerkin,
        _reins,
        _robe_arms,
        _fur_collar,
        _tied_hair,
        _face,
        _great_moustache,
        _fur_cap,
    ),
}
