"""Simulations: many matches or deals of the same bots, shared among processes, always with the same result.

Every match draws its cards, its dealer and its bots' random streams from the seed and its number alone, so
the work may be cut anywhere. In duplicate mode each deal is played once for every side that could hold its
cards: the same pack and dealer, the bots turned by one seat.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from manille_lan.arena.playing import Fixture, PlayedDeal, played
from manille_lan.arena.result import Result, Sums
from manille_lan.arena.seating import Seating
from manille_lan.bots.limits import BotLimits
from manille_lan.engine.variant import Rules, settled
from manille_lan.errors import OptionError
from manille_lan.registry import Registry, load_registry

__all__ = ["PlayedDeal", "simulate"]

Observer = Callable[[PlayedDeal], None]

SHARE = 50
"""Matches (or deals that stand alone) in one share of the work."""


@dataclass(frozen=True)
class Plan:
    """What is simulated; plain enough to be sent to another process."""

    preset: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    count: int
    single_deals: bool
    duplicate: bool
    trust: bool
    limits: BotLimits


def simulate(
    registry: Registry,
    preset: str,
    options: Mapping[str, str],
    bots: Sequence[str],
    *,
    matches: int | None = None,
    deals: int | None = None,
    seed: int | str = 0,
    duplicate: bool = False,
    workers: int = 1,
    trust: bool = False,
    limits: BotLimits | None = None,
    record: Observer | None = None,
) -> Result:
    """Play `matches` whole matches, or `deals` deals that stand alone (each the first of its match).

    `bots` are ids, one a seat, or fewer that are repeated. `record` is called with every deal in the order
    of the matches, in this process. Strangers' bots get a process each, unless `trust`. Raises UnknownName
    and OptionError for what does not exist or does not fit.
    """
    rules = settled(registry.variant(preset), preset, options)
    plan = Plan(
        preset=preset,
        options=dict(options),
        bots=_seated(registry, bots, rules),
        seed=str(seed),
        count=_count(matches, deals, duplicate),
        single_deals=deals is not None,
        duplicate=duplicate,
        trust=trust,
        limits=limits or BotLimits(),
    )
    began = time.perf_counter()
    sums = Sums.none(rules.side_count, rules.players)
    for share, finished in _shares(registry, plan, workers, record is not None):
        sums.add(share)
        if record is not None:
            for deal in finished:
                record(deal)
    return _result(plan, rules, sums, time.perf_counter() - began)


def _result(plan: Plan, rules: Rules, sums: Sums, seconds: float) -> Result:
    margin, error = sums.margin_and_error(_plays(plan, rules))
    return Result(
        preset=plan.preset,
        options=rules.option_texts(),
        bots=plan.bots,
        seed=plan.seed,
        duplicate=plan.duplicate,
        matches=sums.matches,
        deals=sums.deals,
        points=tuple(sums.points),
        won=tuple(sums.won),
        margin=margin,
        error=error,
        faults=tuple(sums.faults),
        seconds=seconds,
    )


Share = tuple[Sums, list[PlayedDeal]]
Where = tuple[Path | None, Path | None, bool]


def _shares(registry: Registry, plan: Plan, workers: int, keep: bool) -> Iterator[Share]:
    """The shares of the work, in order."""
    ranges = [range(low, min(low + SHARE, plan.count)) for low in range(0, plan.count, SHARE)]
    if workers <= 1:
        for numbers in ranges:
            yield _share(registry, plan, numbers, keep)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        where = (registry.folder, registry.cache, registry.entry_points)
        waiting = []
        for numbers in ranges:  # a few ahead of what was taken, so that memory stays flat
            waiting.append(pool.submit(_share_elsewhere, where, plan, numbers, keep))
            if len(waiting) > 2 * workers:
                yield waiting.pop(0).result()
        for share in waiting:
            yield share.result()


def _share_elsewhere(where: Where, plan: Plan, numbers: range, keep: bool) -> Share:
    """A share in a process of its own, which loads the plugins itself."""
    folder, cache, entry_points = where
    return _share(load_registry(folder, cache=cache, entry_points=entry_points), plan, numbers, keep)


def _share(registry: Registry, plan: Plan, numbers: range, keep: bool) -> Share:
    """Play the matches of these numbers."""
    rules = settled(registry.variant(plan.preset), plan.preset, plan.options)
    sums, kept = Sums.none(rules.side_count, len(plan.bots)), []
    with asyncio.Runner() as runner:
        seating = Seating(registry, rules, plan.limits, plan.trust, runner)
        for number in numbers:
            sample: list[list[int]] = []
            for fixture in _fixtures(plan, rules, number):
                for deal in played(rules, seating, plan.bots, plan.seed, fixture):
                    _count_deal(sums, rules, deal, sample, plan)
                    if keep:
                        kept.append(deal)
            if plan.duplicate:
                sums.add_sample(tuple(map(sum, zip(*sample, strict=True))))
    return sums, kept


def _fixtures(plan: Plan, rules: Rules, number: int) -> list[Fixture]:
    """The matches of one number: one, or one for each turn of the bots."""
    most = 1 if plan.single_deals else None
    return [Fixture(number, turned, most) for turned in range(_plays(plan, rules))]


def _plays(plan: Plan, rules: Rules) -> int:
    return rules.side_count if plan.duplicate else 1


def _count_deal(sums: Sums, rules: Rules, deal: PlayedDeal, sample: list[list[int]], plan: Plan) -> None:
    """Take a deal into account. A side of the bots sits turned by as many seats as the bots."""
    turned, count = deal.fixture.turned, rules.side_count
    points = [0] * count
    for line in deal.deal.lines:
        if line.counted:
            points[(line.side - turned) % count] += line.value
    sums.deals += 1
    if plan.duplicate:
        sample.append(points)
    else:
        sums.add_sample(tuple(points))
    for fault in deal.faults:
        sums.faults[(fault.seat - turned) % rules.players] += 1
    if deal.is_last:
        sums.matches += 1
        for side in deal.after.winners:
            sums.won[(side - turned) % count] += 1


def _count(matches: int | None, deals: int | None, duplicate: bool) -> int:
    """How many, of whichever was asked. Raises OptionError where both were, neither, or less than one, and
    for matches in duplicate: two matches of the same cards soon differ.
    """
    asked = [number for number in (matches, deals) if number is not None]
    if len(asked) != 1 or asked[0] < 1:
        raise OptionError("simulate-count")
    if duplicate and matches is not None:
        raise OptionError("simulate-duplicate")
    return asked[0]


def _seated(registry: Registry, bots: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """One bot a seat: those given, again and again. Raises UnknownName, OptionError."""
    if not bots or rules.players % len(bots):
        raise OptionError("simulate-bots", bots=len(bots), players=rules.players)
    return tuple(registry.bot(bots[seat % len(bots)]).id for seat in range(rules.players))
