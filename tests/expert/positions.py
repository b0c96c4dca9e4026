"""Positions to solve: random ones and skewed ones, of every rule, number of seats and shape of sides."""

from __future__ import annotations

from functools import cache

from manille_expert.piles import PilePosition
from manille_expert.solver import Position
from manille_lan.engine.variant import settled
from manille_lan.registry import load_registry
from tests.expert.oracle import Task, legal, pile_played, play_rules, played

UNDERTRUMPS = ("ban", "ban_vs_opponents", "free_if_unable", "free")
PLAY_RULES = ("strict", "strict", "strict", "strict", "follow_trump", "follow_only", "none")
PRESETS = {"belge": "fr", "manilla4": "ca", "botifarra": "ca"}


@cache
def rules_of(preset, *options):
    registry = load_registry()
    return settled(registry.variant(preset), preset, dict(options))


def random_rules(rng):
    """The rules of a table with some value of every option that matters."""
    preset = rng.choice(("belge", "belge", "manilla4", "manilla4", "botifarra"))
    options = {"play_rule": rng.choice(PLAY_RULES), "undertrump": rng.choice(UNDERTRUMPS)}
    options |= {"trick_point": rng.choice("01"), "jack": rng.choice("112")}
    if preset == "botifarra":
        options |= {"play_rule": "strict", "botifarra_play": "forced"}
    return rules_of(preset, *options.items())


def random_sides(rng, seats):
    """(sides by the rules, maximisers): partners face each other, or one plays against all others, who are
    partners or not.
    """
    shape = rng.choice(("partners", "alone", "alone", "loners"))
    if shape == "partners" and seats % 2 == 0:
        return tuple(seat % 2 for seat in range(seats)), frozenset(range(rng.randrange(2), seats, 2))
    declarer = rng.randrange(seats)
    maximisers = frozenset({declarer} if rng.random() < 0.7 else set(range(seats)) - {declarer})
    if shape == "loners":
        return tuple(range(seats)), maximisers
    return tuple(int(seat != declarer) for seat in range(seats)), maximisers


def hands_of(rng, pack, seats, size, skewed):
    """Hands of `size` cards; skewed ones are short in suits and long in others."""
    cards = list(range(pack.size))
    if skewed:
        bias = {card: pack.suit_of[card] * rng.choice((0, 1, 1)) + rng.gauss(0, 0.9) for card in cards}
        cards.sort(key=bias.__getitem__)
        cards = rng.sample(cards, seats * size) if rng.random() < 0.3 else cards[: seats * size]
        cards.sort(key=lambda card: bias[card] + rng.gauss(0, 0.4))
    else:
        rng.shuffle(cards)
    return tuple(sum(1 << card for card in cards[seat * size : (seat + 1) * size]) for seat in range(seats))


def random_task(rng, rules, seats, size):
    """A position of at most `size` cards a hand, with up to a whole trick but one on the table."""
    sides, maximisers = random_sides(rng, seats)
    position = Position(
        pack=rules.pack,
        hands=hands_of(rng, rules.pack, seats, min(size, rules.pack.size // seats), rng.random() < 0.5),
        leader=rng.randrange(seats),
        trump=rng.randrange(-1, 4),
        sides=sides,
        maximisers=maximisers,
        step=rng.choice((1, -1)),
        rules=play_rules(rules),
    )
    for _ in range(rng.randrange(seats)):
        position, _ = played(rules, position, rng.choice(legal(rules, position)))
    return Task(rules, position)


def random_ending(rng):
    """A position of few cards, of any rules and any table, for `oracle.brute_values`."""
    seats = rng.choice((2, 3, 4, 4, 4, 5, 6, 7))
    most = {2: 6, 3: 4, 4: 3, 5: 3, 6: 2, 7: 2}[seats]
    return random_task(rng, random_rules(rng), seats, rng.randint(1, most))


def random_middle(rng):
    """A position of four to eight cards a hand, of any rules and any table, for the plain alpha-beta: as many
    cards as it can take in a moment.
    """
    rules = random_rules(rng)
    seats = rng.choice((2, 3, 4, 4, 4, 4, 4, 4, 5, 6, 7))
    size = rng.choices((4, 5, 6, 7, 8), weights=(50, 29, 14, 5, 2))[0]
    if rules["play_rule"] == "none":
        seats = min(seats, 4)
        size = min(size, 16 // seats)
    elif rules["play_rule"] != "strict" or rules.forced or seats != 4:
        size = min(size, max(4, 22 // seats))
    return random_task(rng, rules, seats, size)


def random_deal(rng):
    """A position of six to eight cards a hand at a strict table of four, for the plain alpha-beta."""
    rules = random_rules(rng)
    while rules["play_rule"] != "strict" or rules.forced:
        rules = random_rules(rng)
    return random_task(rng, rules, 4, rng.randint(6, 8))


def random_pile_task(rng):
    """A position of two-handed Manilla in which some cards have fallen, and perhaps one is on the table."""
    options = {"play_rule": rng.choice(PLAY_RULES), "undertrump": rng.choice(UNDERTRUMPS)}
    rules = rules_of("manilla2", *options.items())
    cards = rng.sample(range(rules.pack.size), rules.pack.size)
    left = rng.randrange(1, 8)
    sizes = [random_heights(rng, left) for _ in range(2)]
    piles = tuple(tuple(tuple(cards.pop() for _ in range(height)) for height in heights) for heights in sizes)
    position = PilePosition(
        rules.pack, piles, rng.randrange(2), rng.randrange(-1, 4), rng.randrange(2), rules=play_rules(rules)
    )
    if rng.random() < 0.5:
        card = rng.choice([pile[-1] for pile in piles[position.seat] if pile])
        position, _ = pile_played(rules, position, card)
    return Task(rules, position)


def random_heights(rng, cards):
    """The heights of six piles, of four cards at most, with so many cards in all."""
    heights = [0] * 6
    for _ in range(cards):
        pile = rng.choice([pile for pile, height in enumerate(heights) if height < 4])
        heights[pile] += 1
    return heights
