"""Guests who do anything at all: come, go, are lost, come back, play, ask for nonsense, while the table is
killed now and then. It never fails, never shows a card, never stands still, and its record always checks.
"""

from random import Random

import pytest

from manille_lan.engine.cards import FRENCH
from manille_lan.engine.play import actions
from manille_lan.protocol.authority import Close, Send
from manille_lan.protocol.messages import Act, Chat, Room, Update
from manille_lan.records.check import checked_deals
from manille_lan.table.effects import AskBot, Ended, OpenRecord, StartBot, StopBot, WriteRecord
from manille_lan.table.timing import TableTiming
from tests.table.driver import OWNER, Drive
from tests.table.playing import record_of

TIMING = TableTiming(
    bot_pause=0.1, trick_pause=0.1, result=5.0, grace=20.0, waiting=15.0, farewell=3.0, empty=1e9
)
REQUESTS = (
    *("sit", "ready", "add_bot", "remove_bot", "rename", "kick", "start", "option", "variant"),
    *("swap", "next", "next", "again", "start", "ready"),
)
OPTIONS = (
    *(("match", "fixed:2"), ("match", "race:61"), ("cut", "ask"), ("blind", "any")),
    *(("enforcement", "honour"), ("seating", "draw"), ("shuffle", "none"), ("colour", "red")),
)
MATCH = {"belge": {"match": "fixed:2"}, "retournee": {}}
CARDS = frozenset(card.text for card in FRENCH.cards)


class Watched(Drive):
    """A drive that looks at every effect before it carries it out."""

    def _carry_out(self, effect):
        match effect:
            case Send(conn=conn, message=message):
                assert self.seats[conn].closed is None, "sent to a connection that was closed"
                self._look_for_cards(conn, message)
            case Close(conn=conn):
                assert self.seats[conn].closed is None
            case StartBot(seat=seat):
                assert seat not in self.running
            case StopBot(seat=seat) | AskBot(seat=seat):
                assert seat in self.running
            case OpenRecord(entries=entries) | WriteRecord(entries=entries):
                assert entries
            case Ended():
                raise AssertionError("nobody asked for the end")
        return super()._carry_out(effect)

    def _look_for_cards(self, conn, message):
        """Nothing but played, opened and own cards is in a message, before the deal is over."""
        game = self.table._floor.game
        deal = game.deal if game is not None else None
        if deal is None or deal.outcome:
            return
        guest = self.table._floor.people.by_conn(conn)
        known = {card for trick in deal.tricks for card in trick.cards} | set(deal.trick)
        known |= {int(card) for event in deal.history for card in event.args if hasattr(card, "suit")}
        known |= {int(card) for card in FRENCH.cards_of(deal.exposed)}
        if guest is not None and guest.seat is not None and guest.seat in deal.seen[guest.seat]:
            known |= {int(card) for card in FRENCH.cards_of(deal.hands[guest.seat])}
        allowed = {FRENCH.cards[card].text for card in known}
        found = _words(message) & CARDS
        assert found <= allowed | self.drawn, found - allowed
        if isinstance(message, Update):
            assert message.view["dealt"] == []

    @property
    def drawn(self):
        """The cards drawn for the first deal are public."""
        return {entry.rest.split(" ")[1] for entry in self.entries if entry.word == "drew"}

    def wait(self, seconds):
        end, ticks = self.now + seconds, 0
        while (wake := self.table.next_wake(self.now)) is not None and wake <= end:
            self.now, ticks = max(self.now, wake), ticks + 1
            self.perform(self.table.tick(self.now))
            assert ticks < 5000, "the table is woken again and again"
        self.now = end


def _words(message):
    """Every word of every text in a message."""
    if isinstance(message, str):
        return set(message.split(" "))
    if isinstance(message, dict):
        return set().union(*map(_words, message.values()), set())
    if isinstance(message, list | tuple):
        return set().union(*map(_words, message), set())
    fields = getattr(message, "__struct_fields__", ())
    return set().union(*(_words(getattr(message, name)) for name in fields), set())


