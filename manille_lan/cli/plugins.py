"""The plugins as commands need them: the registry of this machine, and settled rules from typed options."""

from __future__ import annotations

from importlib.metadata import entry_points

from manille_lan.cli.session import Session
from manille_lan.engine.options import parse_settings
from manille_lan.engine.variant import Rules, settled
from manille_lan.hookspecs import PROJECT
from manille_lan.registry import Registry, load_registry
from manille_lan.words.loader import Words
from manille_lan.words.phrases import refusal_sentence

DEFAULT_PRESET = "belge"


def registry_of(session: Session) -> Registry:
    """Everything installed, and what lies in the person's plugin folder."""
    return load_registry(session.folders.plugins, cache=session.folders.cache / "probes")


def typed_rules(registry: Registry, preset: str, options: list[str]) -> Rules:
    """The rules that a command line asks for. Raises UnknownName, OptionError, PluginError."""
    chosen = preset or DEFAULT_PRESET
    return settled(registry.variant(chosen), chosen, parse_settings(options))


def typed_bots(registry: Registry, bots: str) -> tuple[str, ...]:
    """The bots of a list `a,b,c`. Raises UnknownName."""
    return tuple(registry.bot(name.strip()).id for name in bots.split(",") if name.strip())


def plugin_versions(registry: Registry) -> dict[str, str]:
    """The version of every variant and bot by id, as far as it is known: a bot tells its own, a variant has
    that of the package it was installed with.
    """
    points = entry_points(group=PROJECT)
    packages = {point.name: point.dist.version for point in points if point.dist is not None}
    known = {
        preset.variant: packages[preset.source.name]
        for preset in registry.presets.values()
        if preset.source.is_trusted and preset.source.name in packages
    }
    return known | {id: bot.version for id, bot in registry.bots.items()}


def failure_lines(registry: Registry, words: Words) -> list[str]:
    """A sentence for each plugin that is not used."""
    return [
        words(
            "cli-plugin-failed",
            plugin=failure.plugin,
            reason=refusal_sentence(words, failure.reason, failure.args),
        )
        for failure in registry.failures
    ]


def failure_data(registry: Registry) -> list[dict[str, object]]:
    """The plugins that are not used, as plain data."""
    return [
        {"plugin": failure.plugin, "reason": failure.reason, "args": dict(failure.args)}
        for failure in registry.failures
    ]
