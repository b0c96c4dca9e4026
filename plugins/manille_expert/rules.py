"""The rules and the pack of a search, as a bot says them and as they stand in the state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from manille_expert.layout import (
    ALWAYS,
    BAN_AGAINST,
    BAN_UNDER_FRIEND,
    CARDS,
    FOLLOW_ONLY,
    FOLLOW_TRUMP,
    FORCED,
    IS_BOUND_TO_FOLLOW,
    IS_RELATIVE,
    NEVER,
    NO_RULE,
    PLAY_RULE,
    POINT_COUNTS,
    POINT_SUMS,
    POINTED,
    POINTS,
    STRICT,
    STRIDE,
    SUITS,
    TRICK_POINT,
    TRUMP,
    TRUMPS,
    WHILE_HIGHER_HELD,
    WORTHLESS,
)
from manille_expert.machine import State
from manille_lan.api.bots import Pack

PLAY_RULES = {
    "strict": STRICT,
    "follow_trump": FOLLOW_TRUMP,
    "follow_only": FOLLOW_ONLY,
    "none": NO_RULE,
    "forced": FORCED,
}
BANS = {  # undertrump -> (against an opponent, under a partner)
    "ban": (1, ALWAYS),
    "ban_vs_opponents": (1, NEVER),
    "free_if_unable": (0, WHILE_HIGHER_HELD),
    "free": (0, NEVER),
}


@dataclass(frozen=True, slots=True)
class PlayRules:
    """What the worth of cards depends on: the options `play_rule` (`forced` is Botifarra's forced play),
    `undertrump`, `trick_point` and `jack`.
    """

    play_rule: Literal["strict", "follow_trump", "follow_only", "none", "forced"] = "strict"
    undertrump: Literal["ban", "ban_vs_opponents", "free_if_unable", "free"] = "free"
    trick_point: int = 0
    jack: int = 1


def write_rules(state: State, rules: PlayRules, trump: int) -> None:
    """Bring the rules of play and the trump suit (negative: none) into the state."""
    state[PLAY_RULE] = PLAY_RULES[rules.play_rule]
    state[BAN_AGAINST], state[BAN_UNDER_FRIEND] = BANS[rules.undertrump]
    state[IS_RELATIVE] = int(rules.play_rule != "forced")
    state[IS_BOUND_TO_FOLLOW] = int(rules.play_rule != "none")
    state[TRICK_POINT] = rules.trick_point
    state[TRUMP] = max(trump, -1)
    state[TRUMPS] = int(SUITS[trump]) if trump >= 0 else 0


def write_points(state: State, points: tuple[int, ...]) -> None:
    """Bring the card points of each rank into the state, with the tables that follow from them."""
    for card in range(CARDS):
        rank = card % STRIDE
        state[POINTS + card] = points[rank] if rank < len(points) else 0
    worthless = sum(1 << card for card in range(CARDS) if not state[POINTS + card])
    state[WORTHLESS], state[POINTED] = worthless, ((1 << CARDS) - 1) & ~worthless
    for mask, (total, counts) in enumerate(suit_tables(points)):
        state[POINT_SUMS + mask], state[POINT_COUNTS + mask] = total, counts


def rank_points(pack: Pack, jack: int) -> tuple[int, ...]:
    """The card points of each rank of a pack, from the lowest on."""
    return tuple(jack if card.rank == "J" else card.points for card in pack.cards[: pack.width])


@cache
def suit_tables(points: tuple[int, ...]) -> list[tuple[int, int]]:
    """For each mask of a suit the sum of its card points, and how many of its cards are above 0 to 4."""
    tables = [(0, 0)]
    for mask in range(1, 1 << len(points)):
        top = mask.bit_length() - 1
        total, counts = tables[mask ^ 1 << top]
        levels = sum(1 << 6 * level for level in range(points[top]))
        tables.append((total + points[top], counts + levels))
    return tables


def spread_card(card: int, width: int) -> int:
    """The number in the state of a card of a pack whose suits have `width` cards."""
    return STRIDE * (card // width) + card % width


def spread(mask: int, width: int) -> int:
    """The mask in the state of a mask of such a pack."""
    if width == STRIDE:
        return mask
    suit = (1 << width) - 1
    return sum((mask >> width * i & suit) << STRIDE * i for i in range(4))
