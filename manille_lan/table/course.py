"""The course of play at a table: a match begins, deals follow, actions fall, a deal is closed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from manille_lan.bots.reason import Reason
from manille_lan.bots.referee import Verdict
from manille_lan.engine.actions import Action
from manille_lan.engine.events import Event
from manille_lan.engine.variant import Rules
from manille_lan.records import compose
from manille_lan.records.entries import Entry
from manille_lan.table.botseats import BotSeats
from manille_lan.table.effects import OpenRecord
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
        plugins = plugin_versions(rules, floor.people.chairs, setup.plugins)
        entries = compose.header(rules, setup.program, setup.started(), setup.table, setup.name, plugins)
        entries += [seat_entry(chair) for chair in floor.people.chairs]
        floor.do(OpenRecord((*entries, *compose.first_dealer(rules, dealer, draws))))
        floor.happened([Event("drew", (seat, rules.pack.cards[card])) for seat, card in draws])
        self.begin_deal(now)

    def go_on(self, now: float) -> None:
        """The match was broken off and stands again: bots are started, and what was lost is written."""
        self._bots.begin()
        game = self._game
        self._write()
        if game.deal is None:
            self.begin_deal(now)
        elif game.deal.outcome:
            self._show_result(now)
        else:
            self._floor.phase = "play"
            self._floor.announce()

    def begin_deal(self, now: float) -> None:
        """The next deal of the match. Its pack is kept before the deal stands in the record."""
        self._floor.phase = "play"
        self._went_on.clear()
        self.deadline = None
        events = self._game.begin_deal()
        self._floor.keep()
        self._took_place(events, now)
        self._floor.announce()

    def act(self, seat: int, action: Action, now: float, reason: Reason | None = None) -> None:
        """An action of a seat falls, a bot's perhaps with its reason. Raises IllegalAction where the rules
        refuse it; then nothing has changed.
        """
        self._took_place(self._game.act(seat, action, reason=reason), now)

    def bot_answered(self, seat: int, request: int, verdict: Verdict, now: float) -> None:
        """The bot of a seat answered, or failed to; its action falls when its time has come."""
        self._bots.answered(seat, request, verdict)
        self.let_bot_act(now)

    def let_bot_act(self, now: float) -> None:
        """Let the action fall that a bot has given and that has waited long enough."""
        due = self._bots.take_due(now)
        if due is not None:
            seat, action, reason = due
            self.act(seat, action, now, reason)

    def wants_to_go_on(self, seat: int, now: float) -> None:
        """Somebody has seen enough of the result; the next deal begins when all players who are here have."""
        self._went_on.add(seat)
        self.go_on_if_all(now)

    def go_on_if_all(self, now: float) -> None:
        """Begin the next deal if nobody is waited for."""
        here = {guest.seat for guest in self._floor.people.players_here()}
        if self._floor.phase == "result" and here and here <= self._went_on:
            self.begin_deal(now)

    def somebody_came(self, now: float) -> None:
        """A match that rested while nobody was here goes on: the result is shown for its time."""
        if self._floor.phase == "result" and self.deadline is None and not self._floor.rests:
            self.deadline = now + self._floor.setup.timing.result

    def tick(self, now: float) -> None:
        """Let a bot act whose time has come, and do what the deadline was set for."""
        self.let_bot_act(now)
        if self.deadline is None or now < self.deadline:
            return
        self.deadline = None
        if self._floor.phase == "over":
            self._floor.end("match_over")
        elif not self._floor.rests:
            self.begin_deal(now)

    def tell(self, now: float) -> None:
        """Send the views to those who have something to learn, and ask the bot on turn."""
        for guest in self._floor.people.here():
            if guest.told != self._floor.number:
                self._floor.send_view(guest, fresh=False)
        self._bots.ask(now)

    @property
    def _game(self) -> Game:
        assert self._floor.game is not None, "no match is on"
        return self._floor.game

    def _took_place(self, events: Sequence[Event], now: float) -> None:
        """After anything in a deal: record and number it, pace the bots, show the result of a deal that is
        over.
        """
        self._write()
        self._floor.number += 1
        self._floor.happened(events)
        self._bots.pause(now, trick=any(event.kind == "won" for event in events))
        deal = self._game.deal
        if deal is not None and deal.outcome:
            self._show_result(now)

    def _write(self) -> None:
        self._floor.record(self._game.entries)
        self._game.entries.clear()

    def _show_result(self, now: float) -> None:
        """The result stands for a while; where nobody is here the next deal follows at once, or waits for
        the people who play.
        """
        floor, timing = self._floor, self._floor.setup.timing
        is_watched = bool(floor.people.persons_here())
        if self._game.is_over:
            floor.phase = "over"
            self._bots.finish()
            floor.people.forget_left()
            self.deadline = now + timing.farewell * is_watched if floor.setup.once else None
        else:
            floor.phase = "result"
            self.deadline = None if floor.rests else now + timing.result * is_watched
        floor.announce()


def seat_entry(chair: Chair) -> Entry:
    """Who sits on a chair when the match begins, for the record."""
    guest = chair.guest
    kind = "human" if guest is not None and guest.is_person else "bot"
    return compose.seat_entry(chair.seat, kind, chair.name, chair.bot)


def plugin_versions(rules: Rules, chairs: Iterable[Chair], known: Mapping[str, str]) -> dict[str, str]:
    """The versions of the variant and of the bots that take part, as far as they are known."""
    taking_part = (rules.variant.id, *(chair.bot for chair in chairs))
    return {id: known[id] for id in taking_part if id in known}
