"""Manille parlée (rules 6): before a lead the leader may speak, once, and his partner answers; in a closed
grammar.

leader  := TELL fact | ASK query, then partner ANSWERs | INVITE, then partner replies | (leads: silence)
partner := TELL fact | ASK query, then leader ANSWERs | INSTRUCT order | DECLINE query   := suit S | rank R
| card C        how many of a suit, of a rank; is a card held fact    := query value                     a
number; `yes` or `no` for a card order   := suit S | card C                 what is to be led
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action, Argument
from manille_lan.engine.cards import Card, Pack
from manille_lan.engine.phases.tricks import Tricks
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules, Step

OPEN, CLOSED, ASKED, INVITED, ORDERED = range(5)
"""What `memory[0]` says of the window: the leader may speak; nobody may; a query is to be answered; an
invitation is to be replied to; an order is to be obeyed. After ASKED and ORDERED follow the kind and the
argument of the query or order.
"""

KINDS = ("suit", "rank", "card")
YES, NO = "yes", "no"
INVITE, DECLINE = Action("invite"), Action("decline")


class SpokenTricks(Tricks):
    """Tricks with speech before each lead. `memory` is (window, kind, argument number)."""

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """The first leader may speak."""
        after, events, outcome = super().enter(rules, deal)
        return replace(after, memory=(OPEN,)), events, outcome

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """What may be said, and, to the leader, what may be led."""
        window = deal.memory[0]
        if deal.trick or window == CLOSED:
            return super().actions(rules, deal)
        if window == OPEN:
            return (*super().actions(rules, deal), INVITE, *_queries(rules), *_facts(rules, deal, deal.seat))
        if window == ASKED:
            return _answers(rules, deal)
        if window == INVITED:
            return (DECLINE, *_orders(rules), *_queries(rules), *_facts(rules, deal, deal.seat))
        return super().actions(rules, replace(deal, legal=_obedient(rules, deal)))

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """Cards by rule 1.4 and by an order; sentences by the grammar, and true where truth is enforced."""
        if action.verb == "play":
            return self._check_lead(rules, deal, action)
        if self.offers(rules, deal, action):
            return None
        if action.verb in ("tell", "answer") and _is_sentence(rules, deal, action):
            return Refusal.of("refusal-false", action=str(action))
        return Refusal.of("refusal-not-offered", action=str(action), phase=self.name)

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """A card closes the window until the next lead; a sentence leads to its answer, or closes it."""
        if action.verb == "play":
            disobeys = deal.memory[0] == ORDERED and not _obedient(rules, deal) >> int(action.args[0]) & 1
            noted = _noted(deal) if disobeys else deal
            after, events, outcome = super().apply(rules, replace(noted, memory=(CLOSED,)), action)
            return (after if after.trick else replace(after, memory=(OPEN,))), events, outcome
        if action.verb in ("tell", "answer") and not _is_true(rules, deal, action):
            deal = _noted(deal)
        return self._said(rules, deal, action), (), "stay"

    def _check_lead(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        if not deal.trick and deal.memory[0] in (ASKED, INVITED):
            return Refusal.of("refusal-answer-first", action=str(action))
        refusal = super().check(rules, deal, action)
        if refusal is not None or deal.memory[0] != ORDERED or rules["truth"] == "honour":
            return refusal
        if _obedient(rules, deal) >> int(action.args[0]) & 1:
            return None
        return Refusal.of("refusal-order", cards=rules.pack.hand_text(_obedient(rules, deal)))

    def _said(self, rules: Rules, deal: Deal, action: Action) -> Deal:
        """The window after a sentence: who is to speak, or the leader is to lead."""
        partner = (deal.leader + rules.players // 2) % rules.players
        listener = partner if deal.seat == deal.leader else deal.leader
        if action == INVITE:
            return replace(deal, seat=partner, memory=(INVITED,))
        if action.verb == "ask":
            return replace(deal, seat=listener, memory=(ASKED, *_number(rules.pack, action.args)))
        window = (ORDERED, *_number(rules.pack, action.args)) if action.verb == "instruct" else (CLOSED,)
        return replace(deal, seat=deal.leader, memory=window)


def _number(pack: Pack, args: tuple[Argument, ...]) -> tuple[int, int]:
    """A query or an order as two numbers: its kind, and the suit, rank or card."""
    kind, what = str(args[0]), args[1]
    if kind == "card":
        return 2, int(what)
    return (0, pack.parse_suit(str(what))) if kind == "suit" else (1, pack.ranks.index(str(what)))


def cards_meant(pack: Pack, args: tuple[Argument, ...]) -> int:
    """The mask of the cards that a sentence with these arguments speaks of: of a suit, of a rank, or one."""
    return _cards_meant(pack, *_number(pack, args))


def _cards_meant(pack: Pack, kind: int, number: int) -> int:
    """The mask of the cards that a query or an order speaks of."""
    if kind == 2:
        return 1 << number
    if kind == 0:
        return pack.suit_masks[number]
    return sum(1 << (suit * pack.width + number) for suit in range(len(pack.suits)))


def _words(rules: Rules, kind: int, number: int) -> tuple[Argument, ...]:
    """The words of a query: `suit H`, `rank 10`, `card AH`."""
    if kind == 2:
        return KINDS[2], rules.pack.cards[number]
    if kind == 0:
        return KINDS[0], rules.pack.suits[number]
    rank = rules.pack.ranks[number]
    return KINDS[1], int(rank) if rank.isdecimal() else rank


def _all_queries(rules: Rules) -> list[tuple[int, int]]:
    pack = rules.pack
    suits = [(0, suit) for suit in range(len(pack.suits))]
    return suits + [(1, rank) for rank in range(pack.width)] + [(2, card) for card in rules.deck]


def _queries(rules: Rules) -> tuple[Action, ...]:
    return tuple(Action("ask", _words(rules, *query)) for query in _all_queries(rules))


def _orders(rules: Rules) -> tuple[Action, ...]:
    return tuple(Action("instruct", _words(rules, *query)) for query in _all_queries(rules) if query[0] != 1)


def _value(rules: Rules, deal: Deal, seat: int, kind: int, number: int) -> Argument:
    """The true answer to a query about a hand."""
    count = (deal.hands[seat] & _cards_meant(rules.pack, kind, number)).bit_count()
    return (YES if count else NO) if kind == 2 else count


def _values(rules: Rules, deal: Deal, seat: int, kind: int, number: int) -> tuple[Argument, ...]:
    """The answers that may be given: the true one, or every one where truth is left to honour."""
    true = _value(rules, deal, seat, kind, number)
    if rules["truth"] == "enforced":
        return (true,)
    every: tuple[Argument, ...] = (YES, NO) if kind == 2 else tuple(range(_most(rules, kind) + 1))
    return (true, *(value for value in every if value != true))


def _most(rules: Rules, kind: int) -> int:
    """The highest number that can be told: a whole hand of a suit, or all four of a rank."""
    return rules.hand_size if kind == 0 else len(rules.pack.suits)


def _facts(rules: Rules, deal: Deal, seat: int) -> tuple[Action, ...]:
    """Everything that a seat may tell of its own hand."""
    return tuple(
        Action("tell", (*_words(rules, *query), value))
        for query in _all_queries(rules)
        for value in _values(rules, deal, seat, *query)
    )


def _answers(rules: Rules, deal: Deal) -> tuple[Action, ...]:
    """What the seat that was asked may answer."""
    _, kind, number = deal.memory
    return tuple(Action("answer", (value,)) for value in _values(rules, deal, deal.seat, kind, number))


def _is_sentence(rules: Rules, deal: Deal, action: Action) -> bool:
    """Whether a statement belongs to the grammar here, be it true or false."""
    if action.verb == "answer":
        return (
            deal.memory[0] == ASKED and len(action.args) == 1 and _fits(rules, deal.memory[1], action.args[0])
        )
    if deal.memory[0] not in (OPEN, INVITED) or deal.trick or len(action.args) != 3:
        return False
    for kind, number in _all_queries(rules):
        if action.args[:2] == _words(rules, kind, number):
            return _fits(rules, kind, action.args[2])
    return False


def _fits(rules: Rules, kind: int, value: Argument) -> bool:
    """Whether a value can answer a query of that kind."""
    if kind == 2:
        return value in (YES, NO)
    return isinstance(value, int) and not isinstance(value, Card) and 0 <= value <= _most(rules, kind)


def _is_true(rules: Rules, deal: Deal, action: Action) -> bool:
    """Whether a statement agrees with the hand of its speaker."""
    kind, number = deal.memory[1:] if action.verb == "answer" else _number(rules.pack, action.args)
    return action.args[-1] == _value(rules, deal, deal.seat, kind, number)


def _obedient(rules: Rules, deal: Deal) -> int:
    """The cards that obey an order; any card where none does."""
    _, kind, number = deal.memory
    return deal.hands[deal.seat] & _cards_meant(rules.pack, kind, number) or deal.hands[deal.seat]


def _noted(deal: Deal) -> Deal:
    """The deal with a breach of speech by the seat on turn, of the trick that is to be led."""
    return replace(deal, noted=(*deal.noted, (len(deal.tricks) + 1, deal.seat)))
