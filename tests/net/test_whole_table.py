"""A whole table over real TLS, with real bot processes and guests that play: from the room to the end of a
match.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from manille_lan.engine.view import PlayerView, parse_view
from manille_lan.net.address import Address, Target
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Ended, Heard, Joined
from manille_lan.net.host.server import ServerPlan, TableServer
from manille_lan.protocol.messages import RoomState, Update
from manille_lan.records.check import checked_deals, recorded_rules
from manille_lan.records.reader import read_record
from manille_lan.registry import load_registry
from manille_lan.table.floor import TableSetup
from manille_lan.table.timing import TableTiming

OWNER = b"0123456789abcdef"
TABLE = "fedcba9876543210"
QUICK = TableTiming(bot_pause=0.0, trick_pause=0.0, result=30.0, grace=0.5, farewell=30.0)


class Player:
    """A guest that says yes to everything and plays its first legal action."""

    def __init__(self, server: TableServer, name: str, token: bytes | None = None) -> None:
        fingerprint = server.plan.identity.fingerprint
        target = Target((Address("127.0.0.1", server.port),), TABLE, fingerprint)
        self.member = Member(target, Profile(name, "test", token=token), self._hear)
        self.room: RoomState | None = None
        self.view: PlayerView | None = None
        self.token = b""
        self.seat: int | None = None
        self.ended: Ended | None = None
        self.changed = asyncio.Event()
        self.plays = True
        self.task = asyncio.create_task(self.member.run())

    def _hear(self, news) -> None:
        match news:
            case Joined(welcome=welcome):
                self.token, self.seat = welcome.tok, welcome.seat
            case Heard(message=RoomState() as room):
                self.room = room
            case Heard(message=Update() as update):
                self.view = parse_view(update.view)
                self._respond()
            case Ended():
                self.ended = news
            case _:
                pass
        self.changed.set()

    def _respond(self) -> None:
        view = self.view
        if view is None or not self.plays:
            return
        if view.is_my_turn:
            self.member.commands.act(view.number, view.turn, str(view.legal[0]))
        elif view.outcome and not view.match.winners:
            self.member.commands.room("next")

    async def until(self, true):
        async with asyncio.timeout(60):
            while not true(self):
                self.changed.clear()
                await self.changed.wait()


def plan(folder, **more) -> ServerPlan:
    setup = TableSetup(
        table=TABLE,
        name="Chez Test",
        owner_token=OWNER,
        preset=more.pop("preset", "belge"),
        options=more.pop("options", {"match": "fixed:2"}),
        program="test",
        started=lambda: "2026-01-02T03:04:05Z",
        new_token=lambda: next(TOKENS),
        timing=QUICK,
        **more,
    )
    return ServerPlan(setup=setup, registry=load_registry(), private=True, records=folder, seed=7)


TOKENS = (bytes([n]) * 16 for n in range(1, 250))


async def a_match(folder, preset):
    server = TableServer(plan(folder, preset=preset))
    await server.open()
    serving = asyncio.create_task(server.run())
    anna = Player(server, "Anna", OWNER)
    await anna.until(lambda player: player.room is not None)
    ben = Player(server, "Ben")
    await ben.until(lambda player: player.room is not None)
    ben.member.commands.room("ready", ready=True)
    await anna.until(lambda player: all(s.ready for s in player.room.seats if s.name == "Ben"))
    anna.member.commands.room("start")
    await anna.until(lambda player: player.view is not None and player.view.match.winners)
    ben.member.leave()
    anna.member.commands.room("close")
    assert await serving == "closed"
    await asyncio.gather(anna.task, ben.task)
    assert anna.ended is not None
    assert anna.ended.code == "closed"


def the_record(folder):
    (path,) = folder.glob("*.manille")
    record = read_record(path)
    rules = recorded_rules(record, load_registry().variant(record.preset))
    return record, list(checked_deals(record, rules))


@pytest.mark.parametrize("preset", ["belge", "retournee"])
def test_two_guests_and_two_bots_play_a_match_over_tls(tmp_path, preset):
    asyncio.run(a_match(tmp_path, preset))
    record, deals = the_record(tmp_path)
    assert len(deals) == 2
    assert record.winners
    assert [seat.kind for seat in record.seats] == ["human", "human", "bot", "bot"]
    assert not any(told.faults for told, _, _ in deals)


async def a_lost_guest(folder):
    server = TableServer(plan(folder))
    await server.open()
    serving = asyncio.create_task(server.run())
    anna = Player(server, "Anna", OWNER)
    await anna.until(lambda player: player.room is not None)
    ben = Player(server, "Ben")
    await ben.until(lambda player: player.room is not None)
    ben.member.commands.room("ready", ready=True)
    await anna.until(lambda player: player.room.seats[1].ready)
    anna.member.commands.room("start")
    await ben.until(lambda player: player.view is not None and len(player.view.tricks) >= 2)
    ben.plays = False
    hand = ben.view.hand
    ben.task.cancel()
    await asyncio.gather(ben.task, return_exceptions=True)
    await anna.until(lambda player: player.room.seats[1].away)
    back = Player(server, "Ben", ben.token)
    await back.until(lambda player: player.view is not None)
    assert back.seat == 1
    assert set(back.view.hand) <= set(hand)
    await anna.until(lambda player: player.view.match.winners)
    server.stop()
    await serving
    await asyncio.gather(anna.task, back.task)


def test_a_guest_whose_connection_broke_has_his_seat_again(tmp_path):
    asyncio.run(a_lost_guest(tmp_path))
    _, deals = the_record(tmp_path)
    assert len(deals) == 2


async def bots_alone(folder):
    setup = replace(
        plan(folder).setup, bots=("random", "greedy", "steady", "random"), once=True, waits_for_people=False
    )
    server = TableServer(replace(plan(folder), setup=setup))
    await server.open()
    return await server.run()


def test_bots_alone_play_a_match_and_the_table_ends(tmp_path):
    assert asyncio.run(bots_alone(tmp_path)) == "match_over"
    record, deals = the_record(tmp_path)
    assert [seat.bot for seat in record.seats] == ["random", "greedy", "steady", "random"]
    assert not any(told.faults for told, _, _ in deals)
