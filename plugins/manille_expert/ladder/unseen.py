"""Naming trumps before one has seen a card (the option `blind`): it doubles a deal that one is likelier to
lose.

Who looks names what suits him and wins two deals of three; unseen it is less than half of them. So on average
it never pays. Far behind near the end of a race it does: there a deal that counts four times, for either
side, may bring what several good ones could not.
"""

from __future__ import annotations

from collections.abc import Sequence

from manille_expert.ladder.search import Search
from manille_expert.ladder.stakes import CHANCE, Partnership, partnership
from manille_lan.api.bots import NO_TRUMP, Action, Decision

Scores = tuple[int, ...]
"""What the dealer's side scores, less what the others do, in twentieths of the deals: the mean of each, from
the worst on. Calls are in it.
"""

LOOKED: Scores = (-29, -14, -9, -6, -3, -1, 1, 2, 4, 6, 7, 9, 10, 12, 14, 15, 18, 21, 25, 38)
UNSEEN_SUIT: Scores = (-96, -66, -51, -39, -29, -22, -17, -12, -8, -4, -1, 3, 6, 11, 14, 19, 24, 29, 37, 53)
UNSEEN_NO_TRUMP: Scores = (
    *(-137, -75, -59, -47, -39, -31, -25, -18, -12, -5, 1, 6, 13, 19, 26, 33, 42, 52, 65, 101),
)
"""From 1,500 deals each of Manille muette between steadies, where who has named unseen leads."""

LOOK = Action("look")


def choose_unseen(search: Search, legal: Sequence[Action]) -> Decision:
    """Look, or name trumps unseen where that gives the better chance to win."""
    play = partnership(search.view, search.rules, search.table)
    looked = _mean(play, LOOKED, 1)
    offers = {action: _value_unseen(search, play, action) for action in legal if action.verb == "blind"}
    best = max(offers, key=lambda action: offers[action])
    if offers[best] <= looked:
        return Decision(LOOK, "why-look")
    told: dict[str, str | int] = {"chance": _percent(offers[best]), "other": _percent(looked)}
    return Decision(best, "why-unseen", told)


def _value_unseen(search: Search, play: Partnership, action: Action) -> float:
    """What it is worth to name these trumps unseen."""
    scores, times = (UNSEEN_NO_TRUMP, 4) if action.args[0] == NO_TRUMP else (UNSEEN_SUIT, 2)
    cap = search.rules["multiplier_cap"]
    return _mean(play, scores, 1.0 if cap == "none" else min(1.0, int(cap) / times))


def _mean(play: Partnership, scores: Scores, part: float) -> float:
    """The mean worth of scores, of which a cap may leave a part only."""
    return sum(play.worth_of_score(part * play.times * score) for score in scores) / len(scores)


def _percent(worth: float) -> int:
    return round(100 * worth / CHANCE)
