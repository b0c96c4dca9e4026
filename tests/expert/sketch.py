"""A rule bot as a yardstick: plays masters, feeds a partner who is sure to win, beats as low as it can. It
names the suit of most length and honours, never no trump, and plays by nothing but what lies open.
"""

from manille_bots.estimate import suit_worth
from manille_bots.steady import Steady
from manille_lan.api.bots import (
    has_trumps,
    head,
    partner_wins,
    unseen,
    would_win,
)


class Sketch:
    """Chooses cards and suits by a few rules, the rest as `steady`."""

    def choose(self, view, legal, aids):
        if len(legal) == 1:
            return legal[0]
        plays = [action for action in legal if action.verb == "play"]
        if len(plays) == len(legal):
            points = aids.rules.points
            worth = lead_worth if not view.trick.cards else follow_worth
            return max(plays, key=lambda play: (worth(view, play.card, points), -int(play.card)))
        suits = [action for action in legal if action.verb == "trump" and action.args[0] != "none"]
        if suits and view.contract is None:
            return max(suits, key=lambda action: suit_worth(view.hand, action.args[0]))
        return Steady().choose(view, legal, aids)

def rank(card):
    return int(card) % card.pack.width

def is_master(view, card):
    return not unseen(view) & card.pack.higher[card]

def trumps_unseen(view):
    if not has_trumps(view):
        return 0
    return unseen(view) & view.the_pack.suit_masks[view.the_pack.suits.index(view.trump)]

def follow_worth(view, card, points):
    """The rules of one who follows; the card of the highest number is played."""
    last = len(view.trick.cards) == view.players - 1
    is_trump, led = card.suit == view.trump, view.trick.cards[0].suit
    if partner_wins(view):
        best = head(view)
        sure = last or (is_master(view, best) and (best.suit == view.trump or not trumps_unseen(view)))
        if sure:
            price = 30 * (is_trump and led != card.suit) + 12 * (points[card] == 5 and not last)
            return 10 * points[card] - price
        return -10 * points[card] - rank(card) - 30 * is_trump
    if would_win(view, card):
        if last:
            price = 8 * rank(card) if is_trump and led != card.suit else 0
            return 1000 + (-points[card] if is_master(view, card) else 4 * points[card]) - price
        return 1000 + (40 + points[card] if is_master(view, card) and card.suit == led else 0) - rank(card)
    return -10 * points[card] - rank(card) - sum(other.suit == card.suit for other in view.hand)

def lead_worth(view, card, points):
    """The rules of one who leads."""
    held = [other for other in view.hand if other.suit == card.suit]
    out = (unseen(view) & view.the_pack.suit_masks[view.the_pack.suits.index(card.suit)]).bit_count()
    ours = view.sides[view.dealer] == view.sides[view.seat]
    if card.suit == view.trump:
        draws = is_master(view, card) and trumps_unseen(view)
        worth = 30 + (10 if ours else -20) if draws else -15 - 4 * points[card]
    elif is_master(view, card):
        worth = 20 + 4 * points[card] if not trumps_unseen(view) or out >= 4 else 2
    else:
        waits = any(rank(other) >= card.pack.width - 2 for other in held)
        worth = -4 * points[card] + (0 if waits else 2) + len(held)
    return 4 * worth - rank(card)
