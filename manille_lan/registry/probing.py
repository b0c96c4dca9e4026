"""Learning what strangers' plugin files bring without importing them here: a process probes each, once.

What a probe found is remembered in a file: the same file in the same environment is not probed again.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import msgspec

from manille_lan import __version__
from manille_lan.registry.report import Report, slow
from manille_lan.registry.sources import Source

LIMIT = 5.0
"""Seconds that a plugin file may take to import."""

START = 20.0
"""Seconds for the probe itself to come up on a busy machine. A plugin that keeps the interpreter to itself
costs these too.
"""

AT_ONCE = min(4, os.cpu_count() or 1)
"""How many are probed at the same time."""

CACHE = ".probed.json"
"""Where it is remembered, in the plugin folder, unless the caller names another file."""


@dataclass(frozen=True)
class Prober:
    """Probes files. `cache` is the file that remembers, `limit` the seconds for one import."""

    cache: Path
    limit: float = LIMIT

    def reports(self, sources: Sequence[Source]) -> list[Report]:
        """What each source brings, in the order given."""
        remembered = self._remembered()
        keys = [_key(source) for source in sources]
        unknown = [source for source, key in zip(sources, keys, strict=True) if key not in remembered]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            fresh = dict(zip(unknown, pool.map(self._probed, unknown), strict=True))
        found = {key: remembered.get(key) or fresh[source] for source, key in zip(sources, keys, strict=True)}
        if fresh or set(found) != set(remembered):
            self._remember(found)
        return [found[key] for key in keys]

    def _probed(self, source: Source) -> Report:
        """Run one probe."""
        command = [sys.executable, "-P", "-m", "manille_lan.registry.probe", source.name, str(self.limit)]
        try:
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                timeout=self.limit + START,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return slow(self.limit)
        try:
            return msgspec.json.decode(done.stdout, type=Report)
        except msgspec.DecodeError:
            return Report(reason="plugin-died", args={"status": done.returncode})

    def _remembered(self) -> dict[str, Report]:
        try:
            return msgspec.json.decode(self.cache.read_bytes(), type=dict[str, Report])
        except (OSError, msgspec.DecodeError):
            return {}

    def _remember(self, found: dict[str, Report]) -> None:
        """Write the file whole or not at all; where that is not allowed, the next start probes again."""
        fresh = self.cache.with_name(self.cache.name + ".new")
        try:
            self.cache.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_bytes(msgspec.json.encode(found))
            fresh.replace(self.cache)
        except OSError:
            return


def _key(source: Source) -> str:
    """What must be the same for a report to hold: the file, its time and content, and what it may import."""
    path = Path(source.name)
    digest = hashlib.sha256(f"{path} {_environment()} ".encode())
    try:
        digest.update(f"{path.stat().st_mtime_ns} ".encode())
        digest.update(path.read_bytes())
    except OSError as error:
        digest.update(str(error).encode())
    return digest.hexdigest()


def _environment() -> str:
    """This program, this Python, and when a package was last installed: a missing one may be there now."""
    times = []
    for entry in sys.path:
        try:
            times.append(Path(entry).stat().st_mtime_ns)
        except OSError:
            continue
    return f"{__version__} {sys.executable} {platform.python_version()} {sorted(times)}"
