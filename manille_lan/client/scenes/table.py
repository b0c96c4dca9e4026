"""The scene of a deal: what a person does becomes an intent, what the table tells a picture."""

import pygame

from manille_lan.bots.advice import Advice
from manille_lan.client.hand import Hand
from manille_lan.client.kit.widget import Widget
from manille_lan.client.model import TableModel, Told
from manille_lan.client.motion import Stage
from manille_lan.client.scenes.menu import menu_modal
from manille_lan.client.scenes.outcome import Outcome
from manille_lan.client.scenes.reconnecting import Reconnecting
from manille_lan.client.scenes.scene import Context, Scene, earliest
from manille_lan.client.table.board import Board
from manille_lan.client.table.bubble import Bubble
from manille_lan.client.table.corners import LastTrick, ScorePanel, TrickPanel, trick_sentence
from manille_lan.client.table.forms import Forms
from manille_lan.client.table.hinting import Hints
from manille_lan.client.table.intents import Intents
from manille_lan.client.table.questions import asked_actions, asked_mark, panel_for
from manille_lan.client.table.root import TableRoot
from manille_lan.client.table.side import SidePanel
from manille_lan.client.table.topbar import TopBar
from manille_lan.client.table.trick import SLOW_ANSWER
from manille_lan.engine.cards import Card
from manille_lan.engine.events import Event
from manille_lan.words.loader import Words
from manille_lan.words.phrases import note_sentence, phase_prompt, refusal_sentence

SOUND_OF = {"play": "card", "won": "trick", "double": "speech", "trump": "speech"}


