"""Cutting and dealing (rules 1.1): the pack goes out in packets, eldest first; what is left over is the
widow.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import mask_of
from manille_lan.engine.events import Event
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import NOBODY, Deal, Place
from manille_lan.engine.variant import Phase, Rules, Step

FEWEST_LEFT = 3
"""A cut takes at least so many cards, and leaves as many."""


class Cutting(Phase):
    """With `cut = ask` the cutter says how many cards go from the top to the bottom, before the deal."""

    name = "cut"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask the cutter, or go on."""
        if rules["cut"] == "none":
            return deal, (), "next"
        return replace(deal, seat=rules.cutter(deal.dealer)), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`cut k` for every allowed k."""
        return tuple(Action("cut", (k,)) for k in range(FEWEST_LEFT, len(deal.order) - FEWEST_LEFT + 1))

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """A cut outside the range is told the range."""
        if self.offers(rules, deal, action):
            return None
        return Refusal.of("refusal-cut", low=FEWEST_LEFT, high=len(deal.order) - FEWEST_LEFT)

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """The top k cards go underneath in one block."""
        k = int(action.args[0])
        return replace(deal, order=deal.order[k:] + deal.order[:k], seat=NOBODY), (), "next"


def dealt_hands(rules: Rules, dealer: int, order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The cards of each seat, by seat number, in the order dealt."""
    hands: list[list[int]] = [[] for _ in range(rules.players)]
    at = 0
    for size in rules["packets"]:
        for seat in rules.from_eldest(dealer):
            hands[seat].extend(order[at : at + size])
            at += size
    return tuple(map(tuple, hands))


class Dealing(Phase):
    """Gives out the hands. Each seat sees its own; the widow, if the pack leaves one, nobody."""

    name = "deal"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Deal, and go on."""
        hands = dealt_hands(rules, deal.dealer, deal.order)
        rest = deal.order[rules.players * rules.hand_size :]
        deal = replace(
            deal,
            hands=tuple(mask_of(hand) for hand in hands),
            seen=tuple(rules.audience_of(seat) for seat in range(rules.players)),
            places=(Place("widow", rest),) if rest else (),
        )
        return deal, (Event("dealt", (deal.dealer,)),), "next"


def packet_places(rules: Rules, dealer: int) -> list[tuple[int, int]]:
    """For each card of the pack, in order, the seat it is dealt to and its place in that hand."""
    filled = [0] * rules.players
    places = []
    for size in rules["packets"]:
        for seat in rules.from_eldest(dealer):
            places += [(seat, filled[seat] + i) for i in range(size)]
            filled[seat] += size
    return places
