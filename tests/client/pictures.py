"""Exact comparison of what was drawn with a picture kept in the repository.

Text is drawn as bars and the scaling of pictures by plain C, so that every machine draws the same pixels.
After a change that is meant, `MANILLE_WRITE_PICTURES=1 pytest tests/client` writes them anew: look at them.
"""

import os
from pathlib import Path

import pygame
from pygame import Surface

KEPT = Path(__file__).parent / "golden"


def check_picture(surface: Surface, name: str, folder: Path) -> None:
    """Fail where `surface` is not the picture `name`; what was drawn and what differs go to `folder`."""
    kept_file = KEPT / f"{name}.png"
    if os.environ.get("MANILLE_WRITE_PICTURES"):
        KEPT.mkdir(exist_ok=True)
        pygame.image.save(surface, kept_file)
    kept = pygame.image.load(kept_file)
    assert surface.get_size() == kept.get_size(), name
    if pixels(surface) == pixels(kept):
        return
    drawn, differs = folder / f"{name}.png", folder / f"{name}_differs.png"
    pygame.image.save(surface, drawn)
    difference = surface.copy()
    difference.blit(kept, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    pygame.image.save(difference, differs)
    raise AssertionError(f"{name} is drawn differently: see {drawn} and {differs}")


def pixels(surface: Surface) -> bytes:
    """Red, green and blue of every pixel."""
    return pygame.image.tobytes(surface, "RGB")
