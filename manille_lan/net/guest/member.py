"""A guest's membership at one table: joining, coming back after lost connections, leaving.

`Member.run` lives on an event loop; whatever happens is delivered as `news`. It knows messages and their
order, and nothing of cards.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from manille_lan.errors import NetError, ProtocolError
from manille_lan.net.address import MOST_ADDRESSES, Address, Target
from manille_lan.net.guest.commands import Command, CommandNumbers, Commands
from manille_lan.net.guest.connect import first_proven
from manille_lan.net.guest.news import Ended, Heard, Joined, Link, News
from manille_lan.net.guest.visit import Parting, Visit
from manille_lan.net.timing import NetTiming
from manille_lan.protocol.codes import STOP_RECONNECT
from manille_lan.protocol.handshake import VERSIONS, version_args
from manille_lan.protocol.messages import Ack, Hello, HostMessage, Kind, Retry, Welcome
from manille_lan.protocol.names import clean_name

__all__ = ["Member", "Profile"]


@dataclass(frozen=True, slots=True)
class Profile:
    """Who joins: what goes into the hello. `token` asks for the seat that it belongs to."""

    name: str
    app: str
    kind: Kind = "human"
    lang: str = "en"
    needs_rules: str | None = None
    token: bytes | None = None

    def hello(self) -> Hello:
        """The first frame. A name of which nothing shows goes out empty: the table says what is wrong."""
        try:
            name = clean_name(self.name)
        except ProtocolError:
            name = ""
        return Hello(
            v=VERSIONS,
            app=self.app,
            name=name,
            kind=self.kind,
            lang=self.lang,
            needs_rules=self.needs_rules,
            tok=self.token,
        )


class Member:
    """One guest at one table.

    `deliver` gets every piece of news, on the loop's thread. `commands` asks things of the table; nothing
    may be asked before the first `Joined`. What was not acknowledged is sent again after every new welcome.
    """

    def __init__(
        self,
        target: Target,
        profile: Profile,
        deliver: Callable[[News], None],
        timing: NetTiming | None = None,
        chance: random.Random | None = None,
    ) -> None:
        self.numbers = CommandNumbers()
        self.commands = Commands(self.numbers, self.post)
        self.target = target
        self._profile = profile
        self._deliver = deliver
        self.timing = timing or NetTiming()
        self._chance = chance or random.Random()
        self._unanswered: dict[int, Command] = {}
        self._visit: Visit | None = None
        self._link: Link | None = None
        self._joined = False
        self._failures = 0
        self._left = asyncio.Event()

    async def run(self) -> None:
        """Join and stay until it ends: by `leave`, by the table, or by a failure that trying again cannot
        mend.
        """
        keeping = asyncio.create_task(self._keep_joined())
        leaving = asyncio.create_task(self._left.wait())
        try:
            await asyncio.wait({keeping, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if not keeping.done() and self._visit is not None:
                await self._visit.leave()
            self._deliver(Ended("left") if self._left.is_set() else keeping.result())
        finally:
            keeping.cancel()
            leaving.cancel()
            await asyncio.gather(keeping, leaving, return_exceptions=True)
            if self._visit is not None:
                self._visit.abort()

    def leave(self) -> None:
        """Go, on purpose: the table hears it, and `Ended` comes as the last news."""
        self._left.set()

    def post(self, command: Command) -> None:
        """Send a command, now or after the next welcome. Raises `NetError` before the first one."""
        if not self._joined:
            raise NetError("error-not_joined")
        self._unanswered[command.id] = command
        if self._visit is not None and self._visit.is_welcome:
            self._send(self._visit, command)

    def found_at(self, addresses: Sequence[Address]) -> None:
        """The table was seen at these addresses: try them too when the connection is next made."""
        known = dict.fromkeys((*addresses, *self.target.addresses))
        self.target = replace(self.target, addresses=tuple(known)[:MOST_ADDRESSES])

    async def _keep_joined(self) -> Ended:
        """Connect, and connect again, until it is over."""
        deadline = asyncio.get_running_loop().time() + self.timing.connect_whole
        self._tell(Link("connecting"))
        while True:
            try:
                parting = await self._attend()
            except NetError as failure:
                parting = _parting_of(failure, again=self._joined)
            self._visit = None
            if self._is_final(parting, deadline):
                return Ended(parting.code, dict(parting.arguments))
            self._tell(Link("reconnecting" if self._joined else "connecting"))
            await asyncio.sleep(self._pause())

    async def _attend(self) -> Parting:
        """One connection: reach the table, greet it, stay. Raises `NetError` where it is not reached or
        refuses.
        """
        proven = await first_proven(self.target, self.timing)
        self._visit = Visit(proven, self.timing, self._heard, self._tell)
        await self._visit.greet(self._profile.hello())
        return await self._visit.stay()

    def _heard(self, message: HostMessage) -> None:
        if isinstance(message, Welcome):
            self._welcomed(message)
            return
        if isinstance(message, Ack):
            self._unanswered.pop(message.id, None)
        self._deliver(Heard(message))

    def _welcomed(self, welcome: Welcome) -> None:
        """The table let the guest in. Raises `Parting` where it is another one, or speaks another version."""
        visit = self._visit
        if visit is None:
            return
        if not VERSIONS[0] <= welcome.v <= VERSIONS[1]:
            args = version_args((welcome.v, welcome.v), VERSIONS, "")
            raise Parting("protocol_version", "never", args)
        if self.target.table not in (None, welcome.table):
            raise Parting("wrong_table", "later" if self._joined else "never")
        proven = visit.proven
        self._profile = replace(self._profile, token=welcome.tok)
        self.target = replace(self.target, table=welcome.table, fingerprint=proven.fingerprint)
        self.found_at([proven.address])
        self.numbers.start_after(welcome.lastact)
        resumed, self._joined, self._failures = self._joined, True, 0
        self._deliver(Joined(welcome, proven.fingerprint, proven.address, resumed))
        self._tell(Link("online"))
        for command in list(self._unanswered.values()):
            self._send(visit, command)

    def _send(self, visit: Visit, command: Command) -> None:
        """Send a command; one that no table would read is answered here."""
        try:
            visit.send(command)
        except ProtocolError as error:
            del self._unanswered[command.id]
            self._deliver(Heard(Ack(id=command.id, ok=False, code=error.message_id)))

    def _is_final(self, parting: Parting, deadline: float) -> bool:
        if parting.code == "unknown_session" and self._profile.token is not None:
            self._profile = replace(self._profile, token=None)  # the table forgot this seat: ask for any
            return False
        if parting.code in STOP_RECONNECT or parting.retry == "never":
            return True
        return not self._joined and asyncio.get_running_loop().time() >= deadline

    def _pause(self) -> float:
        """Seconds before the next attempt: a little longer each time, and never the same for all guests."""
        timing = self.timing
        pause = min(timing.backoff_first * timing.backoff_factor**self._failures, timing.backoff_most)
        self._failures += 1
        return pause * (1 + timing.backoff_jitter * self._chance.uniform(-1, 1))

    def _tell(self, link: Link) -> None:
        if link != self._link:
            self._link = link
            self._deliver(link)


def _parting_of(failure: NetError, again: bool) -> Parting:
    """What not reaching a table means: over at the first try, only a while at any later one.

    A table at whose door too many wait hangs up without a word, so that is worth another try even at first.
    """
    if isinstance(failure, Parting):
        return failure
    code = failure.message_id.removeprefix("error-")
    retry: Retry = "later" if again or code == "no_answer" else "never"
    return Parting(code, retry, dict(failure.arguments))