class Party:
    """Some people around one table, whose whims come from a seed."""

    def __init__(self, seed, preset):
        self.rng = Random(seed)
        self.drive = Watched(seed=seed, preset=preset, timing=TIMING, options=MATCH[preset])
        self.tokens = [OWNER]
        self.here = []
        self.named = 0

    def step(self):
        whims = (
            *((self.join, 3), (self.come_back, 3), (self.leave, 1), (self.drop, 2), (self.play, 25)),
            *(
                (self.begin, 3),
                (self.ask, 8),
                (self.chat, 1),
                (self.wait, 6),
                (self.kill, 0.3),
                (self.nonsense, 2),
            ),
        )
        whim = self.rng.choices([whim for whim, _ in whims], [weight for _, weight in whims])[0]
        whim()
        self.here = [seat for seat in self.here if seat.closed is None]

    def join(self):
        if len(self.here) > 7:
            return
        self.named += 1
        kind = self.rng.choice(("human", "human", "spectator", "bot"))
        self._came(self.drive.join(f"Guest {self.named}", kind=kind, address=f"192.0.2.{self.named % 200}"))

    def come_back(self):
        self._came(self.drive.join(f"Again {len(self.tokens)}", tok=self.rng.choice(self.tokens)))

    def _came(self, seat):
        if seat.closed is None:
            self.here.append(seat)
            self.tokens.append(seat.welcome.tok)

    def leave(self):
        if self.here:
            self.here.pop(self.rng.randrange(len(self.here))).leave()

    def drop(self):
        if self.here:
            self.here.pop(self.rng.randrange(len(self.here))).drop()

    def play(self):
        """Some time in which whoever is here plays, and goes on after a result."""
        for _ in range(12):
            self.drive.wait(0.3)
            for seat in self.here:
                if any(isinstance(message, Update) for message in seat.inbox):
                    if seat.view.is_my_turn:
                        seat.act(str(self.rng.choice(seat.view.legal)))
                    elif seat.view.outcome:
                        seat.ask("next")

    def begin(self):
        """All are ready, and whoever may starts."""
        for what in ("ready", "start", "again"):
            for seat in self.here:
                seat.ask(what)

    def ask(self):
        if self.here:
            seat = self.rng.choice(self.here)
            name, value = self.rng.choice(OPTIONS)
            seat.ask(
                self.rng.choice(REQUESTS),
                seat=self.rng.randrange(-1, 5),
                other=self.rng.randrange(4),
                bot=self.rng.choice(("random", "greedy", "skynet")),
                name=name if self.rng.random() < 0.7 else f"Name {self.rng.randrange(9)}",
                value=value,
                variant=self.rng.choice(("belge", "retournee", "belge_app", "whist")),
            )

    def chat(self):
        if self.here:
            self.rng.choice(self.here).say("well " * 200)

    def nonsense(self):
        if not self.here:
            return
        seat = self.rng.choice(self.here)
        card = self.rng.choice(FRENCH.cards)
        id = self.rng.randrange(1, 50)
        deal, turn = self.rng.randrange(3), self.rng.randrange(40)
        game = self.drive.table._floor.game
        if game is not None and game.deal is not None:
            deal, turn = game.deal.match.number, game.deal.turn
        seat.repeat(
            self.rng.choice(
                (
                    Act(id=id, deal=deal, turn=turn, action=f"play {card}"),
                    Act(id=id, deal=deal, turn=turn, action="!"),
                    Room(id=id, what="kick", args={"seat": 10**6}),
                    Chat(id=id, text=""),
                )
            )
        )

    def wait(self):
        self.drive.wait(self.rng.choice((0.05, 0.3, 1.0, 6.0, 25.0)))

    def kill(self):
        if self.drive.table._floor.game is not None:
            self.here = []
            self.drive.kill(record_of(self.drive))

    def check(self):
        """What is true after every step."""
        floor = self.drive.table._floor
        for chair in floor.people.chairs:
            assert floor.people.chairs[chair.seat] is chair
            assert chair.guest is None or chair.guest.seat == chair.seat
            assert not (chair.guest and chair.bot)
            if floor.phase in ("play", "result"):
                assert not chair.is_free, "nobody plays a seat of the match"
        if floor.game is not None and floor.phase == "play":
            assert floor.game.to_act is not None
            assert actions(floor.rules, floor.game.deal)
        for seat in self.here:
            if floor.game is not None:
                match, turn = floor.game.deal.match, floor.game.deal.turn
                assert (seat.view.number, seat.view.turn) == (match.number, turn), "an old view"

    def finish(self):
        """Everybody who is left plays on: the match ends."""
        floor = self.drive.table._floor
        self._came(self.drive.join("Last", kind="spectator"))
        for _ in range(1000):
            floor = self.drive.table._floor
            if floor.phase not in ("play", "result"):
                return
            self.drive.wait(1.0)
            self.play()
        raise AssertionError("the match does not end")


@pytest.mark.parametrize("preset", ["belge", "retournee"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_guests_do_the_table_stands_keeps_secrets_and_comes_to_an_end(seed, preset):
    party = Party(seed, preset)
    for _ in range(200):
        party.step()
        party.check()
    party.finish()
    party.check()
    if party.drive.entries:
        record = record_of(party.drive)
        rules = party.drive.table._floor.game.rules
        assert len(list(checked_deals(record, rules))) == len(record.deals)
