"""The trick as a counting player sees it: what is gone, what is still out, who cannot hold it."""

from __future__ import annotations

from dataclasses import dataclass

from manille_lan.api.bots import (
    Aids,
    Card,
    PlayerView,
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
    """A view, counted: `out` the mask of cards that other seats may hold, `cannot` of those that each seat
    cannot, `shares` its chance to hold one particular card of those it can, `values` the card points of each
    card, `head` the card that is winning, `after` the seats that play after us.
    """

    view: PlayerView
    values: tuple[int, ...]
    out: int
    cannot: dict[int, int]
    shares: dict[int, float]
    head: Card | None
    partner_wins: bool
    after: tuple[int, ...]

    @property
    def points(self) -> int:
        """Card points on the table."""
        return sum(map(self.value, self.view.trick.cards))

    @property
    def is_dealers_side(self) -> bool:
        """Whether our side is the dealer's, which named trumps or turned them up."""
        view = self.view
        return view.seat is not None and view.sides[view.dealer] == view.sides[view.seat]

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
        """Whether no higher card of its suit is out."""
        return not self.out & card.pack.higher[card]

    def held_in(self, suit: str) -> list[Card]:
        """Our own cards of a suit."""
        return [card for card in self.view.hand if card.suit == suit]

    def may_be_held(self, seat: int, cards: int) -> int:
        """How many of some cards (a mask) a seat may hold, by what it has shown."""
        return (self.out & cards & ~self.cannot[seat]).bit_count()

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
    out = unseen(view) if view.seat is not None else pack.full & ~mask_of(view.played)
    cannot = _impossible(view)
    return Position(
        view=view,
        values=aids.rules.points if aids.rules is not None else pack.points,
        out=out,
        cannot=cannot,
        shares={seat: _share(view.counts[seat], out & ~cannot[seat]) for seat in cannot},
        head=head(view),
        partner_wins=partner_wins(view),
        after=others_to_follow(view),
    )


def _share(held: int, possible: int) -> float:
    """The chance that a seat with so many cards holds one particular card of those that it may hold."""
    return min(1.0, held / possible.bit_count()) if possible else 0.0


def _impossible(view: PlayerView) -> dict[int, int]:
    """The cards that each seat cannot hold: suits it did not follow, and the turned-up card of the dealer."""
    shown = mask_of(view.exposed)
    return {seat: suits | (0 if seat == view.dealer else shown) for seat, suits in voids(view).items()}
