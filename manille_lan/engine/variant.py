"""Variants, their phases, and the rules of one table.

A variant is a value: a pack, sides, options with their defaults, a sequence of phases and a way to score.
Another form is made from it with `dataclasses.replace`. `Rules` is a variant with every option settled:
what a table plays by. A phase answers who acts, what he may do, and what follows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from manille_lan.engine.actions import Action
from manille_lan.engine.cards import Pack, mask_of
from manille_lan.engine.catalogue import CATALOGUE, OF_THE_TABLE
from manille_lan.engine.events import Event
from manille_lan.engine.options import Option, Value, Values
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import Deal, ScoreLine
from manille_lan.errors import OptionError

API_VERSION = 1

Outcome = Literal["stay", "next", "annul", "over"]
Step = tuple[Deal, tuple[Event, ...], Outcome]
"""What a phase answers: the deal after it, what happened besides the action itself, and what follows."""


class Phase:
    """One phase of a deal. Its name is public; it holds nothing: what it remembers lies in `Deal.memory`."""

    name: ClassVar[str] = ""
    secret_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose arguments only the seat itself may know (with `kept_from_all`: nobody)."""
    kept_from_all: ClassVar[bool] = False

    def enter(self, rules: Rules, deal: Deal) -> Step:
        """Begin: say who acts first (`deal.seat`), or answer `next` where there is nothing to do."""
        return deal, (), "next"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        """What the seat on turn may do, in the order in which a list of choices shows it."""
        return ()

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        """Why the seat on turn may not do this, or None."""
        if self.offers(rules, deal, action):
            return None
        return Refusal.of("refusal-not-offered", action=str(action), phase=self.name)

    def offers(self, rules: Rules, deal: Deal, action: Action) -> bool:
        """Whether an action is among those offered. A card is a number underneath: `cut 10H` is no
        `cut 15`.
        """
        return any(str(other) == str(action) for other in self.actions(rules, deal) if other == action)

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        """The deal after an action that `check` lets pass."""
        return deal, (), "next"

    def implied(self, rules: Rules, deal: Deal, event: Event) -> Action | None:
        """The action of the seat on turn that a public event stands for, where the action itself is kept
        secret.
        """
        return None


def whole_pack(pack: Pack, values: Values) -> tuple[int, ...]:
    """Every card of the pack is played with."""
    return tuple(range(pack.size))


def even_share(pack: Pack, values: Values) -> int:
    """The pack is dealt out evenly."""
    return pack.size // int(values["players"])


@dataclass(frozen=True)
class Constraint:
    """Options that must go together: `fails(values, rules facts)` names the sentence that says why not."""

    options: tuple[str, ...]
    check: Callable[[Variant, Values], OptionError | None]


