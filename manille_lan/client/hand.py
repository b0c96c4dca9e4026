"""One's own hand: a fan of cards that is clicked, dragged or walked through by keys.

Tells by callbacks which card a person wants to play or ask about; whether it may be played is the table's
matter. Grey means illegal and nothing else: a hand that waits for its turn is shown in full colour.
"""

import math
from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface

from manille_lan.client import theme
from manille_lan.client.cards import BACK, CardPictures, blit_card, blit_ring
from manille_lan.client.fan import Fan
from manille_lan.client.kit.labels import draw_pill
from manille_lan.client.kit.look import Look
from manille_lan.client.kit.paint import draw_disc, put
from manille_lan.client.kit.widget import ENTER_KEYS, Description, Place, Widget
from manille_lan.client.layout import CardPlace
from manille_lan.engine.cards import Card

HOVER_LIFT: Final = 16
DRAG_REACH: Final = 8
"""Units: how high a card is lifted, how far the pointer must move before a press is a drag."""
DIGITS: Final = {getattr(pygame, f"K_{digit}"): (digit - 1) % 10 for digit in range(10)} | {
    getattr(pygame, f"K_KP{digit}"): (digit - 1) % 10 for digit in range(10)
}
PLAYING_KEYS: Final = frozenset({*ENTER_KEYS, pygame.K_UP, *DIGITS})

Say = Callable[[Card], str]


