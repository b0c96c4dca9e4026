"""On the way to a table: which one, and the thread that waits for one's own to open."""

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass

from manille_lan.client.ports import Launcher, Opened, Wish
from manille_lan.errors import ManilleError
from manille_lan.net.address import Target


@dataclass
class Errand:
    """The table that this window is at, or on its way to. `is_own` where this window opened it; `must_begin`
    as long as the match of a solo table has not been asked for.
    """

    name: str = ""
    target: Target | None = None
    token: bytes | None = None
    is_own: bool = False
    is_solo: bool = False
    must_begin: bool = False


class Opening:
    """Opens tables on a thread, so that the window does not wait. What comes too late is not told."""

    def __init__(self, launcher: Launcher, wake: Callable[[], None]) -> None:
        """`wake` is called on the thread when there is something to tell."""
        self._launcher, self._wake = launcher, wake
        self._done: queue.SimpleQueue[tuple[int, Opened | ManilleError]] = queue.SimpleQueue()
        self._order = 0

    def begin(self, wish: Wish) -> None:
        """Open a table; one that was asked for before is given up."""
        self._order += 1
        threading.Thread(target=self._open, args=(self._order, wish), name="launcher", daemon=True).start()

    def give_up(self) -> None:
        """Whatever opens now is not wanted any more; it ends by itself when nobody comes."""
        self._order += 1

    def result(self) -> Opened | ManilleError | None:
        """The table that has been opened, or why not; None while there is nothing to tell."""
        while not self._done.empty():
            order, told = self._done.get()
            if order == self._order:
                return told
        return None

    def _open(self, order: int, wish: Wish) -> None:
        try:
            self._done.put((order, self._launcher.open(wish)))
        except ManilleError as error:
            self._done.put((order, error))
        self._wake()
