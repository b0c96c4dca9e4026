"""What only some forms of the game lay on the table, held together: widow, open hands, piles, speech, covered
cards. Each part draws nothing where the view has nothing of its kind.
"""

from collections.abc import Callable

import pygame
from pygame import Rect

from manille_lan.client.kit.look import Look
from manille_lan.client.kit.widget import Widget
from manille_lan.client.layout import CardPlace
from manille_lan.client.table.board import Board
from manille_lan.client.table.covered import CoveredHand
from manille_lan.client.table.open_hands import LEAST_BETWEEN, OpenHands
from manille_lan.client.table.piles import Piles, hand_of, has_piles
from manille_lan.client.table.spoken import Spoken
from manille_lan.client.table.spots import narrowed
from manille_lan.client.table.widow import Widow
from manille_lan.engine.actions import Action
from manille_lan.engine.cards import Card

LEAST_PANEL = 440
"""Units of text below which no panel is made narrower."""
FOLDED_FAN = 16
"""A hand of so many cards leaves no room for the panels in the corners: so do piles."""


class Forms:
    """The parts, and what the table asks of them together."""

    def __init__(
        self, board: Board, on_choose: Callable[[Action], None], on_change: Callable[[], None]
    ) -> None:
        """`on_choose` gets an action to be sent, `on_change` is told that a plan has changed."""
        self.board, self.on_change = board, on_change
        self.piles, self.open_hands, self.spoken = Piles(board), OpenHands(board), Spoken(board)
        self._open: list[Rect] = []
        self.widow, self.covered = Widow(board, on_change), CoveredHand(board, on_choose)

    @property
    def below(self) -> list[Widget]:
        """What lies under the trick and the hand."""
        return [self.piles, self.open_hands, self.widow]

    @property
    def above(self) -> list[Widget]:
        """What lies over them."""
        return [self.covered, self.spoken]

    def cards(self) -> tuple[Card, ...]:
        """One's own cards as they lie in the hand: without those on their way or set aside."""
        board = self.board
        if has_piles(board.view):
            return hand_of(board)[0]
        away = {board.model.laid, *board.plan.laid}
        return tuple(card for card in board.view.hand if card not in away) if board.view is not None else ()

    def fan(self, count: int) -> int:
        """For how many cards the hand is laid out."""
        return FOLDED_FAN if has_piles(self.board.view) else max(count, self.covered.count)

    def places(self) -> tuple[CardPlace, ...]:
        """Where the cards of the hand lie."""
        return hand_of(self.board)[1] if has_piles(self.board.view) else self.board.layout.fan

    def begin(self, look: Look) -> None:
        """Give open hands their places: whatever comes after goes around them."""
        self._open = self.open_hands.settle(look)

    def narrowed(self, panel: Rect, look: Look) -> Rect:
        """A panel made narrower where it would lie on a plate or on somebody's cards."""
        layout = self.board.layout
        backs = [back for back in layout.backs if back is not None]
        least = look.t(LEAST_BETWEEN if self._open else LEAST_PANEL)
        return narrowed(panel, [*layout.plates[1:], *backs, *self._open], least, look.u(6))

    def arrange(self, rect: Rect, look: Look, panel: Rect | None) -> None:
        """Give everything its place; `panel` is where a question stands."""
        layout = self.board.layout
        for part in (*self.below, *self.above):
            part.rect = Rect(rect)
        taken = [*layout.plates, *self._open]
        taken += [back for back in layout.backs if back is not None]
        self.widow.settle(look, taken + ([panel] if panel is not None else []))
        beat = self.board.stage.beat
        self.covered.is_shown = self.covered.count > 0 and (beat is None or beat.kind != "deal")

    def take_key(self, event: pygame.event.Event) -> bool:
        """Keys that no widget used: digits play covered cards."""
        return self.covered.take_key(event)
