"""The panel of a claim: who broke a rule, and in which trick; the trick is shown while one chooses."""

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Surface

from manille_lan.client import theme
from manille_lan.client.cards import blit_card, blit_ring, card_width
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.choices import Choice
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Choices, Row
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import put
from manille_lan.client.kit.widget import Description, Size, Widget
from manille_lan.client.table.asking import HEAD, Choose, Panel
from manille_lan.client.table.board import Board
from manille_lan.client.table.corners import trick_sentence
from manille_lan.client.table.dial import Dial
from manille_lan.client.theme import TextStyle
from manille_lan.engine.actions import Action
from manille_lan.words.phrases import action_label


def is_claim(action: Action) -> bool:
    """Whether an action names a trick and a seat."""
    return len(action.args) == 2 and all(type(arg) is int for arg in action.args)


class ClaimPanel(Panel):
    """A dial of tricks, a choice of players, the trick itself, and the buttons."""

    def __init__(self, board: Board, question: str, actions: Sequence[Action], on_choose: Choose) -> None:
        self.board, self.on_choose = board, on_choose
        claims = [action for action in actions if is_claim(action)]
        self.verb = claims[0].verb
        self.tricks = sorted({_number(action, 0) for action in claims})
        self.seats = sorted({_number(action, 1) for action in claims}, key=board.place)
        say = board.words
        self.picture = TrickRow(board)
        self.dial = Dial("claim-trick", say("table-claim-trick"), self.tricks, self._show, self.claim)
        self.names = Choice("claim-seat", say("table-claim-seat"), [board.name(seat) for seat in self.seats])
        others = [
            Button(
                f"do-{action.verb}",
                action_label(say, action.verb, action.args),
                partial(on_choose, action),
            )
            for action in actions
            if not is_claim(action)
        ]
        take = Button("claim-done", say("table-claim"), self.claim, is_primary=True)
        super().__init__(
            [
                Label("question", question, HEAD, wraps=True, side="centre"),
                Row([self.dial.stretch(1.0), self.names.stretch(1.4)], gap=theme.GAP),
                self.picture,
                Choices([button.stretch(1.0) for button in (*others, take)], push="centre"),
            ],
            question,
        )
        self._show(self.dial.value)

    def claim(self) -> None:
        """Claim what is chosen."""
        self.on_choose(Action(self.verb, (self.dial.value, self.seats[self.names.index])))

    def take_key(self, event: pygame.event.Event) -> bool:
        """Keys that nobody used turn the dial."""
        return self.dial.take_key(event)

    def _show(self, number: int) -> None:
        self.picture.number = number
        self.changed()


class TrickRow(Widget):
    """A finished trick in a row, each card with who laid it."""

    role = "trick"

    def __init__(self, board: Board) -> None:
        super().__init__("claim-picture", board.words("client-trick"))
        self.board, self.number = board, 1

    def describe(self) -> Description:
        """Who laid what."""
        view = self.board.view
        trick = view.tricks[self.number - 1] if view is not None else None
        return Description(self.role, self.name, trick_sentence(self.board, trick))

    def wanted(self, look: Look, width: int) -> Size:
        """Small cards with a name under each."""
        return width, look.t(94 + 22)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the cards in the order in which they were laid."""
        view = self.board.view
        if view is None or self.number > len(view.tricks):
            return
        trick, height = view.tricks[self.number - 1], look.t(94)
        column = self.rect.w / max(1, len(trick.cards))
        step = min(column, card_width(height) + look.t(60))
        left = self.rect.centerx - step * (len(trick.cards) - 1) / 2
        for index, card in enumerate(trick.cards):
            seat = view.seat_of(trick, index)
            centre = (left + step * index, self.rect.y + height / 2)
            blit_card(surface, self.board.pictures, card.text, height, centre)
            if seat == trick.winner:
                blit_ring(surface, self.board.pictures, height, centre, 0, look.u(3))
            style = TextStyle(13, "semibold", theme.GOLD if seat == trick.winner else theme.TEXT)
            name = look.picture(self.board.name(seat), style, max(1, round(step) - look.t(6)))
            put(surface, name, "midbottom", (round(centre[0]), self.rect.bottom))


def _number(action: Action, index: int) -> int:
    return int(str(action.args[index]))
