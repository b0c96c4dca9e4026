"""Bots that learn: `club`; and exact search for bots: what every card is worth when all hands are known.

`solver` and `policy.worlds` are the doors. Importing this package loads nothing that costs: numba and what is
compiled come with them, or with the bot that is made.
"""

from __future__ import annotations

from importlib import import_module

from manille_lan.api.bots import Bot, BotEntry, hookimpl


def _club() -> Bot:
    """Its module is loaded by the process that plays it."""
    bot: Bot = import_module("manille_expert.club").Club()
    return bot


CLUB = BotEntry(
    id="club",
    make=_club,
    about={
        "en": "A club player: has seen many deals, and plays the card that did best in such places.",
        "fr": "Un joueur de club : il a vu bien des donnes et joue la carte qui y réussissait le mieux.",
        "nl": "Een clubspeler: zag heel wat giften en speelt de kaart die het dan meestal het best deed.",
        "ca": "Un jugador de club: ha vist moltes mans i juga la carta que hi anava millor.",
        "es": "Un jugador de club: ha visto muchas manos y juega la carta que mejor iba en ellas.",
    },
)


@hookimpl
def manille_bots() -> list[BotEntry]:
    """The bots of this package, from the weakest on."""
    return [CLUB]
