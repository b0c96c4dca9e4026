"""Who gives hints on this machine: the strongest bot that can play what the person plays."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache

from manille_lan.bots.advice import Question
from manille_lan.cli.plugins import registry_of
from manille_lan.cli.session import Session
from manille_lan.engine.variant import Rules, settled
from manille_lan.errors import ManilleError, UnknownName
from manille_lan.net.host.adviser import AdviserThread, Chosen
from manille_lan.net.host.bots import BotTable
from manille_lan.registry import Registry
from manille_lan.registry.registry import KnownBot


def adviser_for(
    session: Session, wake: Callable[[], None], registry: Registry | None = None
) -> AdviserThread:
    """An adviser for one window or terminal; plugins are looked for when the first hint is asked for, unless
    `registry` has them.
    """

    @cache
    def known() -> Registry:
        return registry or registry_of(session)

    def choose(question: Question) -> Chosen:
        rules = rules_known(known(), question)
        bot = hint_bot(known(), session.settings.hint_bot, has_rules=rules is not None)
        return Chosen(bot, BotTable(known(), rules))

    return AdviserThread(choose, wake, secrets.token_hex(8))


def rules_known(registry: Registry, question: Question) -> Rules | None:
    """The rules of the table that is played at, None where this machine cannot make them."""
    view = question.view
    try:
        return settled(registry.variant(view.preset), view.preset, question.options, view.players)
    except ManilleError:
        return None


def hint_bot(registry: Registry, wanted: str, *, has_rules: bool) -> str:
    """The bot that was settled, where it can play; else the last of ours, who stand in order from the weakest
    on; else the last there is. Raises UnknownName where none can play.
    """

    def can_play(bot: KnownBot) -> bool:
        return has_rules or not bot.needs_rules

    if wanted in registry.bots and can_play(registry.bots[wanted]):
        return wanted
    able = [bot for bot in registry.bots.values() if can_play(bot)]
    ours = [bot.id for bot in able if bot.source.is_ours]
    if not able:
        raise UnknownName("bot-unknown", bot=wanted[:40], known=", ".join(registry.bots))
    return ours[-1] if ours else able[-1].id
