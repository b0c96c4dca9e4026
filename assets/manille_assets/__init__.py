"""The pictures of manille_lan, drawn by code: cards, suit signs, icons.

Everything is SVG text made of plain paths, which the window rasterises at the size it needs.
"""

from manille_assets.backs import back, back_kinds, load_back_svg, mini_back
from manille_assets.colours import palette_names
from manille_assets.deck import card_names, face, load_face_svg, mini_face, pack_names, suit_sign
from manille_assets.emblem import window_icon
from manille_assets.french import letter_sets
from manille_assets.icons import icon, icon_names

__all__ = [
    "back",
    "back_kinds",
    "card_names",
    "face",
    "icon",
    "icon_names",
    "letter_sets",
    "load_back_svg",
    "load_face_svg",
    "mini_back",
    "mini_face",
    "pack_names",
    "palette_names",
    "suit_sign",
    "window_icon",
]
