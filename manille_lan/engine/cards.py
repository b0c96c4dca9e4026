"""Cards, suits, ranks and packs: small ints underneath, text outside, hands as bit masks.

A card is `suit * width + rank`, where a higher rank number is a stronger card, so in a hand (an int with
one bit a card) the stronger card is the higher bit. The pack decides what a text means: `9C` is the nine of
clubs in the French pack and the nine of cups in the Catalan one. Rules 1.2. Knows nothing of seats, tricks
or trumps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from manille_lan.errors import NotationError

NO_CARD = -1


class Card(int):
    """One card of a pack: an int that knows its suit letter, rank, card points and text."""

    pack: Pack
    suit: str
    rank: str
    points: int
    text: str

    def __new__(cls, number: int, pack: Pack, suit: str, rank: str, points: int) -> Card:
        """A card of `pack`; only packs make them."""
        card = super().__new__(cls, number)
        card.pack, card.suit, card.rank, card.points, card.text = pack, suit, rank, points, rank + suit
        return card

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return _card_of, (self.pack.id, self.text)


class Pack:
    """A kind of pack: its suits and ranks (low to high), card points, masks and notation.

    `suits` are letters in the order lists are printed, `ranks` run from the weakest to the strongest,
    `rank_points` gives the card points of the ranks that have any.
    """

    def __init__(self, id: str, suits: str, ranks: Sequence[str], rank_points: dict[str, int]) -> None:
        self.id = id
        self.suits = suits
        self.ranks = tuple(ranks)
        self.width = len(self.ranks)
        self.size = len(suits) * self.width
        self.cards = tuple(
            Card(s * self.width + r, self, suit, rank, rank_points.get(rank, 0))
            for s, suit in enumerate(suits)
            for r, rank in enumerate(self.ranks)
        )
        self.points = tuple(card.points for card in self.cards)
        self.suit_of = tuple(int(card) // self.width for card in self.cards)
        self.suit_masks = tuple(((1 << self.width) - 1) << (s * self.width) for s in range(len(suits)))
        self.full = (1 << self.size) - 1
        self._by_text = {card.text: card for card in self.cards}

    def __repr__(self) -> str:
        return f"Pack({self.id!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return pack_named, (self.id,)

    @cached_property
    def higher(self) -> tuple[int, ...]:
        """For each card the mask of the cards of its suit that are stronger."""
        return tuple(
            self.suit_masks[self.suit_of[c]] & ~((1 << (int(c) + 1)) - 1) & self.full for c in self.cards
        )

    def parse_card(self, text: str) -> Card:
        """The card that `text` names. Raises NotationError for anything else."""
        card = self._by_text.get(text)
        if card is None:
            raise NotationError("notation-card", text=text[:40], pack=self.id)
        return card

    def card_or_none(self, text: str) -> Card | None:
        """The card that `text` names, or None."""
        return self._by_text.get(text)

    def parse_suit(self, text: str) -> int:
        """The suit number (0 to 3) of a suit letter. Raises NotationError for anything else."""
        if len(text) != 1 or text not in self.suits:
            raise NotationError("notation-suit", text=text[:40], suits=" ".join(self.suits))
        return self.suits.index(text)

    def cards_of(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask: suits in the pack's order, each from the strongest down."""
        found = []
        for suit_mask in self.suit_masks:
            part = mask & suit_mask
            while part:
                number = part.bit_length() - 1
                found.append(self.cards[number])
                part ^= 1 << number
        return tuple(found)

    def hand_text(self, mask: int) -> str:
        """The cards of a mask as text, parted by spaces."""
        return " ".join(card.text for card in self.cards_of(mask))

    def parse_cards(self, text: str) -> tuple[Card, ...]:
        """The cards named in `text`, in the order written; one may not stand twice."""
        cards = tuple(self.parse_card(part) for part in text.split())
        if len(set(cards)) != len(cards):
            raise NotationError("notation-card-twice", text=text[:80])
        return cards

    def parse_hand(self, text: str) -> int:
        """The mask of the cards named in `text`."""
        return mask_of(self.parse_cards(text))

    def card_points(self, cards: Iterable[int]) -> int:
        """The sum of the card points."""
        return sum(self.points[card] for card in cards)


def mask_of(cards: Iterable[int]) -> int:
    """The bit mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def numbers_of(mask: int) -> list[int]:
    """The card numbers of a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


FRENCH = Pack(
    "fr", "SHDC", ("7", "8", "9", "J", "Q", "K", "A", "10"), {"10": 5, "A": 4, "K": 3, "Q": 2, "J": 1}
)
CATALAN = Pack(
    "ca",
    "OCEB",
    ("2", "3", "4", "5", "6", "7", "8", "J", "N", "K", "A", "9"),
    {"9": 5, "A": 4, "K": 3, "N": 2, "J": 1},
)
_PACKS = {pack.id: pack for pack in (FRENCH, CATALAN)}


def pack_named(id: str) -> Pack:
    """The pack `fr` or `ca`. Raises NotationError for another name."""
    pack = _PACKS.get(id)
    if pack is None:
        raise NotationError("notation-pack", text=id[:40], packs=" ".join(_PACKS))
    return pack


def _card_of(pack_id: str, text: str) -> Card:
    return pack_named(pack_id).parse_card(text)
