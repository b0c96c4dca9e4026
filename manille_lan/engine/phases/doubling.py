"""Doubling (rules 1.6): calls alternate between the sides, the dealer's opponents first."""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.scoring import multiplier
from manille_lan.engine.state import NO_TRUMP, NOBODY, Deal
from manille_lan.engine.variant import Phase, Rules, Step

DOUBLE = Action("double")
PASS = Action("pass")


def may_call(rules: Rules, deal: Deal) -> bool:
    """Whether one more call is legal: `max_calls` (one more, the barraca, on a suit where that option is
    on), and the multiplier afterwards within `multiplier_cap`.
    """
    cap = rules["multiplier_cap"]
    raised = replace(deal, calls=deal.calls + 1)
    most: int = rules["max_calls"] + (rules["barraca"] and deal.trump != NO_TRUMP)
    return raised.calls <= most and (cap == "none" or multiplier(rules, raised) <= int(cap))


def asked_seats(rules: Rules, deal: Deal) -> tuple[int, ...]:
    """The seats of the side whose turn it is to call, in turn order from eldest."""
    dealers = deal.sides[deal.dealer]
    return tuple(
        seat
        for seat in rules.from_eldest(deal.dealer)
        if (deal.sides[seat] == dealers) == (deal.calls % 2 == 1)
    )


class Doubling(Phase):
    """The side on turn is asked seat by seat; a call settles the stage and the other side is asked afresh."""

    name = "calls"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask the first seat of the next stage, or go on where no call is legal."""
        if not may_call(rules, deal):
            return replace(deal, seat=NOBODY, memory=()), (), "next"
        first, *rest = asked_seats(rules, deal)
        return replace(deal, seat=first, memory=tuple(rest)), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`pass` and `double`."""
        return PASS, DOUBLE

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """A call goes to the next stage, a pass to the next seat of the side."""
        if action == DOUBLE:
            return self.enter(rules, replace(deal, calls=deal.calls + 1))
        if not deal.memory:
            return replace(deal, seat=NOBODY), (), "next"
        return replace(deal, seat=deal.memory[0], memory=deal.memory[1:]), (), "stay"
