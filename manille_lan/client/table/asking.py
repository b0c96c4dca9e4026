"""The panel that asks something else than a card: trumps, doubling, a cut, a claim, whatever a phase offers.

It is made from the view's legal actions alone, so that a stranger's phase is shown too: as labelled choices.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button, Tile
from manille_lan.client.kit.icons import SUIT
from manille_lan.client.kit.labels import Label, draw_pill
from manille_lan.client.kit.layout import Choices, Column, Row
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, draw_shadow
from manille_lan.client.kit.scroll import ScrollPanel
from manille_lan.client.kit.widget import Size, Widget
from manille_lan.client.table.board import NO_TRUMP
from manille_lan.client.table.dial import Dial
from manille_lan.client.theme import TextStyle
from manille_lan.engine.actions import Action, action_text
from manille_lan.words.loader import Words
from manille_lan.words.phrases import action_label

MOST_BUTTONS: Final = 10
"""More actions of one verb than this are offered in another way than side by side."""
DIALLED: Final = frozenset({"bid"})
"""Verbs whose numbers are always chosen on a dial, however few are left."""
DIGIT_KEYS: Final = tuple(getattr(pygame, f"K_{number % 10}") for number in range(1, 11))
PAD_KEYS: Final = tuple(getattr(pygame, f"K_KP{number % 10}") for number in range(1, 11))
HEAD = TextStyle(20, "serif", theme.GOLD)
HINT = TextStyle(16, "semibold", theme.OK)
HINT_TAG: Final = "asking-hint"

Choose = Callable[[Action], None]


class Panel(Column):
    """A panel over the table that asks something."""

    role = "question"

    def __init__(self, parts: Sequence[Widget], question: str) -> None:
        self._hint: Label | None = None
        self._hint_word = ""
        self._hinted: frozenset[str] = frozenset()
        super().__init__(parts, "asking", question, gap=theme.GAP, padding=theme.WIDE)
        self.on_plan: Callable[[], None] = lambda: None
        """Called when what is being put together has changed, and the panel is to be made anew."""
        self.on_step: Callable[[], None] = lambda: None
        """Called when the panel asks its next step: the focus belongs there."""

    def hold(self, children: Sequence[Widget]) -> None:
        """Hold these parts, and the hint below them as long as there is one."""
        parts = [child for child in children if child.tag != HINT_TAG]
        super().hold(parts if self._hint is None else [*parts, self._hint])

    def hint(self, action: Action, word: str, text: str) -> None:
        """Say which answer is advised, and mark its button with a word, where it has one now."""
        if self._hint is None or self._hint.name != text:
            self._hint, self._hint_word = Label(HINT_TAG, text, HINT, wraps=True, side="centre"), word
            self._hinted = frozenset(hint_tags(action))
            self.hold(self.children)

    def wanted(self, look: Look, width: int) -> Size:
        """As wide as there is room, as high as its parts."""
        return width, super().wanted(look, width)[1]

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the panel with its shadow, then the parts."""
        radius = look.u(theme.MODAL_RADIUS)
        draw_shadow(surface, self.rect, radius, look.u(10), 150, look.u(6))
        draw_panel(
            surface, self.rect, radius, opacity=246, line=theme.LINE, line_width=look.u(theme.FOCUS_LINE)
        )
        super().draw(surface, look)
        for widget in self.walk():
            if widget.tag in self._hinted:
                rect, line = widget.rect.inflate(look.u(4), look.u(4)), look.u(3)
                pygame.draw.rect(surface, theme.OK, rect, line, border_radius=look.u(theme.BUTTON_RADIUS))
                draw_pill(surface, look, self._hint_word, widget.rect.midtop)


def hint_tags(action: Action) -> tuple[str, ...]:
    """The tags that the button of an action has in one panel or another."""
    said = action_text(action).replace(" ", "-")
    return f"do-{said}", f"do-{action.verb}", f"say-{action.verb}"


