"""The terminal itself: lines out, typed lines in, on every system.

Reading blocks, and Windows cannot wait for a console: so a thread reads. It reads the file descriptor, not
`sys.stdin`, whose lock would be held when the program ends.
"""

from __future__ import annotations

import asyncio
import codecs
import os
import sys
import threading
from typing import Protocol


class Terminal(Protocol):
    """Where a person reads and types."""

    @property
    def is_interactive(self) -> bool:
        """Whether a person types now; else the lines were written before, in a file or by a program."""

    @property
    def is_at_end(self) -> bool:
        """Whether nothing more will be typed."""

    def write(self, line: str) -> None:
        """Show a line."""

    async def read(self) -> str | None:
        """The next typed line, without its end; None where nothing more comes."""


class Console:
    """Standard input and output."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._source = sys.stdin.fileno()
        self.is_interactive = sys.stdin.isatty()
        self.is_at_end = False
        threading.Thread(target=self._read_all, name="manille-stdin", daemon=True).start()

    def write(self, line: str) -> None:
        """Show a line."""
        print(line, flush=True)

    async def read(self) -> str | None:
        """The next typed line; None at the end of the input, however often it is asked."""
        if self.is_at_end:
            return None
        line = await self._lines.get()
        self.is_at_end = line is None
        return line

    def _read_all(self) -> None:
        encoding = os.device_encoding(self._source) or "utf-8"
        decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
        begun = ""
        while chunk := self._chunk():
            *lines, begun = (begun + decoder.decode(chunk)).split("\n")
            for line in lines:
                self._hand_over(line.rstrip("\r"))
        if begun:
            self._hand_over(begun)
        self._hand_over(None)

    def _chunk(self) -> bytes:
        try:
            return os.read(self._source, 4096)
        except OSError:
            return b""

    def _hand_over(self, line: str | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)


def can_show_signs() -> bool:
    """Whether standard output knows the suit signs."""
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
