"""Random deals for the checks: a walk from the pack to the end, taking any action that is offered."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from manille_lan.engine.actions import Action
from manille_lan.engine.match import begin_match, finish_deal, gathered
from manille_lan.engine.play import actions, apply, begin_deal, check
from manille_lan.engine.replay import SeatAction
from manille_lan.engine.state import Deal, Match
from manille_lan.engine.variant import Rules

MOST_ACTIONS = 300
"""No deal of a form of Manille takes so many actions."""

RASH = 0.2
"""How often a seat tries a card that it is not offered; where players are on their honour it is taken."""


@dataclass(frozen=True)
class Walk:
    """A deal from its pack on: every state it went through, and what was done in between.

    `states` holds one deal more than `taken` holds actions. `error` tells what went wrong where the variant's
    own code failed on the way.
    """

    rules: Rules
    match: Match
    order: tuple[int, ...]
    states: tuple[Deal, ...]
    taken: tuple[SeatAction, ...]
    error: str = ""

    @property
    def last(self) -> Deal:
        """The deal as far as it went."""
        return self.states[-1]

    @property
    def is_finished(self) -> bool:
        """Whether the deal came to its end."""
        return bool(self.last.outcome)


def walk(rules: Rules, match: Match, order: tuple[int, ...], rng: Random) -> Walk:
    """Play a deal at random until it ends, nobody can act, something fails, or it has gone on for far too
    long.
    """
    states, error = [begin_deal(rules, match, order)[0]], ""
    taken: list[SeatAction] = []
    while not states[-1].outcome and len(taken) < MOST_ACTIONS and not error:
        deal = states[-1]
        try:
            action = _picked(rules, deal, rng)
            if action is None:
                break
            after, _ = apply(rules, deal, deal.seat, action)
        except Exception as failure:
            error = f"{type(failure).__name__}: {failure}"[:300]
        else:
            taken.append((deal.seat, action))
            states.append(after)
    return Walk(rules, match, order, tuple(states), tuple(taken), error)


def _picked(rules: Rules, deal: Deal, rng: Random) -> Action | None:
    """Something that the seat on turn may do, or None where there is nothing."""
    offered = actions(rules, deal)
    if not offered:
        return None
    if rules.honour and rng.random() < RASH:
        rash = [Action("play", (card,)) for card in rules.pack.cards_of(deal.hands[deal.seat])]
        taken = [action for action in rash if check(rules, deal, deal.seat, action) is None]
        if taken:
            return rng.choice(taken)
    return rng.choice(offered)


def shuffled(rules: Rules, rng: Random) -> tuple[int, ...]:
    """A pack in any order."""
    order = list(rules.deck)
    rng.shuffle(order)
    return tuple(order)


def following(walked: Walk, rng: Random) -> tuple[Match, tuple[int, ...]]:
    """The match and the pack for the deal after a finished one; a new match after the last."""
    rules = walked.rules
    match, _ = finish_deal(rules, walked.last)
    if match.winners:
        return begin_match(rules, rng.randrange(rules.players)), shuffled(rules, rng)
    order = gathered(rules, walked.last) if rules["shuffle"] == "none" else shuffled(rules, rng)
    return match, order
