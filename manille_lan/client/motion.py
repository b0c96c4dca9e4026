"""What the picture still shows while the facts are already further: cards on their way, a trick that stays.

The state comes first: the stage is told a view and what happened, and makes *beats* of it, one after another.
Whatever does not fit (a gap, a rewind, a burst after a lost connection) is not played but shown at once. It
is told the time and has no clock.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from manille_lan.client.clock import Anim, Pace, ease_in_out, ease_out, ease_snap
from manille_lan.engine.cards import Card
from manille_lan.engine.events import Event
from manille_lan.engine.view import PlayerView

MOST_WAITING: Final = 12
"""Beats that may wait; a window that is further behind skips to the end."""
BURST_SECONDS: Final = 1.0
"""What arrives so soon after such a skip belongs to the same burst and is not played either."""
FOR_EVER: Final = 3600.0

Laid = tuple[int, Card]
BeatKind = Literal["deal", "play", "stay", "collect", "turn"]


@dataclass(frozen=True, slots=True)
class Beat:
    """One motion: a deal, a card of `seat` to the trick, the full trick lying still, its way to `seat`, a
    card of `seat` turned up that was covered.
    """

    kind: BeatKind
    seat: int = 0
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """The deal as the picture shows it: cards on the table, cards in each hand, tricks by seat, how many of
    the finished tricks have been taken away.
    """

    number: int = 0
    trick: tuple[Laid, ...] = ()
    counts: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    finished: int = 0


def shown_of(view: PlayerView) -> Shown:
    """The deal as the view has it."""
    won = [0] * view.players
    for trick in view.tricks:
        if trick.winner is not None:
            won[trick.winner] += 1
    laid = tuple((view.seat_of(view.trick, i), card) for i, card in enumerate(view.trick.cards))
    return Shown(view.number, laid, view.counts, tuple(won), len(view.tricks))


class Stage:
    """Plays what happened, in order; `shown` is what lies still."""

    def __init__(self, pace: Pace | None = None, trick_seconds: float | None = 2.0) -> None:
        """`trick_seconds` is how long a full trick stays; None: until a click."""
        self.pace, self.trick_seconds = pace or Pace(), trick_seconds
        self.shown = Shown()
        self._view: PlayerView | None = None
        self._beats: deque[Beat] = deque()
        self._anim: Anim | None = None
        self._own: tuple[Card, Anim] | None = None
        self._burst = -BURST_SECONDS

    # What is going on ------------------------------------------------------------------------

    @property
    def beat(self) -> Beat | None:
        """The motion that runs."""
        return self._beats[0] if self._beats else None

    @property
    def is_idle(self) -> bool:
        """Whether the picture shows the view as it is."""
        return not self._beats

    @property
    def holds_input(self) -> bool:
        """Whether a click now could be meant for what is still shown: then no card is played by it."""
        return any(beat.kind != "play" for beat in self._beats)

    def coming(self, seat: int) -> Card | None:
        """The next card of a seat that is known to have been played and does not lie there yet."""
        return next((beat.card for beat in self._beats if beat.kind == "play" and beat.seat == seat), None)

    def share(self, now: float) -> float:
        """How far the running motion is, 0 to 1, eased."""
        return self._anim.update(now) if self._anim is not None else 1.0

    def elapsed(self, now: float) -> float:
        """Seconds since the running motion began."""
        return now - self._anim.start if self._anim is not None else 0.0

    def own_share(self, card: Card, now: float) -> float:
        """How far one's own card, sent but not yet confirmed, is on its way to the table."""
        if self._own is None or self._own[0] != card:
            return 1.0
        return self._own[1].update(now)

    def is_moving(self, now: float) -> bool:
        """Whether the next frame differs from this one (a trick that lies still does not move)."""
        own = self._own is not None and not self._own[1].is_over(now)
        return own or (self.beat is not None and self.beat.kind != "stay")

    def wake_at(self) -> float | None:
        """When the running motion ends; None where nothing runs."""
        if self._anim is None or self._anim.seconds >= FOR_EVER:
            return None
        return self._anim.end

    # Changes ---------------------------------------------------------------------------------

    def tell(self, view: PlayerView, events: Sequence[Event], now: float, *, is_whole: bool) -> None:
        """The facts have moved on to `view` by `events`; play them, or show the view at once where they do
        not lead there.
        """
        self._view = view
        beats = [*self._beats, *_beats(events)]
        goal = shown_of(view)
        reached = self.shown
        for beat in beats:
            reached = _after(reached, beat, view)
        if not is_whole or not _is_same(reached, goal):
            self.skip()
            return
        if len(beats) > MOST_WAITING or now - self._burst < BURST_SECONDS:
            self._burst = now
            self.skip()
            return
        was_idle = self.is_idle
        self._beats = deque(beats)
        if was_idle:
            self._begin(now)

    def lay(self, card: Card, now: float) -> None:
        """One's own card starts on its way to the table before the table has answered."""
        self._own = (card, Anim(now, self.pace.seconds("play"), ease_snap))

    def skip(self) -> None:
        """Show the view as it is: the person clicked, or there is too much to play."""
        self._beats.clear()
        self._anim = None
        if self._view is not None:
            self.shown = shown_of(self._view)

    def forget(self) -> None:
        """The table was left, or a new match begins."""
        self._view = None
        self._beats.clear()
        self._anim = self._own = None
        self.shown = Shown()

    def update(self, now: float) -> bool:
        """Let the time pass: beats that are over end, the next begins; whether anything changed."""
        changed = False
        while self._beats and self._anim is not None and self._anim.is_over(now):
            changed = True
            end = self._anim.end
            beat = self._beats.popleft()
            if self._view is not None:
                self.shown = _after(self.shown, beat, self._view)
            if not self._beats:
                self.skip()
            else:
                self._begin(max(end, now - 0.05))
        return changed

    def _begin(self, now: float) -> None:
        beat = self._beats[0] if self._beats else None
        if beat is None:
            self._anim = None
            return
        if beat.kind == "deal" and self._view is not None:
            self.shown = replace(
                shown_of(self._view),
                trick=(),
                counts=(0,) * self._view.players,
                won=(0,) * self._view.players,
            )
        self._anim = self._anim_of(beat, now)

    def _anim_of(self, beat: Beat, now: float) -> Anim:
        if beat.kind == "play":
            if self._own is not None and self._own[0] == beat.card:
                return self._own[1]
            return Anim(now, self.pace.seconds("play_other"), ease_snap)
        if beat.kind == "stay":
            return Anim(now, FOR_EVER if self.trick_seconds is None else self.trick_seconds)
        if beat.kind == "turn":
            return Anim(now, 0.0)
        if beat.kind == "collect":
            return Anim(now, self.pace.seconds("collect"), ease_in_out)
        return Anim(now, self.deal_seconds(), lambda share: share)

    # The deal --------------------------------------------------------------------------------

    def deal_seconds(self) -> float:
        """How long dealing all hands takes."""
        cards = sum(self._view.counts) if self._view is not None else 0
        if not cards or not self.pace.seconds("deal_card"):
            return 0.0
        return self.pace.deal_gap(cards) * (cards - 1) + self.pace.seconds("deal_card")

    def dealt(self, now: float) -> list[tuple[int, float]]:
        """While a deal runs: for each card that has left the dealer, its seat and how far it is."""
        view, anim = self._view, self._anim
        if view is None or anim is None or self.beat is None or self.beat.kind != "deal":
            return []
        gap = self.pace.deal_gap(sum(view.counts))
        flight = max(0.001, self.pace.seconds("deal_card"))
        flying = []
        for index in range(sum(view.counts)):
            seat = (view.dealer + view.step * (index % view.players + 1)) % view.players
            share = (now - anim.start - index * gap) / flight
            if share > 0:
                flying.append((seat, ease_out(min(1.0, share))))
        return flying


