"""The widow (rules 7.2, 7.4): drawing from it card by card, or exchanging with it, and laying away."""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import NO_CARD, mask_of, numbers_of
from manille_lan.engine.events import Event
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import NOBODY, Contract, Deal, Place
from manille_lan.engine.variant import Phase, Rules, Step

WIDOW, FACE_UP, LAID = "widow", "widow_up", "laid"
DRAW, STOP, STAND, TAKE = Action("draw"), Action("stop"), Action("stand"), Action("take")


def cards_at(deal: Deal, name: str) -> tuple[int, ...]:
    """The cards that lie at a place, none where there is no such place."""
    return next((place.cards for place in deal.places if place.name == name), ())


def widow_size(rules: Rules) -> int:
    """How many cards are left over when the hands have been dealt."""
    return len(rules.deck) - rules.players * rules.hand_size


def _with_cards(deal: Deal, name: str, cards: tuple[int, ...]) -> Deal:
    """The deal with other cards at a place that it has."""
    places = tuple(replace(place, cards=cards) if place.name == name else place for place in deal.places)
    return replace(deal, places=places)


def _into_hand(deal: Deal, cards: tuple[int, ...]) -> Deal:
    """The deal with some cards in the hand of the seat on turn."""
    hands = list(deal.hands)
    hands[deal.seat] |= mask_of(cards)
    return replace(deal, hands=tuple(hands))


def _with_drawn(deal: Deal, count: int) -> Deal:
    """The deal with so many more cards drawn by the declarer, who is on turn."""
    contract = deal.contract or Contract(deal.seat)
    return replace(deal, contract=replace(contract, drawn=contract.drawn + count))


def _laying(rules: Rules, deal: Deal) -> tuple[Action, ...]:
    """`lay` with every card held."""
    return tuple(Action("lay", (rules.pack.cards[card],)) for card in numbers_of(deal.hands[deal.seat]))


def _lay(deal: Deal, action: Action) -> Deal:
    """A card goes from the declarer's hand to what he has laid away, which he alone may see."""
    card = int(action.args[0])
    hands = list(deal.hands)
    hands[deal.seat] ^= 1 << card
    deal = replace(deal, hands=tuple(hands))
    if not any(place.name == LAID for place in deal.places):
        place = Place(LAID, (), deal.seat, frozenset((deal.seat,)))
        deal = replace(deal, places=(*deal.places, place))
    return _with_cards(deal, LAID, (*cards_at(deal, LAID), card))


def _lay_refusal(rules: Rules, deal: Deal, action: Action, left: int) -> Refusal:
    """Why a card cannot be laid away, or why something else cannot be done before."""
    card = action.args[0] if action.args else NO_CARD
    if action.verb == "lay" and isinstance(card, int) and not deal.hands[deal.seat] >> card & 1:
        return Refusal.of("refusal-not-held", card=str(card))
    return Refusal.of("refusal-lay", action=str(action), left=left)


class Drawing(Phase):
    """Auction 1: the declarer draws the top card of the widow and lays one away, as often as he likes.

    `memory` is (1,) while a card must be laid away.
    """

    name = "draw"
    secret_verbs = frozenset({"lay"})

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask the declarer."""
        seat = deal.contract.declarer if deal.contract is not None else NOBODY
        return replace(deal, seat=seat), (), "stay" if cards_at(deal, WIDOW) else "next"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`draw`, `stop`; after a draw `lay` with every card held."""
        return _laying(rules, deal) if deal.memory else (DRAW, STOP)

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """A drawn card is answered by one laid away."""
        if self.offers(rules, deal, action):
            return None
        return _lay_refusal(rules, deal, action, len(deal.memory))

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """One step of the exchange."""
        if action == STOP:
            return replace(deal, seat=NOBODY), (), "next"
        if action == DRAW:
            return self._draw(rules, deal)
        deal = replace(_lay(deal, action), memory=())
        return (deal, (), "stay") if cards_at(deal, WIDOW) else (replace(deal, seat=NOBODY), (), "next")

    def _draw(self, rules: Rules, deal: Deal) -> Step:
        top, *rest = cards_at(deal, WIDOW)
        deal = _into_hand(_with_cards(deal, WIDOW, tuple(rest)), (top,))
        deal = replace(_with_drawn(deal, 1), memory=(1,))
        drawn = Event("drawn", (rules.pack.cards[top],), audience=frozenset((deal.seat,)))
        return deal, (drawn,), "stay"


class TurningUp(Phase):
    """Auction 3: before the bidding the first cards of the widow are turned face up for everybody."""

    name = "widow"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Turn up half of the widow, the smaller half where it is odd."""
        widow = cards_at(deal, WIDOW)
        count = len(widow) // 2
        up, down = widow[:count], widow[count:]
        deal = replace(deal, places=(Place(FACE_UP, up, audience=None), Place(WIDOW, down)))
        return deal, (Event("widow_up", tuple(rules.pack.cards[card] for card in up)),), "next"


class Exchange(Phase):
    """Auction 3: the declarer stands, or takes the widow (or, with `exchange = pick`, some of it) and lays
    away as many.

    `memory` is (number still to lay away, positions picked so far ...).
    """

    name = "exchange"
    secret_verbs = frozenset({"lay"})

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask the declarer."""
        seat = deal.contract.declarer if deal.contract is not None else NOBODY
        return replace(deal, seat=seat, memory=(0,)), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`stand`, `take`; with `pick` also `pick N` for positions not named; then `lay` with every card
        held.
        """
        left, *picked = deal.memory
        if left:
            return _laying(rules, deal)
        if rules["exchange"] == "take_all":
            return STAND, TAKE
        count = len(cards_at(deal, FACE_UP)) + len(cards_at(deal, WIDOW))
        more = tuple(Action("pick", (n,)) for n in range(1, count + 1) if n not in picked)
        return (*more, TAKE) if picked else (STAND, *more)

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """As many are laid away as were taken."""
        if self.offers(rules, deal, action):
            return None
        return _lay_refusal(rules, deal, action, deal.memory[0])

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """One step of the exchange."""
        if action == STAND and deal.contract is not None:
            return replace(deal, seat=NOBODY, contract=replace(deal.contract, stood=True)), (), "next"
        if action.verb == "pick":
            return replace(deal, memory=(*deal.memory, int(action.args[0]))), (), "stay"
        if action == TAKE:
            return self._take(rules, deal)
        deal = replace(_lay(deal, action), memory=(deal.memory[0] - 1,))
        return (deal, (), "stay") if deal.memory[0] else (replace(deal, seat=NOBODY), (), "next")

    def _take(self, rules: Rules, deal: Deal) -> Step:
        up, down = cards_at(deal, FACE_UP), cards_at(deal, WIDOW)
        named = set(deal.memory[1:]) or set(range(1, len(up) + len(down) + 1))
        taken_up = tuple(card for n, card in enumerate(up, 1) if n in named)
        taken_down = tuple(card for n, card in enumerate(down, len(up) + 1) if n in named)
        deal = _with_cards(deal, FACE_UP, tuple(card for card in up if card not in taken_up))
        deal = _with_cards(deal, WIDOW, tuple(card for card in down if card not in taken_down))
        taken = taken_up + taken_down
        deal = replace(_with_drawn(_into_hand(deal, taken), len(taken)), memory=(len(taken),))
        faces = rules.pack.cards
        own = frozenset((deal.seat,))
        told = (("taken", taken_up, None), ("drawn", taken_down, own))
        events = tuple(
            Event(kind, tuple(faces[card] for card in cards), audience=audience)
            for kind, cards, audience in told
            if cards
        )
        return deal, events, "stay"
