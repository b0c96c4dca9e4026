"""Forms of the game that the examples speak of before a plugin brings them: Belgian and turned-up Manille
with other options or another pack, and the presets by name, a registered one first.
"""

from dataclasses import replace
from importlib.metadata import entry_points

from msgspec.structs import replace as changed

from manille_belge import BELGE
from manille_french.retournee import RETOURNEE
from manille_lan.engine.actions import Action
from manille_lan.engine.cards import CATALAN
from manille_lan.engine.options import Flag, Format, Option, Whole
from manille_lan.engine.phases.dealing import Dealing
from manille_lan.engine.phases.tricks import Tricks
from manille_lan.engine.phases.trumps import NameTrumps
from manille_lan.engine.state import NOBODY
from manille_lan.engine.variant import Phase, settled

PLUGINS = [point.load() for point in sorted(entry_points(group="manille_lan"), key=lambda point: point.name)]
REGISTERED = {
    preset: variant
    for plugin in PLUGINS if hasattr(plugin, "manille_variants")
    for variant in plugin.manille_variants()
    for preset in variant.presets
}
"""Every preset that an installed plugin of the house offers, with its variant."""

_PLAIN = {
    "packets": (3, 2, 3), "partner_hidden": False, "max_calls": 2, "capot": False, "capot_in_cap": False,
    "tie_doubles_next": "no", "undertrump": "free",
}


def named_by_dealer(id, values, **fields):
    """A game whose dealer names trumps, from the rules' defaults and `values`."""
    return replace(BELGE, id=id, defaults={**_PLAIN, **values}, presets={id: {}}, **fields)


class Refusing(Phase):
    """Eldest keeps the deal or has it thrown in, as in an auction that nobody opens."""

    name = "refusing"

    def enter(self, rules, deal):
        return changed(deal, seat=rules.eldest(deal.dealer)), (), "stay"

    def actions(self, rules, deal):
        return Action("keep"), Action("throw_in")

    def apply(self, rules, deal, action):
        return changed(deal, seat=NOBODY), (), "annul" if action.verb == "throw_in" else "next"


class Alone(Phase):
    """One seat, counted from the dealer on, plays alone; the others are partners or each for himself."""

    name = "alone"

    def enter(self, rules, deal):
        declarer = (deal.dealer + rules.step * rules["declarer"]) % rules.players
        partners = rules["defenders_are_partners"]
        sides = [0 if seat == declarer else 1 if partners else 1 + seat for seat in range(rules.players)]
        return changed(deal, sides=tuple(sides)), (), "next"


MUETTE = named_by_dealer("muette", {"packets": (2, 2, 2, 2), "en_face": True, "blind_dealer_leads": True})
COINCHEE = named_by_dealer("coinchee", {"partner_hidden": True, "show_last_trick": False})
COINCHEE_LITERAL = named_by_dealer(
    "coinchee_literal", {"jack": 2, "trick_point": 1, "threshold": 30, "coinche_scope": "literal"}
)
_CATALAN = {"direction": "ccw", "packets": (4, 4, 4), "trick_point": 1}
BOTIFARRA = named_by_dealer("botifarra", {**_CATALAN, "en_face": True, "max_calls": 3}, pack=CATALAN)
MANILLA4 = replace(
    RETOURNEE,
    id="manilla4",
    pack=CATALAN,
    defaults={
        **RETOURNEE.defaults, **_CATALAN, "undertrump": "free", "match": Format("hands"), "turnup": "held",
    },
    presets={"manilla4": {}},
)
DEALS_THROWN_IN = replace(
    MUETTE,
    id="deals_thrown_in",
    presets={"deals_thrown_in": {}},
    phases=(*MUETTE.phases[:2], Refusing(), *MUETTE.phases[2:]),
)
LONE = replace(
    MUETTE,
    id="lone",
    players=(3, 7),
    sides="each",
    phases=(Dealing(), Refusing(), Alone(), NameTrumps(), Tricks()),
    score=lambda rules, deal: (),
    options=(Option("declarer", Whole(1, 3), 1), Option("defenders_are_partners", Flag(), True)),
    constraints=(),
    defaults={"direction": "ccw", "packets": (2, 2), "undertrump": "free"},
    presets={"lone": {}},
)
SKETCHES = {
    variant.id: variant
    for variant in (MUETTE, COINCHEE, COINCHEE_LITERAL, BOTIFARRA, MANILLA4, DEALS_THROWN_IN, LONE)
}


def variant_with(preset):
    """The variant that offers a preset: a registered one, else the sketch of that name; else KeyError."""
    return REGISTERED.get(preset) or SKETCHES[preset]


def rules_of(preset, players=None, **options):
    """The rules of a table: a preset and texts of options."""
    return settled(variant_with(preset), preset, options, players)


def small_rules(preset, hand_size, players=None, **options):
    """The same with hands of `hand_size` cards; the rest of the pack lies aside."""
    variant = replace(variant_with(preset), constraints=())
    return settled(variant, preset, {**options, "packets": str(hand_size)}, players)
