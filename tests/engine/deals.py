"""Deals made to order for tests: packs with given cards in given hands, tricks that come out as asked for,
and the way through the phases before the first lead. All through the engine's own doors.
"""

from itertools import combinations, permutations
from random import Random

from msgspec.structs import replace

from manille_lan.engine.actions import parse_action
from manille_lan.engine.match import begin_match
from manille_lan.engine.phases.dealing import packet_places
from manille_lan.engine.phases.tricks import trick_winner
from manille_lan.engine.play import actions, apply, begin_deal
from manille_lan.engine.state import NO_TRUMP

TRIES = 4000


def match_at(rules, dealer, scores=None, legs=None, carry=0):
    """A match before a deal, with its scores as given."""
    match = begin_match(rules, dealer)
    return replace(
        match, scores=tuple(scores or match.scores), legs=tuple(legs or match.legs), carry=carry
    )


def act(rules, deal, text):
    """The deal after `SEAT ACTION` in notation."""
    seat, _, action = text.partition(" ")
    return apply(rules, deal, int(seat), parse_action(rules.pack, action))[0]


def phase_of(rules, deal):
    """The name of the phase that a deal is in, empty once it is over."""
    return "" if deal.outcome else rules.phases[deal.phase].name


def order_with(rules, dealer, hands, rng, turned=None, widow=()):
    """A pack that deals each seat the cards named for it, `turned` last to the dealer, others at random; the
    `widow` comes after them.
    """
    named = {seat: [int(card) for card in cards if card != turned] for seat, cards in hands.items()}
    taken = {card for cards in named.values() for card in cards} | ({turned} - {None}) | set(widow)
    rest = [card for card in rules.deck if card not in taken]
    rng.shuffle(rest)
    places = packet_places(rules, dealer)
    order = []
    for at, (seat, _) in enumerate(places, 1):
        if turned is not None and at == len(places):
            order.append(int(turned))
        else:
            order.append(named[seat].pop(0) if named.get(seat) else rest.pop())
    return (*order, *map(int, widow), *rest)


def to_play(rules, deal, *, trump="S", calls=0, blind=False, taken=(), at="play"):
    """The deal led through the phases before `at`: first the actions `taken`, then as the words say."""
    for text in taken:
        deal = act(rules, deal, text)
    while phase_of(rules, deal) not in (at, "play", ""):
        deal = act(rules, deal, f"{deal.seat} {_answer(rules, deal, trump, calls, blind)}")
    return deal


def _answer(rules, deal, trump, calls, blind):
    phase = phase_of(rules, deal)
    if phase == "blind_offer":
        return f"blind {trump}" if blind else "look"
    if phase == "calls":
        return "double" if deal.calls < calls else "pass"
    return {"cut": "cut 16", "trumps": f"trump {trump}", "refusing": "keep", "claims": "none"}[phase]


def begun(rules, match, hands, rng=None, turned=None, widow=""):
    """A deal from hands and widow in notation; what is not named comes at random."""
    named = {int(seat): rules.pack.parse_cards(text) for seat, text in hands.items()}
    face = None if turned is None else rules.pack.parse_card(turned)
    laid = rules.pack.parse_cards(widow)
    return begin_deal(rules, match, order_with(rules, match.dealer, named, rng or Random(1), face, laid))[0]


def tricks_worth(rules, points, won, leader, turned, dealer, trump, rng):
    """Tricks of the whole pack in which side 0 takes `points` card points in `won` tricks (None: any number):
    a list of card tuples, each in the order played. Any card may be played: only the count is asked for.
    """
    size, count = rules.players, rules.hand_size
    numbers = range(1, count) if won is None else (won,)
    for _ in range(TRIES):
        pack = list(range(rules.pack.size))
        rng.shuffle(pack)
        tricks = [tuple(pack[i * size : (i + 1) * size]) for i in range(count)]
        values = [sum(rules.points[card] for card in trick) for trick in tricks]
        for number in numbers:
            for chosen in combinations(range(count), number):
                if sum(values[i] for i in chosen) == points:
                    winners = [0 if i in chosen else 1 for i in range(count)]
                    arranged = _arranged(rules, tricks, winners, leader, turned, dealer, trump)
                    if arranged:
                        return arranged
    raise AssertionError(f"no deal with {points} points in {won} tricks found")


def _arranged(rules, tricks, winners, leader, turned, dealer, trump):
    """Each trick in an order in which the side that should wins it and the dealer plays the turned card."""
    arranged = []
    for trick, side in zip(tricks, winners, strict=True):
        place = (dealer - leader) * rules.step % rules.players
        for cards in permutations(trick):
            winner = trick_winner(rules, leader, cards, trump)
            if winner % 2 == side and (turned not in trick or cards[place] == turned):
                break
        else:
            return None
        arranged.append(cards)
        leader = winner
    return arranged


def trump_number(rules, trump):
    """The suit number of a trump letter, or the number that stands for no-trump."""
    return NO_TRUMP if trump == "none" else rules.pack.parse_suit(trump)


def hands_of(rules, tricks, leader, trump):
    """Who held what, from tricks in the order played."""
    hands = {seat: [] for seat in range(rules.players)}
    for cards in tricks:
        for i, card in enumerate(cards):
            hands[(leader + rules.step * i) % rules.players].append(rules.pack.cards[card])
        leader = trick_winner(rules, leader, cards, trump)
    return hands


def play_out(rules, deal, choose=lambda offered: offered[0]):
    """The deal played to its end, every seat taking what `choose` picks from its actions."""
    while not deal.outcome:
        deal, _ = apply(rules, deal, deal.seat, choose(actions(rules, deal)))
    return deal
