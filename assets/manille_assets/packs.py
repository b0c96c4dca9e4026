"""What a pack of cards must be able to draw, whatever its suits and figures are.

A pack's own module (`french`, `catalan`) makes one value of `Pack`. Knows no card by name.
"""

from collections.abc import Callable
from dataclasses import dataclass

from manille_assets.canvas import Canvas


@dataclass(frozen=True)
class Pack:
    """A pack: its cards in text notation, its suits, and how each is drawn.

    `draw_face` and `draw_mini` take (card, palette, letters), `draw_suit` takes (suit, palette).
    """

    name: str
    cards: tuple[str, ...]
    suits: tuple[str, ...]
    draw_face: Callable[[str, str, str], Canvas]
    draw_mini: Callable[[str, str, str], Canvas]
    draw_suit: Callable[[str, str], Canvas]
