"""How likely our side is to win the trick with a card, by counting what the seats still to play may hold.

The rules make it simple: whoever is void must ruff and whoever can beat an opponent must, so a seat beats
our card if it holds a card that does. Hands are taken as drawn by lot from what is out.
"""

from __future__ import annotations

from manille_bots.position import Position
from manille_lan.api.bots import Card, would_win

PARTNER_STILL_BEATS = 0.6
"""Of the cards with which the partner would beat the best card now, how many still do after an opponent."""


def chance_to_win(position: Position, card: Card) -> float:
    """The chance that our side wins the trick if we play `card`."""
    wins_now = would_win(position.view, card)
    best = card if wins_now or position.head is None else position.head
    ours = 1.0 if wins_now or position.partner_wins else 0.0
    opponent_has_played = False
    for seat in position.after:
        beats = chance_to_beat(position, seat, best, card)
        if seat not in position.view.partners:
            ours *= 1.0 - beats
            opponent_has_played = True
        else:
            sure = position.holds[seat] & best.pack.higher[best]
            ours += (1.0 - ours) * beats * (PARTNER_STILL_BEATS if opponent_has_played and not sure else 1.0)
    return ours


def chance_to_beat(position: Position, seat: int, best: Card, ours: Card) -> float:
    """The chance that a seat holds a card that takes the trick from `best`."""
    led = position.led(ours)
    none_higher = position.none_held(seat, best.pack.higher[best])
    void = position.none_held(seat, position.suit(led))
    if position.is_trump(best) and best.suit != led:
        return void * (1.0 - none_higher)
    if position.is_trump(best) or not position.trumps_out:
        return 1.0 - none_higher
    return 1.0 - none_higher + void * (1.0 - position.none_held(seat, position.trumps_out))
