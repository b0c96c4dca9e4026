"""What the author of a bot needs, in one place. A first bot:

    from manille_lan.api.bots import BotEntry, hookimpl

    class Lowest:
        def choose(self, view, legal, aids):
            return min(legal, key=lambda action: action.card.points if action.card else 0)

    @hookimpl
    def manille_bots():
        return [BotEntry(id="lowest", make=Lowest, about={"en": "Always its cheapest card."})]

Put it into the plugin folder as one `.py` file, or into a package with an entry point in the group
`manille_lan`. `choose` is called for every decision of its seat, in every phase: what it does not know it
should answer with something from `legal`. It runs in a process of its own, within `aids.limits`; what it
prints goes to the log. The questions of `bots.reading` spare an author the counting.

A bot may say why: `Decision(action, "why-shy", {"card": "AH"})`. People read it in a hint, after the deal and
in the record. The sentence is one of the house (`manille_lan/words/en/hints.ftl`) or comes with the bot, in
as many languages as its author speaks; arguments are texts in notation and whole numbers that its own view
shows, and a sentence calls `CARD($card)`, `SUIT($suit)`, `SEAT($seat)`:

    BotEntry(..., words={"en": "why-shy = { CARD($card) } can wait.", "nl": "..."})
    BotEntry(..., words=read_words(__file__))  # words/en.ftl, words/nl.ftl ... beside the module
"""

from manille_lan.bots.contract import API_VERSION, Aids, Bot, BotEntry, Decision
from manille_lan.bots.limits import BotLimits
from manille_lan.bots.reading import (
    NO_TRUMP,
    beats,
    has_trumps,
    head,
    head_of,
    others_to_follow,
    partner_wins,
    unseen,
    voids,
    would_win,
)
from manille_lan.bots.referee import fallback
from manille_lan.engine.actions import Action
from manille_lan.engine.cards import CATALAN, FRENCH, Card, Pack, mask_of, numbers_of
from manille_lan.engine.events import Event
from manille_lan.engine.phases.speech import cards_meant
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import MatchView, PlaceView, PlayerView, TrickView
from manille_lan.hookspecs import hookimpl
from manille_lan.words.fluent import read_words

__all__ = [
    "API_VERSION",
    "CATALAN",
    "FRENCH",
    "NO_TRUMP",
    "Action",
    "Aids",
    "Bot",
    "BotEntry",
    "BotLimits",
    "Card",
    "Decision",
    "Event",
    "MatchView",
    "Pack",
    "PlaceView",
    "PlayerView",
    "Rules",
    "TrickView",
    "beats",
    "cards_meant",
    "fallback",
    "has_trumps",
    "head",
    "head_of",
    "hookimpl",
    "mask_of",
    "numbers_of",
    "others_to_follow",
    "partner_wins",
    "read_words",
    "unseen",
    "voids",
    "would_win",
]
