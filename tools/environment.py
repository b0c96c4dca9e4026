"""The project's own environment, `.venv`: made, filled from a lock, stamped, repaired.

`play.py` and `test.py` share it. It runs before anything is installed, so it uses the standard library only,
and any Python 3 can read it, to say that it is too old. It knows nothing of what is started afterwards.

A stamp in `.venv` names what was installed: the lock, pyproject.toml, the Python and the place of the clone.
It is written last. While it matches, a start touches nothing; where it is missing or differs, the environment
is half-made or outdated, and is made anew. The test lock holds the play lock's packages in the same versions,
so an environment for tests serves for play, and tests are added to one for play. What the bots' search wants
is added and compiled behind a game that is already on: `python tools/environment.py` does that, for play.py.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCKS = ROOT / "tools" / "locks"
OLDEST = (3, 11)
MEGABYTES = {"play": 40, "search": 80, "test": 150}  # that a lock's packages weigh on their way here
WINDOWS = os.name == "nt"

# How pip tells that it could not reach the packages, in all its versions that we meet.
NO_NETWORK = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|ProxyError|ConnectionError"
    r"|Max retries exceeded|Failed to establish a new connection|Temporary failure in name resolution"
    r"|Network is unreachable|getaddrinfo failed|connection broken",
    re.IGNORECASE,
)


class Trouble(Exception):
    """The environment cannot be made; the text says why, and what the person can do about it."""


def say(line: str) -> None:
    """Tell the person on standard error, which leaves standard output to the program itself."""
    print(line, file=sys.stderr, flush=True)


def venv_command(name: str) -> Path:
    """The path of a command (`python`, `manille-lan`) in `.venv`."""
    return VENV / ("Scripts" if WINDOWS else "bin") / (name + (".exe" if WINDOWS else ""))


def stamp_text(lock: str) -> str:
    """What an environment made now from `lock` ("play" or "test") would carry as its stamp."""
    digest = hashlib.sha256()
    for path in (LOCKS / (lock + ".txt"), ROOT / "pyproject.toml"):
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    version = "{}.{}".format(*sys.version_info[:2])
    return "\n".join([digest.hexdigest(), version, sys.base_prefix, str(ROOT)]) + "\n"


def stamp_file(lock: str) -> Path:
    """Where the stamp of an environment made from `lock` stands."""
    return VENV / ("installed-" + lock + ".txt")


def is_ready(lock: str) -> bool:
    """Whether `.venv` holds all that `lock` asks for, installed to the end by this Python."""
    try:
        return stamp_file(lock).read_text("utf-8") == stamp_text(lock) and venv_command("python").exists()
    except OSError:
        return False


def prepare(lock: str) -> None:
    """Make `.venv` hold all that `lock` ("play" or "test") asks for; at once where it does already.

    Raises Trouble with a sentence for the person where that cannot be done.
    """
    if sys.version_info < OLDEST:
        found = "{}.{}".format(*sys.version_info[:2])
        raise Trouble(f"Python 3.11 or newer is needed, and this is {found}. Start it with a newer one.")
    if is_ready(lock) or (lock == "play" and is_ready("test")):
        return
    try:
        with one_at_a_time():
            if not is_ready(lock):
                make(lock)
    except OSError as error:
        raise Trouble(
            f"Cannot write in {ROOT} ({error.strerror or error}). The project makes its folder .venv there: "
            "move the clone to a disk with room on it, and a folder where you may write."
        ) from error


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let a second run wait while a first one makes the environment; a killed one does not block."""
    with (ROOT / ".venv.lock").open("a+b") as lock_file:
        if not try_lock(lock_file):
            say("Another run is making .venv: waiting for it.")
            while not try_lock(lock_file):
                time.sleep(0.2)
        yield


