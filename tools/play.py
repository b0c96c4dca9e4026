"""Play from a fresh clone: `python3 tools/play.py` (Windows: `py tools\\play.py`).

Makes the project's environment at the first start, then runs `manille-lan` from it with the arguments that it
was given; without any, the lobby opens. What only the bots' search wants (numba) is fetched behind the game,
and the search compiled. `python3 tools/play.py --help` lists the commands.
"""

import os
import subprocess
import sys

from environment import ROOT, VENV, WINDOWS, Trouble, has_search, prepare, say, venv_command


def main() -> int:
    """Prepare `.venv`, then become `manille-lan`; the exit status is its own, or 1 where it cannot start."""
    try:
        prepare("play")
    except Trouble as trouble:
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        say("Interrupted: the next start completes the environment.")
        return 130
    if not has_search():
        begin_adding_search()
    command = [str(venv_command("manille-lan")), *sys.argv[1:]]
    if not WINDOWS:  # there, exec would return to the shell at once
        os.execv(command[0], command)
    return subprocess.call(command)


def begin_adding_search() -> None:
    """Start the rest of the installation in a process of its own; the next start tries again if it fails."""
    command = [sys.executable, str(ROOT / "tools" / "environment.py")]
    flags = getattr(subprocess, "DETACHED_PROCESS", 0) | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
    with (VENV / "search.log").open("wb") as log:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                         creationflags=flags, start_new_session=True)


if __name__ == "__main__":
    sys.exit(main())
