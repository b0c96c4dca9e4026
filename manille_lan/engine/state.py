"""What is the case: the match, the deal in progress, its tricks and its score lines, all frozen values.

A deal knows everything, hidden cards included; nobody but the authority holds one. What a seat may know of
it is made by `projection.py`. Hands are bit masks (`cards.py`); every hand and every other place carries
its audience: the seats that may see it, nobody unless a phase says so (rules 1.11).
"""

from __future__ import annotations

import msgspec

from manille_lan.engine.cards import NO_CARD
from manille_lan.engine.events import Event

NOBODY = -1
"""No seat: nobody is on turn, nobody has led."""

UNNAMED = -2
NO_TRUMP = -1
"""Values of `Deal.trump` beside the suits 0 to 3."""

NONE: frozenset[int] = frozenset()
"""The audience of a place that nobody may see."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a deal's account: what, how much, for which side (-1: for no side in particular).

    The lines that are `counted` are added to the side's score; the others tell how they came about.
    """

    what: str
    side: int
    value: int
    counted: bool = False


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A finished trick: who led, the cards in the order played, who won it."""

    leader: int
    cards: tuple[int, ...]
    winner: int


class Place(msgspec.Struct, frozen=True):
    """Where cards lie outside the hands and tricks (a widow, a pile): its name, owner, cards and audience.

    `audience` None: everybody may see them.
    """

    name: str
    cards: tuple[int, ...]
    owner: int = NOBODY
    audience: frozenset[int] | None = NONE


class Contract(msgspec.Struct, frozen=True, gc=False):
    """What a declarer plays for (rules 7): the bid (0: none is made) or all the tricks (`slam`).

    `drawn` counts the widow cards he took; `stood` says that he left the widow alone where he might have
    exchanged.
    """

    declarer: int
    bid: int = 0
    slam: bool = False
    drawn: int = 0
    stood: bool = False


class Match(msgspec.Struct, frozen=True):
    """What outlasts a deal: dealer, scores of the leg, legs won, the carry of a tie.

    `scores` and `legs` are by side; `number` is the number of the deal that is on (from 1), `counted` the
    deals that a format with a fixed number of deals has seen; `winners` are the winning sides once the
    match is over (several: shared).
    """

    dealer: int
    scores: tuple[int, ...]
    legs: tuple[int, ...]
    number: int = 1
    counted: int = 0
    carry: int = 0
    winners: tuple[int, ...] = ()


class Deal(msgspec.Struct, frozen=True):
    """One deal, from the pack to its score lines. See the module's docstring.

    `order` is the pack as dealt, top first; `seen[s]` the audience of seat s's hand (None: everybody);
    `exposed` the mask of cards that lie open in a hand; `memory` what the present phase remembers; `legal`
    the mask of cards that rule 1.4 allows the seat on turn; `head` and `head_card` who is winning the trick
    with what; `outcome` is empty, `over` or `annulled`.
    """

    match: Match
    order: tuple[int, ...]
    sides: tuple[int, ...]
    hands: tuple[int, ...]
    seen: tuple[frozenset[int] | None, ...]
    phase: int = 0
    seat: int = NOBODY
    memory: tuple[int, ...] = ()
    trump: int = UNNAMED
    blind: bool = False
    calls: int = 0
    contract: Contract | None = None
    exposed: int = 0
    places: tuple[Place, ...] = ()
    leader: int = NOBODY
    trick: tuple[int, ...] = ()
    head: int = NOBODY
    head_card: int = NO_CARD
    legal: int = 0
    tricks: tuple[Trick, ...] = ()
    held: int = 0
    noted: tuple[tuple[int, int], ...] = ()
    breach: tuple[int, int] | None = None
    lines: tuple[ScoreLine, ...] = ()
    outcome: str = ""
    history: tuple[Event, ...] = ()
    turn: int = 0

    @property
    def dealer(self) -> int:
        """The seat that deals."""
        return self.match.dealer
