"""Blind Manille (rules 8): a seat plays its own unseen cards by position; which card it was is known when
it lies.
"""

from __future__ import annotations

import hashlib

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import NO_CARD
from manille_lan.engine.events import Event
from manille_lan.engine.phases.tricks import Tricks
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules, Step


def positions(rules: Rules, deal: Deal, seat: int) -> tuple[int, ...]:
    """The cards of a hand in the order of their positions: an order that tells nothing of the cards and is
    the same whenever the same pack is dealt, whichever seat deals it.
    """
    pack = " ".join(map(str, deal.order))
    hand = rules.from_eldest(deal.dealer).index(seat)

    def place(card: int) -> bytes:
        return hashlib.sha256(f"{pack}/{hand}/{card}".encode()).digest()

    held = [card for card in range(rules.pack.size) if deal.hands[seat] >> card & 1]
    return tuple(sorted(held, key=place))


class BlindTricks(Tricks):
    """Every card may be played; a seat names a position, and nobody ever learns positions."""

    name = "play"
    secret_verbs = frozenset({"position"})
    kept_from_all = True

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`position 1` to `position k`, k being the number of cards held."""
        return tuple(Action("position", (n,)) for n in range(1, deal.hands[deal.seat].bit_count() + 1))

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """A position among the cards that are held."""
        if self.offers(rules, deal, action):
            return None
        held = deal.hands[deal.seat].bit_count()
        return Refusal.of("refusal-position", action=str(action), count=held)

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """The card at that position falls, and everybody sees which it was."""
        card = rules.pack.cards[positions(rules, deal, deal.seat)[int(action.args[0]) - 1]]
        after, events, outcome = super().apply(rules, deal, Action("play", (card,)))
        return after, (Event("faced", (deal.seat, card)), *events), outcome

    def implied(self, rules: Rules, deal: Deal, event: Event) -> Action | None:
        """The position at which the card that fell lies in this deal."""
        if event.kind != "faced":
            return None
        card = event.args[1]
        order = positions(rules, deal, deal.seat)
        at = order.index(int(card)) if int(card) in order else NO_CARD
        return Action("position", (at + 1,))
