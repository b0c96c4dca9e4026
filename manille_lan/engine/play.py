"""The engine's door for a deal: what may be done, why not, and what follows. It drives the variant's
phases.
"""

from __future__ import annotations

from msgspec.structs import replace

from manille_lan.engine.actions import Action
from manille_lan.engine.events import Event
from manille_lan.engine.refusals import Refusal
from manille_lan.engine.state import NOBODY, NONE, Deal, Match
from manille_lan.engine.variant import Outcome, Phase, Rules
from manille_lan.errors import IllegalAction, NotationError


def begin_deal(rules: Rules, match: Match, order: tuple[int, ...]) -> tuple[Deal, tuple[Event, ...]]:
    """A deal from the match as it stands and a pack (card numbers, top first).

    Returns the deal up to the first seat that is asked, or to its end, and what happened. Raises
    NotationError where `order` is not the whole pack.
    """
    if sorted(order) != list(rules.deck):
        raise NotationError("notation-order", count=len(order), size=len(rules.deck))
    deal = Deal(
        match=match,
        order=tuple(order),
        sides=rules.sides,
        hands=(0,) * rules.players,
        seen=(NONE,) * rules.players,
        phase=-1,
    )
    deal, events = _follow(rules, deal, "next")
    return replace(deal, history=events), events


def actions(rules: Rules, deal: Deal) -> tuple[Action, ...]:
    """What the seat on turn may do; empty when the deal is over. Bots and views are offered exactly these."""
    return rules.phases[deal.phase].actions(rules, deal) if deal.seat >= 0 else ()


def check(rules: Rules, deal: Deal, seat: int, action: Action) -> Refusal | None:
    """Why `seat` may not do this now, or None where it may."""
    if deal.seat != seat or seat < 0:
        if deal.seat < 0:
            return Refusal.of("refusal-deal-over")
        return Refusal.of("refusal-not-your-turn", seat=deal.seat)
    return rules.phases[deal.phase].check(rules, deal, action)


def apply(rules: Rules, deal: Deal, seat: int, action: Action) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after an action, and what happened. Raises IllegalAction where `check` refuses; `deal` never
    changes.
    """
    refusal = check(rules, deal, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal.reason, **refusal.arguments)
    phase = rules.phases[deal.phase]
    after, events, outcome = phase.apply(rules, deal, action)
    acted: tuple[Event, ...] = (Event(action.verb, action.args, seat),)
    if action.verb in phase.secret_verbs:
        acted = _kept_secret(phase, seat, action)
    events = acted + events
    if outcome != "stay":
        after, more = _follow(rules, after, outcome)
        events += more
    return replace(after, history=deal.history + events, turn=deal.turn + 1), events


def _kept_secret(phase: Phase, seat: int, action: Action) -> tuple[Event, ...]:
    """An action that its seat alone may know, with what everybody sees of it; or one that nobody may know."""
    if phase.kept_from_all:
        return (Event(action.verb, action.args, seat, NONE),)
    hidden = Event(f"{action.verb}_hidden", (seat,))
    return Event(action.verb, action.args, seat, frozenset((seat,))), hidden


def _follow(rules: Rules, deal: Deal, outcome: Outcome) -> tuple[Deal, tuple[Event, ...]]:
    """Enter phase after phase until a seat is asked or the deal ends."""
    events: tuple[Event, ...] = ()
    while outcome == "next" and deal.phase + 1 < len(rules.phases):
        deal = replace(deal, phase=deal.phase + 1, memory=())
        deal, more, outcome = rules.phases[deal.phase].enter(rules, deal)
        events += more
    if outcome == "stay":
        return deal, events
    if outcome == "annul":
        return replace(deal, outcome="annulled", seat=NOBODY), (*events, Event("thrown_in"))
    played = outcome == "next"
    lines = deal.lines + (rules.variant.score(rules, deal) if played else ())
    return replace(deal, outcome="over", seat=NOBODY, lines=lines), (*events, Event("deal_over"))
