"""One's own hand where one may not see it: backs that are played by their position, counted from the left."""

from collections.abc import Callable

import pygame
from pygame import Surface

from manille_lan.client import theme
from manille_lan.client.cards import BACK, blit_card, blit_ring
from manille_lan.client.hand import DIGITS
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, put
from manille_lan.client.kit.widget import ENTER_KEYS, Description, Place, Widget
from manille_lan.client.table.board import Board
from manille_lan.client.theme import TextStyle
from manille_lan.engine.actions import Action

POSITION = "position"
LIFT = 16
DIGIT = TextStyle(15, "bold", theme.PAPER_INK)


class CoveredHand(Widget):
    """Backs with numbers; a click, a digit or Enter plays one, when it is one's turn."""

    role = "covered hand"
    is_focusable = True
    has_own_ring = True

    def __init__(self, board: Board, on_choose: Callable[[Action], None]) -> None:
        super().__init__("covered", board.words("table-covered"))
        self.board, self.on_choose = board, on_choose
        self._at = 0
        self._over: int | None = None
        self._hinted: int | None = None

    @property
    def count(self) -> int:
        """How many cards lie there."""
        view = self.board.view
        if view is None or view.seat is None or view.outcome or view.hands[view.seat] is not None:
            return 0
        return view.counts[view.seat]

    @property
    def is_asked(self) -> bool:
        """Whether one of them is to be played."""
        model = self.board.model
        return model.is_asked and model.view is not None and model.view.legal[0].verb == POSITION

    def hint(self, index: int | None) -> None:
        """Mark the card at a position (from 0) as the one to play; None: no card."""
        if index != self._hinted:
            self._hinted = index
            self.changed()

    def can_focus(self) -> bool:
        """Where cards lie."""
        return super().can_focus() and self.count > 0

    def describe(self) -> Description:
        """The position that the keys are at."""
        states = ("asked",) if self.is_asked else ()
        at = min(self._at, self.count - 1) + 1
        return Description(self.role, self.name, place=(at, self.count), states=states)

    # Input -----------------------------------------------------------------------------------

    def play(self, index: int) -> None:
        """Play the card at a position, from 0."""
        stage = self.board.stage
        if stage.holds_input:
            stage.skip()
        elif self.is_asked and index < self.count:
            self.on_choose(Action(POSITION, (index + 1,)))

    def take_key(self, event: pygame.event.Event) -> bool:
        """Arrows walk, Enter and Up play, a digit plays the card of that number."""
        digit = DIGITS.get(event.key)
        if not self.count or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if event.key == pygame.K_RIGHT else -1
            self._at = max(0, min(self.count - 1, self._at + step))
            self.changed()
        elif event.key in ENTER_KEYS or event.key == pygame.K_UP:
            self.play(min(self._at, self.count - 1))
        elif digit is not None:
            self.play(digit)
        else:
            return False
        return True

    def index_at(self, place: Place) -> int | None:
        """The position under a point, from 0; asked from the right, where cards lie on others."""
        layout = self.board.layout
        for index in reversed(range(min(self.count, len(layout.fan)))):
            if layout.card_rect(layout.fan[index], layout.card).collidepoint(place):
                return index
        return None

    def hit(self, place: Place) -> Widget | None:
        """Only its cards are hit."""
        return self if self.is_shown and self.index_at(place) is not None else None

    def take_hover(self, place: Place | None) -> None:
        """Lift the card under the pointer."""
        over = self.index_at(place) if place is not None else None
        if over != self._over:
            self._over = over
            self.changed()

    def take_release(self, place: Place) -> None:
        """Play the card under the pointer."""
        index = self.index_at(place)
        if index is not None:
            self._at = index
            self.play(index)

    # Picture ---------------------------------------------------------------------------------

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the backs, each with its number where one is to be played."""
        layout, is_asked = self.board.layout, self.is_asked
        for index, place in enumerate(layout.fan[: self.count]):
            is_marked = is_asked and (index == self._over or (self.has_focus and index == self._at))
            centre = (place.x, place.y - (look.u(LIFT) if is_marked else 0))
            blit_card(surface, self.board.pictures, BACK, layout.card[1], centre, place.angle)
            if is_asked and index == self._hinted:
                blit_ring(
                    surface, self.board.pictures, layout.card[1], centre, place.angle, look.u(4), theme.OK
                )
            if is_marked:
                blit_ring(surface, self.board.pictures, layout.card[1], centre, place.angle, look.u(3))
            if is_asked:
                up = pygame.Vector2(0, -layout.card[1] / 2 + look.u(20)).rotate(-place.angle)
                aside = pygame.Vector2(-layout.card[0] / 2 + look.u(20), 0).rotate(-place.angle)
                spot = (round(centre[0] + up.x + aside.x), round(centre[1] + up.y + aside.y))
                draw_disc(surface, spot, look.u(13), theme.PAPER, theme.LINE, look.u(1))
                put(surface, look.picture(str(index + 1), DIGIT), "center", spot)
