"""The presets that the examples speak of, by name, and a form that can be thrown in (no plugin brings it)."""

from dataclasses import replace
from importlib.metadata import entry_points

from msgspec.structs import replace as changed

from manille_french.muette import MUETTE
from manille_lan.engine.actions import Action
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

class Refusing(Phase):
    """Eldest keeps the deal or has it thrown in, as in an auction that nobody opens."""

    name = "refusing"

    def enter(self, rules, deal):
        return changed(deal, seat=rules.eldest(deal.dealer)), (), "stay"

    def actions(self, rules, deal):
        return Action("keep"), Action("throw_in")

    def apply(self, rules, deal, action):
        return changed(deal, seat=NOBODY), (), "annul" if action.verb == "throw_in" else "next"


DEALS_THROWN_IN = replace(
    MUETTE,
    id="deals_thrown_in",
    presets={"deals_thrown_in": {}},
    phases=(*MUETTE.phases[:2], Refusing(), *MUETTE.phases[2:]),
)
SKETCHES = {DEALS_THROWN_IN.id: DEALS_THROWN_IN}


def variant_with(preset):
    """The variant that offers a preset: a registered one, else the sketch of that name; else KeyError."""
    return REGISTERED.get(preset) or SKETCHES[preset]


def rules_of(preset, **options):
    """The rules of a table: a preset and texts of options."""
    return settled(variant_with(preset), preset, options)


def small_rules(preset, hand_size, **options):
    """The same with hands of `hand_size` cards; the rest of the pack lies aside."""
    variant = replace(variant_with(preset), constraints=())
    return settled(variant, preset, {**options, "packets": str(hand_size)})
