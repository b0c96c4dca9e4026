"""A screen of its own for tests with a real window: Xvfb, a window manager, real keys and a real mouse."""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 20.0
"""Seconds after which something that should have happened has not."""


class Screen:
    """A running screen; keys and clicks go to the window that has the focus."""

    def __init__(self, display: str) -> None:
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }

    def press(self, *words: str) -> None:
        """Give `xdotool` these words: `key Tab`, `type abc`, `mousemove 10 10 click 1`."""
        subprocess.run(["xdotool", *words], env=self.environment, check=True, timeout=PATIENCE)

    @contextmanager
    def running(self, *command: str) -> Iterator["Program"]:
        """A Python program with its window on this screen, ended at the end."""
        process = subprocess.Popen(
            [sys.executable, *command], env=self.environment, stdout=subprocess.PIPE, text=True
        )
        try:
            yield Program(process)
        finally:
            process.kill()
            process.wait(PATIENCE)
            if process.stdout is not None:
                process.stdout.close()


class Program:
    """A program, read line by line."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def wait_for(self, *parts: str) -> str:
        """The next line that holds all the parts; an assertion where it does not come."""
        seen: list[str] = []
        while True:
            line = self._next_line()
            if line is None:
                last = "\n".join(seen[-40:])
                raise AssertionError(f"no line with {parts}; the last were:\n{last}")
            if all(part in line for part in parts):
                return line
            seen.append(line)

    def lines_until_quiet(self, seconds: float) -> list[str]:
        """The lines until none has come for so long."""
        lines: list[str] = []
        while (line := self._next_line(seconds)) is not None:
            lines.append(line)
        return lines

    def _next_line(self, patience: float = PATIENCE) -> str | None:
        """The next line; None where the program has ended or stays silent for too long."""
        try:
            return self._lines.get(timeout=patience)
        except queue.Empty:
            return None

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def kill(self) -> None:
        """End it without a word."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def exit_status(self) -> int:
        """The exit status, once it has ended."""
        return self._process.wait(PATIENCE)


@contextmanager
def opened_screen(size: str = "1600x900x24") -> Iterator[Screen]:
    """Start Xvfb on a free display and openbox in it; both end at the end."""
    with subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            screen = Screen(f":{server.stdout.readline().strip()}")
            with _window_manager(screen):
                yield screen
        finally:
            server.kill()


@contextmanager
def _window_manager(screen: Screen) -> Iterator[None]:
    """openbox, once it says that it is ready: without it nothing gets the focus or keeps a least size."""
    with subprocess.Popen(
        ["openbox", "--startup", "echo ready"],
        env=screen.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as manager:
        try:
            assert manager.stdout is not None
            assert "ready\n" in manager.stdout, "openbox ended before it was ready"
            yield
        finally:
            manager.kill()