class Asking(Panel):
    """A question with its answers; digits choose the nth."""

    def __init__(
        self, words: Words, suits: str, question: str, actions: Sequence[Action], on_choose: Choose
    ) -> None:
        """`suits` are the letters of the pack's suits; `on_choose` gets the action chosen."""
        self.actions, self.on_choose = tuple(actions), on_choose
        self._words, self._suits = words, suits
        self._question = question
        self._quick: list[Action] = []
        self._dials: list[Dial] = []
        parts: list[Widget] = [Label("question", question, HEAD, wraps=True, side="centre")]
        parts += self._joined([*self._scales(), *self._others()])
        if len(self._quick) > 1 and not self._dials:
            keys = words("client-keys", most=min(10, len(self._quick)))
            parts.append(Label("keys", keys, theme.CAPTION, side="centre"))
        super().__init__(parts, question)

    def choose(self, action: Action) -> None:
        """Answer."""
        self.on_choose(action)

    def take_key(self, event: pygame.event.Event) -> bool:
        """The digits, with or without the pad, choose; where there is a dial, they turn it."""
        if self._dials:
            return self._dials[0].take_key(event)
        for keys in (DIGIT_KEYS, PAD_KEYS):
            if event.key in keys and keys.index(event.key) < len(self._quick):
                self.choose(self._quick[keys.index(event.key)])
                return True
        return False

    # Answers ---------------------------------------------------------------------------------

    def _scales(self) -> list[Widget]:
        """A dial for each verb with many numbers to choose from."""
        return [self._scale(verb, numbers) for verb, numbers in self._numbers().items()]

    def _numbers(self) -> dict[str, list[Action]]:
        """The actions with one number, of each verb that has so many that a dial is better."""
        found: dict[str, list[Action]] = {}
        for action in self.actions:
            if len(action.args) == 1 and type(action.args[0]) is int:
                found.setdefault(action.verb, []).append(action)
        return {
            verb: numbers
            for verb, numbers in found.items()
            if len(numbers) > (1 if verb in DIALLED else MOST_BUTTONS)
        }

    def _others(self) -> list[Widget]:
        """What is not chosen on a dial, verb by verb."""
        dialled = {id(action) for numbers in self._numbers().values() for action in numbers}
        parts: list[Widget] = []
        for verb in dict.fromkeys(action.verb for action in self.actions):
            parts += self._answers(verb, [a for a in self.actions if a.verb == verb and id(a) not in dialled])
        return parts

    def _answers(self, verb: str, actions: list[Action]) -> list[Widget]:
        if len(actions) > MOST_BUTTONS:
            buttons = [self._button(action, 40) for action in actions]
            rows = Choices(buttons, gap=theme.SMALL, wraps=True, push="centre")
            return [ScrollPanel(rows, f"many-{verb}", verb)]
        self._quick += actions
        return [self._widget(action) for action in actions]

    def _widget(self, action: Action) -> Widget:
        suit = self._suit_of(action)
        if suit:
            icon = SUIT + suit if suit != NO_TRUMP else ""
            mark = "" if icon else self._words("client-no-trump-sign")
            name = self._label(action)
            tile = Tile(self._tag(action), name, partial(self.choose, action), icon=icon, mark=mark)
            return tile.stretch(1.0)
        return self._button(action, 50)

    def _button(self, action: Action, height: int) -> Button:
        made = Button(self._tag(action), self._label(action), partial(self.choose, action), height=height)
        return made.stretch(1.0)

    def _scale(self, verb: str, actions: list[Action]) -> Widget:
        """One of many numbers on a dial, and the button that takes it."""
        by_number = {int(action.args[0]): action for action in actions}
        take = Button(
            f"take-{verb}", "", lambda: self.choose(by_number[dial.value]), is_primary=True, height=50
        )

        def follow(value: int) -> None:
            take.rename(self._taking(verb, value))

        dial = Dial(f"number-{verb}", self._question, sorted(by_number), follow, take.press)
        if verb not in DIALLED:
            dial.turn(len(by_number) // 2)
        follow(dial.value)
        self._dials.append(dial)
        return Row([dial.stretch(1.0), take.stretch(1.0)], gap=theme.GAP)

    def _taking(self, verb: str, value: int) -> str:
        id = f"table-take-{verb}"
        return (
            self._words(id, value=value) if self._words.is_known(id) else self._label(Action(verb, (value,)))
        )

    def _joined(self, parts: list[Widget]) -> list[Widget]:
        """Buttons and tiles that follow each other stand side by side, tiles apart from buttons."""
        rows: list[Widget] = []
        line: list[Widget] = []
        for part in [*parts, None]:
            is_button = isinstance(part, Button)
            if line and (not is_button or isinstance(part, Tile) != isinstance(line[0], Tile)):
                wraps = len(line) > 6
                rows.append(Choices(line, gap=theme.SMALL, wraps=wraps, push="centre"))
                line = []
            if part is not None and is_button:
                line.append(part)
            elif part is not None:
                rows.append(part)
        return rows

    def _suit_of(self, action: Action) -> str:
        if len(action.args) == 1 and isinstance(action.args[0], str):
            word = action.args[0]
            return word if word in (*self._suits, NO_TRUMP) else ""
        return ""

    def _label(self, action: Action) -> str:
        label = action_label(self._words, action.verb, action.args)
        return label[:1].upper() + label[1:]

    def _tag(self, action: Action) -> str:
        return "do-" + action_text(action).replace(" ", "-")
