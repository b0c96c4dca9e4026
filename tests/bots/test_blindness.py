"""What a bot may not see never changes its choice: every bot that comes with the game, in every form, at one
in a few questions of a deal. What is hidden is dealt anew, in a deal that looks the same from the seat.
"""

from itertools import count
from random import Random

import pytest

from manille_lan.bots.contract import Aids
from manille_lan.bots.reply import reply_of
from manille_lan.engine.imagine import imagine
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from manille_lan.engine.view import parse_view, view_data
from tests.bots.positions import REGISTRY

EVERY = 5
"""One in so many questions is asked twice."""


def tables():
    """Every form, the auctions with four players."""
    for preset in REGISTRY.presets:
        low, high = REGISTRY.variant(preset).players
        yield pytest.param(settled(REGISTRY.variant(preset), preset, {}, min(high, max(low, 4))), id=preset)


def answered(bot, rules, view):
    """What a fresh bot answers, its random stream being the same each time."""
    entry = REGISTRY.trusted_entry(bot)
    return reply_of(entry.make(), view, Aids(rng=Random(1), rules=rules, is_timed=False))


@pytest.mark.parametrize("bot", list(REGISTRY.bots))
@pytest.mark.parametrize("rules", list(tables()))
def test_bots_09_every_bot_chooses_the_same_whatever_it_cannot_see(rules, bot):
    rng, order, asked, changed = Random(f"{rules.preset}/{bot}"), list(rules.deck), count(), 0
    rng.shuffle(order)
    deal, _ = begin_deal(rules, begin_match(rules, 0), tuple(order))
    while not deal.outcome:
        view = project(rules, deal, deal.seat)
        reply = answered("steady", rules, view)
        if next(asked) % EVERY == 0 and len(view.legal) > 1:
            other = imagine(rules, view, rng)
            changed += other.order != deal.order
            same = parse_view(view_data(project(rules, other, deal.seat)))
            assert same == view
            first, again = (answered(bot, rules, seen) for seen in (view, same))
            assert (first.action, first.why, first.args) == (again.action, again.why, again.args)
        deal, _ = apply(rules, deal, deal.seat, reply.action)
    assert changed
