"""Where everything stands in the state of a search, and how cards are numbered in it.

A suit has a field of twelve bits, `card = 12 * suit + rank`, for both packs: the French pack leaves the upper
four of each field empty. Seats are numbered in the order of play, from 0. What depends on the pack, the rules
or the table is data in the state, so one compiled search serves all of them. Values are card points and trick
points of the side that maximises.
"""

from __future__ import annotations

from manille_expert.machine import constants

STRIDE = 12
CARDS = 4 * STRIDE
SUIT = (1 << STRIDE) - 1
SEATS_AT_MOST = 7
TRICKS_AT_MOST = 12

SUIT_OF = constants(card // STRIDE for card in range(CARDS))
SUITS = constants(SUIT << STRIDE * suit for suit in range(4))
ABOVE = constants(SUIT << STRIDE * (card // STRIDE) & ~((2 << card) - 1) for card in range(CARDS))
"""For each card the mask of the stronger cards of its suit."""

_EVERY_SUIT = 1 | 1 << STRIDE | 1 << 2 * STRIDE | 1 << 3 * STRIDE
BUT_TOP = (SUIT >> 1) * _EVERY_SUIT
BUT_BOTTOM = (SUIT - 1) * _EVERY_SUIT

# What was asked.
HANDS = 0
FRIENDS = 8  # for each seat the mask of seats that the rules call its partners
SEATS = 16
MAXIMISERS = 17  # mask of the seats whose side maximises
TRUMP = 18
TRUMPS = 19
TRICK_POINT = 20
PLAY_RULE = 21
BAN_AGAINST = 22  # 1: who cannot overruff an opponent may not undertrump
BAN_UNDER_FRIEND = 23
IS_RELATIVE = 24  # 1: the rules look at the order of cards only, never at their points
IS_BOUND_TO_FOLLOW = 25  # 1: who can follow suit must
NODE_LIMIT = 26
SLOT_MASK = 27
WORTHLESS = 28  # mask of the cards without card points
POINTED = 29
TRICK = 32  # the cards on the table, in order
TRICK_SIZE = 39
LEADER = 40

# What the search notes.
NODES = 41
IS_CUT_OFF = 42  # 1: the limit was reached, the values are worth nothing
GENERATION = 43
BEST = 44
LOW = 45
HIGH = 46

# What it answers, by card; HIGH < LOW: the card is not legal.
LOWS = 64
HIGHS = LOWS + CARDS

# Tables of the pack and of the deal.
POINTS = HIGHS + CARDS
HEADS = POINTS + CARDS  # for each card the mask of the cards that beat it
POINT_SUMS = HEADS + CARDS  # of a suit's mask
POINT_COUNTS = POINT_SUMS + SUIT + 1  # of a suit's mask: the cards above 0, 1, 2, 3, 4 points, 6 bits each
CANONICAL = POINT_COUNTS + SUIT + 1  # by suit and mask; see memory.py

# A frame for each card still to fall: weights of the moves, then what is remembered of the position.
FRAMES = CANONICAL + 4 * (SUIT + 1)
FRAME = 64
WEIGHTS = 0
SLOT = CARDS
KEY = CARDS + 1
FACES = CARDS + 2
LOWER = CARDS + 3
UPPER = CARDS + 4
BEST_CARD = CARDS + 5
FRAME_COUNT = CARDS + SEATS_AT_MOST + 1
SCRATCH = FRAMES + FRAME * FRAME_COUNT

OWNERS = SCRATCH  # while a deal is prepared: the seat that was dealt each rank of a suit

TABLE = SCRATCH + FRAME
"""Where the table of known positions begins: two numbers for each slot."""

NO_CARD = 63
STRICT, FOLLOW_TRUMP, FOLLOW_ONLY, NO_RULE, FORCED = range(5)
NEVER, WHILE_HIGHER_HELD, ALWAYS = range(3)
