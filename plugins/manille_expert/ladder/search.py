"""One decision's search: the worlds that are likely, and what cards or whole deals are worth in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import islice
from math import inf

from msgspec.structs import replace

from manille_bots.position import Position, counted
from manille_expert.ladder.clock import Clock
from manille_expert.ladder.clues import clues_of
from manille_expert.ladder.level import Level
from manille_expert.ladder.piles import solve_piles
from manille_expert.ladder.sampling import Hands, Pool, draws, likely
from manille_expert.ladder.table import Table, table_of
from manille_expert.ladder.values import MOST_EXACT, Findings, deal_value, play_out, solve
from manille_expert.machine import IS_COMPILED
from manille_expert.piles import PileSolver
from manille_expert.policy.weights import shipped_weights
from manille_expert.policy.worlds import Policy
from manille_expert.solver import Solver
from manille_lan.api.bots import NO_TRUMP, Aids, PlayerView, Rules, TrickView

SECONDS = 0.35
"""Seconds that a search may take; a usual one takes a few hundredths."""
SHARE = 0.4
"""The part of the time for an answer that it may take, where that is little."""
DEALS = 12
"""Worlds in which each of two or more whole deals is compared."""
SPOKEN = 2
"""How many times as many worlds as for a card are played out for what to say."""
PILE = "pile"
TABLE_BITS = 16


class Solvers:
    """The memories of the searches, made when they are needed first."""

    @cached_property
    def of_hands(self) -> Solver:
        """For hands."""
        return Solver(TABLE_BITS)

    @cached_property
    def of_piles(self) -> PileSolver:
        """For piles."""
        return PileSolver(TABLE_BITS)


class Search:
    """What is looked at for one decision of a seat."""

    def __init__(self, level: Level, solvers: Solvers, view: PlayerView, aids: Aids, rules: Rules) -> None:
        self.level = level
        self.view = view
        self.aids = aids
        self.rules = rules
        self.table = table_of(view, rules)
        self._solvers = solvers
        self._clock = Clock.of(min(SECONDS, SHARE * aids.seconds_left) if aids.is_timed else inf)

    @property
    def is_exact(self) -> bool:
        """Whether hands are short enough to be solved, and no card is covered by another."""
        return sum(self.view.counts) <= MOST_EXACT and not self.has_piles

    @property
    def is_too_slow(self) -> bool:
        """Whether it would take too long where nothing is compiled."""
        return not IS_COMPILED and not self.is_exact

    @property
    def has_piles(self) -> bool:
        """Whether hands lie in piles, of which only the top card can be played."""
        return any(place.name == PILE for place in self.view.places)

    def worlds(self, count: int) -> list[Hands]:
        """So many likely worlds."""
        worlds = draws(self.view, self.aids)
        return likely(worlds, clues_of(self.view), count, self.aids.rng, self._clock)

    def cards(self) -> Findings:
        """The values of the cards of the seat on turn."""
        findings, level, rng = Findings(), self.level, self.aids.rng
        if self.has_piles:
            piles = self._solvers.of_piles
            return solve_piles(self.table, self.view, self.aids, level.worlds, piles, self._clock)
        if self.is_exact and not (level.pool and IS_COMPILED):
            solve(self.table, self.worlds(level.worlds), self._solvers.of_hands, self._clock, findings)
            return findings
        policy = self._policy()
        many = level.rollouts * level.worlds
        if not level.pool:
            play_out(policy, self.worlds(many), self._clock, findings)
            return findings
        drawn = list(islice(draws(self.view, self.aids), level.pool * level.worlds))
        pool = Pool(drawn, clues_of(self.view), policy)
        if self.is_exact:
            worlds, solver = pool.sample(level.worlds, rng), self._solvers.of_hands
            solve(self.table, worlds, solver, self._clock, findings, level.rollouts)
        play_out(policy, pool.sample(many, rng), self._clock, findings)
        return findings

    def leads(self) -> Findings:
        """The values of the cards that we may lead, in many worlds that are played out."""
        findings, count = Findings(), SPOKEN * self.level.rollouts * self.level.worlds
        play_out(self._policy(), self.worlds(count), self._clock, findings)
        return findings

    def solved_leads(self) -> Findings:
        """The values of the cards that the leader, who may be the partner, can lead."""
        findings = Findings()
        solve(self.table, self.worlds(self.level.worlds), self._solvers.of_hands, self._clock, findings)
        return findings

    def deals(self, tables: Sequence[Table], worlds: Iterable[Sequence[Hands]]) -> list[list[float]]:
        """What our side takes in a whole deal, for each table in many worlds: as many for each. In a world
        the hands may differ from table to table.
        """
        return self.varying_deals((tables, world) for world in worlds)

    def varying_deals(self, worlds: Iterable[tuple[Sequence[Table], Sequence[Hands]]]) -> list[list[float]]:
        """The same where tables, too, differ from world to world."""
        rows: list[list[float]] = []
        for tables, world in worlds:
            if rows and self._clock.is_out:
                break
            rows.append([self._deal(table, hands) for table, hands in zip(tables, world, strict=True)])
        return [list(column) for column in zip(*rows, strict=True)]

    def _deal(self, table: Table, hands: Hands) -> float:
        """What our side takes in a whole deal, all hands known."""
        if sum(hand.bit_count() for hand in hands) > MOST_EXACT:
            return self._deal_played_out(table, hands)
        findings = Findings()
        solve(table, [hands], self._solvers.of_hands, self._clock, findings)
        return table.won + deal_value(table, findings.values[0])

    def _deal_played_out(self, table: Table, hands: Hands) -> float:
        """What our side takes in a whole deal when all play by the policy. The first lead is neither the best
        for the deal, which nobody can see, nor any.
        """
        pack, leader = table.pack, table.leader
        view = replace(
            self.view,
            seat=leader,
            sides=table.sides,
            trump=pack.suits[table.trump] if table.trump >= 0 else NO_TRUMP,
            hands=tuple(pack.cards_of(hand) if at == leader else None for at, hand in enumerate(hands)),
            counts=tuple(hand.bit_count() for hand in hands),
            trick=TrickView(leader, (), None),
        )
        policy = Policy(counted(view, self.aids), self.aids, shipped_weights().witness(view))
        values = policy.values(hands).values()
        taken = (max(values) + sum(values) / len(values)) / 2
        return taken if leader in table.allies else table.left - taken

    @cached_property
    def position(self) -> Position:
        """The view, counted."""
        return counted(self.view, self.aids)

    def _policy(self) -> Policy:
        """How all are thought to play: as others do, which is not quite as is best."""
        return Policy(self.position, self.aids, shipped_weights().witness(self.view))
