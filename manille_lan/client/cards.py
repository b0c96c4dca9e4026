"""The cards as pictures: asks for their SVG, draws them at the exact size, turns them, keeps them.

After a resize, or when the look of the cards changes, the old pictures are shown scaled while a thread draws
the new ones. Knows names of cards, nothing of the game. The shapes are drawn by `manille_assets`.
"""

import io
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Surface

import manille_assets
from manille_lan.client import theme
from manille_lan.client.layout import CARD_RATIO
from manille_lan.client.recent import Recent
from manille_lan.client.theme import Colour

BACK: Final = "back"
"""Stands for a covered card where the name of a card is asked for."""
MINI_FACE_BELOW: Final = 90
MINI_BACK_BELOW: Final = 60
"""Heights in pixels below which a card is drawn with less on it."""
CORNER: Final = 0.043
"""The radius of a card's corners, in heights."""
VEIL: Final = (16, 44, 38, 150)
KEPT: Final = 160
TURNED_SCALE: Final = 2
"""A card to be turned is drawn so many times larger and scaled down while it is turned: it stays sharp."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """How a person wants the cards: pack, palette of the suits, letters of the courts, design of the back."""

    pack: str = "french"
    palette: str = "four"
    letters: str = "en"
    back: str = "scallops"

    def svg(self, name: str, height: int) -> str:
        """The drawing of a card (or `BACK`) as it is meant for this height in pixels."""
        if name == BACK:
            return manille_assets.mini_back() if height < MINI_BACK_BELOW else manille_assets.back(self.back)
        if height < MINI_FACE_BELOW:
            return manille_assets.mini_face(name, self.palette, self.letters, self.pack)
        return manille_assets.load_face_svg(name, self.palette, self.letters, self.pack)


Key = tuple[CardLook, str, int]


def drawn(look: CardLook, name: str, height: int) -> Surface:
    """The card rasterised; touches no display, so any thread may call it."""
    size = (card_width(height), height)
    return pygame.image.load_sized_svg(io.BytesIO(look.svg(name, height).encode()), size)


def card_width(height: int) -> int:
    """The width in pixels of a card of that height."""
    return max(1, round(height * CARD_RATIO))


class Workshop:
    """A thread that draws cards; what is finished waits until the window's thread takes it."""

    def __init__(self, wake: Callable[[], None]) -> None:
        """`wake` is called on the workshop's thread when something is finished."""
        self._wake = wake
        self._orders: queue.SimpleQueue[Key | None] = queue.SimpleQueue()
        self._finished: queue.SimpleQueue[tuple[Key, Surface]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="cards", daemon=True)
        self._thread.start()

    def order(self, key: Key) -> None:
        """Ask for a picture."""
        self._orders.put(key)

    def taken(self) -> list[tuple[Key, Surface]]:
        """What has been finished since this was asked last."""
        found = []
        while not self._finished.empty():
            found.append(self._finished.get())
        return found

    def close(self) -> None:
        """End the thread after the card it has in hand."""
        self._orders.put(None)
        self._thread.join(2)

    def _work(self) -> None:
        while (key := self._orders.get()) is not None:
            self._finished.put((key, drawn(*key)))
            self._wake()


