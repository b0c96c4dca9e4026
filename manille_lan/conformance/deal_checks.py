"""Checks of a deal as the house knows it: cards, offers, refusals, turns, the account, the match.

Each takes a walk and yields what is wrong, in notation; nothing for a sound deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random

import msgspec

from manille_lan.conformance.walks import MOST_ACTIONS, Walk
from manille_lan.engine.actions import Action, playing
from manille_lan.engine.cards import numbers_of
from manille_lan.engine.match import finish_deal, gathered
from manille_lan.engine.play import actions, apply, check
from manille_lan.engine.state import Deal, Trick
from manille_lan.engine.variant import Rules
from manille_lan.errors import IllegalAction

PROBES = ("pass", "double", "look", "en_face", "none")
"""Words that a seat may try at the wrong time."""


MOST_STATES = 100
"""States that are looked at; a sound deal has fewer."""


MOST_OFFERS = 16
"""Offers of one state that are looked at; no hand has so many cards."""


PROBED = 6
"""States in which everything is tried that a seat may not do, besides the first of each phase."""


def lying(deal: Deal) -> list[int]:
    """Every card of a deal, wherever it lies."""
    cards = [card for hand in deal.hands for card in numbers_of(hand)]
    cards += deal.trick
    cards += [card for trick in deal.tricks for card in trick.cards]
    return cards + [card for place in deal.places for card in place.cards]


def cards_lost(walk: Walk) -> Iterator[str]:
    """From the deal on, every card of the pack lies somewhere."""
    for deal in walk.states[:MOST_STATES]:
        lost = set(walk.rules.deck) - set(lying(deal))
        if lost and len(lost) < len(walk.rules.deck):
            yield f"{_cards(walk.rules, lost)} after action {deal.turn}"


def cards_doubled(walk: Walk) -> Iterator[str]:
    """No card lies in two places."""
    for deal in walk.states[:MOST_STATES]:
        cards = lying(deal)
        doubled = {card for card in cards if cards.count(card) > 1}
        if doubled:
            yield f"{_cards(walk.rules, doubled)} after action {deal.turn}"


def _cards(rules: Rules, cards: set[int]) -> str:
    return " ".join(rules.pack.cards[card].text for card in sorted(cards))


def nothing_to_do(walk: Walk) -> Iterator[str]:
    """While a deal goes on, one seat is asked and has something that it may do."""
    for deal in walk.states[:MOST_STATES]:
        if not deal.outcome and (deal.seat < 0 or not actions(walk.rules, deal)):
            yield f"seat {deal.seat} after action {deal.turn}"


def endless(walk: Walk) -> Iterator[str]:
    """A deal comes to an end."""
    if len(walk.taken) >= MOST_ACTIONS:
        yield f"{len(walk.taken)} actions, phase {walk.rules.phases[walk.last.phase].name}"


def offered_and_refused(walk: Walk) -> Iterator[str]:
    """What a seat is offered is allowed, and its card, if it plays one, lies in its hand."""
    for deal in walk.states[:MOST_STATES]:
        for action in _some(actions(walk.rules, deal), deal.turn):
            held = action.verb != "play" or not action.card or deal.hands[deal.seat] >> action.card & 1
            if not held or check(walk.rules, deal, deal.seat, action) is not None:
                yield f"{deal.seat} {action}"


def _some(offered: tuple[Action, ...], turn: int) -> Sequence[Action]:
    """All that is offered, or some of it where that is very much: bids, sentences."""
    return offered if len(offered) <= MOST_OFFERS else Random(turn).sample(offered, MOST_OFFERS)


def accepted_unoffered(walk: Walk) -> Iterator[str]:
    """What a seat is not offered is refused, save a held card where players are on their honour."""
    for deal in _probed(walk):
        for action in _unoffered(walk.rules, deal):
            held = action.card is not None and deal.hands[deal.seat] >> action.card & 1
            if check(walk.rules, deal, deal.seat, action) is None and not (walk.rules.honour and held):
                yield f"{deal.seat} {action}"


def accepted_out_of_turn(walk: Walk) -> Iterator[str]:
    """Only the seat that is asked may act."""
    for deal in walk.states[:MOST_STATES]:
        offered = actions(walk.rules, deal)[:1]
        for seat in range(walk.rules.players):
            for action in offered:
                if seat != deal.seat and check(walk.rules, deal, seat, action) is None:
                    yield f"{seat} {action}"


def changed_by_refusal(walk: Walk) -> Iterator[str]:
    """What is refused changes nothing: neither the deal nor what is offered."""
    rules = walk.rules
    for deal in _probed(walk):
        before = _written(deal), actions(rules, deal)
        for action in _unoffered(rules, deal)[-3:]:
            with suppress(IllegalAction):
                apply(rules, deal, deal.seat, action)
            if (_written(deal), actions(rules, deal)) != before:
                yield f"{deal.seat} {action} after action {deal.turn}"


def _written(deal: Deal) -> bytes:
    """All of a deal, to compare with."""
    return msgspec.msgpack.encode(deal, enc_hook=str)


def _probed(walk: Walk) -> list[Deal]:
    """Some states in which everything is tried: where a phase begins, and any."""
    begins = [
        after
        for before, after in zip(walk.states, walk.states[1:], strict=False)
        if after.phase != before.phase
    ]
    return [*walk.states[:1], *begins, *Random(repr(walk.order)).choices(walk.states, k=PROBED)]


def _unoffered(rules: Rules, deal: Deal) -> list[Action]:
    """Things a seat may try that it is not offered."""
    if deal.outcome or deal.seat < 0:
        return []
    offered = set(map(str, actions(rules, deal)))
    numbers = [Action("play", (int(card),)) for card in rules.pack.cards]
    cards = [Action("cut", (card,)) for card in rules.pack.cards]
    words = [*map(Action, PROBES), Action("cut", (1,)), Action("trump", ("X",))]
    tried = [*playing(rules.pack), *numbers, *cards, *words]
    return [action for action in tried if str(action) not in offered]


def wrong_turn(walk: Walk) -> Iterator[str]:
    """In a trick the turn goes round in the direction of play; who wins it leads the next."""
    rules = walk.rules
    for before, after in zip(walk.states, walk.states[1:], strict=False):
        if len(after.trick) == len(before.trick) + 1 and after.seat != rules.next_seats[before.seat]:
            yield f"seat {after.seat} after seat {before.seat}"
        if len(after.tricks) > len(before.tricks):
            trick = after.tricks[-1]
            if len(trick.cards) != rules.players or trick.winner != _winner(rules, trick, before.trump):
                yield f"won {trick.winner}: {' '.join(str(rules.pack.cards[card]) for card in trick.cards)}"
            if not after.outcome and after.hands[trick.winner] and after.leader != trick.winner:
                yield f"seat {after.leader} leads, won {trick.winner}"


def _winner(rules: Rules, trick: Trick, trump: int) -> int:
    """The seat of the highest trump, else of the highest card of the suit led (rules 1.3)."""
    cards = [rules.pack.cards[card] for card in trick.cards]
    trumps = [card for card in cards if trump >= 0 and card.suit == rules.pack.suits[trump]]
    best = max(trumps or [card for card in cards if card.suit == cards[0].suit], key=int)
    return (trick.leader + rules.step * cards.index(best)) % rules.players


def wrong_count(walk: Walk) -> Iterator[str]:
    """The account gives as many card points and trick points to the sides that it names as they took."""
    rules, deal = walk.rules, walk.last
    for what in ("card_points", "trick_points"):
        lines = [line for line in deal.lines if line.what == what]
        sides = {line.side for line in lines}
        won = [trick for trick in deal.tricks if rules.sides[trick.winner] in sides]
        taken = sum(rules.points[card] for trick in won for card in trick.cards)
        if what == "trick_points":
            taken = rules.trick_point * len(won)
        told = sum(line.value for line in lines)
        if lines and told != taken and not (what == "trick_points" and _in_fewer(rules, told)):
            yield f"{what}: {told} told, {taken} taken"


def _in_fewer(rules: Rules, told: int) -> bool:
    """Whether a deal has fewer trick points than tricks, and these may be theirs: what is odd is lost."""
    most = rules.variant.trick_points
    return most is not None and most - 1 <= told <= most


def wrong_match(walk: Walk) -> Iterator[str]:
    """The deal passes to eldest, and what is counted is added to the scores, unless a leg was won."""
    if not walk.is_finished:
        return
    rules, before = walk.rules, walk.match
    after, _ = finish_deal(rules, walk.last)
    if (after.dealer, after.number) != (rules.eldest(before.dealer), before.number + 1):
        yield f"dealer {after.dealer} in deal {after.number}"
    counted = [0] * rules.side_count
    for line in walk.last.lines:
        counted[line.side] += line.value if line.counted else 0
    added = tuple(score + gain for score, gain in zip(before.scores, counted, strict=True))
    if after.legs == before.legs and after.scores != added:
        yield f"scores {after.scores}, counted {added}"
    if sorted(gathered(rules, walk.last)) != sorted(rules.deck):
        yield "the pack that is gathered is not whole"