def try_lock(lock_file: IO[bytes]) -> bool:
    """Take the file's lock if it is free; the system gives it back when the file is closed."""
    try:
        if sys.platform == "win32":
            lock_file.seek(0)
            msvcrt.locking(lock_file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def make(lock: str) -> None:
    """Make `.venv` and install `lock` and the project itself, then stamp it."""
    started = time.monotonic()
    if not (lock == "test" and is_ready("play")):
        make_empty()
    install_lock(lock)
    say("Installing manille_lan itself.")
    pip(["--no-build-isolation", "--no-deps", "--editable", str(ROOT)])
    stamp_file(lock).write_text(stamp_text(lock), "utf-8")
    say(f"Ready after {time.monotonic() - started:.0f} s; the next start needs none of this.")


def add_search() -> None:
    """Add to an environment for play what the bots' search wants. Raises Trouble, OSError."""
    with one_at_a_time():
        if is_ready("play") and not has_search():
            install_lock("search")
            stamp_file("search").write_text(stamp_text("search"), "utf-8")


def compile_search() -> None:
    """Compile the bots' search, so that no bot waits for it. Raises Trouble, OSError."""
    started = time.monotonic()
    say("Compiling the bots' search (once; some 20 s of one core).")
    command = [str(venv_command("python")), "-P", "-m", "manille_expert.compiling"]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                          errors="replace", check=False)
    if done.returncode != 0:
        raise Trouble("The bots' search could not be compiled; the next bot that wants it tries again: "
                      + last_line(done.stderr))
    say(f"Compiled after {time.monotonic() - started:.0f} s.")


def has_search() -> bool:
    """Whether what the bots' search wants is installed."""
    return is_ready("search") or is_ready("test")


def make_empty() -> None:
    """A new `.venv` with pip and nothing else, in place of whatever stood there."""
    if Path(sys.prefix).resolve() == VENV:
        raise Trouble("The environment .venv is incomplete or outdated, and this Python runs from inside it. "
                      "Start the command with the system's Python instead: it makes .venv anew.")
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Trouble("This Python has no venv module. On Debian and Ubuntu: sudo apt install python3-venv "
                      "(elsewhere: install the full Python). Then start the command again.")
    if VENV.exists() or VENV.is_symlink():
        say(".venv is incomplete or outdated: making it anew.")
        VENV.unlink() if VENV.is_symlink() or VENV.is_file() else shutil.rmtree(VENV)
    else:
        say("First start: making .venv, with all that the project needs.")
    VENV.mkdir()
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
    if made.returncode != 0:
        raise Trouble(f"Python could not make .venv: {last_line(made.stdout)}\n"
                      "On Debian and Ubuntu this helps: sudo apt install python3-venv")


def install_lock(lock: str) -> None:
    """Install the lock's packages: from wheels only, each with the hash that the lock names."""
    path = LOCKS / (lock + ".txt")
    count = len(set(re.findall(r"^([a-z0-9-]+)==", path.read_text("utf-8"), re.MULTILINE)))
    say(f"Installing {count} packages from the package index (once; some {MEGABYTES[lock]} MB).")
    pip(["--only-binary", ":all:", "--require-hashes", "--no-deps", "--requirement", str(path)], count)


def pip(arguments: list[str], count: int = 0) -> None:
    """Run the environment's `pip install`, counting packages on a terminal; raises Trouble where it fails."""
    command = [str(venv_command("python")), "-m", "pip", "install",
               "--disable-pip-version-check", "--no-input", "--retries", "2", *arguments]
    environ = {**os.environ, "PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0", "PYTHONUTF8": "1"}
    lines: list[str] = []
    collected = 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          encoding="utf-8", errors="replace", env=environ) as process:
        for line in process.stdout or ():
            lines.append(line)
            if line.startswith("Collecting ") and count:
                collected += 1
                show_progress(collected, count, line.split()[1])
    if count and sys.stderr.isatty():
        print(file=sys.stderr)
    if process.returncode != 0:
        raise Trouble(pip_trouble("".join(lines)))


def show_progress(done: int, count: int, package: str) -> None:
    """One line on a terminal, written over and over; nothing in a log."""
    if sys.stderr.isatty():
        print(f"\r  {done} of {count}: {package.split('==')[0]:<40}", end="", file=sys.stderr, flush=True)


def pip_trouble(output: str) -> str:
    """A sentence for what made pip fail, from what it printed."""
    if NO_NETWORK.search(output):
        return ("The packages could not be fetched: there is no network, or it does not reach the package "
                "index. Connect this machine once and start the command again; later starts need no network.")
    if "No space left" in output:
        return f"The disk that holds {ROOT} is full. Make room (600 MB) and start the command again."
    if "No matching distribution found" in output:
        return (f"The package index offers no wheel of a package for this system: {last_line(output)}\n"
                "README.md, section \"What it runs on\", lists the systems that have them all.")
    return f"The packages could not be installed. pip said: {last_line(output)}"


def last_line(output: str) -> str:
    """The last line of `output` that says something."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return lines[-1] if lines else "nothing"


if __name__ == "__main__":
    if not WINDOWS:
        os.nice(10)  # the game is on meanwhile
    try:
        add_search()
        compile_search()
    except (OSError, Trouble) as trouble:
        sys.exit(str(trouble))
