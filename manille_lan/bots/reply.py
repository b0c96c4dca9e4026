"""What came back when a bot was asked: an action, or how it failed. Whatever a bot does becomes a Reply."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from manille_lan.bots.contract import Aids, Bot, Decision
from manille_lan.engine.actions import Action
from manille_lan.engine.view import PlayerView

Trouble = Literal["nonsense", "exception", "timeout", "crash", "memory", "garbled", "setup"]
"""How a bot can fail to give an action: an answer that is none, an exception, no answer in time, the end of
its process, too much memory, bytes that are no message, a start that failed.
"""

MOST_TRACE = 3000


@dataclass(frozen=True)
class Reply:
    """An action with its reason, or (`action` None) the trouble with a trace for the bot's author."""

    action: Action | None
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)
    trouble: Trouble | None = None
    trace: str = ""


def failure(trouble: Trouble, trace: str) -> Reply:
    """The reply that there is none."""
    return Reply(None, trouble=trouble, trace=trace[-MOST_TRACE:])


def reply_of(bot: Bot, view: PlayerView, aids: Aids) -> Reply:
    """Ask a bot in this process. Whatever it raises or returns, a Reply comes back."""
    try:
        answer: object = bot.choose(view, view.legal, aids)
    except KeyboardInterrupt:
        raise
    except MemoryError:
        return failure("memory", traceback.format_exc())
    except BaseException:  # a bot that calls sys.exit() has raised, too
        return failure("exception", traceback.format_exc())
    if isinstance(answer, Action):
        return Reply(answer)
    if isinstance(answer, Decision) and isinstance(answer.action, Action):
        return Reply(answer.action, answer.why, answer.args)
    return failure("nonsense", f"choose() returned {_shown(answer)}")


def _shown(answer: object) -> str:
    """The answer for its author; its own `repr` may do anything."""
    try:
        return f"{type(answer).__name__}: {answer!r}"[:500]
    except Exception:
        return type(answer).__name__
