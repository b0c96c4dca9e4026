"""Asking one imported plugin what it brings, through pluggy, and checking every piece of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pluggy

from manille_lan import hookspecs
from manille_lan.bots import contract
from manille_lan.bots.contract import BotEntry
from manille_lan.engine import variant as variants
from manille_lan.engine.variant import Variant, settled
from manille_lan.errors import ManilleError, PluginError

_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")


@dataclass(frozen=True)
class Brought:
    """What one plugin brings."""

    variants: tuple[Variant, ...] = ()
    bots: tuple[BotEntry, ...] = ()


def plugin_manager() -> pluggy.PluginManager:
    """A manager that knows our hooks and no plugin."""
    manager = pluggy.PluginManager(hookspecs.PROJECT)
    manager.add_hookspecs(hookspecs)
    return manager


def brought_by(manager: pluggy.PluginManager, module: ModuleType, name: str) -> Brought:
    """Register a plugin and take what it brings. Raises PluginError; then nothing of it stays registered."""
    try:
        _register(manager, module, name)
        bots = [_checked_bot(entry) for entry in _asked(manager, module, "manille_bots")]
        found = [_checked_variant(variant) for variant in _asked(manager, module, "manille_variants")]
    except BaseException:
        if manager.is_registered(module):
            manager.unregister(module)
        raise
    return Brought(tuple(found), tuple(bots))


def _register(manager: pluggy.PluginManager, module: ModuleType, name: str) -> None:
    """Register; a hook that we do not have, or that asks for what we do not give, is refused."""
    try:
        manager.register(module, name)
        manager.check_pending()
    except (pluggy.PluginValidationError, ValueError) as error:
        raise PluginError("plugin-hook", problem=_short(error)) from error


def _asked(manager: pluggy.PluginManager, module: ModuleType, hook: str) -> list[Any]:
    """What this plugin alone answers to a hook."""
    others = [plugin for plugin in manager.get_plugins() if plugin is not module]
    answers: list[Any] = []
    for answer in manager.subset_hook_caller(hook, others)():
        if not isinstance(answer, list | tuple):
            raise PluginError("plugin-hook-value", hook=hook, value=type(answer).__name__)
        answers += answer
    return answers


def _checked_bot(entry: Any) -> BotEntry:
    if not isinstance(entry, BotEntry):
        raise PluginError("plugin-hook-value", hook="manille_bots", value=type(entry).__name__)
    _check_api(str(entry.id), entry.api_version, contract.API_VERSION)
    _check_id(entry.id)
    make: object = entry.make
    if not callable(make) or not _is_texts(entry.about) or not _is_texts(entry.words):
        raise PluginError("plugin-bot", bot=entry.id)
    return entry


def _checked_variant(variant: object) -> Variant:
    """A variant whose every preset can be settled."""
    if not isinstance(variant, Variant):
        raise PluginError("plugin-hook-value", hook="manille_variants", value=type(variant).__name__)
    _check_api(str(variant.id), variant.api_version, variants.API_VERSION)
    for id in (variant.id, *variant.presets):
        _check_id(id)
    if not variant.presets or not _is_texts(variant.words):
        raise PluginError("plugin-variant", variant=variant.id)
    for preset in variant.presets:
        try:
            settled(variant, preset, {})
        except ManilleError:
            raise
        except Exception as error:
            raise PluginError("plugin-preset", preset=preset, problem=_short(error)) from error
    return variant


def _check_api(id: str, told: object, ours: int) -> None:
    """The version of our interface that a piece was written for. `True` and `"1"` are no versions."""
    if type(told) is not int or told != ours:
        raise PluginError("plugin-api", id=id, needs=repr(told)[:20], ours=ours)


def _check_id(id: object) -> None:
    if not isinstance(id, str) or not _ID.fullmatch(id):
        raise PluginError("plugin-id", id=repr(id)[:40])


def _is_texts(texts: object) -> bool:
    """Whether it maps languages to texts."""
    return hasattr(texts, "items") and all(
        isinstance(language, str) and isinstance(text, str) for language, text in _pairs(texts)
    )


def _pairs(texts: Any) -> Iterable[tuple[object, object]]:
    return list(texts.items())


def _short(error: BaseException) -> str:
    """An error in one line, with its kind."""
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:300]
