"""The match: what outlasts a deal (rules 1.9). Begins it, takes a finished deal into account, hands on the
deal.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.cards import mask_of
from manille_lan.engine.events import Event
from manille_lan.engine.phases.dealing import dealt_hands
from manille_lan.engine.phases.piles import PILE
from manille_lan.engine.phases.widow import LAID
from manille_lan.engine.state import Deal, Match, Place
from manille_lan.engine.targets import leg_winner, with_fixed_end, with_leg_won
from manille_lan.engine.variant import Rules
from manille_lan.errors import MatchOver


def begin_match(rules: Rules, dealer: int) -> Match:
    """A match before its first deal; `dealer` deals first."""
    nothing = (0,) * rules.side_count
    return Match(dealer=dealer, scores=nothing, legs=nothing)


def finish_deal(rules: Rules, deal: Deal) -> tuple[Match, tuple[Event, ...]]:
    """The match after a deal that is over or annulled, and what happened in it: legs and the match won.

    Raises MatchOver where the match had ended before.
    """
    before = deal.match
    if before.winners:
        raise MatchOver("match-over")
    after = replace(
        before,
        dealer=rules.eldest(before.dealer),
        number=before.number + 1,
        carry=_carry(rules, deal),
        counted=before.counted + (deal.outcome == "over" or rules["match"].kind == "individual"),
        scores=_scores(before, deal),
    )
    capote = next((line.side for line in deal.lines if line.what == "capote"), None)
    winner = capote if capote is not None else leg_winner(rules, after)
    if winner is not None:
        after = with_leg_won(rules, after, winner)
    after = with_fixed_end(rules, after)
    events = (Event("leg", (winner,)),) if winner is not None and not after.winners else ()
    return after, (*events, Event("match_over", after.winners)) if after.winners else events


def _scores(match: Match, deal: Deal) -> tuple[int, ...]:
    scores = list(match.scores)
    for line in deal.lines:
        if line.counted:
            scores[line.side] += line.value
    return tuple(scores)


def _carry(rules: Rules, deal: Deal) -> int:
    """Ties that double the next deal: kept by an annulled deal, gone after a scored one."""
    if deal.outcome == "annulled":
        return deal.match.carry
    if rules["tie_doubles_next"] == "no" or not any(line.what == "tie" for line in deal.lines):
        return 0
    return 1 if rules["tie_doubles_next"] == "single" else deal.match.carry + 1


def _piles(deal: Deal, seat: int) -> list[Place]:
    """The piles before a seat: what is covered there is part of its hand."""
    return [place for place in deal.places if place.name == PILE and place.owner == seat]


def gathered(rules: Rules, deal: Deal) -> tuple[int, ...]:
    """The pack as it is gathered after a deal, first card on top, for `shuffle = none` (rules 1.1).

    The tricks of eldest's side, then of the other sides in turn order; then hands not played, from eldest
    on, each as dealt; then what lies elsewhere.
    """
    order = rules.from_eldest(deal.dealer)
    cards: list[int] = []
    for side in dict.fromkeys(rules.sides[seat] for seat in order):
        for trick in deal.tricks:
            if rules.sides[trick.winner] == side:
                cards.extend(trick.cards)
    cards += deal.trick
    hands = dealt_hands(rules, deal.dealer, deal.order)
    for seat in order:
        held = deal.hands[seat] | mask_of(card for pile in _piles(deal, seat) for card in pile.cards)
        cards += [card for card in hands[seat] if held >> card & 1]
    for place in sorted(deal.places, key=lambda place: place.name != LAID):
        cards += place.cards if place.name != PILE else ()
    return (*cards, *(card for card in rules.deck if card not in set(cards)))
