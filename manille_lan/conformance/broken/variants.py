"""A small sound variant, and variants made from it that each break one promise.

`BROKEN_VARIANTS` maps the check that must find a variant to that variant.
"""

# ruff: noqa: D102 - what a method breaks is told by its class

from __future__ import annotations

from dataclasses import replace as derived
from itertools import count

from msgspec.structs import replace

from manille_lan.api.variants import (
    FRENCH,
    NOBODY,
    Action,
    Choice,
    Cutting,
    Deal,
    Dealing,
    Doubling,
    Event,
    NameTrumps,
    Option,
    Phase,
    Place,
    Refusal,
    Rules,
    ScoreLine,
    Step,
    Tricks,
    Variant,
    partnership_lines,
)
from manille_lan.engine.cards import numbers_of
from manille_lan.engine.legal import legal_mask

SOUND = Variant(
    id="sound",
    pack=FRENCH,
    phases=(Cutting(), Dealing(), NameTrumps(), Doubling(), Tricks()),
    score=partnership_lines,
    rules_text="Four players, eight cards each; the dealer names trumps; above thirty counts.",
    takes=("direction", "no_trump_allowed", "max_calls", "undertrump", "match"),
    presets={"sound": {}},
)
"""What the broken ones are made from; nothing is wrong with it."""


class LosingDealing(Dealing):
    """One card of seat 0 is never seen again."""

    def enter(self, rules: Rules, deal: Deal) -> Step:
        deal, events, outcome = super().enter(rules, deal)
        return replace(deal, hands=(deal.hands[0] & (deal.hands[0] - 1), *deal.hands[1:])), events, outcome


class DoublingDealing(Dealing):
    """A card of seat 0 lies in a widow, too."""

    def enter(self, rules: Rules, deal: Deal) -> Step:
        deal, events, outcome = super().enter(rules, deal)
        return replace(deal, places=(Place("widow", (numbers_of(deal.hands[0])[0],)),)), events, outcome


class OpenTricks(Tricks):
    """From the first lead on, eldest sees the dealer's hand beside his own."""

    def enter(self, rules: Rules, deal: Deal) -> Step:
        deal, events, outcome = super().enter(rules, deal)
        seen = list(deal.seen)
        seen[deal.dealer] = frozenset((deal.dealer, rules.eldest(deal.dealer)))
        return replace(deal, seen=tuple(seen)), events, outcome


class TellingDealing(Dealing):
    """An event tells everybody the dealer's best card."""

    def enter(self, rules: Rules, deal: Deal) -> Step:
        deal, events, outcome = super().enter(rules, deal)
        best = rules.pack.cards[numbers_of(deal.hands[deal.dealer])[-1]]
        return deal, (*events, Event("best", (best,))), outcome


class GenerousTricks(Tricks):
    """Every card of the hand is offered, and some are refused."""

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        return tuple(Action("play", (card,)) for card in rules.pack.cards_of(deal.hands[deal.seat]))


class LaxTricks(Tricks):
    """Every held card is taken, whatever is offered."""

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        held = action.card is not None and deal.hands[deal.seat] >> action.card & 1
        return None if action.verb == "play" and held else super().check(rules, deal, action)


class BackwardTricks(Tricks):
    """Within a trick the turn goes against the direction of play."""

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        seat = deal.seat
        deal, events, outcome = super().apply(rules, deal, action)
        if deal.trick:
            backward = (seat - rules.step) % rules.players
            led, friendly = rules.pack.suit_of[deal.trick[0]], deal.head % 2 == backward % 2
            legal = legal_mask(rules, deal.hands[backward], led, deal.head_card, friendly, deal.trump)
            deal = replace(deal, seat=backward, legal=legal)
        return deal, events, outcome


class SeatZeroLeads(Tricks):
    """Seat 0 leads, whoever dealt."""

    def enter(self, rules: Rules, deal: Deal) -> Step:
        deal, events, outcome = super().enter(rules, deal)
        return replace(deal, seat=0, leader=0, legal=deal.hands[0]), events, outcome


class MuteDoubling(Doubling):
    """Somebody is asked, and there is nothing he may say."""

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        return ()


class EndlessDoubling(Doubling):
    """Whoever passes is asked again."""

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        return deal, (), "stay"


class GrudgingDoubling(Doubling):
    """Each time something is refused, doubling goes off the list or comes back to it."""

    def __init__(self) -> None:
        self.grudges = False

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        offered = super().actions(rules, deal)
        return offered[:1] if self.grudges else offered

    def check(self, rules: Rules, deal: Deal, action: Action) -> Refusal | None:
        refusal = super().check(rules, deal, action)
        self.grudges ^= refusal is not None
        return refusal


class ForgetfulTrumps(NameTrumps):
    """What is named is not what is trump: it changes each time somebody names trumps."""

    def __init__(self) -> None:
        self.named = count()

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        deal, events, outcome = super().apply(rules, deal, action)
        return replace(deal, trump=next(self.named) % 4), events, outcome


class Greeting(Phase):
    """The dealer says a word that reads like a number."""

    name = "greeting"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        return replace(deal, seat=deal.dealer), (), "stay"

    def actions(self, rules: Rules, deal: Deal) -> tuple[Action, ...]:
        return (Action("say", ("7",)),)

    def apply(self, rules: Rules, deal: Deal, action: Action) -> Step:
        return replace(deal, seat=NOBODY), (), "next"


class Stumbling(Phase):
    """Its code fails as soon as it is entered."""

    name = "stumbling"

    def enter(self, rules: Rules, deal: Deal) -> Step:
        return replace(deal, seat=deal.hands[rules.players]), (), "next"


def generous_lines(rules: Rules, deal: Deal) -> tuple[ScoreLine, ...]:
    """Side 0 is given one card point more than it took."""
    first, *rest = partnership_lines(rules, deal)
    return (replace(first, value=first.value + 1), *rest)


class ShoutingChoice(Choice):
    """Writes its values in capitals, which it cannot read back."""

    def text(self, value: object) -> str:
        return str(value).upper()


def with_phase(phase: Phase, before: str = "") -> Variant:
    """The sound variant with one phase in place of that of the same name, or put in before another."""
    phases: list[Phase] = []
    for sound in SOUND.phases:
        if sound.name == before:
            phases.append(phase)
        phases.append(phase if sound.name == phase.name else sound)
    return derived(SOUND, id=type(phase).__name__, phases=tuple(phases))


BROKEN_VARIANTS = {
    "cards-lost": with_phase(LosingDealing()),
    "cards-doubled": with_phase(DoublingDealing()),
    "hand-shown": with_phase(OpenTricks()),
    "imagined-differs": with_phase(TellingDealing()),
    "offered-refused": with_phase(GenerousTricks()),
    "accepted-unoffered": with_phase(LaxTricks()),
    "wrong-turn": with_phase(BackwardTricks()),
    "rotation-differs": with_phase(SeatZeroLeads()),
    "nothing-to-do": with_phase(MuteDoubling()),
    "endless": with_phase(EndlessDoubling()),
    "refusal-changes": with_phase(GrudgingDoubling()),
    "replay-differs": with_phase(ForgetfulTrumps()),
    "notation-differs": with_phase(Greeting(), before="trumps"),
    "raised": with_phase(Stumbling(), before="trumps"),
    "wrong-count": derived(SOUND, id="generous", score=generous_lines),
    "options-differ": derived(
        SOUND, id="shouting", options=(Option("mood", ShoutingChoice(("calm", "cross")), "calm"),)
    ),
    "declaration": derived(SOUND, id="silent", rules_text=""),
}
"""The check that must find it -> a variant that breaks just that promise."""
