"""What a view tells a player who counts: which cards are out, which are masters, who has none of a suit.

Everything here follows from the view, by what was played; nothing asks for a variant, and only what a card
off suit tells depends on the rules of the table.
"""

from __future__ import annotations

from manille_lan.engine.cards import Card, mask_of
from manille_lan.engine.phases.piles import PILE
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView, TrickView

NO_TRUMP = "none"


def has_trumps(view: PlayerView) -> bool:
    """Whether a suit is trumps."""
    return view.trump not in ("", NO_TRUMP)


def beats(view: PlayerView, card: Card, other: Card) -> bool:
    """Whether `card`, played after `other`, takes the trick from it."""
    if card.suit == other.suit:
        return card > other
    return card.suit == view.trump


def head(view: PlayerView) -> Card | None:
    """The card that is winning the trick on the table, None before the lead."""
    return head_of(view, view.trick)


def head_of(view: PlayerView, trick: TrickView) -> Card | None:
    """The card that wins a trick as far as it was played."""
    best: Card | None = None
    for card in trick.cards:
        if best is None or beats(view, card, best):
            best = card
    return best


def would_win(view: PlayerView, card: Card) -> bool:
    """Whether `card` would be winning the trick on the table."""
    best = head(view)
    return best is None or beats(view, card, best)


def partner_wins(view: PlayerView) -> bool:
    """Whether a partner is winning the trick on the table."""
    return view.trick.winner is not None and view.trick.winner in view.partners


def others_to_follow(view: PlayerView) -> tuple[int, ...]:
    """The seats that play to this trick after this seat, in order."""
    if view.seat is None:
        return ()
    left = view.players - 1 - len(view.trick.cards)
    return tuple((view.seat + view.step * (i + 1)) % view.players for i in range(left))


def unseen(view: PlayerView) -> int:
    """The mask of the cards that other seats may still hold, from this seat: neither its own nor played."""
    return view.the_pack.full & ~mask_of(view.hand) & ~mask_of(view.played)


def voids(view: PlayerView, rules: Rules | None = None) -> dict[int, int]:
    """For each seat the mask of the suits (as cards) that it showed it has none of, by not following.

    That shows nothing where `rules` let a seat play what it likes (`play_rule=none`, `enforcement=honour`),
    or where it plays from piles, a card of which may since have been turned. Of rules that are not known it
    is taken that suit must be followed.
    """
    masks = view.the_pack.suit_masks
    found = dict.fromkeys(range(view.players), 0)
    if not _must_follow(view, rules):
        return found
    for trick in (*view.tricks, view.trick):
        for i in range(1, len(trick.cards)):
            if trick.cards[i].suit != trick.cards[0].suit:
                found[view.seat_of(trick, i)] |= masks[view.the_pack.suit_of[trick.cards[0]]]
    return found


def _must_follow(view: PlayerView, rules: Rules | None) -> bool:
    """Whether a seat that does not follow suit can have none of it, then and later."""
    if any(place.name == PILE for place in view.places):
        return False
    return rules is None or not (rules.honour or rules["play_rule"] == "none")