def _beats(events: Sequence[Event]) -> list[Beat]:
    """The motions that show these events; what has none is only told in the log."""
    beats: list[Beat] = []
    for event in events:
        if event.kind == "play" and event.by >= 0 and event.args and isinstance(event.args[0], Card):
            beats.append(Beat("play", event.by, event.args[0]))
        elif event.kind == "won" and event.args and isinstance(event.args[0], int):
            beats += [Beat("stay"), Beat("collect", event.args[0])]
        elif event.kind == "faced" and isinstance(event.args[0], int) and isinstance(event.args[1], Card):
            beats.append(Beat("play", event.args[0], event.args[1]))
        elif event.kind == "uncovered" and isinstance(event.args[0], int):
            beats.append(Beat("turn", event.args[0]))
        elif event.kind == "dealt":
            beats.append(Beat("deal"))
    return beats


def _after(shown: Shown, beat: Beat, view: PlayerView) -> Shown:
    """What lies still after a beat."""
    if beat.kind == "deal":
        return Shown(view.number, (), _dealt_counts(view), (0,) * view.players, 0)
    if beat.kind == "play" and beat.card is not None and beat.seat < len(shown.counts):
        counts = [count - (seat == beat.seat) for seat, count in enumerate(shown.counts)]
        return replace(shown, trick=(*shown.trick, (beat.seat, beat.card)), counts=tuple(counts))
    if beat.kind == "turn":
        counts = [count + (seat == beat.seat) for seat, count in enumerate(shown.counts)]
        return replace(shown, counts=tuple(counts))
    if beat.kind == "collect":
        won = tuple(count + (seat == beat.seat) for seat, count in enumerate(shown.won))
        return replace(shown, trick=(), won=won, finished=shown.finished + 1)
    return shown


def _dealt_counts(view: PlayerView) -> tuple[int, ...]:
    """The number of cards that each seat was dealt: those it holds and those it has played since."""
    counts = list(view.counts)
    for trick in (*view.tricks, view.trick):
        for index in range(len(trick.cards)):
            counts[view.seat_of(trick, index)] += 1
    return tuple(counts)


def _is_same(reached: Shown, goal: Shown) -> bool:
    return (reached.number, reached.trick, reached.counts, reached.finished) == (
        goal.number,
        goal.trick,
        goal.counts,
        goal.finished,
    )
