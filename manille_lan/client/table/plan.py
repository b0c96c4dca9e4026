"""What a person has put together and not yet sent: cards to lay away, cards of the widow to take.

The engine takes one card a step; here the steps are collected, can be taken back, and are then sent one after
the other, each when the table has answered the one before.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from manille_lan.client.model import TableModel
from manille_lan.engine.actions import Action
from manille_lan.engine.cards import Card
from manille_lan.engine.events import Event
from manille_lan.engine.view import PlaceView, PlayerView

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


def supposed(view: PlayerView | None, plan: "Plan") -> PlayerView | None:
    """The view as it will be once the steps put together so far have been sent; `legal` is empty where none
    is left.
    """
    if view is None or view.seat is None or not (plan.laid or plan.picked):
        return view
    if offers(view, LAY):
        return _supposed_laid(view, view.seat, tuple(plan.laid))
    if not offers(view, PICK):
        return view
    picked = tuple(Event(PICK, (number,), view.seat) for number in plan.picked)
    left = tuple(a for a in view.legal if a.verb == PICK and a.args[0] not in plan.picked)
    legal = (*left, Action("take"))
    return replace(view, history=view.history + picked, turn=view.turn + len(picked), legal=legal)


def _supposed_laid(view: PlayerView, seat: int, laid: tuple[Card, ...]) -> PlayerView:
    """The view after some cards have been laid away."""
    left = tuple(card for card in view.hand if card not in laid)
    lying = next((place for place in view.places if place.name == LAID), PlaceView(LAID, seat, 0, ()))
    away = (*(lying.cards or ()), *laid)
    others = tuple(place for place in view.places if place.name != LAID)
    steps = [(Event(LAY, (card,), seat), Event(f"{LAY}_hidden", (seat,))) for card in laid]
    return replace(
        view,
        hands=tuple(left if owner == seat else cards for owner, cards in enumerate(view.hands)),
        counts=tuple(len(left) if owner == seat else count for owner, count in enumerate(view.counts)),
        places=(*others, PlaceView(LAID, seat, len(away), away)),
        history=view.history + tuple(event for step in steps for event in step),
        turn=view.turn + len(laid),
        legal=tuple(Action(LAY, (card,)) for card in left) if len(laid) < to_lay(view) else (),
    )


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
