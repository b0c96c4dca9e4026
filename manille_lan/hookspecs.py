"""The hooks: all that a plugin may be asked for. A plugin answers those it has something for."""

from __future__ import annotations

import pluggy

from manille_lan.bots.contract import BotEntry
from manille_lan.engine.variant import Variant

PROJECT = "manille_lan"
"""The name of the hooks, and of the entry-point group that installed plugins are found under."""

hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


@hookspec
def manille_variants() -> list[Variant]:  # type: ignore[empty-body]
    """The regional forms that this plugin brings. Called once, when the plugins are loaded."""


@hookspec
def manille_bots() -> list[BotEntry]:  # type: ignore[empty-body]
    """The bots that this plugin brings. Called once, when the plugins are loaded."""
