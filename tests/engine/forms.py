"""The questions of the worked examples about auctions, widows, speech, blind hands and piles.

A part lays a deal out and lists steps: `SEAT ACTION` is taken, `? SEAT ACTION` only tried, and what was
tried is told as `yes` or as the reason's id.
"""

from random import Random

from manille_lan.engine.actions import action_text, parse_action
from manille_lan.engine.cards import mask_of
from manille_lan.engine.match import finish_deal
from manille_lan.engine.phases.dealing import packet_places
from manille_lan.engine.phases.widow import cards_at
from manille_lan.engine.play import actions, apply, begin_deal, check
from manille_lan.engine.projection import project
from manille_lan.engine.scoring import tricks_won
from tests.engine.deals import TRIES, act, match_at, phase_of
from tests.engine.sketches import rules_of, small_rules


def table_of(part):
    """The rules of a part; with hands told, hands of that size and no other cards in play but the widow
    told.
    """
    options = dict(part.get("options", {}))
    if "players" in part:
        options["players"] = part["players"]
    if "hands" in part:
        return small_rules(part["preset"], len(next(iter(part["hands"].values())).split()), **options)
    return rules_of(part["preset"], **options)


def laid_out(part):
    """Rules and deal of a part."""
    rules = table_of(part)
    dealer = part.get("dealer", 0)
    hands = {int(seat): list(rules.pack.parse_cards(text)) for seat, text in part.get("hands", {}).items()}
    widow = list(map(int, rules.pack.parse_cards(part.get("widow", ""))))
    order = part_order(rules, dealer, hands, widow)
    return rules, begin_deal(rules, match_at(rules, dealer), order)[0]


def part_order(rules, dealer, hands, widow, rng=None):
    """A pack that deals the hands named, then the widow named; the rest by number or at random."""
    taken = {int(card) for cards in hands.values() for card in cards} | set(widow)
    rest = [card for card in rules.deck if card not in taken]
    if rng is not None:
        rng.shuffle(rest)
    left = {seat: list(cards) for seat, cards in hands.items()}
    order = []
    for seat, _ in packet_places(rules, dealer):
        order.append(int(left[seat].pop(0)) if left.get(seat) else rest.pop(0))
    return (*order, *widow, *rest)


def flow(part):
    """What some steps lead to."""
    rules, deal = laid_out(part)
    tried = []
    for step in part.get("steps", ()):
        if step.startswith("? "):
            seat, _, action = step[2:].partition(" ")
            refusal = check(rules, deal, int(seat), parse_action(rules.pack, action))
            tried.append("yes" if refusal is None else refusal.reason)
        else:
            deal = act(rules, deal, step)
    return TELLS[part.get("tell", "tried")](rules, deal, tried, part)


def _tried(rules, deal, tried, part):
    return ", ".join(tried)


def _contract(rules, deal, tried, part):
    if deal.contract is None:
        return f"nobody, {deal.outcome}"
    bid = "slam" if deal.contract.slam else str(deal.contract.bid)
    return f"{deal.contract.declarer} {bid}"


def _offered(rules, deal, tried, part):
    """What the seat on turn is offered: at most the first few, of one verb if that is asked for."""
    offered = [action_text(a) for a in actions(rules, deal) if part.get("verb", a.verb) == a.verb]
    return ", ".join(offered[: part.get("most", len(offered))])


def cards_offered(rules, deal, tried, part):
    return rules.pack.hand_text(mask_of(a.card for a in actions(rules, deal) if a.verb == "play"))


def _hand(rules, deal, tried, part):
    hand = rules.pack.hand_text(deal.hands[part["seat"]])
    return f"{hand}, drawn {deal.contract.drawn}"


def _seat(rules, deal, tried, part):
    return str(deal.seat)


def _noted(rules, deal, tried, part):
    return f"{', '.join(tried)}; noted {len(deal.noted)}"


def _widow(rules, deal, tried, part):
    return " ".join(map(str, (*cards_at(deal, "widow_up"), *cards_at(deal, "widow"))))


def _shares(rules, deal, tried, part):
    up, down = len(cards_at(deal, "widow_up")), len(cards_at(deal, "widow"))
    each = rules.hand_size
    return f"{each} each, {len(rules.deck)} cards, widow {up} up {down} down"


def _faces(rules, deal, tried, part):
    """The face-up cards by number, seat by seat."""
    hands = project(rules, deal, None).hands
    return " / ".join(" ".join(str(int(card)) for card in sorted(hand, key=int)) for hand in hands)


TELLS = {
    "tried": _tried,
    "contract": _contract,
    "offered": _offered,
    "cards": cards_offered,
    "hand": _hand,
    "seat": _seat,
    "noted": _noted,
    "widow": _widow,
    "shares": _shares,
    "faces": _faces,
}


