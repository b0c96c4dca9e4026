"""From a deal to what one seat may know of it. The only place where that happens, and it only filters by
audience.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.cards import Card, mask_of
from manille_lan.engine.events import Event
from manille_lan.engine.phases.dealing import dealt_hands
from manille_lan.engine.phases.trumps import trump_text
from manille_lan.engine.play import actions
from manille_lan.engine.scoring import multiplier
from manille_lan.engine.state import NOBODY, Contract, Deal, Match, Place
from manille_lan.engine.targets import deals_left, target
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import ContractView, MatchView, PlaceView, PlayerView, TrickView


def project(
    rules: Rules, deal: Deal, seat: int | None, *, match: Match | None = None, opened: bool = True
) -> PlayerView:
    """The view of `seat`, or of a spectator (None).

    `match` is the match after the deal, where the deal is over and has been taken into account. `opened`:
    whether all hands are shown, as dealt, once the deal is over (the table's option of verification).
    """
    faces = rules.pack.cards
    is_over = bool(deal.outcome)
    asked = deal.seat if deal.seat != NOBODY else None
    return PlayerView(
        variant=rules.variant.id,
        preset=rules.preset,
        pack=rules.pack.id,
        seat=seat,
        players=rules.players,
        step=rules.step,
        sides=deal.sides,
        number=deal.match.number,
        turn=deal.turn,
        dealer=deal.dealer,
        phase="" if is_over else rules.phases[deal.phase].name,
        to_act=asked,
        hands=tuple(_hand(rules, deal, owner, seat) for owner in range(rules.players)),
        counts=tuple(hand.bit_count() for hand in deal.hands),
        exposed=rules.pack.cards_of(deal.exposed & _held(deal)),
        places=tuple(_place(faces, place, seat) for place in deal.places),
        trump=trump_text(rules, deal.trump),
        blind=deal.blind,
        calls=deal.calls,
        contract=_contract(deal.contract),
        multiplier=multiplier(rules, deal),
        threshold=rules.threshold,
        trick=_trick(faces, deal.leader, deal.trick, deal.head),
        tricks=tuple(_trick(faces, trick.leader, trick.cards, trick.winner) for trick in deal.tricks),
        held=deal.held,
        match=match_view(rules, match or deal.match),
        lines=deal.lines,
        outcome=deal.outcome,
        dealt=_dealt(rules, deal) if is_over and opened else (),
        history=_history(deal, seat),
        legal=actions(rules, deal) if seat is not None and asked == seat else (),
    )


def match_view(rules: Rules, match: Match) -> MatchView:
    """The match as everybody sees it."""
    return MatchView(
        sides=rules.sides,
        format=rules.match_text,
        scores=match.scores,
        legs=match.legs,
        target=target(rules, match),
        deals_left=deals_left(rules, match),
        carry=match.carry,
        winners=match.winners,
    )


def _held(deal: Deal) -> int:
    """The cards that still lie in a hand."""
    held = 0
    for hand in deal.hands:
        held |= hand
    return held


def _hand(rules: Rules, deal: Deal, owner: int, seat: int | None) -> tuple[Card, ...] | None:
    audience = deal.seen[owner]
    if audience is not None and (seat is None or seat not in audience):
        return None
    return rules.pack.cards_of(deal.hands[owner])


def _place(faces: tuple[Card, ...], place: Place, seat: int | None) -> PlaceView:
    is_seen = place.audience is None or (seat is not None and seat in place.audience)
    cards = tuple(faces[card] for card in place.cards) if is_seen else None
    return PlaceView(place.name, place.owner, len(place.cards), cards)


def _trick(faces: tuple[Card, ...], leader: int, cards: tuple[int, ...], winner: int) -> TrickView:
    return TrickView(leader, tuple(faces[card] for card in cards), winner if winner != NOBODY else None)


def _dealt(rules: Rules, deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """The hands as dealt, sorted; empty where nothing was dealt."""
    hands = dealt_hands(rules, deal.dealer, deal.order)
    return tuple(rules.pack.cards_of(mask_of(hand)) for hand in hands)


def _history(deal: Deal, seat: int | None) -> tuple[Event, ...]:
    """The events that a seat may know of; who else may know of them is not told."""
    known = (event for event in deal.history if event.is_known_to(seat))
    return tuple(event if event.audience is None else replace(event, audience=None) for event in known)


def _contract(contract: Contract | None) -> ContractView | None:
    if contract is None:
        return None
    return ContractView(contract.declarer, contract.bid, contract.slam, contract.drawn, contract.stood)
