"""Options that must go together (rules 12b, "Refused, with the reason"); a variant names those that concern
it.
"""

from __future__ import annotations

from manille_lan.engine.options import Values
from manille_lan.engine.variant import Constraint, Variant
from manille_lan.errors import OptionError


def _packets_fill_the_hand(variant: Variant, values: Values) -> OptionError | None:
    hand = variant.hand_size(variant.pack, values)
    told = sum(values["packets"])
    return None if told == hand else OptionError("option-packets", total=told, hand=hand)


def _threshold_within_half(variant: Variant, values: Values) -> OptionError | None:
    if values["threshold"] == "half":
        return None
    hand = variant.hand_size(variant.pack, values)
    total = 56 + 4 * values["jack"] + values["trick_point"] * hand
    within = values["threshold"] <= total // 2
    return None if within else OptionError("option-threshold", threshold=values["threshold"], half=total // 2)


def _blind_no_trump_needs_no_trump(variant: Variant, values: Values) -> OptionError | None:
    fails = values["blind"] == "nt" and not values["no_trump_allowed"]
    return OptionError("option-blind-no-trump") if fails else None


def _held_needs_a_target(variant: Variant, values: Values) -> OptionError | None:
    fails = values["turnup"] == "held" and values["match"].kind == "fixed"
    return OptionError("option-held-fixed") if fails else None


def _individual_is_for_auctions(variant: Variant, values: Values) -> OptionError | None:
    fails = values["match"].kind == "individual"
    return OptionError("option-individual", variant=variant.id) if fails else None


def _auctions_are_individual(variant: Variant, values: Values) -> OptionError | None:
    format, players = values["match"], values["players"]
    if format.kind != "individual":
        return OptionError("option-individual-only", variant=variant.id)
    even = format.number % players == 0
    return None if even else OptionError("option-individual-players", deals=format.number, players=players)


def _barraca_needs_three_calls(variant: Variant, values: Values) -> OptionError | None:
    fails = values["barraca"] and values["max_calls"] != 3
    return OptionError("option-barraca") if fails else None


def _forced_needs_strict(variant: Variant, values: Values) -> OptionError | None:
    fails = values["botifarra_play"] == "forced" and values["play_rule"] != "strict"
    return OptionError("option-forced-strict") if fails else None


def _truth_needs_honour(variant: Variant, values: Values) -> OptionError | None:
    fails = values["truth"] == "honour" and values["enforcement"] != "honour"
    return OptionError("option-truth-honour") if fails else None


TWO_SIDED = (Constraint(("match",), _individual_is_for_auctions),)
"""What holds in every game of two sides."""

PARTNERSHIP = (
    *TWO_SIDED,
    Constraint(("packets",), _packets_fill_the_hand),
    Constraint(("threshold", "jack", "trick_point"), _threshold_within_half),
)
"""What holds in every game of two partnerships."""

NAMED_BY_DEALER = (Constraint(("blind", "no_trump_allowed"), _blind_no_trump_needs_no_trump),)
"""What holds besides where the dealer names trumps."""

TURNED_UP = (Constraint(("turnup", "match"), _held_needs_a_target),)
"""What holds besides where a card is turned up."""

AUCTION = (
    Constraint(("packets",), _packets_fill_the_hand),
    Constraint(("match", "players"), _auctions_are_individual),
)
"""What holds in the auctions, where each plays for himself."""

BOTIFARRA = (
    Constraint(("barraca", "max_calls"), _barraca_needs_three_calls),
    Constraint(("botifarra_play", "play_rule"), _forced_needs_strict),
)
"""What holds besides in Botifarra."""

SPOKEN = (Constraint(("truth", "enforcement"), _truth_needs_honour),)
"""What holds besides where players speak."""