class TableScene(Scene):
    """One deal after another, until the match is over."""

    def __init__(self, context: Context, model: TableModel, stage: Stage) -> None:
        self.model, self.stage = model, stage
        self._asked: object = None
        self.reconnecting = Reconnecting(model, context)
        self.outcome = Outcome(context, lambda: self.ui)
        super().__init__(context)

    # Making ----------------------------------------------------------------------------------

    def build(self) -> Widget:
        """All parts of the table, from the context and the model."""
        context = self.context
        self.board = Board(
            self.model, self.stage, context.pictures, self._told_words(), context.pace, context.now
        )
        board = self.board
        self.hand = Hand(
            self.say("client-hand"),
            context.pictures,
            self.play,
            self.ask_why,
            self._card_name,
        )
        self.hand.fan.now = context.now
        self.hand.fan.moves = context.pace.seconds("hover") > 0
        self.score = ScorePanel(board)
        self.trick_panel = TrickPanel(board)
        self.bubble = Bubble(board)
        self.intents = Intents(
            board, self.hand, self.bubble, self.refresh, self.ui.toast, context.doors.play_sound
        )
        self.side = SidePanel(board, context.settings.letters, self.intents.speak)
        last = LastTrick(board, self.show_last, self.toggle_last)
        self.forms = Forms(board, self.intents.answer, self.refresh)
        self.hints = Hints(
            board, self.hand, self.forms, self.bubble, context.adviser, self.refresh, self.ui
        )
        shown = (last, self._bar(), self.side, self.trick_panel, self.bubble, self.forms)
        self.root = TableRoot(board, self.hand, self.score, *shown)
        self._asked = None
        self.refresh()
        return self.root

    def _bar(self) -> TopBar:
        return TopBar(
            self.board,
            self.toggle_side,
            self.toggle_last,
            self.context.doors.show_rules,
            self.open_menu,
            self.ask_hint if self.hints.is_offered else None,
        )

    def resize(self) -> None:
        """So has the veil of a lost connection."""
        super().resize()
        self.reconnecting.ui.resize(self.context.look)

    def _told_words(self) -> Words:
        view, model = self.model.view, self.model
        return self.context.words.at(
            pack=view.pack if view is not None else "fr",
            names=model.names,
            me=model.me,
            sides=model.sides,
            letters=self.context.settings.letters,
        )

    def _card_name(self, card: Card) -> str:
        return self.board.words.card(card)

    # Facts -----------------------------------------------------------------------------------

    def hear(self, told: Told) -> None:
        """Take in what the table told: play it as motion, show refusals, notes and chat."""
        if told.is_update:
            self._hear_update(told)
        if told.is_room:
            self.board.words = self._told_words()
        if told.refused is not None:
            self.intents.show_refusal(told.refused)
        if told.failed is not None:
            self.ui.toast(
                refusal_sentence(self.board.words, told.failed.code or "bad_request", told.failed.args), "bad"
            )
        if told.note is not None:
            self.side.follow_log()
            self.ui.toast(note_sentence(self.board.words, told.note.code, told.note.args))
        if told.line is not None:
            self.side.add_chat(told.line)
            self.context.doors.play_sound("speech")
        self.refresh()

    def _hear_update(self, told: Told) -> None:
        view = self.model.view
        if view is None:
            return
        self.board.words = self._told_words()
        self.root.seat_players()
        self.stage.tell(view, told.events, self.context.now, is_whole=told.is_whole)
        if told.is_whole:
            self.side.follow_log()
            self._sound(told.events)
        else:
            self.side.refresh()
        if told.events:
            self.bubble.hush()
            self.hand.settle()
        self.outcome.follow(self.board)

    def _sound(self, events: tuple[Event, ...]) -> None:
        for event in events[-2:]:
            if event.kind in SOUND_OF:
                self.context.doors.play_sound(SOUND_OF[event.kind])
        if self.model.is_asked:
            self.context.doors.play_sound("turn")

    def refresh(self) -> None:
        """Bring the parts in line with the model and the stage."""
        self.intents.send_planned()
        self._refresh_hand()
        self._refresh_question()
        self.root.tell_status(self._status())
        self.hints.follow()
        self.hints.mark(self.root.asking)
        if self.stage.is_idle:
            self.score.count_up()
            self.outcome.show(self.board)
        self.root.changed(sizes=True)

    def _refresh_hand(self) -> None:
        view, shown = self.model.view, self.stage.shown
        if view is None or view.seat is None or (shown.number != view.number and not self.stage.is_idle):
            self.hand.hold_cards(())
            return
        had_cards = bool(self.hand.cards)
        cards = self.forms.cards()
        covered = 0 if view.hands[view.seat] is not None else view.counts[view.seat]
        beat = self.stage.beat
        if beat is not None and beat.kind == "deal":
            landed = [share >= 1 for seat, share in self.stage.dealt(self.context.now) if seat == view.seat]
            self.hand.reveal(sum(landed))
        else:
            self.hand.reveal(None)
        self.hand.hold_cards(cards, covered)
        self.hand.exposed = frozenset(card for card in view.exposed if card in view.hand)
        self.hand.allow(None if self.stage.holds_input else self.model.playable)
        if cards and not had_cards and self.ui.root is self.root and not self._is_typing():
            self.ui.focus("hand")

    def _refresh_question(self) -> None:
        view = self.model.view
        actions = asked_actions(self.board) if self.stage.is_idle else ()
        asked = asked_mark(self.board) if actions else None
        if asked == self._asked:
            return
        self._asked = asked
        if view is None or not actions:
            had_focus = self.root.asking is not None
            self.root.ask(None)
            if had_focus and self.hand.cards and not self._is_typing():
                self.ui.focus("hand")
            return
        asking = panel_for(self.board, actions, self.intents.answer)
        asking.on_plan, asking.on_step = self.refresh, self._enter_question
        self.root.ask(asking)
        if self.ui.root is self.root and not self._is_typing() and not self.model.card_verb:
            self._enter_question()

    def _enter_question(self) -> None:
        """Give the focus to the first thing that the question offers."""
        asking = self.root.asking
        first = next((w.tag for w in asking.walk() if w.can_focus()), "") if asking is not None else ""
        if first:
            self.ui.focus(first)

    def _status(self) -> str:
        """What the table waits for, where it is not oneself."""
        view = self.model.view
        if view is None or view.to_act is None or not self.stage.is_idle or self.root.asking is not None:
            return ""
        if view.to_act == view.seat or view.phase == "play":
            return ""
        return phase_prompt(self.board.words, view.phase, view.to_act)

    # Intents ---------------------------------------------------------------------------------

    def play(self, card: Card) -> None:
        """The person wants to lay this card."""
        self.show_last(False)
        self.intents.play(card)

    def ask_why(self, card: Card) -> None:
        """The person asks whether this card may be laid."""
        self.intents.ask_why(card)

    def ask_hint(self) -> None:
        """The person wants to be told what a bot would do."""
        self.intents.skip()
        if self.model.is_asked:
            self.hints.ask()
        else:
            self.intents.say_whose_turn()

    def hear_advice(self, advice: Advice) -> None:
        """The adviser has thought it out."""
        self.hints.take(advice)

    # Panels ----------------------------------------------------------------------------------

    def toggle_side(self) -> None:
        """Unfold the side panel over the table, or fold it away."""
        self.root.is_side_open = not self.root.is_side_open
        self.root.changed(sizes=True)

    def show_last(self, is_shown: bool) -> None:
        """Open the last trick in large, or close it."""
        self.trick_panel.is_shown = is_shown and self.board.last_trick is not None
        self.root.changed()

    def toggle_last(self) -> None:
        """The same as a switch."""
        self.show_last(not self.trick_panel.is_shown)

    def open_menu(self) -> None:
        """The menu: go on, settings, rules, leave."""
        self.ui.open(menu_modal(self.context, self.ui.close))

    # Input -----------------------------------------------------------------------------------

    def _is_typing(self) -> bool:
        return self.ui.focused is not None and self.ui.focused.takes_text

    def handle(self, event: pygame.event.Event) -> None:
        """Events go to the widgets; a click beside them ends motion."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.hand.shows_focus = event.type == pygame.KEYDOWN
        if event.type == pygame.KEYUP:
            self.hand.release_key(event.key)
            if event.key == pygame.K_l:
                self.show_last(False)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not self.ui.has_modal:
            if self.root.hit(event.pos) is None:
                self.intents.skip()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.hand.release_key(None)
        if self.reconnecting.is_shown:
            self.reconnecting.handle(event)
            return
        super().handle(event)

    def take_key(self, event: pygame.event.Event) -> None:
        """The keys of the table, wherever the focus is, unless text is being typed."""
        if event.key == pygame.K_ESCAPE:
            self._escape()
        elif event.key == pygame.K_F1:
            self.context.doors.show_rules()
        elif self._is_typing() or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return
        elif event.key == pygame.K_l:
            self.show_last(True)
        elif event.key == pygame.K_i:
            self.ask_hint()
        elif event.key == pygame.K_r:
            self._tell(trick_sentence(self.board, self.model.view.trick if self.model.view else None))
        elif event.key == pygame.K_t:
            self._tell(self._turn_sentence())
        elif event.key == pygame.K_p:
            self._tell(self.score.describe().value)
        elif event.key in (pygame.K_SLASH, pygame.K_KP_DIVIDE) or event.unicode == "/":
            self._begin_to_speak()
        elif not (self.root.asking is not None and self.root.asking.take_key(event)) and not (
            self.forms.take_key(event)
        ):
            self._pass_to_hand(event)

    def _pass_to_hand(self, event: pygame.event.Event) -> None:
        if self.ui.focused is not self.hand and self.hand.cards and self.hand.take_key(event):
            self.ui.focus("hand")

    def _escape(self) -> None:
        """From a field back to the hand, from an open panel back to the table, else the menu."""
        if self._is_typing():
            self.ui.focus("hand" if self.hand.cards else "menu-button")
        elif self.trick_panel.is_shown:
            self.show_last(False)
        elif self.root.is_side_open and self.board.layout.side is None:
            self.toggle_side()
        else:
            self.open_menu()

    def _begin_to_speak(self) -> None:
        if self.board.layout.side is None:
            self.root.is_side_open = True
            self.root.changed(sizes=True)
        self.ui.focus("say")

    def _tell(self, text: str) -> None:
        if text:
            self.ui.toast(text)

    def _turn_sentence(self) -> str:
        view = self.model.view
        if view is None or view.to_act is None:
            return ""
        return phase_prompt(self.board.words, view.phase, view.to_act)

    # Time and picture ------------------------------------------------------------------------

    def update(self, now: float) -> None:
        """Let motion, bubble and notices go on."""
        super().update(now)
        self.board.now = self.hand.fan.now = now
        self.bubble.update(now)
        if self.stage.update(now) or (self.stage.beat is not None and self.stage.beat.kind == "deal"):
            self.refresh()
        self.reconnecting.update(now)
        if self.reconnecting.ui.is_dirty:
            self.ui.is_dirty = True

    def is_moving(self) -> bool:
        """Whether cards or numbers move."""
        moves = self.stage.is_moving(self.context.now) or self.hand.fan.is_moving()
        return moves or self.score.is_moving()

    def wake_at(self) -> float | None:
        """The next change by itself: motion that ends, a bubble that goes, a late answer, a lost line."""
        pending = self.model.pending
        late = pending.since + SLOW_ANSWER + 0.01 if pending is not None else None
        if late is not None and late <= self.context.now:
            late = None
        return earliest(
            super().wake_at(),
            self.stage.wake_at(),
            self.bubble.wake_at(),
            late,
            self.reconnecting.wake_at(),
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table; over it the veil of a lost connection."""
        self.ui.toast_floor = self.board.layout.hand_top
        self.ui.draw(surface)
        self.reconnecting.draw(surface)
