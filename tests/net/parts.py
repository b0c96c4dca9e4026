"""Real parts for the tests of the network: a small table, its host, guests, short durations."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import random
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from manille_lan.net.address import Address, Target
from manille_lan.net.discovery.datagrams import udp_socket
from manille_lan.net.discovery.interfaces import Interface
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Ended, Heard, Joined, News
from manille_lan.net.host.listener import Listener
from manille_lan.net.identity import Identity, new_identity
from manille_lan.net.timing import NetTiming
from manille_lan.net.tls import client_context
from manille_lan.protocol import codec
from manille_lan.protocol.authority import Close, Effect, GuestCommand, Send
from manille_lan.protocol.frames import FrameSplitter, frame
from manille_lan.protocol.messages import Ack, Act, Bye, Chat, ChatLine, Hello, HostMessage, Update, Welcome
from manille_lan.protocol.session import Answers, HeartbeatTiming

TABLE = "0123456789abcdef"

SHORT = NetTiming(
    heartbeat=HeartbeatTiming(ping=0.3, unstable=0.6, dead=1.2),
    pulse=0.05,
    slept=30.0,
    connect_stagger=0.05,
    connect_each=1.0,
    connect_whole=8.0,
    handshake=1.0,
    hello=1.0,
    shutdown=0.2,
    backoff_first=0.05,
    backoff_most=0.2,
    search_after=0.2,
    probe_rounds=(0.0, 0.1),
    probe_every=0.3,
    row_alive=0.9,
    row_gone=1.5,
    nothing_found=0.5,
    lobby_every=0.05,
    interfaces=0.2,
    interfaces_damping=0.1,
    txt_debounce=0.1,
    mdns_retry=0.5,
    udp_restart=1.0,
)


IMPATIENT = replace(SHORT, connect_whole=1.0, connect_each=0.5, hello=0.3)
"""For tests in which nobody answers."""


@dataclass
class SmallTable:
    """An authority without cards: greets everybody, counts what each session did, repeats chat to all."""

    table: str = TABLE
    sessions: dict[bytes, Answers] = field(default_factory=dict)
    at: dict[int, bytes] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)
    lost_conns: list[int] = field(default_factory=list)
    hellos: list[Hello] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    ticks: list[float] = field(default_factory=list)
    wake: float | None = None
    refuse: Close | None = None
    on_act: Callable[[Act], Sequence[Effect]] | None = None
    lose_acks: int = 0

    def connected(self, conn: int, hello: Hello, now: float, address: str) -> Sequence[Effect]:
        self.hellos.append(hello)
        self.addresses.append(address)
        if self.refuse is not None:
            return [Close(conn, self.refuse.code, self.refuse.retry, self.refuse.args)]
        effects: list[Effect] = []
        token = hello.tok or hashlib.sha256(str(conn).encode()).digest()[:16]
        for other, held in list(self.at.items()):
            if held == token:
                del self.at[other]
                effects.append(Close(other, "replaced"))
        self.at[conn] = token
        answers = self.sessions.setdefault(token, Answers())
        welcome = Welcome(
            v=1,
            table=self.table,
            name="Small",
            tok=token,
            ep=0,
            lastact=answers.last,
            variant="belge",
            options={},
            digest="",
        )
        return [*effects, Send(conn, welcome), Send(conn, self.update())]

    def received(self, conn: int, message: GuestCommand, now: float) -> Sequence[Effect]:
        if isinstance(message, Bye):
            self.at.pop(conn, None)
            self.done.append("bye")
            return []
        answers = self.sessions[self.at[conn]]
        repeat = answers.repeat(message.id)
        if repeat is not None:
            return [Send(conn, repeat)]
        if isinstance(message, Act) and self.on_act is not None:
            return self.on_act(message)
        self.done.append(message.action if isinstance(message, Act) else type(message).__name__)
        ack = Ack(id=message.id, ok=True, s=len(self.done))
        answers.remember(ack)
        line: list[HostMessage] = [ChatLine(name="x", text=message.text)] if isinstance(message, Chat) else []
        told: list[Effect] = [Send(other, say) for other in self.at for say in (*line, self.update())]
        if self.lose_acks:
            self.lose_acks -= 1
            return told
        return [Send(conn, ack), *told]

    def lost(self, conn: int, now: float) -> Sequence[Effect]:
        self.at.pop(conn, None)
        self.lost_conns.append(conn)
        return []

    def tick(self, now: float) -> Sequence[Effect]:
        self.ticks.append(now)
        self.wake = None
        return []

    def next_wake(self, now: float) -> float | None:
        return self.wake

    def update(self) -> Update:
        return Update(s=len(self.done), ep=0, events=[], view={"done": list(self.done)})


IDENTITY = new_identity()


@contextlib.asynccontextmanager
async def hosted(
    table: SmallTable | None = None,
    identity: Identity = IDENTITY,
    timing: NetTiming = SHORT,
    port: int = 0,
    on_effect: Callable[[Effect], None] = lambda effect: None,
) -> AsyncIterator[tuple[Listener, SmallTable]]:
    """A table that listens on this machine."""
    table = table or SmallTable()
    listener = Listener(table, identity, "manille-lan test", on_effect, timing)
    await listener.open(port, local=True)
    try:
        yield listener, table
    finally:
        await listener.close()


def real(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test on a real event loop, and not for ever."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 60))

    return run


LOOPBACK = (Interface("lo", "127.0.0.1", 8),)


def free_port() -> int:
    """A UDP port that nobody uses."""
    with udp_socket("127.0.0.1") as bound:
        return int(bound.getsockname()[1])


@contextlib.asynccontextmanager
async def running(work: Any) -> AsyncIterator[None]:
    """Something that runs until it is cancelled, meanwhile."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


