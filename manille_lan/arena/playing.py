"""Playing simulated matches, deal by deal. Everything random comes from the seed and the match's number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from manille_lan.arena.seating import Seated, Seating
from manille_lan.bots.reason import Reason
from manille_lan.bots.referee import Fault
from manille_lan.engine.match import begin_match, finish_deal, gathered
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.state import Deal, Match
from manille_lan.engine.variant import Rules


@dataclass(frozen=True)
class Fixture:
    """A match to be played: its number, how its bots are turned (bot i sits at seat i + `turned`), and after
    how many deals it stops whatever the score (None: at its end).
    """

    number: int
    turned: int = 0
    most_deals: int | None = None


Given = tuple[int, int, Reason]
"""The number of an action in its deal (from 1), the seat, and the reason that its bot gave."""


@dataclass(frozen=True)
class PlayedDeal:
    """A deal that was played, as a recorder wants it.

    `fixture` and its `bots` by seat · `order` the pack as it lay before it was cut · `deal` the finished
    deal (its match before it, its history with every action, its score lines) · `after` the match after it ·
    `is_last` whether its match ends here · `faults` and `reasons` of the bots in it.
    """

    fixture: Fixture
    bots: tuple[str, ...]
    order: tuple[int, ...]
    deal: Deal
    after: Match
    is_last: bool
    faults: tuple[Fault, ...]
    reasons: tuple[Given, ...]


def played(
    rules: Rules, seating: Seating, bots: Sequence[str], seed: str, fixture: Fixture
) -> Iterator[PlayedDeal]:
    """Play a match, deal by deal."""
    count = rules.players
    stream = f"{seed}/{fixture.number}"
    by_seat = tuple(bots[(seat - fixture.turned) % count] for seat in range(count))
    seats = [
        seating.seated(bot, seat, f"{stream}/bot/{(seat - fixture.turned) % count}")
        for seat, bot in enumerate(by_seat)
    ]
    match = begin_match(rules, Random(f"{stream}/dealer").randrange(count))
    gathering: tuple[int, ...] | None = None
    try:
        for number in range(fixture.most_deals or 1 << 30):
            order = gathering or shuffled(rules, f"{stream}/deal/{number}")
            before = [len(seat.faults) for seat in seats]
            deal, reasons = finished(rules, match, order, seats)
            match, _ = finish_deal(rules, deal)
            if rules["shuffle"] == "none":
                gathering = gathered(rules, deal)
            is_last = bool(match.winners) or number + 1 == fixture.most_deals
            faults = tuple(f for seat, n in zip(seats, before, strict=True) for f in seat.faults[n:])
            yield PlayedDeal(fixture, by_seat, order, deal, match, is_last, faults, reasons)
            if is_last:
                return
    finally:
        for seat in seats:
            seat.close()


def shuffled(rules: Rules, seed: str) -> tuple[int, ...]:
    """A pack shuffled by its own stream."""
    order = list(rules.deck)
    Random(seed).shuffle(order)
    return tuple(order)


def finished(
    rules: Rules, match: Match, order: tuple[int, ...], seats: Sequence[Seated]
) -> tuple[Deal, tuple[Given, ...]]:
    """Play one deal to its end: the deal, and why the bots did what they did."""
    deal, _ = begin_deal(rules, match, order)
    reasons: list[Given] = []
    while not deal.outcome:
        seat = deal.seat
        verdict = seats[seat].ask(project(rules, deal, seat))
        deal, _ = apply(rules, deal, seat, verdict.action)
        if verdict.reason is not None:
            reasons.append((deal.turn, seat, verdict.reason))
    return deal, tuple(reasons)
