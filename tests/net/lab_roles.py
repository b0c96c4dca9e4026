"""What runs in the hosts of the laboratory: a table that announces itself, a lobby, a talker of nonsense.

python -m tests.net.lab_roles announce NAME ID PORT | lobby (all|mdns|broadcast) | rogue | hold
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

from manille_lan.net.discovery.announce import Announcer
from manille_lan.net.discovery.info import TableInfo
from manille_lan.net.discovery.lobby import Lobby
from manille_lan.net.discovery.mdns import SERVICE
from manille_lan.net.discovery.rows import LobbyRow

ELSEWHERE = 47999
"""A port for probes at which no table listens: whoever asks there finds nobody by broadcast."""


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
    "rogue": rogue,
    "hold": hold,
}

if __name__ == "__main__":
    asyncio.run(main(ROLES[sys.argv[1]](*sys.argv[2:])))
