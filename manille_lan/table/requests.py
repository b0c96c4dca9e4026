"""What guests may ask of the room: who may ask, what it takes, what it changes."""

from __future__ import annotations

from collections.abc import Callable

from manille_lan.engine.variant import settled
from manille_lan.protocol.authority import Close
from manille_lan.protocol.messages import Args, Room
from manille_lan.protocol.names import clean_name, free_name
from manille_lan.table.course import Course
from manille_lan.table.floor import IN_MATCH, Floor, Refused
from manille_lan.table.people import Chair, Guest

Carry = Callable[["Requests", Guest, Args, float], None]


class Requests:
    """Carries out `Room` messages. Every method raises Refused, or a ManilleError, and then has changed
    nothing.
    """

    def __init__(self, floor: Floor, course: Course) -> None:
        self._floor = floor
        self._course = course

    def carry_out(self, guest: Guest, message: Room, now: float) -> None:
        """Do what a guest asks of the room."""
        if message.what in _IN_CHARGE and guest is not self._floor.people.in_charge():
            raise Refused("not_owner")
        if self._floor.phase not in _PHASES.get(message.what, _ANY):
            raise Refused("bad_request", what=message.what)
        _CARRIED[message.what](self, guest, message.args, now)

    def seat_bot(self, chair: Chair, bot: str) -> None:
        """Put a bot of this machine on a free chair."""
        if not self._floor.catalogue.has_bot(bot):
            raise Refused("unknown-bot", name=bot[:40])
        if not chair.is_free:
            raise Refused("seat_taken", seat=chair.seat)
        chair.bot, chair.ready = bot, True
        chair.bot_name = free_name(bot.replace("_", " ").capitalize(), self._floor.people.names())

    def start(self, now: float) -> None:
        """Fill the empty chairs with the understudy and begin the match."""
        if not self._floor.catalogue.has_bot(self._floor.setup.understudy):
            raise Refused("unknown-bot", name=self._floor.setup.understudy)
        for chair in self._floor.people.chairs:
            if chair.is_free:
                self.seat_bot(chair, self._floor.setup.understudy)
        self._course.begin_match(now)

    def start_if_ready(self, now: float) -> None:
        """Begin when nobody is in charge who would, all chairs are taken, and all who sit there are ready."""
        chairs = self._floor.people.chairs
        all_ready = all(not chair.is_free and chair.ready for chair in chairs)
        if self._floor.phase == "room" and all_ready and self._floor.people.in_charge() is None:
            self._course.begin_match(now)

    def _chair(self, args: Args, name: str = "seat") -> Chair:
        seat = args.get(name)
        chairs = self._floor.people.chairs
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(chairs):
            raise Refused("no_such_seat", seat=str(seat)[:20], last=len(chairs) - 1)
        return chairs[seat]

    def _sit(self, guest: Guest, args: Args, _: float) -> None:
        chair = self._chair(args)
        if chair.guest is guest:
            return
        if not chair.is_free:
            raise Refused("seat_taken", seat=chair.seat)
        self._floor.people.seat_guest(guest, chair)
        self._floor.announce()

    def _ready(self, guest: Guest, args: Args, now: float) -> None:
        if guest.seat is None:
            raise Refused("no_seat")
        self._floor.people.chairs[guest.seat].ready = args.get("ready") is not False
        self._floor.announce()
        self.start_if_ready(now)

    def _add_bot(self, _: Guest, args: Args, now: float) -> None:
        self.seat_bot(self._chair(args), str(args.get("bot", self._floor.setup.understudy)))
        self._floor.announce()

    def _remove_bot(self, _: Guest, args: Args, now: float) -> None:
        chair = self._chair(args)
        if not chair.bot:
            raise Refused("no_bot_there", seat=chair.seat)
        chair.clear()
        self._floor.announce()

    def _rename(self, guest: Guest, args: Args, _: float) -> None:
        name = clean_name(str(args.get("name", "")))
        taken = self._floor.people.names(but=guest)
        if name in taken:
            raise Refused("name_taken", name=name, suggestion=free_name(name, taken))
        guest.name = name
        self._floor.announce()

    def _kick(self, guest: Guest, args: Args, now: float) -> None:
        chair = self._chair(args)
        target = chair.guest
        if target is None or target is guest or target.owner or target.left:
            raise Refused("nobody_to_kick", seat=chair.seat)
        if target.conn is not None:
            self._floor.do(Close(target.conn, "kicked", "never"))
        self._floor.people.ban(target)
        target.conn = None
        self._floor.note("kicked", seat=chair.seat, name=target.name)
        if self._floor.phase in IN_MATCH:
            target.left, target.away_since = True, now
        else:
            self._floor.people.forget(target)
        self._floor.announce()

    def _start(self, leader: Guest, _: Args, now: float) -> None:
        chairs = [chair for chair in self._floor.people.chairs if chair.guest not in (None, leader)]
        waiting = [chair.name for chair in chairs if not chair.ready]
        if waiting:
            raise Refused("not_ready", names=", ".join(waiting))
        self.start(now)

    def _option(self, _: Guest, args: Args, __: float) -> None:
        floor = self._floor
        given = {**floor.given, str(args.get("name", "")): str(args.get("value", ""))}
        floor.rules = settled(floor.catalogue.variant(floor.preset), floor.preset, given)
        floor.given = given
        floor.people.resize(floor.rules.players)
        self._options_changed()

    def _variant(self, _: Guest, args: Args, __: float) -> None:
        floor, preset = self._floor, str(args.get("variant", ""))
        rules = settled(floor.catalogue.variant(preset), preset, {})
        floor.people.resize(rules.players)
        floor.rules, floor.preset, floor.given = rules, preset, {}
        self._options_changed()

    def _options_changed(self) -> None:
        """Nobody is ready for rules he has not seen; a bot that brings other rules of its own must go."""
        people, digest = self._floor.people, self._floor.rules.digest
        for chair in people.chairs:
            if chair.guest is not None and chair.guest.is_person:
                chair.ready = False
        for guest in [guest for guest in people.guests.values() if guest.needs_rules not in (None, digest)]:
            if guest.conn is not None:
                args: Args = {"mine": guest.needs_rules or "", "table": digest}
                self._floor.do(Close(guest.conn, "rules_differ", "never", args))
            people.forget(guest)
        self._floor.announce(new_rules=True)

    def _swap(self, _: Guest, args: Args, __: float) -> None:
        first, second = self._chair(args), self._chair(args, "other")
        places = list(range(len(self._floor.people.chairs)))
        places[first.seat], places[second.seat] = second.seat, first.seat
        self._floor.people.rearrange(places)
        self._floor.announce()

    def _next(self, guest: Guest, _: Args, now: float) -> None:
        if guest.seat is None:
            raise Refused("no_seat")
        self._course.wants_to_go_on(guest.seat, now)

    def _again(self, leader: Guest, args: Args, now: float) -> None:
        if self._floor.setup.once:
            raise Refused("bad_request", what="again")
        self._start(leader, args, now)

    def _close(self, _: Guest, __: Args, ___: float) -> None:
        self._floor.end("closed")


_IN_CHARGE = frozenset(
    {"add_bot", "remove_bot", "kick", "start", "option", "variant", "swap", "again", "close"}
)
_ANY = ("room", "play", "result", "over")
_ROOM = ("room",)
_BETWEEN = ("room", "over")
_PHASES = {
    "sit": _BETWEEN,
    "ready": _BETWEEN,
    "add_bot": _BETWEEN,
    "remove_bot": _BETWEEN,
    "rename": _ROOM,
    "start": _ROOM,
    "option": _ROOM,
    "variant": _ROOM,
    "swap": _ROOM,
    "next": ("result",),
    "again": ("over",),
}
_CARRIED: dict[str, Carry] = {
    name: getattr(Requests, f"_{name}")
    for name in (
        *("sit", "ready", "add_bot", "remove_bot", "rename", "kick", "start"),
        *("option", "variant", "swap", "next", "again", "close"),
    )
}
