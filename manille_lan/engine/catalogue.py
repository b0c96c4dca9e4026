"""The catalogue of rule options that the engine's own phases, scores and match formats obey (rules 12b).

A variant names those it takes; each is tested only by the phase or function that owns it. A variant may
declare more for phases of its own. Those of the table belong to every variant.
"""

from __future__ import annotations

from manille_lan.engine.options import Choice, Flag, Format, Formats, Option, Order, Packets, Whole

_RACES = tuple(Format("race", target) for target in (101, 61, 121, 151, 34))
_TREES = tuple(Format("trees", target) for target in (101, 61, 121, 151))
_USUAL_FORMATS = (*_RACES, *_TREES, Format("fixed", 8), Format("fixed", 50), Format("sets"), Format("hands"))
_USUAL_PACKETS = ((2, 2, 2, 2), (3, 2, 3), (3, 3, 2), (4, 4), (1, 1, 1, 1, 1, 1, 1, 1))

CATALOGUE: dict[str, Option] = {
    option.id: option
    for option in (
        Option("players", Whole(2, 7), 4),
        Option("trump_mode", Choice(("dealer", "turned", "declarer")), "dealer"),
        Option("parlee_base", Choice(("muette", "retournee", "belge", "coinchee")), "muette"),
        Option("direction", Choice(("cw", "ccw")), "cw"),
        Option("seating", Choice(("lobby", "draw")), "lobby"),
        Option("first_dealer", Choice(("draw", "random", "host")), "draw"),
        Option("shuffle", Choice(("full", "none")), "full"),
        Option("cut", Choice(("none", "ask")), "none"),
        Option("packets", Packets(_USUAL_PACKETS), (2, 2, 2, 2)),
        Option("removal_order", Order("CDHS"), "CDHS"),
        Option("no_trump_allowed", Flag(), True),
        Option("en_face", Flag(), False),
        Option("blind", Choice(("none", "nt", "any")), "none"),
        Option("blind_dealer_leads", Flag(), False),
        Option("partner_hidden", Flag(), False),
        Option("max_calls", Whole(0, 8), 2),
        Option("barraca", Flag(), False),
        Option("multiplier_cap", Choice(("none", 2, 4, 8, 16)), "none"),
        Option("capot", Flag(), False),
        Option("capot_in_cap", Flag(), False),
        Option("coinche_scope", Choice(("both", "literal")), "both"),
        Option("tie_doubles_next", Choice(("no", "single", "cumulative")), "no"),
        Option("jack", Choice((1, 2)), 1),
        Option("trick_point", Choice((0, 1)), 0),
        Option("threshold", Whole(0, 38, "half"), "half"),
        Option("play_rule", Choice(("strict", "follow_trump", "follow_only", "none")), "strict"),
        Option("undertrump", Choice(("ban", "ban_vs_opponents", "free_if_unable", "free")), "free"),
        Option("botifarra_play", Choice(("free", "forced")), "free"),
        Option("match", Formats(_USUAL_FORMATS), Format("race", 101)),
        Option("turnup", Choice(("at_once", "held")), "at_once"),
        Option("capote_wins_hand", Flag(), True),
        Option("manilla2_odd", Choice(("floor", "last_trick", "majority")), "floor"),
        Option("reveal", Choice(("after_trick", "at_once")), "after_trick"),
        Option("defenders_are_partners", Flag(), True),
        Option("all_pass", Choice(("next_dealer", "dealer_plays")), "next_dealer"),
        Option("min_bid", Whole(1, 60), 1),
        Option("exchange", Choice(("take_all", "pick")), "take_all"),
        Option("doubles", Flag(), False),
        Option("discards_count", Choice(("nobody", "declarer", "defenders")), "nobody"),
        Option("payment", Choice(("declining", "flat")), "declining"),
        Option("truth", Choice(("enforced", "honour")), "enforced"),
        Option("enforcement", Choice(("refuse", "honour")), "refuse"),
        Option("violation_multiplied", Flag(), True),
        Option("show_last_trick", Flag(), True),
        Option("table_talk", Choice(("closed", "open")), "closed"),
        Option("hints", Flag(), True, "table"),
    )
}
"""Every option of the engine, by id, in the order in which forms and rule sheets show them."""

OF_THE_TABLE = tuple(option.id for option in CATALOGUE.values() if option.group == "table")
"""Options that change no rule: every variant has them, without naming them."""

PARTNERSHIP_OPTIONS = (
    *("direction", "seating", "first_dealer", "shuffle", "cut", "packets"),
    *("max_calls", "multiplier_cap", "capot", "capot_in_cap", "tie_doubles_next"),
    *("jack", "trick_point", "threshold", "play_rule", "undertrump", "match", "capote_wins_hand"),
    *("enforcement", "violation_multiplied", "show_last_trick", "table_talk"),
)
"""What a game of two partnerships lets a table choose."""

DEALER_NAMES_OPTIONS = (
    *PARTNERSHIP_OPTIONS,
    *("no_trump_allowed", "en_face", "blind", "blind_dealer_leads", "partner_hidden", "coinche_scope"),
)
"""What such a game lets a table choose where the dealer names trumps."""
