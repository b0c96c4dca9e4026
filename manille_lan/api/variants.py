"""What the author of a regional form needs, in one place.

Compose a `Variant` from the phases here, or derive one from another with `dataclasses.replace`; bring
phases, options and words of your own where the engine has none. Register it in the hook `manille_variants`
(see `hookspecs.py`).
"""

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import CATALAN, FRENCH, Card, Pack
from manille_lan.engine.constraints import NAMED_BY_DEALER, PARTNERSHIP, TURNED_UP
from manille_lan.engine.events import Event
from manille_lan.engine.options import Choice, Flag, Format, Formats, Option, Packets, Whole
from manille_lan.engine.phases.claims import Claims
from manille_lan.engine.phases.dealing import Cutting, Dealing
from manille_lan.engine.phases.doubling import Doubling
from manille_lan.engine.phases.tricks import Tricks
from manille_lan.engine.phases.trumps import BlindOffer, NameTrumps, TurnUp
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.scoring import card_points, outcome_lines, partnership_lines, tricks_won
from manille_lan.engine.state import NO_TRUMP, NOBODY, Deal, Match, Place, ScoreLine, Trick
from manille_lan.engine.variant import API_VERSION, Constraint, Phase, Rules, Step, Variant
from manille_lan.hookspecs import hookimpl
from manille_lan.words.fluent import read_words

__all__ = [
    "API_VERSION",
    "CATALAN",
    "FRENCH",
    "NAMED_BY_DEALER",
    "NOBODY",
    "NO_TRUMP",
    "PARTNERSHIP",
    "TURNED_UP",
    "Action",
    "BlindOffer",
    "Card",
    "Choice",
    "Claims",
    "Constraint",
    "Cutting",
    "Deal",
    "Dealing",
    "Doubling",
    "Event",
    "Flag",
    "Format",
    "Formats",
    "Match",
    "NameTrumps",
    "Option",
    "Pack",
    "Packets",
    "Phase",
    "Place",
    "Refusal",
    "Rules",
    "ScoreLine",
    "Step",
    "Trick",
    "Tricks",
    "TurnUp",
    "Variant",
    "Whole",
    "card_points",
    "hookimpl",
    "outcome_lines",
    "partnership_lines",
    "read_words",
    "tricks_won",
]
