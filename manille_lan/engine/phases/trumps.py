"""How trumps are fixed: named by the dealer, blind or not, or by his partner (en face); or turned up (rules
1.5, 3).
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.events import Event
from manille_lan.engine.state import NO_TRUMP, NOBODY, NONE, Deal, ScoreLine
from manille_lan.engine.targets import target
from manille_lan.engine.variant import Phase, Rules, Step

NO_TRUMP_WORD = "none"
"""How no-trump is written: `trump none`."""


def trump_text(rules: Rules, trump: int) -> str:
    """A suit letter, `none`, or nothing while trumps are not fixed."""
    if trump >= 0:
        return rules.pack.suits[trump]
    return NO_TRUMP_WORD if trump == NO_TRUMP else ""


def _hiding(rules: Rules, deal: Deal, *, dealer: bool) -> Deal:
    """The deal with the dealer's partner kept from his own hand where `partner_hidden` says so, and the
    dealer too where he has not looked.
    """
    partner = (deal.dealer + rules.players // 2) % rules.players
    blind = ({deal.dealer} if dealer else set()) | ({partner} if rules["partner_hidden"] else set())
    return replace(
        deal, seen=tuple(NONE if seat in blind else rules.audience_of(seat) for seat in range(rules.players))
    )


def _open(rules: Rules, deal: Deal) -> Deal:
    """The deal with every seat seeing its own hand."""
    return replace(deal, seen=tuple(rules.audience_of(seat) for seat in range(rules.players)))


def _choices(rules: Rules, verb: str) -> tuple[Action, ...]:
    """A suit each, and no-trump where it is allowed."""
    suits = tuple(Action(verb, (suit,)) for suit in rules.pack.suits)
    return (*suits, Action(verb, (NO_TRUMP_WORD,))) if rules["no_trump_allowed"] else suits


def _named(rules: Rules, deal: Deal, action: Action) -> Deal:
    """The deal with trumps as an action names them."""
    word = str(action.args[0])
    return replace(deal, trump=NO_TRUMP if word == NO_TRUMP_WORD else rules.pack.parse_suit(word))


class BlindOffer(Phase):
    """With the option `blind` the dealer may name trumps before he sees a card of his own, for a doubled
    deal.
    """

    name = "blind_offer"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask the dealer, who sees nothing yet, or go on."""
        if rules["blind"] == "none":
            return deal, (), "next"
        return replace(_hiding(rules, deal, dealer=True), seat=deal.dealer), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`blind S` ... where any suit may be named blind, `blind none`, `look`."""
        if rules["blind"] == "any":
            return (*_choices(rules, "blind"), Action("look"))
        return Action("blind", (NO_TRUMP_WORD,)), Action("look")

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """Look and go on to naming trumps, or name them blind."""
        if action.verb == "look":
            return replace(_open(rules, deal), seat=NOBODY), (), "next"
        return replace(_named(rules, _open(rules, deal), action), blind=True, seat=NOBODY), (), "next"


class NameTrumps(Phase):
    """The dealer names trumps, or lets his partner choose (en face); in an auction the declarer does."""

    name = "trumps"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Ask the dealer, unless he has named trumps blind or they are turned up; or the declarer."""
        if deal.blind or rules["trump_mode"] == "turned":
            return deal, (), "next"
        if deal.contract is not None:
            return replace(deal, seat=deal.contract.declarer), (), "stay"
        return replace(_hiding(rules, deal, dealer=False), seat=deal.dealer), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """`trump S` ... `trump none`, and `en_face` for the dealer where it is allowed."""
        passing = (Action("en_face"),) if rules["en_face"] and deal.seat == deal.dealer else ()
        return _choices(rules, "trump") + passing

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """Trumps are fixed and everybody looks at his hand; or the partner is asked, and looks."""
        if deal.contract is not None:
            return replace(_named(rules, deal, action), seat=NOBODY), (), "next"
        if action.verb == "en_face":
            partner = (deal.dealer + rules.players // 2) % rules.players
            return replace(_open(rules, deal), seat=partner), (), "stay"
        return replace(_named(rules, _open(rules, deal), action), seat=NOBODY), (), "next"


class TurnUp(Phase):
    """The dealer's last card is turned up: its suit is trumps, its points his (rules 3, 9)."""

    name = "turn_up"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Turn, mark or hold, and go on, or end the deal where the points end the leg."""
        if rules["trump_mode"] != "turned":
            return deal, (), "next"
        turned = deal.order[rules.players * rules.hand_size - 1]
        side, value = deal.sides[deal.dealer], rules.points[turned]
        deal = replace(deal, trump=rules.pack.suit_of[turned], exposed=deal.exposed | 1 << turned)
        events: tuple[Event, ...] = (Event("turned", (rules.pack.cards[turned],)),)
        if not value:
            return deal, events, "next"
        goal = target(rules, deal.match)
        reaches = goal is not None and deal.match.scores[side] + value >= goal
        if reaches and rules["turnup"] == "held":
            return replace(deal, held=value), (*events, Event("held", (side, value))), "next"
        deal = replace(deal, lines=(*deal.lines, ScoreLine("turned_up", side, value, counted=True)))
        return deal, (*events, Event("marked", (side, value))), "over" if reaches else "next"
