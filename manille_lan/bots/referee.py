"""The referee of a bot's seat: what counts as a fault, what is played instead, when the seat is lost.

One table of rulings for every table, arena and simulation. What a bot tried is told to its author (the
record, the log), never to its opponents: they hear that the seat had a fault, not which.

=========== ===================================================== ===================================
fault       when                                                  what follows, besides the fallback
=========== ===================================================== ===================================
illegal     an action that is not offered                         one strike
not_held    a card that the seat does not hold                    one strike
nonsense    an answer that is no action                           one strike
exception   the bot raised                                        one strike
timeout     no answer within the decision time and the bank       one strike; its late answer is ignored
crash       its process ended                                     one strike, a new process
memory      it used more memory than it may                       one strike, a new process
garbled     bytes that are no message                             one strike, a new process
setup       it was not ready in time, or could not be made        the seat is lost at once
=========== ===================================================== ===================================

After `limits.faults` strikes in a match (three) the seat goes to `steady`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from manille_lan.bots.reason import Reason, plain_reason
from manille_lan.bots.reply import Reply
from manille_lan.engine.actions import Action
from manille_lan.engine.view import PlayerView

UNDERSTUDY = "steady"
"""The bot that takes over the seat of one that lost it."""


@dataclass(frozen=True)
class Ruling:
    """What follows a kind of fault: strikes (None: the seat is lost at once), and whether its process must
    be made anew.
    """

    strikes: int | None = 1
    restart: bool = False


POLICY: Mapping[str, Ruling] = {
    "illegal": Ruling(),
    "not_held": Ruling(),
    "nonsense": Ruling(),
    "exception": Ruling(),
    "timeout": Ruling(),
    "crash": Ruling(restart=True),
    "memory": Ruling(restart=True),
    "garbled": Ruling(restart=True),
    "setup": Ruling(strikes=None),
}


@dataclass(frozen=True)
class Fault:
    """A fault of the bot at a seat: its kind (see the table), the bot, strikes so far, the seat lost or not.

    `trace` is for the bot's author: the record and the log keep it, nobody at the table is shown it.
    """

    kind: str
    bot: str
    seat: int
    strikes: int
    loses_seat: bool
    restart: bool
    trace: str = ""


@dataclass(frozen=True)
class Verdict:
    """What the seat plays, why (an id of the words with arguments, or empty), and the fault, if any."""

    action: Action
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    fault: Fault | None = None

    @property
    def reason(self) -> Reason | None:
        """The reason, if there is one."""
        return Reason(self.why, self.args) if self.why else None


class Referee:
    """Judges the replies of one bot at one seat for one match."""

    def __init__(self, bot: str, seat: int, faults: int) -> None:
        self.bot = bot
        self.seat = seat
        self.faults = faults
        self.strikes = 0

    def judge(self, view: PlayerView, reply: Reply) -> Verdict:
        """The action to be played for a reply to `view`, which is the seat's own and is asked."""
        kind = _kind(view, reply)
        if kind is None and reply.action is not None:
            reason = plain_reason(reply.why, reply.args) or Reason("")
            return Verdict(reply.action, reason.id, reason.args)
        ruling = POLICY[kind or "nonsense"]
        self.strikes = self.faults if ruling.strikes is None else self.strikes + ruling.strikes
        fault = Fault(
            kind=kind or "nonsense",
            bot=self.bot,
            seat=self.seat,
            strikes=self.strikes,
            loses_seat=self.strikes >= self.faults,
            restart=ruling.restart,
            trace=reply.trace or f"answered {reply.action}",
        )
        return Verdict(fallback(view), fault=fault)


def fallback(view: PlayerView) -> Action:
    """What a seat plays whose bot gave no legal action: the cheapest legal card, else the first legal choice
    that raises nothing. It follows from the view alone, and in the same view is always the same.
    """
    cards = [action for action in view.legal if action.verb == "play" and action.card is not None]
    if cards:
        return min(cards, key=lambda action: _cost(view, action))
    quiet = [action for action in view.legal if action.verb in _QUIET]
    modest = [action for action in view.legal if action.verb not in _RAISING and "none" not in action.args]
    return (quiet or modest or list(view.legal))[0]


_QUIET = frozenset({"pass", "none", "look", "decline", "silence"})
_RAISING = frozenset({"double", "redouble", "blind", "bid", "claim"})


def _cost(view: PlayerView, action: Action) -> tuple[int, bool, int, int]:
    """How dear a card is: card points, then trumps, then rank."""
    card = action.card
    assert card is not None
    return card.points, card.suit == view.trump, int(card) % card.pack.width, int(card)


def _kind(view: PlayerView, reply: Reply) -> str | None:
    """The kind of fault in a reply, None for a legal action."""
    if reply.action is None:
        return reply.trouble
    if reply.action in view.legal:
        return None
    card = reply.action.card
    return "not_held" if card is not None and card not in view.hand else "illegal"