class CardPictures:
    """Cards and backs at any size and angle. With a `workshop`, nothing that was shown before blocks."""

    def __init__(self, look: CardLook | None = None, workshop: Workshop | None = None) -> None:
        self.look = look or CardLook()
        self.is_draft = False
        """While the window is being resized: old pictures are shown scaled, none is ordered."""
        self._workshop = workshop
        self._sharp: dict[Key, Surface] = {}
        self._before: dict[str, Surface] = {}
        self._ordered: set[Key] = set()
        self._made: Recent[tuple[object, ...], Surface] = Recent(KEPT)

    def begin_anew(self, look: CardLook | None = None) -> None:
        """The window's size or the look of the cards has changed: other pictures will be asked for."""
        for (_, name, height), picture in self._sharp.items():
            known = self._before.get(name)
            if known is None or known.get_height() < height:
                self._before[name] = picture
        self.look = look or self.look
        self._sharp.clear()
        self._ordered.clear()
        self._made.clear()

    def take_finished(self) -> bool:
        """Use what the workshop has finished; whether that changes the picture."""
        found = False
        for key, picture in self._workshop.taken() if self._workshop is not None else ():
            if key in self._ordered:
                self._ordered.discard(key)
                self._sharp[key] = picture.convert_alpha()
                self._before.pop(key[1], None)
                found = True
        if found:
            self._made.clear()
        return found

    def prepare(self, names: Iterable[str], height: int, *, is_turned: bool = False) -> None:
        """Have cards of this height drawn before they are needed; turned ones are drawn twice as large."""
        for name in names:
            key = (self.look, name, height * TURNED_SCALE if is_turned else height)
            if key not in self._sharp and key not in self._ordered and self._workshop is not None:
                self._ordered.add(key)
                self._workshop.order(key)

    def picture(self, name: str, height: int, angle: float = 0.0) -> Surface:
        """A card turned by `angle` degrees anticlockwise, rounded to half of one."""
        height, angle = max(2, height), round(angle * 2) / 2
        if not angle:
            return self._upright(name, height)
        key = ("turned", name, height, angle)
        return self._made.get(key, lambda: _turned(self._upright(name, TURNED_SCALE * height), angle))

    def veiled(self, name: str, height: int, angle: float = 0.0) -> Surface:
        """The shade that lies over a card which may not be played."""

        def shade() -> Surface:
            mask = pygame.mask.from_surface(self.picture(name, height, angle), 100)
            return mask.to_surface(setcolor=VEIL, unsetcolor=(0, 0, 0, 0))

        return self._made.get(("veil", height, round(angle * 2), name == BACK), shade)

    def outline(self, height: int, angle: float, colour: Colour, line: int) -> Surface:
        """A ring that fits around a card of this height and angle."""
        angle = round(angle * 2) / 2

        def ring() -> Surface:
            edge = 2 * line * TURNED_SCALE
            size = card_width(height) * TURNED_SCALE + edge, height * TURNED_SCALE + edge
            picture = Surface(size, pygame.SRCALPHA)
            picture.fill((*colour, 0))
            radius = (round(height * CORNER) + line) * TURNED_SCALE
            pygame.draw.rect(picture, colour, picture.get_rect(), 3 * line, border_radius=radius)
            return _turned(picture, angle)

        return self._made.get(("ring", height, angle, colour, line), ring)

    def shadow(self, height: int, angle: float, blur: int) -> Surface:
        """The soft shadow of a card, `2 * blur` pixels larger on each side than the upright card."""
        angle = round(angle)

        def soft() -> Surface:
            edge = 2 * blur
            picture = Surface((card_width(height) + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
            rect = picture.get_rect().inflate(-2 * edge, -2 * edge)
            pygame.draw.rect(picture, (0, 0, 0, 115), rect, border_radius=round(height * CORNER))
            return pygame.transform.rotozoom(pygame.transform.gaussian_blur(picture, blur), angle, 1)

        return self._made.get(("shadow", height, angle, blur), soft)

    def _upright(self, name: str, height: int) -> Surface:
        key = (self.look, name, height)
        sharp = self._sharp.get(key)
        if sharp is not None:
            return sharp
        old = self._before.get(name)
        if old is None or self._workshop is None:
            self._sharp[key] = drawn(*key).convert_alpha()
            return self._sharp[key]
        if not self.is_draft:
            self.prepare((name,), height)
        size = (card_width(height), height)
        return self._made.get(("before", name, height), lambda: pygame.transform.smoothscale(old, size))


def _turned(picture: Surface, angle: float) -> Surface:
    """A picture turned and scaled down, with an empty edge around first: else its rim would be jagged."""
    padded = Surface((picture.get_width() + 4, picture.get_height() + 4), pygame.SRCALPHA)
    padded.fill((*picture.get_at((picture.get_width() // 2, 0))[:3], 0))
    padded.blit(picture, (2, 2))
    return pygame.transform.rotozoom(padded, angle, 1 / TURNED_SCALE)


def blit_card(
    surface: Surface,
    pictures: CardPictures,
    name: str,
    height: int,
    place: tuple[float, float],
    angle: float = 0.0,
    opacity: int = 255,
) -> None:
    """Draw a card with its middle at `place`, and its shadow."""
    blur = max(2, round(height * 0.03))
    shadow = pictures.shadow(height, angle, blur)
    centre = (round(place[0]), round(place[1]) + max(1, round(height * 0.018)))
    surface.blit(shadow, shadow.get_rect(center=centre))
    picture = pictures.picture(name, height, angle)
    rect = picture.get_rect(center=(round(place[0]), round(place[1])))
    if opacity < 255:
        picture = picture.copy()
        picture.set_alpha(opacity)
    surface.blit(picture, rect)


def blit_ring(
    surface: Surface,
    pictures: CardPictures,
    height: int,
    place: tuple[float, float],
    angle: float,
    line: int,
    colour: Colour = theme.GOLD,
) -> None:
    """Draw a ring around a card that lies at `place`."""
    picture = pictures.outline(height, angle, colour, line)
    surface.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))))
