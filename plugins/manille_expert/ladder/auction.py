"""Playing alone: what to bid, what to lay away, which trumps to name, by deals that are solved with the
declarer against all others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, islice
from statistics import fmean

from manille_bots.alone import Judge, makes_all_tricks, spread
from manille_bots.bidding import UNKNOWN_CARD
from manille_bots.exchanging import best_exchange
from manille_expert.ladder.sampling import Hands, draws
from manille_expert.ladder.search import DEALS, Search
from manille_expert.ladder.stakes import mean, rounded_mean, softly, stakes
from manille_expert.ladder.standing import SWING, Standing, standing_of
from manille_expert.ladder.table import Table
from manille_lan.api.bots import NO_TRUMP, Action, Card, Decision, PlayerView, fallback, mask_of

DEFENDERS_ERR = 6.0
"""Points that a declarer makes more than where the defenders, too, know all hands."""
SOLVED = 0.35
"""The part of the solved deals in what a hand is thought to make; the rest is the look of it, which tells
about as much: over 400 deals for 3 to 7 players both together are nearer than each.
"""
SPREAD = 0.6
"""How far that is out, in the usual spreads of the look of a hand."""
LEAST_GAIN = 1.0
"""What a bid must be likely to gain over a pass, as somebody else may play otherwise."""
MADE = 0.62
"""The part of the bids of others that are made."""
SUITS_TRIED = 2
LAID_TRIED = 4


def judge_of(search: Search) -> Judge:
    """Values hands of this auction, by the look of them."""
    view = search.view
    return Judge(view.players, min(view.counts), bool(search.rules.trick_point))


def choose_bid(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """The bid that is likely to score most, or pass."""
    view = search.view
    if any(makes_all_tricks(view.hand, trump) for trump in (*view.the_pack.suits, NO_TRUMP)):
        return Decision(Action("bid", ("slam",)), "why-all-tricks")
    bids = {action.args[0]: action for action in legal if action.verb == "bid"}
    points = [points for points in bids if isinstance(points, int)]
    if not points:
        return fallback(view)
    judge = judge_of(search)
    solved = _made_alone(search, judge)
    expected = likely_points(fmean(solved) + DEFENDERS_ERR, _worth_with_widow(judge, view))
    standing = standing_of(view, SWING)
    worths = {bid: _worth_of_bid(standing, bid, expected) for bid in points}
    best = max(points, key=lambda bid: (worths[bid], -bid))
    told: dict[str, str | int] = {"points": round(expected), "worlds": len(solved)}
    if worths[best] < _worth_of_pass(standing, view) + LEAST_GAIN:
        return Decision(fallback(view), "why-no-bid", told)
    why = "why-bid" if best <= expected else "why-bid-anyway"
    return Decision(bids[best], why, {**told, "bid": best})


def likely_points(solved: float, look: float) -> float:
    """What a hand is thought to make, by what solved deals say and by the look of it."""
    return SOLVED * solved + (1 - SOLVED) * look


def chance_to_make(points: float, goal: float, players: int) -> float:
    """The chance to reach a goal with a hand that is thought to make so many points."""
    return softly((points - goal + 0.5) / (SPREAD * spread(players)))


def _worth_of_bid(standing: Standing, bid: int, expected: float, times: int = 1) -> float:
    """What it is worth to be declarer at a bid, which counts so many times."""
    chance = chance_to_make(expected, bid, len(standing.scores))
    return standing.of_contract(standing.seat, times * bid, chance)


def _worth_of_pass(standing: Standing, view: PlayerView) -> float:
    """What it is worth to leave the deal to whoever has bid; where nobody has, as much as to throw it in."""
    if view.contract is None:
        return standing.worth(standing.seat, 0)
    return standing.of_contract(view.contract.declarer, view.contract.bid, MADE)


def _worth_with_widow(judge: Judge, view: PlayerView) -> float:
    """What the hand looks to be worth with the best of the widow."""
    up = [card for place in view.places if place.owner < 0 for card in place.cards or ()]
    down = sum(place.count for place in view.places if place.owner < 0 and place.cards is None)
    return best_exchange(judge, [*view.hand, *up], len(up)).worth + UNKNOWN_CARD * down


def _made_alone(search: Search, judge: Judge) -> list[float]:
    """What we make alone in some worlds, the widow taken where there is one, with our best trumps."""
    worlds = islice(search.aids.worlds(search.view), DEALS)
    return search.varying_deals(_exchanged(search, judge, world) for world in worlds)[0]


def _exchanged(
    search: Search, judge: Judge, world: Mapping[int, Sequence[int]]
) -> tuple[Sequence[Table], Sequence[Hands]]:
    """The table and the hands in a world when we have become declarer."""
    view = search.view
    table = search.table.alone(search.table.seat, leads=False)
    widow = [view.the_pack.cards[card] for owner, cards in world.items() if owner < 0 for card in cards]
    kept = [*view.hand, *widow]
    if widow:
        laid = best_exchange(judge, kept, len(widow)).laid
        kept = [card for card in kept if card not in laid]
    hands = [mask_of(world[seat]) for seat in range(view.players)]
    hands[table.seat] = mask_of(kept)
    return [table.with_trump(judge.best_trump(kept))], [tuple(hands)]


def choose_stand(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """Stand on the hand, or take the widow: all of it, as what is taken can be laid away again."""
    view, judge = search.view, judge_of(search)
    take = next(action for action in legal if action.verb in ("take", "pick"))
    contract = view.contract
    if contract is None or contract.slam:
        sure = any(makes_all_tricks(view.hand, trump) for trump in view.the_pack.suits)
        return Decision(Action("stand"), "why-all-tricks") if sure else take
    look = _worth_with_widow(judge, view)
    taken = likely_points(fmean(_made_alone(search, judge)) + DEFENDERS_ERR, look)
    stood = judge.best(view.hand) + taken - look
    standing = standing_of(view, SWING)
    worth_taken = _worth_of_bid(standing, contract.bid, taken)
    worth_stood = _worth_of_bid(standing, contract.bid, stood, times=2)
    told: dict[str, str | int] = {"points": round(taken), "without": round(stood), "bid": contract.bid}
    if search.rules["doubles"] and worth_stood > worth_taken:
        return Decision(Action("stand"), "why-stand", told)
    return Decision(take, "why-take", told)


def choose_trump_alone(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """The declarer's trumps: the best of the suits that look best."""
    view = search.view
    judge = judge_of(search)
    suits = sorted(view.the_pack.suits, key=lambda suit: -judge.value(view.hand, suit))[:SUITS_TRIED]
    if view.contract is not None and view.contract.slam:
        sure = [suit for suit in (NO_TRUMP, *suits) if makes_all_tricks(view.hand, suit)]
        offered = [action for action in legal if action.args[0] in sure]
        if offered:
            return offered[0]
    worlds = list(islice(draws(view, search.aids), DEALS))
    tables = [search.table.with_trump(suit) for suit in suits]
    taken = search.deals(tables, ([hands] * len(tables) for hands in worlds))
    worth = stakes(view, search.rules, search.table)
    best = max(range(len(suits)), key=lambda at: mean(worth, taken[at]))
    told: dict[str, str | int] = {"points": rounded_mean(taken[best]), "worlds": len(taken[best])}
    return Decision(Action("trump", (suits[best],)), "why-trump-alone", {**told, "suit": suits[best]})


