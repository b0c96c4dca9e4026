"""The builder of sentences for games in which partners may speak: what to do, of what, how many.

It is made from the legal actions alone: a verb with a kind (`suit`, `rank`, `card`), what is meant, and
perhaps a value. Three clicks say a sentence, and each can be taken back before the last.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Choices
from manille_lan.client.kit.widget import Widget
from manille_lan.client.table.asking import DIGIT_KEYS, HEAD, Choose, Panel
from manille_lan.client.table.board import Board
from manille_lan.client.table.matrix import Matrix, What
from manille_lan.engine.actions import Action
from manille_lan.words.phrases import action_label

KINDS: Final = ("suit", "rank", "card")


def is_sentence(action: Action) -> bool:
    """Whether an action speaks of a suit, a rank or a card: `tell suit H 3`, `ask card AH`."""
    return len(action.args) >= 2 and action.args[0] in KINDS


class SpeechPanel(Panel):
    """One sentence, in up to three steps."""

    def __init__(self, board: Board, question: str, actions: Sequence[Action], on_choose: Choose) -> None:
        self.board, self.question, self.actions, self.on_choose = board, question, tuple(actions), on_choose
        self._quick: list[Button] = []
        super().__init__(self._first(), question)

    def take_key(self, event: pygame.event.Event) -> bool:
        """Digits choose the nth button; Backspace goes a step back."""
        if event.key == pygame.K_BACKSPACE:
            self.begin()
            return True
        if event.key in DIGIT_KEYS and DIGIT_KEYS.index(event.key) < len(self._quick) and not self._plays():
            self._quick[DIGIT_KEYS.index(event.key)].press()
            return True
        return False

    def _plays(self) -> bool:
        """Whether a card may be led as well: then digits choose cards."""
        return bool(self.board.model.card_verb)

    # Steps -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """The first step: what to do."""
        self._step(self._first())

    def _step(self, parts: list[Widget]) -> None:
        self.hold(parts)
        self.on_step()

    def _first(self) -> list[Widget]:
        say = self.board.words
        buttons: list[Button] = []
        for verb in dict.fromkeys(action.verb for action in self.actions if is_sentence(action)):
            id = f"table-begin-{verb}"
            label = say(id) if say.is_known(id) else verb
            buttons.append(Button(f"say-{verb}", label, partial(self.speak_of, verb)))
        for action in self.actions:
            if not is_sentence(action):
                label = action_label(say, action.verb, action.args)
                buttons.append(Button(f"do-{action.verb}", label, partial(self.on_choose, action)))
        return [*self._head(self.question), self._row(buttons)]

    def speak_of(self, verb: str) -> None:
        """The second step: of which suit, rank or card."""
        offered = {_what(action) for action in self.actions if action.verb == verb and is_sentence(action)}
        say = self.board.words
        id = f"table-of-{verb}"
        head = say(id) if say.is_known(id) else say("table-of")
        pack = self.board.view.the_pack if self.board.view is not None else None
        assert pack is not None, "a sentence is asked for by a view"
        grid = Matrix(say, pack, offered, lambda what: self.value_of(verb, what))
        back = Button("say-back", say("table-back"), self.begin, height=40)
        self._quick = []
        self._step([*self._head(head), grid, Choices([back], push="centre")])

    def value_of(self, verb: str, what: What) -> None:
        """The third step: the sentences that can be said of it."""
        say = self.board.words
        buttons: list[Button] = []
        for action in self.actions:
            if action.verb == verb and is_sentence(action) and _what(action) == what:
                tag = f"say-it-{len(buttons)}" if buttons else "say-it"
                label = action_label(say, action.verb, action.args)
                buttons.append(Button(tag, label, partial(self.on_choose, action), is_primary=not buttons))
        back = Button("say-back", say("table-back"), lambda: self.speak_of(verb))
        self._step([*self._head(say("table-say-it")), self._row([*buttons, back])])

    def _head(self, text: str) -> list[Widget]:
        return [Label("question", text, HEAD, wraps=True, side="centre")]

    def _row(self, buttons: list[Button]) -> Widget:
        self._quick = buttons
        return Choices(
            [button.stretch(1.0) for button in buttons], gap=theme.SMALL, wraps=True, push="centre"
        )


def _what(action: Action) -> What:
    return str(action.args[0]), str(action.args[1])
