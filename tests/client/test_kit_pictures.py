"""The page with every widget, pixel by pixel."""

import pygame
import pytest
from show_kit import Page, draw

from manille_lan.client.fonts import Fonts
from manille_lan.client.kit.icons import shipped_icons
from manille_lan.client.kit.look import Look
from manille_lan.client.theme import Scale
from tests.client.driver import FakeDesk
from tests.client.pictures import check_picture


@pytest.fixture(autouse=True)
def _plain_scaling():
    before = pygame.transform.get_smoothscale_backend()
    pygame.transform.set_smoothscale_backend("GENERIC")
    yield
    pygame.transform.set_smoothscale_backend(before)


@pytest.mark.parametrize(
    ("name", "size", "text_size"),
    [("kit_1280", (1280, 720), 1.0), ("kit_900", (900, 600), 1.0), ("kit_text150", (1280, 720), 1.5)],
)
def test_every_widget_is_drawn_as_before(name, size, text_size, tmp_path):
    page = Page(Look(Fonts(bars=True), shipped_icons(), Scale(*size, text_size)), FakeDesk())
    surface = pygame.Surface(size)
    page.ui.focus("target")
    draw(page, surface)
    check_picture(surface, name, tmp_path)


def test_a_picture_that_differs_is_named(tmp_path):
    with pytest.raises(AssertionError, match="kit_900 is drawn differently"):
        check_picture(pygame.Surface((900, 600)), "kit_900", tmp_path)
    assert (tmp_path / "kit_900_differs.png").exists()
