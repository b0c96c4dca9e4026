"""Random deals to their end, and what the auditor of `plain_rules.py` says of them: it is told only what
everybody saw.
"""

from random import Random

from manille_lan.conformance.pairs import pairwise
from manille_lan.conformance.walks import shuffled, walk
from manille_lan.engine.match import begin_match
from manille_lan.engine.phases.piles import PILE
from manille_lan.engine.projection import project
from manille_lan.engine.variant import settled
from tests.engine.plain_rules import audited

UNAUDITED = {"truth": "enforced", "botifarra_play": "free"}
"""Options under which there are duties that the auditor does not know: what was said, what is the lowest."""


def rows_of(variant, preset, players):
    """The options that the deals of a preset are played under in turn: its own, then some that meet in
    pairs.
    """
    return [{}, *pairwise(variant, preset, players)]


def auditable(row, enforcement):
    """The row with no duties but those that the auditor knows."""
    return {**row, **{id: text for id, text in UNAUDITED.items() if id in row}, "enforcement": enforcement}


def finished(variant, preset, row, players, seed):
    """A random deal to its end under the options of a row; all of it follows from `seed`."""
    rules = settled(variant, preset, row, players)
    rng = Random(seed)
    return walk(rules, begin_match(rules, rng.randrange(rules.players)), shuffled(rules, rng), rng)


def audit(walked):
    """The cards that broke a duty, as (trick from 1, seat), proved by what was shown later."""
    rules = walked.rules
    view = project(rules, walked.last, None)
    held = shown_on_piles(view) if view.places and view.places[0].name == PILE else None
    tricks = [
        [(view.seat_of(trick, i), str(card)) for i, card in enumerate(trick.cards)] for trick in view.tricks
    ]
    return audited(
        tricks, view.trump, view.pack, play_rule=rules["play_rule"], undertrump=rules["undertrump"],
        side=lambda seat: view.sides[seat], held=held,
    )


def shown_on_piles(view):
    """What lay face up before a seat, beside the card it played, by (trick from 1, seat): the only cards that
    its duties looked at.
    """
    tops, held, played = {}, {}, 0
    for event in view.history:
        if event.kind == "piles":
            tops[event.args[0]] = set(map(str, event.args[1:]))
        elif event.kind == "uncovered":
            tops[event.args[0]].add(str(event.args[1]))
        elif event.kind == "play":
            tops[event.by].discard(str(event.args[0]))
            held[played // view.players + 1, event.by] = sorted(tops[event.by])
            played += 1
    return held
