"""Actions: what a seat is asked for. A verb and its arguments, written `play 10H`, `trump H`, `double`,
`lay 7D`.

An action is plain data without a seat; whether it is allowed is the phase's matter. A stranger's phase may
use verbs of its own: any word and any arguments can be written and read back.
"""

from __future__ import annotations

import re

import msgspec

from manille_lan.engine.cards import Card, Pack
from manille_lan.errors import NotationError

Argument = Card | int | str
_WORD = re.compile(r"[A-Za-z0-9_+:.-]{1,32}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
MOST_WORDS = 64


class Action(msgspec.Struct, frozen=True, gc=False):
    """One thing a seat may do: `verb` and `args` (cards, whole numbers or words)."""

    verb: str
    args: tuple[Argument, ...] = ()

    @property
    def card(self) -> Card | None:
        """The card it speaks of, if it speaks of one."""
        for arg in self.args:
            if isinstance(arg, Card):
                return arg
        return None

    def __str__(self) -> str:
        return action_text(self)


def action_text(action: Action) -> str:
    """The action in notation."""
    return " ".join((action.verb, *map(str, action.args)))


def parse_action(pack: Pack, text: str) -> Action:
    """The action that `text` writes. Raises NotationError where it writes none."""
    verb, *rest = parse_words(text)
    if not verb.isidentifier():
        raise NotationError("notation-action", text=text[:80])
    return Action(verb, tuple(parse_argument(pack, word) for word in rest))


def parse_argument(pack: Pack, word: str) -> Argument:
    """A word as a card of the pack, a whole number, or itself."""
    card = pack.card_or_none(word)
    if card is not None:
        return card
    return int(word) if _NUMBER.fullmatch(word) else word


def parse_words(text: str) -> list[str]:
    """The words of a notation: 1 to 64, parted by single spaces."""
    words = text.split(" ")
    if not 1 <= len(words) <= MOST_WORDS or not all(_WORD.fullmatch(word) for word in words):
        raise NotationError("notation-action", text=text[:80])
    return words


def playing(pack: Pack) -> tuple[Action, ...]:
    """`play` for every card of the pack, by card number."""
    made = _PLAYING.get(pack.id)
    if made is None:
        made = _PLAYING[pack.id] = tuple(Action("play", (card,)) for card in pack.cards)
    return made


_PLAYING: dict[str, tuple[Action, ...]] = {}
