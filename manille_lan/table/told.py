"""What a table tells its guests: the room, the form of its options, the views. It changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from manille_lan.engine.events import event_text
from manille_lan.engine.variant import Rules
from manille_lan.engine.view import PlayerView, view_data
from manille_lan.protocol.handshake import REASONS_FROM
from manille_lan.protocol.messages import Args, MoveReason, Reasons, RoomState, SeatState, Update
from manille_lan.records.side import Kept, KeptGuest
from manille_lan.table.catalogue import Catalogue
from manille_lan.table.effects import Announce
from manille_lan.table.game import Game
from manille_lan.table.people import Chair, Guest, People

LONGEST_ARGUMENT = 512
"""Characters of an argument that a message carries."""

LONGEST_WORDS = 8_000
"""Characters of the sentences of bots, in one language, that a message carries."""

MOST_REASONS = 128
"""Reasons that a message carries."""

LANGUAGES = ("en",)
"""The languages a guest gets words in besides his own."""


def option_form(rules: Rules) -> list[dict[str, Any]]:
    """The declared options with their values, as plain data from which a form is built."""
    texts = rules.option_texts()
    form = []
    for id, value in texts.items():
        option = rules.variant.option(id)
        default = option.text(rules.defaults[id])
        form.append(
            {"id": id, "group": option.group, "value": value, "default": default, **option.kind.described()}
        )
    return form


def seat_state(chair: Chair, in_charge: Guest | None) -> SeatState:
    """One chair as everybody sees it."""
    guest = chair.guest
    if guest is None and not chair.bot:
        return SeatState(seat=chair.seat, kind="empty")
    if guest is None:
        return SeatState(seat=chair.seat, kind="bot", name=chair.bot_name, bot=chair.bot, ready=True)
    return SeatState(
        seat=chair.seat,
        kind="human" if guest.is_person else "bot",
        name=guest.name,
        bot=chair.understudy or None,
        ready=chair.ready,
        away=not guest.is_here,
        owner=guest is in_charge,
    )


def room_state(
    people: People, rules: Rules, phase: str, guest: Guest, catalogue: Catalogue, *, new_rules: bool
) -> RoomState:
    """The room as one guest sees it: the catalogue goes to whoever is in charge; with `new_rules` he is told
    their words and sheet.
    """
    leader = people.in_charge()
    return RoomState(
        seats=[seat_state(chair, leader) for chair in people.chairs],
        phase=phase,  # type: ignore[arg-type]
        variant=rules.preset,
        options=rules.option_texts(),
        form=option_form(rules),
        catalogue=catalogue.described() if guest is leader else None,
        spectators=[spectator.name for spectator in people.spectators()],
        you=guest.seat,
        words=words_for(rules, guest.lang) if new_rules else {},
        sheet={guest.lang: catalogue.sheet(rules, guest.lang)} if new_rules else {},
    )


def update(number: int, guest: Guest, view: PlayerView, *, fresh: bool) -> Update:
    """The newest view of a guest with what happened since his last one; `fresh`: he has just come (back)."""
    known = [] if fresh else [event_text(event) for event in guest.events if event.is_known_to(guest.seat)]
    return Update(s=number, ep=0, events=known, view=view_data(view))


def reasons(game: Game, guest: Guest, catalogue: Catalogue, bots: Iterable[str]) -> Reasons | None:
    """Why the bots of a deal that is over did what a guest saw them do; None where there is nothing to tell,
    or he would not understand.
    """
    deal = game.deal
    if deal is None or not deal.outcome or not game.reasons or guest.version < REASONS_FROM:
        return None
    known = [at for at, event in enumerate(deal.history) if event.is_known_to(guest.seat)]
    places = {event: at for at, event in enumerate(known)}
    moves = [
        MoveReason(at=places[given.event], why=given.reason.id, args=dict(given.reason.args))
        for given in game.reasons
        if given.event in places
    ]
    words = _reason_words(guest, catalogue, bots)
    return Reasons(deal=deal.match.number, moves=moves[:MOST_REASONS], words=words)


def _reason_words(guest: Guest, catalogue: Catalogue, bots: Iterable[str]) -> dict[str, str]:
    """The sentences that these bots bring, in a guest's language and English, as long as they can travel."""
    texts: dict[str, str] = {}
    for bot in bots:
        for code, text in catalogue.bot_words(bot).items():
            joined = f"{texts.get(code, '')}\n{text}\n"
            if code in (guest.lang, *LANGUAGES) and len(joined) <= LONGEST_WORDS:
                texts[code] = joined
    return texts


def kept(people: People, pack: str, deal: int) -> Kept:
    """What is kept beside the record: the pack of the deal that is on, who may come back and who may not."""
    guests = [
        KeptGuest(
            token=guest.token.hex(),
            name=guest.name,
            kind=guest.kind,
            lang=guest.lang,
            address=guest.address,
            seat=guest.seat,
            owner=guest.owner,
            left=guest.left,
        )
        for guest in people.guests.values()
        if guest.seat is not None
    ]
    banned = sorted(token.hex() for token in people.banned_tokens)
    return Kept(pack, deal, tuple(guests), tuple(banned), tuple(sorted(people.banned_addresses)))


def fitting(arguments: Mapping[str, str | int]) -> Args:
    """The arguments of an error, short enough to travel."""
    return {
        name: value[:LONGEST_ARGUMENT] if isinstance(value, str) else value
        for name, value in arguments.items()
    }


def words_for(rules: Rules, language: str) -> dict[str, str]:
    """The Fluent texts that a variant brings, in a guest's language and English."""
    return {code: text for code, text in rules.variant.words.items() if code in (language, *LANGUAGES)}


def list_facts(people: People, rules: Rules, phase: str) -> Announce:
    """What the list of tables says of this one."""
    taken = sum(not chair.is_free for chair in people.chairs)
    return Announce(taken, len(people.chairs), phase, rules.preset)
