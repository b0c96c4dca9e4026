"""What all parts of the table draw from: the facts, what is still shown of them, places, pictures, words."""

from dataclasses import dataclass, field

from manille_lan.client.cards import CardPictures
from manille_lan.client.clock import Pace
from manille_lan.client.kit.icons import SUIT
from manille_lan.client.layout import CardPlace, TableLayout, layout
from manille_lan.client.model import TableModel
from manille_lan.client.motion import Stage
from manille_lan.client.table.plan import Plan
from manille_lan.engine.cards import Card
from manille_lan.engine.events import Event
from manille_lan.engine.view import PlayerView, TrickView
from manille_lan.words.loader import Words

NO_TRUMP = "none"
UNTOLD = frozenset({"play", "lay", "pick", "tell", "ask", "answer", "invite", "instruct"})
"""Actions that no plate tells: the picture does."""


@dataclass
class Board:
    """One table in one window. `words` are told for this table: they know names, sides and one's own seat."""

    model: TableModel
    stage: Stage
    pictures: CardPictures
    words: Words
    pace: Pace = field(default_factory=Pace)
    now: float = 0.0
    plan: Plan = field(default_factory=Plan)
    """What the person has put together and not yet sent."""
    layout: TableLayout = field(default_factory=lambda: layout(1280, 720, 4, 8))
    own_start: CardPlace | None = None
    """Where one's own card lay when it was sent."""

    @property
    def view(self) -> PlayerView | None:
        """The deal as one's own seat knows it."""
        return self.model.view

    @property
    def me(self) -> int:
        """The seat at the bottom: one's own, or seat 0 for a spectator."""
        return self.model.me or 0

    def place(self, seat: int) -> int:
        """A seat counted clockwise from the bottom, kept within the layout."""
        return self.model.place_of(seat) % len(self.layout.plates)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.words.seat(seat)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot sits there."""
        state = self.model.seat_state(seat)
        return state is not None and state.kind == "bot"

    def is_away(self, seat: int) -> bool:
        """Whether the player has lost his connection."""
        state = self.model.seat_state(seat)
        return state is not None and state.away

    @property
    def is_in_step(self) -> bool:
        """Whether the cards shown on the table are those of the view."""
        view = self.view
        return view is not None and [card for _, card in self.stage.shown.trick] == list(view.trick.cards)

    @property
    def winning(self) -> int | None:
        """The seat whose card on the table wins, where the facts tell it of just these cards."""
        view, shown = self.view, self.stage.shown
        if view is None or not shown.trick:
            return None
        if self.is_in_step:
            return view.trick.winner
        if shown.finished < len(view.tricks):
            trick = view.tricks[shown.finished]
            if [card for _, card in shown.trick] == list(trick.cards):
                return trick.winner
        return None

    @property
    def last_trick(self) -> TrickView | None:
        """The finished trick that may be looked at again."""
        view = self.view
        if view is None or not self.stage.shown.finished or self.model.option("show_last_trick") == "false":
            return None
        return view.tricks[min(self.stage.shown.finished, len(view.tricks)) - 1]

    @property
    def laid(self) -> Card | None:
        """One's own card that is on its way to the table and is not among the cards shown there."""
        card = self.model.laid
        if card is None:
            card = self.stage.coming(self.me) if self.own_start is not None else None
        shown = [lying for _, lying in self.stage.shown.trick]
        return None if card is None or card in shown else card

    def call_of(self, seat: int) -> Event | None:
        """What a seat said last in this deal, as long as no card has been played."""
        view = self.view
        if view is None or view.played:
            return None
        said = (event for event in reversed(view.history) if event.by == seat and event.kind not in UNTOLD)
        return next(said, None)

    def dealt_to(self, seat: int) -> tuple[Card, ...]:
        """Every card of a seat that is known: those it holds and those it has played."""
        view = self.view
        if view is None:
            return ()
        tricks = [(trick, index) for trick in (*view.tricks, view.trick) for index in range(len(trick.cards))]
        played = [trick.cards[index] for trick, index in tricks if view.seat_of(trick, index) == seat]
        return (*(view.hands[seat] or ()), *played)

    def side_name(self, side: int) -> str:
        """A side by its players, one's own first."""
        seats = [seat for seat, other in enumerate(self.model.sides) if other == side]
        seats.sort(key=self.model.place_of)
        names = [self.words("client-you") if seat == self.model.me else self.name(seat) for seat in seats]
        return " + ".join(names)


def trump_icon(trump: str) -> str:
    """The icon of a trump suit; empty for no-trump and while it is not fixed."""
    return SUIT + trump if trump and trump != NO_TRUMP else ""
