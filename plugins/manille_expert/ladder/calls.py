"""Doubling: where the worlds that explain the trumps promise our side clearly more than half."""

from __future__ import annotations

from collections.abc import Sequence

from manille_expert.ladder.search import Search
from manille_expert.ladder.stakes import mean, rounded_mean, stakes
from manille_lan.api.bots import Action, Decision, fallback

CAUTION, CAUTION_AGAIN, CAUTION_MORE = 3.0, 9.0, 3.0
"""Points that we suppose to take less than the worlds say: to double; to answer a double, which told that the
others think otherwise; and with every further one. Over 1,000 deals whoever doubled above 34 points of 60
gained as much as above 30, with half of the risk.
"""

WORLDS = 20
"""Worlds that are looked at, at the least. Over five, who doubles is left to chance, and the redoubles cost
more than the rest of the play gains.
"""

DOUBLE = Action("double")


def choose_call(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """Double, or not."""
    if DOUBLE not in legal:
        return fallback(search.view)
    worlds = ([hands] for hands in search.worlds(max(WORLDS, search.level.worlds)))
    (taken,) = search.deals([search.table], worlds)
    calls = search.view.calls
    caution = CAUTION_AGAIN + CAUTION_MORE * (calls - 1) if calls else CAUTION
    cautious = [points - caution for points in taken]
    times = search.view.multiplier
    now = mean(stakes(search.view, search.rules, search.table, times), cautious)
    doubled = mean(stakes(search.view, search.rules, search.table, 2 * times), cautious)
    told: dict[str, str | int] = {"points": rounded_mean(taken), "worlds": len(taken)}
    if doubled > now:
        return Decision(DOUBLE, "why-double", told)
    return Decision(fallback(search.view), "why-no-double", told)