def shares(part):
    """Cards each, cards in all, and the widow, for every number of players."""
    return "; ".join(
        f"{players}: " + _shares(rules := rules_of(part["preset"], players=players), _dealt(rules), [], part)
        for players in range(3, 8)
    )


def _dealt(rules):
    return begin_deal(rules, match_at(rules, 0), tuple(rules.deck))[0]


def piles(part):
    """Two-handed deals in which seat 0 takes the points and tricks asked for, one after the other."""
    rules = rules_of("manilla2", play_rule="none", **part.get("options", {}))
    match = match_at(rules, part.get("dealer", 0))
    told = []
    for entry in part["deals"]:
        deal = _searched(rules, match, entry)
        sums = [_sum(deal, seat, "card_points", "trick_points") for seat in (0, 1)]
        tricks = [_sum(deal, seat, "trick_points") for seat in (0, 1)]
        match, _ = finish_deal(rules, deal)
        told.append(
            entry["tell"].format(sums=sums, tricks=tricks, scores=list(match.scores), legs=list(match.legs))
        )
    return " ".join(told)


def _sum(deal, seat, *kinds):
    return sum(line.value for line in deal.lines if line.side == seat and line.what in kinds)


def _searched(rules, match, entry):
    """A deal of random cards, seat 0 taking the tricks and, if told, the points asked for."""
    points, _, won = entry["points"].partition("+")
    rng = Random(3)
    for _ in range(TRIES * 4):
        order = [card for card in rules.deck if card != int(rules.pack.parse_card("2E"))]
        rng.shuffle(order)
        deal = begin_deal(rules, match, (*order, int(rules.pack.parse_card("2E"))))[0]
        while not deal.outcome:
            offered = actions(rules, deal)
            deal, _ = apply(rules, deal, deal.seat, offered[int(rng.random() * len(offered))])
        count = sum(line.value for line in deal.lines if (line.what, line.side) == ("card_points", 0))
        last = entry.get("last", deal.tricks[-1].winner)
        if (
            tricks_won(rules, deal)[0] == int(won)
            and points in ("", str(count))
            and deal.tricks[-1].winner == last
        ):
            return deal
    raise AssertionError("no such deal was found")


def tops(part):
    """What may be played to a lead, from piles with these tops."""
    rules = rules_of("manilla2")
    seat, dealer = 1, 1
    own = sorted(rules.pack.parse_cards(part["tops"] + " 3B"), key=lambda card: card.text == part["turned"])
    lead = rules.pack.parse_card(part["led"])
    covered = rules.pack.parse_card("9O")
    turned = own[5]
    taken = {*map(int, own), int(lead), int(covered)}
    rest = [card for card in rules.deck if card not in taken]
    hands = {0: [], 1: []}
    for pile in range(6):
        under = [int(covered), *rest[:2]] if pile == 0 else rest[:3]
        del rest[: len(under) - (1 if pile == 0 else 0)]
        hands[seat] += [*under, int(own[pile])]
        hands[0] += [*rest[:3], int(lead) if pile == 0 else rest[3]]
        del rest[: 3 if pile == 0 else 4]
    order = [hands[s][place] for s, place in packet_places(rules, dealer)]
    assert order[-1] == int(turned)
    deal = begin_deal(rules, match_at(rules, dealer), tuple(order))[0]
    return cards_offered(rules, act(rules, deal, f"0 play {lead}"), [], part)


def two_handed_breach(part):
    """A two-handed deal of honour play in which seat 1 revokes and is found out; what each seat gains."""
    rules = rules_of("manilla2", enforcement="honour")
    last = int(rules.pack.parse_card("2E"))
    for seed in range(TRIES):
        rng = Random(seed)
        order = [card for card in rules.deck if card != last]
        rng.shuffle(order)
        deal = begin_deal(rules, match_at(rules, 0), (*order, last))[0]
        while phase_of(rules, deal) == "play":
            wrong = deal.hands[deal.seat] & ~deal.legal
            revokes = wrong and deal.seat == 1 and not deal.noted
            card = wrong.bit_length() - 1 if revokes else int(actions(rules, deal)[0].card)
            deal = act(rules, deal, f"{deal.seat} play {rules.pack.cards[card]}")
        if deal.noted:
            return claimed(rules, deal)
    raise AssertionError("nobody could revoke")


def claimed(rules, deal):
    trick, seat = deal.noted[0]
    while not deal.outcome:
        can = f"claim {trick} {seat}" in map(action_text, actions(rules, deal))
        deal = act(rules, deal, f"{deal.seat} {f'claim {trick} {seat}' if can else 'none'}")
    gains = [0] * rules.players
    for line in deal.lines:
        gains[line.side] += line.value if line.counted else 0
    return " ".join(map(str, gains))


FORMS = {
    "flow": flow,
    "shares": shares,
    "piles": piles,
    "tops": tops,
    "two_handed_breach": two_handed_breach,
}
