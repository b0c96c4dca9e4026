"""Bots that come with the game: random, greedy, steady. Written against `manille_lan.api.bots`, as a
stranger's are.
"""

from __future__ import annotations

from manille_bots.chance import Chance
from manille_bots.greedy import Greedy
from manille_bots.steady import Steady
from manille_lan.api.bots import BotEntry, hookimpl

RANDOM = BotEntry(
    id="random",
    make=Chance,
    about={
        "en": "Plays any card it may.",
        "fr": "Joue n’importe quelle carte permise.",
        "nl": "Speelt om het even welke toegelaten kaart.",
        "ca": "Juga qualsevol carta permesa.",
        "es": "Juega cualquier carta permitida.",
    },
)
GREEDY = BotEntry(
    id="greedy",
    make=Greedy,
    about={
        "en": "Takes every trick it can, with the cheapest card that does it.",
        "fr": "Prend toutes les levées qu’il peut, avec la carte la moins chère qui suffit.",
        "nl": "Pakt elke slag die het kan, met de goedkoopste kaart die volstaat.",
        "ca": "Guanya totes les bases que pot, amb la carta més barata que hi basta.",
        "es": "Gana todas las bazas que puede, con la carta más barata que baste.",
    },
)
STEADY = BotEntry(
    id="steady",
    make=Steady,
    about={
        "en": "A sensible player: counts the cards, draws trumps, feeds its partner.",
        "fr": "Un joueur sensé : compte les cartes, fait tomber les atouts, charge pour son partenaire.",
        "nl": "Een degelijke speler: telt de kaarten, trekt troef, legt punten bij zijn maat.",
        "ca": "Un jugador assenyat: compta les cartes, fa caure els trumfos, carrega per al company.",
        "es": "Un jugador sensato: cuenta las cartas, arrastra triunfos, carga para su compañero.",
    },
)


@hookimpl
def manille_bots() -> list[BotEntry]:
    """The bots that come with the game, from the weakest on."""
    return [RANDOM, GREEDY, STEADY]
