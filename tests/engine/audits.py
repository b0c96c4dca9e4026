"""Random deals to their end, and what the auditor of `plain_rules.py` says of them: it is told only what
everybody saw.
"""

from random import Random

from manille_lan.conformance.pairs import pairwise
from manille_lan.conformance.walks import shuffled, walk
from manille_lan.engine.match import begin_match
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from tests.engine.plain_rules import audited


def rows_of(variant, preset):
    """The options that the deals of a preset are played under in turn: its own, then some that meet in
    pairs.
    """
    return [{}, *pairwise(variant, preset)]


def finished(variant, preset, row, seed):
    """A random deal to its end under the options of a row; all of it follows from `seed`."""
    rules = settled(variant, preset, row)
    rng = Random(seed)
    return walk(rules, begin_match(rules, rng.randrange(rules.players)), shuffled(rules, rng), rng)


def audit(walked):
    """The cards that broke a duty, as (trick from 1, seat), proved by what was shown later."""
    rules = walked.rules
    view = project(rules, walked.last, None)
    tricks = [
        [(view.seat_of(trick, i), str(card)) for i, card in enumerate(trick.cards)] for trick in view.tricks
    ]
    return audited(
        tricks, view.trump, view.pack, play_rule=rules["play_rule"], undertrump=rules["undertrump"]
    )
