"""Speech before a lead (Manille parlée): what to ask, tell, order; answers are true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from manille_bots.hearing import asked_last
from manille_bots.leading import best_lead_worth
from manille_bots.position import Position
from manille_lan.api.bots import Action, Card, cards_meant, mask_of

GOOD_LEAD = 0.0
"""Worth of a lead, in card points, for which the partner need not choose."""

WORTH_ASKING = 1.0
"""Card points that an answer must be likely to bring; the others hear it too."""

WORTH_TELLING = 4
"""Card points of a card that waits behind one other, from which the partner is told of it."""

MASTERS_POINTS = 0.5
"""What a card point of a master counts in a lead up to it, against a card of its suit that is out."""


@dataclass(frozen=True)
class Question:
    """Something to ask the partner: whether he has any of some cards (a mask): one card, or
    a whole suit, of which only "none" tells much.
    """

    args: tuple[str, Card | str]
    cards: int
    is_of_suit: bool


def speak(position: Position, legal: Sequence[Action]) -> Action | None:
    """What to say; None to keep silent."""
    verbs = {action.verb for action in legal}
    if "answer" in verbs:
        return _true_answer(position, legal)
    if "instruct" in verbs:
        return _order(position, legal) or fact(position, legal) or Action("decline")
    return _opening(position, legal) if "invite" in verbs else None


def _true_answer(position: Position, legal: Sequence[Action]) -> Action:
    """The answer that agrees with our hand."""
    view = position.view
    query = asked_last(view)
    count = (mask_of(view.hand) & cards_meant(view.the_pack, query)).bit_count() if query else 0
    true = {count, "yes" if count else "no"}
    return next((action for action in legal if action.args[0] in true), legal[0])


def _order(position: Position, legal: Sequence[Action]) -> Action | None:
    """To lead the plain suit of our best master: that of which the others have most, and will hardly ruff."""
    plain = [card for card in position.view.hand if position.value(card) and not position.is_trump(card)]
    highest = [card for card in plain if not position.out & card.pack.higher[card]]
    best = max(highest, key=lambda card: _worth_leading_to(position, card), default=None)
    order = Action("instruct", ("suit", best.suit)) if best is not None else None
    return order if order in legal else None


def _worth_leading_to(position: Position, master: Card) -> float:
    """How good it is that the partner leads up to one of our masters."""
    return MASTERS_POINTS * position.value(master) + (position.out & position.suit(master.suit)).bit_count()


def fact(position: Position, legal: Sequence[Action]) -> Action | None:
    """Without a master to be led up to: a plain suit that we can ruff, that with most card points out; else
    a ten or ace that one other card beats.

    Between steadies this neither gains nor loses (+0.00 ± 0.02 points a deal); a person has use for it.
    """
    view = position.view
    plain = [suit for suit in view.the_pack.suits if suit != view.trump]
    if position.held_in(view.trump):
        out = {suit: position.out & position.suit(suit) for suit in plain if not position.held_in(suit)}
        ruffed = [suit for suit in out if out[suit].bit_count() > 1]
        if ruffed:
            best = max(ruffed, key=lambda suit: sum(map(position.value, view.the_pack.cards_of(out[suit]))))
            return _told(legal, "suit", best, 0)
    waiting = [card for card in view.hand if card.suit in plain and _waits_behind_one(position, card)]
    return _told(legal, "card", max(waiting, key=position.value), "yes") if waiting else None


def _waits_behind_one(position: Position, card: Card) -> bool:
    """Whether a valuable card is master once one more card has fallen."""
    above = position.out & card.pack.higher[card]
    return position.value(card) >= WORTH_TELLING and above.bit_count() == 1


def _told(legal: Sequence[Action], *args: str | int) -> Action | None:
    """The sentence that tells a fact, where it may be told."""
    tell = Action("tell", args)
    return tell if tell in legal else None


def _opening(position: Position, legal: Sequence[Action]) -> Action | None:
    """With nothing good to lead, let the partner choose; else ask what may make the lead much better."""
    cards = [action.card for action in legal if action.verb == "play" and action.card is not None]
    if best_lead_worth(position, cards) < GOOD_LEAD:
        return Action("invite")
    gains = {question: _gain(position, cards, question) for question in _questions(position, cards)}
    best = max(gains, key=lambda question: gains[question], default=None)
    return Action("ask", best.args) if best is not None and gains[best] >= WORTH_ASKING else None


def _questions(position: Position, cards: Sequence[Card]) -> Iterator[Question]:
    """For each suit that can be led: does the partner hold its highest card out; has he none of it?"""
    partner = position.view.partners[0]
    may, holds = position.may[partner], position.holds[partner]
    for suit in sorted({card.suit for card in cards}):
        top = position.highest_out(suit)
        if top is not None and (may & ~holds) >> top & 1:
            yield Question(("card", top), 1 << top, is_of_suit=False)
        if may & position.suit(suit) and not holds & position.suit(suit):
            yield Question(("suit", suit), position.suit(suit), is_of_suit=True)


def _gain(position: Position, cards: Sequence[Card], question: Question) -> float:
    """By how much the best lead is likely to be better once the answer is known."""
    partner = position.view.partners[0]
    none = position.none_held(partner, question.cards)
    now = best_lead_worth(position, cards)
    some = position if question.is_of_suit else position.supposing(partner, holds=question.cards)
    lacking = position.supposing(partner, lacks=question.cards)
    return none * best_lead_worth(lacking, cards) + (1.0 - none) * best_lead_worth(some, cards) - now
