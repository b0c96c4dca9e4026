"""The questions of the worked examples about auctions that take whole deals: who gains what."""

from itertools import combinations, permutations
from random import Random

from msgspec.structs import replace

from manille_lan.engine.match import finish_deal
from manille_lan.engine.phases.auction import ceiling
from manille_lan.engine.phases.tricks import trick_winner
from manille_lan.engine.play import actions, begin_deal
from manille_lan.engine.state import Contract, Place, Trick
from manille_lan.errors import IllegalAction
from tests.engine.deals import TRIES, act, match_at, phase_of
from tests.engine.forms import cards_offered, claimed, part_order
from tests.engine.sketches import rules_of, small_rules


def auction(part):
    """A whole auction deal in which the declarer takes the points and tricks asked for; what every seat
    gains.
    """
    options = {"play_rule": "none", **part.get("options", {}), "players": part["players"]}
    rules = rules_of(part["preset"], **options)
    declarer, rng = part["declarer"], Random(11)
    points, _, won = part["points"].partition("+")
    deal = None
    for _ in range(TRIES):
        tricks, widow = _shuffled_tricks(rules, rng)
        if sum(rules.points[card] for card in widow) != part.get("away", sum(rules.points[c] for c in widow)):
            continue
        arranged = _for_declarer(
            rules, tricks, part, int(points) if points else None, int(won) if won else None
        )
        if arranged is not None:
            deal = _played(rules, part, arranged, widow, declarer)
            break
    assert deal is not None, "no such deal was found"
    gains = [0] * rules.players
    for line in deal.lines:
        gains[line.side] += line.value if line.counted else 0
    return " ".join(map(str, gains))


def _shuffled_tricks(rules, rng):
    pack = list(rules.deck)
    rng.shuffle(pack)
    size = rules.players
    tricks = [tuple(pack[i * size : (i + 1) * size]) for i in range(rules.hand_size)]
    return tricks, pack[rules.hand_size * size :]


def _for_declarer(rules, tricks, part, points, won):
    """The tricks in orders in which the declarer wins some that make the points, and nobody else's; or
    None.
    """
    values = [sum(rules.points[card] for card in trick) for trick in tricks]
    for number in range(len(tricks) + 1) if won is None else (won,):
        for chosen in combinations(range(len(tricks)), number):
            if points is None or sum(values[i] for i in chosen) == points:
                return _in_order(rules, tricks, chosen, part)
    return None


def _in_order(rules, tricks, chosen, part):
    leader = part["declarer"] if part.get("slam") else rules.eldest(part.get("dealer", 0))
    arranged = []
    for i, trick in enumerate(tricks):
        for cards in permutations(trick):
            winner = trick_winner(rules, leader, cards, 0)
            if (winner == part["declarer"]) == (i in chosen):
                break
        else:
            return None
        arranged.append((leader, cards))
        leader = winner
    return arranged


def _played(rules, part, arranged, widow, declarer):
    hands = {seat: [] for seat in range(rules.players)}
    for leader, cards in arranged:
        for i, card in enumerate(cards):
            hands[(leader + rules.step * i) % rules.players].append(rules.pack.cards[card])
    dealer = part.get("dealer", 0)
    deal = begin_deal(rules, match_at(rules, dealer), part_order(rules, dealer, hands, widow))[0]
    while phase_of(rules, deal) != "play":
        deal = act(rules, deal, f"{deal.seat} {_answer(rules, deal, part, declarer)}")
    for _, cards in arranged:
        for card in cards:
            deal = act(rules, deal, f"{deal.seat} play {rules.pack.cards[card]}")
    return deal


def _answer(rules, deal, part, declarer):
    """The way to the first lead: only the declarer bids; what he draws or takes he lays away again."""
    phase, is_he = phase_of(rules, deal), deal.seat == declarer
    if phase == "privilege":
        return "accept" if is_he else "decline"
    if phase == "auction":
        return ("bid slam" if part.get("slam") else f"bid {part['bid']}") if is_he else "pass"
    if phase == "draw":
        if deal.memory:
            return f"lay {rules.pack.cards[_last_drawn(deal)]}"
        return "draw" if deal.contract.drawn < part.get("drawn", 0) else "stop"
    if phase == "exchange":
        if deal.memory[0]:
            taken = [card for card in _taken(deal) if deal.hands[deal.seat] >> card & 1]
            return f"lay {rules.pack.cards[taken[0]]}"
        return "stand" if part.get("stands", True) else "take"
    return {"trumps": "trump S", "claims": "none"}[phase]


