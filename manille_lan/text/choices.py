"""What the person on turn may choose, as numbered lines; and which action a typed word means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from manille_lan.engine.actions import Action, action_text, parse_action
from manille_lan.engine.cards import Card, Pack
from manille_lan.engine.view import PlayerView
from manille_lan.errors import NotationError
from manille_lan.words.cards import LETTERS, NUMBERS, SIGNS
from manille_lan.words.loader import Words
from manille_lan.words.phrases import action_label

KINDS: Final = ("suit", "rank", "card")
"""What a sentence about a hand begins with."""
MOST_LISTED: Final = 10
"""Of more numbers than this, the number itself is typed."""


@dataclass(frozen=True)
class Choice:
    """One line of the list: what is typed for it, what it says, the action in notation."""

    typed: str
    label: str
    action: str


def choices(words: Words, view: PlayerView) -> tuple[Choice, ...]:
    """The legal actions, numbered from 1. Where there is a number to choose out of many (a cut, a bid), that
    number is typed, and a word for what else may be done.
    """
    numbers = _numbered(view.legal)
    return tuple(
        Choice(
            _typed(action, at, numbers),
            action_label(words, action.verb, action.args),
            str(action),
        )
        for at, action in enumerate(view.legal, 1)
    )


def choice_lines(words: Words, view: PlayerView) -> Iterator[str]:
    """The choices for a person to read: many numbers as their two ends, sentences by examples."""
    numbers = _numbered(view.legal)
    if numbers:
        yield words("text-number", low=min(map(int, numbers)), high=max(map(int, numbers)))
    shown = [
        f"{choice.typed}) {choice.label}"
        for choice, action in zip(choices(words, view), view.legal, strict=True)
        if str(action) not in numbers.values() and not _is_sentence(action)
    ]
    if shown:
        yield "  ".join(shown)
    examples = _examples(view.legal)
    if examples:
        yield words("table-text-say", examples=", ".join(examples))


def meant_action(words: Words, view: PlayerView, typed: str) -> str | None:
    """The action (notation) that a typed word means: a number of the list, a card, a suit, a label, or
    notation itself; None where it is none of them. A card that may not be played is meant all the same:
    the table says why not.
    """
    word = " ".join(typed.split())
    for choice in choices(words, view):
        if word.casefold() in (choice.typed, choice.label.casefold(), choice.action.casefold()):
            return choice.action
    card = typed_card(view.the_pack, word, words.court_letters)
    if card is not None and view.phase == "play":
        return action_text(Action("play", (card,)))
    begun = _by_beginning(view.legal, word)
    if begun is not None:
        return begun
    by_last_word = [str(action) for action in view.legal if _last_word(action) == word.upper()]
    if len(by_last_word) == 1:
        return by_last_word[0]
    return _notation(view.the_pack, word)


def typed_card(pack: Pack, text: str, letters: str) -> Card | None:
    """The card that somebody typed: `10H`, `10♥`, `rh` (a French king), `12o` (a Catalan one)."""
    signs = {sign: suit for suit, sign in SIGNS.get(pack.id, {}).items()}
    rank, suit = text[:-1].strip().upper(), text[-1:].upper()
    suit = signs.get(suit, suit)
    own = {face: rank for rank, face in NUMBERS.get(pack.id, LETTERS[letters]).items()}
    return pack.card_or_none(own.get(rank, rank) + suit) or pack.card_or_none(rank + suit)


def _numbered(legal: tuple[Action, ...]) -> dict[str, str]:
    """The actions (notation) whose one number is typed for them, by number: those of a verb of which there is
    nothing else, or that has many.
    """
    plain = [action for action in legal if len(action.args) == 1 and type(action.args[0]) is int]
    is_all = len({action.verb for action in legal}) == 1 and len(plain) == len(legal) > 1
    if not is_all and len(plain) <= MOST_LISTED:
        return {}
    verb = plain[0].verb
    return {str(action.args[0]): str(action) for action in plain if action.verb == verb}


def _typed(action: Action, at: int, numbers: Mapping[str, str]) -> str:
    """What is typed for the action that stands at a place of the list, counted from 1."""
    if not numbers:
        return str(at)
    last = str(action).rpartition(" ")[2]
    return last if last not in numbers or numbers[last] == str(action) else str(action)


def _is_sentence(action: Action) -> bool:
    """Whether it says something of a suit, a rank or a card: too many to be listed."""
    return len(action.args) >= 2 and action.args[0] in KINDS


def _examples(legal: tuple[Action, ...]) -> list[str]:
    """One sentence of each verb and kind, as it may be typed."""
    found: dict[tuple[str, str], str] = {}
    for action in filter(_is_sentence, legal):
        words = " ".join(map(str, (action.verb, *action.args[:2])))
        found.setdefault((action.verb, str(action.args[0])), words)
    return list(found.values())


def _by_beginning(legal: tuple[Action, ...], word: str) -> str | None:
    """The one action that begins so: `tell suit h`, where the number follows from the hand."""
    begun = [str(action) for action in legal if str(action).casefold().startswith(f"{word.casefold()} ")]
    return begun[0] if len(begun) == 1 and " " in word else None


def _last_word(action: Action) -> str:
    return str(action).rpartition(" ")[2].upper()


def _notation(pack: Pack, word: str) -> str | None:
    """A whole action in notation, with more than its verb: `claim 3 1`."""
    verb, _, rest = word.partition(" ")
    if not rest:
        return None
    try:
        return action_text(parse_action(pack, f"{verb.lower()} {rest.upper()}"))
    except NotationError:
        return None
