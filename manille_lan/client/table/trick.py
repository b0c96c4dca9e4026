"""The cards on the table: those that lie there, those on their way to it, and those carried off."""

from typing import Final

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.cards import BACK, blit_card, blit_ring
from manille_lan.client.clock import between
from manille_lan.client.kit.labels import draw_seat_disc
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, put
from manille_lan.client.kit.widget import Description, Widget
from manille_lan.client.layout import CardPlace
from manille_lan.client.table.board import Board
from manille_lan.engine.cards import Card

UNANSWERED_OPACITY: Final = 217
"""A card that the table has not yet confirmed is drawn at 85 %."""
SLOW_ANSWER: Final = 0.4
"""Seconds after which an answer is so late that a clock shows on the card."""


class TrickArea(Widget):
    """The middle of the table; nothing here is clicked, so that clicks reach the hand below."""

    role = "trick"

    def __init__(self, board: Board, name: str) -> None:
        super().__init__("trick", name)
        self.board = board

    def describe(self) -> Description:
        """Who laid which card, in order."""
        say, cards = self.board.words, self.board.stage.shown.trick
        told = [f"{self.board.name(seat)} {say.card(card)}" for seat, card in cards]
        return Description(self.role, self.name, ", ".join(told))

    def hit(self, place: tuple[int, int]) -> Widget | None:
        """Never hit."""
        return None

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw what lies, then what moves."""
        beat = self.board.stage.beat
        if beat is not None and beat.kind == "deal":
            self._draw_deal(surface)
            return
        if beat is not None and beat.kind == "collect":
            self._draw_collected(surface, beat.seat)
            return
        self._draw_lying(surface, look)
        if (
            beat is not None
            and beat.kind == "play"
            and beat.card is not None
            and beat.card != self.board.laid
        ):
            self._draw_flying(surface, beat.seat, beat.card)
        if self.board.laid is not None:
            self._draw_own(surface, look, self.board.laid)

    # What lies -------------------------------------------------------------------------------

    def _draw_lying(self, surface: Surface, look: Look) -> None:
        board = self.board
        laid = {board.place(seat): (seat, card) for seat, card in board.stage.shown.trick}
        winning = board.winning
        for number in board.layout.lies:
            if number in laid:
                seat, card = laid[number]
                self._draw_laid(surface, look, seat, card, seat == winning)

    def _draw_laid(self, surface: Surface, look: Look, seat: int, card: Card, is_winning: bool) -> None:
        board, place = self.board, self._place(seat)
        height = board.layout.trick_card[1]
        blit_card(surface, board.pictures, card.text, height, (place.x, place.y), place.angle)
        if is_winning:
            blit_ring(surface, board.pictures, height, (place.x, place.y), place.angle, look.u(3))
        up = pygame.Vector2(0, -height / 2 + look.u(2)).rotate(-place.angle)
        centre = (round(place.x + up.x), round(place.y + up.y))
        icon = "bot" if board.is_bot(seat) else ""
        draw_seat_disc(surface, look, centre, look.u(12), board.name(seat), board.place(seat), icon)

    def _place(self, seat: int) -> CardPlace:
        return self.board.layout.trick[self.board.place(seat)]

    def _plate(self, seat: int) -> Rect:
        return self.board.layout.plates[self.board.place(seat)]

    # What moves ------------------------------------------------------------------------------

    def _draw_flying(self, surface: Surface, seat: int, card: Card) -> None:
        """Another's card, from his plate to its place."""
        board, goal = self.board, self._place(seat)
        share = board.stage.share(board.now)
        if board.pace.is_reduced:
            self._blit(surface, card.text, goal, opacity=round(255 * share))
            return
        start = self._plate(seat).center
        x, y, angle = between((*start, 0.0), (goal.x, goal.y, goal.angle), share)
        self._blit(surface, card.text, CardPlace(x, y, angle), opacity=round(255 * min(1, share * 3)))

    def _draw_own(self, surface: Surface, look: Look, card: Card) -> None:
        """One's own card, from the hand to its place, where it waits for the table's answer."""
        board, goal = self.board, self._place(self.board.me)
        pending = board.model.pending
        share = board.stage.own_share(card, board.now)
        start = board.own_start or goal
        x, y, angle = between((start.x, start.y, start.angle), (goal.x, goal.y, goal.angle), share)
        opacity = 255 if pending is None else UNANSWERED_OPACITY
        self._blit(surface, card.text, CardPlace(x, y, angle), opacity)
        if pending is not None and board.now - pending.since > SLOW_ANSWER:
            centre = (round(x), round(y))
            draw_disc(surface, centre, look.u(16), theme.PANEL, theme.LINE, look.u(1))
            put(surface, look.icons.picture("clock", look.u(22), theme.TEXT), "center", centre)

    def _draw_collected(self, surface: Surface, winner: int) -> None:
        """The trick on its way to whoever won it, growing smaller."""
        board = self.board
        share = board.stage.share(board.now)
        goal = self._plate(winner).center
        laid = {board.place(seat): card for seat, card in board.stage.shown.trick}
        for number in board.layout.lies:
            if number not in laid:
                continue
            place = board.layout.trick[number]
            x, y = between((place.x, place.y), goal, 0 if board.pace.is_reduced else share)
            picture = board.pictures.picture(laid[number].text, board.layout.trick_card[1], place.angle)
            scale = 1 - 0.62 * (0 if board.pace.is_reduced else share)
            small = pygame.transform.smoothscale_by(picture, scale)
            small.set_alpha(round(255 * (1 - share**3)))
            surface.blit(small, small.get_rect(center=(round(x), round(y))))

    def _draw_deal(self, surface: Surface) -> None:
        """Backs on their way from the dealer to every seat."""
        board = self.board
        view = board.view
        if view is None:
            return
        height = round(board.layout.trick_card[1] * 0.55)
        start = self._plate(view.dealer).center
        for seat, share in board.stage.dealt(board.now):
            if share >= 1:
                continue
            goal = self._goal_of_deal(seat)
            x, y = between(start, goal, share)
            blit_card(surface, board.pictures, BACK, height, (x, y), 0)

    def _goal_of_deal(self, seat: int) -> tuple[int, int]:
        """Where a dealt card goes: under the plate, or into one's own hand."""
        number = self.board.place(seat)
        if number == 0:
            plate = self.board.layout.plates[0]
            return plate.centerx, plate.bottom + self.board.layout.card[1] // 2
        backs = self.board.layout.backs[number]
        return (backs or self.board.layout.plates[number]).center

    def _blit(self, surface: Surface, name: str, place: CardPlace, opacity: int = 255) -> None:
        height = self.board.layout.trick_card[1]
        blit_card(surface, self.board.pictures, name, height, (place.x, place.y), place.angle, opacity)
