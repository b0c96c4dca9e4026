"""The panels beside the hand: the score, counting up, and the last trick, which opens into a large panel."""

from collections.abc import Callable

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.cards import blit_card, blit_ring, card_width
from manille_lan.client.clock import Anim, ease_out
from manille_lan.client.kit.labels import draw_seat_disc
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_panel, draw_shadow, put
from manille_lan.client.kit.widget import ENTER_KEYS, Description, Place, Widget
from manille_lan.client.layout import CARD_RATIO
from manille_lan.client.table.board import Board
from manille_lan.client.theme import TextStyle
from manille_lan.engine.view import TrickView

SIDE_COLOURS = (theme.GOLD, theme.INFO, theme.TEXT)
MOST_ROWS = 4
"""More sides than this stand in two columns."""


class ScorePanel(Widget):
    """The scores of the leg by side, one's own first, and the legs won where there are several."""

    role = "score"

    def __init__(self, board: Board) -> None:
        super().__init__("score", board.words("client-score"))
        self.board = board
        self._from: tuple[int, ...] = ()
        self._to: tuple[int, ...] = ()
        self._anim: Anim | None = None

    def describe(self) -> Description:
        """Every side with its score."""
        told = [f"{self.board.side_name(side)} {score}" for side, score in self._ordered(self._scores())]
        return Description(self.role, self.name, ", ".join(told))

    def is_moving(self) -> bool:
        """Whether it still counts up."""
        return self._anim is not None and not self._anim.is_over(self.board.now)

    def count_up(self) -> None:
        """Take new scores and count up to them."""
        scores = self._scores()
        if scores != self._to:
            self._from, self._to = self._to or scores, scores
            self._anim = Anim(self.board.now, self.board.pace.seconds("count"), ease_out)

    def _scores(self) -> tuple[int, ...]:
        return self.board.view.match.scores if self.board.view is not None else ()

    def _shown(self) -> tuple[int, ...]:
        share = self._anim.update(self.board.now) if self._anim is not None else 1.0
        if len(self._from) != len(self._to):
            return self._to
        return tuple(round(a + (b - a) * share) for a, b in zip(self._from, self._to, strict=True))

    def _ordered(self, scores: tuple[int, ...]) -> list[tuple[int, int]]:
        """Sides with their scores, one's own side first."""
        view = self.board.view
        sides = view.match.sides if view is not None else ()
        own = sides[self.board.me] if self.board.me < len(sides) else 0
        return sorted(enumerate(scores), key=lambda pair: pair[0] != own)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the panel and a line a side."""
        draw_panel(surface, self.rect, look.u(theme.PANEL_RADIUS), opacity=215)
        left, top = self.rect.x + look.u(12), self.rect.y + look.u(8)
        head = look.picture(self._title(), theme.CAPTION, self.rect.w - look.u(24))
        surface.blit(head, (left, top))
        lines = self._ordered(self._shown())
        top += head.get_height()
        columns = 1 if len(lines) <= MOST_ROWS else 2
        rows = max(2, -(-len(lines) // columns))
        high = max(1, (self.rect.bottom - look.u(6) - top) // rows)
        wide = (self.rect.w - look.u(24)) // columns
        gap = look.u(6) if columns > 1 else 0
        for number, (side, score) in enumerate(lines):
            line = Rect(left + number // rows * wide, top + high * (number % rows), wide - gap, high)
            self._draw_line(surface, look, line, side, score, SIDE_COLOURS[min(number, 2)])

    def _draw_line(
        self, surface: Surface, look: Look, line: Rect, side: int, score: int, colour: theme.Colour
    ) -> None:
        size = min(22.0, line.h / look.scale.text * 0.72)
        value = look.picture(str(score), TextStyle(size, "bold", colour))
        put(surface, value, "midright", line.midright)
        room = max(1, line.w - look.u(8) - value.get_width())
        style = TextStyle(min(15.0, size), "regular", theme.TEXT)
        put(surface, look.picture(self.board.side_name(side), style, room), "midleft", line.midleft)

    def _title(self) -> str:
        view, say = self.board.view, self.board.words
        if view is None or not any(view.match.legs) or (view.match.winners and sum(view.match.legs) == 1):
            return self.name
        own = [legs for _, legs in self._ordered(view.match.legs)]
        return say("client-score-legs", legs="–".join(map(str, own)))


class LastTrick(Widget):
    """The last trick in small; hover or Enter opens it as a panel."""

    role = "last trick"
    is_focusable = True

    def __init__(self, board: Board, on_open: Callable[[bool], None], on_toggle: Callable[[], None]) -> None:
        """`on_open` is told True when the pointer is over it, False when it leaves; Enter toggles."""
        super().__init__("last", board.words("client-last-trick"))
        self.board, self.on_open, self.on_toggle = board, on_open, on_toggle

    def can_focus(self) -> bool:
        """Where there is one."""
        return super().can_focus() and self.board.last_trick is not None

    def describe(self) -> Description:
        """Who laid which card, and who won."""
        return Description(self.role, self.name, trick_sentence(self.board, self.board.last_trick))

    def take_hover(self, place: Place | None) -> None:
        """Open while the pointer is over it."""
        self.on_open(place is not None and self.board.last_trick is not None)

    def take_key(self, event: object) -> bool:
        """Enter opens it, and closes it again."""
        if getattr(event, "key", None) in ENTER_KEYS:
            self.on_toggle()
            return True
        return False

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the panel and the cards in small."""
        draw_panel(surface, self.rect, look.u(theme.PANEL_RADIUS), opacity=215)
        left, top = self.rect.x + look.u(12), self.rect.y + look.u(8)
        head = look.picture(self.name, theme.CAPTION, self.rect.w - look.u(24))
        surface.blit(head, (left, top))
        trick = self.board.last_trick
        if trick is None:
            return
        top += head.get_height() + look.u(4)
        room, count = self.rect.w - look.u(24), len(trick.cards)
        height = max(8, min(self.rect.bottom - look.u(10) - top, round(room / CARD_RATIO)))
        wide = card_width(height)
        step = min(wide + look.u(4), (room - wide) / max(1, count - 1))
        for index, card in enumerate(trick.cards):
            place = (left + index * step + wide / 2, top + height / 2)
            blit_card(surface, self.board.pictures, card.text, height, place)
            if self.board.view is not None and self.board.view.seat_of(trick, index) == trick.winner:
                blit_ring(surface, self.board.pictures, height, place, 0, max(1, look.u(2)))


