"""When a search must stop. In the usual course it never looks: results depend on counts, not on time."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Clock:
    """When to stop, in seconds of the monotonic clock."""

    deadline: float

    @classmethod
    def of(cls, seconds: float) -> Clock:
        """A clock that runs out in so many seconds."""
        return cls(time.monotonic() + seconds)

    @property
    def is_out(self) -> bool:
        """Whether the time is up."""
        return time.monotonic() >= self.deadline
