"""Drives one table: connections come in, their commands reach the authority, its effects go out.

The authority (`protocol.authority`) knows no socket and no clock; this module knows no seat and no card.
Everything runs on one event loop and nothing here waits for a guest: whoever does not read is cut off and
comes back later to the newest view.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from manille_lan.errors import ProtocolError
from manille_lan.net.frame_stream import FrameStream
from manille_lan.net.host.arrivals import Arrivals
from manille_lan.net.host.guest_line import GuestLine
from manille_lan.net.host.ports import allow_many_files, listening_socket
from manille_lan.net.identity import Identity
from manille_lan.net.sleep_watch import SleepWatch
from manille_lan.net.timing import NetTiming
from manille_lan.protocol import codec, frames
from manille_lan.protocol.authority import Authority, Close, Effect, Send
from manille_lan.protocol.codes import retry_for
from manille_lan.protocol.handshake import error_of, open_hello
from manille_lan.protocol.messages import (
    Ack,
    Act,
    Bye,
    Chat,
    Error,
    GuestMessage,
    Hello,
    HostMessage,
    Ping,
    Pong,
    Room,
    Welcome,
)

__all__ = ["Listener"]

CONNECTIONS: Final = 32
"""Guests at one table, spectators among them."""
_SOONEST: Final = 0.01
_AFTER_MISTAKE: Final = 1.0
"""No authority is ticked sooner than this after its last word, or after a mistake of its own."""

_log = logging.getLogger(__name__)


class Listener:
    """The host end of one table.

    `app` is told to guests that do not fit. `on_effect` carries out what is neither `Send` nor `Close`
    (bots, records); what comes of it is given back by `perform`.
    """

    def __init__(
        self,
        authority: Authority,
        identity: Identity,
        app: str,
        on_effect: Callable[[Effect], None],
        timing: NetTiming | None = None,
    ) -> None:
        self._authority = authority
        self._identity = identity
        self._app = app
        self._on_effect = on_effect
        self._timing = timing or NetTiming()
        self._lines: dict[int, GuestLine] = {}
        self._made = 0
        self._effects: deque[Effect] = deque()
        self._performing = False
        self._wake: asyncio.TimerHandle | None = None
        self._pulse: asyncio.Task[None] | None = None
        self._arrivals: Arrivals | None = None
        self.port = 0

    async def open(self, port: int | None = None, local: bool = False) -> None:
        """Listen: on `port`, or on the default one or the next free. Raises `NetError` where it cannot."""
        allow_many_files()
        listening = listening_socket(port, local)
        self.port = listening.getsockname()[1]
        self._arrivals = Arrivals(listening, self._identity.context(), self._timing, self._new_stream)
        self._arrivals.start()
        self._pulse = asyncio.create_task(self._beat())
        self._rearm()

    async def close(self, why: str = "shutting_down") -> None:
        """Say goodbye to everybody and close; cuts off who does not answer, within `2 * shutdown` seconds."""
        if self._arrivals is not None:
            await self._arrivals.stop()
        if self._pulse is not None:
            self._pulse.cancel()
            await asyncio.gather(self._pulse, return_exceptions=True)
        if self._wake is not None:
            self._wake.cancel()
        lines = list(self._lines.values())
        self._lines.clear()
        for line in lines:
            self._say(line, Bye(why=why))
            line.close()
        if lines:
            await asyncio.wait(
                [asyncio.create_task(line.stream.ended()) for line in lines],
                timeout=2 * self._timing.shutdown,
            )

    def perform(self, effects: Iterable[Effect]) -> None:
        """Carry out what the authority wants, in its order, and wake it when it next asks to be."""
        self._effects.extend(effects)
        if self._performing:
            return
        self._performing = True
        try:
            while self._effects:
                self._carry_out(self._effects.popleft())
        finally:
            self._performing = False
        self._rearm()

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Send(conn=conn, message=message):
                line = self._lines.get(conn)
                if line is None:
                    return
                if isinstance(message, Welcome) and not line.is_welcome:
                    line.welcome(self._now())
                self._say(line, message)
                if line.is_slow:
                    self._cut(line, "slow_consumer")
            case Close(conn=conn, code=code, retry=retry, args=args):
                line = self._lines.pop(conn, None)
                if line is not None:
                    self._part(line, Error(code=code, fatal=True, retry=retry, args=args))
            case _:
                self._on_effect(effect)

    # --- a connection, from its first byte to its last ---

    def _new_stream(self, address: str, leave_gate: Callable[[], None]) -> FrameStream:
        self._made += 1
        stream = FrameStream(frames.BEFORE_WELCOME)
        line = GuestLine(self._made, address, stream, self._timing, leave_gate)
        stream.on_made = functools.partial(self._arrived, line)
        stream.on_payload = functools.partial(self._greeted, line)
        stream.on_broken = functools.partial(self._broken, line)
        stream.on_lost = functools.partial(self._lost, line)
        return stream

    def _arrived(self, line: GuestLine) -> None:
        self._lines[line.conn] = line
        asyncio.get_running_loop().call_later(self._timing.hello, self._hello_late, line)

    def _hello_late(self, line: GuestLine) -> None:
        if not line.is_welcome and self._lines.pop(line.conn, None) is not None:
            self._part(line, Error(code="hello_timeout", fatal=True, retry=retry_for("hello_timeout")))

    def _greeted(self, line: GuestLine, payload: bytes) -> None:
        """The first frame of a connection."""
        line.stream.on_payload = functools.partial(self._heard, line)
        opened = open_hello(payload, self._app)
        if (
            isinstance(opened, Hello)
            and sum(other.is_welcome for other in self._lines.values()) >= CONNECTIONS
        ):
            opened = Error(code="too_many_connections", fatal=True, retry="later")
        if isinstance(opened, Error):
            self._lines.pop(line.conn, None)
            self._part(line, opened)
            return
        hello = opened
        self._ask(lambda now: self._authority.connected(line.conn, hello, now, line.address))

    def _heard(self, line: GuestLine, payload: bytes) -> None:
        """Any later frame. Raises `ProtocolError` where it is none (the stream then calls `_broken`)."""
        now = self._now()
        if line.heartbeat is None:
            raise ProtocolError("invalid_message", detail="before welcome")
        line.heartbeat.heard(now)
        message = codec.decode_from_guest(payload)
        if not line.admits(message, now):
            self._too_fast(line, message)
            return
        match message:
            case Ping(n=n):
                self._say(line, Pong(n=n))
            case Pong(n=n):
                line.heartbeat.ponged(n, now)
            case Bye():
                self._lines.pop(line.conn, None)
                line.close()
                self._ask(lambda at: self._authority.received(line.conn, message, at))
            case Act() | Room() | Chat():
                if not self._ask(lambda at: self._authority.received(line.conn, message, at)):
                    self._say(line, Ack(id=message.id, ok=False, code="internal"))
            case Hello():
                raise ProtocolError("invalid_message", detail="a second hello")

    def _too_fast(self, line: GuestLine, message: GuestMessage) -> None:
        if line.is_flooding:
            self._cut(line, "rate_limited")
        elif isinstance(message, Act | Room | Chat):
            self._say(line, Ack(id=message.id, ok=False, code="rate_limited"))

    def _broken(self, line: GuestLine, error: ProtocolError) -> None:
        _log.info("connection %s from %s ended: %s", line.conn, line.address, error)
        self._forget(line, error_of(error))

    def _lost(self, line: GuestLine) -> None:
        line.gone()
        self._forget(line, None)

    def _cut(self, line: GuestLine, code: str) -> None:
        """End a connection for the host's own reasons; the authority hears that it is lost."""
        _log.info("connection %s from %s ended: %s", line.conn, line.address, code)
        if code == "rate_limited":
            self._forget(line, Error(code=code, fatal=True, retry=retry_for(code)))
        else:  # nothing would get through
            self._forget(line, None)
            line.stream.abort()

    def _forget(self, line: GuestLine, last: Error | None) -> None:
        if self._lines.pop(line.conn, None) is None:
            return
        if last is not None:
            self._part(line, last)
        if line.is_welcome:
            self._ask(lambda now: self._authority.lost(line.conn, now))

    def _part(self, line: GuestLine, last: Error) -> None:
        """Say the last word and close."""
        self._say(line, Bye(why=last.code) if last.code in ("closed", "shutting_down") else last)
        line.close()

    def _say(self, line: GuestLine, message: HostMessage) -> None:
        try:
            line.send(message)
        except ProtocolError:
            _log.exception("a message to connection %s could not be put into bytes", line.conn)
            line.stream.abort()

    # --- the authority and its clock ---

    def _ask(self, call: Callable[[float], Sequence[Effect]]) -> bool:
        """Tell the authority something and carry out its answer. A mistake of its own must not end the table.

        Returns whether the authority took it.
        """
        try:
            effects = call(self._now())
        except Exception:
            _log.exception("the table made a mistake")
            self._rearm(soonest=_AFTER_MISTAKE)
            return False
        self.perform(effects)
        return True

    def _rearm(self, soonest: float = _SOONEST) -> None:
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        now = self._now()
        when = self._authority.next_wake(now)
        if when is not None:
            self._wake = asyncio.get_running_loop().call_at(max(when, now + soonest), self._tick)

    def _tick(self) -> None:
        self._ask(self._authority.tick)

    async def _beat(self) -> None:
        """Look at every heartbeat, again and again."""
        watch = SleepWatch(self._timing.pulse, self._timing.slept, self._now(), time.time())
        while True:
            await asyncio.sleep(self._timing.pulse)
            now = self._now()
            slept = watch.has_slept(now, time.time())
            for line in list(self._lines.values()):
                self._look_at(line, now, slept)

    def _look_at(self, line: GuestLine, now: float, slept: bool) -> None:
        heartbeat = line.heartbeat
        if heartbeat is None:
            return
        if slept:
            heartbeat.awoke(now, self._timing.heartbeat.dead)
        if heartbeat.liveness(now) == "dead":
            self._cut(line, "silent")
        elif ping := heartbeat.due_ping(now):
            self._say(line, ping)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
