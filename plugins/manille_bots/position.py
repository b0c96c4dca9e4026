"""The trick as a counting player sees it: what is gone, what is still out, who cannot hold it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import repeat
from math import prod
from operator import or_

from manille_bots.hearing import what_was_said
from manille_lan.api.bots import (
    Aids,
    Card,
    PlayerView,
    Rules,
    has_trumps,
    head,
    mask_of,
    others_to_follow,
    partner_wins,
    unseen,
    voids,
)


@dataclass(frozen=True)
class Position:
    """A view, counted: `out` the mask of cards that may still fall from other seats, `may` of those that each
    seat may hold now, `holds` of those that it surely does, `shares` its chance to hold one particular card
    of the rest, `values` the card points of each card, `head` the card that is winning, `after` the seats
    that play after us.
    """

    view: PlayerView
    values: tuple[int, ...]
    out: int
    may: dict[int, int]
    holds: dict[int, int]
    shares: dict[int, float]
    head: Card | None
    partner_wins: bool
    after: tuple[int, ...]

    @property
    def points(self) -> int:
        """Card points on the table."""
        return sum(map(self.value, self.view.trick.cards))

    @cached_property
    def against(self) -> int:
        """The cards that an opponent may hold: those out that no partner surely holds."""
        return self.out & ~reduce(or_, (self.holds[seat] for seat in self.view.partners), 0)

    @property
    def is_makers_side(self) -> bool:
        """Whether our side made trumps: the declarer's, or the dealer's, who named or turned them up."""
        view = self.view
        maker = view.dealer if view.contract is None else view.contract.declarer
        return view.seat is not None and view.sides[maker] == view.sides[view.seat]

    @property
    def is_against_one(self) -> bool:
        """Whether we are among those who play against a declarer."""
        return self.view.contract is not None and not self.is_makers_side

    @property
    def trumps_out(self) -> int:
        """The trumps that other seats may hold."""
        return self.out & self.suit(self.view.trump) if has_trumps(self.view) else 0

    def value(self, card: Card) -> int:
        """Card points, by the rules of this table."""
        return self.values[card]

    def is_trump(self, card: Card) -> bool:
        """Whether it is a trump."""
        return card.suit == self.view.trump

    def is_master(self, card: Card) -> bool:
        """Whether no opponent can hold a higher card of its suit."""
        return not self.against & card.pack.higher[card]

    def highest_out(self, suit: str) -> Card | None:
        """The highest card of a suit that may still fall from another seat."""
        out = self.out & self.suit(suit)
        return self.view.the_pack.cards[out.bit_length() - 1] if out else None

    def held_in(self, suit: str) -> list[Card]:
        """Our own cards of a suit."""
        return [card for card in self.view.hand if card.suit == suit]

    def none_held(self, seat: int, cards: int) -> float:
        """The chance that a seat holds none of some cards (a mask). By products, not powers: the same on
        every system.
        """
        if self.holds[seat] & cards:
            return 0.0
        return prod(repeat(1.0 - self.shares[seat], (self.may[seat] & cards).bit_count()))

    def supposing(self, seat: int, holds: int = 0, lacks: int = 0) -> Position:
        """The position if a seat surely held some cards, or lacked them."""
        may = {other: mask & ~(lacks if other == seat else holds) for other, mask in self.may.items()}
        held = self.holds | {seat: self.holds[seat] | holds & self.may[seat]}
        shares = {other: _share(self.view.counts[other], may[other], held[other]) for other in may}
        return replace(self, may=may, holds=held, shares=shares)

    def led(self, card: Card) -> str:
        """The suit led; that of `card` itself when it leads."""
        trick = self.view.trick.cards
        return trick[0].suit if trick else card.suit

    def suit(self, suit: str) -> int:
        """The mask of a suit."""
        pack = self.view.the_pack
        return pack.suit_masks[pack.suits.index(suit)]


def counted(view: PlayerView, aids: Aids) -> Position:
    """The position of a view."""
    pack = view.the_pack
    out = _out(view)
    may, holds = _hands(view, out, aids.rules)
    return Position(
        view=view,
        values=aids.rules.points if aids.rules is not None else pack.points,
        out=out,
        may=may,
        holds=holds,
        shares={seat: _share(view.counts[seat], may[seat], holds[seat]) for seat in may},
        head=head(view),
        partner_wins=partner_wins(view),
        after=others_to_follow(view),
    )


def _share(count: int, may: int, holds: int) -> float:
    """The chance that a seat with so many cards holds one particular card that it may, but need not, hold."""
    unsure = (may & ~holds).bit_count()
    return min(1.0, max(0, count - holds.bit_count()) / unsure) if unsure else 0.0


def _out(view: PlayerView) -> int:
    """The cards that may still fall from another seat: not ours, not played, not seen to be out of play."""
    out = unseen(view) if view.seat is not None else view.the_pack.full & ~mask_of(view.played)
    for place in view.places:
        out &= ~mask_of(place.cards or ())
    return out


def _hands(view: PlayerView, out: int, rules: Rules | None) -> tuple[dict[int, int], dict[int, int]]:
    """What each seat may hold and surely holds: by suits it did not follow, cards that lie open, and what was
    said.
    """
    heard = what_was_said(view)
    shown = dict.fromkeys(range(view.players), 0) | {view.dealer: mask_of(view.exposed)}
    holds = {seat: (shown[seat] | heard.holds(seat)) & out for seat in shown}
    may = {}
    for seat, suits in voids(view, rules).items():
        elsewhere = reduce(or_, (mask for other, mask in holds.items() if other != seat), 0)
        may[seat] = out & ~suits & ~elsewhere & ~heard.lacks(seat)
        open_hand = view.hands[seat]
        if open_hand is not None:
            may[seat] = holds[seat] = mask_of(open_hand)
    return may, holds
