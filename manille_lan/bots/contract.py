"""What a bot is: a class with one method. It gets a view, the legal actions and aids, and answers with an
action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from manille_lan.bots.limits import BotLimits
from manille_lan.engine.actions import Action
from manille_lan.engine.imagine import imagine
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView
from manille_lan.engine.worlds import World, Worlds
from manille_lan.errors import PluginError

API_VERSION = 1


@dataclass(frozen=True)
class Decision:
    """An action with its reason: a message id of the words, `why-...`, and arguments that the view shows.

    Cards and suits are given in notation, seats as numbers. Others read the reason once the deal is over.
    """

    action: Action
    why: str = ""
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass
class Aids:
    """What a bot is given beside the view.

    `rng` is a random stream of its own; `rules` the rules of the table, None where its variant is not
    installed here; `seconds_left` the time for this answer and `bank_left` what it may use beyond that, once
    in a match; `is_timed` whether a clock runs at all: in a simulation none does for trusted bots, and the
    same seed should give the same game; `limits` all its limits; `notes` a notebook for the match.
    """

    rng: Random
    rules: Rules | None = None
    limits: BotLimits = field(default_factory=BotLimits)
    seconds_left: float = 1.0
    bank_left: float = 10.0
    is_timed: bool = True
    notes: dict[str, Any] = field(default_factory=dict)

    def imagine(self, view: PlayerView) -> Deal:
        """A whole deal that agrees with the view, every one that the rules leave possible being equally
        likely. Raises PluginError where the rules are not known: register the bot with `needs_rules`.
        """
        return imagine(self._rules(), view, self.rng)

    def worlds(self, view: PlayerView) -> Iterator[World]:
        """Where the cards may lie, again and again without end: the cards (numbers) that every seat holds
        now, equally likely as in `imagine` but many times faster. Raises PluginError as `imagine` does.
        """
        possible = Worlds(self._rules(), view)
        while True:
            yield possible.draw(self.rng)

    def _rules(self) -> Rules:
        if self.rules is None:
            raise PluginError("plugin-needs-rules")
        return self.rules


class Bot(Protocol):
    """A strategy. One object plays one seat for one match."""

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action | Decision:
        """One of the legal actions, or a Decision that gives a reason with it."""


@dataclass(frozen=True, kw_only=True)
class BotEntry:
    """A bot as it is registered: its id, how to make one, and a line about itself by language.

    `make` is called once a match, in the bot's own process; `needs_rules` says that it cannot do without
    `aids.rules`, `aids.imagine` or `aids.worlds`, and so cannot sit at a table whose variant is not installed
    here; `words` are Fluent texts by language with the sentences of its reasons, each `why-...`.
    """

    id: str
    make: Callable[[], Bot]
    about: Mapping[str, str]
    version: str = "1"
    needs_rules: bool = False
    words: Mapping[str, str] = field(default_factory=dict)
    api_version: int = API_VERSION
