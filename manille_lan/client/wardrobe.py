"""From a person's settings to how the window looks, moves and speaks."""

from typing import Final

from manille_lan.client.cards import BACK, CardLook, CardPictures
from manille_lan.client.clock import Pace
from manille_lan.client.fonts import Fonts
from manille_lan.client.kit.icons import shipped_icons
from manille_lan.client.kit.look import Look
from manille_lan.client.layout import layout
from manille_lan.client.theme import Scale
from manille_lan.engine.cards import pack_named
from manille_lan.settings import Settings
from manille_lan.words.languages import language_of, system_language

PACKS: Final = {"fr": "french", "ca": "catalan"}
"""The packs of the engine by the names under which they are drawn."""
WITH_OWN_LETTERS: Final = ("fr", "nl")
"""Languages whose court cards bear other letters than the English ones."""
USUAL_SEATS: Final = 4
USUAL_HAND: Final = 8
SMALLEST_BACK: Final = 24


def spoken_language(settings: Settings) -> str:
    """The code of the language to speak: the one settled, else the system's."""
    return language_of(settings.language) if settings.language else system_language()


def window_look(settings: Settings, size: tuple[int, int], fonts: Fonts, pack: str = "fr") -> Look:
    """Fonts, icons (with the suit signs of a pack) and scale for a window of `size` pixels."""
    icons = shipped_icons(settings.palette, PACKS.get(pack, "french"))
    return Look(fonts, icons, Scale(*size, settings.text_size / 100))


def card_look(settings: Settings, pack: str) -> CardLook:
    """How the cards of a pack (of the engine) are drawn."""
    language = spoken_language(settings)
    letters = settings.letters or (language if language in WITH_OWN_LETTERS else "en")
    return CardLook(PACKS.get(pack, "french"), settings.palette, letters, settings.back or "scallops")


def pace_of(settings: Settings) -> Pace:
    """How fast things move."""
    return Pace(settings.speed, settings.reduced_motion)


def trick_seconds(settings: Settings) -> float | None:
    """How long a finished trick stays; None: until a click."""
    return None if settings.trick_pause == "click" else float(settings.trick_pause)


def prepare_cards(pictures: CardPictures, size: tuple[int, int], settings: Settings, pack: str) -> None:
    """Have the cards of a pack drawn in the sizes that a table in such a window needs."""
    places = layout(*size, USUAL_SEATS, USUAL_HAND, settings.text_size / 100)
    names = [card.text for card in pack_named(pack).cards]
    for height in (places.card[1], places.trick_card[1]):
        pictures.prepare(names, height, is_turned=True)
    back = places.backs[1]
    pictures.prepare([BACK], back.h if back is not None else SMALLEST_BACK)
