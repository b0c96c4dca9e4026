"""Naming trumps and doubling, by the estimate of one's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.estimate import suit_worth, sure_tricks
from manille_lan.api.bots import Action, PlayerView, fallback

NO_TRUMP_FROM = 5
"""Sure tricks from the top with which no trump, doubled, is better than a suit."""


def name_trumps(view: PlayerView, legal: Sequence[Action]) -> Action:
    """The suit of most worth; no trump with a hand that needs none; the partner's choice with a poor one."""
    offers = [action for action in legal if action.verb == "trump"]
    suits = [action for action in offers if str(action.args[0]) != "none"]
    no_trump = [action for action in offers if str(action.args[0]) == "none"]
    if no_trump and sure_tricks(view.hand, view.the_pack.suits) >= NO_TRUMP_FROM:
        return no_trump[0]
    if not suits:
        return fallback(view)
    return max(suits, key=lambda action: suit_worth(view.hand, str(action.args[0])))


def call(view: PlayerView, legal: Sequence[Action]) -> Action:
    """Double or pass."""
    return fallback(view)
