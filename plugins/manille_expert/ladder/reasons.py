"""Why a card is played, from what the search saw: in how many of the worlds a better-looking card falls, the
partner keeps the trick, a lead holds; else by how much the card brings more than the next best one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from manille_expert.ladder.sampling import Hands
from manille_expert.ladder.search import Search
from manille_expert.ladder.values import Findings
from manille_lan.api.bots import (
    Action,
    Card,
    Decision,
    has_trumps,
    head,
    others_to_follow,
    partner_wins,
    would_win,
)

MOSTLY = 0.5
"""The part of the worlds in which something happens that is told as a reason."""
MATTERS = 0.25
"""Card points from which two cards are said to differ."""
DEAR = 3
"""Card points of a card that one would like to win with."""


class Reasons:
    """The reasons for one card of a search."""

    def __init__(self, search: Search, findings: Findings, card: Card, means: Mapping[Card, float]) -> None:
        self._search = search
        self._findings = findings
        self._view = search.view
        self._card = card
        self._means = means

    def decision(self, action: Action) -> Decision:
        """The action with its reason."""
        if not self._view.trick.cards:
            return self._led(action)
        if would_win(self._view, self._card):
            return self._won(action)
        if partner_wins(self._view):
            return self._left_to_partner(action)
        return self._fallen(action) or self._better(action)

    @cached_property
    def _opponents(self) -> tuple[int, ...]:
        """The opponents who play after us in this trick."""
        allies = self._search.table.allies
        return tuple(seat for seat in others_to_follow(self._view) if seat not in allies)

    def _count(self, best: Card, beater: int | None = None) -> int:
        """In how many worlds an opponent after us takes the trick from a card that is winning; with one
        particular card, where it is named.
        """
        total = 0
        for hands, weight in zip(self._findings.worlds, self._findings.weights, strict=True):
            beaters = self._beaters(hands, best)
            total += weight * bool(beaters if beater is None else beaters >> beater & 1)
        return total

    def _beaters(self, hands: Hands, best: Card) -> int:
        """The cards with which opponents after us beat a card: who can follow suit must."""
        pack = self._view.the_pack
        led = self._view.trick.cards[0].suit if self._view.trick.cards else best.suit
        led_mask = pack.suit_masks[pack.suits.index(led)]
        trumps = pack.suit_masks[pack.suits.index(self._view.trump)] if has_trumps(self._view) else 0
        higher = pack.higher[best] | (trumps if best.suit != self._view.trump else 0)
        found = 0
        for seat in self._opponents:
            can_follow = hands[seat] & led_mask
            found |= (can_follow or hands[seat]) & higher
        return found

    @property
    def _worlds(self) -> int:
        return sum(self._findings.weights)

    def _is_most(self, count: int) -> bool:
        return count > MOSTLY * self._worlds

    def _led(self, action: Action) -> Decision:
        """A lead."""
        told: dict[str, str | int] = {"card": self._card.text, "worlds": self._worlds}
        beaten = self._count(self._card)
        partner = self._partner_with_top()
        if beaten == 0:
            return Decision(action, "why-lead-sure", told)
        if partner is not None:
            seat, top, count = partner
            return Decision(action, "why-lead-up-to", {**told, "seat": seat, "out": top.text, "count": count})
        if self._card.points and self._is_most(self._worlds - beaten):
            return Decision(action, "why-lead-holds", {**told, "count": self._worlds - beaten})
        return self._better(action)

    def _partner_with_top(self) -> tuple[int, Card, int] | None:
        """A partner who in most worlds holds the highest card out of the suit led, above ours."""
        pack, higher = self._view.the_pack, self._card.pack.higher[self._card]
        holders: Counter[tuple[int, int]] = Counter()
        for hands, weight in zip(self._findings.worlds, self._findings.weights, strict=True):
            tops = {seat: hands[seat] & higher for seat in range(len(hands)) if seat != self._view.seat}
            seat = max(tops, key=lambda seat: tops[seat])
            if tops[seat]:
                holders[seat, tops[seat].bit_length() - 1] += weight
        for (seat, top), count in holders.most_common(1):
            if seat in self._view.partners and self._is_most(count):
                return seat, pack.cards[top], count
        return None

    def _won(self, action: Action) -> Decision:
        """A card that heads the trick."""
        told: dict[str, str | int] = {"card": self._card.text, "worlds": self._worlds}
        if not others_to_follow(self._view):
            return Decision(action, "why-last", {"card": self._card.text})
        held = self._worlds - self._count(self._card)
        if held == self._worlds:
            return Decision(action, "why-holds-always", told)
        fallen = self._fallen(action)
        if fallen is not None:
            return fallen
        if self._is_most(held):
            return Decision(action, "why-holds", {**told, "count": held})
        return self._better(action)

    def _left_to_partner(self, action: Action) -> Decision:
        """A card under the partner's."""
        best, seat = head(self._view), self._view.trick.winner or 0
        points = self._search.rules.points[self._card]
        beaten = self._count(best) if best is not None else 0
        told: dict[str, str | int] = {"seat": seat, "count": beaten, "worlds": self._worlds}
        if self._is_most(beaten):
            return Decision(action, "why-partner-falls", told)
        if points:
            return Decision(action, "why-load", {"seat": seat, "points": points})
        return Decision(action, "why-keep", {"seat": seat})

    def _fallen(self, action: Action) -> Decision | None:
        """A dearer card that would head the trick, and falls in most worlds to one that is still out."""
        dearer = [
            card
            for card in self._means
            if card > self._card
            and card.points >= DEAR
            and card.suit == self._view.trick.cards[0].suit
            and would_win(self._view, card)
        ]
        for card in sorted(dearer, reverse=True):
            count = self._count(card)
            if self._is_most(count):
                out = self._usual_beater(card)
                told: dict[str, str | int] = {"card": card.text, "out": out.text, "worlds": self._worlds}
                return Decision(action, "why-would-fall", {**told, "count": self._count(card, out)})
        return None

    def _usual_beater(self, best: Card) -> Card:
        """The card that beats another in most worlds: the dearest of those that do so as often."""
        counts: Counter[int] = Counter()
        for hands, weight in zip(self._findings.worlds, self._findings.weights, strict=True):
            beaters = self._beaters(hands, best)
            while beaters:
                counts[beaters.bit_length() - 1] += weight
                beaters ^= 1 << beaters.bit_length() - 1
        most = max(counts, key=lambda card: (counts[card], card))
        return self._view.the_pack.cards[most]

    def _better(self, action: Action) -> Decision:
        """By how much the card brings more than the next best."""
        rest = [card for card in self._means if card != self._card]
        other = max(rest, key=lambda card: (self._points(card), -int(card)))
        more = self._points(self._card) - self._points(other)
        told: dict[str, str | int] = {"card": self._card.text, "worlds": self._worlds}
        if abs(more) < MATTERS:
            return Decision(action, "why-all-equal", told)
        if more < 0:
            return Decision(action, "why-for-the-score", told)
        tenths = round(10 * more)
        return Decision(
            action, "why-better", {**told, "other": other.text, "whole": tenths // 10, "tenths": tenths % 10}
        )

    def _points(self, card: Card) -> float:
        return self._findings.mean(int(card), lambda points: points)

