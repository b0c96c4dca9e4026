"""Cards that lie open in the hands of others: whole hands as small faces, sorted, or a card that was
turned up, beside the plate of who holds them.
"""

from typing import Final

from pygame import Rect, Surface

from manille_lan.client.cards import blit_card, card_width
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.widget import Description, Widget
from manille_lan.client.table.board import Board
from manille_lan.client.table.spots import cloth, first_free, outwards, trick_rects
from manille_lan.engine.cards import Card

HEIGHTS: Final = (74, 68, 62, 56, 50, 45, 40, 36, 32)
"""Heights of a card to try, in units."""
LARGE: Final = (112, 100, 88)
"""Heights to try first where a single card lies open."""
ROWS: Final = (2, 1, 3, 4)
LEAST_FLAT: Final = 50
"""Below this height (units) hands at the top rather lie in several rows."""
LEAST_BETWEEN: Final = 300
"""Units of text that stay free between hands at the sides, for a question: to see the hands matters more than
its whole labels.
"""


class OpenHands(Widget):
    """Every hand but one's own that the view shows."""

    role = "hands"

    def __init__(self, board: Board) -> None:
        super().__init__("open-hands", board.words("table-open-hands"))
        self.board = board
        self._spots: list[tuple[Rect, Card]] = []

    def hands(self) -> dict[int, tuple[Card, ...]]:
        """The cards of each other seat that may be seen, without those that the picture has already taken."""
        view, shown = self.board.view, self.board.stage.shown
        if view is None or view.outcome or any(place.name == "pile" for place in view.places):
            return {}
        known = list(view.hands)
        if known[view.dealer] is None:
            known[view.dealer] = view.exposed
        flown = {card for _, card in shown.trick}
        return {
            seat: tuple(card for card in cards if card not in flown)
            for seat, cards in enumerate(known)
            if cards and seat != self.board.me
        }

    def describe(self) -> Description:
        """Who holds what."""
        say = self.board.words
        told = [f"{self.board.name(seat)}: {say.cards(cards)}" for seat, cards in self.hands().items()]
        return Description(self.role, self.name, "; ".join(told))

    def hit(self, place: tuple[int, int]) -> Widget | None:
        """Lets everything through."""
        return None

    def settle(self, look: Look) -> list[Rect]:
        """Find a place for every open hand, all in the same size, and tell the places taken."""
        layout = self.board.layout
        self._spots = []
        hands = self.hands()
        whole = [seat for seat in hands if self.board.view is not None and self.board.view.hands[seat]]
        most = max((len(self.board.dealt_to(seat)) for seat in whole), default=1)
        backs = [] if whole else [back for back in layout.backs if back is not None]
        gap = look.u(6 if whole else 14)  # a single card leaves the sign of the dealer alone
        plates = [layout.plates[self.board.place(seat)] for seat in hands]
        for height, is_flat in self._sizes(look, bool(whole)):
            taken = [*layout.plates, *trick_rects(layout), *backs]
            blocks = [self._block(plate, most, height, gap, is_flat, taken) for plate in plates]
            if all(blocks) or height == look.u(HEIGHTS[-1]):
                for cards, block in zip(hands.values(), blocks, strict=True):
                    if block is not None:
                        self._lay_out(cards, block, height)
                return [block for block in blocks if block is not None]
        return []

    def _sizes(self, look: Look, is_whole: bool) -> list[tuple[int, bool]]:
        """Heights to try, and whether hands at the top must lie in one row: then a question below fits."""
        if not is_whole:
            return [(look.u(height), False) for height in (*LARGE, *HEIGHTS)]
        flat = [(look.u(height), True) for height in HEIGHTS if height >= LEAST_FLAT]
        return flat + [(look.u(height), False) for height in HEIGHTS]

    def _block(
        self, plate: Rect, count: int, height: int, gap: int, is_flat: bool, taken: list[Rect]
    ) -> Rect | None:
        """A free place near a plate for so many cards; it is taken from then on."""
        layout = self.board.layout
        is_aside = abs(plate.centerx - layout.table.centerx) > plate.w
        room = (layout.table.w - layout.scale.t(LEAST_BETWEEN)) / 2 - layout.scale.u(28)
        for rows in (1,) if is_flat and not is_aside else ROWS:
            columns = -(-count // rows)
            size = (columns * (card_width(height) + 2), rows * (height + 3))
            if is_aside and size[0] > room:
                continue
            found = first_free(cloth(layout), outwards(layout, plate, size, gap), taken)
            if found is not None:
                taken.append(found)
                return found
        return None

    def _lay_out(self, cards: tuple[Card, ...], block: Rect, height: int) -> None:
        columns = max(1, block.w // (card_width(height) + 2))
        for index, card in enumerate(cards):
            rect = Rect(0, 0, card_width(height), height)
            rect.x = block.x + index % columns * (rect.w + 2)
            rect.y = block.y + index // columns * (rect.h + 3)
            self._spots.append((rect, card))

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the small faces."""
        for rect, card in self._spots:
            blit_card(surface, self.board.pictures, card.text, rect.h, rect.center)