class Hand(Widget):
    """The hand as a person holds it."""

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
        self.fan = Fan()
        self.playable: frozenset[Card] | None = None
        self.exposed: frozenset[Card] = frozenset()
        self.covered = 0
        self.refused: Card | None = None
        self.hinted: Card | None = None
        self._hint_word = ""
        self.shows_focus = False
        """Whether the card that the keys are at is lifted: once a key was used, until the mouse is."""
        self._focus: Card | None = None
        self._hovered: Card | None = None
        self._pressed: tuple[Card, Place] | None = None
        self._dragged: Place | None = None
        self._revealed: int | None = None
        self._held_keys: set[int] = set()

    # What it holds ---------------------------------------------------------------------------

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, from left to right."""
        return self.fan.cards

    @property
    def focus_card(self) -> Card | None:
        """The card that the keys are at."""
        if self._focus in self.cards:
            return self._focus
        return self.cards[0] if self.cards else None

    @property
    def hovered(self) -> Card | None:
        """The card under the pointer."""
        return self._hovered

    @property
    def dragged(self) -> Card | None:
        """The card that hangs on the pointer."""
        return self._pressed[0] if self._pressed is not None and self._dragged is not None else None

    def describe(self) -> Description:
        """The card that the keys are at, whether it may be played, and its place."""
        card = self.focus_card
        if card is None:
            return Description(self.role, self.name)
        illegal = () if self._may_play(card) else ("illegal",)
        states = (*illegal, "hinted") if card == self.hinted else illegal
        place = (self.cards.index(card) + 1, len(self.cards))
        return Description(self.role, self.say(card), place=place, states=states)

    def can_focus(self) -> bool:
        """Where there is a card."""
        return super().can_focus() and bool(self.cards)

    def place_now(self, card: Card) -> CardPlace | None:
        """Where a card is drawn now."""
        if self.dragged == card and self._dragged is not None:
            return CardPlace(*self._dragged)
        return self.fan.place_now(card)

    def _may_play(self, card: Card) -> bool:
        return self.playable is None or card in self.playable

    # Changes ---------------------------------------------------------------------------------

    def hold_cards(self, cards: tuple[Card, ...], covered: int = 0) -> None:
        """Hold these cards; `covered` is how many lie there unseen instead. The keys stay near where they
        were.
        """
        if cards == self.cards and covered == self.covered:
            return
        before = self.cards
        if self._focus in before and self._focus not in cards and cards:
            self._focus = cards[min(before.index(self._focus), len(cards) - 1)]
        self.fan.hold(cards)
        self.covered = covered
        self._hovered = self._hovered if self._hovered in cards else None
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
            self.playable, self.refused = playable, None
            self.changed()

    def refuse(self, card: Card, shake_seconds: float) -> None:
        """Show that a card may not be played: a red ring, and a shake."""
        self.refused = card
        self.fan.shake(card, shake_seconds)
        self.changed()

    def settle(self) -> None:
        """The refusal has been read."""
        if self.refused is not None:
            self.refused = None
            self.changed()

    def hint(self, card: Card | None, word: str) -> None:
        """Mark a card as the one to play, with a word over it; None: no card."""
        if card != self.hinted:
            self.hinted, self._hint_word = card, word
            self.changed()

    def release_key(self, key: int | None) -> None:
        """A key went up; None: the window was left, where no release arrives."""
        if key is None:
            self._held_keys.clear()
        else:
            self._held_keys.discard(key)

    # The pointer -----------------------------------------------------------------------------

    def hit(self, place: Place) -> Widget | None:
        """Only its cards are hit, not the gaps around."""
        if not self.is_shown or self.fan.card_at(place) is None:
            return None
        return self

    def take_hover(self, place: Place | None) -> None:
        """Lift the card under the pointer."""
        card = self.fan.card_at(place) if place is not None else None
        if card != self._hovered:
            self._hovered = card
            self.changed()

    def take_press(self, place: Place, clicks: int) -> bool:
        """Hold the card; it is played when the button goes up over it, or over the table."""
        card = self.fan.card_at(place)
        if card is not None:
            self._pressed, self._focus = (card, place), card
        return card is not None

    def take_drag(self, place: Place) -> None:
        """The card hangs on the pointer once it has moved far enough."""
        if self._pressed is None:
            return
        if self._dragged is None and math.dist(self._pressed[1], place) < self.fan.reach:
            return
        self._dragged = place
        self.changed()

    def take_release(self, place: Place) -> None:
        """Over the table, or over itself: play it. Elsewhere it goes back."""
        pressed, dragged = self._pressed, self._dragged
        self.drop_press()
        if pressed is None:
            return
        is_meant = self.fan.is_above(place) if dragged is not None else self.fan.card_at(place) == pressed[0]
        if is_meant:
            self.on_play(pressed[0])

    def drop_press(self) -> None:
        """The card goes back: the pointer was lost, or the drag ended."""
        if self._pressed is None:
            return
        if self._dragged is not None:
            self.fan.slide_from(self._pressed[0], CardPlace(*self._dragged))
        self._pressed = self._dragged = None
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
        self._focus = card
        self.changed()

    def _play_by_key(self, key: int, card: Card) -> None:
        """A key that is held plays once: it may not run on into the next trick."""
        if key in self._held_keys:
            return
        self._held_keys.add(key)
        if key not in DIGITS:
            self.on_play(card)
            return
        open_cards = [other for other in self.cards if self._may_play(other)]
        if DIGITS[key] < len(open_cards):
            self._move_to(open_cards[DIGITS[key]])
            self.on_play(open_cards[DIGITS[key]])

    def _go_to_suit(self, key: int, card: Card) -> bool:
        """To the next card of the suit whose letter was pressed."""
        letter = chr(key).upper() if pygame.K_a <= key <= pygame.K_z else ""
        if not letter or letter not in card.pack.suits:
            return False
        index = self.cards.index(card)
        around = self.cards[index + 1 :] + self.cards[: index + 1]
        found = next((other for other in around if other.suit == letter), None)
        if found is not None:
            self._move_to(found)
        return True

    # Picture ---------------------------------------------------------------------------------

    def arrange(self, rect: Rect, look: Look) -> None:
        """Its place is the whole lower part of the table; the cards' places come to the fan."""
        super().arrange(rect, look)
        self.fan.reach, self.fan.lift = look.u(DRAG_REACH), look.u(HOVER_LIFT)

    def is_at(self, card: Card) -> bool:
        """Whether a card is marked: by the pointer, or by the keys once one was used."""
        is_focused = self.shows_focus and self.has_focus and card == self.focus_card
        return card == self._hovered or is_focused

    def draw(self, surface: Surface, look: Look) -> None:
        """Draw the cards from left to right, the dragged one last."""
        self.fan.raise_only(frozenset(filter(self.is_at, self.cards)))
        if not self.cards:
            for lying in self.fan.places[: self.covered][: self._revealed]:
                blit_card(surface, self.pictures, BACK, self.fan.size[1], (lying.x, lying.y), lying.angle)
        for card in self.cards[: self._revealed]:
            if card != self.dragged:
                self._draw_card(surface, look, card)
        if self.dragged is not None:
            self._draw_card(surface, look, self.dragged)

    def _draw_card(self, surface: Surface, look: Look, card: Card) -> None:
        place = self.place_now(card)
        if place is None:
            return
        height, centre = self.fan.size[1], (place.x, place.y)
        blit_card(surface, self.pictures, card.text, height, centre, place.angle)
        if not self._may_play(card):
            shade = self.pictures.veiled(card.text, height, place.angle)
            surface.blit(shade, shade.get_rect(center=(round(place.x), round(place.y))))
        if card in self.exposed:
            self._draw_eye(surface, look, place)
        if card == self.hinted:
            blit_ring(surface, self.pictures, height, centre, place.angle, look.u(4), theme.OK)
        colour, line = self._ring(card)
        if line:
            blit_ring(surface, self.pictures, height, centre, place.angle, look.u(line), colour)
        if card == self.hinted:
            up = pygame.Vector2(0, -height / 2).rotate(-place.angle)
            draw_pill(surface, look, self._hint_word, (round(place.x + up.x), round(place.y + up.y)))

    def _draw_eye(self, surface: Surface, look: Look, place: CardPlace) -> None:
        """The mark of a card that lies open: everybody knows it."""
        up = pygame.Vector2(0, -self.fan.size[1] / 2 + look.u(2)).rotate(-place.angle)
        centre = (round(place.x + up.x), round(place.y + up.y))
        draw_disc(surface, centre, look.u(12), theme.PAPER, theme.LINE, look.u(1))
        put(surface, look.icons.picture("eye", look.u(17), theme.PAPER_INK), "center", centre)

    def _ring(self, card: Card) -> tuple[theme.Colour, int]:
        if card == self.refused:
            return theme.BAD, 3
        if card == self.dragged:
            return theme.GOLD, 4
        return theme.GOLD, 3 if self.is_at(card) else 0
