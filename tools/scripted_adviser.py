"""Somebody who thinks of hints as a test or a picture wants it: stands where a real adviser does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from manille_lan.bots.advice import Advice, Question
from manille_lan.engine.view import PlayerView


@dataclass
class ScriptedAdviser:
    """Thinks of hints when `think` is called, by `choose`; what is no longer wanted is not told."""

    choose: Callable[[PlayerView], Advice] = lambda view: Advice(view.legal[0])
    asked: list[Question] = field(default_factory=list)
    is_closed: bool = False
    _wanted: Question | None = None
    _ready: Advice | None = None

    def ask(self, question: Question) -> None:
        """Note the question."""
        self.asked.append(question)
        self._wanted, self._ready = question, None

    def think(self) -> None:
        """Answer the last question."""
        if self._wanted is not None:
            self._ready = self.choose(self._wanted.view)

    def forget(self) -> None:
        """Nothing is wanted."""
        self._wanted = self._ready = None

    def advice(self) -> Advice | None:
        """What was thought out."""
        told, self._ready = self._ready, None
        return told

    def close(self) -> None:
        """Note it."""
        self.is_closed = True
