"""How a card is said and how it is written: in words, with suit signs, or with marks that a window draws.

Cards arrive as notation (`10H`, `NC`): ranks and suit letters of a pack. Knows no order of cards and no
card points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal

Form = Literal["words", "signs", "letters", "markup"]
"""`words`: the king of hearts · `signs`: K♥ · `letters`: KH, the notation, for a console without the signs ·
`markup`: K{H}, where a window draws the suit.
"""

Say = Callable[..., str]
"""Looks a sentence up by its id, with its arguments."""

PACKS: Final = ("fr", "ca")
"""The packs whose suits have words here."""

SIGNS: Final = {"fr": {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}}
"""Suit signs by pack; a suit without one is written by its letter."""

LETTERS: Final = {
    "en": {},
    "fr": {"K": "R", "Q": "D", "J": "V", "N": "C"},
    "nl": {"K": "H", "Q": "V", "J": "B", "N": "R"},
}
"""The letters printed on court cards, by custom, where they are not those of the notation."""

NUMBERS: Final = {"ca": {"A": "1", "J": "10", "N": "11", "K": "12"}}
"""The numbers printed on cards, by pack, where they are not those of the notation. They go before any custom
of letters: what is written is what the cards show.
"""


def letters_of(language: str) -> str:
    """The custom of court letters that a language's readers expect."""
    return language if language in LETTERS else "en"


def suit_text(suit: str, pack: str, form: Form, say: Say) -> str:
    """A suit letter as a person reads it."""
    if form == "markup":
        return "{" + suit + "}"
    if form in ("signs", "letters"):
        return SIGNS.get(pack, {}).get(suit, suit) if form == "signs" else suit
    return say(f"suit-{pack}-{suit}")


def rank_text(rank: str, form: Form, letters: str, say: Say) -> str:
    """A rank in notation as a person reads it."""
    return say(f"rank-{rank}.next") if form == "words" else LETTERS[letters].get(rank, rank)


def card_text(card: str, pack: str, form: Form, letters: str, say: Say) -> str:
    """One card in notation as a person reads it."""
    return cards_text([card], pack, form, letters, say)


def cards_text(cards: Iterable[str], pack: str, form: Form, letters: str, say: Say) -> str:
    """Some cards, in the order given; in words those of one suit are named together."""
    parted = [(card[:-1], card[-1:]) for card in cards]
    if form == "words":
        return _in_words(parted, pack, say)
    faces = {} if form == "letters" else NUMBERS.get(pack, LETTERS[letters])
    written = [faces.get(rank, rank) + suit_text(suit, pack, form, say) for rank, suit in parted]
    return " ".join(written)


def _in_words(parted: list[tuple[str, str]], pack: str, say: Say) -> str:
    suits: dict[str, list[str]] = {}
    for rank, suit in parted:
        suits.setdefault(suit, []).append(rank)
    groups = []
    for suit, (first, *others) in suits.items():
        ranks = [say(f"rank-{first}"), *(say(f"rank-{rank}.next") for rank in others)]
        groups.append(f"{listed(ranks, say)} {say(f'suit-{pack}-{suit}.of')}")
    return listed(groups, say)


def listed(parts: Iterable[str], say: Say) -> str:
    """Some things as a list: a, b and c."""
    *before, last = list(parts) or [""]
    if not before:
        return last
    return say("list-last", before=", ".join(before), last=last)
