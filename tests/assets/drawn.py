"""Every drawing that the window may ask for, by a name, and how one is rasterised."""

import io
import itertools

import pygame

import manille_assets as art


def faces():
    looks = itertools.product(art.card_names(), art.palette_names(), art.letter_sets())
    return {" ".join(look): art.face(*look) for look in looks}


def everything():
    minis = itertools.product(art.card_names(), art.palette_names(), art.letter_sets())
    signs = itertools.product("SHDC", art.palette_names())
    return {
        **faces(),
        **{"mini " + " ".join(look): art.mini_face(*look) for look in minis},
        **{"sign " + " ".join(look): art.suit_sign(*look) for look in signs},
        **{f"back {kind}": art.back(kind) for kind in art.back_kinds()},
        **{f"icon {name}": art.icon(name) for name in art.icon_names()},
        "mini back": art.mini_back(),
        "window icon": art.window_icon(),
    }


def rasterised(text, width, height):
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))
