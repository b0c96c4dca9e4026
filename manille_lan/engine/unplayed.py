"""From where the cards lie now back to the pack that was dealt: what was played, drawn, exchanged and
uncovered is undone.
"""

from __future__ import annotations

from random import Random

from manille_lan.engine.phases.dealing import packet_places
from manille_lan.engine.phases.piles import PILE
from manille_lan.engine.phases.widow import FACE_UP, LAID, WIDOW
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView
from manille_lan.engine.worlds import World, at_place


def dealt_order(rules: Rules, view: PlayerView, world: World, rng: Random) -> tuple[int, ...]:
    """A pack, top first, that leads to this world; the one before the cut, where the pack was cut."""
    if not view.is_dealt:
        order = list(rules.deck)
        rng.shuffle(order)
        return tuple(order)
    hands = {seat: world[seat] + _played(view, seat) for seat in range(rules.players)}
    widow = _undone_widow(view, world, hands, rng)
    for cards in hands.values():
        rng.shuffle(cards)
    _put_turned_card_last(view, hands)
    if any(place.name == PILE for place in view.places):
        hands = _undone_piles(rules, view, world)
    dealt = [hands[seat][place] for seat, place in packet_places(rules, view.dealer)]
    order = dealt + widow
    cut = next((event for event in view.history if event.by >= 0 and event.kind == "cut"), None)
    back = len(order) - int(cut.args[0]) if cut is not None else 0
    return tuple(order[back:] + order[:back])


def _played(view: PlayerView, seat: int) -> list[int]:
    """What a seat has played so far."""
    tricks = (*view.tricks, view.trick)
    return [int(card) for t in tricks for i, card in enumerate(t.cards) if view.seat_of(t, i) == seat]


def _put_turned_card_last(view: PlayerView, hands: dict[int, list[int]]) -> None:
    turned = next((event.args[0] for event in view.history if event.kind == "turned"), None)
    if turned is not None:
        hands[view.dealer].remove(int(turned))
        hands[view.dealer].append(int(turned))


def _at(view: PlayerView, world: World, name: str) -> list[int]:
    """The cards at a place of that name, none where there is none."""
    return next((world[at_place(i)] for i, place in enumerate(view.places) if place.name == name), [])


def _undone_widow(view: PlayerView, world: World, hands: dict[int, list[int]], rng: Random) -> list[int]:
    """The widow as it was dealt; the declarer's hand is put right in passing."""
    rest = list(_at(view, world, WIDOW))
    if view.contract is None or not view.contract.drawn:
        return _at(view, world, FACE_UP) + rest
    laid, hand = _at(view, world, LAID), hands[view.contract.declarer]
    hand += laid
    up = [int(card) for event in view.history if event.kind == "widow_up" for card in event.args]
    taken_up = {int(card) for event in view.history if event.kind == "taken" for card in event.args}
    told = [int(card) for event in view.history if event.kind == "drawn" for card in event.args]
    drawn = told or _imagined_drawn(hand, laid, view.contract.drawn - len(taken_up), taken_up, bool(up), rng)
    for card in (*drawn, *taken_up):
        hand.remove(card)
    if not up:
        return drawn + rest
    picks = {int(event.args[0]) for event in view.history if event.by >= 0 and event.kind == "pick"}
    positions = range(len(up) + 1, len(up) + len(drawn) + len(rest) + 1)
    return up + [drawn.pop(0) if not picks or n in picks else rest.pop(0) for n in positions]


def _imagined_drawn(
    hand: list[int], laid: list[int], count: int, but: set[int], at_once: bool, rng: Random
) -> list[int]:
    """Cards that the declarer may have taken from the widow unseen. Drawn one by one, none was laid away
    before it came.
    """
    pool = [card for card in hand if card not in but]
    while True:
        drawn = rng.sample(pool, count)
        late = any(card in drawn[i + 1 :] for i, card in enumerate(laid))
        if at_once or not late:
            return drawn


def _undone_piles(rules: Rules, view: PlayerView, world: World) -> dict[int, list[int]]:
    """Each seat's cards as dealt in piles: what is covered, then what was face up, the latest lowest."""
    told = [event for event in view.history if event.kind == "piles"]
    tops = {int(event.args[0]): [[int(card)] for card in event.args[1:]] for event in told}
    bared: dict[int, list[int]] = {}
    for event in view.history:
        if event.by >= 0 and event.kind == "play":
            bared[event.by] = next(pile for pile in tops[event.by] if pile[-1] == int(event.args[0]))
        elif event.kind == "uncovered":
            bared[int(event.args[0])].append(int(event.args[1]))
    hands: dict[int, list[int]] = {seat: [] for seat in tops}
    for index, place in enumerate(view.places):
        pile = tops[place.owner].pop(0)
        hands[place.owner] += world[at_place(index)] + pile[::-1]
    return hands
