"""The reasons of a finished deal beside what happened in it: which trick each action belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from manille_lan.engine.events import Event
from manille_lan.engine.view import PlayerView
from manille_lan.protocol.messages import MoveReason, Reasons

__all__ = ["Explained", "explained"]


@dataclass(frozen=True, slots=True)
class Explained:
    """An action with its reason, and the number of its trick from 1 (0: before the first)."""

    trick: int
    event: Event
    reason: MoveReason


def explained(view: PlayerView, told: Reasons) -> Iterator[Explained]:
    """The actions that were given reasons, in order; a reason for what the view does not hold is left out."""
    for reason in sorted(told.moves, key=lambda move: move.at):
        if reason.at >= len(view.history):
            continue
        before, event = view.history[: reason.at], view.history[reason.at]
        won = sum(other.kind == "won" for other in before)
        has_begun = won > 0 or any(other.kind == "play" for other in (*before, event))
        yield Explained(min(won + 1, len(view.tricks)) if has_begun else 0, event, reason)
