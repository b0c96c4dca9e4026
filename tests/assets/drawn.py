"""Every drawing that the window may ask for, by a name, and how one is rasterised."""

import io
import itertools

import pygame

import manille_assets as art

SUITS = {"french": "SHDC", "catalan": "OCEB"}


def looks():
    """Every card in every palette, the French ones with every set of letters."""
    yield from itertools.product(art.card_names(), art.palette_names(), art.letter_sets(), ["french"])
    yield from itertools.product(art.card_names("catalan"), art.palette_names(), ["en"], ["catalan"])


def everything():
    signs = [
        (suit, palette, pack) for pack in SUITS for suit in SUITS[pack] for palette in art.palette_names()
    ]
    return {
        **{" ".join(look): art.face(*look) for look in looks()},
        **{"mini " + " ".join(look): art.mini_face(*look) for look in looks()},
        **{"sign " + " ".join(look): art.suit_sign(*look) for look in signs},
        **{f"back {kind}": art.back(kind) for kind in art.back_kinds()},
        **{f"icon {name}": art.icon(name) for name in art.icon_names()},
        "mini back": art.mini_back(),
        "window icon": art.window_icon(),
    }


def rasterised(text, width, height):
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
