"""The ceiling: a player who sees all hands, and finds what every card, suit and double is worth in them."""

from manille_expert.ladder.cards import best_card
from manille_expert.ladder.stakes import stakes
from manille_expert.ladder.table import table_of
from manille_expert.ladder.values import Findings, deal_value
from manille_expert.solver import Solver
from manille_lan.api.bots import NO_TRUMP, Action, fallback

DOUBLE = Action("double")
NODES = 100_000_000


class Cheater:
    """One seat. Takes everybody to play as if he saw all hands, too."""

    def __init__(self):
        self._solver = Solver(table_bits=16)

    def choose(self, rules, deal, view):
        """Its action, knowing the deal."""
        table = table_of(view, rules)
        legal = view.legal
        plays = {action.card: action for action in legal if action.verb == "play"}
        if plays:
            return plays[self._card(rules, deal, view, table, tuple(plays))]
        suits = [action for action in legal if action.verb == "trump"]
        if suits:
            return max(suits, key=lambda action: self._named(rules, deal, view, table, action.args[0]))
        if DOUBLE in legal:
            taken = self._deal(deal, table)
            now, doubled = (stakes(view, rules, table, times * view.multiplier)(taken) for times in (1, 2))
            return DOUBLE if doubled > now else fallback(view)
        return fallback(view)

    def _card(self, rules, deal, view, table, cards):
        findings = Findings()
        findings.add(deal.hands, self._values(deal, table))
        worth = stakes(view, rules, table)
        return best_card(cards, findings, lambda points: worth(table.won + points), rules)[0]

    def _named(self, rules, deal, view, table, suit):
        times = view.multiplier * (2 if suit == NO_TRUMP else 1)
        return stakes(view, rules, table, times)(self._deal(deal, table.with_trump(suit)))

    def _deal(self, deal, table):
        """What its side takes in the deal."""
        return table.won + deal_value(table, self._values(deal, table))

    def _values(self, deal, table):
        bounds = self._solver.solve(table.position(deal.hands), NODES).bounds
        return {card: (low + high) / 2 for card, (low, high) in bounds.items()}
