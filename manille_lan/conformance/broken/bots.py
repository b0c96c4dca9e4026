"""A small sound bot, and bots that each break one promise.

`BROKEN_BOTS` maps the check that must find a bot to its entry.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from manille_lan.bots.contract import Aids, Bot, BotEntry, Decision
from manille_lan.engine.actions import Action
from manille_lan.engine.view import PlayerView

Answer = Callable[[PlayerView, Sequence[Action], Aids], object]


class Answering:
    """A bot that answers with what a function gives."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer

    def choose(self, view: PlayerView, legal: Sequence[Action], aids: Aids) -> Action | Decision:
        """Whatever the function answers, be it an action or not."""
        return self.answer(view, legal, aids)  # type: ignore[return-value]


def entry(id: str, answer: Answer) -> BotEntry:
    """A bot of that id that answers so."""
    return BotEntry(id=id, make=lambda: Answering(answer), about={"en": "Made to be found out."})


def _first(view: PlayerView, legal: Sequence[Action], aids: Aids) -> object:
    return legal[0]


def _held_by_others(view: PlayerView, legal: Sequence[Action], aids: Aids) -> object:
    others = [card for card in view.the_pack.cards if card not in view.hand]
    return Action("play", (others[0],))


def _out_of_phase(view: PlayerView, legal: Sequence[Action], aids: Aids) -> object:
    return Action("look_at_all_hands")


def _text(view: PlayerView, legal: Sequence[Action], aids: Aids) -> object:
    return str(legal[0])


def _needs_rules(view: PlayerView, legal: Sequence[Action], aids: Aids) -> object:
    aids.imagine(view)
    return legal[0]


def _greedy_for_memory(view: PlayerView, legal: Sequence[Action], aids: Aids) -> object:
    raise MemoryError


def _shares_the_dice(view: PlayerView, legal: Sequence[Action], aids: Aids) -> object:
    return random.choice(legal)


def _rambling(view: PlayerView, legal: Sequence[Action], aids: Aids) -> object:
    return Decision(legal[0], "Because I feel like it!")


def _unmakeable() -> Bot:
    raise LookupError("no weights found")


SOUND_BOT = entry("sound", _first)

BROKEN_BOTS = {
    "not_held": entry("sleight_of_hand", _held_by_others),
    "illegal": entry("out_of_phase", _out_of_phase),
    "nonsense": entry("text", _text),
    "exception": entry("unannounced_rules", _needs_rules),
    "memory": entry("memory", _greedy_for_memory),
    "global-random": entry("shared_dice", _shares_the_dice),
    "reason": entry("rambling", _rambling),
    "cannot-be-made": BotEntry(id="unmakeable", make=_unmakeable, about={"en": "Never there."}),
    "declaration": BotEntry(id="nameless", make=SOUND_BOT.make, about={}),
}
"""The check that must find it -> a bot that breaks just that promise."""
