"""What a person has put together and not yet sent: cards to lay away, cards of the widow to take.

The engine takes one card a step; here the steps are collected, can be taken back, and are then sent one after
the other, each when the table has answered the one before.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from manille_lan.client.model import TableModel
from manille_lan.engine.actions import Action
from manille_lan.engine.cards import Card
from manille_lan.engine.view import PlayerView

LAY: Final = "lay"
PICK: Final = "pick"
LAID: Final = "laid"
"""The place where cards lie that were laid away."""


def offers(view: PlayerView | None, verb: str) -> bool:
    """Whether an action of this verb is asked for."""
    return view is not None and any(action.verb == verb for action in view.legal)


def to_lay(view: PlayerView | None) -> int:
    """How many cards are still to be laid away: as many as were taken, less those that lie there."""
    if view is None or not offers(view, LAY):
        return 0
    taken = view.contract.drawn if view.contract is not None else 1
    return max(1, taken - sum(place.count for place in view.places if place.name == LAID))


@dataclass
class Plan:
    """The cards set aside, the positions picked, and what of it is on its way."""

    laid: list[Card] = field(default_factory=list)
    picked: list[int] = field(default_factory=list)
    _queue: deque[Action] = field(default_factory=deque)
    _for: tuple[int, str] = (0, "")

    @property
    def is_sending(self) -> bool:
        """Whether steps are still on their way."""
        return bool(self._queue)

    def follow(self, view: PlayerView | None) -> None:
        """Forget what was planned for a question that is no longer asked."""
        asked = (view.number, view.phase) if view is not None and view.is_my_turn else (0, "")
        if asked != self._for:
            self._for = asked
            self.clear()
        if view is not None:
            self.laid = [card for card in self.laid if card in view.hand]
        if not offers(view, PICK):
            self.picked.clear()

    def clear(self) -> None:
        """Change one's mind about all of it."""
        self.laid.clear()
        self.picked.clear()
        self._queue.clear()

    def set_aside(self, card: Card, most: int) -> None:
        """Set a card aside to be laid away; where that would be one too many, the first comes back."""
        if card in self.laid or self.is_sending:
            return
        self.laid.append(card)
        del self.laid[: max(0, len(self.laid) - most)]

    def take_back(self, card: Card | None = None) -> bool:
        """Take a card back into the hand, the last one where none is told; whether there was one."""
        if not self.laid or self.is_sending:
            return False
        self.laid.remove(card if card in self.laid else self.laid[-1])
        return True

    def toggle(self, position: int) -> None:
        """Pick a card of the widow, or leave it."""
        if position in self.picked:
            self.picked.remove(position)
        elif not self.is_sending:
            self.picked.append(position)

    def send(self, steps: Sequence[Action]) -> None:
        """Send these steps, one after the other."""
        self._queue.extend(steps)

    def next_step(self, model: TableModel) -> Action | None:
        """The step that can be sent now; None where none is left or the table has not answered."""
        if not self._queue or not model.is_asked or model.view is None:
            return None
        step = self._queue.popleft()
        if step not in model.view.legal:
            self.clear()
            return None
        return step
