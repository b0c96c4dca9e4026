"""Drawing for the first dealer, partners and seats, before the match (rules 1.1). The drawn cards are
public.
"""

from __future__ import annotations

from manille_lan.engine.cards import Pack

Draws = list[tuple[int, int]]
"""(seat, card number), in the order drawn."""


def drawn_dealer(pack: Pack, order: tuple[int, ...], seats: int) -> tuple[int, Draws]:
    """The seat that deals first: the highest card; those tied for it draw again from the rest of the pack."""
    draws: Draws = []
    tied, rest = list(range(seats)), list(order)
    while len(tied) > 1:
        turned = [(seat, rest.pop(0)) for seat in tied]
        draws += turned
        best = max(_strength(pack, card) for _, card in turned)
        tied = [seat for seat, card in turned if _strength(pack, card) == best]
    return tied[0], draws


def drawn_ranking(pack: Pack, order: tuple[int, ...], seats: int) -> tuple[list[int], Draws]:
    """All seats from the highest card to the lowest; those tied for a place draw again for it."""
    draws: Draws = []
    rest = list(order)

    def ranked(group: list[int]) -> list[int]:
        if len(group) == 1:
            return group
        turned = [(seat, rest.pop(0)) for seat in group]
        draws.extend(turned)
        places: dict[tuple[int, int], list[int]] = {}
        for seat, card in turned:
            places.setdefault(_strength(pack, card), []).append(seat)
        return [seat for strength in sorted(places, reverse=True) for seat in ranked(places[strength])]

    return ranked(list(range(seats))), draws


def drawn_seats(ranking: list[int]) -> list[int]:
    """The new seat of each of four players: the two highest are partners; the highest keeps his seat, his
    partner sits opposite, the better opponent on his right, the last on his left.
    """
    first, second, third, fourth = ranking
    seats = [0] * 4
    for player, offset in ((first, 0), (second, 2), (third, 3), (fourth, 1)):
        seats[player] = (first + offset) % 4
    return seats


def _strength(pack: Pack, card: int) -> tuple[int, int]:
    """Rank as in play; in the Catalan pack the suits decide between equals, in the order of the pack (rules
    9).
    """
    suit_counts = pack.id == "ca"
    return card % pack.width, -pack.suit_of[card] if suit_counts else 0
