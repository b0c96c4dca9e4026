"""Manille parlée: partners may speak, a little, before a trick is led.

The cards are those of another game, Manille muette unless the table chooses differently, and everything
that is not said here is as there.

Before a trick is led, its leader may speak, once: tell his partner one thing about his own hand; ask one
thing about his partner's, which must be answered; or invite his partner, who then tells, asks, gives an
order, or declines. Everybody hears everything. A leader who says nothing just leads.

Said can only be how many cards of a suit, how many of a rank, or whether one card is held; ordered can only
be a suit or a card to lead. What is said must be true of the hand at that moment. An order must be obeyed
by who can; who cannot leads what he likes.
"""

from __future__ import annotations

from dataclasses import replace

from manille_belge import BELGE
from manille_coinchee import COINCHEE
from manille_french.muette import MUETTE
from manille_french.retournee import RETOURNEE
from manille_lan.api.variants import (
    NAMED_BY_DEALER,
    PARTNERSHIP,
    SPOKEN,
    TURNED_UP,
    BlindOffer,
    Claims,
    Constraint,
    Cutting,
    Dealing,
    Doubling,
    NameTrumps,
    OptionError,
    SpokenTricks,
    TurnUp,
    Value,
    Values,
    Variant,
    hookimpl,
    read_words,
)

BASES = {base.id: base for base in (MUETTE, RETOURNEE, BELGE, COINCHEE)}
_BY_DEALER_ONLY = frozenset(MUETTE.takes) - frozenset(RETOURNEE.takes)
_TURNED_ONLY = frozenset(RETOURNEE.takes) - frozenset(MUETTE.takes)


def _as_in_the_base(values: Values) -> dict[str, Value]:
    """Every default of the game whose cards are played."""
    return dict(BASES[values["parlee_base"]].defaults)


def _fits_the_base(variant: Variant, values: Values) -> OptionError | None:
    """What is chosen must mean something in the base game."""
    unfit = _BY_DEALER_ONLY if values["trump_mode"] == "turned" else _TURNED_ONLY
    base = variant.base_values(variant.id, {"parlee_base": values["parlee_base"]})
    chosen = next((id for id in sorted(unfit) if values[id] != base[id]), None)
    return OptionError("option-base", option=chosen, base=values["parlee_base"]) if chosen else None


PARLEE = replace(
    MUETTE,
    id="parlee",
    phases=(
        *(Cutting(), Dealing(), TurnUp(), BlindOffer(), NameTrumps(), Doubling(), SpokenTricks(), Claims()),
    ),
    rules_text=__doc__,
    takes=(*MUETTE.takes, "turnup", "parlee_base", "truth"),
    defaults={},
    derived=_as_in_the_base,
    presets={"parlee": {}},
    constraints=(
        *(Constraint(("parlee_base",), _fits_the_base), *PARTNERSHIP, *NAMED_BY_DEALER, *TURNED_UP, *SPOKEN),
    ),
    words=read_words(__file__),
)


@hookimpl
def manille_variants() -> list[Variant]:
    """Manille parlée."""
    return [PARLEE]
