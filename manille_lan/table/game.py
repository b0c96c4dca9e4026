"""The match at a table: deals begun, actions applied, what must be recorded. Knows seats as numbers only."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille_lan.bots.reason import Reason
from manille_lan.engine.actions import Action
from manille_lan.engine.draw import Draws, drawn_dealer, drawn_ranking, drawn_seats
from manille_lan.engine.events import Event
from manille_lan.engine.match import begin_match, finish_deal, gathered
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.state import Deal, Match
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView
from manille_lan.records import compose
from manille_lan.records.entries import Entry
from manille_lan.records.standing import Standing

Events = tuple[Event, ...]


def shuffled(rules: Rules, rng: Random) -> tuple[int, ...]:
    """A shuffled pack."""
    order = list(rules.deck)
    rng.shuffle(order)
    return tuple(order)


@dataclass(frozen=True, slots=True)
class Given:
    """The reason that a bot gave: for which action of the deal (from 1), where that stands in the deal's
    history, and whose it was.
    """

    number: int
    event: int
    seat: int
    reason: Reason


class Game:
    """One match by fixed rules. `entries` collects what is to be recorded, until somebody takes it;
    `reasons` are those given in the deal that is on, or that was on last. Nobody is told them before its end.
    """

    def __init__(self, rules: Rules, rng: Random, dealer: int) -> None:
        self.rules = rules
        self._rng = rng
        self.match: Match = begin_match(rules, dealer)
        self.deal: Deal | None = None
        self.order: tuple[int, ...] = ()
        self.entries: list[Entry] = []
        self.reasons: list[Given] = []

    @property
    def is_over(self) -> bool:
        """Whether the match has its winners."""
        return bool(self.match.winners)

    @property
    def pack_text(self) -> str:
        """The pack of the deal that is on, as it was before it was cut and dealt; empty when none is on."""
        is_on = self.deal is not None and not self.deal.outcome
        return " ".join(self.rules.pack.cards[card].text for card in self.order) if is_on else ""

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, None between deals."""
        return self.deal.seat if self.deal is not None and self.deal.seat >= 0 else None

    def begin_deal(self) -> Events:
        """Shuffle (or gather) and deal."""
        keeps_order = self.rules["shuffle"] == "none" and self.deal is not None
        self.order = (
            gathered(self.rules, self.deal) if keeps_order and self.deal else shuffled(self.rules, self._rng)
        )
        self.deal, events = begin_deal(self.rules, self.match, self.order)
        self.reasons.clear()
        self.entries.append(compose.deal_begun(self.match.number, self.match.dealer))
        return events + self._after()

    def go_on(self, stands: Standing) -> None:
        """Stand as a match stood that was broken off."""
        self.match, self.deal, self.order = stands.match, stands.deal, stands.order
        self.entries += stands.missing

    def act(
        self, seat: int, action: Action, milliseconds: int = 0, reason: Reason | None = None
    ) -> Events:
        """An action of a seat, and its reason if a bot gave one. Raises IllegalAction where the rules refuse
        it; then nothing has changed.
        """
        assert self.deal is not None, "no deal is on"
        before = self.deal
        self.deal, events = apply(self.rules, before, seat, action)
        if reason is not None:
            self.reasons.append(Given(self.deal.turn, len(before.history), seat, reason))
        self.entries.append(compose.acted(seat, action, milliseconds))
        return events + self._after()

    def view(self, seat: int | None) -> PlayerView | None:
        """What a seat (None: a spectator) may know; None before the first deal."""
        if self.deal is None:
            return None
        return project(self.rules, self.deal, seat, match=self.match if self.deal.outcome else None)

    def _after(self) -> Events:
        """Take a finished deal into account."""
        if self.deal is None or not self.deal.outcome:
            return ()
        self.match, events = finish_deal(self.rules, self.deal)
        told = [(given.number, given.seat, given.reason) for given in self.reasons]
        self.entries += compose.deal_ended(self.rules, self.deal, self.order, self.match.winners, told)
        return events


def first_dealer(rules: Rules, rng: Random, host: int) -> tuple[int, Draws]:
    """Who deals first by the option `first_dealer`, and the cards drawn for it."""
    if rules["first_dealer"] == "host":
        return host, []
    if rules["first_dealer"] == "random":
        return rng.randrange(rules.players), []
    return drawn_dealer(rules.pack, shuffled(rules, rng), rules.players)


def drawn_places(rules: Rules, rng: Random) -> tuple[list[int], Draws]:
    """With `seating = draw`: the new seat of whoever sits on each seat now, and the cards drawn."""
    ranking, draws = drawn_ranking(rules.pack, shuffled(rules, rng), rules.players)
    return drawn_seats(ranking), draws
