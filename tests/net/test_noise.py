"""Any bytes in any pieces, at whatever moment: a table plays on and nothing is logged as a mistake."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import ssl

import pytest

from manille_lan.net.frame_stream import FrameStream
from manille_lan.protocol import codec
from manille_lan.protocol.frames import frame
from manille_lan.protocol.messages import Ack, Act, Chat, Room
from tests.net.parts import HELLO, RawGuest, hosted, joined, real, target_of, until

GOOD = [
    frame(codec.encode(message, codec.FROM_GUEST))
    for message in (
        Act(id=1, deal=0, turn=0, action="play 10H"),
        Room(id=2, what="sit", args={"seat": 1}),
        Chat(id=3, text="hé"),
    )
]


def noise(chance: random.Random) -> bytes:
    """Something between a good message and rubbish."""
    data = bytearray(chance.choice([*GOOD, chance.randbytes(chance.randrange(1, 60))]))
    for _ in range(chance.randrange(4)):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data[: chance.randrange(1, len(data) + 1)])


@pytest.mark.parametrize("seed", range(4))
@real
async def test_wire_08_noise_after_a_good_beginning_hurts_nobody_else(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(seed)
    async with hosted() as (listener, table), joined(target_of(listener.port)) as other:
        for _ in range(12):
            guest = await RawGuest.connect(listener.port)
            if chance.random() < 0.7:
                guest.say(HELLO)
            for _ in range(chance.randrange(1, 6)):
                guest.writer.write(noise(chance))
                await asyncio.sleep(0)
            guest.writer.transport.abort()
            with contextlib.suppress(ConnectionError, ssl.SSLError):
                await guest.reader.read()
        acts = len(other.heard(Ack))
        other.member.commands.act(9, 9, "play 7H")
        await other.until(lambda: len(other.heard(Ack)) > acts)
        assert table.done[-1] == "play 7H"
        await until(lambda: len(table.at) == 1)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@real
async def test_a_stream_that_is_not_there_yet_or_no_more_swallows_what_is_sent() -> None:
    stream = FrameStream(100)
    stream.send(b"x")
    stream.abort()
    stream.close(0.1)
    assert (stream.unsent, stream.fingerprint, stream.is_closing) == (0, "", True)
