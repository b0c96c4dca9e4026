"""One guest as the host sees him: his stream, his heartbeat, how much he may say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from manille_lan.net.frame_stream import UNSENT_LIMIT, FrameStream
from manille_lan.net.timing import NetTiming
from manille_lan.protocol import codec, frames
from manille_lan.protocol.messages import Chat, GuestMessage, HostMessage
from manille_lan.protocol.session import Heartbeat, RateLimiter

__all__ = ["GuestLine"]

_RATE: Final = 20.0
_BURST: Final = 40
_CHAT_RATE: Final = 1.0
_CHAT_BURST: Final = 5
_PATIENCE: Final = 40
"""Messages a second and at once, chat lines likewise, and how many too many end the connection (network.md
4.4).
"""


class GuestLine:
    """A connection of a table's host, from its first byte to its last. Sends what it is told; decides
    nothing.
    """

    def __init__(
        self, conn: int, address: str, stream: FrameStream, timing: NetTiming, leave_gate: Callable[[], None]
    ) -> None:
        self.conn = conn
        self.address = address
        self.stream = stream
        self.is_welcome = False
        self.heartbeat: Heartbeat | None = None
        self._timing = timing
        self._leave_gate = leave_gate
        self._limiter: RateLimiter | None = None
        self._chat_limiter: RateLimiter | None = None
        self._refused = 0

    def welcome(self, now: float) -> None:
        """From here on the guest is at the table."""
        self.is_welcome = True
        self._leave_gate()
        self.stream.raise_limit(frames.FROM_GUEST)
        self.heartbeat = Heartbeat(self._timing.heartbeat, now)
        self._limiter = RateLimiter(_RATE, _BURST, now)
        self._chat_limiter = RateLimiter(_CHAT_RATE, _CHAT_BURST, now)

    def gone(self) -> None:
        """The connection is over: nothing of it is counted any more."""
        self._leave_gate()

    def admits(self, message: GuestMessage, now: float) -> bool:
        """Whether the guest may say this now, by the rate he talks at."""
        admitted = self._limiter is None or self._limiter.admits(now)
        if admitted and isinstance(message, Chat) and self._chat_limiter is not None:
            admitted = self._chat_limiter.admits(now)
        self._refused += not admitted
        return admitted

    @property
    def is_flooding(self) -> bool:
        """Whether he went on for so long after being refused that he must go."""
        return self._refused > _PATIENCE

    @property
    def is_slow(self) -> bool:
        """Whether he does not read what he is sent."""
        return self.stream.unsent > UNSENT_LIMIT

    def send(self, message: HostMessage) -> None:
        """Send one message. Raises `ProtocolError` where it cannot be put into bytes."""
        self.stream.send(codec.encode(message, codec.FROM_HOST))

    def close(self) -> None:
        """Send what is waiting and close."""
        self.stream.close(self._timing.shutdown)
