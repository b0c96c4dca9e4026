"""While something takes its time, and what went wrong: what, why, what to do."""

from collections.abc import Callable

import pygame

from manille_lan.client import theme
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.desk import SystemDesk
from manille_lan.client.kit.labels import Label
from manille_lan.client.kit.layout import Column, Row, Space
from manille_lan.client.kit.widget import Widget
from manille_lan.client.scenes.scene import Context, Scene


class WaitingScene(Scene):
    """A table is being opened or reached; it can be given up."""

    def __init__(self, context: Context, id: str, name: str, on_give_up: Callable[[], None]) -> None:
        """`id` names the sentence that says what is going on, `name` what with."""
        self.id, self.name, self.on_give_up = id, name, on_give_up
        super().__init__(context)

    def build(self) -> Widget:
        """One sentence in the middle."""
        words = Label("waiting", self.say(self.id, name=self.name), theme.HEADING, wraps=True, side="centre")
        stop = Button("give-up", self.say("client-give-up"), self.on_give_up).stretch(0, basis=220)
        card = Column([words, Row([stop], push="centre")], gap=theme.BROAD, padding=theme.MARGIN, framed=True)
        return _centred(card)

    def take_key(self, event: pygame.event.Event) -> None:
        """Esc gives up."""
        if event.key == pygame.K_ESCAPE:
            self.on_give_up()


class TroubleScene(Scene):
    """Something went wrong, and there is a way on."""

    first_focus = "to-lobby"

    def __init__(
        self,
        context: Context,
        title: str,
        why: str,
        details: str = "",
        on_retry: Callable[[], None] | None = None,
    ) -> None:
        """`title` and `why` are sentences; `details` can be copied for somebody who helps."""
        self.title, self.why, self.details, self.on_retry = title, why, details, on_retry
        super().__init__(context)

    def build(self) -> Widget:
        """What, why, and the buttons."""
        say = self.say
        buttons: list[Widget] = [
            Button("to-lobby", say("client-to-lobby"), self.context.doors.enter_lobby, is_primary=True)
        ]
        if self.on_retry is not None:
            buttons.append(Button("retry", say("client-retry"), self.on_retry))
        if self.details:
            buttons.append(Button("copy", say("client-copy-details"), self.copy))
        card = Column(
            [
                Label("trouble", self.title, theme.HEADING, wraps=True, side="centre"),
                Label("why", self.why, theme.BODY, wraps=True, side="centre"),
                Row(buttons, gap=theme.GAP, wraps=True, push="centre"),
            ],
            gap=theme.BROAD,
            padding=theme.MARGIN,
            framed=True,
        )
        return _centred(card)

    def copy(self) -> None:
        """Put the details on the clipboard."""
        (self.context.desk or SystemDesk()).copy(self.details)
        self.ui.toast(self.say("client-copied"), "ok")

    def take_key(self, event: pygame.event.Event) -> None:
        """Esc goes to the lobby."""
        if event.key == pygame.K_ESCAPE:
            self.context.doors.enter_lobby()


def _centred(card: Widget) -> Widget:
    """A card in the middle of the window."""
    row = Row([Space(), card.stretch(0, basis=620), Space()])
    return Column([Space(), row, Space()], "middle", padding=theme.MARGIN)
