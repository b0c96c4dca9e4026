"""Events: what happened in a deal, each with the seats that may know of it.

An action that was taken is written after its seat, `3 play 10H`, as in a record; anything else is a kind
and its arguments, `won 2`, `turned KD`.
"""

from __future__ import annotations

import msgspec

from manille_lan.engine.actions import Argument, parse_argument, parse_words
from manille_lan.engine.cards import Pack
from manille_lan.errors import NotationError


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: `by` is the seat whose action it was, -1 for what no seat did.

    `audience` None: everybody may know; else the seats that may.
    """

    kind: str
    args: tuple[Argument, ...] = ()
    by: int = -1
    audience: frozenset[int] | None = None

    def is_known_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def __str__(self) -> str:
        return event_text(self)


def event_text(event: Event) -> str:
    """The event in notation (its audience is not written)."""
    words = (event.kind, *map(str, event.args))
    return " ".join(words if event.by < 0 else (str(event.by), *words))


def parse_event(pack: Pack, text: str) -> Event:
    """The event that `text` writes, as a public one. Raises NotationError where it writes none."""
    words = parse_words(text)
    by = int(words.pop(0)) if len(words) > 1 and words[0].isdecimal() else -1
    kind, *rest = words
    if not kind.isidentifier():
        raise NotationError("notation-event", text=text[:80])
    return Event(kind, tuple(parse_argument(pack, word) for word in rest), by)
