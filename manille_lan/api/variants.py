"""What the author of a regional form needs, in one place.

Compose a `Variant` from the phases here, or derive one from another with `dataclasses.replace`; bring
phases, options and words of your own where the engine has none. Register it in the hook `manille_variants`
(see `hookspecs.py`).
"""

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import CATALAN, FRENCH, Card, Pack
from manille_lan.engine.catalogue import DEALER_NAMES_OPTIONS, PARTNERSHIP_OPTIONS
from manille_lan.engine.constraints import (
    AUCTION,
    BOTIFARRA,
    NAMED_BY_DEALER,
    PARTNERSHIP,
    SPOKEN,
    TURNED_UP,
    TWO_SIDED,
)
from manille_lan.engine.events import Event
from manille_lan.engine.options import (
    Choice,
    Flag,
    Format,
    Formats,
    Option,
    Order,
    Packets,
    Value,
    Values,
    Whole,
)
from manille_lan.engine.phases.auction import Bidding, Privilege, ceiling
from manille_lan.engine.phases.blind import BlindTricks
from manille_lan.engine.phases.claims import Claims
from manille_lan.engine.phases.dealing import Cutting, Dealing
from manille_lan.engine.phases.doubling import Doubling
from manille_lan.engine.phases.piles import PileDealing, PileTricks
from manille_lan.engine.phases.speech import SpokenTricks
from manille_lan.engine.phases.tricks import Tricks
from manille_lan.engine.phases.trumps import BlindOffer, NameTrumps, TurnUp
from manille_lan.engine.phases.widow import Drawing, Exchange, TurningUp, widow_size
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.scoring import (
    card_points,
    outcome_lines,
    partnership_lines,
    tricks_won,
    two_sided_lines,
)
from manille_lan.engine.state import NO_TRUMP, NOBODY, Contract, Deal, Match, Place, ScoreLine, Trick
from manille_lan.engine.variant import API_VERSION, Constraint, Phase, Rules, Step, Variant
from manille_lan.errors import OptionError
from manille_lan.hookspecs import hookimpl
from manille_lan.words.fluent import read_words

__all__ = [
    "API_VERSION",
    "AUCTION",
    "BOTIFARRA",
    "CATALAN",
    "DEALER_NAMES_OPTIONS",
    "FRENCH",
    "NAMED_BY_DEALER",
    "NOBODY",
    "NO_TRUMP",
    "PARTNERSHIP",
    "PARTNERSHIP_OPTIONS",
    "SPOKEN",
    "TURNED_UP",
    "TWO_SIDED",
    "Action",
    "Bidding",
    "BlindOffer",
    "BlindTricks",
    "Card",
    "Choice",
    "Claims",
    "Constraint",
    "Contract",
    "Cutting",
    "Deal",
    "Dealing",
    "Doubling",
    "Drawing",
    "Event",
    "Exchange",
    "Flag",
    "Format",
    "Formats",
    "Match",
    "NameTrumps",
    "Option",
    "OptionError",
    "Order",
    "Pack",
    "Packets",
    "Phase",
    "PileDealing",
    "PileTricks",
    "Place",
    "Privilege",
    "Refusal",
    "Rules",
    "ScoreLine",
    "SpokenTricks",
    "Step",
    "Trick",
    "Tricks",
    "TurnUp",
    "TurningUp",
    "Value",
    "Values",
    "Variant",
    "Whole",
    "card_points",
    "ceiling",
    "hookimpl",
    "outcome_lines",
    "partnership_lines",
    "read_words",
    "tricks_won",
    "two_sided_lines",
    "widow_size",
]
