"""Two-handed Manilla (rules 10): each seat has piles of four, of which only the top card is seen and can be
played.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import mask_of
from manille_lan.engine.events import Event
from manille_lan.engine.legal import legal_mask
from manille_lan.engine.phases.dealing import dealt_hands
from manille_lan.engine.phases.tricks import Tricks
from manille_lan.engine.state import NOBODY, Deal, Place
from manille_lan.engine.variant import Phase, Rules, Step

PILE = "pile"


class PileDealing(Phase):
    """Each packet is a pile; its last card lies face up on the others. A hand is the seat's face-up cards."""

    name = "deal"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Deal, and go on."""
        hands = dealt_hands(rules, deal.dealer, deal.order)
        places, tops = [], []
        for seat, cards in enumerate(hands):
            at = 0
            for size in rules["packets"]:
                *covered, top = cards[at : at + size]
                places.append(Place(PILE, tuple(covered), seat))
                tops.append((seat, top))
                at += size
        deal = replace(
            deal,
            hands=tuple(mask_of(card for owner, card in tops if owner == s) for s in range(rules.players)),
            seen=(None,) * rules.players,
            places=tuple(places),
        )
        told = tuple(
            Event("piles", (seat, *(rules.pack.cards[card] for owner, card in tops if owner == seat)))
            for seat in range(rules.players)
        )
        return deal, (Event("dealt", (deal.dealer,)), *told), "next"


class PileTricks(Tricks):
    """Tricks with face-up cards; the next card of a pile is turned when the trick is complete, or at once.

    `memory` holds, for each pile, the card that lies face up on it (-1: it was played).
    """

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """The non-dealer leads."""
        after, events, outcome = super().enter(rules, deal)
        hands = dealt_hands(rules, deal.dealer, deal.order)
        size = len(deal.places) // rules.players
        step = rules.hand_size // size
        tops = [cards[step * (pile + 1) - 1] for cards in hands for pile in range(size)]
        return replace(after, memory=tuple(tops)), events, outcome

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """The card falls, and what it lay on is turned when its time has come."""
        card = int(action.args[0])
        bared = tuple(-1 if top == card else top for top in deal.memory)
        after, events, _ = super().apply(rules, replace(deal, memory=bared), action)
        if not after.trick or rules["reveal"] == "at_once":
            after, turned = _turned(rules, after)
            events += turned
        if after.trick:
            return _asked(rules, after, after.seat), events, "stay"
        winner = after.tricks[-1].winner
        if not after.hands[winner]:
            return replace(after, seat=NOBODY, legal=0), events, "next"
        return replace(after, seat=winner, legal=after.hands[winner]), events, "stay"


def _turned(rules: Rules, deal: Deal) -> tuple[Deal, tuple[Event, ...]]:
    """Turn the next card of every pile whose top was played."""
    hands, places, tops = list(deal.hands), list(deal.places), list(deal.memory)
    events = []
    for pile, top in enumerate(tops):
        place = places[pile]
        if top < 0 and place.cards:
            tops[pile] = place.cards[-1]
            places[pile] = replace(place, cards=place.cards[:-1])
            hands[place.owner] |= 1 << tops[pile]
            events.append(Event("uncovered", (place.owner, rules.pack.cards[tops[pile]])))
    deal = replace(deal, hands=tuple(hands), places=tuple(places), memory=tuple(tops))
    return deal, tuple(events)


def _asked(rules: Rules, deal: Deal, seat: int) -> Deal:
    """The deal with the legal cards of the follower worked out anew: a card may have been turned since."""
    friendly = deal.sides[deal.head] == deal.sides[seat]
    led = rules.pack.suit_of[deal.trick[0]]
    legal = legal_mask(rules, deal.hands[seat], led, deal.head_card, friendly, deal.trump)
    return replace(deal, legal=legal)
