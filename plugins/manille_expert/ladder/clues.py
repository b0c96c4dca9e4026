"""What others did before the play tells of their hands: trumps named, doubles, bids.

A clue weighs a hand by how likely its owner would have done the same with it, judging hands as `steady` does.
It is never quite certain, as players judge differently.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Protocol

from msgspec.structs import replace

from manille_bots.alone import Judge
from manille_bots.calling import DOUBLE_FROM, REDOUBLE_FROM, STRONG_FOR_NO_TRUMP, USUAL_HAND, weak_for_naming
from manille_bots.estimate import expected_score, is_second, is_top, suit_worth
from manille_expert.ladder.stakes import goal_without_bid
from manille_lan.api.bots import NO_TRUMP, Card, Event, Pack, PlayerView, cards_meant, mask_of

SUIT_SPREAD = 0.4
"""By how much another suit may be worth more in a hand whose owner named this one."""
STRENGTH_SPREAD = 0.7
"""The same in tens and aces, of a hand whose owner named no trump."""
WEAKNESS_SPREAD = 1.0
"""The same of a hand whose owner let his partner choose."""
CALL_SPREAD = 3.0
"""By how many points a hand may fall short of a double that was called, or exceed one that was not."""
BID_SPREAD = 5.0
"""By how many points a hand may fall short of a bid."""

OTHER_ORDER = 0.1
"""How likely a suit is ordered by a seat that does not hold its highest card, against one that does."""


class Clue(Protocol):
    """Something that a seat did."""

    @property
    def seat(self) -> int:
        """Whose hand it tells of."""

    def weight(self, hand: int) -> float:
        """How likely the seat would have done it, from 0 to 1, `hand` being what it holds now (a mask)."""


@dataclass(frozen=True)
class Named:
    """A seat named trumps, holding what it holds now and what it has `played` since."""

    seat: int
    pack: Pack
    suit: str
    played: int

    def weight(self, hand: int) -> float:
        """By how much it is the best choice for the hand."""
        dealt = hand | self.played
        if self.suit == NO_TRUMP:
            strong = (dealt & strong_cards(self.pack)).bit_count()
            return _fading(STRONG_FOR_NO_TRUMP - strong, STRENGTH_SPREAD)
        best = max(worth(self.pack, suit, dealt) for suit in self.pack.suits)
        return _fading(best - worth(self.pack, self.suit, dealt), SUIT_SPREAD)


@dataclass(frozen=True)
class LetPartnerChoose:
    """A dealer had no suit good enough."""

    seat: int
    pack: Pack
    played: int

    def weight(self, hand: int) -> float:
        """By how much his best suit is poor."""
        dealt = hand | self.played
        cards = dealt.bit_count()
        best = max(worth(self.pack, suit, dealt) for suit in self.pack.suits) * USUAL_HAND / max(1, cards)
        strong = (dealt & strong_cards(self.pack)).bit_count()
        return _fading(best - weak_for_naming(cards, strong), WEAKNESS_SPREAD)


@dataclass(frozen=True)
class Called:
    """A seat doubled, or did not when it was asked."""

    seat: int
    view: PlayerView
    least: float
    doubled: bool
    played: int
    known: dict[int, float]

    def weight(self, hand: int) -> float:
        """By how much the hand is worth a double, or is not."""
        dealt = hand | self.played
        if dealt not in self.known:
            hands = list(self.view.hands)
            hands[self.seat] = self.view.the_pack.cards_of(dealt)
            self.known[dealt] = expected_score(replace(self.view, seat=self.seat, hands=tuple(hands)))
        over = self.known[dealt] - self.least
        return _fading(-over if self.doubled else over, CALL_SPREAD)


@dataclass(frozen=True)
class Bid:
    """A declarer named a suit and plays alone for so many points."""

    seat: int
    judge: Judge
    pack: Pack
    suit: str
    points: int
    played: int

    def weight(self, hand: int) -> float:
        """By how much the hand is worth the bid, in the suit that is its best."""
        cards = self.pack.cards_of(hand | self.played)
        if not cards or self.suit == NO_TRUMP:
            return 1.0
        value = self.judge.value(cards, self.suit)
        best = self.judge.best(cards)
        return _fading(best - value, BID_SPREAD / 2) * _fading(self.points - value, BID_SPREAD)


@dataclass(frozen=True)
class Ordered:
    """A seat wanted a suit led whose highest card is still out."""

    seat: int
    top: int

    def weight(self, hand: int) -> float:
        """It means that it holds that card."""
        return 1.0 if hand >> self.top & 1 else OTHER_ORDER


def _fading(distance: float, spread: float) -> float:
    """1 for what is explained, less the further it is from that."""
    return exp(-distance / spread) if distance > 0 else 1.0


@cache
def _suit_worth(pack: Pack, suit: str, mask: int) -> float:
    return suit_worth(pack.cards_of(mask), suit)


def worth(pack: Pack, suit: str, hand: int) -> float:
    """What a suit is worth as trumps in a hand (a mask)."""
    return _suit_worth(pack, suit, hand & pack.suit_masks[pack.suits.index(suit)])


@cache
def strong_cards(pack: Pack) -> int:
    """The mask of the two highest cards of each suit."""
    return mask_of(card for card in pack.cards if is_top(card) or is_second(card))


def clues_of(view: PlayerView) -> list[Clue]:
    """What the other seats told before the play."""
    return [clue for clue in _clues(view) if clue.seat != view.seat and view.hands[clue.seat] is None]


def _clues(view: PlayerView) -> Iterator[Clue]:
    played = _played_by_seat(view)
    expected: dict[int, dict[int, float]] = {seat: {} for seat in range(view.players)}
    calls = fallen = 0
    seen = mask_of(view.hand) | sum(played)
    is_calling = False
    for event in view.history:
        match event:
            case Event("trump", (suit,)) if event.by >= 0:
                is_calling = view.contract is None
                yield _naming(view, event.by, str(suit), played[event.by])
            case Event("en_face") if event.by >= 0:
                yield LetPartnerChoose(event.by, view.the_pack, played[event.by])
            case Event("turned"):
                is_calling = True
            case Event("double" | "pass") if event.by >= 0 and is_calling:
                doubled = event.kind == "double"
                least = REDOUBLE_FROM if calls else DOUBLE_FROM
                yield Called(event.by, view, least, doubled, played[event.by], expected[event.by])
                calls += doubled
            case Event("instruct", ("suit", suit)):
                top = (cards_meant(view.the_pack, event.args) & ~fallen).bit_length() - 1
                if top >= 0 and not seen >> top & 1:
                    yield Ordered(event.by, top)
            case Event("play", (Card() as card,)):
                fallen |= 1 << card


def _naming(view: PlayerView, seat: int, suit: str, played: int) -> Clue:
    """The clue of trumps named: in an auction the bid goes with them."""
    contract = view.contract
    if contract is None:
        return Named(seat, view.the_pack, suit, played)
    cards = view.counts[seat] + played.bit_count()
    judge = Judge(view.players, cards, trick_point=not contract.bid)
    return Bid(seat, judge, view.the_pack, suit, contract.bid or _least_of_privilege(view), played)


def _least_of_privilege(view: PlayerView) -> int:
    """What a declarer who has bid nothing is likely to make at least: what he must, if he left cards of the
    widow; who took them all had little.
    """
    left = any(place.owner < 0 and place.count for place in view.places)
    return goal_without_bid(view.players) if left else 0


def _played_by_seat(view: PlayerView) -> list[int]:
    """The mask of the cards that each seat has played."""
    masks = [0] * view.players
    for trick in (*view.tricks, view.trick):
        for place, card in enumerate(trick.cards):
            masks[view.seat_of(trick, place)] |= 1 << card
    return masks
