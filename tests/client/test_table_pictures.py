"""The table, pixel by pixel; texts are bars as long as the ids of the words: wording does not matter."""

import pygame
import pytest
from show_table import PICTURES, Show

from manille_lan.client.fonts import Fonts
from manille_lan.client.kit.paint import felt
from manille_lan.words.loader import Words
from tests.client.pictures import check_picture


class BareWords(Words):
    """Says ids instead of sentences."""

    def __call__(self, id: str, /, **args: object) -> str:
        return id

    def at(self, **showing) -> "BareWords":
        return self


@pytest.fixture(autouse=True)
def _plain_scaling():
    before = pygame.transform.get_smoothscale_backend()
    pygame.transform.set_smoothscale_backend("GENERIC")
    felt.cache_clear()  # other tests have scaled it in another way
    yield
    pygame.transform.set_smoothscale_backend(before)


@pytest.mark.parametrize(
    ("scene", "size", "text"),
    [
        ("trumps", (900, 600), 100),
        ("illegal", (1280, 720), 100),
        ("ccw", (1280, 720), 100),
        ("seven", (900, 600), 100),
        ("result", (1280, 720), 100),
    ],
)
def test_the_table_is_drawn_as_before(scene, size, text, tmp_path):
    show = Show(size, text, fonts=Fonts(bars=True), make_words=BareWords)
    surface = pygame.Surface(size)
    PICTURES[scene](show).draw(surface)
    check_picture(surface, f"table_{scene}_{size[0]}_{text}", tmp_path)
