"""A memory of bounded size for what is costly to make again: drawn text, icons, panels.

Knows nothing of what it keeps.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")


class Recent(Generic[Key, Kept]):
    """Keeps the `limit` things that were asked for last; the one unused for longest goes first."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._kept: OrderedDict[Key, Kept] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key, make: Callable[[], Kept]) -> Kept:
        """What is kept under `key`; made, and kept from now on, where it is not there."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        thing = make()
        self._kept[key] = thing
        if len(self._kept) > self._limit:
            self._kept.popitem(last=False)
        return thing

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
