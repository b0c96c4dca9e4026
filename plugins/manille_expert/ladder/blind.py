"""Blind play, where a seat sees all hands but its own and cards fall as if by lot: a deal is judged by
letting it fall many times, the same way for every choice of trumps.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from manille_bots.blind import own_cards
from manille_expert.ladder.search import Search
from manille_expert.ladder.stakes import mean, rounded_mean, stakes
from manille_expert.ladder.table import Table, suit_number
from manille_lan.api.bots import NO_TRUMP, Action, Decision, PlayerView, fallback

TRIALS = 400
"""How often a deal is let fall."""
SURE = 0.5
"""Card points by which a double must be likely to gain."""
DOUBLE = Action("double")

Orders = tuple[list[int], ...]
"""For each seat its cards in the order in which they fall."""


def choose_blind(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """Trumps and doubles by trials. Positions are all alike: which card lies where nobody can know."""
    offers = [str(action.args[0]) for action in legal if action.verb == "trump"]
    if offers:
        return _trumps(search, offers)
    return _call(search) if DOUBLE in legal else fallback(search.view)


def _trumps(search: Search, offers: Sequence[str]) -> Decision:
    trials = _trials(search.view, search.aids.rng)
    worths, points = {}, {}
    for word in offers:
        times = search.view.multiplier * (2 if word == NO_TRUMP else 1)
        suit = suit_number(search.table.pack, word)
        points[word] = [_taken(search.table, orders, suit, search.rules.points) for orders in trials]
        worths[word] = mean(stakes(search.view, search.rules, search.table, times), points[word])
    best = max(offers, key=lambda word: worths[word])
    told: dict[str, str | int] = {"points": rounded_mean(points[best]), "worlds": TRIALS}
    if best == NO_TRUMP:
        return Decision(Action("trump", (best,)), "why-blind-no-trump", told)
    return Decision(Action("trump", (best,)), "why-blind-trumps", {**told, "suit": best})


def _call(search: Search) -> Decision:
    table = search.table
    trials = _trials(search.view, search.aids.rng)
    points = [_taken(table, orders, table.trump, search.rules.points) - SURE for orders in trials]
    told: dict[str, str | int] = {"points": rounded_mean(points), "worlds": TRIALS}
    times = search.view.multiplier
    now = mean(stakes(search.view, search.rules, table, times), points)
    if mean(stakes(search.view, search.rules, table, 2 * times), points) > now:
        return Decision(DOUBLE, "why-double", told)
    return Decision(fallback(search.view), "why-no-double", told)


def _trials(view: PlayerView, rng: Random) -> list[Orders]:
    """Orders in which all hands may fall."""
    hands = [list(map(int, own_cards(view) if cards is None else cards)) for cards in view.hands]
    return [tuple(rng.sample(hand, len(hand)) for hand in hands) for _ in range(TRIALS)]


def _taken(table: Table, orders: Orders, trump: int, points: Sequence[int]) -> float:
    """What our side takes when all hands fall in these orders."""
    width, seats = table.pack.width, len(orders)
    leader, taken = table.leader, 0
    for number in range(len(orders[leader])):
        best = orders[leader][number]
        winner, value = leader, points[best]
        suit = best // width
        for place in range(1, seats):
            seat = (leader + table.step * place) % seats
            card = orders[seat][number]
            value += points[card]
            fallen = card // width
            if card > best if fallen == suit else fallen == trump:
                best, winner, suit = card, seat, fallen
        leader = winner
        taken += value + table.rules.trick_point if leader in table.allies else 0
    return taken
