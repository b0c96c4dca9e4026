"""Every preset of the house by name, and forms that no plugin brings: deals that are thrown in, and one seat
against the others without an auction.
"""

from dataclasses import replace
from importlib.metadata import entry_points

from msgspec.structs import replace as changed

from manille_french.muette import MUETTE
from manille_lan.engine.actions import Action
from manille_lan.engine.options import Flag, Option, Whole
from manille_lan.engine.phases.dealing import Dealing
from manille_lan.engine.phases.tricks import Tricks
from manille_lan.engine.phases.trumps import NameTrumps
from manille_lan.engine.state import NOBODY
from manille_lan.engine.variant import Constraint, Phase, settled
from manille_lan.errors import OptionError

PLUGINS = [point.load() for point in sorted(entry_points(group="manille_lan"), key=lambda point: point.name)]
REGISTERED = {
    preset: variant
    for plugin in PLUGINS if hasattr(plugin, "manille_variants")
    for variant in plugin.manille_variants()
    for preset in variant.presets
}
"""Every preset that an installed plugin of the house offers, with its variant."""


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


def pack_suffices(variant, values):
    """A refusal of packets that take more cards than there are."""
    cards = sum(values["packets"]) * values["players"]
    return OptionError("option-packets", total=cards, hand=variant.pack.size) if cards > 32 else None


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
    constraints=(Constraint(("packets",), pack_suffices),),
    defaults={"direction": "ccw", "packets": (2, 2)},
    presets={"lone": {}},
)
SKETCHES = {variant.id: variant for variant in (DEALS_THROWN_IN, LONE)}


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
