"""`manille-lan bots`: the bots of this machine."""

from __future__ import annotations

from manille_lan.cli.plugins import failure_data, failure_lines, registry_of
from manille_lan.cli.session import Session


def run(session: Session, as_json: bool) -> None:
    """List the bots, and the plugins that cannot be used."""
    registry = registry_of(session)
    language = session.words.language
    if as_json:
        listed = [
            {
                "id": id,
                "version": bot.version,
                "about": dict(bot.about),
                "needs_rules": bot.needs_rules,
                "plugin": bot.source.plugin,
            }
            for id, bot in registry.bots.items()
        ]
        session.show_json({"bots": listed, "failures": failure_data(registry)})
        return
    width = max(map(len, registry.bots), default=0)
    for id, bot in registry.bots.items():
        session.say(f"{id:{width}}  {bot.about.get(language) or bot.about.get('en', '')}".rstrip())
    session.say(session.words("cli-plugin-folder", folder=str(session.folders.plugins)))
    for line in failure_lines(registry, session.words):
        session.complain(line)