@dataclass(frozen=True, kw_only=True)
class Variant:
    """A regional form as a value.

    `presets` maps the names it is offered under to option values; `rules_text` is the full rule text in our
    words; `derived` gives defaults that follow from other options, `deck` the cards that are played with,
    `hand_size` how many a seat gets, `trick_points` how many a deal has where it is not one a trick; a seat
    `sees` its own hand or all the others; `words` are Fluent texts by language for what it brings of its
    own.
    """

    id: str
    pack: Pack
    phases: tuple[Phase, ...]
    score: Callable[[Rules, Deal], tuple[ScoreLine, ...]]
    rules_text: str
    players: tuple[int, int] = (4, 4)
    sees: Literal["own", "others"] = "own"
    trick_points: int | None = None
    sides: Literal["partners", "each"] = "partners"
    takes: tuple[str, ...] = ()
    defaults: Mapping[str, Value] = field(default_factory=dict)
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    derived: Callable[[Values], Mapping[str, Value]] | None = None
    deck: Callable[[Pack, Values], tuple[int, ...]] = whole_pack
    hand_size: Callable[[Pack, Values], int] = even_share
    constraints: tuple[Constraint, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    api_version: int = API_VERSION

    def option(self, id: str) -> Option:
        """The option `id` as declared. Raises OptionError where this variant has none of that name."""
        for option in self.options:
            if option.id == id:
                return option
        if id in CATALOGUE and id in (*self.takes, *OF_THE_TABLE):
            return CATALOGUE[id]
        known = ", ".join(self.option_ids)
        raise OptionError("option-unknown", option=id[:40], variant=self.id, known=known)

    @property
    def option_ids(self) -> tuple[str, ...]:
        """The options that may be set, in the order in which they are shown."""
        taken = (id for id in CATALOGUE if id in self.takes and id not in OF_THE_TABLE)
        own = (option.id for option in self.options)
        return tuple(dict.fromkeys((*taken, *own, *OF_THE_TABLE)))

    def default(self, preset: str, id: str) -> Value:
        """The value that option `id` starts from under a preset."""
        return self.base_values(preset, {})[id]

    def base_values(self, preset: str, given: Values) -> dict[str, Value]:
        """Every option there is with the value it starts from under a preset: the catalogue's, the
        variant's, the preset's, and what follows from these and from `given`.
        """
        values = {id: option.default for id, option in CATALOGUE.items()}
        values |= {option.id: option.default for option in self.options}
        values |= {"players": self.players[0], **self.defaults, **self.presets.get(preset, {})}
        if self.derived is not None:
            values |= self.derived({**values, **given})
        return values


class Rules:
    """What one table plays by: a variant, the preset's name and the value of every option.

    `rules["undertrump"]` is an option's value; one that the variant does not take has its default. `given`
    are the values that were chosen, `defaults` those that every option starts from, `deck` the cards that
    are played with.
    """

    def __init__(self, variant: Variant, preset: str, given: Values) -> None:
        self.variant = variant
        self.preset = preset
        self.given = dict(given)
        self.defaults = variant.base_values(preset, self.given)
        self._values = {**self.defaults, **self.given}
        self.players: int = self["players"]
        self.pack = variant.pack
        self.deck = variant.deck(self.pack, self._values)
        self.phases = variant.phases
        self.step = 1 if self["direction"] == "cw" else -1
        self.hand_size = sum(self["packets"])
        self.strict = self["play_rule"] == "strict"
        self.play_rule: str = self["play_rule"]
        self.undertrump: str = self["undertrump"]
        self.forced = self["botifarra_play"] == "forced"
        self.honour = self["enforcement"] == "honour"
        self.trick_point: int = self["trick_point"]
        self.points = self._points()
        self.point_mask = mask_of(card for card, points in enumerate(self.points) if points)
        tricks = self.hand_size if variant.trick_points is None else variant.trick_points
        self.total = sum(self.points[card] for card in self.deck) + self.trick_point * tricks
        self.threshold: int = self.total // 2 if self["threshold"] == "half" else self["threshold"]
        self.match_text: str = CATALOGUE["match"].text(self["match"])
        self.next_seats: tuple[int, ...] = tuple(
            (seat + self.step) % self.players for seat in range(self.players)
        )

    def __getitem__(self, id: str) -> Value:
        return self._values[id]

    def _points(self) -> tuple[int, ...]:
        jack: int = self["jack"]
        return tuple(jack if card.rank == "J" else card.points for card in self.pack.cards)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Rules, (self.variant, self.preset, self.given)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat at the start of a deal: partners face each other, or each is a side."""
        if self.variant.sides == "partners":
            return tuple(seat % 2 for seat in range(self.players))
        return tuple(range(self.players))

    @property
    def side_count(self) -> int:
        """How many sides are scored."""
        return max(self.sides) + 1

    def audience_of(self, seat: int) -> frozenset[int]:
        """The seats that see a hand once its owner may look."""
        if self.variant.sees == "own":
            return frozenset((seat,))
        return frozenset(other for other in range(self.players) if other != seat)

    def eldest(self, dealer: int) -> int:
        """The seat after the dealer in the direction of play."""
        return self.next_seats[dealer]

    def cutter(self, dealer: int) -> int:
        """The dealer's other neighbour."""
        return (dealer - self.step) % self.players

    def from_eldest(self, dealer: int) -> tuple[int, ...]:
        """All seats in the direction of play, eldest first, the dealer last."""
        return tuple((dealer + self.step * (i + 1)) % self.players for i in range(self.players))

    def option_texts(self) -> dict[str, str]:
        """Every option that the variant takes, as text."""
        return {id: self.variant.option(id).text(self[id]) for id in self.variant.option_ids}

    @property
    def digest(self) -> str:
        """16 hex digits that two peers compare: the same rules, whatever the preset is called."""
        told = [self.variant.id, str(self.variant.api_version), str(self.players)]
        texts = sorted(self.option_texts().items())
        told += [f"{id}={text}" for id, text in texts if self.variant.option(id).group == "rules"]
        return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


def settled(variant: Variant, preset: str, given: Mapping[str, str], players: int | None = None) -> Rules:
    """The rules of a table: the preset's values with the `given` texts (by option id) over them; `players`
    stands for the option of that name where the variant has none.

    Raises OptionError for an unknown option, a value it does not take, and combinations that a constraint
    refuses.
    """
    values = {id: variant.option(id).parse(text) for id, text in given.items()}
    if players is not None:
        values["players"] = players
    everything = {**variant.base_values(preset, values), **values}
    low, high = variant.players
    if not low <= everything["players"] <= high:
        raise OptionError("option-players", variant=preset, players=everything["players"], low=low, high=high)
    for constraint in variant.constraints:
        error = constraint.check(variant, everything)
        if error is not None:
            raise error
    return Rules(variant, preset, values)