def _last_drawn(deal):
    return int(next(event for event in reversed(deal.history) if event.kind == "drawn").args[0])


def _taken(deal):
    return [int(card) for event in deal.history if event.kind in ("taken", "drawn") for card in event.args]


def breach_in_auction(part):
    """A deal of honour play in which a seat revokes and everybody else claims it; what every seat gains."""
    rules = rules_of(part["preset"], enforcement="honour", **part.get("options", {}), players=part["players"])
    rng, declarer = Random(5), part["declarer"]
    for _ in range(TRIES):
        order = list(rules.deck)
        rng.shuffle(order)
        deal = begin_deal(rules, match_at(rules, part.get("dealer", 0)), tuple(order))[0]
        while phase_of(rules, deal) not in ("claims", ""):
            phase = phase_of(rules, deal)
            if phase != "play":
                deal = act(rules, deal, f"{deal.seat} {_answer(rules, deal, part, declarer)}")
                continue
            held = [
                card for card in range(32) if deal.hands[deal.seat] >> card & 1 and not deal.legal >> card & 1
            ]
            revokes = held and not deal.noted and (deal.seat == declarer) == part["by_declarer"]
            card = held[0] if revokes else int(actions(rules, deal)[0].card)
            deal = act(rules, deal, f"{deal.seat} play {rules.pack.cards[card]}")
        if deal.noted:
            return claimed(rules, deal)
    raise AssertionError("nobody could revoke")


def auction_legal(part):
    """What seat 3 may play to a trick, after an auction that the declarer wins with a bid of 1."""
    options = {**part.get("options", {}), "players": part["players"]}
    played = [step.split(":") for step in part["trick"].split()]
    hands = {int(seat): [card] for seat, card in played} | {3: part["hand"].split()}
    rules = small_rules(part["preset"], len(hands[3]), **options)
    leader = int(played[0][0])
    dealer = (leader - rules.step) % rules.players
    named = {seat: list(rules.pack.parse_cards(" ".join(cards))) for seat, cards in hands.items()}
    for seed in range(TRIES):
        order = part_order(rules, dealer, named, [], Random(seed))
        deal = begin_deal(rules, match_at(rules, dealer), order)[0]
        while phase_of(rules, deal) != "play":
            deal = act(rules, deal, f"{deal.seat} {_answer(rules, deal, {'bid': 1}, part['declarer'])}")
        try:
            for seat, card in played:
                deal = act(rules, deal, f"{seat} play {card}")
        except IllegalAction:
            continue
        return cards_offered(rules, deal, [], part)
    raise AssertionError("no deal lets this trick be played")


def account(part):
    """The account of auction 1 for tricks that no pack can give, but that the example counts."""
    rules = rules_of(part["preset"], players=part["players"], **part.get("options", {}))
    deal = begin_deal(rules, match_at(rules, 0), tuple(rules.deck))[0]
    contract = Contract(part["declarer"], drawn=part["drawn"])
    cards = tuple(map(int, rules.pack.parse_cards(part["won"])))
    tricks = (Trick(0, cards, part["declarer"]), *[Trick(0, (0,), part["declarer"])] * (part["tricks"] - 1))
    away = tuple(map(int, rules.pack.parse_cards(part.get("away", ""))))
    deal = replace(deal, contract=contract, tricks=tricks, places=(Place("laid", away),))
    gains = [0] * rules.players
    for line in rules.variant.score(rules, deal):
        gains[line.side] += line.value if line.counted else 0
    return " ".join(map(str, gains))


def shared_win(part):
    """Who wins a match of one deal each whose last deal leaves these totals: it is thrown in."""
    rules = rules_of(part["preset"], players=4, match="individual:4")
    match = replace(match_at(rules, 0, part["scores"]), counted=3)
    deal = begin_deal(rules, match, tuple(rules.deck))[0]
    while not deal.outcome:
        deal = act(rules, deal, f"{deal.seat} pass")
    return " ".join(map(str, finish_deal(rules, deal)[0].winners))


def ceilings(part):
    """The most that can be bid where tricks count, for every number of players."""
    tables = [rules_of(part["preset"], players=players, trick_point="1") for players in range(3, 8)]
    return " ".join(str(ceiling(rules)) for rules in tables)


AUCTIONS = {
    "account": account,
    "auction": auction,
    "auction_legal": auction_legal,
    "breach_in_auction": breach_in_auction,
    "ceilings": ceilings,
    "shared_win": shared_win,
}
