"""`steady`: a sensible player without search. Counts what is gone, from its own view alone."""

from __future__ import annotations

from collections.abc import Sequence

from manille_bots.calling import call, name_trumps
from manille_bots.following import follow
from manille_bots.leading import lead
from manille_bots.position import counted
from manille_lan.api.bots import Action, Aids, Card, Decision, PlayerView, fallback


class Steady:
    """Asks what kind of choice it has, never which phase it is in; what it does not know it answers with the
    referee's own modest choice.
    """

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action | Decision:
        """The choice of a sensible player."""
        if len(legal) == 1:
            return legal[0]
        by_card = {
            action.card: action for action in legal if action.verb == "play" and action.card is not None
        }
        if by_card:
            return by_card[_card(view, tuple(by_card), aids)]
        verbs = {action.verb for action in legal}
        if "trump" in verbs:
            return name_trumps(view, legal)
        if "double" in verbs:
            return call(view, legal)
        return fallback(view)


def _card(view: PlayerView, cards: Sequence[Card], aids: Aids) -> Card:
    position = counted(view, aids)
    return follow(position, cards) if view.trick.cards else lead(position, cards)
