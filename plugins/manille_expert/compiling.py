"""`python -m manille_expert.compiling`: compile what the bots that search need, once for all processes.

A bot that finds it missing starts this program and plays by a lower level meanwhile: a compiler in the bot's
own process would hold up its answers. Where several are started one compiles. Its lock ends with its process,
be it killed, and the next one goes on from what is kept by then.
"""

from __future__ import annotations

import errno
import faulthandler
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from manille_expert.kept import is_complete, kept_folder, note_complete

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MACHINE, SEARCHER = "manille_expert.machine", "manille_expert.ladder.seat"
LONGEST = 600.0
"""Seconds after which this process ends, whatever holds it up."""
NICENESS = 10
"""Of whoever compiles, to systems that know it: the game is on meanwhile."""
POLL = 0.1
TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""How systems say that another process has the lock; any other error means that the disk has no locks."""


def compile_once() -> None:
    """Return when everything is compiled and kept, by this process or by another."""
    folder = kept_folder()
    if folder is None:
        return
    with alone(folder / "lock"):
        if is_complete():
            return
        import_module(SEARCHER)
        if import_module(MACHINE).IS_COMPILED:
            note_complete()


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Wait until no other process is here; the system lets the next one in when this one ends."""
    with path.open("ab") as file:
        while not _has_lock(file.fileno()):
            time.sleep(POLL)
        yield


def _has_lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(handle, 0, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in TAKEN
    return True


def main() -> None:
    """Compile at a low priority, and come to an end in any case."""
    faulthandler.dump_traceback_later(LONGEST, exit=True)
    if sys.platform != "win32":  # there, whoever starts it says so
        os.nice(max(0, NICENESS - os.nice(0)))
    compile_once()


if __name__ == "__main__":
    main()
