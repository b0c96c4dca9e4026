"""The host end with real sockets and real TLS: who is let in, who is cut off, and that the table plays on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl

import pytest

from manille_lan.net.host import guest_line
from manille_lan.net.tls import client_context
from manille_lan.protocol import codec
from manille_lan.protocol.authority import Close, Effect, Send
from manille_lan.protocol.frames import frame
from manille_lan.protocol.messages import (
    Ack,
    Act,
    Bye,
    Chat,
    ChatLine,
    Error,
    Hello,
    Note,
    Ping,
    Pong,
    Room,
    Update,
    Welcome,
)
from tests.net.parts import HELLO, SHORT, RawGuest, SmallTable, hosted, joined, real, target_of, until


async def welcomed(port: int) -> RawGuest:
    """A hand-written guest at the table."""
    guest = await RawGuest.connect(port)
    guest.say(HELLO)
    assert isinstance(await guest.hear(), Welcome)
    assert isinstance(await guest.hear(), Update)
    return guest


async def last_word(guest: RawGuest) -> object:
    """What a guest hears last before it is closed."""
    heard = await guest.hear_all()
    await guest.close()
    return heard[-1] if heard else None


@real
async def test_a_guest_that_says_hello_is_welcome() -> None:
    async with hosted() as (listener, table):
        guest = await welcomed(listener.port)
        assert table.hellos == [HELLO]
        assert table.addresses == ["127.0.0.1"]
        await guest.close()
        await until(lambda: table.lost_conns == [1])


@real
async def test_server_13_a_guest_of_another_version_is_told_who_must_update() -> None:
    async with hosted() as (listener, table):
        guest = await RawGuest.connect(listener.port)
        guest.say(Hello(v=(7, 9), app="x", name="A", kind="human", lang="en"))
        answer = await last_word(guest)
        assert isinstance(answer, Error)
        assert (answer.code, answer.args["update"], answer.args["app"]) == (
            "protocol_version",
            "host",
            "manille-lan test",
        )
        assert table.hellos == []


@real
async def test_a_table_may_refuse_with_a_reason() -> None:
    table = SmallTable(refuse=Close(0, "table_full", "later", {"seats": 4}))
    async with hosted(table) as (listener, _):
        guest = await RawGuest.connect(listener.port)
        guest.say(HELLO)
        refusal = await last_word(guest)
        assert refusal == Error(code="table_full", fatal=True, retry="later", args={"seats": 4})


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\xff\xff\xff\xff", "too_big"),
        (b"\x00\x00\x00\x00", "malformed"),
        (frame(b"\xdd\xff\xff\xff\xff"), "malformed"),
        (frame(b"\xc1"), "malformed"),
        (frame(b"x" * 1025), "too_big"),
        (frame(b"\x81\xa1t\xa4ping"), "expected_hello"),
        (b"GET / HTTP/1.1\r\n\r\n", "too_big"),
    ],
    ids=lambda value: repr(value)[:24],
)
@real
async def test_wire_01_net_30_nonsense_before_hello_is_answered_and_closed(sent: bytes, code: str) -> None:
    async with hosted() as (listener, table), joined(target_of(listener.port)) as other:
        guest = await RawGuest.connect(listener.port)
        guest.writer.write(sent)
        answer = await last_word(guest)
        assert isinstance(answer, Error)
        assert (answer.code, answer.fatal) == (code, True)
        other.member.commands.act(0, 0, "play 7H")
        await other.until(lambda: other.heard(Ack))
        assert table.done == ["play 7H"]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"\xa2\xe2\x80"), "malformed"),
        (frame(b"\x81\xa1t\xa4nope"), "unknown_type"),
        (frame(b"\x81\xa1t\xa4ping"), "invalid_message"),
        (frame(b"\x83\xa1t\xa4ping\xa1n\x01\xa1n\x02"), "malformed"),
        (b"\x00\x00\x20\x01", "too_big"),
    ],
    ids=lambda value: repr(value)[:24],
)
@real
async def test_net_30_nonsense_at_the_table_ends_the_connection_and_nothing_else(
    sent: bytes, code: str
) -> None:
    async with hosted() as (listener, table):
        guest = await welcomed(listener.port)
        guest.writer.write(sent + frame(b"\x82\xa1t\xa4ping\xa1n\x01"))
        answer = await last_word(guest)
        assert isinstance(answer, Error)
        assert (answer.code, answer.fatal) == (code, True)
        await until(lambda: table.lost_conns == [1])


@real
async def test_a_second_hello_ends_the_connection() -> None:
    async with hosted() as (listener, _):
        guest = await welcomed(listener.port)
        guest.say(HELLO)
        answer = await last_word(guest)
        assert isinstance(answer, Error)
        assert answer.code == "invalid_message"


@real
async def test_net_30_one_byte_at_a_time_and_two_frames_at_once() -> None:
    async with hosted() as (listener, table):
        guest = await RawGuest.connect(listener.port)
        for byte in frame(codec.encode(HELLO, codec.FROM_GUEST)):
            guest.writer.write(bytes([byte]))
            await asyncio.sleep(0)
        assert isinstance(await guest.hear(), Welcome)
        guest.say(Act(id=1, deal=0, turn=0, action="play 10S"), Act(id=2, deal=0, turn=0, action="play AS"))
        await until(lambda: table.done == ["play 10S", "play AS"])
        await guest.close()


@real
async def test_net_28_silence_after_tls_is_closed_with_a_word() -> None:
    async with hosted() as (listener, table):
        guest = await RawGuest.connect(listener.port)
        assert await last_word(guest) == Error(code="hello_timeout", fatal=True, retry="now")
        assert table.lost_conns == []


@real
async def test_wire_01_a_hello_that_dribbles_in_is_closed() -> None:
    async with hosted() as (listener, _):
        guest = await RawGuest.connect(listener.port)
        with contextlib.suppress(ConnectionError):
            for _ in range(40):
                guest.writer.write(b"\x00\x00\x00\x40"[:1])
                await asyncio.sleep(0.02)
        heard = await last_word(guest)
        assert isinstance(heard, Error)
        assert heard.code in ("hello_timeout", "malformed")


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\n\r\n", bytes(range(256)) * 8], ids=["silence", "http", "noise"]
)
@real
async def test_net_28_whoever_speaks_no_tls_is_closed(sent: bytes) -> None:
    async with hosted() as (listener, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", listener.port)
        writer.write(sent)
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(3):
                await reader.read()
        writer.close()
        async with joined(target_of(listener.port)):
            pass


@real
async def test_net_29_silent_connections_take_no_place_for_ever_and_others_come_in() -> None:
    async with hosted() as (listener, _):
        silent = [await asyncio.open_connection("127.0.0.1", listener.port) for _ in range(60)]
        closed = 0
        for reader, _ in silent:
            with contextlib.suppress(TimeoutError, ConnectionError):
                async with asyncio.timeout(0.02):
                    closed += await reader.read(1) == b""
        assert closed >= 50, "all but four are refused at once"
        async with joined(target_of(listener.port)):  # as soon as TLS of the four times out
            pass
        for _, writer in silent:
            writer.close()


@real
async def test_net_33_a_guest_that_is_silent_is_given_up_and_one_that_answers_is_not() -> None:
    async with hosted() as (listener, table):
        guest = await welcomed(listener.port)
        async with joined(target_of(listener.port)):
            heard = await guest.hear_all()
            assert Ping(n=1) in heard
            await until(lambda: table.lost_conns == [1])
            await asyncio.sleep(2 * SHORT.heartbeat.dead)
            assert table.lost_conns == [1]
        await guest.close()


@real
async def test_a_ping_is_answered() -> None:
    async with hosted() as (listener, _):
        guest = await welcomed(listener.port)
        guest.say(Ping(n=77))
        assert await guest.hear() == Pong(n=77)
        guest.say(Pong(n=3))
        await guest.close()


@real
async def test_server_11_too_many_messages_are_refused_and_then_end_the_connection() -> None:
    async with hosted() as (listener, table):
        guest = await welcomed(listener.port)
        guest.say(*(Room(id=number, what="ready") for number in range(1, 201)))
        heard = await guest.hear_all()
        refused = [message for message in heard if isinstance(message, Ack) and not message.ok]
        assert {message.code for message in refused} == {"rate_limited"}
        assert heard[-1] == Error(code="rate_limited", fatal=True, retry="later")
        assert 40 <= len(table.done) <= 45
        await guest.close()


@real
async def test_server_11_chat_is_slower_than_play() -> None:
    async with hosted() as (listener, _):
        guest = await welcomed(listener.port)
        guest.say(*(Chat(id=number, text="hi") for number in range(1, 11)))
        guest.say(Act(id=11, deal=0, turn=0, action="play 7H"))
        acks: list[Ack] = []
        lines = 0
        while len(acks) < 11:
            message = await guest.hear()
            lines += isinstance(message, ChatLine)
            if isinstance(message, Ack):
                acks.append(message)
        assert lines == 5
        assert [ack.ok for ack in acks] == [True] * 5 + [False] * 5 + [True]
        await guest.close()


@real
async def test_net_39_a_guest_that_does_not_read_is_cut_off_and_others_hear_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(guest_line, "UNSENT_LIMIT", 64 * 1024)
    async with hosted() as (listener, table), joined(target_of(listener.port)) as other:
        guest = await welcomed(listener.port)
        guest.reader._transport.pause_reading()  # type: ignore[attr-defined]
        flood = Note(code="x", args={f"k{number}": "y" * 500 for number in range(60)})
        for _ in range(2000):
            if table.lost_conns:
                break
            listener.perform([Send(2, flood)])
            await asyncio.sleep(0)
        assert table.lost_conns == [2]
        listener.perform([Send(1, Note(code="still_here"))])
        await other.until(lambda: Note(code="still_here") in other.heard(Note))
        guest.reader._transport.resume_reading()  # type: ignore[attr-defined]
        await guest.hear_all()
        await guest.close()


@real
async def test_a_bye_is_no_loss() -> None:
    async with hosted() as (listener, table):
        guest = await welcomed(listener.port)
        guest.say(Bye())
        assert await guest.hear_all() == []
        await guest.close()
        assert (table.done, table.lost_conns) == (["bye"], [])


@real
async def test_the_table_closes_a_guest_and_hears_no_loss() -> None:
    async with hosted() as (listener, table):
        guest = await welcomed(listener.port)
        listener.perform([Close(1, "kicked"), Send(1, Note(code="late")), Close(1, "kicked")])
        assert await last_word(guest) == Error(code="kicked", fatal=True, retry="never")
        await asyncio.sleep(0.05)
        assert table.lost_conns == []


@real
async def test_effects_of_other_kinds_go_to_the_driver_in_order() -> None:
    class AskBot(Effect):
        pass

    seen: list[Effect] = []
    async with hosted(on_effect=seen.append) as (listener, table):
        ask = AskBot()
        table.on_act = lambda act: [Send(1, Ack(id=act.id, ok=True)), ask]
        guest = await welcomed(listener.port)
        guest.say(Act(id=1, deal=0, turn=0, action="x"))
        assert await guest.hear() == Ack(id=1, ok=True)
        await until(lambda: seen == [ask])
        await guest.close()


@real
async def test_the_table_is_woken_when_it_asked_to_be() -> None:
    async with hosted() as (listener, table):
        loop = asyncio.get_running_loop()
        table.wake = loop.time() + 0.1
        listener.perform([])
        await until(lambda: table.ticks)
        assert table.ticks[0] >= loop.time() - 0.5
        await asyncio.sleep(0.1)
        assert len(table.ticks) == 1


@real
async def test_a_mistake_of_the_table_is_answered_and_does_not_end_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(_: Act) -> list[Effect]:
        raise KeyError("a mistake")

    async with hosted() as (listener, table):
        table.on_act = broken
        guest = await welcomed(listener.port)
        with caplog.at_level(logging.CRITICAL, "manille_lan.net.host.listener"):
            guest.say(Act(id=1, deal=0, turn=0, action="x"), Room(id=2, what="ready"))
            assert await guest.hear() == Ack(id=1, ok=False, code="internal")
        assert await guest.hear() == Ack(id=2, ok=True, s=1)
        await guest.close()


@real
async def test_a_message_that_cannot_be_sent_ends_only_that_connection() -> None:
    async with hosted() as (listener, table), joined(target_of(listener.port)) as other:
        guest = await welcomed(listener.port)
        listener.perform([Send(2, Update(s=1, ep=0, events=[], view={"x": 1.5}))])
        assert await last_word(guest) is None
        await until(lambda: table.lost_conns == [2])
        assert not other.task.done()


@real
async def test_net_44_closing_says_goodbye_and_does_not_wait_for_the_dead() -> None:
    async with hosted() as (listener, _):
        guest = await welcomed(listener.port)
        dead = await welcomed(listener.port)
        dead.reader._transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(1.5):
            await listener.close()
        assert (await guest.hear_all())[-1] == Bye(why="shutting_down")
        dead.reader._transport.resume_reading()  # type: ignore[attr-defined]
        await dead.hear_all()
        await guest.close()
        await dead.close()
        with pytest.raises(OSError):
            await RawGuest.connect(listener.port)


@real
async def test_a_table_holds_so_many_connections_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("manille_lan.net.host.listener.CONNECTIONS", 2)
    async with hosted() as (listener, _):
        guests = [await welcomed(listener.port) for _ in range(2)]
        third = await RawGuest.connect(listener.port)
        third.say(HELLO)
        assert await last_word(third) == Error(code="too_many_connections", fatal=True, retry="later")
        for guest in guests:
            await guest.close()


@real
async def test_nothing_older_than_tls_13_is_let_in() -> None:
    context = client_context()
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    async with hosted() as (listener, _):
        with pytest.raises(OSError):  # a TLS error or a reset, as the race goes
            await asyncio.open_connection("127.0.0.1", listener.port, ssl=context, server_hostname="x")
