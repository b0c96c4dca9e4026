"""Runs the program `manille-lan` and tells on standard output what its window shows, line by line.

    python tools/tell_window.py [ARGUMENTS OF manille-lan]

After every change each widget that has a tag is told as `tag: what it is @ left top width height`, `>` before
the one that has the keys. For tests on a virtual screen, and for a look at a running window.
"""

from __future__ import annotations

import logging
import sys

from manille_lan.cli.main import main as run_program


def main() -> int:
    """Run the program; its exit status."""
    shown = logging.getLogger("manille_lan.client.app.shown")
    shown.addHandler(logging.StreamHandler(sys.stdout))
    shown.setLevel(logging.DEBUG)
    shown.propagate = False
    return run_program(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
