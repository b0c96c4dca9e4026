"""What the person on turn may choose, as numbered lines; and which action a typed word means."""

from __future__ import annotations

from dataclasses import dataclass

from manille_lan.engine.actions import Action, action_text, parse_action
from manille_lan.engine.cards import Card, Pack
from manille_lan.engine.view import PlayerView
from manille_lan.errors import NotationError
from manille_lan.words.cards import LETTERS, SIGNS
from manille_lan.words.loader import Words
from manille_lan.words.phrases import action_label


@dataclass(frozen=True)
class Choice:
    """One line of the list: what is typed for it, what it says, the action in notation."""

    typed: str
    label: str
    action: str


def choices(words: Words, view: PlayerView) -> tuple[Choice, ...]:
    """The legal actions, numbered from 1; where they are one verb with a number (a cut), that number is
    typed.
    """
    numbers = _plain_numbers(view.legal)
    return tuple(
        Choice(
            numbers[i] if numbers else str(i + 1), action_label(words, action.verb, action.args), str(action)
        )
        for i, action in enumerate(view.legal)
    )


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
    by_last_word = [str(action) for action in view.legal if _last_word(action) == word.upper()]
    if len(by_last_word) == 1:
        return by_last_word[0]
    return _notation(view.the_pack, word)


def typed_card(pack: Pack, text: str, letters: str) -> Card | None:
    """The card that somebody typed: `10H`, `10♥`, `rh` (a French king), in small letters too."""
    signs = {sign: suit for suit, sign in SIGNS.get(pack.id, {}).items()}
    rank, suit = text[:-1].strip().upper(), text[-1:].upper()
    suit = signs.get(suit, suit)
    own = {face: rank for rank, face in LETTERS[letters].items()}
    return pack.card_or_none(own.get(rank, rank) + suit) or pack.card_or_none(rank + suit)


def _plain_numbers(legal: tuple[Action, ...]) -> list[str]:
    """The only arguments of the actions, if all have the same verb and one number."""
    is_plain = len({action.verb for action in legal}) == 1 and len(legal) > 1
    numbers = [
        str(action.args[0]) for action in legal if len(action.args) == 1 and type(action.args[0]) is int
    ]
    return numbers if is_plain and len(numbers) == len(legal) else []


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
