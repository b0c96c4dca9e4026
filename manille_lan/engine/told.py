"""What was said aloud of the hands (Manille parlée), as counts of cards that are held now.

Where truth is enforced every sentence is a fact: a seat held so many of some cards. What it has played of
them since it holds no more.
"""

from __future__ import annotations

from dataclasses import dataclass

from manille_lan.engine.actions import Argument
from manille_lan.engine.cards import Card
from manille_lan.engine.events import Event
from manille_lan.engine.phases.speech import YES, SpokenTricks, cards_meant
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView


@dataclass(frozen=True)
class Fact:
    """A seat holds `count` cards of a mask."""

    seat: int
    cards: int
    count: int

    def after(self, seat: int, card: int) -> Fact:
        """The fact after a seat has played a card."""
        if seat != self.seat or not self.cards >> card & 1:
            return self
        return Fact(seat, self.cards & ~(1 << card), self.count - 1)


def facts_told(rules: Rules, view: PlayerView) -> tuple[Fact, ...]:
    """All that the speech of a deal tells of the hands as they are now; nothing where it may be untrue."""
    if rules["truth"] != "enforced" or not any(isinstance(phase, SpokenTricks) for phase in rules.phases):
        return ()
    facts: list[Fact] = []
    asked = order = 0
    for event in view.history:
        match event:
            case Event("ask"):
                asked = cards_meant(rules.pack, event.args)
            case Event("answer", (value,)):
                facts.append(Fact(event.by, asked, _count(value)))
            case Event("tell"):
                facts.append(Fact(event.by, cards_meant(rules.pack, event.args), _count(event.args[-1])))
            case Event("instruct"):
                order = cards_meant(rules.pack, event.args)
            case Event("play", (Card() as card,)):
                if order and not order >> card & 1:
                    facts.append(Fact(event.by, order, 0))
                order = 0
                facts = [fact.after(event.by, card) for fact in facts]
    return tuple(facts)


def _count(value: Argument) -> int:
    return int(value == YES) if isinstance(value, str) else int(value)
