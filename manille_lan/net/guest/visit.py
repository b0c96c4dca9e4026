"""One connection of a guest, from hello to its end: greeting, heartbeat, and why it ended.

What comes in is handed on in order; whether to connect again is decided elsewhere (`net.guest.member`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from manille_lan.errors import NetError, ProtocolError
from manille_lan.net.guest.connect import Proven
from manille_lan.net.guest.news import Link, LinkState
from manille_lan.net.sleep_watch import SleepWatch
from manille_lan.net.timing import NetTiming
from manille_lan.protocol import codec
from manille_lan.protocol.codes import retry_for
from manille_lan.protocol.messages import (
    Args,
    Bye,
    Error,
    GuestMessage,
    Hello,
    HostMessage,
    Ping,
    Pong,
    Retry,
    Welcome,
)
from manille_lan.protocol.session import Heartbeat

__all__ = ["Parting", "Visit"]


class Parting(NetError):
    """A connection that ended, or was not let in: its code, and whether to connect again."""

    def __init__(self, code: str, retry: Retry, args: Args | None = None) -> None:
        super().__init__(f"error-{code}", **(args or {}))
        self.code = code
        self.retry: Retry = retry


class Visit:
    """A proven connection, used.

    `on_message` gets everything but pings and the last word, and may raise `Parting` to go; `on_link` hears
    when silence begins and ends.
    """

    def __init__(
        self,
        proven: Proven,
        timing: NetTiming,
        on_message: Callable[[HostMessage], None],
        on_link: Callable[[Link], None],
    ) -> None:
        self.proven = proven
        self._timing = timing
        self._on_message = on_message
        self._on_link = on_link
        self._stream = proven.stream
        self._stream.on_payload = self._heard
        self._stream.on_broken = self._broken
        self._stream.on_lost = self._lost
        self._heartbeat = Heartbeat(timing.heartbeat, self._now())
        self._welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._parting: Parting | None = None
        self.is_welcome = False

    async def greet(self, hello: Hello) -> None:
        """Say hello and wait until welcome; `on_message` has heard it by then. Raises `Parting` where it is
        not.
        """
        if self._stream.is_closing:
            raise Parting("no_answer", "later")
        self.send(hello)
        try:
            async with asyncio.timeout(self._timing.hello):
                await self._welcomed
        except TimeoutError:
            self._stream.abort()
            raise Parting("no_answer", "later") from None

    async def stay(self) -> Parting:
        """Listen until the connection ends, and why it did."""
        watch = SleepWatch(self._timing.pulse, self._timing.slept, self._now(), time.time())
        ended = asyncio.create_task(self._stream.ended())
        try:
            while not ended.done():
                await asyncio.wait({ended}, timeout=self._timing.pulse)
                self._look(watch.has_slept(self._now(), time.time()))
        finally:
            ended.cancel()
        return self._parting or Parting("unreachable", "now")

    def send(self, message: GuestMessage) -> None:
        """Send one message. Raises `ProtocolError` where it cannot be put into bytes."""
        self._stream.send(codec.encode(message, codec.FROM_GUEST))

    async def leave(self) -> None:
        """Say goodbye, close, and wait until the line is down."""
        self.send(Bye())
        self._stream.close(self._timing.shutdown)
        await self._stream.ended()

    def abort(self) -> None:
        """Cut the line."""
        self._stream.abort()

    def _heard(self, payload: bytes) -> None:
        now = self._now()
        self._heartbeat.heard(now)
        message = codec.decode_from_host(payload)
        match message:
            case Ping(n=n):
                self.send(Pong(n=n))
            case Pong(n=n):
                self._heartbeat.ponged(n, now)
            case Bye(why=why):
                self._part(Parting(why, retry_for(why)))
            case Error(fatal=True, code=code, retry=retry, args=args):
                self._part(Parting(code, retry, args))
            case _:
                self._hand_on(message)

    def _hand_on(self, message: HostMessage) -> None:
        try:
            if isinstance(message, Welcome) and not self.is_welcome:
                self.is_welcome = True
                self._welcomed.set_result(None)
            self._on_message(message)
        except Parting as refusal:
            self._part(refusal)

    def _look(self, slept: bool) -> None:
        now = self._now()
        if slept:
            self._heartbeat.awoke(now, self._timing.awake_patience)
        liveness = self._heartbeat.liveness(now)
        if liveness == "dead":
            self._stream.abort()
            return
        if ping := self._heartbeat.due_ping(now):
            self.send(ping)
        trip = self._heartbeat.round_trip
        state: LinkState = "online" if liveness == "alive" else "unstable"
        self._on_link(Link(state, None if trip is None else round(trip * 1000)))

    def _part(self, parting: Parting) -> None:
        """The table said its last word."""
        self._parting = parting
        self._stream.close(self._timing.shutdown)

    def _broken(self, _: ProtocolError) -> None:
        self._parting = Parting("no_answer", "later")
        self._stream.abort()

    def _lost(self) -> None:
        if not self._welcomed.done():
            self._welcomed.set_exception(self._parting or Parting("no_answer", "later"))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
