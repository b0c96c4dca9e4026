"""`steady` that hears but does not speak, and what speech is worth against it:

python -m tests.plugins.silenced 2000 [SEED]
"""

import sys
from math import sqrt
from random import Random
from statistics import fmean, stdev

from manille_bots.steady import Steady
from manille_lan.api.bots import Action
from manille_lan.bots.contract import Aids
from manille_lan.bots.reply import reply_of
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from tests.bots.positions import rules_of


class Silenced(Steady):
    """Answers when it is asked, as it must; declines an invitation; never opens."""

    def sentence(self, position, legal):
        verbs = {action.verb for action in legal}
        if "instruct" in verbs:
            return Action("decline")
        return super().sentence(position, legal) if "answer" in verbs else None


def played(rules, number, speakers):
    """The finished deal of a number, the seats of one side speaking."""
    order = list(rules.deck)
    Random(number).shuffle(order)
    deal, _ = begin_deal(rules, begin_match(rules, number % 4), tuple(order))
    bots = [Steady() if seat % 2 == speakers else Silenced() for seat in range(4)]
    aids = [Aids(rng=Random(seat), rules=rules) for seat in range(4)]
    while not deal.outcome:
        view = project(rules, deal, deal.seat)
        action = reply_of(bots[deal.seat], view, aids[deal.seat]).action
        deal, _ = apply(rules, deal, deal.seat, action)
    return deal


def margin(rules, number):
    """Points by which the side that speaks wins a deal, on average of both sides speaking in turn."""
    return sum(
        (line.value if line.side == speakers else -line.value) / 2
        for speakers in (0, 1)
        for line in played(rules, number, speakers).lines
        if line.counted
    )


def main():
    """Print the margin in points a deal and its standard error."""
    deals, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    rules = rules_of("parlee", max_calls="0")
    margins = [margin(rules, seed + number) for number in range(deals)]
    print(
        f"{fmean(margins):+.2f} ± {stdev(margins) / sqrt(deals):.2f} points a deal, {deals} deals, each twice"
    )


if __name__ == "__main__":
    main()