def choose_laid(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """The card to lay away: of the ways that look best the one that plays best."""
    view = search.view
    count = len(view.hand) - min(view.counts)
    judge = judge_of(search)
    ways = _ways_to_lay(judge, view.hand, count)
    if len(ways) == 1:
        return Action("lay", ways[0][1][:1])
    tables = [search.table.with_trump(suit) for suit, _ in ways]
    worlds = list(islice(draws(view, search.aids), DEALS))
    taken = search.deals(tables, [[_without(search, hands, laid) for _, laid in ways] for hands in worlds])
    worth = stakes(view, search.rules, search.table)
    best = max(range(len(ways)), key=lambda at: mean(worth, taken[at]))
    told: dict[str, str | int] = {"points": rounded_mean(taken[best]), "worlds": len(taken[best])}
    return Decision(Action("lay", ways[best][1][:1]), "why-lay", {**told, "suit": ways[best][0]})


def _ways_to_lay(judge: Judge, hand: Sequence[Card], count: int) -> list[tuple[str, tuple[Card, ...]]]:
    """Trumps with what to lay away, the most promising first."""
    ways = [
        (judge.value([card for card in hand if card not in laid], suit), suit, laid)
        for suit in hand[0].pack.suits
        for laid in combinations(_dispensable(judge, hand, count, suit), count)
    ]
    ways.sort(key=lambda way: -way[0])
    return [(suit, laid) for _, suit, laid in ways[:LAID_TRIED]]


def _dispensable(judge: Judge, hand: Sequence[Card], count: int, trump: str) -> list[Card]:
    """The cards among which to choose: those that count least, a few more than must go."""
    order = sorted(hand, key=lambda card: (judge.of_card(card, trump), card.points, int(card)))
    return order[: count + 3]


def _without(search: Search, hands: Hands, laid: Sequence[Card]) -> Hands:
    """The hands when we have laid cards away."""
    seat = search.table.seat
    return tuple(hand & ~mask_of(laid) if at == seat else hand for at, hand in enumerate(hands))
