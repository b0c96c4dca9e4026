"""The trick as a counting player sees it: what is gone, what is still out, whether a card is safe."""

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
    """A view, counted: `out` the mask of cards that other seats may hold, `voids` the suits that each seat
    has none of, `head` the card that is winning, `last` whether nobody plays after us.
    """

    view: PlayerView
    values: tuple[int, ...]
    out: int
    voids: dict[int, int]
    head: Card | None
    partner_wins: bool
    after: tuple[int, ...]

    @property
    def is_last(self) -> bool:
        """Whether the trick ends with our card."""
        return not self.after

    @property
    def opponents_after(self) -> tuple[int, ...]:
        """The opponents who play to this trick after us."""
        return tuple(seat for seat in self.after if seat not in self.view.partners)

    @property
    def opponents(self) -> tuple[int, ...]:
        """All opponents."""
        return tuple(
            seat
            for seat in range(self.view.players)
            if seat != self.view.seat and seat not in self.view.partners
        )

    @property
    def trumps_out(self) -> int:
        """The trumps that other seats may hold."""
        return self.out & self._suit(self.view.trump) if has_trumps(self.view) else 0

    def value(self, card: Card) -> int:
        """Card points, by the rules of this table."""
        return self.values[card]

    def is_trump(self, card: Card) -> bool:
        """Whether it is a trump."""
        return card.suit == self.view.trump

    def is_master(self, card: Card) -> bool:
        """Whether no higher card of its suit is out."""
        return not self.out & card.pack.higher[card]

    def out_in(self, suit: str) -> int:
        """How many cards of a suit are out."""
        return (self.out & self._suit(suit)).bit_count()

    def may_hold(self, seat: int, cards: int) -> bool:
        """Whether a seat may hold one of some cards, by what it has shown."""
        return bool(self.out & cards & ~self.voids[seat])

    def may_be_taken(self, card: Card, by: tuple[int, ...]) -> bool:
        """Whether one of some seats, still to play, may take the trick from `card` that leads it."""
        suit = self._suit(self.led(card))
        over = card.pack.higher[card]
        trumps = self._suit(self.view.trump) if has_trumps(self.view) else 0
        for seat in by:
            if self.may_hold(seat, over):
                return True
            may_ruff = not self.is_trump(card) and self.may_hold(seat, trumps)
            if may_ruff and self.is_likely_void(seat, suit):
                return True
        return False

    def is_likely_void(self, seat: int, suit: int) -> bool:
        """Whether a seat showed that it has none of a suit, or few are out."""
        return not self.out & suit & ~self.voids[seat] or (self.out & suit).bit_count() < FEW

    def led(self, card: Card) -> str:
        """The suit led; that of `card` itself when it leads."""
        trick = self.view.trick.cards
        return trick[0].suit if trick else card.suit

    def _suit(self, suit: str) -> int:
        pack = self.view.the_pack
        return pack.suit_masks[pack.suits.index(suit)]


FEW = 3
"""With fewer cards of a suit out, somebody has probably none."""


def counted(view: PlayerView, aids: Aids) -> Position:
    """The position of a view."""
    pack = view.the_pack
    return Position(
        view=view,
        values=aids.rules.points if aids.rules is not None else pack.points,
        out=unseen(view) if view.seat is not None else pack.full & ~mask_of(view.played),
        voids=voids(view),
        head=head(view),
        partner_wins=partner_wins(view),
        after=others_to_follow(view),
    )
