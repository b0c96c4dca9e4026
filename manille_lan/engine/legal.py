"""Which cards may be played, and why a card may not (rules 1.4). Pure functions on masks."""

from __future__ import annotations

from manille_lan.engine.cards import Pack
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import Deal
from manille_lan.engine.variant import Rules


def legal_mask(rules: Rules, hand: int, led: int, head_card: int, friendly: bool, trump: int) -> int:
    """The cards of `hand` that may follow a trick.

    `led` is the suit led, `head_card` the card that is winning, `friendly` whether a partner plays it,
    `trump` the trump suit or a negative number. To lead is free: the caller does not ask.
    """
    masks = rules.pack.suit_masks
    follow = hand & masks[led]
    if not rules.strict:
        return _loosely_legal(rules, hand, follow, friendly, trump)
    if rules.forced:
        return _forced_mask(rules, hand, follow, head_card, friendly, trump)
    head_suit = rules.pack.suit_of[head_card]
    if follow:
        if friendly or head_suit != led:
            return follow
        return follow & rules.pack.higher[head_card] or follow
    trumps = hand & masks[trump] if trump >= 0 else 0
    if not trumps:
        return hand
    if head_suit != trump:
        return hand if friendly else trumps
    return _legal_over_a_trump(
        rules.undertrump, hand, trumps, trumps & rules.pack.higher[head_card], friendly
    )


def _legal_over_a_trump(undertrump: str, hand: int, trumps: int, higher: int, friendly: bool) -> int:
    """Void, and a trump is winning a plain suit: rules 5 and 6 with the option `undertrump`."""
    if friendly:
        banned = undertrump == "ban" or (undertrump == "free_if_unable" and higher)
    else:
        if higher:
            return higher
        banned = undertrump in ("ban", "ban_vs_opponents")
    return (hand & ~(trumps ^ higher) if banned else hand) or hand


def _forced_mask(rules: Rules, hand: int, follow: int, head_card: int, friendly: bool, trump: int) -> int:
    """Botifarra's forced play (rules 11): who can win must; who cannot throws low, or points onto his
    partner.
    """
    pack = rules.pack
    if friendly:
        return (follow or hand) & rules.point_mask | _lowest_of_each_suit(pack, follow or hand)
    if follow:
        return follow & pack.higher[head_card] or _lowest_of_each_suit(pack, follow)
    trumps = hand & pack.suit_masks[trump] if trump >= 0 else 0
    if pack.suit_of[head_card] == trump:
        trumps &= pack.higher[head_card]
    return trumps or _lowest_of_each_suit(pack, hand)


def _lowest_of_each_suit(pack: Pack, hand: int) -> int:
    """The lowest card of every suit in a hand."""
    lowest = 0
    for mask in pack.suit_masks:
        part = hand & mask
        lowest |= part & -part
    return lowest


def _loosely_legal(rules: Rules, hand: int, follow: int, friendly: bool, trump: int) -> int:
    """The play rules beside `strict`."""
    if rules.play_rule == "none":
        return hand
    if follow:
        return follow
    if rules.play_rule == "follow_trump" and not friendly and trump >= 0:
        return hand & rules.pack.suit_masks[trump] or hand
    return hand


def illegal_reason(rules: Rules, deal: Deal, card: int) -> Refusal:
    """Why the seat on turn may not play a card that it holds, with the cards that prove it."""
    pack, hand = rules.pack, deal.hands[deal.seat]
    led = pack.suit_of[deal.trick[0]]
    follow = hand & pack.suit_masks[led]
    facts: dict[str, str | int] = {
        "card": pack.cards[card].text,
        "led": pack.suits[led],
        "head": pack.cards[deal.head_card].text,
        "seat": deal.head,
        "cards": pack.hand_text(deal.legal),
    }
    if rules.forced and not _can_win(rules, deal, follow) and (not follow or pack.suit_of[card] == led):
        return Refusal.of("refusal-lowest", **facts)
    if follow:
        if pack.suit_of[card] != led:
            facts["cards"] = pack.hand_text(follow)
            return Refusal.of("refusal-must-follow", **facts)
        return Refusal.of("refusal-must-beat", **facts)
    facts["trump"] = pack.suits[deal.trump]
    if pack.suit_of[deal.head_card] != deal.trump or rules.play_rule == "follow_trump":
        return Refusal.of("refusal-must-ruff", **facts)
    higher = hand & pack.suit_masks[deal.trump] & pack.higher[deal.head_card]
    if higher and deal.sides[deal.head] != deal.sides[deal.seat]:
        return Refusal.of("refusal-must-overruff", **facts)
    return Refusal.of("refusal-no-undertrump", **facts)


def _can_win(rules: Rules, deal: Deal, follow: int) -> bool:
    """Whether the seat on turn must win the trick, and can: an opponent is winning, and it holds what beats
    him.
    """
    pack = rules.pack
    if deal.sides[deal.head] == deal.sides[deal.seat]:
        return False
    if follow:
        return bool(follow & pack.higher[deal.head_card])
    trumps = deal.hands[deal.seat] & pack.suit_masks[deal.trump] if deal.trump >= 0 else 0
    is_trumped = pack.suit_of[deal.head_card] == deal.trump
    return bool(trumps & pack.higher[deal.head_card] if is_trumped else trumps)
