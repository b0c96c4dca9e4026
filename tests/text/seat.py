"""A person in the terminal at a real table, without sockets: typed lines in, printed lines out."""

import asyncio
from types import SimpleNamespace

from manille_lan.net.address import Address, Target
from manille_lan.net.guest.commands import CommandNumbers, Commands
from manille_lan.net.guest.member import Profile
from manille_lan.net.guest.news import Ended, Heard, Joined, Link
from manille_lan.protocol.messages import Welcome
from manille_lan.table.timing import TableTiming
from manille_lan.text.app import Stay, TableApp
from manille_lan.words.loader import Words
from tests.table.driver import OWNER, Drive

TARGET = Target((Address("127.0.0.1", 47770),))
QUICK = TableTiming(bot_pause=0.0, trick_pause=0.0)


class Guest:
    """A guest whose table is a `Drive`: what the table says is delivered at once."""

    def __init__(self, drive, profile, deliver):
        self._drive, self._deliver, self._profile = drive, deliver, profile
        self._left = asyncio.Event()
        self._read = 0
        self.asked = []
        self.commands = Commands(CommandNumbers(), self._post)
        self._seat = None

    async def run(self):
        self._deliver(Link("connecting"))
        self._seat = self._drive.join(self._profile.name, tok=self._profile.token)
        self.catch_up()
        self._deliver(Link("online"))
        await self._left.wait()
        self._deliver(Ended(self._drive.ended or "left"))

    def leave(self):
        self._left.set()

    def catch_up(self):
        """Deliver what the table has sent since the last time."""
        while self._read < len(self._seat.inbox):
            message = self._seat.inbox[self._read]
            self._read += 1
            if isinstance(message, Welcome):
                self._deliver(Joined(message, "f" * 43, TARGET.addresses[0], False))
            else:
                self._deliver(Heard(message))
        if self._drive.ended:
            self._left.set()

    def _post(self, command):
        self.asked.append(command)
        self._drive.perform(self._drive.table.received(self._seat.conn, command, self._drive.now))
        self._drive.wait(0.01)
        asyncio.get_running_loop().call_soon(self.catch_up)


DEAL = "(the first choice, until the deal is over)"


class Paper:
    """A terminal whose lines were written before, and that keeps what is printed. The line `DEAL` stands for
    as many as a deal takes.
    """

    def __init__(self, typed, is_interactive):
        self.typed, self.printed = list(typed), []
        self.is_interactive = is_interactive
        self.is_at_end = False
        self.model = None

    def write(self, line):
        self.printed.append(line)

    async def read(self):
        for _ in range(10):  # let the table answer
            await asyncio.sleep(0)
        if self.typed and self.typed[0] is DEAL:
            while not (self.model.is_asked or self.model.is_shown_result or self.model.phase == "over"):
                await asyncio.sleep(0)
            if self.model.is_asked:
                return "1"
            self.typed.pop(0)
        if not self.typed:
            self.is_at_end = True
            return None
        return self.typed.pop(0)


def seated(*typed, drive=None, language="en", is_interactive=False, **stay):
    """Type these lines at a table and read what was printed."""
    drive = drive or Drive(timing=QUICK)
    paper = Paper(typed, is_interactive)
    guests = []

    def member(target, profile, deliver, timing):
        guests.append(Guest(drive, profile, deliver))
        return guests[-1]

    async def sit():
        profile = Profile("Cléo", "test", token=stay.pop("token", OWNER), lang=language)
        app = TableApp(Stay(TARGET, profile, **stay), Words(language), paper, None, member)
        paper.model = app.model
        async with asyncio.timeout(5):
            return await app.run(), app

    code, app = asyncio.run(sit())
    return SimpleNamespace(
        code=code,
        printed=paper.printed,
        text="\n".join(paper.printed),
        model=app.model,
        asked=guests[0].asked,
        drive=drive,
    )
