"""The door between sockets and a table: what `net.host` calls, and what a table answers with.

A table is sans-I/O. Whoever drives it (`net.host.listener`, or a test) tells it what came in and what time
it is; the table returns *effects*, in the order in which they must happen. Nobody else ever talks to a
table.

A connection is a whole number, never used twice in a process. The driver has already done TLS, frames,
decoding, versions, heartbeat and the rate limit: a table never sees `Ping`, `Pong` or a second `Hello`.
Times are seconds of a clock that never runs backwards; only differences mean anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from manille_lan.protocol.messages import Act, Args, Bye, Chat, Hello, HostMessage, Retry, Room

__all__ = ["Authority", "Close", "Effect", "GuestCommand", "Send"]

GuestCommand = Act | Room | Chat | Bye
"""What reaches a table of what a guest sends."""


class Effect:
    """Something the driver must do for the table.

    The listener carries out `Send` and `Close`; it hands every other effect, in order, to the callable it
    was given. A table derives its own (ask a bot, start its process, write a record) from this class.
    """


@dataclass(frozen=True, slots=True)
class Send(Effect):
    """Send `message` to `conn`. A connection counts as welcomed once a `Welcome` was sent to it.

    Sending to a connection that is gone is no mistake: it is dropped.
    """

    conn: int
    message: HostMessage


@dataclass(frozen=True, slots=True)
class Close(Effect):
    """Say why and close: the driver sends `Error(code, fatal, retry, args)`, or `Bye` for `closed` and
    `shutting_down`, then closes.

    The table hears no `lost` for a connection that it closed itself.
    """

    conn: int
    code: str
    retry: Retry = "never"
    args: Args = field(default_factory=dict)


class Authority(Protocol):
    """What a table must be able to hear. Every method returns the effects to carry out, oldest first."""

    def connected(self, conn: int, hello: Hello, now: float, address: str) -> Sequence[Effect]:
        """A guest said hello from `address` (an IP address, or `` for a pipe); versions already fit.

        Answer with a `Send` of `Welcome`, or with a `Close`.
        """
        ...

    def received(self, conn: int, message: GuestCommand, now: float) -> Sequence[Effect]:
        """A welcomed guest sent a command."""
        ...

    def lost(self, conn: int, now: float) -> Sequence[Effect]:
        """The connection is gone without a `Bye` (a `Bye` arrives by `received`; no `lost` follows it)."""
        ...

    def tick(self, now: float) -> Sequence[Effect]:
        """Time has passed: called at `next_wake`, or later."""
        ...

    def next_wake(self, now: float) -> float | None:
        """When `tick` is wanted next, None for not at all; asked again after every other call."""
        ...