class TrickPanel(Widget):
    """The last trick in large: each card with the name of who laid it, the winner's ringed."""

    role = "panel"

    def __init__(self, board: Board) -> None:
        super().__init__("last-panel", board.words("client-last-trick"))
        self.board = board
        self.is_shown = False

    def describe(self) -> Description:
        """The same in words."""
        return Description(self.role, self.name, trick_sentence(self.board, self.board.last_trick))

    def hit(self, place: Place) -> Widget | None:
        """Lets everything through."""
        return None

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw it in the middle of the table, above the hand."""
        trick = self.board.last_trick
        if trick is None:
            return
        height = min(self.board.layout.trick_card[1], look.t(150))
        wide, gap, count = card_width(height), look.u(22), len(trick.cards)
        room = self.board.layout.table.w - look.u(60)
        step = min(wide + gap, (room - wide) / max(1, count - 1))
        panel = Rect(0, 0, round(step * (count - 1) + wide + 2 * look.u(24)), height + look.t(84))
        panel.midbottom = (self.board.layout.table.centerx, self.board.layout.hand_top - look.u(8))
        panel.top = max(panel.top, self.board.layout.table.top + look.u(4))
        draw_shadow(surface, panel, look.u(theme.MODAL_RADIUS), look.u(10), 150, look.u(6))
        draw_panel(surface, panel, look.u(theme.MODAL_RADIUS), opacity=246, line=theme.LINE)
        head = look.picture(self.name, theme.HEADING)
        put(surface, head, "midtop", (panel.centerx, panel.y + look.t(8)))
        left = panel.x + look.u(24) + wide / 2
        middle = panel.y + look.t(44) + height / 2
        for index in range(count):
            self._draw_card(surface, look, trick, index, (left + index * step, middle), height, round(step))

    def _draw_card(
        self,
        surface: Surface,
        look: Look,
        trick: TrickView,
        index: int,
        place: tuple[float, float],
        height: int,
        room: int,
    ) -> None:
        board = self.board
        seat = board.view.seat_of(trick, index) if board.view is not None else 0
        blit_card(surface, board.pictures, trick.cards[index].text, height, place)
        is_winner = seat == trick.winner
        if is_winner:
            blit_ring(surface, board.pictures, height, place, 0, look.u(3))
        style = TextStyle(14, "semibold", theme.GOLD if is_winner else theme.TEXT)
        name = look.picture(board.name(seat), style, max(1, room - look.u(10)))
        below = (round(place[0]), round(place[1] + height / 2) + look.t(18))
        put(surface, name, "center", below)
        disc = (round(place[0]), round(place[1] - height / 2))
        icon = "bot" if board.is_bot(seat) else ""
        draw_seat_disc(surface, look, disc, look.u(11), board.name(seat), board.place(seat), icon)


def trick_sentence(board: Board, trick: TrickView | None) -> str:
    """A trick as a sentence: who laid what, in order, and who won it."""
    view = board.view
    if trick is None or view is None:
        return board.words("client-no-trick")
    told = [
        f"{board.name(view.seat_of(trick, index))}: {board.words.card(card)}"
        for index, card in enumerate(trick.cards)
    ]
    if trick.winner is not None and len(trick.cards) == view.players:
        told.append(board.words("event-won", seat=trick.winner))
    return "; ".join(told)
