"""`manille-lan variants`: the games of this machine; with an id, that game's rules and options."""

from __future__ import annotations

from typing import Any

from manille_lan.cli.plugins import failure_data, failure_lines, registry_of
from manille_lan.cli.session import Session
from manille_lan.engine.variant import Rules, settled
from manille_lan.registry import Registry
from manille_lan.words.loader import Words
from manille_lan.words.phrases import option_help, option_label, preset_label, value_label
from manille_lan.words.sheet import rule_sheet


def run(session: Session, id: str, as_json: bool) -> None:
    """List the games, or tell one. Raises UnknownName for an id that is none."""
    registry = registry_of(session)
    language = session.words.language
    if id:
        rules = settled(registry.variant(id), id, {})
        words = Words(language, rules.variant.words)
        if as_json:
            session.show_json(
                {**_data(rules, words), "options": _options(rules, words), "sheet": _sheet(rules, words)}
            )
            return
        session.say(_told(rules, words))
        return
    games = [settled(registry.variant(preset), preset, {}) for preset in _usable(registry)]
    told = [(rules, Words(language, rules.variant.words)) for rules in games]
    if as_json:
        session.show_json({"variants": [_data(*game) for game in told], "failures": failure_data(registry)})
        return
    width = max((len(rules.preset) for rules in games), default=0)
    for rules, words in told:
        session.say(f"{rules.preset:{width}}  {preset_label(words, rules.preset)}. {_about(rules, words)}")
    for line in failure_lines(registry, session.words):
        session.complain(line)


def _usable(registry: Registry) -> list[str]:
    return list(registry.presets)


def _about(rules: Rules, words: Words) -> str:
    id = f"preset-{rules.preset}.about"
    return words(id) if words.is_known(id) else ""


def _sheet(rules: Rules, words: Words) -> str:
    return rule_sheet(words, rules.variant.id, {}, rules.variant.rules_text)


def _data(rules: Rules, words: Words) -> dict[str, Any]:
    """One game as plain data."""
    low, high = rules.variant.players
    return {
        "id": rules.preset,
        "variant": rules.variant.id,
        "name": preset_label(words, rules.preset),
        "about": _about(rules, words),
        "pack": rules.pack.id,
        "players": [low, high],
        "digest": rules.digest,
    }


def _options(rules: Rules, words: Words) -> list[dict[str, Any]]:
    """Its options as plain data, with the values that stand where nobody says otherwise."""
    return [
        {
            "id": id,
            "label": option_label(words, id),
            "help": option_help(words, id),
            "default": text,
            "allowed": rules.variant.option(id).kind.allowed,
            "group": rules.variant.option(id).group,
            **rules.variant.option(id).kind.described(),
        }
        for id, text in rules.option_texts().items()
    ]


def _told(rules: Rules, words: Words) -> str:
    """The sheet, then every option with its value and what it takes."""
    lines = [_sheet(rules, words).replace("*", ""), "", words("cli-options"), ""]
    for id, text in rules.option_texts().items():
        lines.append(f"{id}={text}")
        lines.append(
            f"    {option_label(words, id)}: {value_label(words, id, text)}. {option_help(words, id)}"
        )
        lines.append(f"    {words('cli-allowed', allowed=rules.variant.option(id).kind.allowed)}")
    return "\n".join(lines)
