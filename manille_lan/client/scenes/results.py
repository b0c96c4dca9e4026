"""What a deal gave, line by line, and how a match ended."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.cards import CardPictures, blit_card, card_width
from manille_lan.client.kit.buttons import Button
from manille_lan.client.kit.labels import Label, draw_seat_disc
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.overlay import Modal
from manille_lan.client.kit.widget import Description, Size, Widget
from manille_lan.client.table.board import NO_TRUMP, Board
from manille_lan.client.theme import Colour, Face, TextStyle
from manille_lan.engine.state import ScoreLine
from manille_lan.engine.view import PlayerView
from manille_lan.words.phrases import score_label, value_label

TOLD_BY_LABEL: Final = frozenset({"capped", "tie", "breach"})
"""Lines whose label already says the number."""
SIDE_COLOURS: Final[tuple[Colour, ...]] = (theme.GOLD, theme.INFO, *theme.SEATS[2:])


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A line of the account: its label, and a text for each side in the order of the columns."""

    label: str
    values: tuple[str, ...]
    is_strong: bool = False
    is_total: bool = False


class ScoreSheet(Widget):
    """The account as a table with a column a side."""

    role = "table"

    def __init__(self, name: str, heads: Sequence[str], rows: Sequence[SheetRow]) -> None:
        super().__init__("score-sheet", name)
        self.heads, self.rows = tuple(heads), tuple(rows)

    def describe(self) -> Description:
        """Every row in words."""
        told = [f"{row.label}: {' / '.join(value or '–' for value in row.values)}" for row in self.rows]
        return Description(self.role, self.name, "; ".join(told))

    def wanted(self, look: Look, width: int) -> Size:
        """A line each."""
        return width, self._high(look) * (len(self.rows) + 1) + look.t(6)

    def _high(self, look: Look) -> int:
        return look.t(32)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw heads and rows, thin lines between."""
        label_room = round(self.rect.w * 0.42)
        column = (self.rect.w - label_room) // max(1, len(self.heads))
        top, high = self.rect.y, self._high(look)
        for number, head in enumerate(self.heads):
            style = TextStyle(16, "semibold", SIDE_COLOURS[number % len(SIDE_COLOURS)])
            picture = look.picture(head, style, column - look.u(12))
            surface.blit(
                picture,
                (self.rect.x + label_room + number * column, top + (high - picture.get_height()) // 2),
            )
        for row in self.rows:
            surface.fill(theme.QUIET_LINE, (self.rect.x, top + high, self.rect.w, look.u(1)))
            top += high
            self._draw_row(surface, look, row, Rect(self.rect.x, top, label_room, high), column)

    def _draw_row(self, surface: Surface, look: Look, row: SheetRow, place: Rect, column: int) -> None:
        face: Face = "serif" if row.is_total else "semibold" if row.is_strong else "regular"
        size = 20 if row.is_total else 17
        label = TextStyle(size, face, theme.TEXT if row.is_strong or row.is_total else theme.DIM)
        picture = look.picture(row.label, label, place.w - look.u(12))
        surface.blit(picture, (place.x, place.centery - picture.get_height() // 2))
        for number, value in enumerate(row.values):
            colour = SIDE_COLOURS[number % len(SIDE_COLOURS)] if row.is_total else theme.TEXT
            picture = look.picture(value, TextStyle(size, face, colour), column - look.u(12))
            surface.blit(picture, (place.right + number * column, place.centery - picture.get_height() // 2))


class OpenedHands(Widget):
    """All hands as they were dealt, two players side by side."""

    role = "hands"

    def __init__(self, board: Board, view: PlayerView) -> None:
        super().__init__("opened-hands", board.words("client-opened-hands"))
        self.board, self.view = board, view
        self.pictures: CardPictures = board.pictures

    def describe(self) -> Description:
        """Who held what."""
        told = [
            f"{self.board.name(seat)}: {self.board.words.cards(cards)}"
            for seat, cards in enumerate(self.view.dealt)
        ]
        return Description(self.role, self.name, "; ".join(told))

    def _columns(self) -> int:
        return 2 if len(self.view.dealt) > 1 else 1

    def _cell_high(self, look: Look) -> int:
        return look.t(26) + look.t(58) + look.u(8)

    def wanted(self, look: Look, width: int) -> Size:
        """A heading and a line of small cards for every two players."""
        lines = -(-len(self.view.dealt) // self._columns())
        return width, look.t(24) + lines * self._cell_high(look)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the heading, then name and cards of each player, one's own first."""
        head = look.picture(self.name, TextStyle(15, "semibold", theme.DIM))
        surface.blit(head, self.rect.topleft)
        width = self.rect.w // self._columns()
        seats = sorted(range(len(self.view.dealt)), key=self.board.place)
        for index, seat in enumerate(seats):
            across, down = index % self._columns(), index // self._columns()
            left = self.rect.x + across * width
            top = self.rect.y + look.t(24) + down * self._cell_high(look)
            self._draw_hand(surface, look, seat, Rect(left, top, width - look.u(16), self._cell_high(look)))

    def _draw_hand(self, surface: Surface, look: Look, seat: int, place: Rect) -> None:
        board, height = self.board, look.t(58)
        middle = place.y + look.t(12)
        icon = "bot" if board.is_bot(seat) else ""
        disc = (place.x + look.t(11), middle)
        draw_seat_disc(surface, look, disc, look.t(10), board.name(seat), board.place(seat), icon)
        name = look.picture(board.name(seat), TextStyle(14, "semibold"), place.w - look.t(30))
        surface.blit(name, (place.x + look.t(28), middle - name.get_height() // 2))
        wide, cards = card_width(height), self.view.dealt[seat]
        step = min(wide + look.u(2), (place.w - wide) / max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            spot = (place.x + wide / 2 + index * step, place.y + look.t(26) + height / 2)
            blit_card(surface, self.pictures, card.text, height, spot)


class ScoreGraph(Widget):
    """The scores after each deal as lines, one a side."""

    role = "graph"

    def __init__(self, name: str, heads: Sequence[str], deals: Sequence[tuple[int, ...]]) -> None:
        super().__init__("score-graph", name)
        self.heads, self.deals = tuple(heads), tuple(deals)

    def describe(self) -> Description:
        """The scores, deal by deal."""
        return Description(self.role, self.name, "; ".join(" ".join(map(str, deal)) for deal in self.deals))

    def wanted(self, look: Look, width: int) -> Size:
        """A fixed height."""
        return width, look.t(190)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the line of nought, the sides' lines and the scores that they end with."""
        inner = self.rect.inflate(-2 * look.u(26), -2 * look.u(20))
        inner.w -= look.t(40)
        history = [(0,) * len(self.heads), *self.deals]
        least, most = min(map(min, history)), max(map(max, history))
        step, scale = inner.w / max(1, len(history) - 1), inner.h / max(1, most - least)
        surface.fill(theme.QUIET_LINE, (inner.x, round(inner.bottom + least * scale), inner.w, look.u(1)))
        for side in range(len(self.heads)):
            points = [
                (inner.x + index * step, inner.bottom - (scores[side] - least) * scale)
                for index, scores in enumerate(history)
            ]
            if len(points) > 1:
                pygame.draw.lines(surface, _colour(side), False, points, max(2, look.u(3)))
            for point in points:
                pygame.draw.aacircle(surface, _colour(side), point, max(2, look.u(4)))
        high = look.t(18)
        ends = [inner.bottom - (score - least) * scale for score in history[-1]]
        for side, middle in enumerate(apart(ends, high, (inner.y - high, inner.bottom + high))):
            last = look.picture(str(history[-1][side]), TextStyle(16, "bold", _colour(side)))
            surface.blit(last, last.get_rect(midleft=(inner.right + look.u(10), middle)))


def _colour(side: int) -> Colour:
    return SIDE_COLOURS[side % len(SIDE_COLOURS)]


def apart(middles: Sequence[float], high: float, span: tuple[float, float]) -> list[float]:
    """Where labels of this height lie, each as near to its middle as the others let it, within the span."""
    order = sorted(range(len(middles)), key=lambda index: middles[index])
    placed = list(middles)
    lowest = span[0] + high / 2
    for index in order:
        placed[index] = lowest = max(lowest, placed[index])
        lowest += high
    highest = span[1] - high / 2
    for index in reversed(order):
        placed[index] = highest = min(highest, placed[index])
        highest -= high
    return placed


# The dialogs -------------------------------------------------------------------------------------


def deal_modal(
    board: Board,
    on_next: Callable[[], None],
    on_match: Callable[[], None],
    on_reasons: Callable[[], None] | None = None,
) -> Modal:
    """The result of a deal; after the last one of a match it leads on to the match's. `on_reasons` shows why
    the bots did what they did; None where there is nothing to show.
    """
    view, say = board.view, board.words
    assert view is not None, "a result is shown of a deal"
    order = side_order(view)
    body: list[Widget] = [
        Label("deal-about", _about(board, view), theme.QUIET, wraps=True, side="centre"),
        ScoreSheet(say("client-account"), [board.side_name(side) for side in order], sheet_rows(board, view)),
    ]
    if any(view.dealt):
        body.append(OpenedHands(board, view))
    if view.match.winners:
        action = Button("to-match", say("client-to-match"), on_match, is_primary=True)
    else:
        action = Button("next-deal", say("client-next-deal"), on_next, is_primary=True)
    actions: list[Widget] = [action.stretch(0, basis=260)]
    if on_reasons is not None:
        why = Button("why", say("client-reasons"), on_reasons, icon="question")
        actions.append(why.stretch(0, basis=260))
    return Modal("deal-result", _title(board, view), body, actions, can_escape=False, width=860)


def match_modal(board: Board, on_again: Callable[[], None] | None, on_lobby: Callable[[], None]) -> Modal:
    """Who won the match, and how it went; `on_again` None where only the host may ask for another."""
    view, say = board.view, board.words
    assert view is not None, "a match that ended has a last deal"
    order = side_order(view)
    heads = [board.side_name(side) for side in order]
    deals = [tuple(scores[side] for side in order) for scores in board.model.deals]
    rows = [
        SheetRow(say("client-total"), tuple(str(view.match.scores[side]) for side in order), is_total=True)
    ]
    if sum(view.match.legs) > 1:
        legs = tuple(str(view.match.legs[side]) for side in order)
        rows.insert(0, SheetRow(say("client-legs"), legs, is_strong=True))
    body: list[Widget] = [ScoreSheet(say("client-account"), heads, rows)]
    if len(deals) > 1:
        body.append(ScoreGraph(say("client-history"), heads, deals))
    actions: list[Widget] = [Button("to-lobby", say("client-to-lobby"), on_lobby)]
    if on_again is not None:
        actions.insert(0, Button("again", say("client-again"), on_again, is_primary=True))
    else:
        body.append(Label("again-hint", say("client-again-hint"), theme.QUIET, wraps=True, side="centre"))
    return Modal("match-result", match_title(board, view), body, actions, can_escape=False, width=760)


def side_order(view: PlayerView) -> list[int]:
    """The sides, one's own first."""
    own = view.match.sides[view.seat] if view.seat is not None else 0
    return sorted(range(len(view.match.scores)), key=lambda side: side != own)


def sheet_rows(board: Board, view: PlayerView) -> list[SheetRow]:
    """Every score line, then the total."""
    order = side_order(view)
    rows: list[SheetRow] = []
    for lines in _grouped(view.lines):
        first = lines[0]
        by_side = {line.side: line for line in lines}
        label = score_label(board.words, first.what, first.value)
        values = tuple(_value(by_side.get(side), by_side.get(-1)) for side in order)
        rows.append(SheetRow(label, values, is_strong=first.counted))
    label = board.words("client-total-of", match=value_label(board.words, "match", view.match.format))
    totals = tuple(str(view.match.scores[side]) for side in order)
    return [*rows, SheetRow(label, totals, is_total=True)]


def _grouped(lines: Sequence[ScoreLine]) -> list[list[ScoreLine]]:
    """Lines of one kind that follow each other, for different sides, stand in one row."""
    groups: list[list[ScoreLine]] = []
    for line in lines:
        last = groups[-1] if groups else []
        if last and last[0].what == line.what and line.side not in {known.side for known in last}:
            last.append(line)
        else:
            groups.append([line])
    return groups


def _value(line: ScoreLine | None, common: ScoreLine | None) -> str:
    told = line or common
    if told is None or told.what in TOLD_BY_LABEL:
        return ""
    if told.what.startswith("times_"):
        return f"× {told.value}"
    return f"{told.value:+}" if told.counted else str(told.value)


def _title(board: Board, view: PlayerView) -> str:
    """Who wins the deal, in one line."""
    say = board.words
    if view.outcome == "annulled":
        return say("event-thrown_in")
    gained = [0] * len(view.match.scores)
    for line in view.lines:
        if line.counted:
            gained[line.side] += line.value
    most = max(gained, key=abs)
    if not most or gained.count(most) > 1:
        return say("client-deal-tied")
    side = gained.index(most)
    is_for_oneself = view.match.sides.count(side) == 1
    if view.seat is None or is_for_oneself or len(gained) > 2:
        return say("client-deal-won-by", side=board.side_name(side), points=f"{most:+}")
    own = view.match.sides[view.seat]
    return say("client-deal-won" if own == side else "client-deal-lost", points=most)


def match_title(board: Board, view: PlayerView) -> str:
    """Who wins the match, in one line."""
    winners, say = view.match.winners, board.words
    if len(winners) != 1:
        return say("event-match_over.shared")
    return say("event-match_over", side=winners[0])


def _about(board: Board, view: PlayerView) -> str:
    """Trumps and what the deal counted."""
    say = board.words
    if not view.trump:
        return say("client-deal-number", number=view.number)
    trump = say("client-no-trump") if view.trump == NO_TRUMP else say.suit(view.trump)
    return say("client-deal-about", number=view.number, trump=trump, times=view.multiplier)
