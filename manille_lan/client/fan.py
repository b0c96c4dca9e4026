"""Where the cards of a fan are drawn now: at rest, lifted, sliding together, shaking; and which one is hit.

Pure geometry in time: told the places by the layout and the time by its owner. Draws nothing.
"""

import math
from dataclasses import dataclass
from typing import Final

from manille_lan.client.clock import Anim, ease_out
from manille_lan.client.layout import CardPlace
from manille_lan.engine.cards import Card

SLIDE_SECONDS: Final = 0.16
LIFT_SECONDS: Final = 0.09
SHAKES: Final = 3
SHAKE_REACH: Final = 0.75
"""How far a refused card swings, in reaches of a drag."""


@dataclass(slots=True)
class Slide:
    """A card on its way from where it lay to where it lies now."""

    start: CardPlace
    anim: Anim


class Fan:
    """The cards of one hand, from left to right, and their places."""

    def __init__(self) -> None:
        self.cards: tuple[Card, ...] = ()
        self.now = 0.0
        self.moves = True
        """Whether cards slide and rise; without motion they are at once where they shall be."""
        self.lift = 16.0
        self.reach = 8.0
        """Pixels: how high a card is lifted, how far it must be dragged to be a drag."""
        self.size = (1, 1)
        self.places: tuple[CardPlace, ...] = ()
        self._slides: dict[Card, Slide] = {}
        self._lifts: dict[Card, tuple[float, Anim]] = {}
        self._raised: frozenset[Card] = frozenset()
        self._shaken: Card | None = None
        self._shake: Anim | None = None

    # Where cards are -------------------------------------------------------------------------

    def place_of(self, card: Card) -> CardPlace | None:
        """Where a card lies at rest; None where it has no place (yet)."""
        if card not in self.cards or len(self.places) != len(self.cards):
            return None
        return self.places[self.cards.index(card)]

    def place_now(self, card: Card) -> CardPlace | None:
        """Where a card is drawn now."""
        place = self.place_of(card)
        if place is None:
            return None
        slide = self._slides.get(card)
        if slide is not None:
            share, start = slide.anim.update(self.now), slide.start
            place = CardPlace(
                start.x + (place.x - start.x) * share,
                start.y + (place.y - start.y) * share,
                start.angle + (place.angle - start.angle) * share,
            )
        return CardPlace(place.x + self._swing(card), place.y - self._height(card), place.angle)

    def card_at(self, point: tuple[int, int]) -> Card | None:
        """The card under a point. The fan is asked from the right, as it lies when no card is lifted (else
        the hover would flicker); each card reaches down to the window's edge.
        """
        for card, lying in reversed(list(zip(self.cards, self.places, strict=False))):
            turn = math.radians(lying.angle)
            dx, dy = point[0] - lying.x, point[1] - lying.y
            across = dx * math.cos(turn) - dy * math.sin(turn)
            down = dx * math.sin(turn) + dy * math.cos(turn)
            if abs(across) <= self.size[0] / 2 and down >= -self.size[1] / 2:
                return card
        return None

    def is_above(self, point: tuple[int, int]) -> bool:
        """Whether a point lies over the table, above the hand."""
        lowest = min((place.y for place in self.places), default=0.0)
        return point[1] < lowest - self.size[1] * 0.55

    def is_moving(self) -> bool:
        """Whether the next frame differs."""
        lifts = any(not anim.is_over(self.now) for _, anim in self._lifts.values())
        slides = any(not slide.anim.is_over(self.now) for slide in self._slides.values())
        return lifts or slides or (self._shake is not None and not self._shake.is_over(self.now))

    # Changes ---------------------------------------------------------------------------------

    def hold(self, cards: tuple[Card, ...]) -> None:
        """Hold these cards: those that stay slide to their new places."""
        starts = {card: place for card in self.cards if (place := self.place_now(card)) is not None}
        self.cards = cards
        self._slides = {}
        for card, start in starts.items():
            if card in cards:
                self.slide_from(card, start)

    def slide_from(self, card: Card, start: CardPlace) -> None:
        """Let a card go to its place from elsewhere."""
        if self.moves:
            self._slides[card] = Slide(start, Anim(self.now, SLIDE_SECONDS))

    def lay_out(self, places: tuple[CardPlace, ...], size: tuple[int, int]) -> None:
        """Take the places of the layout, one a card, and the size of the cards."""
        if size != self.size:
            self._slides.clear()
            self._lifts.clear()
        self.places, self.size = places, size

    def raise_only(self, raised: frozenset[Card]) -> None:
        """Lift these cards and let the others down."""
        for card in raised ^ self._raised:
            self._lifts[card] = (
                self._height(card),
                Anim(self.now, LIFT_SECONDS if self.moves else 0.0, ease_out),
            )
        self._raised = raised

    def shake(self, card: Card, seconds: float) -> None:
        """Shake a card: it was refused."""
        self._shaken, self._shake = card, Anim(self.now, seconds) if seconds else None

    def _height(self, card: Card) -> float:
        """Pixels by which a card is lifted now."""
        goal = self.lift if card in self._raised else 0.0
        start, anim = self._lifts.get(card, (goal, Anim(0, 0)))
        return start + (goal - start) * anim.update(self.now)

    def _swing(self, card: Card) -> float:
        """Pixels by which a refused card is beside its place."""
        if card != self._shaken or self._shake is None or self._shake.is_over(self.now):
            return 0.0
        share = self._shake.update(self.now)
        return math.sin(share * math.tau * SHAKES) * self.reach * SHAKE_REACH * (1 - share)
