"""What was said before a trick, as paper bubbles at the plates of those who said it."""

from typing import Final

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, draw_shadow
from manille_lan.client.kit.widget import Description, Widget
from manille_lan.client.table.board import Board
from manille_lan.client.table.spots import around, cloth, first_free, trick_rects
from manille_lan.client.theme import TextStyle
from manille_lan.engine.events import Event
from manille_lan.words.phrases import action_said

SPEECH: Final = frozenset({"tell", "ask", "answer", "invite", "instruct", "decline"})
SAID = TextStyle(14, "semibold", theme.PAPER_INK)


class Spoken(Widget):
    """One bubble for each seat that has spoken since the last trick was taken."""

    role = "speech"

    def __init__(self, board: Board) -> None:
        super().__init__("spoken", board.words("table-spoken"))
        self.board = board

    def said(self) -> dict[int, Event]:
        """The last sentence of each seat, as long as the trick it was said before has not been taken."""
        view = self.board.view
        found: dict[int, Event] = {}
        if view is None or view.outcome or view.phase != "play":
            return found
        for event in view.history:
            if event.kind == "won":
                found.clear()
            elif event.by >= 0 and event.kind in SPEECH:
                found[event.by] = event
        return found

    def sentence(self, event: Event) -> str:
        """The words of a bubble."""
        return action_said(self.board.words, event.kind, event.args)

    def describe(self) -> Description:
        """Who said what."""
        told = [f"{self.board.name(seat)}: {self.sentence(event)}" for seat, event in self.said().items()]
        return Description(self.role, self.name, "; ".join(told))

    def hit(self, place: tuple[int, int]) -> Widget | None:
        """Lets everything through."""
        return None

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the bubbles, each beside its plate where the cloth is free."""
        layout = self.board.layout
        backs = [back for back in layout.backs if back is not None]
        taken = [*layout.plates, *backs, *trick_rects(layout)]
        for seat, event in self.said().items():
            plate = layout.plates[self.board.place(seat)]
            lines = look.lines(self.sentence(event), SAID, look.t(210))
            wide = max(look.t(56), max(look.width(line, SAID) for line in lines) + look.t(24))
            high = look.line_height(SAID) * len(lines) + look.t(12)
            spots = list(around(plate, (wide, high), look.u(8)))
            spot = first_free(cloth(layout), spots, taken) or spots[0].clamp(cloth(layout))
            taken.append(spot)
            self._draw_bubble(surface, look, lines, spot)

    def _draw_bubble(self, surface: Surface, look: Look, lines: list[str], rect: Rect) -> None:
        draw_shadow(surface, rect, look.u(12), look.u(8), 150, look.u(4))
        draw_panel(surface, rect, look.u(12), theme.PAPER, line=theme.LINE, line_width=look.u(2))
        top = rect.y + look.t(6)
        for line in lines:
            picture = look.picture(line, SAID)
            surface.blit(picture, picture.get_rect(midtop=(rect.centerx, top)))
            top += look.line_height(SAID)
