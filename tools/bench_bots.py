"""How long the bots that search take for a move, through their own process, as at a real table."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import defaultdict
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
PRESETS = ("belge", "manilla4")
DEALS = 20

Times = dict[str, list[float]]


async def timed_deals(registry: Registry, rules: Rules, bot: str) -> Times:
    """Milliseconds of each decision by what it was; `steady` plays the other seats."""
    seat = BotSeat(BotTable(registry, rules), bot, 0, "bench")
    others = {number: registry.trusted_entry("steady").make() for number in range(1, rules.players)}
    times: Times = defaultdict(list)
    await play_deal(rules, -1, seat, others, defaultdict(list))  # its process gets ready
    for number in range(DEALS):
        await play_deal(rules, number, seat, others, times)
    if seat.faults:
        print(f"{bot}: {len(seat.faults)} faults, the first {seat.faults[0]}", file=sys.stderr)
    await seat.close()
    return times


async def play_deal(rules: Rules, number: int, seat: BotSeat, others: dict[int, Bot], times: Times) -> None:
    """One deal, the measured bot at seat 0."""
    order = list(rules.deck)
    Random(number).shuffle(order)
    deal, _ = begin_deal(rules, begin_match(rules, number % rules.players), tuple(order))
    while not deal.outcome:
        view = project(rules, deal, deal.seat)
        if deal.seat:
            answer = others[deal.seat].choose(view, view.legal, Aids(rng=Random(number), rules=rules))
            action = answer if not hasattr(answer, "action") else answer.action
        else:
            began = time.perf_counter()
            action = (await seat.ask(view)).action
            if len(view.legal) > 1:
                times[what(view)].append(1000 * (time.perf_counter() - began))
        deal, _ = apply(rules, deal, deal.seat, action)


def what(view: PlayerView) -> str:
    """The number of the trick and whether the seat leads, or the phase."""
    if not any(action.verb == "play" for action in view.legal):
        return view.phase
    return f"trick {len(view.tricks) + 1:2} {'follow' if view.trick.cards else 'lead'}"


def bench_bots() -> None:
    """Milliseconds a move of each level: mean, 95th percentile and worst."""
    registry = load_registry()
    for preset in PRESETS:
        rules = settled(registry.variant(preset), preset, {})
        for bot in LEVELS:
            times = asyncio.run(timed_deals(registry, rules, bot))
            print(f"{bot} in {preset}: {DEALS} deals, milliseconds a move")
            for name, taken in sorted(times.items()):
                high = quantiles(taken, n=20, method="inclusive")[-1] if len(taken) > 1 else taken[0]
                print(f"  {name:<16} mean {fmean(taken):6.1f}   95% {high:6.1f}   worst {max(taken):6.1f}")
