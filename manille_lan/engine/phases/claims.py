"""Claims of a breach, with `enforcement = honour` (rules 1.8): after the last trick each seat may claim
one.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import mask_of
from manille_lan.engine.legal import legal_mask
from manille_lan.engine.phases.dealing import dealt_hands
from manille_lan.engine.phases.tricks import trick_winner
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import NOBODY, Deal, Trick
from manille_lan.engine.variant import Phase, Rules, Step

NONE = Action("none")


def breaches(rules: Rules, deal: Deal) -> tuple[tuple[int, int], ...]:
    """Every card that was not allowed when it was played, as (trick from 1, seat), in order."""
    hands = [mask_of(hand) for hand in dealt_hands(rules, deal.dealer, deal.order)]
    found = []
    for number, trick in enumerate(deal.tricks, 1):
        for i, card in enumerate(trick.cards):
            seat = (trick.leader + rules.step * i) % rules.players
            if i and not _allowed(rules, deal, hands[seat], trick, i) >> card & 1:
                found.append((number, seat))
            hands[seat] ^= 1 << card
    return tuple(found)


def _allowed(rules: Rules, deal: Deal, hand: int, trick: Trick, i: int) -> int:
    """The cards that the seat which played the i-th card (i > 0) of a trick might have played."""
    before = trick.cards[:i]
    head = trick_winner(rules, trick.leader, before, deal.trump)
    head_card = before[(head - trick.leader) * rules.step % rules.players]
    seat = (trick.leader + rules.step * i) % rules.players
    friendly = deal.sides[head] == deal.sides[seat]
    return legal_mask(rules, hand, rules.pack.suit_of[before[0]], head_card, friendly, deal.trump)


class Claims(Phase):
    """Each seat in order from eldest says `none` or `claim TRICK SEAT`; the earliest breach that is proved
    counts.
    """

    name = "claims"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask eldest first, where breaches are possible at all."""
        if not rules.honour or rules.play_rule == "none":
            return deal, (), "next"
        first, *rest = rules.from_eldest(deal.dealer)
        return replace(deal, seat=first, memory=tuple(rest)), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`none`, and a claim for every trick and every seat of another side."""
        side = deal.sides[deal.seat]
        accused = [seat for seat in range(rules.players) if deal.sides[seat] != side]
        numbers = range(1, len(deal.tricks) + 1)
        return (NONE, *(Action("claim", (number, seat)) for number in numbers for seat in accused))

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """A claim names a trick that was played and a seat of another side."""
        if self.offers(rules, deal, action):
            return None
        return Refusal.of("refusal-claim", action=str(action), tricks=len(deal.tricks))

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """A claim is judged from the deal itself; a wrong one has no effect."""
        if action != NONE:
            claimed = (int(action.args[0]), int(action.args[1]))
            if claimed in breaches(rules, deal) and (deal.breach is None or _is_before(rules, deal, claimed)):
                deal = replace(deal, breach=claimed)
        if not deal.memory:
            return replace(deal, seat=NOBODY), (), "next"
        return replace(deal, seat=deal.memory[0], memory=deal.memory[1:]), (), "stay"


def _is_before(rules: Rules, deal: Deal, claimed: tuple[int, int]) -> bool:
    """Whether a proven breach happened earlier in the deal than the one that stands."""
    order = breaches(rules, deal)
    return deal.breach is not None and order.index(claimed) < order.index(deal.breach)
