"""From what a person does to what is asked of the table: a card, an answer, a word; and what is said back."""

from collections.abc import Callable

from manille_lan.client.hand import Hand
from manille_lan.client.kit.overlay import ToastKind
from manille_lan.client.model import PLAY_VERBS, Refused, TableModel
from manille_lan.client.motion import Stage
from manille_lan.client.table.board import Board
from manille_lan.client.table.bubble import Bubble, Remark
from manille_lan.client.table.plan import LAY, to_lay
from manille_lan.client.table.questions import question_of
from manille_lan.engine.actions import Action
from manille_lan.engine.cards import Card
from manille_lan.words.phrases import phase_prompt, refusal_sentence


class Intents:
    """Sends what the person means, once, and explains what is refused."""

    def __init__(
        self,
        board: Board,
        hand: Hand,
        bubble: Bubble,
        on_change: Callable[[], None],
        toast: Callable[[str, ToastKind], None],
        sound: Callable[[str], None],
    ) -> None:
        """`on_change` brings the picture in line afterwards."""
        self.board, self.hand, self.bubble = board, hand, bubble
        self._on_change, self._toast, self._sound = on_change, toast, sound

    @property
    def model(self) -> TableModel:
        """The facts."""
        return self.board.model

    @property
    def stage(self) -> Stage:
        """What is still shown."""
        return self.board.stage

    def play(self, card: Card) -> None:
        """Lay this card. While a finished trick is still shown, that is skipped and nothing is played: the
        click may have been meant for it.
        """
        if self.skip():
            return
        verb = self.model.card_verb
        if not self.model.is_asked or not verb:
            self.say_whose_turn()
            return
        if verb == LAY:
            self.board.plan.set_aside(card, to_lay(self.model.view))
            self._on_change()
            return
        is_legal = card in (self.model.playable or ())
        start = self.hand.place_now(card)
        known = self.model.attempt(Action(verb, (card,)), self.board.now)
        if known is not None:
            self.show_refusal(known)
        elif is_legal and verb in PLAY_VERBS:
            self.board.own_start = start
            self.stage.lay(card, self.board.now)
            self.bubble.hush()
        self._on_change()

    def ask_why(self, card: Card) -> None:
        """Say whether a card may be played, and why not: the table knows the rules."""
        if self.skip():
            return
        say = self.board.words
        if not self.model.is_asked or not self.model.card_verb:
            self.say_whose_turn()
        elif card in (self.model.playable or ()):
            remark = Remark(say("client-may-play-head"), say("client-may-play", card=card.text), is_bad=False)
            self.bubble.say(remark, self.hand.fan.place_of(card))
        else:
            self.play(card)

    def answer(self, action: Action) -> None:
        """The person has chosen an answer."""
        known = self.model.attempt(action, self.board.now)
        if known is not None:
            self.show_refusal(known)
        self._on_change()

    def send_planned(self) -> None:
        """Send the next step of what was put together, once the table has answered the one before."""
        plan = self.board.plan
        plan.follow(self.model.view)
        step = plan.next_step(self.model)
        if step is not None:
            self.model.attempt(step, self.board.now)

    def speak(self, text: str) -> None:
        """The person says something."""
        if self.model.commands is not None:
            self.model.commands.chat(text)

    def skip(self) -> bool:
        """End the motion that a click or key may have been meant for; whether there was any."""
        if not self.stage.holds_input:
            return False
        self.stage.skip()
        self._on_change()
        return True

    def say_whose_turn(self) -> None:
        """Nothing can be played now: say who is asked, or what oneself is asked."""
        view = self.model.view
        if view is not None and view.to_act is not None and self.model.pending is None:
            is_me = view.to_act == view.seat
            say = self.board.words
            words = question_of(self.board) if is_me else phase_prompt(say, view.phase, view.to_act)
            self.bubble.say(Remark(words, "", is_bad=False), None)

    def show_refusal(self, refused: Refused) -> None:
        """A bubble over the card, or a notice where the refusal is none of the rules."""
        self.board.plan.clear()
        words, card = self.board.words, refused.action.card
        sentence = refusal_sentence(words, refused.code, refused.args)
        if not refused.code.startswith("refusal-"):
            self._toast(sentence, "bad")
            return
        head = f"client-{refused.code}"
        cards = tuple(str(refused.args.get("cards", "")).split())
        remark = Remark(words(head if words.is_known(head) else "client-refused"), sentence, cards)
        if card is not None:
            self.hand.refuse(card, self.board.pace.seconds("shake"))
        self.bubble.say(remark, self.hand.fan.place_of(card) if card is not None else None)
        self._sound("illegal")
