"""How many cards are dealt for how many players, and in which packets (rules 7.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from manille_lan.api.variants import Format, Pack, Value, Values

WITH_WIDOW = {3: 10, 4: 7, 5: 6, 6: 5, 7: 4}
"""Auction 1: cards each; the rest of the pack is the widow."""

WITHOUT_SEVENS = {3: 10, 4: 8, 5: 6, 6: 5, 7: 4}
"""Auction 2: cards each, after as many sevens have left as the pack has cards too many."""

WITH_OPEN_WIDOW = {3: 9, 4: 7, 5: 6, 6: 5, 7: 4}
"""Auction 3: cards each; half of the widow lies face up."""

PACKETS = {
    10: (3, 4, 3),
    9: (3, 3, 3),
    8: (2, 2, 2, 2),
    7: (2, 3, 2),
    6: (3, 3),
    5: (3, 2),
    4: (2, 2),
}


def dealt_by(table: Mapping[int, int]) -> Callable[[Values], dict[str, Value]]:
    """The defaults that follow from the number of players."""

    def derived(values: Values) -> dict[str, Value]:
        players = values["players"]
        return {"packets": PACKETS[table.get(players, 4)], "match": Format("individual", 2 * players)}

    return derived


def share_of(table: Mapping[int, int]) -> Callable[[Pack, Values], int]:
    """The number of cards that each seat gets."""
    return lambda pack, values: table.get(values["players"], 4)


def deck_without_sevens(pack: Pack, values: Values) -> tuple[int, ...]:
    """The pack less so many sevens, in the order of the option, that all can be dealt out."""
    count = pack.size - values["players"] * WITHOUT_SEVENS.get(values["players"], 4)
    gone = {pack.parse_card(f"7{suit}") for suit in values["removal_order"][: min(count, 4)]}
    return tuple(card for card in range(pack.size) if card not in gone)
