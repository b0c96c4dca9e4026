"""Single things as lines: the hand, a trick, the account of a deal, the room. Pure functions of what is
known.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from manille_lan.bots.advice import Advice
from manille_lan.engine.cards import Card
from manille_lan.engine.state import ScoreLine
from manille_lan.engine.view import PlayerView, TrickView
from manille_lan.protocol.messages import Reasons, RoomState, SeatState
from manille_lan.protocol.reasons import explained
from manille_lan.text.choices import choice_lines, choices
from manille_lan.text.cloth import open_lines
from manille_lan.text.prompt import COMMANDS, usage_text
from manille_lan.words.loader import Words
from manille_lan.words.phrases import (
    event_sentence,
    phase_prompt,
    preset_label,
    question_sentence,
    reason_sentence,
    score_label,
)
from manille_lan.words.sheet import setting_line

Lines = Iterator[str]


def hand_line(words: Words, view: PlayerView) -> str:
    """The own hand, suit by suit."""
    if view.seat is None:
        return words("text-watching")
    if not view.hand:
        return words("text-no-hand")
    suits: dict[str, list[Card]] = {}
    for card in view.hand:
        suits.setdefault(card.suit, []).append(card)
    return words("text-hand", cards="  ".join(words.cards(cards) for cards in suits.values()))


def question_lines(words: Words, view: PlayerView) -> Lines:
    """What is asked now: the trick so far, the question, and for the one who is asked the choices."""
    if view.to_act is None:
        return
    if view.is_my_turn and view.trick.cards:
        yield words("text-trick", cards=trick_text(words, view, view.trick))
    if not view.is_my_turn:
        yield phase_prompt(words, view.phase, view.to_act)
        return
    last = view.history[-1] if view.history else None
    said = (last.kind, last.args, last.by) if last is not None else None
    yield question_sentence(words, view.phase, view.to_act, {action.verb for action in view.legal}, said)
    yield from open_lines(words, view)
    yield from choice_lines(words, view)


def trick_text(words: Words, view: PlayerView, trick: TrickView) -> str:
    """The cards of a trick with who played them."""
    return ", ".join(
        words("text-played", player=words.seat(view.seat_of(trick, i)), card=words.card(card))
        for i, card in enumerate(trick.cards)
    )


def last_trick_line(words: Words, view: PlayerView, allowed: bool) -> str:
    """The last finished trick, where the table lets it be seen."""
    last = view.last_trick
    if not allowed:
        return words("text-last-hidden")
    if last is None or last.winner is None:
        return words("text-last-none")
    return words("text-last", cards=trick_text(words, view, last), player=words.seat(last.winner))


def result_lines(words: Words, view: PlayerView) -> Lines:
    """The account of a finished deal, line by line, and the score after it."""
    for line in view.lines:
        yield account_line(words, line)
    yield from score_lines(words, view)


def account_line(words: Words, line: ScoreLine) -> str:
    """One line of the account: what, how much, for whom."""
    label = score_label(words, line.what, line.value)
    if line.side < 0:
        return words("text-account", label=label, value=line.value)
    return words("text-account-side", side=side_text(words, line.side), label=label, value=line.value)


def side_text(words: Words, side: int) -> str:
    """A side as the person calls it."""
    whose = words.whose(side)
    if whose in ("me", "us"):
        return words("side-you" if whose == "me" else "side-us")
    is_pair = whose == "them" and len(set(words.showing.sides)) == 2
    return words("side-them") if is_pair else words.side(side)


def hint_line(words: Words, view: PlayerView, advice: Advice) -> str:
    """What a bot would do, with what is typed for it, and why."""
    if advice.action is None:
        return words("client-hint-none")
    found = [choice for choice in choices(words, view) if choice.action == str(advice.action)]
    told = [f"{choice.typed}) {choice.label}" for choice in found] or [str(advice.action)]
    why = reason_sentence(words.with_reasons(advice.words), advice.why, advice.args)
    return f"{words('client-hint-said', action=told[0])}. {why}".rstrip()


def reason_lines(words: Words, view: PlayerView | None, told: Reasons | None) -> Lines:
    """Why the bots did what they did in the deal that is over, trick by trick."""
    moves = list(explained(view, told)) if view is not None and told is not None else []
    words = words.with_reasons(told.words if told is not None else {})
    reasons = [(move, reason_sentence(words, move.reason.why, move.reason.args)) for move in moves]
    said = [(move, why) for move, why in reasons if why]
    if not said:
        yield words("text-no-reasons")
    for trick, group in groupby(said, lambda pair: pair[0].trick):
        yield words("client-reasons-trick", number=trick) if trick else words("client-reasons-before")
        for move, why in group:
            event = move.event
            yield f"  {event_sentence(words, event.kind, event.args, event.by)} {why}"


def score_lines(words: Words, view: PlayerView) -> Lines:
    """The score of the match: by side, with the legs won and what is played to."""
    match = view.match
    told = [
        words("text-side-score", side=side_text(words, side), score=score, legs=match.legs[side])
        for side, score in enumerate(match.scores)
    ]
    yield words("text-score", scores=", ".join(told))
    if match.target is not None:
        yield words("text-target", target=match.target)
    if match.deals_left:
        yield words("text-deals-left", count=match.deals_left)


def seat_lines(words: Words, room: RoomState | None) -> Lines:
    """Who sits where, and who watches."""
    if room is None:
        return
    for seat in room.seats:
        yield seat_line(words, seat, room.phase)
    if room.spectators:
        yield words("text-spectators", names=", ".join(room.spectators))


def seat_line(words: Words, seat: SeatState, phase: str) -> str:
    """One seat: number, name, how its player is."""
    states = [id for id, holds in _states(seat, phase) if holds]
    state = ", ".join(words(f"text-state-{id}") for id in states)
    name = seat.name or words("text-state-empty")
    return words("text-seat", number=seat.seat + 1, name=name, state=state, has_state=bool(state))


def _states(seat: SeatState, phase: str) -> tuple[tuple[str, bool], ...]:
    is_awaited = seat.kind == "human" and phase == "room"
    return (
        ("owner", seat.owner),
        ("bot", seat.kind == "bot"),
        ("ready", is_awaited and seat.ready),
        ("waiting", is_awaited and not seat.ready and not seat.away),
        ("away", seat.away),
    )


def room_news(words: Words, before: RoomState | None, room: RoomState) -> Lines:
    """What changed in the room: its game, its options, its seats."""
    if before is None:
        yield from seat_lines(words, room)
        return
    if room.variant != before.variant:
        yield words("text-variant", game=preset_label(words, room.variant))
    else:
        changed = {id: text for id, text in room.options.items() if before.options.get(id) != text}
        for id, text in changed.items():
            yield setting_line(words, id, text)
    if room.phase in ("room", "over"):
        former = {seat.seat: seat for seat in before.seats}
        yield from (
            seat_line(words, seat, room.phase) for seat in room.seats if former.get(seat.seat) != seat
        )


def option_lines(words: Words, room: RoomState | None) -> Lines:
    """Every option with its value, in notation (what `/option` takes) and in words."""
    for id, text in (room.options if room is not None else {}).items():
        yield f"{id}={text}   {setting_line(words, id, text)}"
    if room is not None and room.catalogue is not None:
        games = ", ".join(str(game["id"]) for game in room.catalogue.get("variants", ()))
        bots = ", ".join(str(bot["id"]) for bot in room.catalogue.get("bots", ()))
        yield words("text-catalogue", games=games, bots=bots)


def help_lines(words: Words) -> Lines:
    """Every command with what it does."""
    yield words("text-help")
    usages = [
        (usage_text(words, command.id), words(f"text-command-{command.id}.help")) for command in COMMANDS
    ]
    width = max(len(usage) for usage, _ in usages)
    for usage, help in usages:
        yield f"{usage:{width}}  {help}"
