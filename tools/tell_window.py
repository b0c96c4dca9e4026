"""Opens the real window with the real network and tells on standard output what it shows, line by line.

    python tools/tell_window.py

After every change each widget that has a tag is told as `tag: what it is @ left top width height`, `>` before
the one that has the keys. For tests on a virtual screen, and for a look at a running window.
"""

from __future__ import annotations

import time

from manille_lan.cli.playing import keep_settings
from manille_lan.cli.seats import SeatMemory
from manille_lan.cli.session import begun
from manille_lan.cli.window import RememberingNetwork, WindowLauncher
from manille_lan.client.app import FIRST_SIZE, Loop
from manille_lan.client.ports import Start
from manille_lan.client.window import Window


class TellingLoop(Loop):
    """The window's loop, with a mouth."""

    told = ""

    def turn(self) -> None:
        """One turn; then tell what is shown, where it has changed."""
        super().turn()
        text = self.shown()
        if text != self.told:
            self.told = text
            print(text, flush=True)

    def shown(self) -> str:
        """Every widget with a tag, one a line."""
        scene = self.conductor.scene
        lines = [f"scene {type(scene).__name__} size {self.window.size[0]} {self.window.size[1]}"]
        tops = [scene.ui.root, scene.ui.top] if scene.ui.has_modal else [scene.ui.root]
        for top in tops:
            for widget in top.walk():
                if widget.tag:
                    mark = ">" if widget is scene.ui.focused else " "
                    rect = " ".join(map(str, widget.rect))
                    lines.append(f"{mark} {widget.tag}: {widget.describe().text()} @ {rect}")
        return "\n".join([*lines, *(f"toast: {toast}" for toast in scene.ui.toasts), "shown"])


def main() -> None:
    """Open the window in the lobby and stay until it is closed."""
    session = begun("")
    session.keep_log()
    memory = SeatMemory(session.folders.tables)
    window = Window("Manille", session.settings.window or FIRST_SIZE, time.monotonic)
    loop = TellingLoop(
        window,
        session.settings,
        lambda settings: keep_settings(session, settings),
        lambda wake: RememberingNetwork(wake, memory),
        WindowLauncher(session),
        "manille-lan",
    )
    try:
        loop.run(Start())
    finally:
        window.close()


if __name__ == "__main__":
    main()
