"""Playing the tricks (rules 1.3, 1.4). The fast path of the engine: everything is a mask or a table
look-up.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action, playing
from manille_lan.engine.cards import NO_CARD, Card, numbers_of
from manille_lan.engine.events import Event
from manille_lan.engine.legal import illegal_reason, legal_mask
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import NOBODY, Deal, Trick
from manille_lan.engine.variant import Phase, Rules, Step

_WON = tuple((Event("won", (seat,)),) for seat in range(8))


class Tricks(Phase):
    """Card by card, trick by trick, until the hands are empty."""

    name = "play"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Eldest leads; after a blind declaration the dealer, where `blind_dealer_leads` says so; a
        declarer who plays for all the tricks.
        """
        leader = rules.eldest(deal.dealer)
        if deal.contract is not None and deal.contract.slam:
            leader = deal.contract.declarer
        elif deal.blind and rules["blind_dealer_leads"]:
            leader = deal.dealer
        return replace(deal, seat=leader, leader=leader, legal=deal.hands[leader]), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`play` with every card that rule 1.4 allows."""
        plays = playing(rules.pack)
        return tuple([plays[card] for card in numbers_of(deal.legal)])

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """The card must be held and, unless breaches are left to the players' honour, allowed."""
        card = action.args[0] if len(action.args) == 1 else None
        if action.verb != "play" or not isinstance(card, Card) or card.pack is not rules.pack:
            return Refusal.of("refusal-not-offered", action=str(action), phase=self.name)
        if deal.legal >> card & 1:
            return None
        if not deal.hands[deal.seat] >> card & 1:
            return Refusal.of("refusal-not-held", card=rules.pack.cards[card].text)
        return None if rules.honour else illegal_reason(rules, deal, card)

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """The card falls; the next seat follows, or the winner of the trick leads."""
        card: int = action.args[0]  # type: ignore[assignment]
        seat, pack = deal.seat, rules.pack
        hands = list(deal.hands)
        hands[seat] ^= 1 << card
        head, head_card = deal.head, deal.head_card
        if (
            head_card < 0
            or pack.higher[head_card] >> card & 1
            or _ruffs(pack.suit_of, deal.trump, card, head_card)
        ):
            head, head_card = seat, card
        if rules.honour and not deal.legal >> card & 1:
            deal = replace(deal, noted=(*deal.noted, (len(deal.tricks) + 1, seat)))
        trick = (*deal.trick, card)
        if len(trick) == rules.players:
            return self._finish_trick(deal, tuple(hands), trick, head)
        following = rules.next_seats[seat]
        friendly = deal.sides[head] == deal.sides[following]
        legal = legal_mask(rules, hands[following], pack.suit_of[trick[0]], head_card, friendly, deal.trump)
        after = replace(
            deal, hands=tuple(hands), trick=trick, head=head, head_card=head_card, seat=following, legal=legal
        )
        return after, (), "stay"

    def _finish_trick(self, deal: Deal, hands: tuple[int, ...], trick: tuple[int, ...], winner: int) -> Step:
        over = not hands[winner]
        after = replace(
            deal,
            hands=hands,
            trick=(),
            head=NOBODY,
            head_card=NO_CARD,
            tricks=(*deal.tricks, Trick(deal.leader, trick, winner)),
            leader=winner,
            seat=NOBODY if over else winner,
            legal=hands[winner],
        )
        return after, _WON[winner], "next" if over else "stay"


def _ruffs(suit_of: tuple[int, ...], trump: int, card: int, head_card: int) -> bool:
    """Whether `card` is a trump over a plain card."""
    return suit_of[card] == trump != suit_of[head_card]


def trick_winner(rules: Rules, leader: int, cards: tuple[int, ...], trump: int) -> int:
    """The seat that wins a trick: the highest trump in it, else the highest card of the suit led (rules
    1.3).
    """
    pack = rules.pack
    best, seat, winner = cards[0], leader, leader
    for card in cards[1:]:
        seat = rules.next_seats[seat]
        if pack.higher[best] >> card & 1 or _ruffs(pack.suit_of, trump, card, best):
            best, winner = card, seat
    return winner
