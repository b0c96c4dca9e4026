"""Deals in progress, and views of them, for tests of bots."""

from random import Random

from manille_lan.engine.match import begin_match
from manille_lan.engine.play import actions, apply, begin_deal
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from manille_lan.registry import load_registry

REGISTRY = load_registry()


def rules_of(preset="belge", **options):
    return settled(REGISTRY.variant(preset), preset, options)


def begun(rules, seed=0, dealer=0):
    """A deal up to its first question."""
    order = list(range(rules.pack.size))
    Random(seed).shuffle(order)
    return begin_deal(rules, begin_match(rules, dealer), tuple(order))[0]


def random_course(rules, seed=0, dealer=0):
    """A deal at each of its questions, answered by lot."""
    deal, rng = begun(rules, seed, dealer), Random(seed)
    while not deal.outcome:
        yield deal
        deal, _ = apply(rules, deal, deal.seat, rng.choice(actions(rules, deal)))


def deal_in(rules, phase, seed=0):
    """The first deal of a course that is in a phase."""
    return next(deal for deal in random_course(rules, seed) if rules.phases[deal.phase].name == phase)


def asked(rules, deal):
    """The view of the seat that is asked."""
    return project(rules, deal, deal.seat)
