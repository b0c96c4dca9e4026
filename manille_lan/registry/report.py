"""What a plugin brings, told without its code: the answer of a probe, as it stands in the cache too."""

from __future__ import annotations

import traceback

import msgspec

from manille_lan.errors import ManilleError
from manille_lan.registry.registry import Failure, KnownBot, KnownPreset, taken_from
from manille_lan.registry.sources import Source

MOST_TRACE = 4000


class BotReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's entry, without how to make it."""

    id: str
    about: dict[str, str]
    version: str
    needs_rules: bool
    words: dict[str, str] = {}


class PresetReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset and its variant's id and words."""

    preset: str
    variant: str
    words: dict[str, str]


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots and presets; or `reason` and `args`, why the plugin cannot be used, with a trace."""

    bots: list[BotReport] = []
    presets: list[PresetReport] = []
    reason: str = ""
    args: dict[str, str | int] = {}
    trace: str = ""


def report_of(source: Source) -> Report:
    """Import a plugin here and tell what it brings, or what is wrong with it."""
    try:
        brought = taken_from(source)
    except ManilleError as error:
        trace = "".join(traceback.format_exception(error))[-MOST_TRACE:]
        return Report(reason=error.message_id, args=error.arguments, trace=trace)
    return Report(
        bots=[
            BotReport(e.id, dict(e.about), str(e.version), bool(e.needs_rules), dict(e.words))
            for e in brought.bots
        ],
        presets=[PresetReport(preset, v.id, dict(v.words)) for v in brought.variants for preset in v.presets],
    )


def slow(seconds: float) -> Report:
    """The report of a plugin whose import took too long."""
    return Report(reason="plugin-slow", args={"seconds": max(1, round(seconds))})


def known_bots(report: Report, source: Source) -> list[KnownBot]:
    """The bots of a report."""
    return [
        KnownBot(bot.id, bot.about, bot.version, bot.needs_rules, source, words=bot.words)
        for bot in report.bots
    ]


def known_presets(report: Report, source: Source) -> list[KnownPreset]:
    """The presets of a report."""
    return [KnownPreset(told.preset, told.variant, told.words, source) for told in report.presets]


def failure_of(report: Report, source: Source) -> Failure | None:
    """Why the plugin cannot be used, if so."""
    if not report.reason:
        return None
    return Failure(source.plugin, report.reason, {"plugin": source.plugin} | report.args, report.trace)
