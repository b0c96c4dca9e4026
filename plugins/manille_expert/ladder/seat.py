"""`strong`, `expert`, `master` at a table: looks at its choice, draws worlds, takes what is best in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from manille_bots.blind import is_blind
from manille_bots.steady import Steady
from manille_expert.club import Club
from manille_expert.ladder.auction import choose_bid, choose_laid, choose_stand, choose_trump_alone
from manille_expert.ladder.blind import choose_blind
from manille_expert.ladder.calls import choose_call
from manille_expert.ladder.cards import best_card
from manille_expert.ladder.level import Level
from manille_expert.ladder.privilege import choose_draw, choose_privilege
from manille_expert.ladder.reasons import Reasons
from manille_expert.ladder.search import Search, Solvers
from manille_expert.ladder.speech import choose_opening, choose_reply, speaks
from manille_expert.ladder.stakes import stakes
from manille_expert.ladder.trumps import choose_trumps
from manille_expert.ladder.unseen import choose_unseen
from manille_lan.api.bots import Action, Aids, Card, Decision, PlayerView


class Searcher:
    """One seat of a level. What it does not search it answers as `steady` does."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._steady = Steady()
        self._club = Club()
        self._solvers = Solvers()

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action | Decision:
        """The best choice over the worlds."""
        if len(legal) == 1:
            return Decision(legal[0], "why-only")
        usual = self._steady.choose
        if aids.rules is None:
            return usual(view, legal, aids)
        search = Search(self._level, self._solvers, view, aids, aids.rules)
        if is_blind(view):
            return choose_blind(search, legal)
        verbs = {action.verb for action in legal}
        if "blind" in verbs:
            return choose_unseen(search, legal)
        if search.is_too_slow:
            return Decision(action_of(self._club.choose(view, legal, aids)), "why-not-compiled")
        if not view.hand:
            return usual(view, legal, aids)
        if "play" in verbs:
            return _play(search, legal) if len(verbs) == 1 else self._said_or_led(search, legal)
        if "instruct" in verbs and speaks(search):
            return choose_reply(search, legal)
        choose = next((choose for verb, choose in CHOICES.items() if verb in verbs), None)
        if choose is None or search.has_piles:
            return usual(view, legal, aids)
        return choose(search, legal)

    def _said_or_led(self, search: Search, legal: Sequence[Action]) -> Action | Decision:
        """A sentence before a lead; else the lead, in what is left of the time."""
        if speaks(search):
            said: Action | Decision | None = choose_opening(search, legal)
        else:
            said = self._steady.choose(search.view, legal, search.aids)
        return said if said is not None and action_of(said).verb != "play" else _play(search, legal)


def _trumps(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """Trumps for a side, or for oneself alone."""
    return choose_trumps(search, legal) if search.view.contract is None else choose_trump_alone(search, legal)


CHOICES: dict[str, Callable[[Search, Sequence[Action]], Action | Decision]] = {
    "trump": _trumps,
    "double": choose_call,
    "bid": choose_bid,
    "accept": choose_privilege,
    "draw": choose_draw,
    "stand": choose_stand,
    "lay": choose_laid,
}
"""What is searched where a verb is offered, beside cards."""


def action_of(chosen: Action | Decision) -> Action:
    """What was chosen, without its reason."""
    return chosen.action if isinstance(chosen, Decision) else chosen


def _play(search: Search, legal: Sequence[Action]) -> Action | Decision:
    """The card that is worth most over the worlds."""
    plays: dict[Card, Action] = {
        action.card: action for action in legal if action.verb == "play" and action.card is not None
    }
    if len(plays) == 1:
        return next(iter(plays.values()))
    won = search.table.won
    worth = stakes(search.view, search.rules, search.table)
    findings = search.cards()
    card, means = best_card(tuple(plays), findings, lambda points: worth(won + points), search.rules)
    return Reasons(search, findings, card, means).decision(plays[card])
