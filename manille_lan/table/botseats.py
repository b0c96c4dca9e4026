"""The seats that bots play: starting their processes, asking them, pacing what they answer."""

from __future__ import annotations

from manille_lan.bots.reason import Reason
from manille_lan.bots.referee import Fault, Verdict
from manille_lan.engine.actions import Action
from manille_lan.records.entries import Entry, quoted
from manille_lan.table.effects import AskBot, StartBot, StopBot
from manille_lan.table.floor import Floor
from manille_lan.table.people import Chair


class BotSeats:
    """Which bot is asked for what. One seat is asked at a time; an answer waits until its time has come."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._started: set[int] = set()
        self._request = 0
        self._asked: tuple[int, int] | None = None
        self._answer: tuple[int, Action, Reason | None] | None = None
        self._not_before = 0.0

    @property
    def due(self) -> float | None:
        """When an answer that waits may fall."""
        return self._not_before if self._answer is not None and not self._floor.rests else None

    def begin(self) -> None:
        """A match begins, or goes on after a restart: no faults, and fresh processes."""
        for chair in self._floor.people.chairs:
            if chair.player:
                self._start(chair.seat, chair.player)

    def finish(self) -> None:
        """The match is over: no process is needed."""
        for seat in sorted(self._started):
            self._stop(seat)
        self._forget_question()

    def take_over(self, chair: Chair, now: float) -> None:
        """A bot plays for whoever sits there and is away."""
        chair.understudy = self._floor.setup.understudy
        self._start(chair.seat, chair.understudy)
        self._floor.record([Entry("takeover", f"{chair.seat} {chair.understudy}")])
        self._floor.note("takeover", seat=chair.seat, name=chair.name, bot=chair.understudy)
        self._floor.announce()
        self.ask(now)

    def dismiss_understudy(self, chair: Chair) -> None:
        """Whoever sits there plays again, from the next decision on."""
        if not chair.understudy:
            return
        chair.understudy = ""
        self._stop(chair.seat)
        self._floor.record([Entry("back", str(chair.seat))])
        under_way = self._asked or self._answer
        if under_way is not None and under_way[0] == chair.seat:
            self._forget_question()

    def pause(self, now: float, *, trick: bool) -> None:
        """People see what happened before a bot goes on; without people nobody waits."""
        timing = self._floor.setup.timing
        is_watched = bool(self._floor.people.persons_here())
        self._not_before = now + (timing.bot_pause + timing.trick_pause * trick if is_watched else 0.0)

    def ask(self, now: float) -> None:
        """Ask the seat on turn, if a bot plays it and has not been asked."""
        game = self._floor.game
        view = game.view(game.to_act) if game is not None and game.to_act is not None else None
        if view is None or view.seat is None or self._asked is not None or self._answer is not None:
            return
        if self._floor.people.chairs[view.seat].player:
            self._request += 1
            self._asked = (view.seat, self._request)
            self._floor.do(AskBot(view.seat, self._request, view))

    def answered(self, seat: int, request: int, verdict: Verdict) -> None:
        """The verdict on an answer; one to a question that no longer stands is left alone."""
        if self._asked != (seat, request):
            return
        self._asked = None
        self._answer = (seat, verdict.action, verdict.reason)
        if verdict.fault is not None:
            self._fault(self._floor.people.chairs[seat], verdict.fault)

    def take_due(self, now: float) -> tuple[int, Action, Reason | None] | None:
        """The action that has waited long enough, with its seat and reason: it leaves here and must be
        applied.
        """
        if self._answer is None or self.due is None or now < self.due:
            return None
        due, self._answer = self._answer, None
        return due

    def _fault(self, chair: Chair, fault: Fault) -> None:
        """Noted in the record, shown at the table; the understudy already plays for who has lost the seat."""
        self._floor.record([Entry("fault", f"{chair.seat} {fault.kind} {quoted(fault.trace)}")])
        self._floor.note("bot_fault", seat=chair.seat, name=chair.name, count=fault.strikes)
        understudy = self._floor.setup.understudy
        if fault.loses_seat and chair.bot and chair.bot != understudy:
            chair.bot = understudy
            self._floor.record([Entry("takeover", f"{chair.seat} {understudy}")])
            self._floor.note("bot_replaced", seat=chair.seat, name=chair.name, bot=understudy)
            self._floor.announce()

    def _start(self, seat: int, bot: str) -> None:
        self._started.add(seat)
        self._floor.do(StartBot(seat, bot, self._floor.rules))

    def _stop(self, seat: int) -> None:
        self._started.discard(seat)
        self._floor.do(StopBot(seat))

    def _forget_question(self) -> None:
        self._asked, self._answer = None, None
