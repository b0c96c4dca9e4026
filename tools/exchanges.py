"""What a bot's exchange with the widow is worth: the same deals with it, and with the widow left alone.

    python tools/exchanges.py encheres1 4 1000 steady
    python tools/exchanges.py encheres3 4 1000 steady

The bot sits at every seat. Each deal is played twice, with the same auction: once as the bot exchanges, once
with a declarer who draws nothing, or stands, and is left everything else to choose. Both means are over the
deals in which the bot exchanged, with the standard error of the difference over the pairs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import fmean, stdev

from manille_lan.arena.playing import shuffled
from manille_lan.bots.contract import Aids, Bot
from manille_lan.bots.reply import reply_of
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.state import Contract, Deal
from manille_lan.engine.variant import Rules, settled
from manille_lan.errors import ManilleError
from manille_lan.registry import load_registry

LEAVE_ALONE = ("stop", "stand")
"""What leaves the widow alone."""


def played(rules: Rules, make: Callable[[], Bot], number: int, *, exchanges: bool) -> Deal:
    """The finished deal of a number, the declarer exchanging as the bot does or not at all."""
    bots = [make() for _ in range(rules.players)]
    aids = [Aids(rng=Random(seat), rules=rules) for seat in range(rules.players)]
    deal, _ = begin_deal(rules, begin_match(rules, number % rules.players), shuffled(rules, str(number)))
    while not deal.outcome:
        view = project(rules, deal, deal.seat)
        action = next((action for action in view.legal if action.verb in LEAVE_ALONE), None)
        if exchanges or action is None:
            action = reply_of(bots[deal.seat], view, aids[deal.seat]).action
        assert action is not None
        deal, _ = apply(rules, deal, deal.seat, action)
    return deal


def made(rules: Rules, deal: Deal, contract: Contract) -> tuple[int, int]:
    """The card points that the declarer took, and his score."""
    taken = [card for trick in deal.tricks if trick.winner == contract.declarer for card in trick.cards]
    score = sum(line.value for line in deal.lines if line.counted and line.side == contract.declarer)
    return sum(rules.points[card] for card in taken), score


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="What an exchange with the widow is worth.")
    parser.add_argument("preset", help="encheres1 or encheres3")
    parser.add_argument("players", type=int)
    parser.add_argument("deals", type=int)
    parser.add_argument("bot")
    given = parser.parse_args()
    preset, players, deals, bot = given.preset, given.players, given.deals, given.bot
    registry = load_registry()
    try:
        rules = settled(registry.variant(preset), preset, {"players": str(players)})
        make = registry.trusted_entry(bot).make
    except ManilleError as problem:
        parser.error(str(problem))
    pairs = []
    for number in range(deals):
        deal = played(rules, make, number, exchanges=True)
        if deal.contract is not None and deal.contract.drawn:
            alone = played(rules, make, number, exchanges=False)
            pairs.append((made(rules, deal, deal.contract), made(rules, alone, deal.contract)))
    if len(pairs) < 2:
        parser.error("it exchanged in fewer than two of these deals")
    print(f"{preset}, {players} players, {deals} deals, {bot} exchanged in {len(pairs)}")
    for at, what in enumerate(("card points", "score")):
        exchanged, left = fmean(pair[0][at] for pair in pairs), fmean(pair[1][at] for pair in pairs)
        error = stdev(pair[0][at] - pair[1][at] for pair in pairs) / sqrt(len(pairs))
        print(f"  {what}: {exchanged:.2f} against {left:.2f}, {exchanged - left:+.2f} ± {error:.2f} a deal")


if __name__ == "__main__":
    main()
