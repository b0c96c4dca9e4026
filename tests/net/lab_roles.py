"""What runs in the hosts of the laboratory: a table that announces itself, a lobby, a talker of nonsense.

python -m tests.net.lab_roles announce NAME ID PORT | lobby (all|mdns|broadcast) | rogue | hold
    python -m tests.net.lab_roles table PORT | guest ADDRESS FINGERPRINT [TOKEN]
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any

from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from manille_lan.net.address import Target, parse_address
from manille_lan.net.discovery.announce import Announcer
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.lobby import Lobby
from manille_lan.net.discovery.mdns import SERVICE
from manille_lan.net.discovery.rows import LobbyRow
from manille_lan.net.guest.member import Member, Profile
from manille_lan.net.guest.news import Ended, Heard, Joined, Link, News
from manille_lan.net.host.listener import Listener
from manille_lan.net.identity import new_identity
from manille_lan.net.timing import NetTiming
from manille_lan.protocol.messages import Ack
from manille_lan.protocol.session import HeartbeatTiming
from tests.net.parts import SmallTable

ELSEWHERE = 47999
"""A port for probes at which no table listens: whoever asks there finds nobody by broadcast."""


BRISK = NetTiming(
    heartbeat=HeartbeatTiming(ping=0.5, unstable=1.0, dead=2.0), pulse=0.1, backoff_most=0.5, connect_each=1.0
)


def say(value: Any) -> None:
    print(json.dumps(value), flush=True)


async def announce(name: str, table: str, port: str) -> None:
    info = TableInfo(table, name, "A" * 43, (1, 1), 1, 4, "room", "belge")
    announcer = Announcer(info, int(port))
    say("begun")
    await announcer.run()


async def lobby(channels: str) -> None:
    def seen(rows: tuple[LobbyRow, ...], hidden: int, status: tuple[str, ...]) -> None:
        say(
            {
                "alive": [row.info.name for row in rows if row.is_alive],
                "all": [row.info.name for row in rows],
                "at": [[address.host for address in row.target.addresses] for row in rows],
                "status": status,
            }
        )

    shared = ELSEWHERE if channels == "mdns" else 47771
    await Lobby(seen, use_mdns=channels != "broadcast", shared_port=shared).run()


async def table(port: str) -> None:
    """A small table that tells after every change who is at it and what was done."""
    small = SmallTable()

    def tell() -> None:
        told = {"at": len(small.at), "lost": len(small.lost_conns), "done": small.done}
        if told != before:
            before.update(told, done=list(small.done))
            say(told)

    before: dict[str, Any] = {}
    identity = new_identity()
    listener = Listener(small, identity, "lab", lambda effect: None, BRISK)
    await listener.open(int(port))
    say({"fingerprint": identity.fingerprint, "at": 0, "lost": 0, "done": []})
    try:
        while True:
            await asyncio.sleep(0.05)
            tell()
    finally:
        await listener.close()


async def guest(address: str, fingerprint: str, token: str = "") -> None:
    """A guest that does something every 100 ms and tells how its connection does."""
    told: dict[str, Any] = {"link": "", "joined": 0, "asked": 0, "answered": 0, "token": ""}

    def hear(news: News) -> None:
        match news:
            case Joined(welcome=welcome):
                told.update(joined=told["joined"] + 1, token=welcome.tok.hex())
            case Link(state=state):
                told["link"] = state
            case Heard(message=Ack()):
                told["answered"] += 1
            case Ended(code=code):
                told["link"] = code
            case _:
                return
        say(told)

    profile = Profile("Ann", "lab", token=bytes.fromhex(token) or None)
    member = Member(Target((parse_address(address),), None, fingerprint), profile, hear, BRISK)
    running = asyncio.create_task(member.run())
    while not running.done():
        await asyncio.sleep(0.1)
        if told["joined"]:
            told["asked"] += 1
            member.commands.act(0, 0, f"{'again' if token else 'first'} {told['asked']}")


async def rogue() -> None:
    zeroconf = AsyncZeroconf()
    odd: list[dict[Any, Any]] = [{}, {b"id": b"\xff\xfe"}, {"txtvers": "1", "id": "0" * 16, "n": "x"}]
    for number, properties in enumerate(odd):
        for port in (0, 4777):
            service = AsyncServiceInfo(
                SERVICE,
                f"odd\r\n{number}-{port}.{SERVICE}".replace("\r\n", " "),
                addresses=[socket.inet_aton("10.77.0.1")],
                port=port,
                properties=properties,
                server=f"odd{number}{port}.local.",
            )
            await zeroconf.async_register_service(service)
    say("begun")
    try:
        await asyncio.Event().wait()
    finally:
        await zeroconf.async_close()


async def hold() -> None:
    """Hold the port of mDNS for oneself alone."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as held:
        held.bind(("0.0.0.0", 5353))
        say("begun")
        await asyncio.Event().wait()


async def main(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task


ROLES: dict[str, Callable[..., Coroutine[Any, Any, None]]] = {
    "announce": announce,
    "lobby": lobby,
    "table": table,
    "guest": guest,
    "rogue": rogue,
    "hold": hold,
}

if __name__ == "__main__":
    asyncio.run(main(ROLES[sys.argv[1]](*sys.argv[2:])))
