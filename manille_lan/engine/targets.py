"""What a match is played to: legs, targets, who has won (rules 1.9). Numbers only; deals are `match.py`'s
matter.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.options import Format
from manille_lan.engine.state import Match
from manille_lan.engine.variant import Rules

SET, DECIDER, HAND = 34, 44, 40
LEGS_TO_WIN = 2


def target(rules: Rules, match: Match) -> int | None:
    """The score that wins the present leg; None where a fixed number of deals decides."""
    format: Format = rules["match"]
    if format.kind == "sets":
        return DECIDER if match.legs == (1, 1) else SET
    if format.kind == "hands":
        return HAND
    return format.number if format.kind in ("race", "trees") else None


def legs_to_win(rules: Rules) -> int:
    """How many legs win the match."""
    return 1 if rules["match"].kind == "race" else LEGS_TO_WIN


def leg_winner(rules: Rules, match: Match) -> int | None:
    """The side that has reached the target of the leg."""
    goal = target(rules, match)
    if goal is None:
        return None
    return next((side for side, score in enumerate(match.scores) if score >= goal), None)


def with_leg_won(rules: Rules, match: Match, side: int) -> Match:
    """The match after `side` won a leg: the score starts anew, unless that was the match."""
    legs = tuple(won + (i == side) for i, won in enumerate(match.legs))
    if legs[side] >= legs_to_win(rules):
        return replace(match, legs=legs, winners=(side,))
    return replace(match, legs=legs, scores=tuple(0 for _ in match.scores))


def deals_left(rules: Rules, match: Match) -> int | None:
    """How many deals a format with a fixed number still has; None for the others."""
    format: Format = rules["match"]
    return format.number - match.counted if format.kind in ("fixed", "individual") and format.number else None


def with_fixed_end(rules: Rules, match: Match) -> Match:
    """The match with its winners, if the last of a fixed number of deals is over; equal scores share."""
    if deals_left(rules, match) != 0:
        return match
    best = max(match.scores)
    return replace(match, winners=tuple(side for side, score in enumerate(match.scores) if score == best))
