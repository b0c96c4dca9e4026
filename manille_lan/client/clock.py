"""Time as the window sees it: a clock that never jumps, eased motion, and how fast motion runs.

Nothing here reads the machine's clock: the loop tells `now` in seconds, tests step it by hand.
"""

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Final

LONGEST_STEP: Final = 0.05
"""A frame never counts for more than this: a dragged title bar (the main thread stands still on
Windows) or a minimised window must not make cards jump when it comes back."""

Ease = Callable[[float], float]


def linear(share: float) -> float:
    """Even motion."""
    return share


def ease_out(share: float) -> float:
    """Fast, then slow (cubic): for what enters."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Slow, fast, slow (cubic): for what moves away."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def ease_snap(share: float) -> float:
    """Goes 4 % too far and comes back: for a card laid on the table."""
    return ease_out(share) + 0.04 * math.sin(math.pi * share) * share * 2


@dataclass(slots=True)
class FrameClock:
    """The window's own time: follows the real clock, but no step is longer than `LONGEST_STEP`."""

    now: float = 0.0
    _seen: float | None = None

    def advance(self, real_now: float) -> float:
        """Take note of the real time (seconds, any zero) and tell the window's time."""
        step = 0.0 if self._seen is None else real_now - self._seen
        self._seen = real_now
        self.now += min(LONGEST_STEP, max(0.0, step))
        return self.now


@dataclass(frozen=True, slots=True)
class Anim:
    """One motion from 0 to 1, from `start` on, for `seconds`."""

    start: float
    seconds: float
    ease: Ease = ease_out

    @property
    def end(self) -> float:
        """The moment when it stands still."""
        return self.start + self.seconds

    def update(self, now: float) -> float:
        """How far the motion is at `now`: 0 before its start, exactly 1 from its end on."""
        if now >= self.end:
            return 1.0
        if now <= self.start:
            return 0.0
        return self.ease((now - self.start) / self.seconds)

    def is_over(self, now: float) -> bool:
        """Whether nothing moves any more."""
        return now >= self.end


def between(first: tuple[float, ...], last: tuple[float, ...], share: float) -> tuple[float, ...]:
    """The numbers (a place, an angle, an opacity) at `share` of the way from `first` to `last`."""
    return tuple(a + (b - a) * share for a, b in zip(first, last, strict=True))


@dataclass(slots=True)
class Motions:
    """The motions that run now, by what moves (a card, a seat, a number)."""

    _running: dict[Hashable, Anim] = field(default_factory=dict)

    def begin(self, what: Hashable, anim: Anim) -> None:
        """Start a motion; one that `what` already had is forgotten."""
        self._running[what] = anim

    def share(self, what: Hashable, now: float) -> float:
        """How far `what` is on its way; 1 when it does not move."""
        anim = self._running.get(what)
        return 1.0 if anim is None else anim.update(now)

    def is_moving(self, now: float) -> bool:
        """Whether anything still moves or waits to start."""
        return any(not anim.is_over(now) for anim in self._running.values())

    def update(self, now: float) -> bool:
        """Forget the motions that are over; whether any is left, so that a frame is worth drawing."""
        self._running = {what: anim for what, anim in self._running.items() if not anim.is_over(now)}
        return bool(self._running)

    def finish(self) -> None:
        """Skip to the end of everything: a click, a key, or a late client does so."""
        self._running.clear()


SPEEDS: Final[dict[str, float]] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}

MOTION_SECONDS: Final[dict[str, float]] = {
    "hover": 0.09,
    "play": 0.26,
    "play_other": 0.32,
    "deal_gap": 0.045,
    "deal_card": 0.26,
    "collect": 0.38,
    "count": 0.5,
    "shake": 0.22,
    "bubble_in": 0.12,
    "bubble_out": 0.08,
    "ring": 0.6,
    "fade": 0.12,
}
LONGEST_DEAL_SECONDS: Final = 1.8


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast motion runs, from the person's settings."""

    speed: str = "normal"
    """A key of `SPEEDS`."""
    is_reduced: bool = False
    """Reduced motion: things fade at their place instead of travelling, nothing shakes."""

    def seconds(self, motion: str) -> float:
        """How long the motion (a key of `MOTION_SECONDS`) takes at this pace."""
        if self.is_reduced:
            return 0.0 if motion in ("shake", "deal_gap", "hover", "ring") else self._scaled("fade")
        return self._scaled(motion)

    def deal_gap(self, cards: int) -> float:
        """Seconds between two dealt cards, so that dealing `cards` stays within the longest deal."""
        room = LONGEST_DEAL_SECONDS - MOTION_SECONDS["deal_card"]
        return min(self.seconds("deal_gap"), room / max(1, cards - 1))

    def _scaled(self, motion: str) -> float:
        return MOTION_SECONDS[motion] * SPEEDS[self.speed]
