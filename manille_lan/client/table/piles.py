"""Piles of which only the top card lies face up: which card lies on which pile, and the piles as a picture.

One's own piles lie at the bottom, where their tops are the hand; the other player's lie beside his plate.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.cards import BACK, blit_card, card_width
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, draw_panel, put
from manille_lan.client.kit.widget import Description, Widget
from manille_lan.client.layout import CardPlace, TableLayout
from manille_lan.client.table.board import Board
from manille_lan.client.theme import TextStyle
from manille_lan.engine.cards import Card
from manille_lan.engine.view import PlayerView

PILE: Final = "pile"
COUNT = TextStyle(13, "bold", theme.PAPER_INK)


@dataclass(frozen=True, slots=True)
class Pile:
    """How many cards lie covered, and the card that lies face up on them (None: it was played)."""

    covered: int
    top: Card | None

    @property
    def count(self) -> int:
        """How many cards lie there in all."""
        return self.covered + (self.top is not None)


def has_piles(view: PlayerView | None) -> bool:
    """Whether this deal is played from piles."""
    return view is not None and any(place.name == PILE for place in view.places)


def piles_of(view: PlayerView, seat: int) -> tuple[Pile, ...]:
    """The piles of a seat in order. Which card lies on which pile follows from what everybody saw: the cards
    that were dealt face up, those played, and those turned since, each on the pile bared last.
    """
    covered = [place.count for place in view.places if place.name == PILE and place.owner == seat]
    tops: list[Card | None] = [None] * len(covered)
    bared: list[int] = []
    for event in view.history:
        cards = [arg for arg in event.args if isinstance(arg, Card)]
        if event.kind == "piles" and event.args[0] == seat:
            tops = [*cards, *tops[len(cards) :]]
        elif event.kind == "play" and event.by == seat and cards[0] in tops:
            bared.append(tops.index(cards[0]))
            tops[bared[-1]] = None
        elif event.kind == "uncovered" and event.args[0] == seat and bared:
            tops[bared.pop()] = cards[0]
    return tuple(Pile(count, top) for count, top in zip(covered, tops, strict=False))


def pile_places(layout: TableLayout, count: int) -> tuple[CardPlace, ...]:
    """Where one's own piles lie: side by side at the bottom of the table."""
    wide, high = layout.card
    gap = min(layout.scale.u(26), (layout.table.w - layout.scale.u(52) - wide) / max(1, count - 1) - wide)
    step = wide + gap
    first = layout.table.centerx - step * (count - 1) / 2
    middle = layout.table.bottom - layout.scale.u(22) - high / 2
    return tuple(CardPlace(first + step * index, middle) for index in range(count))


def hand_of(board: Board) -> tuple[tuple[Card, ...], tuple[CardPlace, ...]]:
    """One's own face-up cards in the order of their piles, and where each lies."""
    view = board.view
    if view is None or view.seat is None:
        return (), ()
    piles = piles_of(view, view.seat)
    places = pile_places(board.layout, len(piles))
    tops = [(pile.top, place) for pile, place in zip(piles, places, strict=True) if pile.top is not None]
    kept = [(top, place) for top, place in tops if top != board.model.laid]
    return tuple(top for top, _ in kept), tuple(place for _, place in kept)


class Piles(Widget):
    """All piles: the covered cards of one's own, and the other's with their tops."""

    role = "piles"

    def __init__(self, board: Board) -> None:
        super().__init__("piles", board.words("table-piles"))
        self.board = board

    def describe(self) -> Description:
        """The other's tops, and how many cards lie under each."""
        view = self.board.view
        told = []
        for seat in self._others(view):
            assert view is not None, "somebody sits there"
            for pile in piles_of(view, seat):
                name = self.board.words.card(pile.top) if pile.top is not None else "–"
                told.append(f"{name} + {pile.covered}")
        return Description(self.role, self.name, ", ".join(told))

    def hit(self, place: tuple[int, int]) -> Widget | None:
        """Lets everything through: one's own tops are the hand."""
        return None

    def _others(self, view: PlayerView | None) -> list[int]:
        if view is None or not has_piles(view):
            return []
        return [seat for seat in range(view.players) if seat != self.board.me]

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the stacks; the tops of one's own are drawn by the hand."""
        view = self.board.view
        if view is None or not has_piles(view) or view.outcome:
            return
        layout = self.board.layout
        own = piles_of(view, self.board.me)
        places = pile_places(layout, len(own))
        for pile, place in zip(own, places, strict=True):
            self._draw_stack(surface, look, pile, (place.x, place.y), layout.card[1], view.seat is None)
        for seat in self._others(view):
            piles = piles_of(view, seat)
            plate = layout.plates[self.board.place(seat)]
            height, centres = beside(layout, plate, len(piles), look)
            for pile, centre in zip(piles, centres, strict=True):
                self._draw_stack(surface, look, pile, centre, height, True)

    def _draw_stack(
        self,
        surface: Surface,
        look: Look,
        pile: Pile,
        centre: tuple[float, float],
        height: int,
        shows_top: bool,
    ) -> None:
        """Covered cards a little askew, then the top where it is not the hand's, then the number of cards."""
        rect = Rect(0, 0, card_width(height), height)
        rect.center = (round(centre[0]), round(centre[1]))
        if not pile.count:
            draw_panel(surface, rect, look.u(8), theme.FELT_EDGE, 90, theme.QUIET_LINE)
            return
        shift = max(2, round(height * 0.022))
        for index in range(pile.covered, 0, -1):
            place = (centre[0] + shift * index, centre[1] - shift * index)
            blit_card(surface, self.board.pictures, BACK, height, place)
        flown = [card for _, card in self.board.stage.shown.trick]
        if shows_top and pile.top is not None and pile.top not in flown:
            blit_card(surface, self.board.pictures, pile.top.text, height, centre)
        if pile.covered:
            spot = (rect.right + shift, rect.top - shift)
            draw_disc(surface, spot, look.t(11), theme.PAPER, theme.LINE, look.u(1))
            put(surface, look.picture(str(pile.count), COUNT), "center", spot)


def beside(
    layout: TableLayout, plate: Rect, count: int, look: Look
) -> tuple[int, Iterable[tuple[float, float]]]:
    """Height and middles of the other's piles: half of them left of his plate, half of them right."""
    half = -(-count // 2)
    room = (layout.table.w - plate.w) / 2 - layout.scale.u(40)
    gap = layout.scale.u(22)
    height = round(min(layout.card[1] * 0.78, (room / half - gap) * 7 / 5))
    step = card_width(height) + gap
    middle = layout.top.bottom + layout.scale.u(18) + height / 2
    left = [plate.left - layout.scale.u(20) - step * (half - 0.5 - index) for index in range(half)]
    right = [plate.right + layout.scale.u(12) + step * (index + 0.5) for index in range(count - half)]
    return height, [(x, middle) for x in (*left, *right)]
