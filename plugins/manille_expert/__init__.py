"""Bots that learn and search: `club` learned which card does best in such places; `strong`, `expert` and
`master` find what every card is worth when all hands are known, in worlds that agree with what a seat sees.

Importing this package loads nothing that costs: numba and what is compiled come with the bot that is made.
`solver` is the door to the search, `policy.worlds` to what was learned, `ladder` to the bots that search.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module

from manille_expert.ladder.level import EXPERT, MASTER, STRONG, Level
from manille_expert.ladder.warming import Warming
from manille_lan.api.bots import Bot, BotEntry, hookimpl, read_words


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
        "nl": "Een clubspeler: zag heel wat rondes en speelt de kaart die het dan meestal het best deed.",
        "ca": "Un jugador de club: ha vist moltes mans i juga la carta que hi anava millor.",
        "es": "Un jugador de club: ha visto muchas manos y juega la carta que mejor iba en ellas.",
    },
)

ABOUT = {
    STRONG: {
        "en": "A strong player: thinks through a few ways in which the cards may lie.",
        "fr": "Un joueur fort : examine quelques façons dont les cartes peuvent être réparties.",
        "nl": "Een sterke speler: denkt enkele manieren door waarop de kaarten kunnen zitten.",
        "ca": "Un jugador fort: estudia unes quantes maneres com poden estar repartides les cartes.",
        "es": "Un jugador fuerte: estudia unas cuantas formas en que pueden estar repartidas las cartas.",
    },
    EXPERT: {
        "en": "An expert: thinks through twenty ways in which the cards may lie, and what everybody showed.",
        "fr": "Un expert : examine vingt répartitions possibles, et ce que chaque joueur a montré.",
        "nl": "Een expert: denkt twintig verdelingen door, en wat elke speler liet zien.",
        "ca": "Un expert: estudia vint repartiments possibles, i el que cada jugador ha mostrat.",
        "es": "Un experto: estudia veinte repartos posibles, y lo que cada jugador ha mostrado.",
    },
    MASTER: {
        "en": "A master: an expert who also asks which hands explain the cards that were played.",
        "fr": "Un maître : un expert qui se demande aussi quelles mains expliquent les cartes jouées.",
        "nl": "Een meester: een expert die ook nagaat welke handen de gespeelde kaarten verklaren.",
        "ca": "Un mestre: un expert que també es pregunta quines mans expliquen les cartes jugades.",
        "es": "Un maestro: un experto que además se pregunta qué manos explican las cartas jugadas.",
    },
}


def _entry(level: Level) -> BotEntry:
    return BotEntry(
        id=level.id,
        make=partial(Warming, level),
        about=ABOUT[level],
        needs_rules=True,
        words=read_words(__file__),
    )


@hookimpl
def manille_bots() -> list[BotEntry]:
    """The bots of this package, from the weakest on."""
    return [CLUB, *map(_entry, ABOUT)]
