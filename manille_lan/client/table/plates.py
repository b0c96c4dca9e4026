"""The plates of the players: name, cards and tricks, who deals, whose turn it is, who is away."""

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.cards import BACK, blit_card, card_width
from manille_lan.client.kit.labels import draw_seat_disc
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, draw_panel, draw_shadow, put
from manille_lan.client.kit.widget import Description, Place, Widget
from manille_lan.client.table.board import Board
from manille_lan.client.table.piles import has_piles
from manille_lan.client.theme import Colour, TextStyle
from manille_lan.words.phrases import action_label

NAME = TextStyle(15, "semibold", theme.TEXT)
LINE = TextStyle(12.5, "regular", theme.DIM)
DEALER = TextStyle(12, "bold", theme.PAPER_INK)
MOST_BACKS = 12


class Plate(Widget):
    """One player's plate, by seat number. One's own is a low one over the hand."""

    role = "player"

    def __init__(self, board: Board, seat: int) -> None:
        super().__init__(f"plate-{seat}", "")
        self.board, self.seat = board, seat
        self._pill_right = 0

    # What it says ----------------------------------------------------------------------------

    @property
    def is_own(self) -> bool:
        """Whether it is one's own (or the one at the bottom, for a spectator)."""
        return self.board.place(self.seat) == 0

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this player."""
        return self.board.view is not None and self.board.view.to_act == self.seat

    @property
    def is_dealer(self) -> bool:
        """Whether this player dealt."""
        return self.board.view is not None and self.board.view.dealer == self.seat

    @property
    def cards(self) -> int:
        """How many cards the picture shows in this hand."""
        counts = self.board.stage.shown.counts
        return counts[self.seat] if self.seat < len(counts) else 0

    def line(self) -> str:
        """The second line: away, what he said, or his cards and tricks."""
        board = self.board
        if board.is_away(self.seat):
            return board.words("client-plate-away")
        call = board.call_of(self.seat)
        if call is not None:
            id = f"table-call-{call.kind}"
            value = str(call.args[0]) if call.args else ""
            if board.words.is_known(id):
                return board.words(id, value=value)
            return action_label(board.words, call.kind, call.args)
        won = board.stage.shown.won
        tricks = won[self.seat] if self.seat < len(won) else 0
        if self.is_own:
            return board.words("client-plate-own", tricks=tricks)
        return board.words("client-plate", cards=self.cards, tricks=tricks)

    def describe(self) -> Description:
        """Name, line, and what is special about him now."""
        marks = {"asked": self.is_asked, "dealer": self.is_dealer, "away": self.board.is_away(self.seat)}
        states = tuple(mark for mark, is_on in marks.items() if is_on)
        return Description(self.role, self.board.name(self.seat), self.line(), states=states)

    def shown_tip(self, look: Look) -> str:
        """The whole name where it was cut."""
        name = self.board.name(self.seat)
        room = self.rect.w if self.is_own else self.rect.w - self.rect.h
        return name if look.width(name, NAME) > room - look.u(12) else ""

    def hit(self, place: Place) -> Widget | None:
        """Hit for its tooltip only; one's own lets clicks through to the cards."""
        return None if self.is_own else super().hit(place)

    # Picture ---------------------------------------------------------------------------------

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the plate, then the marks on it, then the covered cards beside it."""
        if self.is_own:
            self._draw_own(surface, look)
        else:
            self._draw_face(surface, look, self.rect, look.u(12))
            self._draw_lines(surface, look)
            self._draw_backs(surface, look)
        if self.is_dealer:
            self._draw_dealer(surface, look)

    def _draw_face(self, surface: Surface, look: Look, rect: Rect, radius: int) -> None:
        if self.is_asked:
            draw_shadow(surface, rect, radius, look.u(9), 255, 0)
            draw_panel(
                surface, rect, radius, opacity=235, line=theme.LINE, line_width=look.u(theme.TURN_LINE)
            )
        else:
            draw_panel(surface, rect, radius, opacity=225, line=theme.QUIET_LINE)

    def _draw_lines(self, surface: Surface, look: Look) -> None:
        board, rect = self.board, self.rect
        is_away = board.is_away(self.seat)
        radius = round(rect.h * 0.36)
        centre = (rect.x + round(rect.h * 0.5), rect.centery)
        number = None if is_away else board.place(self.seat)
        icon = "bot" if board.is_bot(self.seat) else ""
        draw_seat_disc(surface, look, centre, radius, board.name(self.seat), number, icon)
        left = centre[0] + radius + look.u(9)
        width = max(1, rect.right - look.u(8) - left)
        name = TextStyle(NAME.size, NAME.face, theme.DIM if is_away else theme.TEXT)
        line = TextStyle(LINE.size, LINE.face, theme.BAD if is_away else theme.DIM)
        both = look.line_height(name) + look.line_height(line)
        if both > rect.h:
            put(surface, look.picture(board.name(self.seat), name, width), "midleft", (left, rect.centery))
            return
        top = rect.centery - both // 2
        surface.blit(look.picture(board.name(self.seat), name, width), (left, top))
        surface.blit(look.picture(self.line(), line, width), (left, top + look.line_height(name)))

    def _draw_own(self, surface: Surface, look: Look) -> None:
        """A pill with one's name; gold, and saying so, when it is one's turn."""
        board = self.board
        words = self._own_words()
        picture = look.picture(words, TextStyle(14, "semibold", self._own_ink()), self.rect.w - look.t(52))
        line = look.picture(self.line(), TextStyle(12.5, "regular", self._own_ink(theme.DIM)))
        shows_line = picture.get_width() + line.get_width() + look.t(66) <= self.rect.w
        wide = picture.get_width() + look.t(44) + (line.get_width() + look.t(10) if shows_line else 0)
        pill = Rect(0, 0, wide, self.rect.h)
        pill.center = self.rect.center
        is_gold = self._is_turn()
        if is_gold:
            draw_shadow(surface, pill, pill.h // 2, look.u(6), 140, look.u(2))
        fill, line_colour = (theme.GOLD, theme.TEXT) if is_gold else (theme.PANEL, theme.QUIET_LINE)
        draw_panel(surface, pill, pill.h // 2, fill, 255 if is_gold else 225, line_colour)
        radius = round(pill.h * 0.36)
        centre = (pill.x + look.t(4) + radius, pill.centery)
        draw_seat_disc(surface, look, centre, radius, board.name(self.seat), 0)
        left = centre[0] + radius + look.t(8)
        put(surface, picture, "midleft", (left, pill.centery))
        self._pill_right = pill.right
        if shows_line:
            put(surface, line, "midleft", (left + picture.get_width() + look.t(10), pill.centery))

    def _is_turn(self) -> bool:
        return self.is_asked and self.board.model.is_asked and not self.board.stage.holds_input

    def _own_words(self) -> str:
        if self._is_turn():
            return self.board.words("client-your-turn")
        return self.board.name(self.seat)

    def _own_ink(self, otherwise: Colour = theme.TEXT) -> Colour:
        return theme.INK if self._is_turn() else otherwise

    def _draw_dealer(self, surface: Surface, look: Look) -> None:
        spot = (self.rect.right - look.u(4), self.rect.y + look.u(4))
        if self.is_own:
            spot = (self._pill_right + look.u(16), self.rect.centery)
        draw_disc(surface, spot, look.u(11), theme.PAPER, theme.LINE, look.u(2))
        letter = look.picture(self.board.words("client-dealer-letter"), DEALER)
        put(surface, letter, "center", spot)

    def _draw_backs(self, surface: Surface, look: Look) -> None:
        """The covered cards; those that lie open in this hand are shown beside it."""
        spot = self.board.layout.backs[self.board.place(self.seat)]
        count = min(self.cards, MOST_BACKS)
        if spot is None or not count or self.board.is_away(self.seat):
            return
        view = self.board.view
        if view is not None and (view.hands[self.seat] is not None or has_piles(view)):
            return
        exposed = len(view.exposed) if view is not None and self.is_dealer else 0
        names = [BACK] * max(0, count - exposed)
        wide = card_width(spot.h)
        step = min(look.u(9), (spot.w - wide) / max(1, len(names) - 1))
        left = spot.centerx - (step * (len(names) - 1) + wide) / 2
        for index, name in enumerate(names):
            place = (left + index * step + wide / 2, spot.centery)
            blit_card(surface, self.board.pictures, name, spot.h, place)
