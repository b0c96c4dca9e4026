"""`steady`: a sensible player without search. Counts what is gone, from its own view alone."""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.bidding import choose_alone
from manille_bots.blind import choose_blind, is_blind
from manille_bots.calling import call, name_trumps
from manille_bots.following import follow
from manille_bots.leading import lead
from manille_bots.position import Position, counted
from manille_bots.reasons import followed, led
from manille_bots.speaking import speak
from manille_lan.api.bots import Action, Aids, Card, Decision, PlayerView, fallback


class Steady:
    """Asks what kind of choice it has, never which phase it is in; what it does not know it answers with the
    referee's own modest choice.
    """

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action | Decision:
        """The choice of a sensible player."""
        if len(legal) == 1:
            return Decision(legal[0], "why-only")
        if is_blind(view):
            return choose_blind(view, legal, aids)
        position = counted(view, aids)
        sentence = self.sentence(position, legal)
        if sentence is not None:
            return sentence
        by_card = {
            action.card: action for action in legal if action.verb == "play" and action.card is not None
        }
        if by_card:
            card = self.card(position, tuple(by_card), aids)
            return _told(position, tuple(by_card), by_card[card], card)
        alone = choose_alone(view, legal, aids)
        if alone is not None:
            return alone
        verbs = {action.verb for action in legal}
        if "trump" in verbs:
            return name_trumps(view, legal)
        if "double" in verbs:
            return call(view, legal)
        return fallback(view)

    def sentence(self, position: Position, legal: Sequence[Action]) -> Action | None:
        """What it says before a lead, where the game lets partners speak."""
        return speak(position, legal)

    def card(self, position: Position, cards: Sequence[Card], aids: Aids) -> Card:
        """The card it plays, of two or more."""
        return follow(position, cards) if position.view.trick.cards else lead(position, cards)


def _told(position: Position, cards: Sequence[Card], action: Action, card: Card) -> Action | Decision:
    """The card with the reason for it."""
    return (followed if position.view.trick.cards else led)(position, cards, action, card)
