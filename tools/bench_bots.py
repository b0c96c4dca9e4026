"""How long the bots that search take for a move, through their own process, as at a real table."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from random import Random
from statistics import fmean, quantiles

from manille_lan.bots.contract import Aids, Bot
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import Rules, settled
from manille_lan.engine.view import PlayerView
from manille_lan.net.host.bots import BotSeat, BotTable
from manille_lan.registry import Registry, load_registry

LEVELS = ("club", "strong", "expert", "master")
PRESETS = ("belge", "manilla4", "manilla2", "encheres3", "parlee")
DEALS = 12
NOT_WARM = "why-not-warm"
MOST_DEALS_TO_WARM = 400

Times = dict[str, list[float]]


async def timed_deals(registry: Registry, rules: Rules, bot: str) -> Times:
    """Milliseconds of each decision by what it was; `steady` plays the other seats."""
    seat = BotSeat(BotTable(registry, rules), bot, 0, "bench")
    others = {number: registry.trusted_entry("steady").make() for number in range(1, rules.players)}
    for _ in range(MOST_DEALS_TO_WARM):
        if await play_deal(rules, -1, seat, others, defaultdict(list)):
            break
        await asyncio.sleep(0.5)
    else:
        print(f"{bot} does not get warm", file=sys.stderr)
    times: Times = defaultdict(list)
    for number in range(DEALS):
        await play_deal(rules, number, seat, others, times)
    if seat.faults:
        print(f"{bot}: {len(seat.faults)} faults, the first {seat.faults[0]}", file=sys.stderr)
    await seat.close()
    return times


async def play_deal(rules: Rules, number: int, seat: BotSeat, others: dict[int, Bot], times: Times) -> bool:
    """One deal, the measured bot at seat 0; whether it was warm at each of its choices."""
    is_warm, order = True, list(rules.deck)
    Random(number).shuffle(order)
    deal, _ = begin_deal(rules, begin_match(rules, number % rules.players), tuple(order))
    while not deal.outcome:
        view = project(rules, deal, deal.seat)
        if deal.seat:
            answer = others[deal.seat].choose(view, view.legal, Aids(rng=Random(number), rules=rules))
            action = answer if not hasattr(answer, "action") else answer.action
        else:
            began = time.perf_counter()
            verdict = await seat.ask(view)
            action = verdict.action
            is_warm &= verdict.reason is None or verdict.reason.id != NOT_WARM
            if len(view.legal) > 1:
                times[what(view)].append(1000 * (time.perf_counter() - began))
        deal, _ = apply(rules, deal, deal.seat, action)
    return is_warm


def what(view: PlayerView) -> str:
    """The number of the trick and whether the seat leads, or what it may do besides passing."""
    verbs = {action.verb for action in view.legal}
    if "play" in verbs:
        return f"trick {len(view.tricks) + 1:2} {'follow' if view.trick.cards else 'lead'}"
    return ", ".join(sorted(verbs - {"pass"}))


def bench_bots() -> None:
    """Milliseconds a move of each level: mean, 95th percentile and worst."""
    registry = load_registry()
    for preset in PRESETS:
        rules = settled(registry.variant(preset), preset, {})
        columns = [asyncio.run(timed_deals(registry, rules, bot)) for bot in LEVELS]
        print(f"\n{preset}: {DEALS} deals, milliseconds a move: mean, 95th percentile, worst")
        print(f"{'':30}" + "".join(f"{bot:>20}" for bot in LEVELS))
        for name in sorted(set().union(*columns)):
            print(f"{name:30}" + "".join(cell(times.get(name, ())) for times in columns))
        every = [[ms for taken in times.values() for ms in taken] for times in columns]
        print(f"{'all':30}" + "".join(map(cell, every)), flush=True)


def cell(taken: Sequence[float]) -> str:
    """Mean, 95th percentile and worst; a dash where there was no such decision."""
    if not taken:
        return f"{'-':>20}"
    high = quantiles(taken, n=20, method="inclusive")[-1] if len(taken) > 1 else taken[0]
    return f"{fmean(taken):10.0f}{high:5.0f}{max(taken):5.0f}"
