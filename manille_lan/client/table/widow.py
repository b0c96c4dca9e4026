"""The cards on the cloth outside hands and tricks: the widow, what was laid away, a stranger's places.

Cards that may be seen lie as faces, others as backs. While a widow card may be named, they are clicked; cards
set aside lie here too, and go back to the hand by a click.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.cards import BACK, blit_card, blit_ring, card_width
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, draw_panel, put
from manille_lan.client.kit.widget import Description, Place, Widget
from manille_lan.client.table.board import Board
from manille_lan.client.table.plan import LAID, offers, to_lay
from manille_lan.client.table.spots import cloth, nearest_free, trick_rects
from manille_lan.engine.cards import Card
from manille_lan.engine.view import PlaceView

WIDOW: Final = ("widow_up", "widow")
"""The places of the widow, in the order in which its cards are numbered."""
LARGE: Final = (0.72, 0.62, 0.54, 0.46, 0.38, 0.3)
SMALL: Final = (0.3, 0.26, 0.22)
"""Heights to try, in heights of a card in hand: while the widow matters, and during the tricks."""
CAPTION = theme.TextStyle(12.5, "semibold", theme.TEXT)
NUMBER = theme.TextStyle(13, "bold", theme.PAPER_INK)
HELD_BACK: Final = "pile"
"""Places that are drawn elsewhere."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the cloth: its name or `BACK`, its number in the widow (0: none), the card where it was set
    aside by oneself and may be taken back.
    """

    name: str
    number: int = 0
    own: Card | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together, with a caption; `room` is how many there will be."""

    caption: str
    cards: tuple[Lying, ...]
    room: int


