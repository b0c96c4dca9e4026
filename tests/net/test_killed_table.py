"""A table's process is killed by -9 in mid-deal and stands again: same hands, same turn, everybody back in
his seat.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys

from manille_lan.engine.view import parse_view
from manille_lan.net.address import Address, Target
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Heard, Joined
from manille_lan.protocol.messages import Update
from manille_lan.records.reader import read_record
from manille_lan.records.side import sides_left

KEPT = ("table", "name", "port", "fingerprint")


def opened(home, *arguments):
    """A table in a process of its own, and the line it prints when it is open."""
    command = [sys.executable, "-m", "manille_lan", "host", "--json", *arguments]
    environment = {**os.environ, "MANILLE_LAN_HOME": str(home)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    return process, json.loads(process.stdout.readline())


class Anna:
    """A guest that plays its first legal action, up to `stop_at` finished tricks."""

    def __init__(self, table):
        target = Target((Address("127.0.0.1", table["port"]),), table["table"], table["fingerprint"])
        profile = Profile("Anna", "test", token=bytes.fromhex(table["owner"]))
        self.member = Member(target, profile, self._hear)
        self.view = None
        self.joined = 0
        self.stop_at = 2
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self.member.run())

    def _hear(self, news):
        if isinstance(news, Joined):
            self.joined += 1
        if isinstance(news, Heard) and isinstance(news.message, Update):
            self.view = parse_view(news.message.view)
            self.play()
        self.changed.set()

    def play(self):
        view = self.view
        if view.is_my_turn and len(view.tricks) < self.stop_at:
            self.member.commands.act(view.number, view.turn, str(view.legal[0]))

    async def until(self, true):
        async with asyncio.timeout(60):
            while not true(self):
                self.changed.clear()
                await self.changed.wait()


async def killed_and_back(home):
    options = ("--option", "match=fixed:1", "--once", "--name", "Chez Test")
    process, table = opened(home, *options)
    anna = Anna(table)
    await anna.until(lambda player: player.joined)
    anna.member.commands.room("start")
    await anna.until(lambda player: player.view and len(player.view.tricks) >= 2 and player.view.is_my_turn)
    before = anna.view
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    again, same = opened(home, "--resume")
    assert [same[name] for name in KEPT] == [table[name] for name in KEPT]
    await anna.until(lambda player: player.joined == 2 and player.view.turn >= before.turn)
    assert anna.view.hand == before.hand
    assert anna.view.tricks == before.tricks
    assert anna.view.legal == before.legal
    anna.stop_at = 3
    anna.play()
    await anna.until(lambda player: len(player.view.tricks) >= 3)
    anna.member.leave()
    await anna.task
    again.terminate()
    again.wait(timeout=60)
    again.stdout.close()
    return before.turn


def test_net_45_a_killed_table_stands_again_in_mid_trick(tmp_path):
    turn = asyncio.run(killed_and_back(tmp_path))
    (path,) = tmp_path.rglob("*.manille")
    (deal,) = read_record(path).deals
    assert len(deal.actions) > turn
    assert deal.order is None, "the pack of a deal that is not over is nobody's business"
    assert sides_left(path.parent) == []
