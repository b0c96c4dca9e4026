"""Becoming declarer (rules 7.2 to 7.4): exercising a privilege, or bidding for it."""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import NOBODY, Contract, Deal
from manille_lan.engine.variant import Phase, Rules, Step

ACCEPT, DECLINE, PASS, SLAM = Action("accept"), Action("decline"), Action("pass"), Action("bid", ("slam",))
CARD_POINTS = 60


def ceiling(rules: Rules) -> int:
    """The most that can be bid in points: the card points, and the tricks where they count."""
    return CARD_POINTS + rules.trick_point * rules.hand_size


def with_declarer(rules: Rules, deal: Deal, contract: Contract) -> Deal:
    """The deal with one seat against the others, who are partners, or each on his own by the option."""
    if rules["defenders_are_partners"]:
        sides = tuple(int(seat != contract.declarer) for seat in range(rules.players))
    else:
        sides = tuple(range(rules.players))
    return replace(deal, contract=contract, sides=sides, seat=NOBODY)


class Privilege(Phase):
    """Auction 1: eldest may become declarer, or decline; then the next, until somebody accepts."""

    name = "privilege"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask eldest first."""
        first, *rest = rules.from_eldest(deal.dealer)
        return replace(deal, seat=first, memory=tuple(rest)), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`accept`, `decline`; the last seat may not decline where the option says that the dealer plays."""
        must = not deal.memory and rules["all_pass"] == "dealer_plays"
        return (ACCEPT,) if must else (DECLINE, ACCEPT)

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """A declarer, the next seat, or nobody: thrown in."""
        if action == ACCEPT:
            return with_declarer(rules, deal, Contract(deal.seat)), (), "next"
        if not deal.memory:
            return replace(deal, seat=NOBODY), (), "annul"
        return replace(deal, seat=deal.memory[0], memory=deal.memory[1:]), (), "stay"


class Bidding(Phase):
    """Auctions 2 and 3: points, each bid higher than the last, or all the tricks. Who has passed stays out.

    `memory` holds the seats that have passed.
    """

    name = "auction"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask eldest first."""
        return replace(deal, seat=rules.eldest(deal.dealer)), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`pass`, `bid N` for every higher number of points, `bid slam`; a dealer who must play may not
        pass.
        """
        standing = deal.contract.bid if deal.contract is not None else rules["min_bid"] - 1
        bids = tuple(Action("bid", (points,)) for points in range(standing + 1, ceiling(rules) + 1))
        all_passed = deal.contract is None and len(deal.memory) == rules.players - 1
        must = all_passed and rules["all_pass"] == "dealer_plays"
        return (*bids, SLAM) if must else (PASS, *bids, SLAM)

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """A bid that is none is told what it must be."""
        if self.offers(rules, deal, action):
            return None
        standing = deal.contract.bid if deal.contract is not None else rules["min_bid"] - 1
        return Refusal.of("refusal-bid", action=str(action), low=standing + 1, high=ceiling(rules))

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """A bid stands or a seat is out; the auction ends on all the tricks, or when nobody else is left."""
        if action == PASS:
            deal = replace(deal, memory=(*deal.memory, deal.seat))
        elif action == SLAM:
            return with_declarer(rules, deal, Contract(deal.seat, slam=True)), (), "next"
        else:
            deal = replace(deal, contract=Contract(deal.seat, bid=int(action.args[0])))
        following = self._next(rules, deal)
        if following is not None:
            return replace(deal, seat=following), (), "stay"
        if deal.contract is None:
            return replace(deal, seat=NOBODY), (), "annul"
        return with_declarer(rules, deal, deal.contract), (), "next"

    def _next(self, rules: Rules, deal: Deal) -> int | None:
        """The next seat that has neither passed nor the standing bid."""
        holder = deal.contract.declarer if deal.contract is not None else NOBODY
        seat = rules.next_seats[deal.seat]
        for _ in range(rules.players):
            if seat not in deal.memory and seat != holder:
                return seat
            seat = rules.next_seats[seat]
        return None
