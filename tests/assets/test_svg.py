"""What the drawings are made of, and that the window's rasteriser understands each of it.

SDL_image's nanosvg passes over what it does not know without a word: a name that is allowed here
has a test below that sees its pixels.
"""

import re
import xml.etree.ElementTree as ET

import pygame
import pytest

import manille_assets as art
from manille_assets.geometry import parse_path
from tests.assets.drawn import SUITS, everything, rasterised

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    SVG + "svg": {"viewBox", "width", "height"},
    SVG + "g": {"stroke-linejoin"},
    SVG + "path": {"d", "fill", "stroke", "stroke-width", "stroke-linecap", "opacity"},
}
FORBIDDEN = re.compile(r"<use|<text|clipPath|clip-path|<mask|<pattern|<filter|<style|<image|url\(|transform")
COLOUR = re.compile("none|#[0-9A-F]{6}")
PATH = re.compile(r"(?:[MLCZ]|-?\d+(?:\.\d{1,2})?| )*")

DRAWN, CLEAR = 255, 0


@pytest.fixture(scope="module")
def drawings():
    return everything()


def test_no_drawing_uses_what_the_rasteriser_ignores(drawings):
    assert [name for name, text in drawings.items() if FORBIDDEN.search(text)] == []


def test_drawings_are_made_of_paths_in_plain_colours(drawings):
    paths = {element for text in drawings.values() for element in re.findall("<path [^>]*/>", text)}
    for path in paths:
        attributes = ET.fromstring(path).attrib
        assert set(attributes) <= ALLOWED[SVG + "path"], path
        assert COLOUR.fullmatch(attributes["fill"]), path
        assert COLOUR.fullmatch(attributes.get("stroke", "none")), path
        assert PATH.fullmatch(attributes["d"]), path


def test_drawings_hold_nothing_but_svg_group_and_paths(drawings):
    for name, text in drawings.items():
        rest = re.sub("<path [^>]*/>\n", "", text)
        root = ET.fromstring(rest)
        assert set(root.attrib) == ALLOWED[SVG + "svg"], name
        assert [(child.tag, set(child.attrib)) for child in root] == [(SVG + "g", ALLOWED[SVG + "g"])], name


def test_cards_are_five_to_seven_and_signs_are_square(drawings):
    sizes = {re.search('viewBox="([^"]*)"', text)[1] for text in drawings.values()}
    assert sizes == {"0 0 250 350", "0 0 100 100", "0 0 256 256"}


def pixels(body, *places):
    """How opaque the picture of an SVG body, 20 x 20 units, is at each place: 0 to 255."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20">{body}</svg>'
    picture = rasterised(text, 20, 20)
    return [picture.get_at(place).a for place in places]


def test_the_rasteriser_fills_straight_and_curved_paths():
    assert pixels('<path d="M2 2L12 2L12 12L2 12Z" fill="#FFFFFF"/>', (7, 7), (15, 15)) == [DRAWN, CLEAR]
    curve = '<path d="M2 18C2 -3 18 -3 18 18Z" fill="#FFFFFF"/>'
    assert pixels(curve, (10, 6), (10, 1), (4, 4)) == [DRAWN, CLEAR, CLEAR]


def test_the_rasteriser_leaves_the_hole_of_a_ring_that_runs_the_other_way():
    ring = '<path d="M2 2L18 2L18 18L2 18ZM6 6L6 14L14 14L14 6Z" fill="#FFFFFF"/>'
    assert pixels(ring, (4, 4), (10, 10)) == [DRAWN, CLEAR]


def test_the_rasteriser_draws_lines_of_their_width_with_their_ends():
    plain = '<path d="M5 10L15 10" fill="none" stroke="#FFFFFF" stroke-width="6"/>'
    assert pixels(plain, (10, 8), (10, 4), (3, 9)) == [DRAWN, CLEAR, CLEAR]
    round_ends = plain.replace("/>", ' stroke-linecap="round"/>')
    assert pixels(round_ends, (10, 8), (3, 9)) == [DRAWN, DRAWN]


def test_the_rasteriser_takes_round_corners_from_the_group():
    corner = '<path d="M4 18L4 4L18 4" fill="none" stroke="#FFFFFF" stroke-width="8"/>'
    assert pixels(corner, (0, 0)) == [DRAWN]
    assert pixels(f'<g stroke-linejoin="round">{corner}</g>', (0, 0), (4, 4)) == [CLEAR, DRAWN]


def test_the_rasteriser_makes_a_path_translucent():
    faint = '<path d="M2 2L18 2L18 18L2 18Z" fill="#FFFFFF" opacity="0.5"/>'
    assert pixels(faint, (10, 10)) == [127]


def test_every_drawing_of_the_default_look_rasterises_to_more_than_its_paper():
    cards = [(card, pack) for pack in SUITS for card in art.card_names(pack)]
    for card, pack in cards:
        picture = rasterised(art.face(card, pack=pack), 50, 70)
        assert len({tuple(picture.get_at((x, y))) for x in range(50) for y in range(70)}) > 20, card
    for name in art.icon_names():
        mask = pygame.mask.from_surface(rasterised(art.icon(name), 32, 32))
        assert 60 < mask.count() < 800, name


def extents(text):
    """Each path as its attributes and the box round its points: left, top, right, bottom."""
    for d, attributes in re.findall('<path d="([^"]*)"([^>]*)/>', text):
        xs, ys = zip(*(p for _, group in parse_path(d) for p in group), strict=True)
        yield attributes, (min(xs), min(ys), max(xs), max(ys))


@pytest.mark.parametrize("text", [*map(art.back, art.back_kinds()), art.mini_back()])
def test_a_back_looks_the_same_upside_down(text):
    """Each path has its counterpart at the other end, or a turned card could be told by its back."""
    paths = list(extents(text))
    for attributes, (left, top, right, bottom) in paths:
        turned = pytest.approx((250 - right, 350 - bottom, 250 - left, 350 - top), abs=0.011)
        assert any(other == attributes and box == turned for other, box in paths), (attributes, left, top)
