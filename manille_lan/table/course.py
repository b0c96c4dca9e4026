"""The course of play at a table: a match begins, deals follow, actions fall, a deal is closed."""

from __future__ import annotations

from collections.abc import Sequence

from manille_lan.bots.referee import Verdict
from manille_lan.engine.actions import Action
from manille_lan.engine.events import Event
from manille_lan.records import compose
from manille_lan.records.entries import Entry
from manille_lan.table.botseats import BotSeats
from manille_lan.table.effects import KeepSecret, OpenRecord, WriteRecord
from manille_lan.table.floor import Floor
from manille_lan.table.game import Game, drawn_places, first_dealer
from manille_lan.table.people import Chair


class Course:
    """Drives the matches of one table. `deadline` is when the next deal, or the table's end, comes by
    itself.
    """

    def __init__(self, floor: Floor, bots: BotSeats) -> None:
        self._floor = floor
        self._bots = bots
        self._went_on: set[int] = set()
        self.deadline: float | None = None

    def begin_match(self, now: float) -> None:
        """All is settled: draw, write the header, deal."""
        floor, rules = self._floor, self._floor.rules
        if rules["seating"] == "draw" and rules.players == 4:
            places, _ = drawn_places(rules, floor.rng)
            floor.people.rearrange(places)
        leader = floor.people.in_charge()
        host = leader.seat if leader is not None and leader.seat is not None else 0
        dealer, draws = first_dealer(rules, floor.rng, host)
        floor.game = Game(rules, floor.rng, dealer)
        self._bots.begin()
        setup = floor.setup
        entries = compose.header(rules, setup.program, setup.started(), setup.table, setup.name)
        entries += [seat_entry(chair) for chair in floor.people.chairs]
        floor.do(OpenRecord((*entries, *compose.first_dealer(rules, dealer, draws))))
        floor.happened([Event("drew", (seat, rules.pack.cards[card])) for seat, card in draws])
        self.begin_deal(now)

    def begin_deal(self, now: float) -> None:
        """The next deal of the match."""
        game = self._game
        self._floor.phase = "play"
        self._went_on.clear()
        self.deadline = None
        events = game.begin_deal()
        self._floor.do(KeepSecret(" ".join(game.rules.pack.cards[card].text for card in game.order)))
        self._took_place(events, now)
        self._floor.announce()

    def act(self, seat: int, action: Action, now: float) -> None:
        """An action of a seat falls. Raises IllegalAction where the rules refuse it; then nothing has
        changed.
        """
        self._took_place(self._game.act(seat, action), now)

    def bot_answered(self, seat: int, request: int, verdict: Verdict, now: float) -> None:
        """The bot of a seat answered, or failed to; its action falls when its time has come."""
        self._bots.answered(seat, request, verdict)
        self.let_bot_act(now)

    def let_bot_act(self, now: float) -> None:
        """Let the action fall that a bot has given and that has waited long enough."""
        due = self._bots.take_due(now)
        if due is not None:
            self.act(*due, now)

    def wants_to_go_on(self, seat: int, now: float) -> None:
        """Somebody has seen enough of the result; the next deal begins when all players who are here have."""
        self._went_on.add(seat)
        self.go_on_if_all(now)

    def go_on_if_all(self, now: float) -> None:
        """Begin the next deal if nobody is waited for."""
        waited = {guest.seat for guest in self._floor.people.players_here()} - self._went_on
        if self._floor.phase == "result" and not waited and self._floor.people.players_here():
            self.begin_deal(now)

    def time_is_up(self, now: float) -> None:
        """The deadline has passed."""
        self.deadline = None
        if self._floor.phase == "result":
            self.begin_deal(now)
        elif self._floor.phase == "over" and self._floor.setup.once:
            self._floor.end("match_over")

    def tell(self, now: float) -> None:
        """Write the record, send the views to those who have something to learn, ask the bot on turn."""
        floor, game = self._floor, self._floor.game
        if game is None:
            return
        if game.entries:
            floor.do(WriteRecord(tuple(game.entries)))
            game.entries.clear()
        for guest in list(floor.people.here()):
            if guest.events:
                floor.send_view(guest, fresh=False)
        self._bots.ask(now)

    @property
    def _game(self) -> Game:
        assert self._floor.game is not None, "no match is on"
        return self._floor.game

    def _took_place(self, events: Sequence[Event], now: float) -> None:
        """After anything in a deal: number it, pace the bots, close a deal that is over."""
        self._floor.number += 1
        self._floor.happened(events)
        self._bots.pause(now, trick=any(event.kind == "won" for event in events))
        deal = self._game.deal
        if deal is not None and deal.outcome:
            self._close_deal(now)

    def _close_deal(self, now: float) -> None:
        """The result is shown for a while; without people the next deal follows at once."""
        floor, timing = self._floor, self._floor.setup.timing
        floor.do(KeepSecret(""))
        is_watched = bool(floor.people.persons_here())
        if self._game.is_over:
            floor.phase = "over"
            self._bots.finish()
            if floor.setup.once:
                self.deadline = now + (timing.farewell if is_watched else 0.0)
        else:
            floor.phase = "result"
            self.deadline = now + (timing.result if is_watched else 0.0)
        floor.announce()


def seat_entry(chair: Chair) -> Entry:
    """Who sits on a chair when the match begins, for the record."""
    guest = chair.guest
    kind = "human" if guest is not None and guest.is_person else "bot"
    return compose.seat_entry(chair.seat, kind, chair.name, chair.bot)
