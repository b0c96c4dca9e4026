"""From what the engine and a table speak of to the ids of words: actions, events, options, notes.

Everything comes in as plain words (a verb and its arguments, an option's value as text), so that a
stranger's phase or option is said too: with its own words where it brings some, else in notation. Beside
the names below, arguments are also told as `$a`, `$b`, `$c`, in order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from manille_lan.words.loader import Value, Words

ASKING: Final = ("ask", "invite")
"""What a player says that another is to answer."""

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "cut": ("count",),
    "blind": ("suit",),
    "trump": ("suit",),
    "play": ("card",),
    "claim": ("trick", "accused"),
    "bid": ("value",),
    "lay": ("card",),
    "pick": ("count",),
    "position": ("count",),
    "tell": ("kind", "what", "value"),
    "ask": ("kind", "what"),
    "answer": ("value",),
    "instruct": ("kind", "what"),
    "dealt": ("seat",),
    "drew": ("seat", "card"),
    "turned": ("card",),
    "marked": ("side", "value"),
    "held": ("side", "value"),
    "won": ("seat",),
    "leg": ("side",),
    "match_over": ("side",),
    "drawn": ("cards",),
    "lay_hidden": ("seat",),
    "widow_up": ("cards",),
    "taken": ("cards",),
    "faced": ("seat", "card"),
    "piles": ("seat", "cards"),
    "uncovered": ("seat", "card"),
}
"""What the arguments of the engine's own verbs and events are called; `cards` is all that follow."""


def _named(kind: str, args: Sequence[object]) -> dict[str, Value]:
    told: list[Value] = [arg if type(arg) is int else str(arg) for arg in args]
    names = ARGUMENTS.get(kind, ())
    if names and names[-1] == "cards":
        told[len(names) - 1 :] = [" ".join(map(str, told[len(names) - 1 :]))]
    return {**dict(zip("abc", told, strict=False)), **dict(zip(names, told, strict=False))}


def _notation(kind: str, args: Sequence[object]) -> str:
    return " ".join((kind, *map(str, args)))


def action_label(words: Words, verb: str, args: Sequence[object]) -> str:
    """An action as the label of a button: `Pass`, `hearts`, `Cut 12`."""
    id = f"verb-{verb}"
    return words(id, **_named(verb, args)) if words.is_known(id) else _notation(verb, args)


def action_said(words: Words, verb: str, args: Sequence[object]) -> str:
    """An action as its player says it to the others: `Your word, partner?`; else its label."""
    id = f"verb-{verb}.said"
    return words(id, **_named(verb, args)) if words.is_known(id) else action_label(words, verb, args)


def event_sentence(words: Words, kind: str, args: Sequence[object], by: int = -1) -> str:
    """An event as a sentence of the log; `by` is the seat whose action it was, -1 where it was none."""
    if by >= 0:
        id = f"did-{kind}"
        if words.is_known(id):
            return words(id, by=by, **_named(kind, args))
        return f"{words.seat(by)}: {_notation(kind, args)}"
    id = "event-match_over.shared" if kind == "match_over" and len(args) > 1 else f"event-{kind}"
    return words(id, **_named(kind, args)) if words.is_known(id) else _notation(kind, args)


def phase_prompt(words: Words, phase: str, seat: int) -> str:
    """What the seat on turn is asked, told to the reader: `Choose trumps.`, `Anna chooses trumps.`"""
    id = f"phase-{phase}"
    return words(id, seat=seat) if words.is_known(id) else f"{words.seat(seat)}: {phase}"


def question_sentence(
    words: Words,
    phase: str,
    seat: int,
    verbs: Collection[str],
    said: tuple[str, Sequence[object], int] | None,
) -> str:
    """What the reader, who sits at `seat`, is asked: what another has just asked of him (`said`: kind,
    arguments and seat of the last event), to speak or to lead, or what the phase asks.
    """
    if said is not None and said[0] in ASKING and said[2] != seat:
        return event_sentence(words, *said)
    if "play" in verbs and len(verbs) > 1:
        return words("table-speak-or-lead")
    return phase_prompt(words, phase, seat)


def score_label(words: Words, what: str, value: int) -> str:
    """The label of a score line."""
    id = f"score-{what}"
    return words(id, value=value) if words.is_known(id) else what


def option_label(words: Words, option: str) -> str:
    """An option's label; its id where nobody says it."""
    id = f"rule-{option}"
    return words(id) if words.is_known(id) else option


def option_help(words: Words, option: str) -> str:
    """An option's line of help; empty where nobody says it."""
    id = f"rule-{option}.help"
    return words(id) if words.is_known(id) else ""


def value_label(words: Words, option: str, text: str) -> str:
    """An option's value, given in notation, as a person reads it: `race:101` as `first to 101`."""
    kind, _, number = text.partition(":")
    if text.isdecimal():
        kind, number = "number", text
    id = f"rule-{option}.{kind}"
    if words.is_known(id):
        return words(id, number=int(number)) if number.isdecimal() else words(id)
    return words(f"value-{text}") if text in ("true", "false") else text


def preset_label(words: Words, preset: str) -> str:
    """A game's name; its id where its plugin brings no words."""
    id = f"preset-{preset}"
    return words(id) if words.is_known(id) else preset


def sentence(words: Words, id: str, args: Mapping[str, Value]) -> str:
    """A reason, error or note that somebody else named: its sentence, or id and arguments where it has
    none.
    """
    if words.is_known(id):
        return words(id, **args)
    told = ", ".join(f"{name}: {value}" for name, value in args.items())
    return f"{id} ({told})" if told else id


def reason_sentence(words: Words, why: str, args: Mapping[str, Value]) -> str:
    """Why a bot did what it did, as a sentence; empty where nobody has words for it."""
    told = words(why, **args) if why.startswith("why-") and words.is_known(why) else ""
    return told[:1].upper() + told[1:]


def refusal_sentence(words: Words, code: str, args: Mapping[str, Value]) -> str:
    """Why a table refused something: a reason of the rules, an error, or a code of the wire (`error-X`)."""
    return sentence(words, code if words.is_known(code) else f"error-{code}", args)


def note_sentence(words: Words, code: str, args: Mapping[str, Value]) -> str:
    """What a table tells everybody."""
    return sentence(words, f"note-{code}", args)
