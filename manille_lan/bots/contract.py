"""What a bot is: a class with one method. It gets a view, the legal actions and aids, and answers with an
action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from manille_lan.engine.actions import Action
from manille_lan.engine.imagine import imagine
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView

API_VERSION = 1


@dataclass(frozen=True)
class Decision:
    """An action with its reason: a message id of the words and arguments that the view shows."""

    action: Action
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass
class Aids:
    """What a bot is given beside the view: the table's rules, a random stream of its own, the time it has
    left, and a notebook that lasts for the match.
    """

    rules: Rules
    rng: Random
    seconds_left: float = 1.0
    bank_left: float = 10.0
    notes: dict[str, Any] = field(default_factory=dict)

    def imagine(self, view: PlayerView) -> Deal:
        """A whole deal that agrees with the view, every one that the rules leave possible being equally
        likely.
        """
        return imagine(self.rules, view, self.rng)


class Bot(Protocol):
    """A strategy. One object plays one seat for one match."""

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action | Decision:
        """One of the legal actions, or a Decision that gives a reason with it."""


@dataclass(frozen=True, kw_only=True)
class BotEntry:
    """A bot as it is registered: its id, how to make one, and a line about itself by language.

    `make` is called once a match, in the bot's own process; `needs_rules` says that it uses `aids.rules` or
    `aids.imagine` and so cannot sit at a table whose variant is not installed here.
    """

    id: str
    make: Callable[[], Bot]
    about: Mapping[str, str]
    version: str = "1"
    needs_rules: bool = False
    api_version: int = API_VERSION
