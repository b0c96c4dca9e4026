"""From a typed line to what is meant: something asked of the table, something to be shown, or neither.

Commands begin with `/`; their names are words of the person's language, and the English ones always. Seats
are numbered from 1 for people. Whatever else is typed answers the question that is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from manille_lan.engine.view import PlayerView
from manille_lan.protocol.messages import RoomAction
from manille_lan.text.choices import meant_action
from manille_lan.words.loader import Words

INTENTS: Final = frozenset((*get_args(RoomAction), "act", "chat"))
"""Everything that a person can want of a table, here as in the window."""

Shown = Literal["help", "last", "rules", "seats", "hand", "score", "options", "prompt", "why"]


@dataclass(frozen=True)
class DoAct:
    """An action of the deal, in notation."""

    action: str


@dataclass(frozen=True)
class DoRoom:
    """Something asked of the room."""

    what: RoomAction
    args: dict[str, str | int | bool] = field(default_factory=dict)


@dataclass(frozen=True)
class DoChat:
    """Something to be said to everybody."""

    text: str


@dataclass(frozen=True)
class DoShow:
    """Something to be shown to the person alone."""

    what: Shown


@dataclass(frozen=True)
class DoHint:
    """Say what a bot would do."""


@dataclass(frozen=True)
class DoLeave:
    """Go."""


@dataclass(frozen=True)
class NotMeant:
    """What was typed means nothing: the sentence that says so, with its arguments."""

    id: str
    args: dict[str, str | int] = field(default_factory=dict)


Meaning = DoAct | DoRoom | DoChat | DoShow | DoHint | DoLeave | NotMeant
Rest = list[str]


@dataclass(frozen=True)
class Command:
    """A command: its id, and what it means with the words that follow it (None: not with those)."""

    id: str
    meaning: Callable[[str], Meaning | None]


def parse_line(line: str, words: Words, view: PlayerView | None, phase: str) -> Meaning:
    """What a typed line means. `phase` is the room's; an empty line goes on after a deal, and else shows
    the question again.
    """
    text = line.strip()
    if not text:
        return DoRoom("next") if phase == "result" else DoShow("prompt")
    if text.startswith("/"):
        return _command(text[1:], words)
    if view is None or not view.is_my_turn:
        return NotMeant("text-not-asked", {"text": text[:40]})
    action = meant_action(words, view, text)
    return NotMeant("text-no-choice", {"text": text[:40]}) if action is None else DoAct(action)


def command_names(words: Words, id: str) -> list[str]:
    """What may be typed for a command: the language's names for it first, then its own."""
    return list(dict.fromkeys((*words(f"text-command-{id}").split(), id)))


def _command(text: str, words: Words) -> Meaning:
    name, _, rest = text.partition(" ")
    for command in COMMANDS:
        if name.casefold() in command_names(words, command.id):
            meaning = command.meaning(rest.strip())
            usage = NotMeant("text-usage", {"usage": usage_text(words, command.id)})
            return usage if meaning is None else meaning
    return NotMeant("text-no-command", {"text": text[:40]})


def usage_text(words: Words, id: str) -> str:
    """A command as it is written in the help: its name and what follows it."""
    return f"/{command_names(words, id)[0]} {words(f'text-command-{id}.args')}".rstrip()


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


def _seat(what: RoomAction) -> Callable[[str], Meaning | None]:
    """A command that takes one seat, numbered from 1."""

    def meaning(rest: str) -> Meaning | None:
        number = _number(rest)
        return None if not number else DoRoom(what, {"seat": number - 1})

    return meaning


def _plain(what: RoomAction) -> Callable[[str], Meaning | None]:
    return lambda rest: None if rest else DoRoom(what)


def _text(what: RoomAction, name: str) -> Callable[[str], Meaning | None]:
    return lambda rest: DoRoom(what, {name: rest}) if rest else None


def _show(what: Shown) -> Callable[[str], Meaning | None]:
    return lambda _: DoShow(what)


def _ready(rest: str) -> Meaning | None:
    """`/ready`, or `/ready no`."""
    return DoRoom("ready", {"ready": rest.casefold() not in ("no", "non", "nee", "false")})


def _bot(rest: str) -> Meaning | None:
    """`/bot SEAT [BOT]`; the table chooses the bot where none is named."""
    seat, _, bot = rest.partition(" ")
    number = _number(seat)
    if not number:
        return None
    named: dict[str, str | int | bool] = {"bot": bot.strip()} if bot.strip() else {}
    return DoRoom("add_bot", {"seat": number - 1, **named})


def _option(rest: str) -> Meaning | None:
    """`/option NAME=VALUE`; without anything, the options are shown."""
    name, sign, value = rest.partition("=")
    if not rest:
        return DoShow("options")
    return DoRoom("option", {"name": name.strip(), "value": value.strip()}) if sign else None


def _swap(rest: str) -> Meaning | None:
    """`/swap SEAT SEAT`."""
    numbers = [_number(part) for part in rest.split()]
    if len(numbers) != 2 or not numbers[0] or not numbers[1]:
        return None
    return DoRoom("swap", {"seat": numbers[0] - 1, "other": numbers[1] - 1})


COMMANDS: Final = (
    Command("say", lambda rest: DoChat(rest) if rest else None),
    Command("hand", _show("hand")),
    Command("last", _show("last")),
    Command("hint", lambda _: DoHint()),
    Command("why", _show("why")),
    Command("score", _show("score")),
    Command("seats", _show("seats")),
    Command("rules", _show("rules")),
    Command("ready", _ready),
    Command("next", _plain("next")),
    Command("sit", _seat("sit")),
    Command("rename", _text("rename", "name")),
    Command("variant", _text("variant", "variant")),
    Command("option", _option),
    Command("bot", _bot),
    Command("nobot", _seat("remove_bot")),
    Command("swap", _swap),
    Command("kick", _seat("kick")),
    Command("start", _plain("start")),
    Command("again", _plain("again")),
    Command("close", _plain("close")),
    Command("leave", lambda _: DoLeave()),
    Command("help", _show("help")),
)
"""Every command, in the order of the help."""
