"""What a guest may ask of a table, each under a number of its own.

A command is remembered until it is acknowledged and is sent again, under the same number, after a lost
connection; the table answers it again and never does it twice.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

from manille_lan.protocol.messages import Act, Chat, Room, RoomAction
from manille_lan.protocol.names import clean_chat

__all__ = ["Command", "CommandNumbers", "Commands"]

Command = Act | Room | Chat

_LONGEST: Final = 512
"""Characters of one argument; whatever somebody pasted into a field, his connection must not end by it."""


class CommandNumbers:
    """Counts up; asked from the window's thread and set right from the network's."""

    def __init__(self) -> None:
        self._last = 0
        self._lock = threading.Lock()

    def take(self) -> int:
        """The next number."""
        with self._lock:
            self._last += 1
            return self._last

    def start_after(self, last: int) -> None:
        """The table knows commands up to `last` of this session already, from before this program was
        restarted.
        """
        with self._lock:
            self._last = max(self._last, last)


class Commands:
    """Makes commands and posts them. Each method returns the number under which the `Ack` comes."""

    def __init__(self, numbers: CommandNumbers, post: Callable[[Command], None]) -> None:
        self._numbers = numbers
        self._post = post

    def act(self, deal: int, turn: int, action: str) -> int:
        """Do `action` (text notation) as the turn `turn` of deal `deal`."""
        return self._posted(Act(id=self._numbers.take(), deal=deal, turn=turn, action=action))

    def room(self, what: RoomAction, **args: str | int | bool) -> int:
        """Ask something of the room; see `RoomAction` for the arguments."""
        fitting = {
            name: value[:_LONGEST] if isinstance(value, str) else value for name, value in args.items()
        }
        return self._posted(Room(id=self._numbers.take(), what=what, args=fitting))

    def chat(self, text: str) -> int:
        """Say something to everybody at the table; cut where it is too long."""
        return self._posted(Chat(id=self._numbers.take(), text=clean_chat(text)))

    def _posted(self, command: Command) -> int:
        self._post(command)
        return command.id