T = TypeVar("T")


class Guest:
    """A member with its news in a list, and ways to wait for some of it."""

    def __init__(self, target: Target, profile: Profile | None = None, timing: NetTiming = SHORT) -> None:
        self.news: list[News] = []
        self._changed = asyncio.Event()
        profile = profile or Profile(name="Ann", app="test")
        self.member = Member(target, profile, self._note, timing, random.Random(1))
        self.task = asyncio.create_task(self.member.run())

    def _note(self, news: News) -> None:
        self.news.append(news)
        self._changed.set()

    def all(self, kind: type[T]) -> list[T]:
        return [news for news in self.news if isinstance(news, kind)]

    def heard(self, kind: type[T]) -> list[T]:
        return [news.message for news in self.all(Heard) if isinstance(news.message, kind)]

    async def until(self, holds: Callable[[], Any], within: float = 10.0) -> None:
        async with asyncio.timeout(within):
            while not holds():
                self._changed.clear()
                await self._changed.wait()

    async def joined(self, times: int = 1) -> Joined:
        await self.until(lambda: len(self.all(Joined)) >= times)
        return self.all(Joined)[times - 1]


@contextlib.asynccontextmanager
async def joined(
    target: Target, profile: Profile | None = None, timing: NetTiming = SHORT
) -> AsyncIterator[Guest]:
    """A guest that is at the table."""
    guest = Guest(target, profile, timing)
    try:
        await guest.joined()
        yield guest
    finally:
        guest.task.cancel()
        await asyncio.gather(guest.task, return_exceptions=True)


async def ended(guest: Guest) -> Ended:
    """How it ended, in the end."""
    await guest.task
    (last,) = guest.all(Ended)
    assert guest.news[-1] is last
    return last


def target_of(port: int, identity: Identity | None = IDENTITY, table: str | None = TABLE) -> Target:
    """A table of this machine at `port`."""
    return Target((Address("127.0.0.1", port),), table, identity.fingerprint if identity else None)


async def until(holds: Callable[[], Any], within: float = 10.0) -> None:
    """Wait for something that tells nobody."""
    async with asyncio.timeout(within):
        while not holds():
            await asyncio.sleep(0.01)


HELLO = Hello(v=(1, 1), app="raw", name="Raw", kind="human", lang="en")


class RawGuest:
    """A guest written by hand, that may do everything wrong."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self._splitter = FrameSplitter(65536)
        self._waiting: list[bytes] = []

    @classmethod
    async def connect(cls, port: int) -> RawGuest:
        context: ssl.SSLContext = client_context()
        return cls(*await asyncio.open_connection("127.0.0.1", port, ssl=context, server_hostname="x"))

    def say(self, *messages: Any) -> None:
        self.writer.write(b"".join(frame(codec.encode(message, codec.FROM_GUEST)) for message in messages))

    async def hear(self) -> HostMessage | None:
        """The next message, None at the end."""
        while not self._waiting:
            data = await self.reader.read(65536)
            if not data:
                return None
            self._splitter.feed(data)
            self._waiting.extend(self._splitter.payloads())
        return codec.decode_from_host(self._waiting.pop(0))

    async def hear_all(self) -> list[HostMessage]:
        """Everything until the end."""
        heard = []
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            while (message := await self.hear()) is not None:
                heard.append(message)
        return heard

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(OSError, TimeoutError):
            await asyncio.wait_for(self.writer.wait_closed(), 1)
