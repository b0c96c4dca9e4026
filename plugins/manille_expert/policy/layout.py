"""Where everything stands in the state of the policy, after the head that it shares with the search.

Up to `HEADS` a state is written as `manille_expert.layout` says. Chances are whole numbers of 1/1024, scores
and logarithms of 1/4096 of a nat: whole numbers give the same play on every system, compiled or not.
"""

from __future__ import annotations

from manille_expert.layout import CARDS, HEADS

PROBABLE = 1024
"""The chance of what is certain."""
NAT = 4096

# What was asked.
COUNTS = HEADS + CARDS  # for each seat the number of its cards
LACKS = COUNTS + 8  # for each seat the mask of cards that everybody knows it does not hold
SHOWN = LACKS + 8  # for each seat the mask of cards that everybody knows it holds, if they have not fallen
GONE = SHOWN + 8  # for each seat the mask of cards that it alone knows to be out of play
DECK = GONE + 8  # mask of the cards that are played with
PLAYED = DECK + 1
MAKER = DECK + 2  # the seat whose side made trumps
WITNESS = DECK + 3  # the seat whose own plays say nothing to it

# What the seat on turn knows, as `knowledge.know` notes it.
OUT = DECK + 4  # cards that may still fall from another seat
AGAINST = DECK + 5  # those of them that an opponent may hold
TRUMPS_OUT = DECK + 6
HEAD_CHANCE = DECK + 7  # the chance that our side wins if the head stays
MAY = DECK + 8  # for each seat the cards that it may hold
HOLDS = MAY + 8
SHARES = HOLDS + 8  # for each seat the chance, in 1/64, to hold one card that it need not

# What is found.
FEATURES = SHARES + 8
FEATURE_COUNT = 32
SCORES = FEATURES + FEATURE_COUNT  # by card
VALUES = SCORES + CARDS  # by card: what the maximising side takes

# What has fallen: card and seat of each play, in order.
PLAY_COUNT = VALUES + CARDS
PLAYS = PLAY_COUNT + 1
PLAYERS = PLAYS + CARDS

SAVED = PLAYERS + CARDS  # hands, counts, lacks and plays while something is tried
GROUP_COUNT = 17
WEIGHTS = SAVED + 32  # a row of FEATURE_COUNT for each group
SIZE = WEIGHTS + GROUP_COUNT * FEATURE_COUNT