class Widow(Widget):
    """All places of the table that belong to no hand, side by side where the cloth is free."""

    role = "widow"

    def __init__(self, board: Board, on_change: Callable[[], None]) -> None:
        """`on_change` is called when a person has picked a card or taken one back."""
        super().__init__("widow", board.words("table-widow"))
        self.board, self.on_pick = board, on_change
        self._spots: list[tuple[Rect, Lying]] = []
        self._captions: list[tuple[Rect, str]] = []
        self._empty: list[Rect] = []

    # What lies there -------------------------------------------------------------------------

    def groups(self) -> list[Group]:
        """The widow, and what each seat has laid away."""
        view = self.board.view
        if view is None or view.outcome:
            return []
        found = [self._widow([place for place in view.places if place.name in WIDOW])]
        others = (place for place in view.places if place.name not in (*WIDOW, HELD_BACK))
        found.extend(map(self._group, others))
        if not any(place.name == LAID for place in view.places):
            found.append(self._group(PlaceView(LAID, self.board.me, 0, ())))
        return [group for group in found if group.room]

    def _widow(self, places: list[PlaceView]) -> Group:
        places = sorted(places, key=lambda place: WIDOW.index(place.name))
        names = [name for place in places for name in _names(place)]
        cards = tuple(Lying(name, number) for number, name in enumerate(names, 1))
        return Group(self._caption("widow", len(cards)), cards, len(cards))

    def _group(self, place: PlaceView) -> Group:
        cards = [Lying(name) for name in _names(place)]
        left = 0
        if place.name == LAID and place.owner == self.board.me:
            cards += [Lying(card.text, own=card) for card in self.board.plan.laid]
            left = to_lay(self.board.view)
        return Group(self._caption(place.name, len(cards)), tuple(cards), max(len(cards), place.count + left))

    def _caption(self, name: str, count: int) -> str:
        say, id = self.board.words, f"table-place-{name}"
        return say(id, count=count) if say.is_known(id) else f"{name} · {count}"

    def describe(self) -> Description:
        """Every group with its cards."""
        told = [
            " ".join([group.caption, *(card.name for card in group.cards if card.name != BACK)])
            for group in self.groups()
        ]
        return Description(self.role, self.name, "; ".join(told))

    # The pointer -----------------------------------------------------------------------------

    def card_at(self, place: Place) -> Lying | None:
        """The card under a point."""
        return next((lying for rect, lying in self._spots if rect.collidepoint(place)), None)

    def hit(self, place: Place) -> Widget | None:
        """Only cards that a click does something to are hit."""
        lying = self.card_at(place)
        return self if lying is not None and (lying.own is not None or self._may_pick(lying)) else None

    def take_press(self, place: Place, clicks: int) -> bool:
        """The release decides."""
        return self.card_at(place) is not None

    def take_release(self, place: Place) -> None:
        """Pick the card, leave it, or take it back into the hand."""
        lying, plan = self.card_at(place), self.board.plan
        if lying is None:
            return
        if lying.own is not None:
            plan.take_back(lying.own)
        elif self._may_pick(lying):
            plan.toggle(lying.number)
        self.on_pick()

    def _may_pick(self, lying: Lying) -> bool:
        return bool(lying.number) and offers(self.board.view, "pick")

    # Places and picture ----------------------------------------------------------------------

    def settle(self, look: Look, taken: list[Rect]) -> Rect | None:
        """Find a free place: large before the tricks, small during them; none where there is no room."""
        self._spots, self._captions, self._empty = [], [], []
        view, layout = self.board.view, self.board.layout
        groups = self.groups()
        if view is None or not groups:
            return None
        plays = bool(view.played) or view.phase == "play"
        room = cloth(layout)
        goal = (room.centerx, round(layout.trick[0].y if not plays else room.top))
        if plays:
            taken = [*taken, *trick_rects(layout)]
        for share in SMALL if plays else LARGE:
            height = max(look.t(40), round(layout.card[1] * share))
            spot = nearest_free(room, self._size(groups, height, look), goal, taken)
            if spot is not None:
                self._lay_out(groups, spot, height, look)
                return spot
        return None

    def _size(self, groups: list[Group], height: int, look: Look) -> tuple[int, int]:
        wide = sum(self._width(group, height, look) for group in groups)
        return wide + look.u(18) * (len(groups) - 1) + 2 * look.u(8), height + look.t(20) + 2 * look.u(6)

    def _width(self, group: Group, height: int, look: Look) -> int:
        wide = group.room * (card_width(height) + look.u(4)) - look.u(4)
        return max(wide, look.width(group.caption, CAPTION) + 2)

    def _lay_out(self, groups: list[Group], spot: Rect, height: int, look: Look) -> None:
        left, top = spot.x + look.u(8), spot.y + look.u(6)
        for group in groups:
            wide = self._width(group, height, look)
            self._captions.append((Rect(left, top, wide, look.t(18)), group.caption))
            for index in range(group.room):
                card = Rect(0, top + look.t(20), card_width(height), height)
                card.x = left + index * (card.w + look.u(4))
                if index < len(group.cards):
                    self._spots.append((card, group.cards[index]))
                else:
                    self._empty.append(card)
            left += wide + look.u(18)
        self.rect = spot

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw a darker patch of cloth, captions and cards."""
        if not self._captions:
            return
        draw_panel(surface, self.rect, look.u(theme.PANEL_RADIUS), theme.FELT_EDGE, 150, theme.QUIET_LINE)
        for rect, caption in self._captions:
            surface.blit(look.picture(caption, CAPTION, rect.w), rect)
        for rect in self._empty:
            draw_panel(surface, rect, look.u(6), theme.FELT, 120, theme.QUIET_LINE)
        for rect, lying in self._spots:
            is_picked = lying.number in self.board.plan.picked
            centre = (rect.centerx, rect.centery - (look.u(5) if is_picked else 0))
            blit_card(surface, self.board.pictures, lying.name, rect.h, centre)
            if is_picked or lying.own is not None:
                blit_ring(surface, self.board.pictures, rect.h, centre, 0, look.u(3))
            if self._may_pick(lying):
                spot = (round(centre[0]), round(centre[1]) + rect.h // 2)
                draw_disc(surface, spot, look.t(11), theme.PAPER, theme.LINE, look.u(1))
                put(surface, look.picture(str(lying.number), NUMBER), "center", spot)


def _names(place: PlaceView) -> list[str]:
    """The cards of a place as they are drawn."""
    if place.cards is None:
        return [BACK] * place.count
    return [card.text for card in place.cards]
