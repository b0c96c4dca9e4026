"""One's own hand: a fan of cards that is clicked, dragged or walked through by keys.

Tells by callbacks which card a person wants to play or ask about; whether it may be played is the table's
matter. Grey means illegal and nothing else: a hand that waits for its turn is shown in full colour.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.cards import BACK, CardPictures, blit_card, blit_ring
from manille_lan.client.clock import Anim, ease_out
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, put
from manille_lan.client.kit.widget import ENTER_KEYS, Description, Place, Widget
from manille_lan.client.layout import CardPlace
from manille_lan.engine.cards import Card

HOVER_LIFT: Final = 16
CHOSEN_LIFT: Final = 30
DRAG_REACH: Final = 8
"""Units that the pointer must move before a press is a drag."""
SHAKE_REACH: Final = 6
SLIDE_SECONDS: Final = 0.16
DIGITS: Final = {getattr(pygame, f"K_{digit}"): (digit - 1) % 10 for digit in range(10)}
DIGITS_OF_PAD: Final = {getattr(pygame, f"K_KP{digit}"): (digit - 1) % 10 for digit in range(10)}
PLAYING_KEYS: Final = frozenset({*ENTER_KEYS, pygame.K_UP, *DIGITS, *DIGITS_OF_PAD})

Say = Callable[[Card], str]


@dataclass(slots=True)
class Slide:
    """A card on its way from where it lay in the fan to where it lies now."""

    start: CardPlace
    anim: Anim


class Hand(Widget):
    """The fan. `places` come from the table's layout, one for each card."""

    role = "hand"
    is_focusable = True
    has_own_ring = True

    def __init__(
        self,
        name: str,
        pictures: CardPictures,
        on_play: Callable[[Card], None],
        on_why: Callable[[Card], None],
        say: Say = str,
    ) -> None:
        """`say` names a card aloud."""
        super().__init__("hand", name)
        self.pictures, self.on_play, self.on_why, self.say = pictures, on_play, on_why, say
        self.cards: tuple[Card, ...] = ()
        self.playable: frozenset[Card] | None = None
        self.exposed: frozenset[Card] = frozenset()
        self.covered = 0
        self.needs_two_clicks = False
        self.shows_focus = False
        """Whether the card that the keys are at is lifted: once a key was used, until the mouse is."""
        self.chosen: Card | None = None
        self.refused: Card | None = None
        self.now = 0.0
        self.slide_seconds = SLIDE_SECONDS
        self._focus: Card | None = None
        self._places: tuple[CardPlace, ...] = ()
        self._size = (1, 1)
        self._hovered: Card | None = None
        self._pressed: tuple[Card, Place] | None = None
        self._dragged: Place | None = None
        self._slides: dict[Card, Slide] = {}
        self._lifts: dict[Card, tuple[float, Anim]] = {}
        self._shake: Anim | None = None
        self._reach = DRAG_REACH
        self._lift = HOVER_LIFT
        self._revealed: int | None = None
        self._held_keys: set[int] = set()

    # What it holds ---------------------------------------------------------------------------

    @property
    def focus_card(self) -> Card | None:
        """The card that the keys are at."""
        if self._focus in self.cards:
            return self._focus
        return self.cards[min(len(self.cards) - 1, 0)] if self.cards else None

    @property
    def dragged(self) -> Card | None:
        """The card that hangs on the pointer."""
        return self._pressed[0] if self._pressed is not None and self._dragged is not None else None

    def describe(self) -> Description:
        """The card that the keys are at, whether it may be played, and its place."""
        card = self.focus_card
        if card is None:
            return Description(self.role, self.name)
        states = ("illegal",) if self.playable is not None and card not in self.playable else ()
        place = (self.cards.index(card) + 1, len(self.cards))
        return Description(self.role, self.say(card), place=place, states=states)

    def can_focus(self) -> bool:
        """Where there is a card."""
        return super().can_focus() and bool(self.cards)

    def place_of(self, card: Card) -> CardPlace | None:
        """Where a card lies when it is not lifted."""
        if card not in self.cards or len(self._places) != len(self.cards):
            return None
        return self._places[self.cards.index(card)]

    def place_now(self, card: Card) -> CardPlace | None:
        """Where a card is drawn now, lifted, sliding or dragged."""
        if self.dragged == card and self._dragged is not None:
            return CardPlace(*self._dragged)
        place = self.place_of(card)
        if place is None:
            return None
        slide = self._slides.get(card)
        if slide is not None:
            share = slide.anim.update(self.now)
            place = CardPlace(
                slide.start.x + (place.x - slide.start.x) * share,
                slide.start.y + (place.y - slide.start.y) * share,
                slide.start.angle + (place.angle - slide.start.angle) * share,
            )
        return CardPlace(place.x + self._shaken(card), place.y - self._lifted(card), place.angle)

    def is_moving(self) -> bool:
        """Whether the next frame differs."""
        lifts = any(not anim.is_over(self.now) for _, anim in self._lifts.values())
        slides = any(not slide.anim.is_over(self.now) for slide in self._slides.values())
        return lifts or slides or (self._shake is not None and not self._shake.is_over(self.now))

    # Changes ---------------------------------------------------------------------------------

    def hold_cards(self, cards: tuple[Card, ...], covered: int = 0) -> None:
        """Hold these cards; `covered` is how many lie there unseen instead. The keys stay near where they
        were.
        """
        if cards == self.cards and covered == self.covered:
            return
        before = self.cards
        starts = {card: place for card in before if (place := self.place_now(card)) is not None}
        if self._focus in before and self._focus not in cards and cards:
            self._focus = cards[min(before.index(self._focus), len(cards) - 1)]
        self.cards, self.covered = cards, covered
        self._slides = {
            card: Slide(start, Anim(self.now, self.slide_seconds))
            for card, start in starts.items()
            if card in cards and self.slide_seconds
        }
        self._hovered = self._hovered if self._hovered in cards else None
        self.chosen = self.chosen if self.chosen in cards else None
        self.refused = self.refused if self.refused in cards else None
        if self._pressed is not None and self._pressed[0] not in cards:
            self.drop_press()
        self.changed()

    def reveal(self, count: int | None) -> None:
        """While cards are dealt, only so many of them lie there yet; None: all."""
        if count != self._revealed:
            self._revealed = count
            self.changed()

    def allow(self, playable: frozenset[Card] | None) -> None:
        """Which cards may be played now; None while it is not one's turn."""
        if playable != self.playable:
            self.playable = playable
            self.chosen = self.refused = None
            self.changed()

    def place(self, places: tuple[CardPlace, ...], size: tuple[int, int]) -> None:
        """Take the places of the fan, one a card, and the size of the cards."""
        if size != self._size:
            self._slides.clear()
            self._lifts.clear()
        self._places, self._size = places, size

    def refuse(self, card: Card, shake_seconds: float) -> None:
        """Show that a card may not be played: a red ring, and a shake."""
        self.refused, self.chosen = card, None
        self._shake = Anim(self.now, shake_seconds) if shake_seconds else None
        self.changed()

    def settle(self) -> None:
        """The refusal has been read."""
        if self.refused is not None:
            self.refused = None
            self.changed()

    # Hits and the pointer --------------------------------------------------------------------

    def card_at(self, place: Place) -> Card | None:
        """The card under a point. The fan is asked from the right, as it lies when no card is lifted (else
        the hover would flicker); each card reaches down to the window's edge.
        """
        for card, lying in reversed(list(zip(self.cards, self._places, strict=False))):
            turn = math.radians(lying.angle)
            dx, dy = place[0] - lying.x, place[1] - lying.y
            across = dx * math.cos(turn) - dy * math.sin(turn)
            down = dx * math.sin(turn) + dy * math.cos(turn)
            if abs(across) <= self._size[0] / 2 and down >= -self._size[1] / 2:
                return card
        return None

    def hit(self, place: Place) -> Widget | None:
        """Only its cards are hit, not the gaps around."""
        if not self.is_shown or self.card_at(place) is None:
            return None
        return self

    def take_hover(self, place: Place | None) -> None:
        """Lift the card under the pointer."""
        self._hover(self.card_at(place) if place is not None else None)

    def _hover(self, card: Card | None) -> None:
        if card == self._hovered:
            return
        for moved in (self._hovered, card):
            if moved is not None:
                self._lifts[moved] = (self._lifted(moved), Anim(self.now, 0.09 if self.slide_seconds else 0))
        self._hovered = card
        self.changed()

    def take_press(self, place: Place, clicks: int) -> bool:
        """Hold the card; it is played when the button goes up over it, or over the table."""
        card = self.card_at(place)
        if card is not None:
            self._pressed, self._focus = (card, place), card
        return card is not None

    def take_drag(self, place: Place) -> None:
        """The card hangs on the pointer once it has moved far enough."""
        if self._pressed is None:
            return
        start = self._pressed[1]
        if self._dragged is None and math.dist(start, place) < self._reach:
            return
        self._dragged = place
        self.changed()

    def take_release(self, place: Place) -> None:
        """Over the table: play it. Over itself: play it, or choose it where two clicks are wanted."""
        pressed, dragged = self._pressed, self._dragged
        self.drop_press()
        if pressed is None:
            return
        card = pressed[0]
        if dragged is not None:
            if place[1] < self._table_edge():
                self.on_play(card)
        elif self.card_at(place) == card:
            self._click(card)

    def _table_edge(self) -> float:
        lowest = min((place.y for place in self._places), default=0)
        return lowest - self._size[1] * 0.55

    def _click(self, card: Card) -> None:
        if self.needs_two_clicks and self.chosen != card and self._may_play(card):
            self._choose(card)
        else:
            self.on_play(card)

    def _may_play(self, card: Card) -> bool:
        return self.playable is None or card in self.playable

    def _choose(self, card: Card) -> None:
        self._lifts[card] = (self._lifted(card), Anim(self.now, 0.09 if self.slide_seconds else 0))
        self.chosen = card
        self.changed()

    def drop_press(self) -> None:
        """The card goes back: the pointer was lost, or the drag ended."""
        if self._pressed is not None:
            card, self._pressed = self._pressed[0], None
            if self._dragged is not None:
                start, self._dragged = CardPlace(*self._dragged), None
                if self.slide_seconds:
                    self._slides[card] = Slide(start, Anim(self.now, self.slide_seconds))
            self.changed()

    # Keys ------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> bool:
        """Arrows, Home and End walk; Enter or Up plays; digits play the nth playable card; Space asks why;
        the letter of a suit goes to that suit.
        """
        card = self.focus_card
        if card is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            self._walk(event.key, self.cards.index(card))
        elif event.key in PLAYING_KEYS:
            self._play_by_key(event.key, card)
        elif event.key == pygame.K_SPACE:
            self.on_why(card)
        else:
            return self._go_to_suit(event.key, card)
        return True

    def _play_by_key(self, key: int, card: Card) -> None:
        """A key that is held plays once: it may not run on into the next trick."""
        if key in self._held_keys:
            return
        self._held_keys.add(key)
        if key in ENTER_KEYS or key == pygame.K_UP:
            self.on_play(card)
        else:
            self._play_nth(DIGITS.get(key, DIGITS_OF_PAD.get(key, 0)))

    def release_key(self, key: int | None) -> None:
        """A key went up; None: the window was left, where no release arrives."""
        if key is None:
            self._held_keys.clear()
        else:
            self._held_keys.discard(key)

    def _walk(self, key: int, index: int) -> None:
        last = len(self.cards) - 1
        target = {
            pygame.K_LEFT: max(0, index - 1),
            pygame.K_RIGHT: min(last, index + 1),
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }[key]
        self._move_to(self.cards[target])

    def _move_to(self, card: Card) -> None:
        for moved in (self.focus_card, card):
            if moved is not None:
                self._lifts[moved] = (self._lifted(moved), Anim(self.now, 0.09 if self.slide_seconds else 0))
        self._focus = card
        self.changed()

    def _play_nth(self, index: int) -> None:
        open_cards = [card for card in self.cards if self._may_play(card)]
        if index < len(open_cards):
            self._move_to(open_cards[index])
            self.on_play(open_cards[index])

    def _go_to_suit(self, key: int, card: Card) -> bool:
        """To the next card of the suit whose letter was pressed."""
        letter = chr(key).upper() if 97 <= key <= 122 else ""
        if letter not in card.pack.suits or not letter:
            return False
        index = self.cards.index(card)
        around = self.cards[index + 1 :] + self.cards[: index + 1]
        found = next((other for other in around if other.suit == letter), None)
        if found is not None:
            self._move_to(found)
        return True

    # Picture ---------------------------------------------------------------------------------

    def _lifted(self, card: Card) -> float:
        """Pixels by which a card is lifted now."""
        is_up = card == self._hovered or self._is_at(card)
        goal = float(self._lift if is_up else 0)
        if card == self.chosen:
            goal = self._lift * CHOSEN_LIFT / HOVER_LIFT
        before, anim = self._lifts.get(card, (goal, Anim(0, 0, ease_out)))
        return before + (goal - before) * anim.update(self.now)

    def _is_at(self, card: Card) -> bool:
        return self.shows_focus and self.has_focus and card == self.focus_card

    def _shaken(self, card: Card) -> float:
        """Pixels by which a refused card is off its place: three swings."""
        if card != self.refused or self._shake is None or self._shake.is_over(self.now):
            return 0.0
        share = self._shake.update(self.now)
        return math.sin(share * math.pi * 6) * self._reach * SHAKE_REACH / DRAG_REACH * (1 - share)

    def arrange(self, rect: Rect, look: Look) -> None:
        """Its place is the whole lower part of the table; the cards' places come by `place`."""
        super().arrange(rect, look)
        self._reach, self._lift = look.u(DRAG_REACH), look.u(HOVER_LIFT)

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the cards from left to right, the dragged one last."""
        if not self.cards and self.covered:
            for lying in self._places[: self.covered][: self._revealed]:
                blit_card(surface, self.pictures, BACK, self._size[1], (lying.x, lying.y), lying.angle)
        for card in self.cards[: self._revealed]:
            if card != self.dragged:
                self._draw_card(surface, look, card)
        if self.dragged is not None:
            self._draw_card(surface, look, self.dragged)

    def _draw_card(self, surface: Surface, look: Look, card: Card) -> None:
        place = self.place_now(card)
        if place is None:
            return
        height, centre = self._size[1], (place.x, place.y)
        blit_card(surface, self.pictures, card.text, height, centre, place.angle)
        if self.playable is not None and card not in self.playable:
            shade = self.pictures.veiled(card.text, height, place.angle)
            surface.blit(shade, shade.get_rect(center=(round(place.x), round(place.y))))
        if card in self.exposed:
            self._draw_eye(surface, look, place)
        colour, line = self._ring(card)
        if line:
            blit_ring(surface, self.pictures, height, centre, place.angle, look.u(line), colour)

    def _draw_eye(self, surface: Surface, look: Look, place: CardPlace) -> None:
        """The mark of a card that lies open: everybody knows it."""
        up = pygame.Vector2(0, -self._size[1] / 2 + look.u(2)).rotate(-place.angle)
        centre = (round(place.x + up.x), round(place.y + up.y))
        draw_disc(surface, centre, look.u(12), theme.PAPER, theme.LINE, look.u(1))
        put(surface, look.icons.picture("eye", look.u(17), theme.PAPER_INK), "center", centre)

    def _ring(self, card: Card) -> tuple[theme.Colour, int]:
        if card == self.refused:
            return theme.BAD, 3
        if card == self.chosen or card == self.dragged:
            return theme.GOLD, 4
        is_marked = card == self._hovered or self._is_at(card)
        return theme.GOLD, 3 if is_marked else 0
