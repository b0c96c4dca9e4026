"""Speech before a lead (Manille parlée): whether to ask, and what, or to let the partner choose; what to
order.

A sentence is worth what it makes of the lead. In every world the answer of the partner is known; worlds with
the same answer are those between which one cannot tell when it has been given, so each such group has its
own best lead. The lead is chosen by one half of the worlds and judged by the other, as the best of many
averages looks better than it is.

Over 750 duplicate deals without doubles and no trump `expert` wins 0.45 ± 0.12 points a deal more than with
what `steady` says, which is worth no more to it than silence.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from manille_bots.speaking import MASTERS_POINTS, fact
from manille_expert.ladder.sampling import Hands
from manille_expert.ladder.search import Search
from manille_expert.ladder.stakes import stakes
from manille_expert.machine import IS_COMPILED
from manille_lan.api.bots import Action, Decision, PlayerView, cards_meant, mask_of

LEAST_GAIN = 0.6
"""Points of the score by which an answer must be likely to raise what the lead brings: others hear it too.
With 0.0 and 0.3 more is asked, and no more won.
"""
LEAST_ORDER = 0.0
"""The same of an order, against letting the partner lead what he likes."""
FEWEST = 16
"""Worlds without which, where the time has run out, nothing is said."""
TOPS = 2
"""Of how many of the highest cards of a suit that are out one may ask."""
INVITE, DECLINE = Action("invite"), Action("decline")

Row = Mapping[int, float]
"""What each card that can be led is worth in a world."""


def choose_opening(search: Search, legal: Sequence[Action]) -> Decision | None:
    """What the leader says; None to keep silent."""
    leads = mask_of(action.card for action in legal if action.verb == "play" and action.card is not None)
    findings = search.leads()
    if len(findings.worlds) < FEWEST:
        return None
    worth, won = stakes(search.view, search.rules, search.table), search.table.won
    rows = [{card: worth(won + points) for card, points in values.items()} for values in findings.values]
    silent = _value(rows, [(None, leads)] * len(rows))
    best, most = None, LEAST_GAIN
    for sentence, reply in _sentences(search.view, legal, leads).items():
        gain = _value(rows, [reply(hands) for hands in findings.worlds]) - silent
        if gain > most:
            best, most = sentence, gain
    if best is None:
        return None
    tenths = round(10 * most)
    told: dict[str, str | int] = {"whole": tenths // 10, "tenths": tenths % 10, "worlds": len(rows)}
    return Decision(best, "why-invite" if best == INVITE else "why-ask", told)


Reply = tuple[Hashable, int]
"""What the partner answers, and the mask of the cards that may then be led."""
Replies = Callable[[Hands], Reply]
"""What he replies in a world."""


def _sentences(view: PlayerView, legal: Sequence[Action], leads: int) -> dict[Action, Replies]:
    """What the leader may usefully say, with what the partner replies in a world."""
    partner = view.partners[0]
    found: dict[Action, Replies] = {}
    for ask in _questions(view):
        if ask in legal:
            found[ask] = _answer(partner, cards_meant(view.the_pack, ask.args), leads)
    if INVITE in legal:
        found[INVITE] = lambda hands: _order_of(view, hands[partner], leads)
    return found


def _answer(partner: int, cards: int, leads: int) -> Replies:
    return lambda hands: ((hands[partner] & cards).bit_count(), leads)


def _questions(view: PlayerView) -> list[Action]:
    """How many of each suit, and whether one of its highest cards that are out."""
    pack, out = view.the_pack, view.the_pack.full & ~mask_of((*view.hand, *view.played))
    asks = []
    for suit, mask in zip(pack.suits, pack.suit_masks, strict=True):
        asks.append(Action("ask", ("suit", suit)))
        highest = sorted(pack.cards_of(out & mask), reverse=True)[:TOPS]
        asks += [Action("ask", ("card", card)) for card in highest]
    return asks


def _order_of(view: PlayerView, hand: int, leads: int) -> Reply:
    """The suit that a partner with this hand would order, as `steady` does, and what obeys."""
    pack, out = view.the_pack, view.the_pack.full & ~mask_of(view.played) & ~hand
    best, most = 0, 0.0
    for suit in pack.suits:
        mask = pack.suit_masks[pack.suits.index(suit)]
        top = (hand & mask).bit_length() - 1
        if suit == view.trump or top < 0 or out & pack.higher[top] or not pack.points[top]:
            continue
        good = MASTERS_POINTS * pack.points[top] + (out & mask).bit_count()
        best, most = (mask, good) if good > most else (best, most)
    return best, leads & best or leads


def _value(rows: Sequence[Row], replies: Sequence[Reply]) -> float:
    """What the best lead is worth once the partner has replied: chosen by every other world, judged by the
    rest.
    """
    total = 0.0
    for half in (0, 1):
        best = _best_leads(rows[half::2], replies[half::2])
        first = next(iter(best.values()))
        for row, (key, allowed) in zip(rows[1 - half :: 2], replies[1 - half :: 2], strict=True):
            lead = best.get(key, first)
            total += row[lead] if allowed >> lead & 1 else sum(row.values()) / len(row)
    return total / len(rows)


def _best_leads(rows: Sequence[Row], replies: Sequence[Reply]) -> dict[Hashable, int]:
    """For each reply the lead that is worth most in the worlds where it is given."""
    sums: dict[Hashable, dict[int, float]] = {}
    for row, (key, allowed) in zip(rows, replies, strict=True):
        group = sums.setdefault(key, {})
        for card, value in row.items():
            if allowed >> card & 1:
                group[card] = group.get(card, 0.0) + value
    return {key: max(group, key=lambda card: group[card]) for key, group in sums.items()}


def choose_reply(search: Search, legal: Sequence[Action]) -> Decision:
    """What an invited partner says: the order that makes most of the lead, of the suits in which he holds the
    highest card, as that is what an order is taken to mean; else a fact, or nothing.
    """
    view = search.view
    offers = {mask: order for order in legal if order.verb == "instruct" and (mask := _mastered(view, order))}
    if not offers:
        return _without_order(search, legal)
    worth, won = stakes(view, search.rules, search.table), search.table.won
    values = search.solved_leads().values
    rows = [{card: worth(won + points) for card, points in row.items()} for row in values]
    gains = {mask: sum(_led(row, mask) for row in rows) / len(rows) for mask in offers}
    best = max(gains, key=lambda mask: gains[mask])
    if gains[best] - sum(_led(row, 0) for row in rows) / len(rows) <= LEAST_ORDER:
        return _without_order(search, legal)
    suit = str(offers[best].args[1])
    return Decision(offers[best], "why-order", {"suit": suit, "worlds": len(rows)})


def _without_order(search: Search, legal: Sequence[Action]) -> Decision:
    """A fact that the leader had better know, or nothing."""
    told = fact(search.position, legal)
    return Decision(DECLINE, "why-nothing-to-say") if told is None else Decision(told, "why-tell")


def _mastered(view: PlayerView, order: Action) -> int:
    """The mask of the suit that is ordered where we hold its highest card, 0 elsewhere."""
    if order.args[0] != "suit":
        return 0
    left = cards_meant(view.the_pack, order.args) & ~mask_of(view.played)
    is_ours = left and mask_of(view.hand) >> (left.bit_length() - 1) & 1
    return left if is_ours else 0


def _led(row: Row, suit: int) -> float:
    """What the leader makes of an order: he knows less than we suppose, so neither the best nor any."""
    obedient = [value for card, value in row.items() if suit >> card & 1] or list(row.values())
    return (max(obedient) + sum(obedient) / len(obedient)) / 2


def speaks(search: Search) -> bool:
    """Whether the search can judge what is said: worlds agree with it where it must be true."""
    return IS_COMPILED and search.is_exact and search.rules["truth"] == "enforced"
