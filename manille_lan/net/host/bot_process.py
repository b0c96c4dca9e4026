"""The process of one bot, driven with asyncio: start it, ask it, keep what it prints, end it for certain.

Knows pipes and clocks, and nothing of the game but that views and actions can be written.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque

from manille_lan.bots.limits import BotLimits
from manille_lan.bots.memory import resident_megabytes
from manille_lan.bots.messages import (
    Answer,
    Ask,
    Failed,
    FromBot,
    Ready,
    Setup,
    ToBot,
    decode_from_bot,
    encode_to_bot,
)
from manille_lan.bots.reply import Reply, Trouble, failure
from manille_lan.engine.actions import parse_action
from manille_lan.engine.cards import Pack
from manille_lan.engine.view import PlayerView, view_data
from manille_lan.errors import NotationError, ProtocolError
from manille_lan.protocol import codec
from manille_lan.protocol.frames import FrameSplitter, frame
from manille_lan.registry.registry import KnownBot

__all__ = ["BotProcess"]

KEPT_LINES = 20
LONGEST_LINE = 200
PIECE = 1 << 16


class BotProcess:
    """Starts at once, in the background: `ready` waits for it.

    After `kill`, after its process ended by itself or after the first bytes that are no message, every
    question is answered with the trouble it is in.
    """

    def __init__(self, bot: KnownBot, setup: Setup, limits: BotLimits) -> None:
        self._bot = bot
        self._limits = limits
        self._process: Process | None = None
        self._printed: deque[str] = deque(maxlen=KEPT_LINES)
        self._trouble: Reply | None = None
        self._asked = 0
        self._waiting: asyncio.Future[FromBot | None] | None = None
        self._started = asyncio.create_task(self._start(setup))
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def last_lines(self) -> tuple[str, ...]:
        """What it printed last, oldest first."""
        return tuple(self._printed)

    async def ready(self) -> Reply | None:
        """Wait until it is ready; the trouble, if it will not be."""
        return await asyncio.shield(self._started)

    async def ask(self, view: PlayerView, decision: float, bank: float) -> Reply:
        """One question, which it may answer within `decision + bank` seconds."""
        self._asked += 1
        try:
            ask = Ask(self._asked, view_data(view), _ms(decision), _ms(bank))
            message = await self._exchange(ask, decision + bank)
        except ProtocolError as error:  # a view that is too long to be sent
            return failure("timeout", str(error))
        if message is None:
            within = f"no answer within {decision:g} s and a bank of {bank:g} s"
            return self._trouble or self._told("timeout", within)
        return _reply(message, view.the_pack)

    def kill(self) -> None:
        """End it now. `close` waits for the end."""
        self._fail("crash", "ended by the table")
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)  # and whatever it started

    async def close(self) -> None:
        """Let it end by itself, which it does when its input ends; kill it if it does not."""
        if not self._started.done():
            self._started.cancel()
        process = self._process
        if process is not None and self._trouble is None:
            if process.stdin is not None:
                process.stdin.close()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._limits.farewell):
                    await process.wait()
        self.kill()
        if process is not None:
            await process.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(self._started, *self._tasks, return_exceptions=True)

    async def _start(self, setup: Setup) -> Reply | None:
        """Run the program, tell it what is played, wait until it says that it is ready."""
        clock = asyncio.get_running_loop().time
        began = clock()
        source = self._bot.source
        program = ("-P", "-m", "manille_lan.registry.bot_child", self._bot.id, source.kind, source.name)
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, *program, str(self._limits.memory)),
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                env={**os.environ, "PYTHONHASHSEED": "0"},  # the same seed, the same play
                start_new_session=sys.platform != "win32",
            )
        except OSError as error:
            return self._fail("setup", str(error))
        self._tasks = [
            asyncio.create_task(work) for work in (self._listen(), self._keep_printed(), self._watch_memory())
        ]
        message = await self._exchange(setup, self._limits.setup)
        if isinstance(message, Ready):
            return None
        if isinstance(message, Failed):
            return self._fail("setup", message.trace)
        if self._trouble is not None:
            return self._fail("setup", self._trouble.trace)
        return self._fail("setup", f"not ready: limit {self._limits.setup:g} s, took {clock() - began:.1f} s")

    async def _exchange(self, message: ToBot, within: float) -> FromBot | None:
        """Send, and wait for the answer; None where there is none in time, or trouble."""
        if self._trouble is not None or self._process is None or self._process.stdin is None:
            return None
        self._waiting = asyncio.get_running_loop().create_future()
        self._process.stdin.write(frame(encode_to_bot(message)))
        try:
            async with asyncio.timeout(within):
                return await self._waiting
        except TimeoutError:
            return None
        finally:
            self._waiting = None

    async def _listen(self) -> None:
        """Read what it says until it ends."""
        process, splitter = self._process, FrameSplitter(codec.FROM_GUEST.frame)
        if process is None or process.stdout is None:
            return
        try:
            while piece := await process.stdout.read(PIECE):
                splitter.feed(piece)
                for payload in splitter.payloads():
                    self._heard(decode_from_bot(payload))
        except ProtocolError as error:
            self._fail("garbled", str(error))
            self.kill()
        status = await process.wait()
        await asyncio.sleep(0)  # its last words first
        self._fail("crash", f"its process ended with status {status}")

    def _heard(self, message: FromBot) -> None:
        """Hand a message to whoever waits; one for an earlier question is too late and is dropped."""
        waiting = self._waiting
        if waiting is None or waiting.done():
            return
        if isinstance(message, Ready) or message.id in (0, self._asked):
            waiting.set_result(message)

    async def _keep_printed(self) -> None:
        """Take what it prints, so that it never waits for us, and keep the last lines."""
        stream = self._process.stderr if self._process else None
        line = ""
        while stream is not None and (piece := await stream.read(PIECE)):
            *lines, line = (line + piece.decode("utf-8", "replace"))[-2 * PIECE :].split("\n")
            self._printed.extend(text[:LONGEST_LINE] for text in lines[-KEPT_LINES:])
            line = line[-LONGEST_LINE:]
        if line:
            self._printed.append(line)

    async def _watch_memory(self) -> None:
        """Kill it when it has more memory than it may, where its kernel did not refuse it."""
        process = self._process
        while process is not None and process.returncode is None:
            await asyncio.sleep(self._limits.measure)
            used = await asyncio.to_thread(resident_megabytes, process.pid)
            if used > self._limits.memory:
                self._fail("memory", f"{used} MB used, {self._limits.memory} MB allowed")
                self.kill()
                return

    def _fail(self, trouble: Trouble, trace: str) -> Reply:
        """Remember the first trouble, and let nobody wait any longer."""
        if self._trouble is None or trouble == "setup":
            self._trouble = self._told(trouble, trace)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
        return self._trouble

    def _told(self, trouble: Trouble, trace: str) -> Reply:
        """The trouble, with what the bot printed last, for its author."""
        printed = "\n".join(self._printed)
        return failure(trouble, f"{trace}\n--- printed last ---\n{printed}" if printed else trace)


def _reply(message: FromBot, pack: Pack) -> Reply:
    """A message as the referee judges it."""
    if isinstance(message, Failed):
        return failure(message.trouble, message.trace)
    if not isinstance(message, Answer):
        return failure("nonsense", "said ready when it was asked")
    try:
        return Reply(parse_action(pack, message.action), message.why, message.args)
    except NotationError as error:
        return failure("nonsense", str(error))


def _ms(seconds: float) -> int:
    return math.ceil(seconds * 1000)
