"""Advice for a person: what a bot would do in his place, and why; and whom a window or terminal asks for it.

Whoever asks hands out nothing but his own view, and no table hears of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from manille_lan.engine.actions import Action
from manille_lan.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Question:
    """A view that asks its seat something, and the options of its table as text."""

    view: PlayerView
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would do (None: it gave no good answer), and why: an id of the words with arguments.

    `words` are the sentences that the bot brings, as Fluent texts by language.
    """

    action: Action | None = None
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)


class Adviser(Protocol):
    """Thinks beside a person, never on his thread. Only the question asked last is answered."""

    def ask(self, question: Question) -> None:
        """Begin to think; an answer to an earlier question is not wanted any more."""

    def forget(self) -> None:
        """No answer is wanted any more."""

    def advice(self) -> Advice | None:
        """The answer to the question asked last, once; None while there is none."""

    def close(self) -> None:
        """Think no more, and leave nothing running."""
