"""Noticing that this machine slept: a beat that comes far too late, by either of two clocks (network.md 5.4).

The clock of the event loop stands still while a Linux laptop sleeps and runs on elsewhere; the calendar runs
on everywhere, but people set it. A false alarm costs one ping.
"""

from __future__ import annotations

__all__ = ["SleepWatch"]


class SleepWatch:
    """Told both clocks at every beat."""

    def __init__(self, expected: float, tolerated: float, loop_now: float, calendar_now: float) -> None:
        self._allowed = expected + tolerated
        self._loop = loop_now
        self._calendar = calendar_now

    def has_slept(self, loop_now: float, calendar_now: float) -> bool:
        """Whether the last beat was so long ago that the machine, or this process, must have stood still."""
        passed = max(loop_now - self._loop, calendar_now - self._calendar)
        self._loop, self._calendar = loop_now, calendar_now
        return passed > self._allowed
