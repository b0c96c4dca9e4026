"""Finding every plugin and putting together what they bring. The only way to a Registry."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType

import pluggy

from manille_lan.engine.variant import Variant
from manille_lan.errors import ManilleError, PluginError
from manille_lan.registry.hooks import Brought, brought_by, plugin_manager
from manille_lan.registry.probing import CACHE, LIMIT, Prober
from manille_lan.registry.registry import Failure, KnownBot, KnownPreset, Registry
from manille_lan.registry.report import failure_of, known_bots, known_presets
from manille_lan.registry.sources import Source, folder_sources, imported, installed_sources


def load_registry(
    folder: Path | None = None,
    *,
    entry_points: bool = True,
    cache: Path | None = None,
    probe_seconds: float = LIMIT,
) -> Registry:
    """Everything that installed packages and the files of `folder` bring.

    Never raises for a plugin's sake: one that cannot be used stands in `failures`. `cache` is where the
    probes of the folder's files are remembered (in the folder itself, if not said).
    """
    gathering = _Gathering()
    if entry_points:
        manager = plugin_manager()
        for source in installed_sources():
            gathering.take_installed(manager, source)
    if folder is not None:
        sources = folder_sources(folder)
        prober = Prober(cache or folder / CACHE, probe_seconds)
        for source, report in zip(sources, prober.reports(sources) if sources else [], strict=True):
            failure = failure_of(report, source)
            if failure is not None:
                gathering.failures.append(failure)
                continue
            gathering.add(source, known_bots(report, source), known_presets(report, source), {})
    return gathering.registry(folder, cache, entry_points)


def registry_of(*modules: ModuleType) -> Registry:
    """A registry of these modules alone, trusted, as a test or an author's notebook has them."""
    gathering, manager = _Gathering(), plugin_manager()
    for module in modules:
        gathering.take_module(manager, Source("entry_point", module.__name__), partial(_itself, module))
    return gathering.registry(None, None, entry_points=False)


class _Gathering:
    """What was found so far. A plugin that claims a name that is taken is refused whole."""

    def __init__(self) -> None:
        self.bots: dict[str, KnownBot] = {}
        self.presets: dict[str, KnownPreset] = {}
        self.loaded: dict[str, Variant] = {}
        self.failures: list[Failure] = []

    def registry(self, folder: Path | None, cache: Path | None, entry_points: bool) -> Registry:
        """All of it."""
        return Registry(
            bots=self.bots,
            presets=self.presets,
            failures=tuple(self.failures),
            folder=folder,
            cache=cache,
            entry_points=entry_points,
            loaded=self.loaded,
        )

    def take_installed(self, manager: pluggy.PluginManager, source: Source) -> None:
        """Import an entry point and take what it brings."""
        self.take_module(manager, source, lambda: imported(source))

    def take_module(
        self, manager: pluggy.PluginManager, source: Source, bring: Callable[[], ModuleType]
    ) -> None:
        """Take what a module brings; whatever goes wrong becomes a failure with its name."""
        try:
            module = bring()
            brought = brought_by(manager, module, source.plugin)
            if not self.add(source, _bots(brought, source), _presets(brought, source), _by_preset(brought)):
                manager.unregister(module)
        except KeyboardInterrupt:
            raise
        except ManilleError as error:
            self._fail(source, error)
        except BaseException as error:
            problem = f"{type(error).__name__}: {error}"[:300]
            self._fail(source, PluginError("plugin-import", problem=problem), error)

    def add(
        self,
        source: Source,
        bots: list[KnownBot],
        presets: list[KnownPreset],
        loaded: dict[str, Variant],
    ) -> bool:
        """Add what a plugin brings, all of it or, where a name is taken, nothing."""
        claim = next(self._claimed(bots, presets), None)
        if claim is not None:
            id, owner = claim
            taken = {"plugin": source.plugin, "id": id, "owner": owner}
            self.failures.append(Failure(source.plugin, "plugin-claimed", taken))
            return False
        self.bots |= {bot.id: bot for bot in bots}
        self.presets |= {preset.preset: preset for preset in presets}
        self.loaded |= loaded
        return True

    def _claimed(self, bots: list[KnownBot], presets: list[KnownPreset]) -> Iterator[tuple[str, str]]:
        """Each name that is taken, with its owner: another plugin, or this one itself."""
        variants = {known.variant: known.source.plugin for known in self.presets.values()}
        seen: set[str] = set()
        for bot in bots:
            if bot.id in self.bots or bot.id in seen:
                yield bot.id, self.bots.get(bot.id, bot).source.plugin
            seen.add(bot.id)
        named: set[str] = set()
        for preset in presets:
            if preset.preset in self.presets or preset.preset in named:
                yield preset.preset, self.presets.get(preset.preset, preset).source.plugin
            elif preset.variant in variants:
                yield preset.variant, variants[preset.variant]
            named.add(preset.preset)

    def _fail(self, source: Source, error: ManilleError, cause: BaseException | None = None) -> None:
        trace = "".join(traceback.format_exception(cause or error))
        args = {"plugin": source.plugin} | error.arguments
        self.failures.append(Failure(source.plugin, error.message_id, args, trace))


def _itself(module: ModuleType) -> ModuleType:
    return module


def _bots(brought: Brought, source: Source) -> list[KnownBot]:
    return [
        KnownBot(entry.id, entry.about, entry.version, entry.needs_rules, source, entry, entry.words)
        for entry in brought.bots
    ]


def _presets(brought: Brought, source: Source) -> list[KnownPreset]:
    return [
        KnownPreset(preset, variant.id, variant.words, source)
        for variant in brought.variants
        for preset in variant.presets
    ]


def _by_preset(brought: Brought) -> dict[str, Variant]:
    return {preset: variant for variant in brought.variants for preset in variant.presets}
