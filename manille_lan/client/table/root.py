"""The table: cards, players, questions, log; clicks and keys become intents of one's own seat."""

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.hand import Hand
from manille_lan.client.kit.labels import Chip
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import felt
from manille_lan.client.kit.widget import Place, Widget
from manille_lan.client.layout import layout
from manille_lan.client.table.asking import Panel
from manille_lan.client.table.board import Board
from manille_lan.client.table.bubble import Bubble
from manille_lan.client.table.corners import LastTrick, ScorePanel, TrickPanel
from manille_lan.client.table.forms import Forms
from manille_lan.client.table.plates import Plate
from manille_lan.client.table.side import SidePanel
from manille_lan.client.table.topbar import TopBar
from manille_lan.client.table.trick import TrickArea


class TableRoot(Widget):
    """Holds the parts of the table and gives them the places of the layout, drawn from the lowest to the
    uppermost.
    """

    role = "table"

    def __init__(
        self,
        board: Board,
        hand: Hand,
        score: ScorePanel,
        last: LastTrick,
        top: TopBar,
        side: SidePanel,
        trick_panel: TrickPanel,
        bubble: Bubble,
        forms: Forms,
    ) -> None:
        super().__init__("table", board.words("client-table"))
        self.board, self.hand, self.score, self.last = board, hand, score, last
        self.top, self.side, self.trick_panel, self.bubble = top, side, trick_panel, bubble
        self.forms = forms
        self.asking: Panel | None = None
        self.is_side_open = False
        self.status = Chip("status", "", theme.GOLD)
        self.status.is_shown = False
        self.plates = [Plate(board, seat) for seat in range(self._seats())]
        self._hold()

    def ask(self, asking: Panel | None) -> None:
        """Show a question, or none."""
        self.asking = asking
        self._hold()

    def tell_status(self, text: str) -> None:
        """Say what the table waits for; empty for nothing."""
        self.status.is_shown = bool(text)
        self.status.rename(text)

    def seat_players(self) -> None:
        """The number of players has become known."""
        if len(self.plates) != self._seats():
            self.plates = [Plate(self.board, seat) for seat in range(self._seats())]
            self._hold()

    def _seats(self) -> int:
        view = self.board.view
        count = view.players if view is not None else len(self.board.model.names)
        return max(2, min(7, count or 4))

    def _hold(self) -> None:
        asking = [self.asking] if self.asking is not None else []
        trick = TrickArea(self.board, self.board.words("client-trick"))
        parts: list[Widget] = [*self.plates, *self.forms.below, trick, self.status, self.score, self.hand]
        self.hold(
            [
                *parts,
                *self.forms.above,
                *asking,
                self.last,
                self.top,
                self.side,
                self.trick_panel,
                self.bubble,
            ]
        )

    def hit(self, place: Place) -> Widget | None:
        """The parts are hit; the table itself is not."""
        found = super().hit(place)
        return None if found is self else found

    def arrange(self, rect: Rect, look: Look) -> None:
        """Ask the layout, and give everybody his place."""
        super().arrange(rect, look)
        board = self.board
        fan = self.forms.fan(len(self.hand.cards) or self.hand.covered or 1)
        places = layout(rect.w, rect.h, self._seats(), fan, look.scale.text_size)
        board.layout = places
        self.hand.fan.lay_out(self.forms.places(), places.card)
        self.hand.arrange(Rect(0, places.hand_top, places.table.w, rect.h - places.hand_top), look)
        for plate in self.plates:
            plate.arrange(places.plates[board.place(plate.seat)], look)
        for part, spot in ((self.score, places.score), (self.last, places.last)):
            part.is_shown = spot is not None
            part.arrange(spot or Rect(0, 0, 1, 1), look)
        self.forms.begin(look)
        self.top.arrange(places.top, look)
        self._arrange_side(rect, look)
        if self.asking is not None:
            self._arrange_asking(look)
        self.forms.arrange(rect, look, self.asking.rect if self.asking is not None else None)
        self._arrange_status(look)

    def _arrange_side(self, rect: Rect, look: Look) -> None:
        side, top = self.board.layout.side, self.board.layout.top.bottom
        self.side.is_shown = side is not None or self.is_side_open
        if side is None:
            width = min(look.t(320), round(rect.w * 0.8))
            side = Rect(rect.right - width, top, width, rect.h - top)
        self.side.arrange(side, look)

    def _arrange_asking(self, look: Look) -> None:
        room = self.board.layout.choice
        if self.asking is None:
            return
        place = Rect(room)
        for _ in range(2):  # narrower is higher, and may then lie beside more
            high = min(room.h, self.asking.wanted(look, place.w)[1])
            place = self.forms.narrowed(Rect(room.x, room.bottom - high, room.w, high), look)
        self.asking.arrange(place, look)

    def _arrange_status(self, look: Look) -> None:
        wide, high = self.status.wanted(look, self.board.layout.table.w)
        spot = Rect(0, 0, min(wide, self.board.layout.table.w - look.u(20)), high)
        spot.midbottom = (self.board.layout.table.centerx, self.board.layout.hand_top - look.u(8))
        self.status.arrange(spot, look)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the cloth, then the parts."""
        places = self.board.layout
        size = (surface.get_width(), max(1, surface.get_height() - places.top.bottom))
        surface.blit(felt(size, places.side.w if places.side is not None else 0), places.top.bottomleft)
        super().draw(surface, look)
