"""The first seconds of a bot that searches: what it needs is compiled, or loaded, beside its first answers.

Compiled code is kept, so that only the first bot of all ever waits, and a process of its own compiles
(`compiling`). Until it is there, `club` answers, and says so. It needs nothing compiled. Where no clock runs
the level itself is waited for.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import traceback
from collections.abc import Sequence
from importlib import import_module

from manille_expert.kept import is_complete, kept_folder
from manille_expert.ladder.level import Level
from manille_lan.api.bots import Action, Aids, Bot, Decision, PlayerView

COMPILER = "manille_expert.compiling"
SEARCHER, CLUB, MACHINE = "manille_expert.ladder.seat", "manille_expert.club", "manille_expert.machine"
PATIENCE = 8.0
"""Seconds that its start waits for what it needs: enough to load it, not to compile it. It has twenty."""
ATTEMPTS = 2
"""How often a compiler is started: something may end the first one."""
BEHIND = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)


class Warming:
    """A seat of a level, from its first moment on."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._below: Bot = import_module(CLUB).Club()
        self._searcher: Bot | None = None
        self._beside = threading.Thread(target=self._warm, daemon=True)
        self._beside.start()
        self._beside.join(PATIENCE)

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action | Decision:
        """The level's own choice, or meanwhile that of the level below."""
        if not aids.is_timed:
            self._beside.join()
        if self._searcher is not None:
            return self._searcher.choose(view, legal, aids)
        answer = self._below.choose(view, legal, aids)
        action = answer.action if isinstance(answer, Decision) else answer
        return Decision(action, "why-not-warm") if len(legal) > 1 else action

    def _warm(self) -> None:
        try:
            await_compiled()
            searcher: Bot = import_module(SEARCHER).Searcher(self._level)
        except Exception:  # the bot goes on as the level below; its author reads why
            traceback.print_exc()
        else:
            self._searcher = searcher


def await_compiled() -> None:
    """Return when all kernels are compiled and kept, which another process sees to; at once where they are,
    where none can be compiled, or where none can be kept. Raises RuntimeError where they could not be.
    """
    if not import_module(MACHINE).IS_COMPILED or kept_folder() is None or is_complete():
        return
    for _ in range(ATTEMPTS):
        done = subprocess.run(
            [sys.executable, "-P", "-m", COMPILER],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,  # not the bot's own: whoever reads that would wait for the compiler's end
            creationflags=BEHIND,
            check=False,
        )
        if done.returncode == 0:
            return
    raise RuntimeError(f"compiling ended with {done.returncode}: {done.stderr.decode('utf-8', 'replace')}")
