"""A table as it stood before its process was killed: people, chairs, match; from a record and its side
file.
"""

from __future__ import annotations

from manille_lan.errors import RecordError
from manille_lan.records.check import recorded_rules
from manille_lan.records.reader import Record, SeatRecord
from manille_lan.records.side import Kept, KeptGuest, Side
from manille_lan.records.standing import standing
from manille_lan.table.floor import Floor
from manille_lan.table.game import Game
from manille_lan.table.people import Chair, Guest


def resume(floor: Floor, record: Record, side: Side) -> None:
    """Let a fresh floor stand as the record and the side file tell. Raises RecordError where they do not
    tell it.
    """
    rules = recorded_rules(record, floor.catalogue.variant(record.preset))
    if sorted(seat.seat for seat in record.seats) != list(range(rules.players)):
        raise RecordError("record-none", path=record.table)
    floor.rules, floor.preset, floor.given = rules, record.preset, dict(record.options)
    _seat_all(floor, record, side.kept)
    floor.people.owner = bytes.fromhex(side.owner)
    floor.game = Game(rules, floor.rng, record.dealer)
    floor.game.go_on(standing(record, rules, side.kept))
    floor.number = sum(1 + len(deal.actions) for deal in record.deals)


def _seat_all(floor: Floor, record: Record, kept: Kept) -> None:
    """Guests sit where they sat, away until they are back; bots on the other chairs."""
    people = floor.people
    people.resize(len(record.seats))
    people.banned_tokens = {bytes.fromhex(token) for token in kept.banned_tokens}
    people.banned_addresses = set(kept.banned_addresses)
    guests = {guest.seat: guest for guest in kept.guests}
    for seat in record.seats:
        chair = people.chairs[seat.seat]
        if seat.seat in guests:
            _seat_guest(floor, chair, guests[seat.seat])
        else:
            _seat_bot(floor, chair, seat, record.replaced.get(seat.seat, seat.bot))


def _seat_guest(floor: Floor, chair: Chair, kept: KeptGuest) -> None:
    guest = Guest(
        token=bytes.fromhex(kept.token),
        name=kept.name,
        kind=kept.kind,
        lang=kept.lang,
        address=kept.address,
        owner=kept.owner,
        left=kept.left,
    )
    floor.people.guests[guest.token] = guest
    floor.people.seat_guest(guest, chair)
    chair.ready = True


def _seat_bot(floor: Floor, chair: Chair, seat: SeatRecord, bot: str) -> None:
    is_there = floor.catalogue.has_bot(bot)
    chair.bot = bot if is_there else floor.setup.understudy
    chair.bot_name, chair.ready = seat.name, True
