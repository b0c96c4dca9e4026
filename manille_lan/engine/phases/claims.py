"""Claims of a breach, with `enforcement = honour` (rules 1.8): after the last trick each seat may claim
one.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import NOBODY, Deal
from manille_lan.engine.variant import Phase, Rules, Step

NONE = Action("none")


class Claims(Phase):
    """Each seat in order from eldest says `none` or `claim TRICK SEAT`; the earliest breach that is proved
    counts.
    """

    name = "claims"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask eldest first, where breaches are possible at all."""
        if not rules.honour or (rules.play_rule == "none" and rules["truth"] != "honour"):
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
            if claimed in deal.noted and (deal.breach is None or _is_before(deal, claimed)):
                deal = replace(deal, breach=claimed)
        if not deal.memory:
            return replace(deal, seat=NOBODY), (), "next"
        return replace(deal, seat=deal.memory[0], memory=deal.memory[1:]), (), "stay"


def _is_before(deal: Deal, claimed: tuple[int, int]) -> bool:
    """Whether a proven breach happened earlier in the deal than the one that stands."""
    return deal.breach is not None and deal.noted.index(claimed) < deal.noted.index(deal.breach)
