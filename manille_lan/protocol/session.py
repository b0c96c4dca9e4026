"""What a connection remembers: heartbeat, rate of messages, answers already given. Everyone is told `now`.

`now` is in seconds of a clock that never runs backwards. Nothing here sends: the caller asks what is due and
does it.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, Literal

from manille_lan.protocol.messages import Ack, Ping

__all__ = ["Answers", "Heartbeat", "HeartbeatTiming", "Liveness", "RateLimiter"]

Liveness = Literal["alive", "unstable", "dead"]


@dataclass(frozen=True, slots=True)
class HeartbeatTiming:
    """After how many seconds of silence to ping, to show a connection as unstable, to give it up."""

    ping: float = 2.0
    unstable: float = 3.0
    dead: float = 6.0


class Heartbeat:
    """One side of a connection listening for the other (network.md 5.1: both sides must)."""

    def __init__(self, timing: HeartbeatTiming, now: float) -> None:
        self._timing = timing
        self._heard = now
        self._next_ping = now + timing.ping
        self._count = 0
        self._sent: dict[int, float] = {}
        self.round_trip: float | None = None

    def heard(self, now: float) -> None:
        """Anything came in."""
        self._heard = now
        self._next_ping = now + self._timing.ping

    def ponged(self, n: int, now: float) -> None:
        """The answer to ping `n` came in: the round trip is known. A number nobody asked for changes
        nothing.
        """
        sent = self._sent.pop(n, None)
        if sent is not None:
            self.round_trip = now - sent
            self._sent.clear()

    def due_ping(self, now: float) -> Ping | None:
        """The ping to send now, if one is due; the next is due `ping` seconds later."""
        if now < self._next_ping:
            return None
        self._count += 1
        self._next_ping = now + self._timing.ping
        self._sent[self._count] = now
        return Ping(n=self._count)

    def liveness(self, now: float) -> Liveness:
        """How the other side does."""
        silence = now - self._heard
        if silence >= self._timing.dead:
            return "dead"
        return "unstable" if silence >= self._timing.unstable else "alive"

    def next_wake(self, now: float) -> float:
        """When to look again: a ping is due, or the liveness may change."""
        changes = (self._next_ping, self._heard + self._timing.unstable, self._heard + self._timing.dead)
        return min((when for when in changes if when > now), default=now)

    def awoke(self, now: float, patience: float) -> None:
        """This machine slept, so the silence was ours: the other side has `patience` seconds to answer.

        The ping is due now. A host gives its guests the whole time anew; a guest wants to know soon
        (network.md 5.4).
        """
        self._heard = now - self._timing.dead + patience
        self._next_ping = now


class RateLimiter:
    """Lets `burst` messages through at once and `rate` a second after that."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left: float = burst
        self._counted = now

    def admits(self, now: float) -> bool:
        """Count one message; whether it may pass."""
        self._left = min(self._burst, self._left + (now - self._counted) * self._rate)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Answers:
    """The last answers of one session, so that a command sent again is answered again and not applied again.

    A guest that lost its connection sends what was not acknowledged once more, under the same id.
    """

    KEPT: Final = 64

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Ack] = OrderedDict()
        self.last = 0

    def remember(self, answer: Ack) -> None:
        """This was answered to command `answer.id`."""
        self._kept[answer.id] = answer
        self.last = max(self.last, answer.id)
        while len(self._kept) > self.KEPT:
            self._kept.popitem(last=False)

    def repeat(self, command: int) -> Ack | None:
        """The answer to give again; None for a command that was never seen.

        A number not above the last one, whose answer is forgotten, is `stale`: it must never be applied.
        """
        answer = self._kept.get(command)
        if answer is None and command <= self.last:
            return Ack(id=command, ok=False, code="stale")
        return answer
