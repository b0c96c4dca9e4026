"""Auctions: becoming declarer, bidding, drawing and exchanging, naming trumps alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erf, sqrt

from manille_bots.alone import Judge, makes_all_tricks, spread
from manille_bots.exchanging import best_exchange
from manille_lan.api.bots import NO_TRUMP, Action, Aids, Card, PlayerView, fallback

OFFER, LIMIT = 0.45, 0.1
"""How far below the estimate to bid at once, and at most, in spreads: what is bid is made in about two cases
of three.
"""

UNKNOWN_CARD = 2.5
"""What the estimate gains on average by one unseen card of the widow, of which the best are kept."""

DRAWN_CARD = {10: -1.0, 7: 0.4, 6: 0.4}
DRAWN_TO_FEW_CARDS = 3.0
"""The same of a card that is drawn and answered at once, by the size of the hand. The larger it is the lower
it is counted, and so the more chances are taken for a higher payment: counted as 3.0 everywhere it would
gain 0.1 to 0.2 units from each opponent a deal, but four contracts in five be made. With so few cards as six
and seven players hold, counting it low lost 0.07 and 0.5 units.
"""

PAID_TO_OTHERS = 1.2
"""What a seat that declines is likely to pay to the next who accepts, in units from each opponent. After the
dealer nobody is asked.
"""

CARD_POINTS = 60
GOAL_OF_FEW, GOAL_OF_MANY, FEW = 21, 15, 4
"""What must be made without bidding (rules 7.2)."""


def choose_alone(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action | None:
    """The choice in an auction, an exchange, or a declarer's naming of trumps; None elsewhere."""
    verbs = {action.verb for action in legal}
    choose = next((choose for verb, choose in _CHOICES.items() if verb in verbs), None)
    if choose is None or (choose is _name_trumps and view.contract is None) or not view.hand:
        return None
    return choose(view, legal, aids)


def _judge(view: PlayerView, legal: Sequence[Action]) -> Judge:
    """Values hands of this auction. Tricks count where more than the card points can be bid, and where
    nothing is bid.
    """
    bids = [arg for action in legal if action.verb == "bid" for arg in action.args if isinstance(arg, int)]
    counts = max(bids) > CARD_POINTS if bids else view.contract is None or not view.contract.bid
    return Judge(view.players, min(view.counts), counts)


def _bid(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
    """All the tricks when they are sure; else a little below the estimate, or pass."""
    if any(makes_all_tricks(view.hand, trump) for trump in (*view.the_pack.suits, NO_TRUMP)):
        return Action("bid", ("slam",))
    worth = _worth_with_widow(_judge(view, legal), view)
    bids = {action.args[0]: action for action in legal if action.verb == "bid" and action.args[0] != "slam"}
    points = [points for points in bids if isinstance(points, int)]
    if not points or min(points) > worth - LIMIT * spread(view.players):
        return fallback(view)
    return bids[max(min(points), min(max(points), int(worth - OFFER * spread(view.players))))]


def _worth_with_widow(judge: Judge, view: PlayerView) -> float:
    """What the hand is worth when the widow has been taken, as far as it is known."""
    up, down = _widow(view)
    known = best_exchange(judge, [*view.hand, *up], len(up)).worth
    return known + UNKNOWN_CARD * down


def _widow(view: PlayerView) -> tuple[list[Card], int]:
    """The cards of the widow that lie open, and the number of the others."""
    up: list[Card] = []
    down = 0
    for place in view.places:
        if place.owner < 0 and place.cards is not None:
            up += place.cards
        elif place.owner < 0:
            down += place.count
    return up, down


def _accept(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
    """Play alone where that pays, with the best number of drawn cards."""
    worth = _judge(view, legal).best(view.hand)
    _, down = _widow(view)
    pays = max(_payment(view, worth, drawn, down) for drawn in range(down + 1))
    least = 0.0 if view.seat == view.dealer else -PAID_TO_OTHERS
    return Action("accept") if pays > least else fallback(view)


def _draw(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
    """Draw as long as a better hand is worth the smaller payment."""
    worth = _judge(view, legal).best(view.hand)
    _, down = _widow(view)
    now = _payment(view, worth, 0, down)
    later = max(_payment(view, worth, drawn, down) for drawn in range(1, down + 1))
    return Action("draw") if later > now else Action("stop")


def _payment(view: PlayerView, worth: float, drawn: int, left: int) -> float:
    """What each opponent is likely to pay when `drawn` more cards are drawn of `left`."""
    goal = GOAL_OF_FEW if view.players <= FEW else GOAL_OF_MANY
    gain = DRAWN_CARD.get(min(view.counts), DRAWN_TO_FEW_CARDS)
    made = _chance((worth + gain * drawn - goal) / spread(view.players))
    return (2 * made - 1) * (left + 1 - drawn)


def _chance(deviations: float) -> float:
    """The chance that what is made is not below the estimate by more than so many spreads."""
    return 0.5 * (1.0 + erf(deviations / sqrt(2.0)))


def _stand(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
    """Stand on a sure hand, and where standing doubles and the widow promises little; else take it all."""
    judge = _judge(view, legal)
    worth, better = judge.best(view.hand), _worth_with_widow(judge, view)
    sure = any(makes_all_tricks(view.hand, trump) for trump in view.the_pack.suits)
    doubles = aids.rules is not None and aids.rules["doubles"]
    bid = view.contract.bid if view.contract is not None else 0
    standing, taking = (2 * _chance((points - bid) / spread(view.players)) - 1 for points in (worth, better))
    if sure or (doubles and 2 * standing > taking):
        return Action("stand")
    return next(action for action in legal if action.verb in ("take", "pick"))


def _pick(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
    """Every card of the widow: what is taken can be laid away again."""
    return next((action for action in legal if action.verb == "pick"), Action("take"))


def _lay(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
    """What the rest misses least."""
    count = len(view.hand) - min(view.counts)
    return Action("lay", best_exchange(_judge(view, legal), view.hand, count).laid[:1])


def _name_trumps(view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action:
    """The best suit; no trump only with every trick in the hand."""
    no_trump = Action("trump", (NO_TRUMP,))
    leads = view.contract is not None and view.contract.slam
    if leads and no_trump in legal and makes_all_tricks(view.hand, NO_TRUMP):
        return no_trump
    sure = [suit for suit in view.the_pack.suits if leads and makes_all_tricks(view.hand, suit)]
    return Action("trump", (sure[0] if sure else _judge(view, legal).best_trump(view.hand),))


_CHOICES: dict[str, Callable[[PlayerView, Sequence[Action], Aids], Action]] = {
    "bid": _bid,
    "accept": _accept,
    "draw": _draw,
    "stand": _stand,
    "pick": _pick,
    "take": _pick,
    "lay": _lay,
    "trump": _name_trumps,
}
"""What is chosen where a verb is offered; the first that fits."""
