"""Hints: asked for by the person, thought out beside the window from his own view, shown as long as the
question stands. A hint marks; it never plays.
"""

from collections.abc import Callable

from manille_lan.bots.advice import Advice, Adviser, Question
from manille_lan.client.hand import Hand
from manille_lan.client.kit.ui import Ui
from manille_lan.client.table.asking import Panel
from manille_lan.client.table.board import Board
from manille_lan.client.table.bubble import Bubble, Remark
from manille_lan.client.table.covered import POSITION
from manille_lan.client.table.forms import Forms
from manille_lan.client.table.plan import supposed
from manille_lan.words.phrases import action_label, reason_sentence

Mark = tuple[object, ...]


class Hints:
    """The hint for what is asked now, if one was asked for."""

    def __init__(
        self,
        board: Board,
        hand: Hand,
        forms: Forms,
        bubble: Bubble,
        adviser: Adviser | None,
        on_change: Callable[[], None],
        ui: Ui,
    ) -> None:
        """`adviser` None: nobody thinks here. `on_change` brings the picture in line afterwards."""
        self.board, self.hand, self.forms, self.bubble, self.adviser = board, hand, forms, bubble, adviser
        self._on_change, self._ui = on_change, ui
        self._mark: Mark = ()
        self._advice: Advice | None = None

    @property
    def is_offered(self) -> bool:
        """Whether hints can be had at this table."""
        return self.adviser is not None and self.board.model.option("hints") != "false"

    def ask(self) -> None:
        """The person wants a hint, or wants it shown again."""
        model, say = self.board.model, self.board.words
        if model.option("hints") == "false":
            self._ui.toast(say("client-hint-off"))
            return
        view = supposed(model.view, self.board.plan)
        if self.adviser is None or view is None or not model.is_asked:
            return
        if not view.legal:
            self._ui.toast(say("client-hint-none"))
        elif self._mark != self._now():
            self._mark, self._advice = self._now(), None
            self.adviser.ask(Question(view, dict(model.room.options) if model.room is not None else {}))
            self._ui.toast(say("client-hint-thinking"))
        elif self._advice is not None:
            self._show(self._advice)

    def follow(self) -> None:
        """Let go of a hint whose question is over."""
        if self._mark and (self._mark != self._now() or not self.board.model.is_asked):
            self._mark, self._advice = (), None
            if self.adviser is not None:
                self.adviser.forget()
            self._unmark()

    def take(self, advice: Advice) -> None:
        """What the adviser has thought out; too late where the question has changed."""
        self.follow()
        self._ui.drop_toast(self.board.words("client-hint-thinking"))
        if self._mark and self._advice is None:
            self._advice = advice
            self._show(advice)

    def mark(self, asking: Panel | None) -> None:
        """Mark what is advised in the hand and in a question; called again whenever those are made anew."""
        advice = self._advice
        if advice is None or advice.action is None:
            return
        action, say = advice.action, self.board.words
        is_in_hand = action.card in self.hand.cards
        self.hand.hint(action.card if is_in_hand else None, say("client-hint"))
        self.forms.covered.hint(int(action.args[0]) - 1 if action.verb == POSITION else None)
        if asking is not None and not is_in_hand:
            asking.hint(action, say("client-hint"), f"{self._head(advice)}. {self._why(advice)}".strip())

    def _show(self, advice: Advice) -> None:
        """Mark it, and say why."""
        self._on_change()
        if advice.action is None:
            self._ui.toast(self.board.words("client-hint-none"))
            return
        card, model = advice.action.card, self.board.model
        if card is not None and card in self.hand.cards:
            remark = Remark(self._head(advice), self._why(advice), is_bad=False)
            self.bubble.say(remark, self.hand.fan.place_of(card))
        elif advice.action not in model.choices:
            self.bubble.say(Remark(self._head(advice), self._why(advice), is_bad=False), None)

    def _head(self, advice: Advice) -> str:
        assert advice.action is not None, "only what is advised is told"
        label = action_label(self.board.words, advice.action.verb, advice.action.args)
        return self.board.words("client-hint-said", action=label)

    def _why(self, advice: Advice) -> str:
        return reason_sentence(self.board.words.with_reasons(advice.words), advice.why, advice.args)

    def _unmark(self) -> None:
        self.hand.hint(None, "")
        self.forms.covered.hint(None)
        self.bubble.hush()

    def _now(self) -> Mark:
        """What must be the same for a hint to be still the right one."""
        board = self.board
        return (board.model.turn, tuple(board.plan.laid), tuple(board.plan.picked))
