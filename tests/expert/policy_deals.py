"""Deals in play, seen by their seats, for tests of the policy."""

from random import Random

from manille_bots.position import counted
from manille_expert.policy.player import chances
from manille_expert.policy.weights import shipped_weights
from manille_lan.bots.contract import Aids
from manille_lan.engine.match import begin_match
from manille_lan.engine.play import actions, apply, begin_deal
from manille_lan.engine.projection import project

PARTNERS = ["belge", "retournee", "manilla4", "botifarra"]
WEIGHTS = shipped_weights()


def begun(rules, seed):
    """A deal up to its first question."""
    order = list(rules.deck)
    Random(seed).shuffle(order)
    return begin_deal(rules, begin_match(rules, seed % rules.players), tuple(order))[0]


def card_choices(rules, seed):
    """A deal at each choice among two or more cards; everything is answered by lot."""
    deal, rng = begun(rules, seed), Random(seed)
    while not deal.outcome:
        offered = actions(rules, deal)
        if len(offered) > 1 and all(action.verb == "play" for action in offered):
            yield deal
        deal, _ = apply(rules, deal, deal.seat, rng.choice(offered))


def seen(rules, deal):
    """What the seat on turn counts, its aids, and the cards that it may play."""
    view = project(rules, deal, deal.seat)
    aids = Aids(rng=Random(0), rules=rules)
    cards = [action.card for action in view.legal if action.card is not None]
    return counted(view, aids), aids, cards


def best_cards(rules, deal):
    """The cards that the policy plays with the greatest chance; two chances may be equal."""
    position, aids, cards = seen(rules, deal)
    if len(cards) == 1:
        return cards
    found = chances(position, cards, aids, WEIGHTS)
    return [card for card in cards if found[card] == max(found.values())]
