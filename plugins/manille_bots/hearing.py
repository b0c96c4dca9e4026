"""What was said before leads (Manille parlée), and what it tells now that cards have fallen since."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import or_

from manille_lan.api.bots import Card, Event, PlayerView, cards_meant, mask_of

Query = tuple[str, Card | str | int]
"""What a sentence speaks of: `suit` and a letter, `rank` and a rank, `card` and a card."""


@dataclass
class Heard:
    """What the seats have said of their hands: how many of some cards (a mask) each holds now."""

    view: PlayerView
    facts: dict[tuple[int, int], int] = field(default_factory=dict)
    fallen: list[Card] = field(default_factory=list)

    def lacks(self, seat: int) -> int:
        """The cards that a seat has said it has none of."""
        return reduce(or_, (mask for mask, count in self._said_by(seat) if count == 0), 0)

    def holds(self, seat: int) -> int:
        """The cards that a seat holds, by what it said: as many of a kind as can be left."""
        left = self.view.the_pack.full
        for card in (*self.view.played, *self.view.hand):
            left &= ~(1 << card)
        said = [(mask & left, count) for mask, count in self._said_by(seat)]
        return reduce(or_, (mask for mask, count in said if count and mask.bit_count() <= count), 0)

    def note(self, seat: int, query: Query, value: object) -> None:
        """A seat has told, or answered."""
        count = {"yes": 1, "no": 0}.get(value) if isinstance(value, str) else value
        if isinstance(count, int):
            self.facts[seat, cards_meant(self.view.the_pack, query)] = count

    def has_ordered(self, seat: int, suit: str) -> None:
        """A seat wants a suit led: it holds the highest card of it that we do not see."""
        seen = mask_of((*self.fallen, *self.view.hand))
        out = cards_meant(self.view.the_pack, ("suit", suit)) & ~seen
        if out and seat != self.view.seat:
            self.facts[seat, 1 << (out.bit_length() - 1)] = 1

    def fall(self, seat: int, card: Card) -> None:
        """A seat has played a card."""
        self.fallen.append(card)
        for (other, mask), count in self.facts.items():
            if other == seat and mask >> card & 1:
                self.facts[other, mask] = count - 1

    def _said_by(self, seat: int) -> Iterator[tuple[int, int]]:
        return ((mask, count) for (other, mask), count in self.facts.items() if other == seat)


def asked_last(view: PlayerView) -> Query | None:
    """The last question that was asked, None if there was none."""
    asked = [event.args for event in view.history if event.kind == "ask" and event.by >= 0]
    return (str(asked[-1][0]), asked[-1][1]) if asked else None


def what_was_said(view: PlayerView) -> Heard:
    """Everything said so far, brought up to now by what was played since."""
    heard = Heard(view)
    asked: Query | None = None
    for event in view.history:
        match event:
            case Event("ask", (str(kind), what)):
                asked = kind, what
            case Event("answer", (value,)) if asked is not None:
                heard.note(event.by, asked, value)
            case Event("tell", (str(kind), what, value)):
                heard.note(event.by, (kind, what), value)
            case Event("instruct", ("suit", what)):
                heard.has_ordered(event.by, str(what))
            case Event("play", (Card() as card,)):
                heard.fall(event.by, card)
    return heard
