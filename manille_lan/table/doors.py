"""Coming and going: who is let in, who comes back to his chair, what becomes of the chair of somebody
absent.
"""

from __future__ import annotations

from manille_lan.errors import ManilleError
from manille_lan.protocol.authority import Close
from manille_lan.protocol.codes import retry_for
from manille_lan.protocol.handshake import VERSIONS, common_version
from manille_lan.protocol.messages import Args, Hello, Welcome
from manille_lan.protocol.names import clean_name, free_name
from manille_lan.table import told
from manille_lan.table.botseats import BotSeats
from manille_lan.table.floor import IN_MATCH, Floor
from manille_lan.table.people import Chair, Guest, token_hash


class Doors:
    """Lets guests in and out. `due` is when somebody's absence, or an empty table, has consequences."""

    def __init__(self, floor: Floor, bots: BotSeats) -> None:
        self._floor = floor
        self._bots = bots
        self._alone_since: float | None = None

    def open(self, now: float) -> None:
        """The table stands, and nobody is here yet."""
        self._alone_since = now
        for guest in self._floor.people.guests.values():
            guest.away_since = now

    def enter(self, conn: int, hello: Hello, address: str) -> None:
        """A guest said hello: back by his token, or a newcomer who is let in or told why not."""
        people = self._floor.people
        known = people.by_token(hello.tok)
        if known is not None and hello.tok is not None and not people.is_banned(hello.tok, address):
            self._return(known, conn, hello.tok, hello)
            return
        refusal = self._refusal(hello, address)
        if refusal is not None:
            code, args = refusal
            self._floor.do(Close(conn, code, retry_for(code), args))
            return
        self._let_in(conn, hello, address)

    def leave(self, guest: Guest, now: float, *, left: bool) -> None:
        """A guest is away; `left`: he said goodbye."""
        people = self._floor.people
        guest.conn, guest.left, guest.away_since = None, left, now
        if guest.seat is None or (left and self._floor.phase not in IN_MATCH):
            people.forget(guest)
        else:
            self._floor.note("left" if left else "away", seat=guest.seat, name=guest.name)
        self._floor.announce()
        self.tick(now)

    @property
    def due(self) -> float | None:
        """When the next absence has consequences, or the table ends for want of people."""
        times = [self._patience_ends(chair) for chair in self._floor.people.chairs]
        times.append(self._empty_ends)
        return min((time for time in times if time is not None), default=None)

    def tick(self, now: float) -> None:
        """Look after the chairs of the absent, and close a table that nobody is at."""
        if self._floor.people.persons_here():
            self._alone_since = None
        elif self._alone_since is None or self._plays_on:
            self._alone_since = now
        for chair in self._floor.people.chairs:
            ends = self._patience_ends(chair)
            if ends is None or now < ends or chair.guest is None:
                continue
            if self._floor.phase in IN_MATCH:
                self._bots.take_over(chair, now)
            else:
                self._floor.people.forget(chair.guest)
                self._floor.announce()
        if self._empty_ends is not None and now >= self._empty_ends:
            self._floor.end("closing")

    @property
    def _empty_ends(self) -> float | None:
        """When the table ends for want of people; never while bots alone play a match."""
        if self._alone_since is None or self._plays_on or self._floor.has_ended:
            return None
        return self._alone_since + self._floor.setup.timing.empty

    @property
    def _plays_on(self) -> bool:
        return self._floor.phase in IN_MATCH and not self._floor.rests

    def _patience_ends(self, chair: Chair) -> float | None:
        """Until when somebody absent is waited for: not at all where he left, or is a bot, during a match;
        for ever while nobody is here who would wait.
        """
        guest, timing = chair.guest, self._floor.setup.timing
        if guest is None or guest.away_since is None or chair.understudy or self._floor.rests:
            return None
        if self._floor.phase not in IN_MATCH:
            return guest.away_since + timing.waiting
        return guest.away_since + (0.0 if guest.left or not guest.is_person else timing.grace)

    def _refusal(self, hello: Hello, address: str) -> tuple[str, Args] | None:
        """Why a newcomer is not let in: (code, arguments), or None."""
        people, is_owner = self._floor.people, self._floor.people.is_owner_token(hello.tok)
        if people.is_banned(hello.tok, address) and not is_owner:
            return "kicked", {}
        try:
            name = clean_name(hello.name)
        except ManilleError as error:
            return "bad_name", {"why": error.message_id}
        taken = people.names()
        if name in taken:
            return "name_taken", {"name": name, "suggestion": free_name(name, taken)}
        digest = self._floor.rules.digest
        if hello.needs_rules is not None and hello.needs_rules != digest:
            return "rules_differ", {"mine": hello.needs_rules, "table": digest}
        if is_owner or hello.kind == "spectator":
            return None
        if self._floor.phase in IN_MATCH:
            return "game_started", {}
        return None if people.free_chair() is not None else ("table_full", {})

    def _let_in(self, conn: int, hello: Hello, address: str) -> None:
        people = self._floor.people
        is_owner = people.is_owner_token(hello.tok)
        token = hello.tok if is_owner and hello.tok is not None else self._floor.setup.new_token()
        guest = Guest(
            token=token_hash(token),
            name=clean_name(hello.name),
            kind=hello.kind,
            lang=hello.lang,
            address=address,
            version=_version(hello),
            needs_rules=hello.needs_rules,
            conn=conn,
            owner=is_owner,
        )
        people.guests[guest.token] = guest
        wants_chair = hello.kind != "spectator" and self._floor.phase not in IN_MATCH
        chair = people.free_chair() if wants_chair else None
        if chair is not None:
            people.seat_guest(guest, chair)
        self._welcome(guest, token)

    def _return(self, guest: Guest, conn: int, token: bytes, hello: Hello) -> None:
        """The bearer of a token is back; the newest connection wins."""
        if guest.conn is not None:
            self._floor.do(Close(guest.conn, "replaced", "never"))
        was_away = guest.away_since is not None
        guest.conn, guest.away_since, guest.left, guest.events = conn, None, False, []
        guest.lang, guest.version = hello.lang, _version(hello)
        if guest.seat is not None:
            self._bots.dismiss_understudy(self._floor.people.chairs[guest.seat])
        self._welcome(guest, token)
        if was_away and guest.seat is not None:
            self._floor.note("back", seat=guest.seat, name=guest.name)

    def _welcome(self, guest: Guest, token: bytes) -> None:
        """Welcome, the room, and the newest view where a deal is on."""
        floor = self._floor
        message = Welcome(
            v=guest.version,
            table=floor.setup.table,
            name=floor.setup.name,
            tok=token,
            ep=0,
            lastact=guest.answers.last,
            variant=floor.rules.preset,
            options=floor.rules.option_texts(),
            digest=floor.rules.digest,
            seat=guest.seat,
            owner=guest is floor.people.in_charge(),
            words=told.words_for(floor.rules, guest.lang),
            sheet={guest.lang: floor.catalogue.sheet(floor.rules, guest.lang)},
        )
        floor.send(guest, message)
        floor.announce()
        floor.send_view(guest, fresh=True)


def _version(hello: Hello) -> int:
    """The version that a guest who was let in speaks with us."""
    return common_version(VERSIONS, hello.v) or VERSIONS[0]
