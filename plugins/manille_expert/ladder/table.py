"""What a search must know of a view, the hidden hands apart; and positions for the solver."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from manille_expert.rules import PlayRules
from manille_expert.solver import Position
from manille_lan.api.bots import NO_TRUMP, Pack, PlayerView, Rules, mask_of

NO_SUIT = -1


@dataclass(frozen=True)
class Table:
    """Who plays with whom for what: `allies` count together with `seat` against all others, `sides` says who
    is whose partner by the rules; `won` are the points of the allies' tricks so far, `lost` of the
    others', `left` what can still be won: card points (`points` by card) and `trick_value` for a trick.
    """

    pack: Pack
    seat: int
    step: int
    leader: int
    trump: int
    sides: tuple[int, ...]
    allies: frozenset[int]
    trick: tuple[int, ...]
    rules: PlayRules
    points: tuple[int, ...]
    trick_value: float
    won: float
    lost: float
    left: float

    def position(self, hands: Sequence[int]) -> Position:
        """The position if the seats hold these cards (masks)."""
        return Position(
            pack=self.pack,
            hands=tuple(hands),
            leader=self.leader,
            trump=self.trump,
            sides=self.sides,
            maximisers=self.allies,
            trick=self.trick,
            step=self.step,
            rules=self.rules,
        )

    def with_trump(self, suit: str) -> Table:
        """The table with a suit, or `none`, as trumps."""
        return replace(self, trump=suit_number(self.pack, suit))

    def alone(self, declarer: int, *, leads: bool) -> Table:
        """The table with one seat against all others, who are partners."""
        sides = tuple(int(seat != declarer) for seat in range(len(self.sides)))
        mine = declarer == self.seat
        allies = frozenset(seat for seat in range(len(sides)) if (seat == declarer) == mine)
        return replace(self, sides=sides, allies=allies, leader=declarer if leads else self.leader)


def table_of(view: PlayerView, rules: Rules) -> Table:
    """The table of a seat. Before the play, whoever will lead is the leader."""
    seat = view.seat or 0
    allies = _allies(view, seat)
    points, trick_value = rules.points, value_of_trick(rules)
    won = lost = 0.0
    for trick in view.tricks:
        value = sum(points[card] for card in trick.cards) + trick_value
        won, lost = (won + value, lost) if trick.winner in allies else (won, lost + value)
    fallen = mask_of(card for trick in view.tricks for card in trick.cards)
    left = [card for card in rules.deck if not fallen >> card & 1]
    tricks = rules.hand_size - len(view.tricks)
    return Table(
        pack=view.the_pack,
        seat=seat,
        step=view.step,
        leader=_leader(view, rules),
        trump=suit_number(view.the_pack, view.trump),
        sides=view.sides,
        allies=allies,
        trick=tuple(map(int, view.trick.cards)),
        rules=play_rules(rules),
        points=points,
        trick_value=trick_value,
        won=won,
        lost=lost,
        left=sum(points[card] for card in left) + trick_value * tricks,
    )


def value_of_trick(rules: Rules) -> float:
    """What a trick counts: its point, or half of one where tricks are so small that two make one."""
    made: int | None = rules.variant.trick_points
    return rules.trick_point * (1.0 if made is None else made / rules.hand_size)


def play_rules(rules: Rules) -> PlayRules:
    """The rules of play as the solver is told them."""
    return PlayRules(
        play_rule="forced" if rules.forced else rules["play_rule"],
        undertrump=rules["undertrump"],
        trick_point=rules.trick_point,
        jack=rules["jack"],
    )


def suit_number(pack: Pack, suit: str) -> int:
    """A suit's number, that of no suit for no trump and while trumps are not fixed."""
    return NO_SUIT if suit in ("", NO_TRUMP) else pack.suits.index(suit)


def _allies(view: PlayerView, seat: int) -> frozenset[int]:
    """The seats that want what this seat wants: its side, or all that play against a declarer."""
    if view.contract is None:
        return frozenset(other for other in range(view.players) if view.sides[other] == view.sides[seat])
    declarer = view.contract.declarer
    return frozenset(other for other in range(view.players) if (other == declarer) == (seat == declarer))


def _leader(view: PlayerView, rules: Rules) -> int:
    """Who leads, or led, the trick on the table; before the first trick, who will lead it."""
    if view.trick.leader >= 0:
        return view.trick.leader
    if view.contract is not None and view.contract.slam:
        return view.contract.declarer
    if view.blind and rules["blind_dealer_leads"]:
        return view.dealer
    return rules.eldest(view.dealer)
