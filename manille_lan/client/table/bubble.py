"""The paper bubble over a card that was refused: the rule, why it holds now, the cards that prove it."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface, draw

from manille_lan.client import theme
from manille_lan.client.cards import blit_card, card_width
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, draw_shadow
from manille_lan.client.kit.widget import Description, Place, Widget
from manille_lan.client.layout import CardPlace
from manille_lan.client.table.board import Board
from manille_lan.client.theme import TextStyle, mix

STAYS: Final = 6.0
"""Seconds; a bubble goes by itself, or with the next action."""
HEAD = TextStyle(15, "semibold", mix(theme.BAD, theme.INK, 0.35))
BODY = TextStyle(14.5, "regular", theme.PAPER_INK)
GOOD_HEAD = TextStyle(15, "semibold", mix(theme.OK, theme.INK, 0.5))
MOST_CARDS: Final = 8


@dataclass(frozen=True, slots=True)
class Remark:
    """What a bubble says: a heading, a sentence, cards in notation, and whether it is bad news."""

    head: str
    body: str
    cards: tuple[str, ...] = ()
    is_bad: bool = True


class Bubble(Widget):
    """Shown over a place of the hand, or over the middle where it speaks of no card."""

    role = "alert"

    def __init__(self, board: Board) -> None:
        super().__init__("bubble")
        self.board = board
        self.remark: Remark | None = None
        self._at: CardPlace | None = None
        self._until = 0.0
        self.is_shown = False

    def describe(self) -> Description:
        """What it says, with the cards that prove it."""
        remark = self.remark
        if remark is None:
            return Description(self.role, "")
        return Description(self.role, remark.head, f"{remark.body} {' '.join(remark.cards)}".strip())

    def say(self, remark: Remark, place: CardPlace | None) -> None:
        """Show a remark."""
        self.remark, self._at, self._until = remark, place, self.board.now + STAYS
        self.is_shown = True
        self.changed()

    def hush(self) -> None:
        """Take the bubble away."""
        if self.is_shown:
            self.remark, self.is_shown = None, False
            self.changed()

    def wake_at(self) -> float | None:
        """When it goes by itself."""
        return self._until if self.is_shown else None

    def update(self, now: float) -> None:
        """Go when the time has come."""
        if self.is_shown and now >= self._until:
            self.hush()

    def hit(self, place: Place) -> Widget | None:
        """Lets everything through."""
        return None

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the paper, its tip, the words and the cards."""
        remark = self.remark
        if remark is None:
            return
        inner = min(look.t(340), self.board.layout.table.w - look.u(48))
        head = look.lines(remark.head, HEAD, inner)
        body = look.lines(remark.body, BODY, inner)
        mini = look.t(58) if remark.cards else 0
        words = look.line_height(HEAD) * len(head) + look.line_height(BODY) * len(body)
        rect = Rect(0, 0, inner + look.u(28), words + look.u(22) + (mini + look.u(8) if mini else 0))
        tip = self._tip(look)
        rect.midbottom = (tip[0], tip[1] - look.u(12))
        table = self.board.layout.table
        rect.clamp_ip(table.inflate(-look.u(16), -look.u(16)))
        line = theme.BAD if remark.is_bad else theme.OK
        draw_shadow(surface, rect, look.u(10), look.u(8), 150, look.u(4))
        draw_panel(surface, rect, look.u(10), theme.PAPER, line=line, line_width=look.u(2))
        self._draw_tip(surface, look, rect, tip, line)
        top = rect.y + look.u(10)
        for texts, style in ((head, HEAD if remark.is_bad else GOOD_HEAD), (body, BODY)):
            for text in texts:
                surface.blit(look.picture(text, style), (rect.x + look.u(14), top))
                top += look.line_height(style)
        self._draw_cards(surface, look, rect, top + look.u(6), mini)

    def _tip(self, look: Look) -> Place:
        at, board = self._at, self.board
        if at is None:
            return board.layout.table.centerx, board.layout.hand_top
        return round(at.x), round(at.y - board.layout.card[1] / 2 - look.u(8))

    def _draw_tip(self, surface: Surface, look: Look, rect: Rect, tip: Place, line: theme.Colour) -> None:
        if tip[1] < rect.bottom:
            return
        x = max(rect.x + look.u(24), min(rect.right - look.u(24), tip[0]))
        base, wide = rect.bottom - look.u(2), look.u(10)
        end = (x, rect.bottom + look.u(11))
        draw.polygon(surface, theme.PAPER, [(x - wide, base), (x + wide, base), end])
        draw.aalines(surface, line, False, [(x - wide, base + look.u(1)), end, (x + wide, base + look.u(1))])

    def _draw_cards(self, surface: Surface, look: Look, rect: Rect, top: int, height: int) -> None:
        remark = self.remark
        if remark is None or not height:
            return
        cards = remark.cards[:MOST_CARDS]
        wide = card_width(height)
        step = min(wide + look.u(4), (rect.w - look.u(28) - wide) / max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            place = (rect.x + look.u(14) + wide / 2 + index * step, top + height / 2)
            blit_card(surface, self.board.pictures, card, height, place)
