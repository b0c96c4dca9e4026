"""What is installed: variants under their presets' names, bots by id, and the plugins that failed.

A registry is a value that is passed along. It holds what trusted plugins brought; of strangers' files it
knows what their probe told, and imports a variant from one only when it is asked for that variant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from manille_lan.bots.contract import BotEntry
from manille_lan.engine.variant import Variant
from manille_lan.errors import Argument, ManilleError, PluginError, UnknownName
from manille_lan.registry.hooks import Brought, brought_by, plugin_manager
from manille_lan.registry.sources import Source, imported


@dataclass(frozen=True)
class KnownBot:
    """A bot that can be seated: what its entry says of it, and where it comes from.

    `entry` is the registered entry of a trusted plugin's bot; None for a stranger's, whose code only its own
    process ever runs. `words` are the sentences of its reasons (Fluent texts by language).
    """

    id: str
    about: Mapping[str, str]
    version: str
    needs_rules: bool
    source: Source
    entry: BotEntry | None = None
    words: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class KnownPreset:
    """A name that a table can be opened under: its variant's id and words (Fluent texts by language), and
    where it comes from.
    """

    preset: str
    variant: str
    words: Mapping[str, str]
    source: Source


@dataclass(frozen=True)
class Failure:
    """A plugin that is not used: its name, and why, as an id of the words with arguments.

    `trace` is for its author.
    """

    plugin: str
    reason: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    trace: str = ""


@dataclass(frozen=True)
class Registry:
    """All that was found. `folder`, `cache` and `entry_points` say where it was looked for, so that another
    process can look again.
    """

    bots: Mapping[str, KnownBot]
    presets: Mapping[str, KnownPreset]
    failures: tuple[Failure, ...] = ()
    folder: Path | None = None
    cache: Path | None = None
    entry_points: bool = True
    loaded: Mapping[str, Variant] = field(default_factory=dict)
    """The variants of trusted plugins, by preset."""

    @property
    def variants(self) -> dict[str, Variant]:
        """Every variant by preset. Imports strangers' files: for a list, use `presets`."""
        return {preset: self.variant(preset) for preset in self.presets}

    def bot(self, id: str) -> KnownBot:
        """The bot of that id. Raises UnknownName with those there are."""
        if id not in self.bots:
            raise UnknownName("bot-unknown", bot=id[:40], known=", ".join(self.bots))
        return self.bots[id]

    def variant(self, preset: str) -> Variant:
        """The variant that a preset belongs to; a stranger's file is imported for it now.

        Raises UnknownName with the presets there are, PluginError where the file fails now.
        """
        if preset in self.loaded:
            return self.loaded[preset]
        if preset not in self.presets:
            raise UnknownName("variant-unknown", variant=preset[:40], known=", ".join(self.presets))
        source = self.presets[preset].source
        for variant in taken_from(source).variants:
            if preset in variant.presets:
                return variant
        raise PluginError("plugin-lost", plugin=source.plugin, id=preset)

    def trusted_entry(self, id: str) -> BotEntry:
        """The entry of a bot, to be made in this process. A stranger's file is imported: whoever asks has
        been told to trust it. Raises UnknownName, PluginError.
        """
        known = self.bot(id)
        return known.entry or bot_from(known.source, id)


def taken_from(source: Source) -> Brought:
    """Import one plugin now and take what it brings. Raises PluginError, whatever the plugin does."""
    try:
        return brought_by(plugin_manager(), imported(source), source.plugin)
    except (ManilleError, KeyboardInterrupt):
        raise
    except BaseException as error:
        problem = f"{type(error).__name__}: {error}"[:300]
        raise PluginError("plugin-import", plugin=source.plugin, problem=problem) from error


def bot_from(source: Source, id: str) -> BotEntry:
    """The entry of one bot of one plugin, imported now. Raises PluginError."""
    for entry in taken_from(source).bots:
        if entry.id == id:
            return entry
    raise PluginError("plugin-lost", plugin=source.plugin, id=id)
