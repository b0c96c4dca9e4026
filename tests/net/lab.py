"""A laboratory: hosts of their own (network namespaces) on cables of their own, with real processes in them.

Linux, root and iproute2. Each host has one or more adapters; two hosts share a cable. What runs in them is
`python -m tests.net.lab_roles`.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
_names = itertools.count(1)


def ip(*words: str) -> None:
    """Run iproute2. A failure is the test's failure."""
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=20)


class Role:
    """A process in a host, that prints one JSON value a line."""

    def __init__(self, host: str, *words: str) -> None:
        self.said: list[Any] = []
        self.when: list[float] = []
        self._changed = threading.Condition()
        self.process = subprocess.Popen(
            ["ip", "netns", "exec", host, sys.executable, "-m", "tests.net.lab_roles", *words],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._changed:
                self.said.append(json.loads(line))
                self.when.append(time.monotonic())
                self._changed.notify_all()

    def until(self, holds: Callable[[Any], object], within: float) -> float:
        """Wait until the newest word is so; how long that took from now, in seconds."""
        begun = time.monotonic()
        with self._changed:
            good = self._changed.wait_for(lambda: self.said and holds(self.said[-1]), within)
            assert good, self.said[-3:]
        return time.monotonic() - begun

    def signal(self, number: signal.Signals) -> None:
        """Stop it (SIGSTOP) or let it go on (SIGCONT), as a laptop that sleeps."""
        os.killpg(self.process.pid, number)

    def kill(self) -> None:
        """End it as a power cut does."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def stop(self) -> None:
        """End it in good order."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGCONT)
            os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.kill()
            self.process.wait(5)
        self._reader.join(5)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Lab:
    """Hosts and cables; all gone afterwards."""

    def __init__(self) -> None:
        self._hosts: list[str] = []
        self._roles: list[Role] = []

    def host(self) -> str:
        """A new host with a loopback and nothing else; its name."""
        name = f"manille-{os.getpid()}-{next(_names)}"
        ip("netns", "add", name)
        self._hosts.append(name)
        ip("-n", name, "link", "set", "lo", "up")
        return name

    def cable(self, one: str, other: str, network: str, adapter: str = "eth0") -> None:
        """Connect two hosts: `network`.1 and `network`.2 (of /24), at adapters of this name."""
        ip("link", "add", adapter, "netns", one, "type", "veth", "peer", "name", adapter, "netns", other)
        for number, host in enumerate((one, other), 1):
            ip("-n", host, "address", "add", f"{network}.{number}/24", "brd", "+", "dev", adapter)
            ip("-n", host, "link", "set", adapter, "up")

    def run(self, host: str, *words: str) -> Role:
        """Start a role in a host."""
        role = Role(host, *words)
        self._roles.append(role)
        return role

    def close(self) -> None:
        for role in self._roles:
            role.stop()
        for host in self._hosts:
            ip("netns", "delete", host)


@contextlib.contextmanager
def laboratory() -> Iterator[Lab]:
    """A laboratory for one test."""
    lab = Lab()
    try:
        yield lab
    finally:
        lab.close()
