"""Naming trumps: the suit by the look of the hand, which is as good as solving; no trump against it in worlds
that are solved, as no trump counts double. Whether the partner had better choose is seen by the look, too:
solved worlds gained nothing on it (0.02 ± 0.06 points a deal over 3,200 duplicate deals of Manille muette).
"""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.calling import name_trumps
from manille_expert.ladder.clues import strong_cards, worth
from manille_expert.ladder.search import DEALS, Search
from manille_expert.ladder.stakes import mean, rounded_mean, stakes
from manille_lan.api.bots import NO_TRUMP, Action, Decision, mask_of

STRONG_ENOUGH = 3
"""Tens and aces with which no trump is looked at."""


def choose_trumps(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """The trumps that a dealer, or his partner, names."""
    view = search.view
    usual = name_trumps(view, legal)
    no_trump = Action("trump", (NO_TRUMP,))
    strong = (mask_of(view.hand) & strong_cards(view.the_pack)).bit_count()
    hand = mask_of(view.hand)
    suits = [str(action.args[0]) for action in legal if action.verb == "trump" and action != no_trump]
    suit = max(suits, key=lambda suit: worth(view.the_pack, suit, hand))
    if usual.verb == "en_face":
        return Decision(usual, "why-en-face", {"suit": suit})
    if no_trump not in legal or strong < STRONG_ENOUGH:
        return Decision(Action("trump", (suit,)), "why-best-suit", {"suit": suit})
    tables = [search.table.with_trump(suit), search.table.with_trump(NO_TRUMP)]
    worlds = ([hands, hands] for hands in search.worlds(DEALS))
    with_suit, without = search.deals(tables, worlds)
    times = view.multiplier
    at_suit = mean(stakes(view, search.rules, search.table, times), with_suit)
    at_none = mean(stakes(view, search.rules, search.table, 2 * times), without)
    told: dict[str, str | int] = {
        "suit": suit,
        "points": rounded_mean(with_suit),
        "without": rounded_mean(without),
        "worlds": len(without),
    }
    if at_none > at_suit:
        return Decision(no_trump, "why-no-trump", told)
    return Decision(Action("trump", (suit,)), "why-trumps", told)
