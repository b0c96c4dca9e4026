"""Play from a fresh clone: `python3 tools/play.py` (Windows: `py tools\\play.py`).

Makes the project's environment at the first start, then runs `manille-lan` from it with the arguments that it
was given; without any, the lobby opens. `python3 tools/play.py --help` lists the commands.
"""

import os
import subprocess
import sys

from environment import WINDOWS, Trouble, prepare, say, venv_command


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
    command = [str(venv_command("manille-lan")), *sys.argv[1:]]
    if not WINDOWS:  # there, exec would return to the shell at once
        os.execv(command[0], command)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main())
