"""Opens the real window and tells on standard output what it shows, line by line.

    python tools/tell_window.py

After every change each widget that has a tag is told as `tag: what it is @ left top width height`, `>` before
the one that has the keys. For tests on a virtual screen, and for a look at a running window.
"""

from __future__ import annotations

import logging
import sys

from manille_lan.cli.session import begun
from manille_lan.cli.window import opened_window


def main() -> None:
    """Open the window in the lobby and stay until it is closed."""
    session = begun("")
    session.keep_log()
    shown = logging.getLogger("manille_lan.client.app.shown")
    shown.addHandler(logging.StreamHandler(sys.stdout))
    shown.setLevel(logging.DEBUG)
    shown.propagate = False
    if not opened_window(session):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
