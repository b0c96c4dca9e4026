"""The panels of an exchange: cards laid away, cards of the widow picked; both can be changed before Done."""

from collections.abc import Sequence
from functools import partial

import pygame

from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Choices
from manille_lan.client.kit.widget import Widget
from manille_lan.client.table.asking import DIGIT_KEYS, HEAD, Choose, Panel
from manille_lan.client.table.board import Board
from manille_lan.client.table.plan import LAY, PICK, to_lay
from manille_lan.engine.actions import Action
from manille_lan.words.phrases import action_label

BACK_KEYS = (pygame.K_BACKSPACE, pygame.K_DELETE)


class LayingPanel(Panel):
    """How many cards are still to be laid away, and the buttons that end it."""

    def __init__(self, board: Board) -> None:
        say = board.words
        self.board, self.need = board, to_lay(board.view)
        plan = board.plan
        count = len(plan.laid)
        question = say("table-lay", need=self.need, count=count)
        done = Button("lay-done", say("table-done"), self.send, is_primary=True)
        done.enable(count == self.need and not plan.is_sending)
        back = Button("lay-back", say("table-take-back"), self.take_back)
        back.enable(bool(count) and not plan.is_sending)
        buttons = Choices([back.stretch(1.0), done.stretch(1.0)], push="centre")
        super().__init__([Label("question", question, HEAD, wraps=True, side="centre"), buttons], question)

    def send(self) -> None:
        """Lay the cards away that were set aside."""
        plan = self.board.plan
        if len(plan.laid) == self.need:
            plan.send([Action(LAY, (card,)) for card in plan.laid])
            self.on_plan()

    def take_back(self) -> None:
        """All cards back into the hand."""
        while self.board.plan.take_back():
            continue
        self.on_plan()

    def take_key(self, event: pygame.event.Event) -> bool:
        """Backspace takes the last card back."""
        if event.key not in BACK_KEYS:
            return False
        self.board.plan.take_back()
        self.on_plan()
        return True


class PickingPanel(Panel):
    """Which cards of the widow are taken; they are clicked on the table, or named by digits."""

    def __init__(self, board: Board, actions: Sequence[Action], on_choose: Choose) -> None:
        say = board.words
        self.board = board
        self.numbers = [int(str(action.args[0])) for action in actions if action.verb == PICK]
        question = say("table-pick", count=len(board.plan.picked))
        take = Button(
            "pick-done", say("table-pick-take", count=len(board.plan.picked)), self.send, is_primary=True
        )
        self.has_named = any(action.verb == "take" for action in actions)
        take.enable((self.has_named or bool(board.plan.picked)) and not board.plan.is_sending)
        others: list[Widget] = []
        for action in actions:
            if action.verb not in (PICK, "take"):
                label = action_label(say, action.verb, action.args)
                others.append(Button(f"do-{action.verb}", label, partial(on_choose, action)).stretch(1.0))
        buttons = Choices([*others, take.stretch(1.0)], push="centre")
        super().__init__([Label("question", question, HEAD, wraps=True, side="centre"), buttons], question)

    def send(self) -> None:
        """Name the cards that were picked, and take them."""
        if self.board.plan.picked or self.has_named:
            steps = [Action(PICK, (number,)) for number in sorted(self.board.plan.picked)]
            self.board.plan.send([*steps, Action("take")])
            self.on_plan()

    def take_key(self, event: pygame.event.Event) -> bool:
        """A digit picks the card of that number, or leaves it."""
        number = DIGIT_KEYS.index(event.key) + 1 if event.key in DIGIT_KEYS else 0
        if number not in self.numbers:
            return False
        self.board.plan.toggle(number)
        self.on_plan()
        return True
